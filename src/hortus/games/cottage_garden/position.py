"""Positions of Cottage Garden as JSON: written whole, read with every field checked."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from hortus.errors import shown
from hortus.games.checks import position_check
from hortus.games.positions import Head, head_of, read, set_head
from hortus.kernel import count, plain, plain_class

from . import beds, rules, turn
from .clock import FINAL_DIE, corner_passes, die_after, first_die, gardener_after, turns_before_final
from .components import DIGEST, FIRST_LAY, LAST_LAY, LAYS, MOST_LEGAL, RED_LINE, TILE_NAMES, TRACKS
from .options import BED_CHOICES, BONUSES, PLAYERS, RETURN_ORDERS, chosen
from .state import (
    ALL_SQUARES,
    BED_CARDS,
    BLUE_CUBE,
    BONUS_POT,
    CAT_BONUS,
    CAT_LIMIT,
    CATS,
    CHOSEN,
    CLEAN_UP,
    CORNERS,
    CUBES,
    DEAL_BEDS,
    GIVE_UP,
    LAID,
    LATE_POT,
    ORANGE_CUBE,
    PAY,
    PHASES,
    PLANT,
    REFILL,
    SCORE,
    SQUARES,
    TILES,
    State,
)
from .table import (
    BED_SQUARES,
    CORNER_NAMES,
    SIDES,
    bed_number,
    corner_names,
    cubes_of,
    empty_squares,
    has_bed,
    is_complete,
    laid_on,
    laid_tile,
    side_name,
    squares_of,
    track_length,
)
from .turn import CAT_RESERVE, KEPT_TILES

check = position_check(__package__)

Side = Literal["light", "dark"]
SCORING = (ORANGE_CUBE, BLUE_CUBE, BONUS_POT, CLEAN_UP, LATE_POT)  # phases in which a bed is being scored
AFTER_PLANTING = (CATS, SCORE, *SCORING, CAT_LIMIT)  # phases in which cats may have come in this turn
MOST_TURNS = 9_999


class LaidTile(msgspec.Struct, forbid_unknown_fields=True):
    tile: str  # its name, as in the component file: "2C#1" is the first copy of 2C
    squares: list[str]  # those that it covers: a1 to e5


class SupplyBed(msgspec.Struct, forbid_unknown_fields=True):
    bed: int  # 1 to 9
    side: Side  # which lies up


class Bed(msgspec.Struct, forbid_unknown_fields=True):
    bed: int  # 1 to 9
    side: Side  # which lies up
    tiles: list[LaidTile | None] = []  # in the order laid; null for one that has gone back to the path
    cats: list[str] = []  # squares with a cat
    pots: list[str] = []  # squares with a pot token


class Seat(msgspec.Struct, forbid_unknown_fields=True):
    beds: list[Bed | None]  # two places, null where there is no bed any more
    cats: int = 2  # in the reserve
    orange: tuple[int, ...] = (0, 0, 0)  # the spaces of the three orange cubes on their trellis
    blue: tuple[int, ...] = (0, 0, 0)  # the spaces of the three blue cubes on theirs
    beehives: int = 0  # 2 for the double beehive, 1 for the single one
    child: int = 0  # the age of a child, 5 to 7; 0 for an adult
    corners: list[str] = []  # of the nursery, with this child's cats: nw, ne, se, sw
    turns: int | None = None  # turns taken; left out: as many as gardener and die say


class Position(Head, kw_only=True):
    """A position, complete. `seats` must be given; of the rest, what is left out is as simple as can be."""

    seats: list[Seat]  # one to four
    game: Literal["cottage-garden"] = "cottage-garden"  # its name
    components: str = DIGEST  # of the component file in use
    nursery: tuple[tuple[str | None, ...], ...] = ((None,) * 4,) * 4  # four rows of tiles, null for an empty space
    path: list[str] | None = None  # tiles, head first; left out: every tile that is nowhere else
    supply: SupplyBed | None = None  # missing only while a single player chooses beds
    gardener: int | None = None  # its space, clockwise from the top left; left out: the first possible
    die: int | None = None  # left out: what it shows at the start; 6 in the final round
    active: int | None = None  # whose turn it is; left out: the seat to decide
    phase: str = "plant"  # what is to be decided: the names of PHASES
    scoring: int | None = None  # the bed, 1 or 2, that is being scored
    waiting: int = 0  # bonus pots to be placed
    return_order: Literal["shuffled", "chosen"] = "shuffled"  # the option of that name
    discard_cats: bool = False  # the option of that name
    bed_choice: Literal["random", "chosen"] = "random"  # the option of that name
    bonuses: Literal["none", "cat", "pot", "cat,pot"] = "cat,pot"  # the option of that name


def position(state: Any) -> dict[str, Any]:
    def bed(at: int) -> dict[str, Any] | None:
        return {
            "bed": bed_number(state.side[at]),
            "side": side_name(state.side[at]),
            "tiles": [
                piece and {"tile": piece.name, "squares": squares_of(squares)} for piece, squares in laid_on(state, at)
            ],
            "cats": squares_of(state.cat_squares[at]),
            "pots": squares_of(state.pot_squares[at]),
        } if state.side[at] else None  # fmt: skip

    supply = {"bed": bed_number(state.supply), "side": side_name(state.supply)} if state.supply else None
    return {
        "game": "cottage-garden",
        "components": DIGEST,
        "seats": [
            {
                "beds": [bed(2 * seat), bed(2 * seat + 1)],
                "cats": state.cats[seat],
                "orange": cubes_of(state, seat, 0),
                "blue": cubes_of(state, seat, 1),
                "beehives": state.beehives[seat],
                "child": state.children[seat],
                "corners": corner_names(state.corners[seat]),
                "turns": state.turns[seat],
            }
            for seat in range(state.players)
        ],
        "nursery": [[TILE_NAMES[state.nursery[4 * row + k]] or None for k in range(4)] for row in range(4)],
        "path": [TILE_NAMES[number] for number in state.path[: state.path_length]],
        "supply": supply,
        "gardener": state.gardener,
        "die": state.die,
        **head_of(state),
        "active": state.active,
        "phase": PHASES[state.phase],
        "scoring": state.scoring or None,
        "waiting": state.waiting,
        **{name: value for name, value in chosen(state).items() if name != "children"},  # they stand with the seats
        "generator": state.rng[:],
    }


def restore(given: Any) -> Any:
    """A plain state from a position; anything impossible is refused by the name of its field."""
    p: Position = read(Position, given)
    check(p.components == DIGEST, "components", "other-components", given=shown(p.components), used=DIGEST)
    check(len(p.seats) in PLAYERS, "seats", "between", low=1, high=4)
    state = plain_class(State)()
    state.players = len(p.seats)
    plain(rules.begin)(state)
    state.pending, state.undealt, state.unused = 0, 0, 0
    _set_options(state, p)
    for seat, player in enumerate(p.seats):
        _seat_player(state, seat, player)
    _lay_out(state, p)
    set_head(state, p)
    _set_phase(state, p)
    _set_clock(state, p)
    _check_beehives(state)
    _check_cats(state)
    if state.over:
        _check_over(state, p)
    else:
        _check_phase(state)
    return state


def _set_options(state: Any, p: Position) -> None:
    state.return_order = RETURN_ORDERS.index(p.return_order)
    state.discard_cats = int(p.discard_cats)
    state.bed_choice = BED_CHOICES.index(p.bed_choice)
    state.bonuses = BONUSES.index(p.bonuses)
    check(p.bed_choice == "random" or state.players == 1, "bed_choice", "solo-only")


def _seat_player(state: Any, seat: int, player: Seat) -> None:
    field = f"seats[{seat}]"
    check(player.child in (0, 5, 6, 7), f"{field}.child", "age")
    check(not player.child or state.players > 1, f"{field}.child", "child-alone")
    state.children[seat] = player.child
    check(set(player.corners) <= set(CORNER_NAMES), f"{field}.corners", "one-of", choices=", ".join(CORNER_NAMES))
    check(len(set(player.corners)) == len(player.corners), f"{field}.corners", "must-differ")
    state.corners[seat] = sum(1 << CORNER_NAMES.index(name) for name in player.corners)
    check(0 <= player.cats < 2**15, f"{field}.cats", "out-of-range")
    check(player.beehives in (0, 1, 2), f"{field}.beehives", "between", low=0, high=2)
    state.cats[seat], state.beehives[seat] = player.cats, player.beehives
    for colour, (name, spaces) in enumerate((("orange", player.orange), ("blue", player.blue))):
        track = TRACKS[colour]
        check(len(spaces) == CUBES and all(space in track for space in spaces), f"{field}.{name}",
               "three-cubes", spaces=", ".join(map(str, track)))  # fmt: skip
        at = CUBES * (2 * seat + colour)
        state.cubes[at : at + CUBES] = sorted(track.index(space) for space in spaces)
    check(len(player.beds) == 2, f"{field}.beds", "two-places")
    for place, bed in enumerate(player.beds):
        if bed is not None:
            _plant_bed(state, 2 * seat + place, bed, f"{field}.beds[{place}]")


def _side(bed: int, side: str, field: str) -> int:
    check(1 <= bed <= BED_CARDS, f"{field}.bed", "number-between", low=1, high=BED_CARDS)
    return 2 * bed - 1 + SIDES.index(side)


def _mask(squares: list[str], field: str) -> int:
    check(all(name in BED_SQUARES for name in squares), field, "squares")
    check(len(set(squares)) == len(squares), field, "square-twice")
    return sum(1 << BED_SQUARES.index(name) for name in squares)


def _tile(name: str, field: str) -> int:
    check(bool(name) and name in TILE_NAMES, field, "not-a-tile", name=shown(name))
    return TILE_NAMES.index(name)


def _plant_bed(state: Any, bed: int, given: Bed, field: str) -> None:
    """A bed with what lies on it: nothing overlaps, every tile has its shape, no token on a print (Rulings 4)."""
    plain(beds.lay_bed)(state, bed, _side(given.bed, given.side, field))
    check(len(given.tiles) <= LAID, f"{field}.tiles", "too-many")
    for i, laid in enumerate(given.tiles):
        where = f"{field}.tiles[{i}]"
        if laid is None:
            state.laid_count[bed] += 1
            continue
        number = _tile(laid.tile, f"{where}.tile")
        mask = _mask(laid.squares, f"{where}.squares")
        lays = {int(lay) & ALL_SQUARES: int(lay) >> SQUARES for lay in LAYS[FIRST_LAY[number] : LAST_LAY[number]]}
        check(mask in lays, f"{where}.squares", "other-shape", tile=laid.tile)
        check(not mask & state.taken[bed], f"{where}.squares", "on-another")
        plain(beds.lay_tile)(state, bed, number, lays[mask])
    for name, squares, kept in (
        ("cats", given.cats, state.cat_squares),
        ("pots", given.pots, state.pot_squares),
    ):
        mask = _mask(squares, f"{field}.{name}")
        check(not mask & ~empty_squares(state, bed), f"{field}.{name}", "not-empty")
        kept[bed] = mask
        state.taken[bed] |= mask


def _lay_out(state: Any, p: Position) -> None:
    """Nursery, path and supply: every tile is somewhere, and no bed twice."""
    check(len(p.nursery) == 4 and all(len(row) == 4 for row in p.nursery), "nursery", "four-rows")
    seen = [laid_tile(state, at) for at in range(len(state.laid)) if state.laid[at]]
    for row in range(4):
        for k in range(4):
            name = p.nursery[row][k]
            if name is not None:
                state.nursery[4 * row + k] = _tile(name, f"nursery[{row}][{k}]")
                seen.append(state.nursery[4 * row + k])
    if p.path is None:
        path = [number for number in range(1, TILES + 1) if number not in seen]
    else:
        path = [_tile(name, f"path[{i}]") for i, name in enumerate(p.path)]
    seen += path
    for number in range(1, TILES + 1):
        found = seen.count(number)
        check(found == 1, "nursery", "tile-count", tile=TILE_NAMES[number], found=found)
    state.path[: len(path)] = path
    state.path_length = len(path)
    if p.supply is not None:
        state.supply = _side(p.supply.bed, p.supply.side, "supply")
    cards = [bed_number(side) for side in (*state.side, state.supply) if side]
    check(len(set(cards)) == len(cards), "supply", "bed-twice")


def _set_phase(state: Any, p: Position) -> None:
    """Whose turn it is, and what is asked."""
    check(p.phase in PHASES, "phase", "not-a-phase")
    check(not state.over or (p.phase == "turn" and p.scoring is None and not p.waiting), "phase",
          "over-turn")  # fmt: skip
    state.phase = PHASES.index(p.phase)
    state.scoring, state.waiting = p.scoring or 0, p.waiting
    state.active = p.active if p.active is not None else 0 if state.over else state.turn
    check(0 <= state.active < state.players, "active", "not-a-seat")


def _set_clock(state: Any, p: Position) -> None:
    """Gardener, die and turns, which depend on each other: the gardener moves once a turn, the seats in order."""
    first = first_die(state)
    die = first if p.die is None else p.die
    check(first <= die <= FINAL_DIE, "die", "number-between", low=first, high=FINAL_DIE)
    check(p.gardener is None or 0 <= p.gardener < track_length(state), "gardener", "not-on-walk")
    taken = [player.turns for player in p.seats]
    check(all(0 <= turns <= MOST_TURNS for turns in taken if turns is not None), "seats", "turns-range")
    known = None not in taken
    check(known or not any(taken), "seats", "turns-all")
    # The last turn of all, which ends the game by a bed, does not move the gardener.
    last = 1 if state.over and not (known and sum(turns or 0 for turns in taken) == turns_before_final(state)) else 0
    moved = [sum(turns or 0 for turns in taken) - last] if known else _turns_with(state, die)
    fitting = [
        turns
        for turns in moved
        if turns % state.players == state.active
        and die_after(state, turns) == die
        and p.gardener in (None, gardener_after(state, turns))
    ]
    check(bool(fitting), "gardener", "clock")
    turns = fitting[0]
    state.gardener, state.die, state.final = gardener_after(state, turns), die, int(die == FINAL_DIE)
    for seat in range(state.players):
        state.turns[seat] = (turns + state.players - 1 - seat) // state.players
    state.turns[state.active] += last
    check(not known or taken == state.turns[: state.players], "seats", "turns-order")


def _turns_with(state: Any, die: int) -> list[int]:
    """After how many turns the die shows this; of the final round, the first lap for every seat."""
    end = turns_before_final(state)
    if die < FINAL_DIE:
        return [turns for turns in range(end) if die_after(state, turns) == die]
    return list(range(end, end + track_length(state) * state.players))


def _check_beehives(state: Any) -> None:
    """The first player with a cube on 20 holds the double beehive, the next the single one (Rulings 9)."""
    held = sorted(number for number in state.beehives if number)
    check(held in ([], [2], [1, 2]) and (state.players > 1 or not held), "seats", "beehives")
    for seat in range(state.players if state.players > 1 else 0):
        arrived = any(cubes_of(state, seat, colour)[-1] == TRACKS[colour][-1] for colour in (0, 1))
        field = f"seats[{seat}].beehives"
        check(not arrived or state.beehives[seat] > 0 or held == [1, 2], field,
              "beehive-due")  # fmt: skip
        check(arrived or bool(state.final) or not state.beehives[seat], field, "no-beehive")


def _check_cats(state: Any) -> None:
    """No more cats than can have come: two, one for each cube across the red line, and those of a child's corners."""
    moved = sum(state.turns)
    in_final = max(0, moved - turns_before_final(state))  # in each turn of it a cube may go back and cross again
    for seat in range(state.players):
        most = CAT_RESERVE
        across = 0
        for colour in (0, 1):
            base = CUBES * (2 * seat + colour)
            across += sum(1 for step in state.cubes[base : base + CUBES] if step > RED_LINE[colour])
        if state.children[seat]:
            corners = (i for i in range(4) if state.corners[seat] >> i & 1)
            most += sum(corner_passes(state, corner, moved) for corner in corners)
            across += in_final
        elif not state.over and (seat != state.active or state.phase not in AFTER_PLANTING):
            across = 0  # the limit has been kept
        most += across if state.bonuses & CAT_BONUS else 0
        check(0 <= state.cats[seat] <= most, f"seats[{seat}].cats", "number-between", low=0, high=most)


def _check_over(state: Any, p: Position) -> None:
    over = bool(state.final) and not any(state.side)
    check(over, "turn", "not-over")
    _check_corners(state, state.players)


def _check_corners(state: Any, chosen: int) -> None:
    """The children before this seat have chosen their corners, and nobody else has any."""
    for seat in range(state.players):
        wanted = plain(turn.corner_count)(state, seat) if seat < chosen else 0
        check(plain(count)(state.corners[seat]) == wanted, f"seats[{seat}].corners", "corners", wanted=wanted)


def _check_phase(state: Any) -> None:
    """Somebody is to decide: what is asked must be possible, and nothing can be left undone from before."""
    if state.phase == DEAL_BEDS:
        _check_bed_choice(state)
    else:
        check(bool(state.supply), "supply", "missing")
        _check_corners(state, state.turn if state.phase == CORNERS else state.players)
        _check_beds(state)
        _check_scoring(state)
    _check_question(state)
    check(plain(rules.legal)(state, [0] * MOST_LEGAL) > 0, "phase", "nothing-to-decide")


def _check_bed_choice(state: Any) -> None:
    """A single player is choosing beds."""
    check(state.bed_choice == CHOSEN, "phase", "beds-dealt")
    check(not state.supply and (not state.side[1] or bool(state.side[0])), "seats[0].beds", "beds-order")
    check(not any(state.laid_count) and not any(state.cat_squares) and not any(state.pot_squares),
           "seats[0].beds", "not-planted")  # fmt: skip
    check(not state.final and not state.scoring and not state.waiting, "phase", "beds-late")
    used = {bed_number(side) for side in state.side if side}
    state.unused = sum(1 << (card - 1) for card in range(1, BED_CARDS + 1) if card not in used)


def _check_beds(state: Any) -> None:
    clearing = -1
    if state.phase == GIVE_UP:
        clearing = plain(turn.bed_to_give_up)(state)
    elif state.phase == CLEAN_UP and state.scoring in (1, 2):
        clearing = plain(turn.scored_bed)(state)
    for bed in range(2 * state.players):
        field = f"seats[{bed // 2}].beds[{bed % 2}]"
        check(bool(state.side[bed] or state.final), field, "missing")
        gone = plain(beds.tiles_left)(state, bed) < state.laid_count[bed]
        check(bed == clearing or not gone, f"{field}.tiles", "tiles-gone")
        if bed == clearing:
            check(not state.cat_squares[bed] and not state.pot_squares[bed], field, "tokens")
        elif state.final and state.phase != GIVE_UP and state.side[bed]:
            check(state.laid_count[bed] >= KEPT_TILES, field, "few-tiles")
        own = bed // 2 == state.active
        scored = own and state.phase in (CATS, SCORE, *SCORING, CAT_LIMIT)
        check(scored or not is_complete(state, bed), field, "unscored")


def _check_scoring(state: Any) -> None:
    scoring = state.phase in SCORING
    check(state.scoring in ((1, 2) if scoring else (0,)), "scoring",
           "scoring-bed" if scoring else "scoring-null")  # fmt: skip
    if state.phase in (ORANGE_CUBE, BLUE_CUBE, BONUS_POT):
        check(is_complete(state, plain(turn.scored_bed)(state)), "scoring", "incomplete")
    most = 0
    if state.bonuses & 2 and scoring:
        most = 0 if state.phase == ORANGE_CUBE else 1 if state.phase == BLUE_CUBE else 2
    least = 1 if state.phase in (BONUS_POT, LATE_POT) else 0
    check(least <= state.waiting <= most, "waiting", "number-between", low=least, high=most)


def _check_question(state: Any) -> None:
    """Is this phase really reached in such a position?"""
    phase = state.phase
    if phase == CORNERS:
        check(state.children[state.turn] > 0 and state.active == 0, "turn", "no-child")
    elif phase == GIVE_UP:
        bed = plain(turn.bed_to_give_up)(state)
        check(bool(state.final) and state.return_order == CHOSEN and bed // 2 == state.turn, "phase",
               "no-giving-up")  # fmt: skip
    else:
        check(state.turn == state.active, "active", "not-active")
    active = state.active
    complete = is_complete(state, 2 * active), is_complete(state, 2 * active + 1)
    possible = {
        PAY: state.final and has_bed(state, active),
        REFILL: plain(turn.may_ramble)(state),
        CATS: state.cats[active] > 0 and plain(beds.empty_count)(state, active) > 0,
        SCORE: all(complete),
        ORANGE_CUBE: state.scoring and plain(turn.symbols_of)(state, 0) > 0,
        BLUE_CUBE: state.scoring and plain(turn.symbols_of)(state, 1) > 0,
        LATE_POT: not state.final,
        CLEAN_UP: state.return_order == CHOSEN,
        CAT_LIMIT: plain(turn.excess_cats)(state) > 0,
        **dict.fromkeys((PLANT, BONUS_POT, DEAL_BEDS, CORNERS, GIVE_UP), True),
    }
    check(bool(possible.get(phase)), "phase", "not-now", phase=PHASES[phase])
