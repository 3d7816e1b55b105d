"""What a seat may see of Lucky Numbers: everything but the order of the face-down tiles."""

from __future__ import annotations

from typing import Any

from hortus.games.positions import head_of
from hortus.games.public import public

from .options import SETUP_NAMES
from .state import CELLS, SEATS

ROWS = [[slice(at, at + 4) for at in range(first, first + CELLS, 4)] for first in range(0, SEATS * CELLS, CELLS)]


def _fits(state: Any) -> list[list[int] | None]:
    """For each space of every garden the least and the greatest number that its row and its column allow, if any."""
    spaces = CELLS * state.players
    bounds = zip(
        state.above_row[:spaces], state.above_column[:spaces], state.below_row[:spaces], state.below_column[:spaces],
        strict=True,
    )  # fmt: skip
    return [
        [low + 1, high - 1] if (low := a if a > b else b) + 1 < (high := c if c < d else d) else None
        for a, b, c, d in bounds
    ]


def _gardens(spaces: list[Any]) -> list[list[list[Any]]]:
    """What is told of every space, by garden and row."""
    return [[spaces[row] for row in rows] for rows in ROWS[: len(spaces) // CELLS]]


def _tiles(counts: list[int]) -> list[int]:
    """So many tiles of each number, counted from 0."""
    found: list[int] = []
    for number, count in enumerate(counts):
        if count:
            found += [number] * count
    return found


@public
def view(state: Any, seat: int | None) -> dict[str, Any]:
    players = state.players
    laying = bool(state.laying)
    return {
        "game": "lucky-numbers",
        "gardens": _gardens([number or None for number in state.garden[: CELLS * players]]),
        "fits": _gardens(_fits(state)),
        "centre": _tiles(state.up),
        "held": state.held or None,
        "setup": SETUP_NAMES[state.setup],
        "bruno": bool(state.bruno),
        "start": state.start,
        "laying": laying,
        "hands": [[n for n in state.drawn[4 * s : 4 * s + 4] if n] for s in range(players)] if laying else None,
        "idle": state.idle,
        **head_of(state),
        "face_down": _tiles(state.down),
    }
