"""Who has asked for a hint to a puzzle."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0100"
down_revision = "0095"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "puzzle_hints",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("puzzle", sa.String(16), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
