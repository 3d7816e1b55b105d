"""Zen Garden's moves as data, and what can be done now.

Places: `0-e4` (seat 0's garden: column e, row 4), `market-b3` (the selection board), `hand` (the tile taken), `supply`,
`discards`, `0-purse` (seat 0's coins), `0-marker` (where seat 0 keeps the first-player marker).

Squares of a garden count from its first tile, which lies on d4, so a place keeps its name for the whole match. Boards
print them along the garden; the notation and all sentences speak of them.

Pieces: tiles by their three parts, path, decor and ground: `wood-crane-water` (each exists once); `coin`; `marker`.
A move's or an event's `turn` is the corner that the tile's path surrounds: 0 top left, then clockwise.
"""

from __future__ import annotations

from typing import Any

from hortus.games.data import Detail, Move
from hortus.i18n import Message

from .components import COST, DECOR_NAMES, GROUND_NAMES, PATH_NAMES, TILE_NAMES, parts
from .notation import NOTATION
from .rules import PLACE, TAKE
from .scoring import place, square_of
from .state import COLUMNS, CORNERS, SPACE_SQUARES


def shown(tile: int) -> Detail:
    """A tile's three parts, as values of a message."""
    path, decor, ground = parts(tile)
    return {"path": PATH_NAMES[path], "decor": DECOR_NAMES[decor], "ground": GROUND_NAMES[ground]}


def move(state: Any, code: int) -> Move:
    """A legal move as data."""
    if code < PLACE:
        space = code - TAKE
        tile, square = state.board[space] - 1, SPACE_SQUARES[space]
        detail = {**shown(tile), "square": square, "cost": COST[space // COLUMNS]}
        return Move(NOTATION[code], "take", TILE_NAMES[tile], f"market-{square}", "hand", detail=detail)
    tile, corner, spot = state.held - 1, (code - PLACE) % CORNERS, state.rules.spot_of(state, code)
    detail = {**shown(tile), "square": square_of(state, state.turn, spot)}
    target = place(state, state.turn, spot)
    return Move(NOTATION[code], "place", TILE_NAMES[tile], "hand", target, corner, detail)


def prompt(state: Any) -> Message:
    """What the seat to decide can do."""
    if state.held:
        return Message("prompt-place" if state.occupied[state.turn] else "prompt-first", shown(state.held - 1))
    return Message("prompt-take", {"coins": state.money[state.turn]})
