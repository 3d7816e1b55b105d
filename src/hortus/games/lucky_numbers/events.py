"""What a move of Lucky Numbers did, as a list of events. Everything is public, so every viewer gets the same."""

from __future__ import annotations

from typing import Any

from hortus.games.data import Event
from hortus.games.public import public

from .moves import placement
from .rules import DISCARD, DRAW, TAKE
from .state import CELLS, IDLE_ROUNDS, PLACES, RACK, SQUARES, TILES


@public
def events(before: Any, code: int, after: Any, viewer: int | None) -> list[Event]:
    seat = before.turn
    if code == DRAW:
        return [_draw(seat, after.held)]
    if code == DISCARD:
        number = before.held
        found = [Event("discard", seat, TILES[number], "hand", RACK[number], detail={"number": number})]
        return found + _end(after)
    number, cell = placement(before, code)
    if before.laying:
        return _set_up(before, seat, number, cell, after)
    old = before.garden[CELLS * seat + cell]
    kind, origin = ("take", RACK[number]) if code >= TAKE else ("place", "hand")
    found = [_put(kind, seat, number, cell, origin)]
    if old:
        at = PLACES[seat][cell]
        detail: dict[str, str | int] = {"number": number, "square": SQUARES[cell], "old": old}
        found = [
            Event("exchange" if kind == "place" else "take-exchange", seat, TILES[number], origin, at, detail=detail),
            Event("swap-out", seat, TILES[old], at, RACK[old], detail={"number": old}),
        ]
    elif not after.empty[seat]:
        found.append(Event("full", seat, target=f"{seat}"))
    if not after.over and after.turn == seat:
        found.append(Event("extra-turn", seat))
    return found + _end(after)


def _draw(seat: int, number: int) -> Event:
    return Event("draw", seat, TILES[number], "pile", "hand", detail={"number": number})


def _put(kind: str, seat: int, number: int, cell: int, origin: str) -> Event:
    detail: dict[str, str | int] = {"number": number, "square": SQUARES[cell]}
    return Event(kind, seat, TILES[number], origin, PLACES[seat][cell], points=1, line="empty", detail=detail)


def _set_up(before: Any, seat: int, number: int, cell: int, after: Any) -> list[Event]:
    """A start tile is laid; the last of a seat lies down by itself, and more tiles may be drawn."""
    found = [_put("lay", seat, number, cell, "hand")]
    for other in range(before.players):
        for k in range(4):
            place = CELLS * other + 5 * k
            if after.garden[place] and not before.garden[place] and (other, 5 * k) != (seat, cell):
                found.append(_put("lay", other, after.garden[place], 5 * k, "hand"))
    if after.laying and not any(after.drawn):
        found.append(_draw(after.turn, after.held))
    return found


def ended(state: Any) -> str:
    """Why a finished game ended."""
    if any(not state.empty[seat] for seat in range(state.players)):
        return "full"
    return "stalemate" if state.idle >= IDLE_ROUNDS * state.players else "no-tiles"


def _end(after: Any) -> list[Event]:
    return [Event("end", detail={"reason": ended(after)})] if after.over else []
