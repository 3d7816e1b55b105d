"""A village: what lies on its cells and award spaces, and where a green may go."""

from __future__ import annotations

from typing import Any

from hortus.kernel import nonnegative, rule, table

from .components import ALL_KINDS, BESIDE, KIND, LAWN
from .state import CELLS, SPACES

ALL_CELLS = (1 << CELLS) - 1
# The side-neighbours of each cell, four entries each, -1: none.
NEIGHBOURS = table(
    [
        row * 3 + column if 0 <= row < 3 and 0 <= column < 3 else -1
        for cell in range(CELLS)
        for row, column in (
            (cell // 3 - 1, cell % 3),
            (cell // 3, cell % 3 - 1),
            (cell // 3, cell % 3 + 1),
            (cell // 3 + 1, cell % 3),
        )
    ]
)


@rule
def put_green(state: Any, seat: int, cell: int, card: int) -> None:
    seat, cell, card = nonnegative(seat), nonnegative(cell), nonnegative(card)
    base = CELLS * seat
    below_it = state.green[base + cell]
    state.green_below[card] = below_it
    if not below_it:
        state.shown[seat] += 1
    state.green[base + cell] = card
    if KIND[card] == LAWN:
        state.free[seat] |= 1 << cell
    else:
        state.free[seat] &= ~(1 << cell)
    for i in range(4 * cell, 4 * cell + 4):
        if NEIGHBOURS[i] >= 0:
            refit(state, base, NEIGHBOURS[i])


@rule
def refit(state: Any, base: int, cell: int) -> None:
    """Find again which kinds match every neighbour of a cell."""
    base, cell = nonnegative(base), nonnegative(cell)
    kinds = ALL_KINDS
    for i in range(4 * cell, 4 * cell + 4):
        if NEIGHBOURS[i] >= 0:
            card = state.green[base + nonnegative(NEIGHBOURS[i])]
            if card:
                kinds &= BESIDE[KIND[nonnegative(card)]]
    state.fits[base + cell] = kinds


@rule
def put_award(state: Any, seat: int, space: int, award: int) -> None:
    state.award_below[award] = state.award[SPACES * seat + space]
    state.award[SPACES * seat + space] = award


@rule
def cells_for(state: Any, seat: int, card: int, cover: int) -> int:
    """Where a card may be placed or, with `cover`, what it may cover, as a mask (Rulings 3 and 4)."""
    seat, kind = nonnegative(seat), KIND[nonnegative(card)]
    cells = ALL_CELLS & ~state.free[seat] if cover else state.free[seat]
    found = 0
    for cell in range(CELLS):
        if (cells >> cell) & 1 and (state.fits[CELLS * seat + cell] >> kind) & 1:
            found |= 1 << cell
    return found
