"""The notation of Zen Garden's moves and chance outcomes.

`take b3` takes the tile on that square of the selection board. `place d4-tl` places it on that square of the garden,
its path around the top left corner. See `moves` for the squares.
"""

from __future__ import annotations

import re
from typing import Any

from hortus.games.squares import square

from .components import CORNER_NAMES, ELEMENT_NAMES, TILE_NAMES
from .rules import CODES, PLACE, TAKE
from .scoring import square_of
from .state import CORNERS, GRID, REACH, SPACE_SQUARES


def _notation(code: int) -> str:
    if code < PLACE:
        return f"take {SPACE_SQUARES[code - TAKE]}"
    place, corner = divmod(code - PLACE, CORNERS)
    return f"place {square(place // REACH, place % REACH)}-{CORNER_NAMES[corner]}"


NOTATION = [_notation(code) for code in range(CODES)]
OUTCOMES = [*ELEMENT_NAMES, *TILE_NAMES]


def from_version_1(state: Any, move: str) -> str:
    """A move of version 1 of the rules, which counted squares from the corner of the garden as it lay, as it is now."""
    placed = re.fullmatch(r"place\s+([za-d])([0-4])-(\w+)", " ".join(move.lower().split()))
    if placed is None:
        return move
    row, column = int(placed[2]), "zabcd".index(placed[1])
    return f"place {square_of(state, state.turn, GRID * row + column)}-{placed[3]}"
