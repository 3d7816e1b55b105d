"""Lucky Numbers, compiled. Everything is public but the order of the face-down tiles, which is drawn when needed."""

from __future__ import annotations

from typing import Any

from hortus.kernel import below, lowest, nonnegative, rule

from .state import CELLS, IDLE_ROUNDS, MICHAEL, NUMBERS, SEATS, SORTED

# Move codes.
DRAW = 0
PLACE = 1  # + cell
DISCARD = 17
LAY = 18  # + which start space
TAKE = 22  # + 16 * (number - 1) + cell
CODES = TAKE + CELLS * NUMBERS

DRAWING = 1  # the only kind of chance event: a tile is drawn


@rule
def refit_line(above: Any, below: Any, garden: Any, first: int, step: int) -> None:
    """Find again what fits on the four cells of a line: more than what lies before, less than what lies behind."""
    low = 0
    for k in range(4):
        cell = first + step * k
        above[cell] = low
        if garden[cell]:
            low = garden[cell]
    high = NUMBERS + 1
    for k in range(3, -1, -1):
        cell = first + step * k
        below[cell] = high
        if garden[cell]:
            high = garden[cell]


@rule
def refit(state: Any, seat: int, cell: int) -> None:
    """Find again what fits on the row and the column of a cell whose number has changed."""
    base = nonnegative(CELLS * seat)
    refit_line(state.above_row, state.below_row, state.garden, base + (cell & 12), 1)
    refit_line(state.above_column, state.below_column, state.garden, base + (cell & 3), 4)


@rule
def between(state: Any, place: int) -> int:
    """The numbers that its lines leave room for on a place of a garden, as a mask."""
    low = max(state.above_row[place], state.above_column[place])
    high = min(state.below_row[place], state.below_column[place])
    return -(2 << low) & ((1 << high) - 1)  # type: ignore[no-any-return]


@rule
def fitting(state: Any, place: int) -> int:
    """The numbers that may be put on a place of a garden, as a mask."""
    # A number may not be exchanged for its like (Rulings 1); an empty space's 0 is in no mask.
    return between(state, place) & ~(1 << state.garden[place])  # type: ignore[no-any-return]


@rule
def put(state: Any, seat: int, cell: int, number: int) -> int:
    """Put a number on a cell; returns the one that lay there."""
    old = state.garden[CELLS * seat + cell]
    state.garden[CELLS * seat + cell] = number
    if not old:
        state.empty[seat] -= 1
    refit(state, seat, cell)
    return old  # type: ignore[no-any-return]


@rule
def turn_up(state: Any, number: int) -> None:
    """A tile goes face up to the centre."""
    state.up[number] += 1
    state.up_mask |= 1 << number


@rule
def can_take(state: Any, seat: int) -> bool:
    """Can the seat place anything that lies face up?"""
    for cell in range(CELLS):
        if fitting(state, CELLS * seat + cell) & state.up_mask:
            return True
    return False


@rule
def begin(state: Any) -> None:
    for i in range(SEATS * CELLS):
        state.garden[i] = 0
        state.above_row[i] = 0
        state.below_row[i] = NUMBERS + 1
        state.above_column[i] = 0
        state.below_column[i] = NUMBERS + 1
    for seat in range(SEATS):
        state.empty[seat] = CELLS
    for i in range(SEATS * 4):
        state.drawn[i] = 0
    for number in range(NUMBERS + 1):
        state.down[number] = state.players if number else 0
        state.up[number] = 0
    state.down_total = NUMBERS * state.players
    state.up_mask = 0
    state.idle = 0
    state.held = 0
    state.laying = 1
    state.dealt = 0
    state.turn = state.start
    state.pending = DRAWING


@rule
def start_turns(state: Any) -> None:
    """End the set-up: turns begin."""
    state.laying = 0
    state.held = 0
    state.turn = state.start


@rule
def next_start_tile(state: Any) -> None:
    """Free set-up: the seat to lay takes up its next tile; its last one lies down by itself."""
    while True:
        left = 0
        for k in range(4):
            if state.drawn[4 * state.turn + k]:
                left += 1
        state.held = state.drawn[4 * state.turn + 4 - left]
        if left > 1:
            return
        state.drawn[4 * state.turn + 3] = 0
        lay_last(state)
        state.turn = (state.turn + 1) % state.players
        if state.turn == state.start:
            start_turns(state)
            return


@rule
def lay_last(state: Any) -> None:
    """The tile in hand goes on the one start space left."""
    for k in range(4):
        if not state.garden[CELLS * state.turn + 5 * k]:
            put(state, state.turn, 5 * k, state.held)
            return


@rule
def lay_sorted(state: Any, seat: int) -> None:
    """The four drawn tiles, in ascending order from the top left."""
    for k in range(4):
        smallest = 0
        for other in range(1, 4):
            number = state.drawn[4 * seat + other]
            if number and (not state.drawn[4 * seat + smallest] or number < state.drawn[4 * seat + smallest]):
                smallest = other
        put(state, seat, 5 * k, state.drawn[4 * seat + smallest])
        state.drawn[4 * seat + smallest] = 0


@rule
def deal_tile(state: Any, number: int) -> None:
    """A tile is drawn during set-up."""
    if state.setup == MICHAEL:
        state.turn = (state.start + state.dealt) % state.players
        state.held = number
        state.dealt += 1
        state.pending = 0
        if state.dealt > 3 * state.players:
            lay_last(state)
            next_of_michael(state)
        return
    seat = (state.start + state.dealt // 4) % state.players
    state.drawn[4 * seat + state.dealt % 4] = number
    state.dealt += 1
    if state.setup == SORTED and state.dealt % 4 == 0:
        lay_sorted(state, seat)
    if state.dealt == 4 * state.players:
        state.pending = 0
        if state.setup == SORTED:
            start_turns(state)
        else:
            next_start_tile(state)


@rule
def next_of_michael(state: Any) -> None:
    """Michael's set-up: the next seat draws, until all have four."""
    state.held = 0
    if state.dealt == 4 * state.players:
        start_turns(state)
    else:
        state.pending = DRAWING


@rule
def decision_kind(state: Any) -> int:
    """Lay a start tile, place the tile in hand, or draw or take."""
    return 0 if state.laying else 1 if state.held else 2


@rule
def legal(state: Any, out: Any) -> int:
    n = 0
    base = nonnegative(CELLS * state.turn)
    if state.laying:
        for k in range(4):
            if not state.garden[base + 5 * k]:
                out[n] = LAY + k
                n += 1
        return n
    if state.held:
        for cell in range(CELLS):
            if (fitting(state, base + cell) >> state.held) & 1:
                out[n] = PLACE + cell
                n += 1
        out[n] = DISCARD
        return n + 1
    if state.down_total:
        out[n] = DRAW
        n += 1
    up_mask = state.up_mask
    if up_mask:
        for cell in range(CELLS):
            mask = fitting(state, base + cell) & up_mask
            while mask:
                out[n] = TAKE + CELLS * (lowest(mask) - 1) + cell
                n += 1
                mask &= mask - 1
    return n


@rule
def act(state: Any, move: int) -> None:
    if move >= TAKE:
        number = (move - TAKE) // CELLS + 1
        state.up[number] -= 1
        if not state.up[number]:
            state.up_mask &= ~(1 << number)
        end_turn(state, (move - TAKE) % CELLS, number, False)
    elif move == DRAW:
        state.pending = DRAWING
    elif move == DISCARD:
        turn_up(state, state.held)
        state.held = 0
        pass_turn(state)
    elif move < DISCARD:
        number = state.held
        state.held = 0
        end_turn(state, move - PLACE, number, True)
    elif state.setup == MICHAEL:
        put(state, state.turn, 5 * (move - LAY), state.held)
        next_of_michael(state)
    else:
        put(state, state.turn, 5 * (move - LAY), state.held)
        for k in range(4):
            if state.drawn[4 * state.turn + k]:
                state.drawn[4 * state.turn + k] = 0
                break
        next_start_tile(state)


@rule
def meets_its_like(state: Any, cell: int, number: int) -> bool:
    """Bruno's variant: does an equal number lie diagonally next to it, along the rising direction?"""
    base = CELLS * state.turn
    row, column = cell >> 2, cell & 3
    if row > 0 and column < 3 and state.garden[base + cell - 3] == number:
        return True
    return row < 3 and column > 0 and state.garden[base + cell + 3] == number


@rule
def end_turn(state: Any, cell: int, number: int, drawn: bool) -> None:
    """Place the tile of the turn, then pass the turn on or end the game."""
    old = put(state, state.turn, cell, number)
    if old:
        turn_up(state, old)
        if not drawn:
            state.idle += 1
    else:
        state.idle = 0
        if not state.empty[state.turn]:
            state.over = 1
            return
    if state.bruno and (drawn or not old) and meets_its_like(state, cell, number):
        if not state.down_total and not can_take(state, state.turn):
            state.over = 1  # Rulings 4
        return
    pass_turn(state)


@rule
def pass_turn(state: Any) -> None:
    if not state.down_total or state.idle >= IDLE_ROUNDS * state.players:
        state.over = 1
        return
    state.turn += 1
    if state.turn == state.players:
        state.turn = 0


@rule
def chance(state: Any, outcomes: Any, weights: Any) -> int:
    n = 0
    for number in range(1, NUMBERS + 1):
        if state.down[number]:
            outcomes[n] = number
            weights[n] = state.down[number]
            n += 1
    return n


@rule
def sample(state: Any) -> int:
    left = below(state.rng, state.down_total)
    number = 1
    while left >= state.down[number]:
        left -= state.down[number]
        number += 1
    return number


@rule
def happen(state: Any, outcome: int) -> None:
    state.down[outcome] -= 1
    state.down_total -= 1
    if state.laying:
        deal_tile(state, outcome)
    else:
        state.held = outcome
        state.idle = 0
        state.pending = 0
