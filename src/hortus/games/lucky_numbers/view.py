"""What a seat may see of Lucky Numbers: everything but the order of the face-down tiles."""

from __future__ import annotations

from typing import Any

from hortus.games.positions import head_of
from hortus.games.public import public

from .options import SETUP_NAMES
from .state import CELLS, NUMBERS


def _fits(state: Any, seat: int) -> list[list[list[int] | None]]:
    """For each space of a garden the least and the greatest number that its row and its column allow, if any."""
    own = slice(CELLS * seat, CELLS * (seat + 1))
    lows = map(max, state.above_row[own], state.above_column[own])
    highs = map(min, state.below_row[own], state.below_column[own])
    spaces = [[low + 1, high - 1] if low + 1 < high else None for low, high in zip(lows, highs, strict=True)]
    return [spaces[4 * row : 4 * row + 4] for row in range(4)]


@public
def view(state: Any, seat: int | None) -> dict[str, Any]:
    players = state.players
    laying = bool(state.laying)
    return {
        "game": "lucky-numbers",
        "gardens": [
            [[number or None for number in state.garden[at : at + 4]] for at in range(CELLS * s, CELLS * s + CELLS, 4)]
            for s in range(players)
        ],
        "fits": [_fits(state, s) for s in range(players)],
        "centre": [number for number in range(1, NUMBERS + 1) for _ in range(state.up[number])],
        "held": state.held or None,
        "setup": SETUP_NAMES[state.setup],
        "bruno": bool(state.bruno),
        "start": state.start,
        "laying": laying,
        "hands": [[n for n in state.drawn[4 * s : 4 * s + 4] if n] for s in range(players)] if laying else None,
        "idle": state.idle,
        **head_of(state),
        "face_down": [number for number in range(1, NUMBERS + 1) for _ in range(state.down[number])],
    }
