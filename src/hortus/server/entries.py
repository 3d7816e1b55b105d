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
    owner: str | None = None  # of a program
    guest: bool = False  # no account, or a program of somebody without one
    symbol: int | None = None  # that of the match before, at a rematch; else that of the seat
    like: str | None = None  # of a bot: the person about as strong as whom it plays, and not as its level
    index: int | None = None  # of such a bot: how strong that is (hortus.bots.ladder)

    @property
    def free(self) -> bool:
        return self.kind in ("open", "invited")


class _Data(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """What is stored of an entry apart from its number, kind and time.

    A field that this version does not know, of a newer version beside it, is not passed over: the entry is refused.
    """

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
    hints: bool = False
    why: str | None = None
    muted: tuple[str, ...] = ()
    lines: tuple[tuple[str, ...], ...] = ()


class Entry(_Data, frozen=True):
    """One entry. Which of the optional fields it has depends on its kind:

    open (`seats`: the table as it was made, `rated`: may the match count?, `hints`: may all ask for hints?,
    `muted`: who was, at the match before), join (`seat`, `occupant`), leave, return, stand_in (`person`: they asked
    for it themselves), out_of_time (`seat`), start, move (`seat`, `ply`, `move`, `level`: the weaker bot that
    decided for one that was late), over (`why`: resigned, left or agreed, if it ended before its time), close, ask,
    undo (`seat`, `amount`: the ply it goes back to), agree, refuse, withdraw, propose (to end the match together;
    all `seat`, `person`), resign, quit (`seat`), time (`seat` gets `amount` milliseconds more), break (`seat` is
    away until `amount`; `person` asks the others to stop the clock for as long), pause (the clock stands still
    until `amount`, for `seat`), hint (`seat`, `amount`: the ply it was asked for), mute, unmute (`person`), plan
    (conditional moves of `seat`: `lines`; known to that seat alone), kick (`seat`, `person`), quiet, loud
    (may spectators talk?), rematch (`table`, `person`: who asks), restart (`amount`: milliseconds that no clock
    counts).
    """

    kind: str
    at: int  # milliseconds since 1970
    number: int = 0


KINDS = frozenset({
    "open", "join", "leave", "return", "stand_in", "out_of_time", "start", "move", "over", "close", "ask", "undo",
    "agree", "refuse", "withdraw", "propose", "resign", "quit", "time", "break", "pause", "kick", "hint",
    "mute", "unmute", "plan", "quiet", "loud", "rematch", "restart",
})  # fmt: skip

_FIELDS = _Data.__struct_fields__
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(_Data).decode


def stored(table_id: str, entry: Entry, command: str | None) -> dict[str, Any]:
    """The entry as a row of the log; the first of a command's entries carries the command's id."""
    data = msgspec.convert(entry, _Data, from_attributes=True)
    return {
        "table_id": table_id, "number": entry.number, "kind": entry.kind, "at": entry.at,
        "data": _encode(data).decode(), "command": command,
    }  # fmt: skip


class UnknownEntry(Exception):
    """An entry of a newer version, which may be running beside this one. It is not misread, nor passed over."""


def from_row(row: Any) -> Entry:
    if row.kind not in KINDS:
        raise UnknownEntry(f"an entry of the kind {row.kind!r}")
    try:
        data = _decode(row.data)
    except msgspec.ValidationError as problem:
        if "unknown field" not in str(problem):
            raise
        raise UnknownEntry(str(problem)) from None
    return Entry(row.kind, row.at, row.number, **{name: getattr(data, name) for name in _FIELDS})
