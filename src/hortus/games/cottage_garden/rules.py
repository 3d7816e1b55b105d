"""Cottage Garden, compiled. Everything is public; chance deals the tiles and beds, and shuffles what comes back."""

from __future__ import annotations

from typing import Any

from hortus.kernel import below, count, lowest, nonnegative, nth, rule

from .beds import (
    both_empty,
    facing,
    fill_row,
    laid_tile,
    lay_bed,
    lay_mask,
    lay_tile,
    pair_fits,
    put_cat,
    put_pot,
    return_tile,
)
from .components import (
    BLUE_AT,
    FIRST_PAIR,
    LAST_PAIR,
    PAIR_CODES,
    PENALTY,
    ROWS,
    TILE_SIZES,
    TOP_STEP,
)
from .state import (
    ALL_SQUARES,
    BED_CARDS,
    BEDS,
    BLUE,
    BLUE_CUBE,
    BONUS_POT,
    CAT_LIMIT,
    CATS,
    CORNERS,
    CUBES,
    DEAL_BEDS,
    DEAL_TILES,
    LAID,
    LATE_POT,
    NURSERY,
    ORANGE,
    ORANGE_CUBE,
    PAY,
    PLANT,
    REFILL,
    SCORE,
    SEATS,
    SQUARES,
    TILES,
)
from .turn import (
    BED_DEALT,
    CAT_RESERVE,
    TILE_DEALT,
    advance,
    bed_to_clear,
    corner_count,
    deal_bed,
    first_die,
    pay_back,
    score_cube,
    start_scoring,
    start_space,
    symbols_of,
)

# Move codes.
LAY = 0  # + 200 * (2 * nursery space + place) + 25 * orientation + square
LAYS_A_BED = 8 * SQUARES
POT = LAY + NURSERY * 2 * LAYS_A_BED  # + 25 * place + square
CAT = POT + 2 * SQUARES  # + 25 * place + square
DONE = CAT + 2 * SQUARES
DROP = DONE + 1
RAMBLE = DONE + 2
STAY = DONE + 3
FIRST = DONE + 4  # + place: the bed scored first
MOVE = FIRST + 2  # + step of an orange cube, or BLUE_AT + step of a blue one
GO_BACK = MOVE + 26  # the same, paying
BED = GO_BACK + 26  # + bed - 1
CORNER = BED + BED_CARDS  # + corners as a mask - 1
RETURN = CORNER + 15  # + which of the tiles laid
CODES = RETURN + LAID

# Parts of a list of moves: a tile of the gardener row, a bed and a pair of orientations each; then two squares each.
LAY_PARTS = 4 * 2 * 4
SQUARE_PARTS = SQUARES

# Chance outcomes: a tile 1 to 36, or BED_OUTCOME + a bed 1 to 9.
BED_OUTCOME = TILES


@rule
def begin(state: Any) -> None:
    state.undealt = (2 << TILES) - 2
    state.unused = (1 << BED_CARDS) - 1
    for i in range(NURSERY):
        state.nursery[i] = 0
    for i in range(TILES):
        state.path[i] = 0
    state.path_length = 0
    for i in range(BEDS * LAID):
        state.laid[i] = 0
    for bed in range(BEDS):
        state.laid_count[bed] = 0
        lay_bed(state, bed, 0)
    state.supply = 0
    for i in range(SEATS * 2 * CUBES):
        state.cubes[i] = 0
    for seat in range(SEATS):
        state.cats[seat] = CAT_RESERVE if seat < state.players else 0
        state.beehives[seat] = 0
        state.corners[seat] = 0
        state.turns[seat] = 0
    state.gardener = start_space(state)
    state.die = first_die(state)
    state.final = 0
    state.active = 0
    state.scoring = 0
    state.waiting = 0
    state.phase = DEAL_TILES
    state.pending = TILE_DEALT


# -- decisions


@rule
def write_codes(places: int, code: int, n: int, out: Any) -> int:
    """The code + place of every bit of a mask, from out[n] on; returns where the next goes."""
    while places:
        out[nonnegative(n)] = code + lowest(places)
        n += 1
        places &= places - 1
    return n


@rule
def legal_lays(state: Any, out: Any) -> int:
    """Every tile of the gardener row, each of its lays once, where it meets no tile and no token."""
    n = 0
    row = nonnegative(facing(state))
    for k in range(4):
        space = nonnegative(ROWS[row + k])
        tile = nonnegative(state.nursery[space])
        for place in range(2):
            free = ALL_SQUARES & ~state.taken[nonnegative(2 * state.active + place)]
            if tile and count(free) >= TILE_SIZES[tile]:
                bed = LAY + LAYS_A_BED * (2 * space + place)
                for pair in range(FIRST_PAIR[tile], LAST_PAIR[tile]):
                    n = write_codes(pair_fits(pair, free), bed + PAIR_CODES[nonnegative(pair)], n, out)
    return n


@rule
def legal_squares(state: Any, code: int, n: int, out: Any) -> int:
    """A token on every empty square of the active seat's beds."""
    return write_codes(both_empty(state, state.active), code, n, out)


@rule
def legal_cubes(state: Any, code: int, colour: int, least: int, most: int, n: int, out: Any) -> int:
    """Every space with a cube of the colour, from one step to another (Rulings 13)."""
    base = CUBES * (2 * state.active + colour)
    for k in range(CUBES):
        step = state.cubes[base + k]
        if least <= step <= most and (k == 0 or step != state.cubes[base + k - 1]):
            out[n] = code + BLUE_AT * colour + step
            n += 1
    return n


@rule
def count_lays(tile: int, free: int) -> int:
    """How many lays a tile has on free squares."""
    n = 0
    if tile and count(free) >= TILE_SIZES[tile]:
        for pair in range(FIRST_PAIR[tile], LAST_PAIR[tile]):
            n += count(pair_fits(pair, free))
    return n


@rule
def draw_move(state: Any, rng: Any, out: Any) -> int:
    """Lays are many, and counted sooner than written: by tile of the gardener row and bed, in the order of `legal`."""
    if state.phase != PLANT:
        return out[below(rng, legal(state, out))]  # type: ignore[no-any-return]
    row, beds = nonnegative(facing(state)), nonnegative(2 * state.active)
    lays = counts = 0  # of all eight; and of each, eight bits
    for k in range(8):
        tile = nonnegative(state.nursery[nonnegative(ROWS[row + k // 2])])
        n = count_lays(tile, ALL_SQUARES & ~state.taken[beds + k % 2])
        lays += n
        counts |= n << 8 * k
    squares = both_empty(state, state.active)
    i = below(rng, lays + count(squares))
    if i >= lays:
        return POT + nth(squares, i - lays)
    k = 0
    while i >= counts >> 8 * k & 255:
        i -= counts >> 8 * k & 255
        k += 1
    space = nonnegative(ROWS[row + k // 2])
    free = ALL_SQUARES & ~state.taken[beds + k % 2]
    pair = nonnegative(FIRST_PAIR[nonnegative(state.nursery[space])])
    fits = pair_fits(pair, free)
    while i >= count(fits):
        i -= count(fits)
        pair += 1
        fits = pair_fits(pair, free)
    return LAY + LAYS_A_BED * (2 * space + k % 2) + PAIR_CODES[pair] + nth(fits, i)  # type: ignore[no-any-return]


@rule
def decision_kind(state: Any) -> int:
    return state.phase  # type: ignore[no-any-return]


@rule
def move_parts(state: Any) -> int:
    """Lays, and squares for a pot."""
    return LAY_PARTS + SQUARE_PARTS if state.phase == PLANT else 0


@rule
def move_part(state: Any, part: int) -> tuple[int, int]:
    if part >= LAY_PARTS:
        return both_empty(state, state.active) & 3 << 2 * (part - LAY_PARTS), POT
    space = nonnegative(ROWS[nonnegative(facing(state) + part // 8)])
    tile, place = nonnegative(state.nursery[space]), part // 4 % 2
    pair = nonnegative(FIRST_PAIR[tile] + part % 4)
    if pair >= LAST_PAIR[tile]:
        return 0, 0
    free = ALL_SQUARES & ~state.taken[nonnegative(2 * state.active + place)]
    return pair_fits(pair, free), LAY + LAYS_A_BED * (2 * space + place) + PAIR_CODES[pair]


@rule
def legal(state: Any, out: Any) -> int:
    phase = state.phase
    if phase == PLANT:
        return legal_squares(state, POT, legal_lays(state, out), out)
    if phase == CATS:
        n = legal_squares(state, CAT, 0, out)
        out[n] = DONE
        return n + 1
    if phase == CAT_LIMIT:
        n = legal_squares(state, CAT, 0, out)
        if state.discard_cats:
            out[n] = DROP
            n += 1
        return n
    if phase in (BONUS_POT, LATE_POT):
        return legal_squares(state, POT, 0, out)
    if phase == REFILL:
        out[0] = RAMBLE
        out[1] = STAY
        return 2
    if phase == SCORE:
        out[0] = FIRST
        out[1] = FIRST + 1
        return 2
    if phase == ORANGE_CUBE:
        return legal_cubes(state, MOVE, ORANGE, 0, TOP_STEP[ORANGE] - 1, 0, out)
    if phase == BLUE_CUBE:
        return legal_cubes(state, MOVE, BLUE, 0, TOP_STEP[BLUE] - 1, 0, out)
    if phase == PAY:
        n = legal_cubes(state, GO_BACK, ORANGE, PENALTY[ORANGE], TOP_STEP[ORANGE], 0, out)
        return legal_cubes(state, GO_BACK, BLUE, PENALTY[BLUE], TOP_STEP[BLUE], n, out)
    n = 0
    if phase == DEAL_BEDS:
        for i in range(BED_CARDS):
            if state.unused >> i & 1:
                out[n] = BED + i
                n += 1
    elif phase == CORNERS:
        for mask in range(1, 16):
            if count(mask) == corner_count(state, state.turn):
                out[n] = CORNER + mask - 1
                n += 1
    else:  # clean up, or give up
        bed = bed_to_clear(state)
        for i in range(state.laid_count[bed]):
            if state.laid[LAID * bed + i]:
                out[n] = RETURN + i
                n += 1
    return n


@rule
def lay_squares(state: Any, move: int) -> int:
    """The squares a lay covers, as far as it lies on the bed; the tile must be there."""
    return lay_mask(state.nursery[(move - LAY) // (2 * LAYS_A_BED)], move % LAYS_A_BED)


@rule
def act(state: Any, move: int) -> None:
    answer(state, move)
    advance(state, False)


@rule
def answer(state: Any, move: int) -> None:
    """What was decided, and the phase that follows it."""
    phase = state.phase
    if phase == PLANT:
        if move >= POT:
            put_pot(state, move - POT)
        else:
            space = move // (2 * LAYS_A_BED)
            bed = 2 * state.active + move // LAYS_A_BED % 2
            lay_tile(state, bed, state.nursery[space], move % LAYS_A_BED)
            state.nursery[space] = 0
        state.phase = CATS
    elif phase == CATS:
        if move == DONE:
            state.phase = SCORE
        else:
            put_cat(state, move - CAT)
    elif phase == CAT_LIMIT:
        if move == DROP:
            state.cats[state.active] -= 1
        else:
            put_cat(state, move - CAT)
    elif phase in (BONUS_POT, LATE_POT):
        put_pot(state, move - POT)
        state.waiting -= 1
    elif phase == REFILL:
        if move == RAMBLE:
            state.cats[state.active] -= 1
            fill_row(state)
        state.phase = PLANT
    elif phase == SCORE:
        start_scoring(state, move - FIRST)
    elif phase == ORANGE_CUBE:
        score_cube(state, ORANGE, move - MOVE, symbols_of(state, ORANGE))
        state.phase = BLUE_CUBE
    elif phase == BLUE_CUBE:
        score_cube(state, BLUE, move - MOVE - BLUE_AT, symbols_of(state, BLUE))
        state.phase = BONUS_POT
    elif phase == PAY:
        step = move - GO_BACK
        pay_back(state, ORANGE if step < BLUE_AT else BLUE, step if step < BLUE_AT else step - BLUE_AT)
    elif phase == DEAL_BEDS:
        deal_bed(state, move - BED + 1)
    elif phase == CORNERS:
        state.corners[state.turn] = move - CORNER + 1
    else:
        return_tile(state, bed_to_clear(state), move - RETURN)


# -- chance


@rule
def outcome_mask(state: Any) -> int:
    """The outcomes of the pending event as a mask; each is as likely as any other."""
    if state.pending == TILE_DEALT:
        return state.undealt  # type: ignore[no-any-return]
    if state.pending == BED_DEALT:
        return state.unused << (BED_OUTCOME + 1)  # type: ignore[no-any-return]
    mask = 0
    bed = bed_to_clear(state)
    for i in range(LAID * bed, LAID * bed + state.laid_count[bed]):
        if state.laid[i]:
            mask |= 1 << laid_tile(state, i)
    return mask


@rule
def chance(state: Any, outcomes: Any, weights: Any) -> int:
    mask = outcome_mask(state)
    n = 0
    for outcome in range(1, BED_OUTCOME + BED_CARDS + 1):
        if mask >> outcome & 1:
            outcomes[n] = outcome
            weights[n] = 1
            n += 1
    return n


@rule
def sample(state: Any) -> int:
    mask = outcome_mask(state)
    return nth(mask, below(state.rng, count(mask)))


@rule
def happen(state: Any, outcome: int) -> None:
    if state.pending == TILE_DEALT:
        deal_tile(state, outcome)
        return
    kind = state.pending
    state.pending = 0
    if kind == BED_DEALT:
        deal_bed(state, outcome - BED_OUTCOME)
    else:
        bed = bed_to_clear(state)
        i = 0
        while laid_tile(state, LAID * bed + i) != outcome:
            i += 1
        return_tile(state, bed, i)
    advance(state, False)


@rule
def deal_tile(state: Any, tile: int) -> None:
    """The nursery row by row, then the path from its head."""
    space = TILES - count(state.undealt)
    state.undealt &= ~(1 << tile)
    if space < NURSERY:
        state.nursery[space] = tile
        return
    state.path[state.path_length] = tile
    state.path_length += 1
    if not state.undealt:
        state.pending = 0
        state.phase = DEAL_BEDS
        advance(state, False)


@rule
def conceal(state: Any, seat: int) -> None:
    """Nothing is hidden: what is to be shuffled has no order until it is drawn."""
