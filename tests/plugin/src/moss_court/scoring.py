"""The points of Moss Court: the largest patch of a seat's moss, and a point for each corner it holds."""

from __future__ import annotations

from typing import Any

from hortus.games.data import ScoreLine
from hortus.kernel import count, rule, table

from .state import CELLS, SQUARES

LINES = ("patch", "corners")
CORNERS = 1 << 0 | 1 << 3 | 1 << 12 | 1 << 15  # the cells as bits
BESIDE = table(
    [
        sum(1 << other for other in range(CELLS) if abs(other // 4 - cell // 4) + abs(other % 4 - cell % 4) == 1)
        for cell in range(CELLS)
    ]
)


@rule
def moss_of(state: Any, seat: int) -> int:
    """The stones with the seat's moss, as bits."""
    mask = 0
    for cell in range(CELLS):
        if state.court[cell] == seat + 1:
            mask |= 1 << cell
    return mask


@rule
def patch_at(moss: int, cell: int) -> int:
    """The patch that a stone belongs to: the stones connected with it edge to edge (Rulings 1)."""
    patch = 1 << cell
    before = 0
    while patch != before:
        before = patch
        for other in range(CELLS):
            if patch >> other & 1:
                patch |= BESIDE[other] & moss
    return patch


@rule
def largest_patch(moss: int) -> int:
    """The largest patch as bits, the first of several; 0 if nothing grows."""
    best = 0
    for cell in range(CELLS):
        if moss >> cell & 1:
            patch = patch_at(moss, cell)
            if count(patch) > count(best):
                best = patch
    return best


@rule
def score_lines(state: Any, seat: int, out: Any) -> None:
    moss = moss_of(state, seat)
    out[0] = count(largest_patch(moss))
    out[1] = count(moss & CORNERS)


@rule
def points_of(state: Any, seat: int) -> int:
    moss = moss_of(state, seat)
    return count(largest_patch(moss)) + count(moss & CORNERS)


@rule
def score(state: Any, out: Any) -> None:
    for seat in range(state.players):
        out[seat] = points_of(state, seat)


@rule
def winners(state: Any) -> int:
    """Most points win; ties share (Rulings 2)."""
    first, second = points_of(state, 0), points_of(state, 1)
    return 1 if first > second else 2 if second > first else 3


def explain(state: Any, seat: int) -> list[ScoreLine]:
    """Two lines, each with the stones it counts."""
    moss = state.rules.moss_of(state, seat)
    found = []
    for key, mask in (("patch", state.rules.largest_patch(moss)), ("corners", moss & CORNERS)):
        places = tuple(SQUARES[cell] for cell in range(CELLS) if mask >> cell & 1)
        found.append(ScoreLine(key, len(places), places, {"count": len(places)}))
    return found
