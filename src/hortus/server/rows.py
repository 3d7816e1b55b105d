"""How a table is stored: read from its row and its log, and the rows that say how it stands after a change."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from sqlalchemy import Row, Select, Update, select, update

from hortus.games import game as find_game

from . import schema
from .commands import next_check
from .entries import from_row, stored
from .storage import now
from .table import Table


def log_of(tables: list[str], after: int = -1) -> Select[Any]:
    """The query for the entries of these tables' logs after a number."""
    c = schema.log.c
    return (
        select(c.table_id, c.number, c.kind, c.at, c.data)
        .where(c.table_id.in_(tables), c.number > after)
        .order_by(c.table_id, c.number)
    )


class Unreadable(Exception):
    """Why a table cannot be read."""


def replayed(row: Row[Any], entries: list[Row[Any]]) -> tuple[Table, list[Update]]:
    """The table of a row, and what is to be stored if its moves were written by an earlier version of the rules."""
    table = Table(row)
    game = find_game(table.game)
    translated = game.earlier.get(table.version)
    if table.version != game.version and translated is None:
        raise Unreadable(f"it is of version {table.version} of the rules, this server plays version {game.version}")
    rewritten: list[Update] = []
    log = schema.log
    for entry in map(from_row, entries):
        if translated and entry.kind == "move" and entry.move is not None and table.match is not None:
            entry = msgspec.structs.replace(entry, move=translated(table.match.state, entry.move))
            data = stored(table.id, entry, None)["data"]
            at = log.c.table_id == table.id, log.c.number == entry.number
            rewritten.append(update(log).where(*at).values(data=data))
        table.apply(entry)
    if translated:
        table.version = game.version
        t = schema.tables
        rewritten.append(update(t).where(t.c.id == table.id).values(version=game.version))
    table.touched, table.opened = time.monotonic(), now()
    return table, rewritten


def summary(table: Table, grace: int) -> dict[str, Any]:
    """How a table stands, as it is stored to find and list it."""
    turn = table.turn
    return {
        "id": table.id, "state": table.state, "turn": turn, "ply": table.ply, "changed": table.changed_at,
        "number": table.number, "rematch": table.rematch,
        "winners": " ".join(map(str, table.winners())) if table.state == "over" else None, "ended": table.ended,
        "rated": table.rated,
        "check_at": next_check(table, grace),
        "bot_turn": turn is not None and table.seats[turn].played_by_bot,
    }  # fmt: skip


def seat_row(table: Table, i: int) -> dict[str, Any]:
    """A seat and its occupant, as they are stored to be found."""
    seat = table.seats[i]
    return {
        "table_id": table.id, "seat": i, "kind": seat.kind, "name": seat.name, "person": seat.person,
        "bot": seat.bot, "stand_in": seat.stand_in, "out_of_time": seat.out_of_time, "gave_up": seat.gave_up,
    }  # fmt: skip
