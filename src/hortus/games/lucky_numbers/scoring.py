"""Lucky Numbers' points: compiled, and explained line by line; tournament points."""

from __future__ import annotations

from itertools import compress
from operator import not_
from typing import Any

from hortus.games.data import ScoreLine
from hortus.kernel import rule

from .state import CELLS, PLACES

LINES = ("empty",)


@rule
def score_lines(state: Any, seat: int, out: Any) -> None:
    out[0] = -state.empty[seat]


@rule
def score(state: Any, out: Any) -> None:
    for seat in range(state.players):
        out[seat] = -state.empty[seat]


@rule
def winners(state: Any) -> int:
    # A full garden wins alone: the game ends with it, so nobody else's can be full.
    fewest = CELLS
    for seat in range(state.players):
        fewest = min(fewest, state.empty[seat])
    mask = 0
    for seat in range(state.players):
        if state.empty[seat] == fewest:
            mask |= 1 << seat
    return mask


def explain(state: Any, seat: int) -> list[ScoreLine]:
    """One line: the spaces that are still empty."""
    garden = state.garden[CELLS * seat : CELLS * (seat + 1)]
    places = tuple(compress(PLACES[seat], map(not_, garden)))
    return [ScoreLine("empty", -len(places), places, {"count": len(places)})]


def tournament_points(state: Any) -> list[int]:
    """Of a finished game: every winner 2, every other player one less per empty space."""
    won = state.rules.winners(state)
    return [2 if won >> seat & 1 else -state.empty[seat] for seat in range(state.players)]
