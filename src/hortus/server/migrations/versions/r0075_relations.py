"""Friends, blocking, what a profile shows, and who may watch a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0075"
down_revision = "0070"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "relations",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("other", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_index("relations_by_other", "relations", ["other", "kind"])
    op.add_column("people", sa.Column("shows", sa.String(40), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("watch", sa.String(8), nullable=False, server_default="link"))
