"""The flow of a game as phases: `advance` walks them until somebody must decide, chance is due, or the game is over.

Every phase is a function that does what needs no decision and names the next phase; it returns True where the seat
to decide has two or more possibilities. What is decided comes back through `answer` in rules.py.
"""

from __future__ import annotations

from typing import Any

from hortus.kernel import rule

from .beds import (
    clear_tokens,
    empty_count,
    facing,
    fill_row,
    has_bed,
    is_complete,
    lay_bed,
    no_bed_left,
    only_empty,
    put_cat,
    put_pot,
    return_tile,
    tiles_fit,
    tiles_left,
    visible_cloches,
    visible_pots,
)
from .components import PENALTY, RED_LINE, ROWS, TOP_STEP
from .state import (
    BLUE,
    BLUE_CUBE,
    BONUS_POT,
    CAT_BONUS,
    CAT_LIMIT,
    CATS,
    CHOSEN,
    CLEAN_UP,
    CORNERS,
    CUBES,
    EXCHANGE,
    GARDENER,
    GIVE_UP,
    LAID,
    LATE_POT,
    ORANGE,
    ORANGE_CUBE,
    PAY,
    PLANT,
    POT_BONUS,
    REFILL,
    SCORE,
    SEATS,
    TURN,
)

# Kinds of chance events.
TILE_DEALT, BED_DEALT, TILE_RETURNED = 1, 2, 3

CAT_RESERVE = 2  # cats an adult may keep
FINAL_DIE = 6
KEPT_TILES = 3  # a bed with fewer is given up when the final round begins


@rule
def advance(state: Any, once: bool) -> bool:
    """Walk the phases until a decision, a chance event or the end, or `once`; True where somebody must decide."""
    waits = False
    while not (waits or state.pending or state.over):
        phase = state.phase
        if phase == TURN:
            start_turn(state)
        elif phase == PAY:
            waits = pay_penalty(state)
        elif phase == REFILL:
            waits = refill(state)
        elif phase == PLANT:
            waits = plant(state)
        elif phase == CATS:
            waits = offer_cats(state)
        elif phase == SCORE:
            waits = choose_bed_to_score(state)
        elif phase == ORANGE_CUBE:
            waits = move_orange(state)
        elif phase == BLUE_CUBE:
            waits = move_blue(state)
        elif phase == BONUS_POT:
            waits = place_bonus_pots(state, CLEAN_UP)
        elif phase == CLEAN_UP:
            waits = clean_up(state)
        elif phase == EXCHANGE:
            exchange(state)
        elif phase == LATE_POT:
            waits = place_bonus_pots(state, SCORE)
        elif phase == CAT_LIMIT:
            waits = keep_cat_limit(state)
        elif phase == GARDENER:
            move_gardener(state)
        elif phase == GIVE_UP:
            waits = give_up_beds(state)
        elif phase == CORNERS:
            waits = choose_corners(state)
        else:
            waits = lay_out_beds(state)
        if once:
            break
    return waits


# -- set-up


@rule
def lay_out_beds(state: Any) -> bool:
    """For each seat a light and a dark bed, then the supply bed: dealt, or chosen by a single player."""
    if state.supply:
        state.phase = CORNERS
        return False
    if state.bed_choice == CHOSEN:
        return True
    state.pending = BED_DEALT
    return False


@rule
def deal_bed(state: Any, number: int) -> None:
    """Bed 1 to 9 goes to the first place without one; light and dark side up in turn, the supply bed light."""
    state.unused &= ~(1 << (number - 1))
    light = 2 * number - 1
    for bed in range(2 * state.players):
        if not state.side[bed]:
            lay_bed(state, bed, light + bed % 2)
            return
    state.supply = light
    state.unused = 0  # the rest is out of the game


@rule
def corner_count(state: Any, seat: int) -> int:
    """Children's cats on the corners: 3 / 2 / 1 at 5 / 6 / 7 years, one more with two players."""
    if not state.children[seat]:
        return 0
    return 8 - state.children[seat] + (1 if state.players == 2 else 0)  # type: ignore[no-any-return]


@rule
def choose_corners(state: Any) -> bool:
    """Children choose corners for their cats, in seat order; with cats for all four there is nothing to choose."""
    for seat in range(state.players):
        if corner_count(state, seat) == 4:
            state.corners[seat] = 15
        if state.children[seat] and not state.corners[seat]:
            state.turn = seat
            return True
    state.phase = TURN
    return False


# -- a turn


@rule
def start_turn(state: Any) -> None:
    """A player without beds only moves the gardener."""
    state.turn = state.active
    if not has_bed(state, state.active):
        state.phase = GARDENER
    else:
        state.phase = PAY if state.final else REFILL


@rule
def pay_back(state: Any, colour: int, step: int) -> None:
    move_cube(state, colour, step, step - PENALTY[colour])
    state.phase = REFILL


@rule
def pay_penalty(state: Any) -> bool:
    """Any cube that can go back may pay; if none can, nothing is lost (Rulings 5)."""
    first, options = -1, 0
    for colour in range(2):
        base = CUBES * (2 * state.active + colour)
        for k in range(CUBES):
            step = state.cubes[base + k]
            if step >= PENALTY[colour] and (k == 0 or step != state.cubes[base + k - 1]):
                options += 1
                first = 100 * colour + step
    if options > 1:
        return True
    state.phase = REFILL
    if options == 1:
        pay_back(state, first // 100, first % 100)
    return False


@rule
def row_gaps(state: Any) -> int:
    """The empty spaces of the gardener row."""
    row = facing(state)
    gaps = 0
    for k in range(4):
        if not state.nursery[ROWS[row + k]]:
            gaps += 1
    return gaps


@rule
def with_child(state: Any) -> bool:
    for seat in range(SEATS):
        if state.children[seat]:
            return True
    return False


@rule
def may_ramble(state: Any) -> bool:
    """With one or two gaps, a tile on the path and a cat to return; never in a game with a child."""
    return (
        row_gaps(state) in (1, 2) and state.path_length > 0 and state.cats[state.active] > 0 and not with_child(state)
    )


@rule
def refill(state: Any) -> bool:
    """Three or four gaps are filled; one or two if the player rambles."""
    if row_gaps(state) >= 3:
        fill_row(state)
    elif may_ramble(state):
        return True
    state.phase = PLANT
    return False


@rule
def plant(state: Any) -> bool:
    """A tile or a pot: never a pass. With one square left and no tile that fits, the pot goes there."""
    if empty_count(state, state.active) > 1 or tiles_fit(state, state.active):
        return True
    put_pot(state, only_empty(state, state.active))
    state.phase = CATS
    return False


@rule
def offer_cats(state: Any) -> bool:
    """Cats may be placed one by one; only then what is complete is scored (Rulings 1)."""
    if state.cats[state.active] and empty_count(state, state.active):
        return True
    state.phase = SCORE
    return False


# -- scoring


@rule
def start_scoring(state: Any, place: int) -> None:
    """Place 0 or 1 of the active seat is scored."""
    state.scoring = place + 1
    state.waiting = 0
    state.phase = ORANGE_CUBE


@rule
def choose_bed_to_score(state: Any) -> bool:
    """Of two complete beds the player names the first; then the other is next (Rulings 11)."""
    first = is_complete(state, 2 * state.active)
    second = is_complete(state, 2 * state.active + 1)
    if first and second:
        if not state.scoring:
            return True
        start_scoring(state, 2 - state.scoring)
    elif first or second:
        start_scoring(state, 0 if first else 1)
    elif state.scoring:
        state.scoring = 0
        state.phase = CATS  # those just received may be placed
    else:
        state.phase = CAT_LIMIT
    return False


@rule
def scored_bed(state: Any) -> int:
    return 2 * state.active + state.scoring - 1  # type: ignore[no-any-return]


@rule
def move_cube(state: Any, colour: int, old: int, new: int) -> None:
    """A cube of the active seat goes from a step to another; the cubes stay in ascending order."""
    base = CUBES * (2 * state.active + colour)
    k = 0
    while state.cubes[base + k] != old:
        k += 1
    while k < CUBES - 1 and state.cubes[base + k + 1] < new:
        state.cubes[base + k] = state.cubes[base + k + 1]
        k += 1
    while k > 0 and state.cubes[base + k - 1] > new:
        state.cubes[base + k] = state.cubes[base + k - 1]
        k -= 1
    state.cubes[base + k] = new


@rule
def score_cube(state: Any, colour: int, step: int, symbols: int) -> None:
    """The cube on this step moves forwards, and brings what it brings: a cat, a pot, a beehive."""
    top = TOP_STEP[colour]
    new = min(step + symbols, top)  # steps beyond 20 are lost
    move_cube(state, colour, step, new)
    if step <= RED_LINE[colour] < new and state.bonuses & CAT_BONUS:
        state.cats[state.active] += 1
    if step == 0 and state.cubes[CUBES * (2 * state.active + colour)] > 0 and state.bonuses & POT_BONUS:
        state.waiting += 1
    if new == top:
        take_beehive(state)


@rule
def take_beehive(state: Any) -> None:
    """The first player on 20 takes the double, the next other player the single (Rulings 9); not in solo."""
    if state.players == 1 or state.beehives[state.active]:
        return
    given = 0
    for seat in range(state.players):
        given += state.beehives[seat]
    if given < 3:
        state.beehives[state.active] = 1 if given == 2 else 2


@rule
def symbols_of(state: Any, colour: int) -> int:
    """What the bed being scored shows for a colour."""
    if colour == ORANGE:
        return visible_pots(state, scored_bed(state))
    return visible_cloches(state, scored_bed(state))


@rule
def offer_cube(state: Any, colour: int) -> bool:
    """Is there more than one cube to choose? Cubes on one space are one choice, one on 20 is none (Rulings 6, 13)."""
    base = CUBES * (2 * state.active + colour)
    lowest = state.cubes[base]
    symbols = symbols_of(state, colour)
    if not symbols or lowest == TOP_STEP[colour]:
        return False
    for k in range(1, CUBES):
        if lowest < state.cubes[base + k] < TOP_STEP[colour]:
            return True
    score_cube(state, colour, lowest, symbols)
    return False


@rule
def move_orange(state: Any) -> bool:
    if offer_cube(state, ORANGE):
        return True
    state.phase = BLUE_CUBE
    return False


@rule
def move_blue(state: Any) -> bool:
    if offer_cube(state, BLUE):
        return True
    state.phase = BONUS_POT
    return False


@rule
def place_bonus_pots(state: Any, following: int) -> bool:
    """One by one while there is an empty square: on the other bed, then on the replacement (Rulings 2)."""
    while state.waiting:
        empty = empty_count(state, state.active)
        if empty > 1:
            return True
        if not empty:
            break
        put_pot(state, only_empty(state, state.active))
        state.waiting -= 1
    if following == SCORE:
        state.waiting = 0
    state.phase = following
    return False


@rule
def return_tiles(state: Any, bed: int) -> bool:
    """Tokens to the supply, tiles to the tail of the path; True when the owner has to name the next.

    Where it returns False a chance event is due, or nothing is left on the bed.
    """
    clear_tokens(state, bed)
    left = tiles_left(state, bed)
    if left > 1:
        if state.return_order == CHOSEN:
            return True
        state.pending = TILE_RETURNED
    elif left:
        i = 0
        while not state.laid[LAID * bed + i]:
            i += 1
        return_tile(state, bed, i)
    return False


@rule
def clean_up(state: Any) -> bool:
    if return_tiles(state, scored_bed(state)):
        return True
    if not state.pending:
        state.phase = EXCHANGE
    return False


@rule
def exchange(state: Any) -> None:
    """The bed is flipped into the supply, and the other supply bed takes its place; in the final round none does."""
    bed = scored_bed(state)
    if state.final:
        lay_bed(state, bed, 0)
        state.waiting = 0
        state.phase = SCORE
        return
    flipped = ((state.side[bed] - 1) ^ 1) + 1
    lay_bed(state, bed, state.supply)
    state.supply = flipped
    state.phase = LATE_POT


# -- the end of a turn


@rule
def excess_cats(state: Any) -> int:
    """Cats above the limit: none for children, and none once the last bed has gone (Rulings 3)."""
    if state.children[state.active] or no_bed_left(state):
        return 0
    return max(0, state.cats[state.active] - CAT_RESERVE)  # type: ignore[no-any-return]


@rule
def keep_cat_limit(state: Any) -> bool:
    """Excess cats are placed, then scored; what finds no square goes back (Rulings 3)."""
    excess = excess_cats(state)
    while excess:
        empty = empty_count(state, state.active)
        if empty > 1 or (empty and state.discard_cats):
            return True
        if not empty:
            break
        put_cat(state, only_empty(state, state.active))
        excess -= 1
    if is_complete(state, 2 * state.active) or is_complete(state, 2 * state.active + 1):
        state.phase = SCORE
    else:
        state.cats[state.active] -= excess
        state.phase = GARDENER
    return False


@rule
def move_gardener(state: Any) -> None:
    """The turn ends; with the last bed gone the game ends and the gardener stays."""
    state.turns[state.active] += 1
    state.phase = TURN
    if no_bed_left(state):
        state.over = 1
        return
    state.active = (state.active + 1) % state.players
    for _ in range(2 if state.players == 1 else 1):
        step_gardener(state)


@rule
def track_length(state: Any) -> int:
    return 20 if state.players == SEATS else 16


@rule
def start_space(state: Any) -> int:
    """Where the gardener starts: above column A, which with four players comes after a corner."""
    return 1 if state.players == SEATS else 0


@rule
def first_die(state: Any) -> int:
    """What the die shows at the start."""
    return 2 if state.players <= 2 else 1


@rule
def turning_space(state: Any) -> int:
    """The start; with three players two spaces before it."""
    return 14 if state.players == 3 else start_space(state)


@rule
def step_gardener(state: Any) -> None:
    state.gardener = (state.gardener + 1) % track_length(state)
    side = 5 if state.players == SEATS else 4
    if state.gardener % side == 0:
        for seat in range(state.players):
            if state.corners[seat] >> (state.gardener // side) & 1:
                state.cats[seat] += 1
    if state.gardener == turning_space(state) and not state.final:
        state.die += 1
        if state.die == FINAL_DIE:
            state.final = 1
            state.phase = GIVE_UP


@rule
def bed_to_give_up(state: Any) -> int:
    """The next bed with fewer than three tiles, from the active seat on, first bed first (Rulings 7, 10); -1: none."""
    for i in range(2 * state.players):
        bed = (2 * state.active + i) % (2 * state.players)
        if state.side[bed] and state.laid_count[bed] < KEPT_TILES:
            return bed  # type: ignore[no-any-return]
    return -1


@rule
def give_up_beds(state: Any) -> bool:
    """The final round begins: given-up beds leave the game."""
    bed = bed_to_give_up(state)
    if bed < 0:
        state.phase = TURN
        state.over = 1 if no_bed_left(state) else 0
        return False
    state.turn = bed // 2
    if return_tiles(state, bed):
        return True
    if not state.pending:
        lay_bed(state, bed, 0)
    return False


@rule
def bed_to_clear(state: Any) -> int:
    """The bed whose tiles are going back to the path."""
    return bed_to_give_up(state) if state.phase == GIVE_UP else scored_bed(state)
