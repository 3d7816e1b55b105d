"""The notation of Village Green's moves and draws."""

from __future__ import annotations

from .components import AWARD_NAMES, GREEN_NAMES
from .rules import CODES, COVER, DECK, DISCARD, LAY, PLACE, REFRESH, STOP, TAKE, UNDERNEATH
from .state import CELL_NAMES, CELLS, KIND_NAMES, SPACE_NAMES


def _notation(move: int) -> str:
    if move >= PLACE:
        return f"place {(move - PLACE) // CELLS + 1}-{CELL_NAMES[(move - PLACE) % CELLS]}"
    if move >= DISCARD:
        return f"discard {move - DISCARD + 1}"
    if move == STOP:
        return "stop"
    if move == COVER:
        return "cover"
    if move >= UNDERNEATH:
        return f"under {move - UNDERNEATH + 1}"
    if move >= REFRESH:
        return f"refresh {KIND_NAMES[move - REFRESH]}"
    if move >= TAKE:
        kind, place = divmod(move - TAKE, 4)
        return f"{('green', 'award')[kind]} {'deck' if place == DECK else place + 1}"
    return f"lay {SPACE_NAMES[move - LAY]}"


NOTATION = [_notation(move) for move in range(CODES)]
OUTCOMES = ["", *GREEN_NAMES[1:], *AWARD_NAMES[1:]]
