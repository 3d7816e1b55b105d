"""Positions of Cottage Garden as JSON, and back: whatever cannot be is refused by the name of its field."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from hortus.errors import BadPosition
from hortus.games.contract import read_position
from hortus.kernel import count, plain, seed_generator

from . import beds, rules, turn
from .components import DIGEST, FIRST_LAY, LAST_LAY, LAYS, TILE_NAMES, TRACKS
from .notation import BED_SQUARES, CORNER_NAMES, corner_names
from .state import (
    ALL_SQUARES,
    BED_CARDS,
    BLUE_CUBE,
    BONUS_POT,
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
    PLANT,
    REFILL,
    SCORE,
    TILES,
    TURN,
)
from .table import SIDES, bed_number, cubes_of, empty_squares, has_bed, is_complete, laid_on, side_name, squares_of
from .turn import FINAL_DIE, KEPT_TILES
from .view import BED_CHOICES, BONUSES, PHASES, RETURN_ORDERS

Side = Literal["light", "dark"]
MOST_CATS = 999
SCORING = (ORANGE_CUBE, BLUE_CUBE, BONUS_POT, CLEAN_UP, LATE_POT)  # phases in which a bed is being scored


class LaidTile(msgspec.Struct, forbid_unknown_fields=True):
    tile: str
    squares: list[str]


class SupplyBed(msgspec.Struct, forbid_unknown_fields=True):
    bed: int  # 1 to 9
    side: Side


class Bed(msgspec.Struct, forbid_unknown_fields=True):
    bed: int
    side: Side
    tiles: list[LaidTile | None] = []  # in the order laid; null for one that has gone back to the path
    cats: list[str] = []
    pots: list[str] = []


class Seat(msgspec.Struct, forbid_unknown_fields=True):
    beds: list[Bed | None]  # two places
    cats: int = 2
    orange: tuple[int, ...] = (0, 0, 0)  # the spaces of the cubes
    blue: tuple[int, ...] = (0, 0, 0)
    beehives: int = 0
    child: int = 0  # an age, 5 to 7
    corners: list[str] = []
    turns: int = 0


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A position, complete. `seats` must be given; of the rest, what is left out is as simple as can be."""

    seats: list[Seat]
    game: Literal["cottage-garden"] = "cottage-garden"
    components: str = DIGEST
    nursery: tuple[tuple[str | None, ...], ...] = ((None,) * 4,) * 4
    path: list[str] | None = None  # left out: every tile that is nowhere else
    supply: SupplyBed | None = None
    gardener: int | None = None  # its space, clockwise from the top left; left out: the start
    die: int | None = None  # left out: as at the start; 6 in the final round
    turn: int | None = 0  # the seat to decide, null when over
    active: int | None = None  # whose turn it is; left out: the seat to decide
    phase: str = "plant"
    scoring: int | None = None  # the bed, 1 or 2, that is being scored
    waiting: int = 0  # bonus pots to be placed
    return_order: Literal["shuffled", "chosen"] = "shuffled"
    discard_cats: bool = False
    bed_choice: Literal["random", "chosen"] = "random"
    bonuses: Literal["none", "cat", "pot", "cat,pot"] = "cat,pot"
    ply: int = 0
    revealed: int = 0
    generator: list[int] | None = None


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
        "turn": None if state.over else state.turn,
        "active": state.active,
        "phase": PHASES[state.phase],
        "scoring": state.scoring or None,
        "waiting": state.waiting,
        "return_order": RETURN_ORDERS[state.return_order],
        "discard_cats": bool(state.discard_cats),
        "bed_choice": BED_CHOICES[state.bed_choice],
        "bonuses": BONUSES[state.bonuses],
        "ply": state.ply,
        "revealed": state.revealed,
        "generator": state.rng[:],
    }


def restore(given: Any) -> Any:
    """A light state from a position."""
    from . import GAME

    p: Position = read_position(Position, given)
    _check(p.components == DIGEST, "components", f"are {p.components}, but {DIGEST} are in use")
    _check(len(p.seats) in GAME.players, "seats", "must be 1 to 4")
    state = GAME.plain_state()
    state.players = len(p.seats)
    plain(rules.begin)(state)
    state.pending, state.undealt, state.unused = 0, 0, 0
    _set_options(state, p)
    for seat, player in enumerate(p.seats):
        _seat_player(state, seat, player)
    _lay_out(state, p)
    _set_clock(state, p)
    _check_beehives(state)
    if p.turn is None:
        _check_over(state, p)
    else:
        _check_phase(state, p)
    return state


def _check(condition: bool, field: str, problem: str) -> None:
    if not condition:
        raise BadPosition(f"The position cannot be: {field} {problem}.")


def _set_options(state: Any, p: Position) -> None:
    state.return_order = RETURN_ORDERS.index(p.return_order)
    state.discard_cats = int(p.discard_cats)
    state.bed_choice = BED_CHOICES.index(p.bed_choice)
    state.bonuses = BONUSES.index(p.bonuses)
    _check(p.bed_choice == "random" or state.players == 1, "bed_choice", "is for a single player")


def _seat_player(state: Any, seat: int, player: Seat) -> None:
    field = f"seats[{seat}]"
    _check(player.child in (0, 5, 6, 7), f"{field}.child", "must be an age from 5 to 7, or 0")
    _check(not player.child or state.players > 1, f"{field}.child", "does not play alone")
    state.children[seat] = player.child
    _check(set(player.corners) <= set(CORNER_NAMES), f"{field}.corners", f"must be out of {', '.join(CORNER_NAMES)}")
    _check(len(set(player.corners)) == len(player.corners), f"{field}.corners", "must differ")
    state.corners[seat] = sum(1 << CORNER_NAMES.index(name) for name in player.corners)
    _check(0 <= player.cats <= MOST_CATS, f"{field}.cats", f"must be a number from 0 to {MOST_CATS}")
    _check(0 <= player.turns < 10_000, f"{field}.turns", "is out of range")
    _check(player.beehives in (0, 1, 2), f"{field}.beehives", "must be 0, 1 or 2")
    state.cats[seat], state.turns[seat], state.beehives[seat] = player.cats, player.turns, player.beehives
    for colour, (name, spaces) in enumerate((("orange", player.orange), ("blue", player.blue))):
        track = TRACKS[colour]
        _check(len(spaces) == CUBES and all(space in track for space in spaces), f"{field}.{name}",
               f"must be three spaces out of {', '.join(map(str, track))}")  # fmt: skip
        at = CUBES * (2 * seat + colour)
        state.cubes[at : at + CUBES] = sorted(track.index(space) for space in spaces)
    _check(len(player.beds) == 2, f"{field}.beds", "must be two places, null where there is no bed")
    for place, bed in enumerate(player.beds):
        if bed is not None:
            _plant_bed(state, 2 * seat + place, bed, f"{field}.beds[{place}]")


def _side(bed: int, side: str, field: str) -> int:
    _check(1 <= bed <= BED_CARDS, f"{field}.bed", f"must be a number from 1 to {BED_CARDS}")
    return 2 * bed - 1 + SIDES.index(side)


def _mask(squares: list[str], field: str) -> int:
    _check(all(name in BED_SQUARES for name in squares), field, "must be squares from a1 to e5")
    _check(len(set(squares)) == len(squares), field, "name a square twice")
    return sum(1 << BED_SQUARES.index(name) for name in squares)


def _tile(name: str, field: str) -> int:
    _check(bool(name) and name in TILE_NAMES, field, f"is {name!r}, which is not a tile")
    return TILE_NAMES.index(name)


def _plant_bed(state: Any, bed: int, given: Bed, field: str) -> None:
    """A bed with what lies on it: nothing overlaps, every tile has its shape, no token on a print (Rulings 4)."""
    plain(beds.lay_bed)(state, bed, _side(given.bed, given.side, field))
    _check(len(given.tiles) <= LAID, f"{field}.tiles", "are too many")
    for i, laid in enumerate(given.tiles):
        where = f"{field}.tiles[{i}]"
        if laid is None:
            state.laid_count[bed] += 1
            continue
        number = _tile(laid.tile, f"{where}.tile")
        mask = _mask(laid.squares, f"{where}.squares")
        lays = (int(LAYS[k]) & ALL_SQUARES for k in range(FIRST_LAY[number], LAST_LAY[number]))
        _check(mask in lays, f"{where}.squares", f"have not the shape of {laid.tile}")
        _check(not mask & state.taken[bed], f"{where}.squares", "lie on another tile")
        plain(beds.lay_tile)(state, bed, number, mask)
    for name, squares, kept in (
        ("cats", given.cats, state.cat_squares),
        ("pots", given.pots, state.pot_squares),
    ):
        mask = _mask(squares, f"{field}.{name}")
        _check(not mask & ~empty_squares(state, bed), f"{field}.{name}", "must lie on empty squares without a print")
        kept[bed] = mask
        state.taken[bed] |= mask


def _lay_out(state: Any, p: Position) -> None:
    """Nursery, path and supply: every tile is somewhere, and no bed twice."""
    _check(len(p.nursery) == 4 and all(len(row) == 4 for row in p.nursery), "nursery", "must be four rows of four")
    seen = [number for number in state.laid if number]
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
        _check(found == 1, "nursery", f"path and beds together have tile {TILE_NAMES[number]} {found} times, not once")
    state.path[: len(path)] = path
    state.path_length = len(path)
    if p.supply is not None:
        state.supply = _side(p.supply.bed, p.supply.side, "supply")
    cards = [bed_number(side) for side in (*state.side, state.supply) if side]
    _check(len(set(cards)) == len(cards), "supply", "and seats have a bed twice")


def _set_clock(state: Any, p: Position) -> None:
    """Gardener, die, counters and generator."""
    first_die = state.die
    if p.gardener is not None:
        _check(0 <= p.gardener < plain(turn.track_length)(state), "gardener", "is not a space of the walk")
        _check(state.players > 1 or p.gardener % 2 == 0, "gardener", "never stands there in solo")
        state.gardener = p.gardener
    if p.die is not None:
        _check(first_die <= p.die <= FINAL_DIE, "die", f"must be a number from {first_die} to {FINAL_DIE}")
        state.die = p.die
    state.final = int(state.die == FINAL_DIE)
    _check(0 <= p.ply < 2**31 and 0 <= p.revealed < 2**31, "ply", "is out of range")
    state.ply, state.revealed = p.ply, p.revealed
    if p.generator is None:
        plain(seed_generator)(state.rng, 0)
    else:
        _check(len(p.generator) == 4 and all(0 <= word < 2**32 for word in p.generator), "generator",
               "must be four whole numbers below 2**32")  # fmt: skip
        state.rng = list(p.generator)


def _check_beehives(state: Any) -> None:
    held = sorted(number for number in state.beehives if number)
    _check(held in ([], [2], [1, 2]) and (state.players > 1 or not held), "seats", "cannot hold these beehives")


def _check_over(state: Any, p: Position) -> None:
    over = bool(state.final) and not any(state.side)
    _check(over, "turn", "cannot be null: the game is not over")
    _check(p.phase == "turn" and p.scoring is None and not p.waiting, "phase", "must be 'turn' when the game is over")
    active = 0 if p.active is None else p.active
    _check(0 <= active < state.players, "active", "is not a seat")
    _check_corners(state, state.players)
    state.active, state.phase, state.over, state.turn = active, TURN, 1, 0


def _check_corners(state: Any, chosen: int) -> None:
    """The children before this seat have chosen their corners, and nobody else has any."""
    for seat in range(state.players):
        wanted = plain(turn.corner_count)(state, seat) if seat < chosen else 0
        _check(plain(count)(state.corners[seat]) == wanted, f"seats[{seat}].corners", f"must be {wanted}")


def _check_phase(state: Any, p: Position) -> None:
    """Somebody is to decide: what is asked must be possible, and nothing can be left undone from before."""
    seat = p.turn
    assert seat is not None
    _check(0 <= seat < state.players, "turn", "is not a seat")
    _check(p.phase in PHASES, "phase", "is not a phase")
    state.turn, state.phase = seat, PHASES.index(p.phase)
    state.active = seat if p.active is None else p.active
    _check(0 <= state.active < state.players, "active", "is not a seat")
    state.scoring, state.waiting = p.scoring or 0, p.waiting
    if state.phase == DEAL_BEDS:
        _check_bed_choice(state)
    else:
        _check(bool(state.supply), "supply", "is missing")
        _check_corners(state, seat if state.phase == CORNERS else state.players)
        _check_beds(state)
        _check_scoring(state)
    _check_question(state)
    options = plain(rules.legal)(state, [0] * _game().most_moves)
    _check(options > 1, "phase", "leaves nothing to decide")


def _game() -> Any:
    from . import GAME

    return GAME


def _check_bed_choice(state: Any) -> None:
    """A single player is choosing beds."""
    _check(state.bed_choice == CHOSEN, "phase", "cannot be 'beds': beds are dealt in this game")
    _check(not state.supply and (not state.side[1] or bool(state.side[0])), "seats[0].beds", "are chosen in order")
    _check(not any(state.laid_count) and not any(state.cat_squares) and not any(state.pot_squares),
           "seats[0].beds", "cannot be planted yet")  # fmt: skip
    _check(not state.final and not state.scoring and not state.waiting, "phase", "cannot be 'beds' so late")
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
        _check(bool(state.side[bed] or state.final), field, "is missing")
        gone = plain(beds.tiles_left)(state, bed) < state.laid_count[bed]
        _check(bed == clearing or not gone, f"{field}.tiles", "cannot be null here")
        if bed == clearing:
            _check(not state.cat_squares[bed] and not state.pot_squares[bed], field, "still has tokens")
        elif state.final and state.phase != GIVE_UP and state.side[bed]:
            _check(state.laid_count[bed] >= KEPT_TILES, field, "has fewer than three tiles in the final round")
        own = bed // 2 == state.active
        scored = own and state.phase in (CATS, SCORE, *SCORING, CAT_LIMIT)
        _check(scored or not is_complete(state, bed), field, "is complete and should have been scored")


def _check_scoring(state: Any) -> None:
    scoring = state.phase in SCORING
    _check(state.scoring in ((1, 2) if scoring else (0,)), "scoring",
           "must be 1 or 2" if scoring else "must be null in this phase")  # fmt: skip
    if state.phase in (ORANGE_CUBE, BLUE_CUBE, BONUS_POT):
        _check(is_complete(state, plain(turn.scored_bed)(state)), "scoring", "names a bed that is not complete")
    most = 0
    if state.bonuses & 2 and scoring:
        most = 0 if state.phase == ORANGE_CUBE else 1 if state.phase == BLUE_CUBE else 2
    least = 1 if state.phase in (BONUS_POT, LATE_POT) else 0
    _check(least <= state.waiting <= most, "waiting", f"must be a number from {least} to {most}")


def _check_question(state: Any) -> None:
    """Is this phase really reached in such a position?"""
    phase = state.phase
    if phase == CORNERS:
        _check(state.children[state.turn] > 0 and state.active == 0, "turn", "is not a child who chooses corners")
    elif phase == GIVE_UP:
        bed = plain(turn.bed_to_give_up)(state)
        _check(bool(state.final) and state.return_order == CHOSEN and bed // 2 == state.turn, "phase",
               "cannot be 'give up' here")  # fmt: skip
    else:
        _check(state.turn == state.active, "active", "must be the seat to decide in this phase")
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
    _check(bool(possible.get(phase)), "phase", f"cannot be {PHASES[phase]!r} here")
