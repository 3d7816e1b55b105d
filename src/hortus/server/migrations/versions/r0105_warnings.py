"""Warnings, given once for each turn, that its time is nearly up."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0105"
down_revision = "0100"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("warned", sa.Integer))
