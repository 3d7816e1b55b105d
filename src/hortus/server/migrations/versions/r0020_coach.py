"""Reviews of finished matches, and practice matches that start from a position."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("position", sa.Text))
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("progress", sa.Double, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("review", sa.Text),
    )
