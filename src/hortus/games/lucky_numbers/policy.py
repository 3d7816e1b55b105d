"""What a Lucky Numbers player knows: which gardens fill easily."""

from __future__ import annotations

from typing import Any

from hortus.kernel import rule

from .rules import DISCARD, DRAW, LAY, PLACE, TAKE, refit
from .state import CELLS, MICHAEL, NUMBERS

# Costs of an empty space, in turns: one to fill it, and the more the fewer tiles would fit.
NARROW = 0.26
WIDE = 0.06
REPLACED = 0.15  # of each number, what may come back from gardens
SPARE = 4.0  # tiles in reach besides those face down
FULL = 100.0  # ahead of everything that is not a full garden
CENTRE = 0.35  # a tile face up serves everybody; one to be drawn comes by luck
OFF = 0.7  # for each number that a start tile is away from what suits its space
DRAWN = 0.55  # what a drawn tile brings on average


@rule
def tiles_between(state: Any, low: int, high: int) -> float:
    """How many tiles from one number to another are still to be had."""
    found = 0.0
    for number in range(max(1, low), min(NUMBERS, high) + 1):
        found += state.down[number] + CENTRE * state.up[number] + REPLACED
    return found


@rule
def space_cost(fitting: float, tiles: float) -> float:
    """The turns that an empty space still needs, roughly, if so many of the tiles would fit."""
    return 1.0 + NARROW / (fitting / tiles + WIDE)


@rule
def outlook(state: Any, seat: int) -> float:
    """Minus the turns a garden still needs, roughly."""
    if not state.empty[seat]:
        return FULL
    total = 0.0
    tiles = state.down_total + SPARE
    for place in range(CELLS * seat, CELLS * (seat + 1)):
        if not state.garden[place]:
            low = max(state.above_row[place], state.above_column[place])
            high = min(state.below_row[place], state.below_column[place])
            total -= space_cost(tiles_between(state, low + 1, high - 1), tiles)
    return total


@rule
def evaluate(state: Any, out: Any) -> None:
    for seat in range(state.players):
        out[seat] = outlook(state, seat)
    if state.over:
        return
    # The seat to decide is ahead by the tile it holds, or by the move.
    out[state.turn] += DRAWN


@rule
def count_tiles(state: Any, sums: Any) -> None:
    """How many tiles are still to be had from 1 up to each number: sums[number]."""
    sums[0] = 0.0
    for number in range(1, NUMBERS + 1):
        sums[number] = sums[number - 1] + (state.down[number] + CENTRE * state.up[number] + REPLACED)


@rule
def cell_cost(state: Any, place: int, sums: Any, tiles: float) -> float:
    """The turns that a place of a garden still needs; none if a tile lies there."""
    if state.garden[place]:
        return 0.0
    low = max(state.above_row[place], state.above_column[place])
    high = min(state.below_row[place], state.below_column[place])
    return space_cost(sums[high - 1] - sums[low] if high > low + 1 else 0.0, tiles)


@rule
def cross_cost(state: Any, base: int, cell: int, sums: Any, tiles: float) -> float:
    """The turns that the spaces in a cell's row and column still need: all that a tile there can change."""
    row, column = cell & 12, cell & 3
    total = 0.0
    for k in range(4):
        total += cell_cost(state, base + row + k, sums, tiles)
    for other in range(column, CELLS, 4):
        if other != cell:
            total += cell_cost(state, base + other, sums, tiles)
    return total


@rule
def start_number(state: Any, base: int, space: int) -> float:
    """The number that suits a start space best: in ascending order among one's own, as far as those are known."""
    drawn = base // 4
    if state.setup != MICHAEL:
        for i in range(8):  # those laid, then those still to be laid
            number = state.garden[base + 5 * i] if i < 4 else state.drawn[drawn + i - 4]
            before = 0
            for k in range(8):
                other = state.garden[base + 5 * k] if k < 4 else state.drawn[drawn + k - 4]
                before += 0 < other < number or (other == number and k < i)
            if number and before == space:
                return float(number)
    low, first = 0, -1
    high, last = NUMBERS + 1, 4
    for k in range(4):
        number = state.garden[base + 5 * k]
        if number and k < space:
            low, first = number, k
        elif number and k > space and last == 4:
            high, last = number, k
    return low + (high - low) * (space - first) / (last - first)


@rule
def policy_logits(state: Any, moves: Any, n: int, scratch: Any, out: Any) -> None:
    """The turns that each move saves; drawing and discarding leave the garden as it is."""
    seat = state.turn
    base = CELLS * seat
    sums = out[n : n + NUMBERS + 1]
    tiles = state.down_total + SPARE
    count_tiles(state, sums)
    before = out[n + NUMBERS + 1 : n + NUMBERS + 1 + CELLS]
    for cell in range(CELLS):
        before[cell] = -1.0
    for i in range(n):
        move = moves[i]
        if move == DRAW:
            out[i] = DRAWN
            continue
        if move == DISCARD:
            out[i] = 0.0
            continue
        if move >= TAKE:
            number = (move - TAKE) // CELLS + 1
            cell = (move - TAKE) % CELLS
        elif move >= LAY:
            out[i] = -OFF * abs(state.held - start_number(state, base, move - LAY))
            continue
        else:
            number = state.held
            cell = move - PLACE
        if before[cell] < 0.0:
            before[cell] = cross_cost(state, base, cell, sums, tiles)
        old = state.garden[base + cell]
        if not old and state.empty[seat] == 1:
            out[i] = FULL
            continue
        try_on(state, seat, cell, number)
        out[i] = before[cell] - cross_cost(state, base, cell, sums, tiles)
        try_on(state, seat, cell, old)


@rule
def try_on(state: Any, seat: int, cell: int, number: int) -> None:
    """Put a number (or none) on a cell and change nothing else."""
    state.garden[CELLS * seat + cell] = number
    refit(state, seat, cell)


@rule
def action_key(state: Any, move: int) -> int:
    """The key tells the tile in hand as well: in another deal it is another tile."""
    return move * (NUMBERS + 1) + state.held  # type: ignore[no-any-return]


# How to search this game: see docs/bots.md.
PARAMETERS = {
    "rollout_noise": 0.4,
    "prior_temperature": 1.0,
    "rollout_depth": 12,
    "value_scale": 2.5,
    "c_puct": 1.0,
    "max_children": 32,
    "beginner_reach": 0.6,
}

# Where the levels stand, and what lies between them: see hortus.bots.ladder.
LADDER = {
    "sprout": 180, "gardener": 295, "head_gardener": 435,
    "strengths": ((150, 1.0), (243, 2.0), (260, 16.0)),
}  # fmt: skip

# How to tell luck from skill: see docs/coach.md.
LUCK = {"rollouts": 32}
