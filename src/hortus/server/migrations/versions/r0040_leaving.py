"""How matches end before their time, who has given up, and whether a match may count for the ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0040"
down_revision = "0030"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("ended", sa.String(8)))
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("seats", sa.Column("gave_up", sa.String(8)))
    casual = sa.text(
        "update tables set rated = false where id in (select table_id from log where number = 0 and data like :said)"
    )
    op.execute(casual.bindparams(said='%"rated":false%'))
    op.execute("update tables set rated = false where id in (select table_id from endings where places = '[]')")
    op.drop_index("endings_to_rate", "endings")
    op.execute("alter table endings rename column rated to counted")
    op.create_index(
        "endings_to_count", "endings", ["id"],
        sqlite_where=sa.text("not counted"), postgresql_where=sa.text("not counted"),
    )  # fmt: skip
