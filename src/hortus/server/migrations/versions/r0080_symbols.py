"""At a rematch everybody keeps their symbol."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0080"
down_revision = "0075"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("symbol", sa.Integer))
