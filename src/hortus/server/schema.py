"""What is stored. `log` is the truth of every match and only grows; the rest is who, where and how."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()

settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("kind", String(8), nullable=False),  # guest, account, program
    Column("lang", String(2), nullable=False),
    Column("login", String(48), unique=True),  # accounts: the name in small letters
    Column("password", String(200)),  # accounts: argon2id
    Column("owner", String(24), ForeignKey("people.id")),  # programs: whose
    Column("token", String(64), unique=True),  # programs: SHA-256 of the token
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("code", String(8), unique=True, nullable=False),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),  # JSON, values as in records
    Column("public", Boolean, nullable=False),
    Column("pace", Text, nullable=False),  # JSON
    Column("state", String(8), nullable=False),  # waiting, playing, over, closed
    Column("host", String(24), ForeignKey("people.id"), nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("salt", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    # From here on only to list tables without opening them; the log knows better.
    Column("turn", Integer),
    Column("ply", Integer, nullable=False),
    Column("winners", String(20)),
    Column("rematch", String(24)),
    Column("muted", Text, nullable=False, server_default="[]"),  # JSON: people
    Column("rated", Boolean, nullable=False, server_default=false()),  # over, and taken into the ratings
    Index("tables_by_state", "state", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # open, invited, person, bot
    Column("name", String(24), nullable=False),
    Column("person", String(24), ForeignKey("people.id"), index=True),
    Column("bot", String(40)),
    Column("left_at", BigInteger),  # the person has left
    Column("stand_in", Boolean, nullable=False),  # a bot plays for the person
    Column("rating_before", Double),  # when the match was rated
    Column("rating_after", Double),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer),
    Column("ply", Integer),  # moves only: the ply it answers
    Column("undos", Integer),  # moves only: how often moves had been taken back before it
    Column("move", String(80)),
    Column("amount", BigInteger),  # undo: the ply it goes back to; restart: milliseconds not to count
    Column("person", String(24)),  # who sent it
    Column("client", String(40)),  # and the id they gave it
    Index("log_one_move_a_ply", "table_id", "ply", "undos", unique=True),
    Index("log_one_entry_a_message", "table_id", "person", "client", unique=True),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("line", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("person", String(24), nullable=False),
    Column("name", String(24), nullable=False),
    Column("seat", Integer),
    Column("text", String(300), nullable=False),
)

ratings = Table(  # they follow from the finished matches
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("who", String(48), primary_key=True),  # a person's id, or bot:<name>
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
)
