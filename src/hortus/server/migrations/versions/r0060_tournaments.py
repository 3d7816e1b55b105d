"""Tournaments: who takes part, who meets whom, and which table belongs to which."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0060"
down_revision = "0040"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("tournament", sa.String(24)))
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("style", sa.String(12), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("places", sa.Integer, nullable=False),
        sa.Column("host", sa.String(24), sa.ForeignKey("people.id"), index=True, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("rounds", sa.Integer),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("next_at", sa.BigInteger),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_index("tournaments_by_state", "tournaments", ["state", "changed"])
    op.create_table(
        "tournament_entrants",
        sa.Column("tournament", sa.String(24), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), index=True),
        sa.Column("bot", sa.String(40)),
        sa.Column("seed", sa.Integer),
        sa.Column("withdrawn", sa.Boolean, nullable=False),
    )
    op.create_index("one_entry_each", "tournament_entrants", ["tournament", "person"], unique=True)
    op.create_table(
        "tournament_matches",
        sa.Column("tournament", sa.String(24), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("board", sa.Integer, primary_key=True),
        sa.Column("entrants", sa.String(20), nullable=False),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), unique=True),
        sa.Column("outcomes", sa.Text),
    )
