"""Everybody's matches, and those against one opponent, are found by an index."""

from __future__ import annotations

from alembic import op

revision = "0070"
down_revision = "0061"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("seats_by_person", "seats", ["person", "table_id"])
    op.drop_index("ix_seats_person", "seats")
