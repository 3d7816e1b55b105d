"""Why a move of Zen Garden is not legal."""

from __future__ import annotations

from typing import Any

from hortus.games.squares import square as name
from hortus.i18n import Message

from .components import COST
from .moves import shown
from .rules import PLACE, TAKE
from .state import CELLS, COLUMNS, CORNERS, FIRST_SQUARE, GRID, REACH, SIZE, SPACE_SQUARES


def refusal(state: Any, code: int) -> Message:
    """The reason, for any move that is not legal now."""
    if code < PLACE:
        return _cannot_take(state, code - TAKE)
    if not state.held:
        return Message("refusal-nothing-in-hand")
    height, width = state.height[state.turn], state.width[state.turn]
    if not height:
        return Message("refusal-first")
    square, first = (code - PLACE) // CORNERS, state.first[state.turn]
    # Counted from the top left of the garden as it lies.
    row = square // REACH - FIRST_SQUARE + first // GRID - 1
    column = square % REACH - FIRST_SQUARE + first % GRID - 1
    if 0 <= row < height and 0 <= column < width and state.garden[CELLS * state.turn + SIZE * row + column]:
        reason = "occupied"
    elif max(height, row + 1) - min(0, row) > SIZE:
        reason = "too-high"
    elif max(width, column + 1) - min(0, column) > SIZE:
        reason = "too-wide"
    else:
        reason = "apart"
    return Message(f"refusal-{reason}", {"square": name(square // REACH, square % REACH)})


def _cannot_take(state: Any, space: int) -> Message:
    if state.held:
        return Message("refusal-in-hand", shown(state.held - 1))
    square = SPACE_SQUARES[space]
    if not state.board[space]:
        return Message("refusal-empty", {"square": square})
    cost = COST[space // COLUMNS]
    return Message("refusal-dear", {"square": square, "cost": cost, "coins": state.money[state.turn]})
