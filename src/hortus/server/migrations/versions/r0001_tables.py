"""People, tables, seats and the log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "settings",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("login", sa.String(48), unique=True),
        sa.Column("password", sa.String(200)),
        sa.Column("owner", sa.String(24), sa.ForeignKey("people.id")),
        sa.Column("token", sa.String(64), unique=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("code", sa.String(8), unique=True, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("host", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("salt", sa.String(64), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("turn", sa.Integer),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("winners", sa.String(20)),
        sa.Column("rematch", sa.String(24)),
    )
    op.create_index("tables_by_state", "tables", ["state", "changed"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), index=True),
        sa.Column("bot", sa.String(40)),
        sa.Column("left_at", sa.BigInteger),
        sa.Column("stand_in", sa.Boolean, nullable=False),
    )
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("ply", sa.Integer),
        sa.Column("undos", sa.Integer),
        sa.Column("move", sa.String(80)),
        sa.Column("amount", sa.BigInteger),
        sa.Column("person", sa.String(24)),
        sa.Column("client", sa.String(40)),
    )
    op.create_index("log_one_move_a_ply", "log", ["table_id", "ply", "undos"], unique=True)
    op.create_index("log_one_entry_a_message", "log", ["table_id", "person", "client"], unique=True)
