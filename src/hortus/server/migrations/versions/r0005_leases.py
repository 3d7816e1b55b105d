"""Leases: the epoch in which a process looks after a table, and limits that all processes share."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("epoch", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("seen", sa.BigInteger))
    op.create_table(
        "allowances",
        sa.Column("name", sa.String(120), primary_key=True),
        sa.Column("level", sa.Double, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
