"""The notation of Lucky Numbers' moves and draws."""

from __future__ import annotations

from .rules import CODES, DISCARD, DRAW, LAY, PLACE, TAKE
from .state import CELLS, NUMBERS, SQUARES


def _notation(code: int) -> str:
    if code == DRAW:
        return "draw"
    if code == DISCARD:
        return "discard"
    if code >= TAKE:
        return f"take {(code - TAKE) // CELLS + 1}-{SQUARES[(code - TAKE) % CELLS]}"
    if code >= LAY:
        return f"lay {SQUARES[5 * (code - LAY)]}"
    return f"place {SQUARES[code - PLACE]}"


NOTATION = [_notation(code) for code in range(CODES)]
OUTCOMES = ["", *(str(number) for number in range(1, NUMBERS + 1))]
