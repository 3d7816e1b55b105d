"""What the numbers of a Zen Garden observation are, and the rule that writes them."""

from __future__ import annotations

from typing import Any

from hortus.games import features
from hortus.kernel import nonnegative, rule, table

from . import components
from .rules import MOST_ROUNDS, POINT_TILES, ROUNDS_OF_TWO, finishers, rounds, turns_in_round
from .state import (
    CELLS,
    COLUMNS,
    DECORS,
    ELEMENTS,
    GROUNDS,
    MISSIONS,
    PATHS,
    PREFERENCES,
    ROWS,
    SEATS,
    SIZE,
    SPACES,
    TILES_OF_A_PATH,
)

MISSION_POINTS = table(components.MISSION_POINTS)
MOST_MISSION_POINTS = max(components.MISSION_POINTS)

# Seats count from the observer; those not playing are zeros. Paths, decors, grounds, corners and elements count
# from 1 in the order of `components`; 0 is none. Of the parts of a tile, grounds are the most.
OBSERVATION = [
    *(
        field
        for i in range(SEATS)
        for field in (
            features.cell(
                f"garden {i}: path, decor, ground, corner by cell",
                GROUNDS,
                ("row", SIZE),
                ("column", SIZE),
                ("part", 4),
            ),
            features.count(f"tiles by element {i}", CELLS, ("element", ELEMENTS)),
            features.count(f"mission points {i}", MOST_MISSION_POINTS, ("mission", MISSIONS)),
            features.count(f"money {i}", components.MOST_MONEY),
            features.flag(f"to decide {i}"),
            features.flag(f"first-player marker {i}"),
        )
    ),
    features.cell(
        "selection board: path, decor, ground by space", GROUNDS, ("row", ROWS), ("column", COLUMNS), ("part", 3)
    ),
    features.category("tile taken: path, decor, ground", GROUNDS, ("part", 3)),
    features.category(
        "elements of the preferences (small, great, majority, detail)", ELEMENTS, ("preference", PREFERENCES)
    ),
    features.category("elements of the missions, in pairs", ELEMENTS, ("mission", MISSIONS), ("element", 2)),
    features.count("points for the next to finish, by mission", MOST_MISSION_POINTS, ("mission", MISSIONS)),
    features.category(
        "by tile: in the supply 1, discarded 2", 2, ("path", PATHS), ("decor", DECORS), ("ground", GROUNDS)
    ),
    features.count("round", MOST_ROUNDS, low=1),
    features.count("rounds", MOST_ROUNDS, low=ROUNDS_OF_TWO),
    features.count("turns left in the round", SEATS),
    features.count("players", SEATS, low=2),
    features.flag("boards 2 to 5 in play", ("board", 4)),
]

# What a tile shows, three numbers for each: path, decor and ground, counted from 1. Tiles count from 1 too, 0: none.
SHOWN = table(
    [0, 0, 0]
    + [
        1 + part
        for tile in range(PATHS * TILES_OF_A_PATH)
        for part in (tile // TILES_OF_A_PATH, tile // GROUNDS % DECORS, tile % GROUNDS)
    ]
)
OF_A_SEAT = 4 * CELLS + ELEMENTS + MISSIONS + 3  # numbers


@rule
def show_tile(tile: int, out: Any, at: int) -> None:
    out[at] = SHOWN[3 * tile]
    out[at + 1] = SHOWN[3 * tile + 1]
    out[at + 2] = SHOWN[3 * tile + 2]


@rule
def observe(state: Any, seat: int, out: Any) -> None:
    """Write the numbers in the order of OBSERVATION; seats count from the observer."""
    players = state.players
    for i in range(SEATS):
        if i < players:
            observe_seat(state, (seat + i) % players, out, OF_A_SEAT * i)
        else:
            for k in range(OF_A_SEAT):
                out[OF_A_SEAT * i + k] = 0
    at = OF_A_SEAT * SEATS
    for space in range(SPACES):
        show_tile(state.board[space], out, at + 3 * space)
    at += 3 * SPACES
    show_tile(state.held, out, at)
    at += 3
    for i in range(PREFERENCES + 2 * MISSIONS):
        out[at + i] = state.emperor[i]
    at += PREFERENCES + 2 * MISSIONS
    for mission in range(MISSIONS):
        left = finishers(state, mission) + 1
        out[at + mission] = MISSION_POINTS[left] if mission < state.missions and left <= POINT_TILES else 0
    at += MISSIONS
    for path in range(PATHS):
        supply = state.supply[path]
        discards = state.discards[path] & ~supply
        for tile in range(TILES_OF_A_PATH):
            out[at + TILES_OF_A_PATH * path + tile] = (supply >> tile & 1) + 2 * (discards >> tile & 1)
    at += PATHS * TILES_OF_A_PATH
    out[at] = state.round
    out[at + 1] = rounds(state)
    out[at + 2] = turns_in_round(state) - state.taken
    out[at + 3] = players
    for board in range(2, 6):
        out[at + 2 + board] = state.boards >> board & 1


@rule
def observe_seat(state: Any, other: int, out: Any, at: int) -> None:
    other, at = nonnegative(other), nonnegative(at)
    for cell in range(CELLS):
        tile = state.garden[CELLS * other + cell]
        show_tile(tile, out, at + 4 * cell)
        out[at + 4 * cell + 3] = state.corner[CELLS * other + cell] + 1 if tile else 0
    at += 4 * CELLS
    for element in range(ELEMENTS):
        out[at + element] = state.count[ELEMENTS * other + element]
    at += ELEMENTS
    for mission in range(MISSIONS):
        out[at + mission] = MISSION_POINTS[state.won[SEATS * mission + other]]
    at += MISSIONS
    out[at] = state.money[other]
    out[at + 1] = 1 if other == state.turn else 0
    out[at + 2] = 1 if other == state.marker else 0
