"""Lucky Numbers' moves as data, and what can be done now.

Places: `0-b2` (seat 0's garden), `rack-7` (the centre's 7s), `pile` (face down), `hand` (the tile being laid).
Pieces: `tile-7`; `tile` is a face-down one.
"""

from __future__ import annotations

from itertools import product
from typing import Any

from hortus.games.data import Detail, Move
from hortus.i18n import Message

from .notation import NOTATION
from .rules import DISCARD, DRAW, LAY, PLACE, TAKE
from .state import CELLS, NUMBERS, PLACES, RACK, SQUARES, TILES


def placement(state: Any, code: int) -> tuple[int, int]:
    """The number and the cell of a move that puts a tile in the garden."""
    if code >= TAKE:
        return (code - TAKE) // CELLS + 1, (code - TAKE) % CELLS
    return state.held, (5 * (code - LAY) if code >= LAY else code - PLACE)


# What every move that takes a tile from the centre has, whatever lies on its cell.
TAKES: list[tuple[str, str, str, int, Detail]] = [
    (notation, TILES[number], RACK[number], cell, {"number": number, "square": SQUARES[cell]})
    for notation, (number, cell) in zip(NOTATION[TAKE:], product(range(1, NUMBERS + 1), range(CELLS)), strict=True)
]


def move(state: Any, code: int) -> Move:
    """A legal move as data."""
    if code >= TAKE:
        notation, tile, origin, cell, shown = TAKES[code - TAKE]
        place, old = PLACES[state.turn][cell], state.garden[CELLS * state.turn + cell]
        if old:
            return Move(notation, "take-exchange", tile, origin, place, detail={**shown, "old": old})
        return Move(notation, "take", tile, origin, place, detail=shown.copy())
    notation = NOTATION[code]
    if code == DRAW:
        return Move(notation, "draw", TILES[0], "pile", "hand")
    if code == DISCARD:
        number = state.held
        return Move(notation, "discard", TILES[number], "hand", RACK[number], detail={"number": number})
    number, cell = placement(state, code)
    old = state.garden[CELLS * state.turn + cell]
    verb = "lay" if code >= LAY else "exchange" if old else "place"
    detail: Detail = {"number": number, "square": SQUARES[cell]}
    if old:
        detail["old"] = old
    return Move(notation, verb, TILES[number], "hand", PLACES[state.turn][cell], detail=detail)


def prompt(state: Any) -> Message:
    """What the seat to decide can do."""
    if state.laying:
        return Message("prompt-lay", {"number": state.held})
    if state.held:
        return Message("prompt-held", {"number": state.held})
    if not state.down_total:
        return Message("prompt-take")
    return Message("prompt-turn" if state.rules.can_take(state, state.turn) else "prompt-draw")
