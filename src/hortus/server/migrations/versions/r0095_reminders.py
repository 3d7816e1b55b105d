"""Browsers that get pushes, reminders that were given, vacations."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0095"
down_revision = "0090"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), index=True, nullable=False),
        sa.Column("session", sa.String(24), index=True, nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.add_column("people", sa.Column("vacation_from", sa.BigInteger))
    op.add_column("people", sa.Column("vacation_until", sa.BigInteger))
    op.add_column("tables", sa.Column("reminded", sa.Integer))
