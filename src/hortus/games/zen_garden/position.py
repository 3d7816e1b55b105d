"""Positions of Zen Garden as JSON: written whole, read with every field checked."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from hortus.games.checks import position_check
from hortus.games.positions import Head, read, set_head
from hortus.kernel import plain, plain_class

from . import rules, scoring
from .components import (
    CORNER_NAMES,
    ELEMENT_NAMES,
    MISSION_POINTS,
    MOST_MONEY,
    PREFERENCE_NAMES,
    TILE_NAMES,
)
from .options import BOARDS, PLAYERS, boards_in_play
from .rules import POINT_TILES
from .scoring import mission_elements
from .state import CELLS, COLUMNS, GRID, ROWS, SEATS, SIZE, SPACES, SQUARES, TILES_OF_A_PATH, State
from .view import tiles_in
from .wishes import mission_board

check = position_check(__package__)


class Mission(msgspec.Struct, forbid_unknown_fields=True):
    """A mission on board 4 or 5."""

    elements: list[str]  # the two that it asks for
    won: list[int] = []  # points by seat, 0: none; all 0 when left out
    board: int | None = None  # the preference board it lies on; checked when given


class Position(Head, kw_only=True):
    """A position, complete. Who is to decide, the marker and the round follow from how many tiles have been placed."""

    gardens: list[list[list[str | None]]]  # by seat, four rows of four: "wood-crane-water-tl"; anywhere in the frame
    preferences: dict[str, str]  # small, great, majority, detail: an element each
    selection: list[list[str | None]]  # the selection board, three rows of four: "wood-crane-water"
    game: Literal["zen-garden"] = "zen-garden"  # checked when given
    boards: str = "1"  # the preference boards in play: "145"
    first: list[str | None] | None = None  # by seat, the square (a1 to d4 of the frame as given) of the tile laid first
    money: list[int] | None = None  # by seat, 0 to 25; 12 each when left out
    held: str | None = None  # the tile taken and not yet placed
    missions: list[Mission] = msgspec.field(default_factory=list)  # board 4's, then board 5's
    discards: list[str] = msgspec.field(default_factory=list)  # the tiles discarded since the supply was last renewed
    supply: list[str] | None = None  # every tile that is nowhere else; checked when given
    turn: int | msgspec.UnsetType | None = msgspec.UNSET  # type: ignore[assignment]  # checked when given
    marker: int | None = None  # the seat with the first-player marker; checked when given
    round: int | None = None  # counts from 1; checked when given
    ply: int | None = None  # type: ignore[assignment]  # decisions played; checked when given


def position(state: Any) -> dict[str, Any]:
    seats = range(state.players)
    return {
        "game": "zen-garden",
        "boards": boards_in_play(state),
        "gardens": [_garden(state, seat) for seat in seats],
        "first": [SQUARES[_cell(state.first[seat])] if state.occupied[seat] else None for seat in seats],
        "money": state.money[: state.players],
        "selection": [[_name(state.board[COLUMNS * row + column]) for column in range(COLUMNS)] for row in range(ROWS)],
        "held": _name(state.held),
        "preferences": {name: ELEMENT_NAMES[state.emperor[i] - 1] for i, name in enumerate(PREFERENCE_NAMES)},
        "missions": [
            {
                "board": mission_board(state, mission),
                "elements": [ELEMENT_NAMES[element] for element in mission_elements(state, mission)],
                "won": [MISSION_POINTS[state.won[SEATS * mission + seat]] for seat in seats],
            }
            for mission in range(state.missions)
        ],
        "supply": tiles_in(state.supply),
        "discards": tiles_in(state.discards),
        "turn": None if state.over else state.turn,
        "marker": state.marker,
        "round": state.round,
        "ply": state.ply,
        "revealed": state.revealed,
        "generator": state.rng[:],
    }


def _cell(spot: int) -> int:
    """The cell of a garden at a spot of the grid."""
    return SIZE * (spot // GRID - 1) + spot % GRID - 1


def _name(tile: int) -> str | None:
    return TILE_NAMES[tile - 1] if tile else None


def _garden(state: Any, seat: int) -> list[list[str | None]]:
    cells = []
    for cell in range(CELLS * seat, CELLS * seat + CELLS):
        tile = state.garden[cell]
        cells.append(f"{TILE_NAMES[tile - 1]}-{CORNER_NAMES[state.corner[cell]]}" if tile else None)
    return [cells[SIZE * row : SIZE * row + SIZE] for row in range(SIZE)]


def restore(given: Any) -> Any:
    """A plain state from a position; anything impossible is refused by the name of its field."""
    p: Position = read(Position, given)
    players = len(p.gardens)
    check(players in PLAYERS, "gardens", "between", low=2, high=4)
    check(p.boards in BOARDS, "boards", "one-of", choices=", ".join(BOARDS))
    state = plain_class(State)()
    state.players = players
    state.boards = sum(1 << int(board) for board in p.boards)
    plain(rules.begin)(state)
    state.pending = 0
    _lay_emperors(state, p)
    taken = _Tiles()
    first = p.first or [None] * players
    check(len(first) == players, "first", "square-by-seat")
    for seat, garden in enumerate(p.gardens):
        _plant(state, seat, garden, first[seat], taken)
    _count_turns(state, p)
    _fill_board(state, p, taken)
    _set_apart(state, p, taken)
    _pay(state, p)
    for mission, given_mission in enumerate(p.missions):
        _award(state, mission, given_mission)
    return state


class _Tiles:
    """Which tiles have been found so far: each is there once."""

    def __init__(self) -> None:
        self._where: dict[int, str] = {}

    def find(self, name: str, field: str) -> int:
        check(name in _TILE_CODES, field, "not-a-tile")
        tile = _TILE_CODES[name]
        check(tile not in self._where, field, "tile-twice", tile=name, where=str(self._where.get(tile)))
        self._where[tile] = field
        return tile

    def left(self) -> list[int]:
        return [tile for tile in range(len(TILE_NAMES)) if tile not in self._where]


_TILE_CODES = {name: tile for tile, name in enumerate(TILE_NAMES)}


def _lay_emperors(state: Any, p: Position) -> None:
    """An emperor tile on each preference and two on each mission, all different."""
    check(set(p.preferences) == set(PREFERENCE_NAMES), "preferences", "must-be", value=", ".join(PREFERENCE_NAMES))
    laid = [(f"preferences.{name}", p.preferences[name]) for name in PREFERENCE_NAMES]
    check(len(p.missions) == state.missions, "missions", "missions", count=state.missions, boards=p.boards)
    for i, mission in enumerate(p.missions):
        check(len(mission.elements) == 2, f"missions[{i}].elements", "two")
        check(mission.board in (None, mission_board(state, i)), f"missions[{i}].board", "other-board")
        laid += [(f"missions[{i}].elements", element) for element in mission.elements]
    for i, (field, name) in enumerate(laid):
        check(name in ELEMENT_NAMES, field, "one-of", choices=", ".join(ELEMENT_NAMES))
        element = ELEMENT_NAMES.index(name)
        check(bool(state.emperors >> element & 1), field, "emperor-twice", element=name)
        state.emperor[i] = element + 1
        state.emperors &= ~(1 << element)


def _plant(state: Any, seat: int, garden: list[list[str | None]], first: str | None, taken: _Tiles) -> None:
    """The garden as given, wherever it stands in the frame; it must be in one piece."""
    field = f"gardens[{seat}]"
    check(len(garden) == SIZE and all(len(row) == SIZE for row in garden), field, "four-rows")
    tiles = [(row, column) for row in range(SIZE) for column in range(SIZE) if garden[row][column] is not None]
    squares = [SQUARES[SIZE * row + column] for row, column in tiles]
    check(first is None or first in squares, f"first[{seat}]", "square-of-tile")
    if not tiles:
        return
    top, left = min(row for row, _ in tiles), min(column for _, column in tiles)
    for row, column in tiles:
        name, _, corner = str(garden[row][column]).rpartition("-")
        check(corner in CORNER_NAMES, f"{field}[{row}][{column}]", "tile-and-corner")
        tile = taken.find(name, f"{field}[{row}][{column}]")
        spot = GRID * (row - top + 1) + column - left + 1
        plain(rules.put)(state, seat, spot, tile, CORNER_NAMES.index(corner))
    row, column = tiles[squares.index(first) if first else 0]
    state.first[seat] = GRID * (row - top + 1) + column - left + 1
    whole = plain(scoring.is_one_area)(state.occupied[seat])
    check(whole, field, "in-pieces", squares=", ".join(squares))


def _count_turns(state: Any, p: Position) -> None:
    """Marker, round and the seat to decide, from the tiles placed so far; the gardens must fit the order of turns."""
    players = state.players
    placed = [state.occupied[seat].bit_count() for seat in range(players)]
    turns = sum(placed)
    in_round = plain(rules.turns_in_round)(state)
    over = turns == CELLS * players
    played, state.taken = divmod(turns, in_round)
    if over:  # no new round begins after the last
        played, state.taken = played - 1, in_round
    state.round = played + 1
    state.marker = played % players
    expected = [in_round // players * played] * players
    for i in range(state.taken):
        expected[(state.marker + i) % players] += 1
    check(placed == expected, "gardens",
           "order-of-turns", tiles=", ".join(map(str, placed)))  # fmt: skip
    check(p.held is None or not over, "held", "held-over")
    expected_turn = None if over else (state.marker + state.taken) % players
    right = p.turn is msgspec.UNSET or p.turn == expected_turn
    check(right, "turn", "must-be", value="null" if expected_turn is None else expected_turn)
    ply = 2 * turns + (p.held is not None)
    set_head(state, Head(turn=expected_turn, ply=ply, revealed=p.revealed, generator=p.generator))
    for name in ("marker", "round", "ply"):
        check(getattr(p, name) in (None, getattr(state, name)), name, "must-be", value=getattr(state, name))


def _fill_board(state: Any, p: Position, taken: _Tiles) -> None:
    """The selection board lacks a tile for each turn of the round, and the tile in hand."""
    check(len(p.selection) == ROWS and all(len(row) == COLUMNS for row in p.selection), "selection",
           "three-rows")  # fmt: skip
    for row in range(ROWS):
        for column in range(COLUMNS):
            name = p.selection[row][column]
            if name is not None:
                state.board[COLUMNS * row + column] = taken.find(name, f"selection[{row}][{column}]") + 1
    if p.held is not None:
        state.held = taken.find(p.held, "held") + 1
    expected = SPACES - state.taken - (p.held is not None)
    check(sum(tile > 0 for tile in state.board) == expected, "selection", "tiles-now", tiles=expected)


def _set_apart(state: Any, p: Position, taken: _Tiles) -> None:
    """The discards as given; every other tile that is nowhere on the table is in the supply."""
    check(_discards_possible(state, len(p.discards)), "discards", "discards", count=len(p.discards), round=state.round)
    for i, name in enumerate(p.discards):
        tile = taken.find(name, f"discards[{i}]")
        state.discards[tile // TILES_OF_A_PATH] |= 1 << (tile % TILES_OF_A_PATH)
    state.supply = [0] * len(state.supply)
    for tile in taken.left():
        state.supply[tile // TILES_OF_A_PATH] |= 1 << (tile % TILES_OF_A_PATH)
    state.supply_left = [tiles.bit_count() for tiles in state.supply]
    if p.supply is not None:
        check(sorted(p.supply) == sorted(tiles_in(state.supply)), "supply",
               "not-the-rest")  # fmt: skip


def _discards_possible(state: Any, discards: int) -> bool:
    """Can so many tiles have been discarded? Each refill discards the bottom row, less what was taken from it.

    They pile up from the first refill, or from the last one in which the supply was renewed; that cannot have happened
    before the first supply can have been used up.
    """
    turns = plain(rules.turns_in_round)(state)
    refills = state.round - 1
    least, most = max(0, COLUMNS - turns), COLUMNS
    first_supply = len(TILE_NAMES) - SPACES
    soonest = first_supply // (turns + most) + 1  # the refill that may need more tiles than there were
    since = [refills, *range(refills - soonest + 1)]
    return any(least * n <= discards <= most * n for n in since)


def _pay(state: Any, p: Position) -> None:
    if p.money is None:
        return
    check(len(p.money) == state.players, "money", "number-by-seat")
    for seat, coins in enumerate(p.money):
        check(0 <= coins <= MOST_MONEY, f"money[{seat}]", "between", low=0, high=MOST_MONEY)
        state.money[seat] = coins


def _award(state: Any, mission: int, given: Mission) -> None:
    """Point tiles go in their order, to those who have done the mission, at once (Rulings 7)."""
    field = f"missions[{mission}].won"
    won = given.won or [0] * state.players
    check(len(won) == state.players, field, "number-by-seat")
    places = {MISSION_POINTS[place]: place for place in range(POINT_TILES + 1)}
    check(all(points in places for points in won), field, "mission-points")
    for seat, points in enumerate(won):
        state.won[SEATS * mission + seat] = places[points]
    given_out = sorted(place for place in state.won[SEATS * mission : SEATS * mission + SEATS] if place)
    check(given_out == list(range(1, len(given_out) + 1)), field, "mission-order")
    for seat, points in enumerate(won):
        done = plain(rules.has_done)(state, seat, mission)
        check(done or not points, field, "mission-not-done", seat=seat)
        check(bool(points) or not done or len(given_out) == POINT_TILES, field,
               "mission-done", seat=seat)  # fmt: skip
