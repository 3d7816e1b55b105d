"""Entries carry all that they change: seats, questions and mutes come from the log; ratings from a queue of endings.

Old logs are rewritten. They do not say who took a seat and left it again before the start, so that such people are
not named; whoever had the seat in the end is.
"""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    connection = op.get_bind()
    op.create_table(
        "endings",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), unique=True, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("places", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index(
        "endings_to_rate", "endings", ["id"], sqlite_where=sa.text("not rated"), postgresql_where=sa.text("not rated")
    )
    op.add_column("tables", sa.Column("version", sa.Integer, nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("quarantine", sa.Text))
    op.add_column("tables", sa.Column("number", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("check_at", sa.BigInteger))
    op.add_column("tables", sa.Column("bot_turn", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("keeper", sa.String(24)))
    op.create_table(
        "processes",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("alive", sa.Boolean, nullable=False),
    )
    op.create_index("tables_by_host", "tables", ["host", "state"])
    op.add_column("seats", sa.Column("out_of_time", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("chat", sa.Column("command", sa.String(80)))
    op.create_index("chat_one_command", "chat", ["table_id", "command"], unique=True)
    op.add_column("log", sa.Column("data", sa.Text, nullable=False, server_default="{}"))
    op.add_column("log", sa.Column("command", sa.String(80)))
    for table in connection.execute(sa.text("select * from tables order by changed, id")).mappings().all():
        _rewrite(connection, table)
    op.drop_index("log_one_move_a_ply", "log")
    op.drop_index("log_one_entry_a_message", "log")
    op.create_index("log_one_command", "log", ["table_id", "command"], unique=True)
    for name, columns in {
        "log": ("seat", "ply", "undos", "move", "amount", "person", "client"),
        "tables": ("muted", "rated"),
        "seats": ("left_at",),
    }.items():
        for column in columns:
            op.drop_column(name, column)


def _rewrite(connection: sa.Connection, table: Any) -> None:
    """One table's log, and what is derived from it."""
    one = {"table": table["id"]}
    seats = connection.execute(
        sa.text(
            "select s.*, p.kind as who from seats s left join people p on p.id = s.person "
            "where table_id = :table order by seat"
        ), one,
    ).mappings().all()  # fmt: skip
    log = connection.execute(
        sa.text("select * from log where table_id = :table order by number"), one
    ).mappings().all()  # fmt: skip
    last_join = {row["seat"]: row["number"] for row in log if row["kind"] == "join"}
    occupants = [_occupant(seat) for seat in seats]
    asking: int | None = None
    started = False
    rows: list[dict[str, Any]] = []

    def add(number: int, kind: str, at: int, data: dict[str, Any], command: str | None = None) -> None:
        rows.append({
            "table": table["id"], "number": number, "kind": kind, "at": at, "command": command,
            "data": json.dumps({key: value for key, value in data.items() if value is not None}),
        })  # fmt: skip

    opening = [occupants[i] if i not in last_join else {"kind": "open"} for i in range(len(seats))]
    add(0, "open", table["created"], {"seats": opening})
    late: set[int] = set()
    for row in log:
        kind, seat = row["kind"], row["seat"]
        data = {"seat": seat, "ply": row["ply"], "move": row["move"], "amount": row["amount"]}
        if kind == "start":
            started = True
        elif kind == "join":
            known = last_join[seat] == row["number"] and seats[seat]["kind"] in ("person", "bot")
            data["occupant"] = occupants[seat] if known else {"kind": "person", "name": "?"}
        elif kind == "ask":
            data["person"], asking = seats[seat]["person"], seat
        elif kind in ("agree", "refuse", "withdraw"):
            data["person"] = seats[seat if kind != "withdraw" or asking is None else asking]["person"]
        elif kind == "out_of_time" and '"clock"' in table["pace"]:
            late.add(seat)
        command = f"{row['person']}:{row['client']}" if row["client"] is not None else None
        add(row["number"], kind, row["at"], data, command)
    number = rows[-1]["number"]
    at = max(table["changed"], rows[-1]["at"])
    for person in json.loads(table["muted"]):
        number += 1
        add(number, "mute", at, {"person": person})
    if table["rematch"]:
        number += 1
        add(number, "rematch", at, {"table": table["rematch"]})
    _store(connection, rows, len(log))
    turn = table["turn"]
    connection.execute(
        sa.text("update tables set number = :number, check_at = :check, bot_turn = :bot where id = :table"),
        {
            **one, "number": number, "check": 0 if started and table["state"] == "playing" else None,
            "bot": table["state"] == "playing" and turn is not None and _bot(seats[turn]),
        },
    )  # fmt: skip
    for seat in late:
        connection.execute(
            sa.text("update seats set out_of_time = true where table_id = :table and seat = :seat"),
            {**one, "seat": seat},
        )
    if table["state"] == "over":
        connection.execute(  # how the seats ended is worked out when it is rated
            sa.text("insert into endings (table_id, game, places, rated) values (:table, :game, '', :rated)"),
            {**one, "game": table["game"], "rated": bool(table["rated"])},
        )


def _store(connection: sa.Connection, rows: list[dict[str, Any]], old: int) -> None:
    """The first row is new, then come the old ones, then new ones."""
    insert = sa.text(
        "insert into log (table_id, number, kind, at, data, command) "
        "values (:table, :number, :kind, :at, :data, :command)"
    )
    connection.execute(insert, [rows[0], *rows[old + 1 :]])
    if old:
        connection.execute(
            sa.text("update log set data = :data, command = :command where table_id = :table and number = :number"),
            rows[1 : old + 1],
        )


def _occupant(seat: Any) -> dict[str, Any]:
    found = {"kind": seat["kind"], "name": seat["name"], "person": seat["person"], "bot": seat["bot"]}
    if seat["kind"] == "person" and seat["who"] == "program":
        found["program"] = True
    return {key: value for key, value in found.items() if value not in (None, "")}


def _bot(seat: Any) -> bool:
    return seat["kind"] == "bot" or bool(seat["stand_in"])
