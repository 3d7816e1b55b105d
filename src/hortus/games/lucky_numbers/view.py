"""What a seat may see of Lucky Numbers: everything but the order of the face-down tiles."""

from __future__ import annotations

from typing import Any

from hortus.games.positions import head_of

from .options import SETUP_NAMES
from .state import CELLS, NUMBERS


def _fits(state: Any, place: int) -> list[int] | None:
    """The least and the greatest number that the other tiles of its row and column allow there."""
    low = max(state.above_row[place], state.above_column[place]) + 1
    high = min(state.below_row[place], state.below_column[place]) - 1
    return [low, high] if low <= high else None


def view(state: Any, seat: int | None) -> dict[str, Any]:
    players = state.players
    laying = bool(state.laying)
    return {
        "game": "lucky-numbers",
        "gardens": [
            [[state.garden[CELLS * seat + 4 * row + k] or None for k in range(4)] for row in range(4)]
            for seat in range(players)
        ],
        "fits": [
            [[_fits(state, CELLS * seat + 4 * row + k) for k in range(4)] for row in range(4)]
            for seat in range(players)
        ],
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
