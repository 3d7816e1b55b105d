"""Why a move of Zen Garden is not legal."""

from __future__ import annotations

from typing import Any

from hortus.i18n import Message

from .components import COST
from .moves import shown
from .rules import PLACE, TAKE
from .state import CELLS, COLUMNS, GRID, OPEN_SQUARES, SIZE, SPACE_SQUARES


def refusal(state: Any, code: int) -> Message:
    """The reason, for any move that is not legal now."""
    if code < PLACE:
        return _cannot_take(state, code - TAKE)
    if not state.held:
        return Message("refusal-nothing-in-hand")
    spot = state.rules.spot_of(code)
    row, column = spot // GRID - 1, spot % GRID - 1
    height, width = state.height[state.turn], state.width[state.turn]
    if not height:
        return Message("refusal-first")
    if row >= 0 and column >= 0 and state.garden[CELLS * state.turn + SIZE * row + column]:
        reason = "occupied"
    elif row < 0 and height == SIZE:
        reason = "too-high"
    elif column < 0 and width == SIZE:
        reason = "too-wide"
    else:
        reason = "apart"
    return Message(f"refusal-{reason}", {"square": OPEN_SQUARES[spot]})


def _cannot_take(state: Any, space: int) -> Message:
    if state.held:
        return Message("refusal-in-hand", shown(state.held - 1))
    square = SPACE_SQUARES[space]
    if not state.board[space]:
        return Message("refusal-empty", {"square": square})
    cost = COST[space // COLUMNS]
    return Message("refusal-dear", {"square": square, "cost": cost, "coins": state.money[state.turn]})
