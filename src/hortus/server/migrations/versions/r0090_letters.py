"""E-mail addresses of accounts, and what is to be sent to people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0090"
down_revision = "0080"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "emails",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("address", sa.String(254), index=True, nullable=False),
        sa.Column("remind", sa.Boolean, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), index=True, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("due", sa.BigInteger, index=True, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sqlite_autoincrement=True,
    )
