"""Phrases in the chat, and lines that are reported."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0061"
down_revision = "0060"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chat", sa.Column("phrase", sa.String(20)))
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("person", sa.String(24), index=True, nullable=False),
        sa.Column("reporter", sa.String(24), index=True, nullable=False),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("context", sa.Text, nullable=False),
        sa.Column("resolved", sa.BigInteger),
        sa.Column("resolution", sa.String(200)),
        sqlite_autoincrement=True,
    )
    op.create_index("one_report_each", "reports", ["table_id", "line", "reporter"], unique=True)
