"""The notation of Zen Garden's moves and chance outcomes.

`take b3` takes the tile on that square of the selection board. `place d4-tl` places it on that square of the garden,
its path around the top left corner. See `moves` for the squares.
"""

from __future__ import annotations

from hortus.games.squares import square

from .components import CORNER_NAMES, ELEMENT_NAMES, TILE_NAMES
from .rules import CODES, PLACE, TAKE
from .state import CORNERS, REACH, SPACE_SQUARES


def _notation(code: int) -> str:
    if code < PLACE:
        return f"take {SPACE_SQUARES[code - TAKE]}"
    place, corner = divmod(code - PLACE, CORNERS)
    return f"place {square(place // REACH, place % REACH)}-{CORNER_NAMES[corner]}"


NOTATION = [_notation(code) for code in range(CODES)]
OUTCOMES = [*ELEMENT_NAMES, *TILE_NAMES]
