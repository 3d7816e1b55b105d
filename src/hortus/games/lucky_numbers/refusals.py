"""Why a move of Lucky Numbers is not legal."""

from __future__ import annotations

from typing import Any

from hortus.i18n import Message

from .moves import placement
from .rules import DRAW, LAY, TAKE
from .state import CELLS, SQUARES


def refusal(state: Any, code: int) -> Message:
    """The reason, for any move that is not legal now."""
    if LAY <= code < TAKE:
        if not state.laying:
            return Message("refusal-not-laying")
        return Message("refusal-start-taken", {"square": SQUARES[5 * (code - LAY)]})
    if state.laying:
        return Message("refusal-still-laying", {"number": state.held})
    if state.held and (code == DRAW or code >= TAKE):
        return Message("refusal-in-hand", {"number": state.held})
    if code == DRAW:
        return Message("refusal-none-down")
    if not state.held and code < TAKE:
        return Message("refusal-nothing-in-hand")
    number, cell = placement(state, code)
    if code >= TAKE and not state.up[number]:
        return Message("refusal-none-up", {"number": number})
    return _misfit(state, number, cell)


def _misfit(state: Any, number: int, cell: int) -> Message:
    """Which tile keeps the number from this cell; the nearest in each direction is the strictest."""
    garden = state.garden[CELLS * state.turn : CELLS * (state.turn + 1)]
    row, column = divmod(cell, 4)
    directions = {
        "left": [garden[4 * row + k] for k in range(column - 1, -1, -1)],
        "above": [garden[4 * k + column] for k in range(row - 1, -1, -1)],
        "right": [garden[4 * row + k] for k in range(column + 1, 4)],
        "below": [garden[4 * k + column] for k in range(row + 1, 4)],
    }
    for direction, line in directions.items():
        other = next((tile for tile in line if tile), 0)
        if other and (other >= number if direction in ("left", "above") else other <= number):
            return Message(f"refusal-{direction}", {"number": number, "square": SQUARES[cell], "other": other})
    return Message("refusal-same", {"number": number, "square": SQUARES[cell]})
