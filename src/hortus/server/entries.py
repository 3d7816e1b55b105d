"""The entries of a table's log. Everything that happens at a table is one, and a table is what its entries make it."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct


class Occupant(Struct, frozen=True, omit_defaults=True):
    """Who has a seat, or may take it."""

    kind: str  # open, invited, person, bot
    name: str = ""
    person: str | None = None  # who plays it; of an invited seat: for whom it is kept
    bot: str | None = None
    program: bool = False

    @property
    def free(self) -> bool:
        return self.kind in ("open", "invited")


class Entry(Struct, frozen=True, omit_defaults=True):
    """One entry. Which of the optional fields it has depends on its kind:

    open (`seats`: the table as it was made, `rated`: may the match count?), join (`seat`, `occupant`), leave, return,
    stand_in, out_of_time (`seat`), start, move (`seat`, `ply`, `move`, `level`: the weaker bot that decided for one
    that was late), over, close, ask, undo (`seat`, `amount`: the ply it goes back to), agree, refuse, withdraw (`seat`,
    `person`), mute, unmute (`person`), rematch (`table`), restart (`amount`: milliseconds that no clock counts).
    """

    kind: str
    at: int  # milliseconds since 1970
    number: int = 0
    seat: int | None = None
    ply: int | None = None
    move: str | None = None
    amount: int | None = None
    person: str | None = None
    table: str | None = None
    occupant: Occupant | None = None
    seats: tuple[Occupant, ...] = ()
    rated: bool = True
    level: str | None = None


class _Data(Struct, frozen=True, omit_defaults=True):
    """What is stored of an entry apart from its number, kind and time."""

    seat: int | None = None
    ply: int | None = None
    move: str | None = None
    amount: int | None = None
    person: str | None = None
    table: str | None = None
    occupant: Occupant | None = None
    seats: tuple[Occupant, ...] = ()
    rated: bool = True
    level: str | None = None


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(_Data).decode


def stored(table_id: str, entry: Entry, command: str | None) -> dict[str, Any]:
    """The entry as a row of the log; the first of a command's entries carries the command's id."""
    data = _Data(
        entry.seat,
        entry.ply,
        entry.move,
        entry.amount,
        entry.person,
        entry.table,
        entry.occupant,
        entry.seats,
        entry.rated,
        entry.level,
    )
    return {
        "table_id": table_id, "number": entry.number, "kind": entry.kind, "at": entry.at,
        "data": _encode(data).decode(), "command": command,
    }  # fmt: skip


def from_row(row: Any) -> Entry:
    d = _decode(row.data)
    return Entry(
        row.kind,
        row.at,
        row.number,
        d.seat,
        d.ply,
        d.move,
        d.amount,
        d.person,
        d.table,
        d.occupant,
        d.seats,
        d.rated,
        d.level,
    )
