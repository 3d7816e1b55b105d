"""What a Cottage Garden player knows: what a bed begun is worth, and how many turns its gaps will take."""

from __future__ import annotations

from typing import Any

from hortus.kernel import count, rule, table

from .beds import POTS, empty_squares, visible_symbols
from .components import BLUE_AT, CLOCHE_BIT, PRINTED_CLOCHES, PRINTED_POTS, RED_LINE, TILE_SYMBOLS, TOP_STEP
from .rules import CAT, DONE, DROP, GO_BACK, LAYS_A_BED, MOVE, POT, RAMBLE, lay_squares
from .state import BLUE, BONUS_POT, CAT_LIMIT, CATS, CUBES, LATE_POT, ORANGE, PLANT, SQUARES
from .turn import FINAL_DIE, symbols_of, track_length, turning_space

# Alone things are worth other points: there is nobody whose turns count against one's own.
TURN, TURN_ALONE = 2.0, 1.74  # points a turn brings
LATE, LATE_ALONE = 0.0, -0.42  # points that a turn more than there are costs besides
POT_STEP, POT_STEP_ALONE = 1.15, 0.46  # points of a step of a cube, the last long step included
CLOCHE_STEP, CLOCHE_STEP_ALONE = 2.33, 2.43
IN_ADVANCE, IN_ADVANCE_ALONE = 2.2, 1.6  # points of that step which a cube just before it has already
STEEP, STEEP_ALONE = 2.0, 1.0  # the power of its steps by which it gets them
LEAVING, LEAVING_ALONE = 0.0, 0.25  # what a cube brings that leaves 0, besides its steps: the pot for the last one
CROSSING, CROSSING_ALONE = 0.0, 0.25  # and one that crosses the red line, for the cat
CAT_WORTH, CAT_WORTH_ALONE = 0.95, 0.52
RAMBLE_COST, RAMBLE_COST_ALONE = 0.5, 0.35
UNFINISHED, UNFINISHED_ALONE = 0.5, 0.68
KEPT_TILES = 3

# Turns that a gap of so many squares takes.
GAP_TURNS = [0.0, 0.3, 0.55, 1.15, 1.2, 1.3, 1.6, 1.8, 2.15, 2.4]
GAP_TURNS_ALONE = [0.0, 0.45, 0.76, 0.97, 1.5, 2.33, 1.61, 1.89, 2.12, 2.24]
SIZES = SQUARES + 1


def _gaps(turns: list[float]) -> list[int]:
    """The turns of gaps of all sizes in 1024ths: further on they grow evenly."""
    return [
        round(1024 * (turns[n] if n < len(turns) else turns[-1] + 0.23 * (n - len(turns) + 1))) for n in range(SIZES)
    ]


def _fewest(gaps: list[int]) -> list[int]:
    """The fewest turns, in 1024ths, that so many empty squares can take, whatever gaps they form."""
    fewest = [0]
    for squares in range(1, SIZES):
        fewest.append(min(gaps[gap] + fewest[squares - gap] for gap in range(1, squares + 1)))
    return fewest


def _ahead(in_advance: float, steep: float) -> list[int]:
    """Spaces of the cubes in 16ths, with some of the long last step in advance: 17 of orange, then 9 of blue."""
    orange = [step + in_advance * (step / 16) ** steep for step in range(16)]
    blue = [2 * step + in_advance * (step / 8) ** steep for step in range(8)]
    return [round(16 * space) for space in (*orange, 20, *blue, 20)]


# By what is said of games with others, then of those alone.
GAP = table(_gaps(GAP_TURNS) + _gaps(GAP_TURNS_ALONE))
FEWEST = table(_fewest(_gaps(GAP_TURNS)) + _fewest(_gaps(GAP_TURNS_ALONE)))
AHEAD = table(_ahead(IN_ADVANCE, STEEP) + _ahead(IN_ADVANCE_ALONE, STEEP_ALONE))
SPACES = len(AHEAD) // 2
NOT_LEFT = sum(1 << i for i in range(SQUARES) if i % 5 != 0)
NOT_RIGHT = sum(1 << i for i in range(SQUARES) if i % 5 != 4)


@rule
def beside(squares: int) -> int:
    """The squares that touch some of these by a side, as far as counting on past the top and the bottom goes."""
    return ((squares & NOT_RIGHT) << 1) | ((squares & NOT_LEFT) >> 1) | squares << 5 | squares >> 5


@rule
def turns_needed(empty: int, alone: int) -> float:
    """How many turns it takes to fill these squares, gap by gap."""
    sizes = SIZES * alone
    single = empty & ~beside(empty)
    total = GAP[sizes + 1] * count(single)
    empty &= ~single
    while empty:
        gap = empty & -empty
        while True:
            # Two steps at a time: a test whose outcome is hard to guess costs more than a step too many.
            more = (gap | beside(gap)) & empty
            more = (more | beside(more)) & empty
            if more == gap:
                break
            gap = more
        total += GAP[sizes + count(gap)]
        empty &= ~gap
    return total / 1024.0  # type: ignore[no-any-return]


@rule
def turns_left(state: Any) -> float:
    """How many turns a seat may still expect before the final round."""
    if state.final:
        return 0.0
    around = track_length(state)
    steps = (turning_space(state) - state.gardener) % around
    if steps == 0:
        steps = around
    steps += around * (FINAL_DIE - 1 - state.die)
    return steps / (2.0 if state.players == 1 else float(state.players))  # type: ignore[no-any-return]


@rule
def bed_worth(symbols: int, turns: float, tiles: int, left: float, alone: int) -> float:
    """What a bed will bring, less the turns it still takes."""
    if tiles < KEPT_TILES and left < KEPT_TILES - tiles:
        return 0.0
    pots, cloches = symbols & POTS, symbols >> CLOCHE_BIT
    if alone:
        worth = POT_STEP_ALONE * pots + CLOCHE_STEP_ALONE * cloches - TURN_ALONE * turns
        worth -= LATE_ALONE * max(0.0, turns - left)
    else:
        worth = POT_STEP * pots + CLOCHE_STEP * cloches - TURN * turns - LATE * max(0.0, turns - left)
    if tiles < KEPT_TILES and left < 6.0:
        return max(worth, -1.0)
    return worth


@rule
def present_worth(state: Any, bed: int, left: float) -> float:
    if not state.side[bed]:
        return 0.0
    alone = int(state.players == 1)
    turns = turns_needed(empty_squares(state, bed), alone)
    return bed_worth(visible_symbols(state, bed), turns, state.laid_count[bed], left, alone)


@rule
def cubes_worth(state: Any, seat: int) -> float:
    total = 0
    spaces = SPACES * int(state.players == 1)
    for i in range(2 * CUBES * seat, 2 * CUBES * seat + CUBES):
        total += AHEAD[spaces + state.cubes[i]] + AHEAD[spaces + BLUE_AT + state.cubes[i + CUBES]]
    return total / 16.0


@rule
def cat_worth(state: Any) -> float:
    return CAT_WORTH_ALONE if state.players == 1 else CAT_WORTH


@rule
def outlook(state: Any, seat: int, left: float) -> float:
    total = state.beehives[seat] + cubes_worth(state, seat)
    total += (TURN_ALONE if state.players == 1 else TURN) * left
    beds = present_worth(state, 2 * seat, left) + present_worth(state, 2 * seat + 1, left)
    if state.side[2 * seat] or state.side[2 * seat + 1]:
        total += cat_worth(state) * min(3, state.cats[seat])
    return total + beds  # type: ignore[no-any-return]


@rule
def evaluate(state: Any, out: Any) -> None:
    left = turns_left(state)
    for seat in range(state.players):
        out[seat] = outlook(state, seat, left)


@rule
def cube_gain(state: Any, colour: int, step: int, steps: int) -> float:
    alone = int(state.players == 1)
    new = max(0, min(TOP_STEP[colour], step + steps))
    base = SPACES * alone + BLUE_AT * colour
    gain = (AHEAD[base + new] - AHEAD[base + step]) / 16.0
    if not step and steps > 0:
        gain += LEAVING_ALONE if alone else LEAVING
    if step <= RED_LINE[colour] < new:
        gain += CROSSING_ALONE if alone else CROSSING
    return gain  # type: ignore[no-any-return]


@rule
def bed_logits(state: Any, moves: Any, n: int, left: float, extra: Any, only_best: bool, out: Any) -> None:
    """What tiles, pots and cats make of their bed; with `only_best`, exact only for the best with `extra` added."""
    seat = state.active
    alone = int(state.players == 1)
    cat = cat_worth(state)
    most = -1e300
    before_0, before_1 = present_worth(state, 2 * seat, left), present_worth(state, 2 * seat + 1, left)
    symbols_0, symbols_1 = visible_symbols(state, 2 * seat), visible_symbols(state, 2 * seat + 1)
    empty_0, empty_1 = empty_squares(state, 2 * seat), empty_squares(state, 2 * seat + 1)
    for i in range(n):
        move = moves[i]
        if move >= DONE:
            out[i] = -cat if move == DROP else 0.0
            most = max(most, out[i] + extra[i])
            continue
        tiles, cost = 0, 0.0
        if move >= CAT:
            place = (move - CAT) // SQUARES
            squares = 1 << ((move - CAT) % SQUARES)
            symbols = 0
            cost = cat
            if count(empty_1 if place else empty_0) > state.cats[seat]:
                cost += UNFINISHED_ALONE if alone else UNFINISHED  # it could wait
        elif move >= POT:
            place = (move - POT) // SQUARES
            squares = 1 << ((move - POT) % SQUARES)
            symbols = 1
        else:
            place = move // LAYS_A_BED % 2
            squares = lay_squares(state, move)
            tile = state.nursery[move // (2 * LAYS_A_BED)]
            side = state.side[2 * seat + place]
            # Prints under the tile are lost.
            symbols = TILE_SYMBOLS[tile] - count(PRINTED_POTS[side] & squares)
            symbols -= count(PRINTED_CLOCHES[side] & squares) << CLOCHE_BIT
            tiles = 1
        empty = (empty_1 if place else empty_0) & ~squares
        symbols += symbols_1 if place else symbols_0
        tiles += state.laid_count[2 * seat + place]
        cost += before_1 if place else before_0
        if only_best:
            # Finding gaps takes long: not where a bed would be too bad even with the best of gaps.
            out[i] = bed_worth(symbols, FEWEST[SIZES * alone + count(empty)] / 1024.0, tiles, left, alone) - cost
            if out[i] + extra[i] <= most:
                continue
        out[i] = bed_worth(symbols, turns_needed(empty, alone), tiles, left, alone) - cost
        if only_best:
            most = max(most, out[i] + extra[i])


@rule
def is_about_beds(phase: int) -> bool:
    """Does a decision put something on a bed?"""
    return phase in (PLANT, CATS, CAT_LIMIT, BONUS_POT, LATE_POT)


@rule
def turns_after(state: Any) -> float:
    """How many turns a seat may still expect, the present one not counted once it plants."""
    return turns_left(state) - (1.0 if state.phase == PLANT else 0.0)


@rule
def policy_logits(state: Any, moves: Any, n: int, scratch: Any, out: Any) -> None:
    if is_about_beds(state.phase):
        bed_logits(state, moves, n, turns_after(state), out, False, out)
        return
    for i in range(n):
        move = moves[i]
        out[i] = 0.0
        if move == RAMBLE:
            out[i] = -(RAMBLE_COST_ALONE if state.players == 1 else RAMBLE_COST)
        elif MOVE <= move < GO_BACK:
            step = move - MOVE
            colour = BLUE if step >= BLUE_AT else ORANGE
            out[i] = cube_gain(state, colour, step - BLUE_AT * colour, symbols_of(state, colour))
        elif GO_BACK <= move < GO_BACK + BLUE_AT:
            out[i] = cube_gain(state, ORANGE, move - GO_BACK, -2)
        elif GO_BACK <= move < GO_BACK + 26:
            out[i] = cube_gain(state, BLUE, move - GO_BACK - BLUE_AT, -1)


@rule
def rollout_logits(state: Any, moves: Any, n: int, scratch: Any, extra: Any, out: Any) -> None:
    if is_about_beds(state.phase):
        bed_logits(state, moves, n, turns_after(state), extra, True, out)
    else:
        policy_logits(state, moves, n, scratch, out)


@rule
def action_key(state: Any, move: int) -> int:
    """A space of the nursery may hold another tile when the path was shuffled otherwise; phases share squares."""
    if move < POT:
        return 10000 + 6400 * state.nursery[move // (2 * LAYS_A_BED)] + move  # type: ignore[no-any-return]
    return 400000 + 6400 * state.phase + move  # type: ignore[no-any-return]


# How to search this game: see docs/bots.md.
PARAMETERS = {
    "rollout_noise": 0.8,
    "prior_temperature": 1.0,
    "rollout_depth": 12,
    "value_scale": 6.0,
    "c_puct": 1.0,
    "max_children": 20,
    "beginner_reach": 0.45,
}
# Alone little is left to chance, the order of tiles that come back: games are played to their end, for the best found.
PARAMETERS_ALONE = {"rollout_noise": 0.4, "rollout_depth": 200, "best_weight": 0.5}

# Where the levels stand, and what lies between them: see hortus.bots.ladder.
LADDER = {
    "sprout": 190, "gardener": 430, "head_gardener": 670,
    "strengths": ((250, 1.0), (391, 2.4), (455, 4.0), (493, 16.0)),
}  # fmt: skip
