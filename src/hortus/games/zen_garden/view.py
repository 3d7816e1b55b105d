"""What a seat may see of Zen Garden: everything but the order of the supply. See `position` for what is kept."""

from __future__ import annotations

from typing import Any

from .elements import CORNERS, DECORS, ELEMENTS, GROUNDS, PATHS, SQUARES, TILES, parts, squares
from .elements import PREFERENCES as PREFERENCE_NAMES
from .moves import PLACES, SPACES
from .rules import COST, DECOR_POINTS, MISSION_NEED, MISSION_POINTS, REACH
from .scoring import completed_paths, points_left, preference_points
from .state import (
    CELLS,
    COLUMNS,
    FIRST_DECOR,
    GRID,
    MISSIONS,
    MISSIONS_OF_BOARD_4,
    PREFERENCES,
    ROWS,
    SEATS,
    SIZE,
    TILES_OF_A_PATH,
)
from .state import ELEMENTS as ELEMENT_COUNT

# Seats count from the observer; those not playing are zeros. Paths, decors, grounds, corners and elements count
# from 1 in the order of `elements`; 0 is none.
OBSERVATION = [
    *(
        part
        for i in range(SEATS)
        for part in (
            (f"garden {i}: path, decor, ground, corner by cell", 4 * CELLS),
            (f"tiles by element {i}", ELEMENT_COUNT),
            (f"mission points {i}", MISSIONS),
            (f"money {i}", 1),
            (f"to decide {i}", 1),
            (f"first-player marker {i}", 1),
        )
    ),
    ("selection board: path, decor, ground by space", 3 * ROWS * COLUMNS),
    ("tile taken: path, decor, ground", 3),
    ("elements of the preferences (small, great, majority, detail)", PREFERENCES),
    ("elements of the missions, in pairs", 2 * MISSIONS),
    ("points for the next to finish, by mission", MISSIONS),
    ("by tile: in the supply 1, discarded 2", len(TILES)),
    ("round", 1),
    ("rounds", 1),
    ("turns left in the round", 1),
    ("players", 1),
    ("boards 2 to 5 in play", 4),
]


def boards_in_play(state: Any) -> str:
    """The preference boards as the option has them: "145"."""
    return "".join(str(board) for board in range(1, 6) if state.boards >> board & 1)


def tile_shown(tile: int) -> dict[str, str] | None:
    """A tile (counted from 1) by name and by its parts; None for none."""
    if not tile:
        return None
    path, decor, ground = parts(tile - 1)
    return {"tile": TILES[tile - 1], "path": PATHS[path], "decor": DECORS[decor], "ground": GROUNDS[ground]}


def tiles_in(sets: list[int]) -> list[str]:
    """The tiles of a set, by name."""
    return [
        TILES[TILES_OF_A_PATH * path + tile]
        for path in range(len(PATHS))
        for tile in range(TILES_OF_A_PATH)
        if sets[path] >> tile & 1
    ]


def mission_board(state: Any, mission: int) -> int:
    """The preference board a mission lies on."""
    return 4 if state.boards >> 4 & 1 and mission < MISSIONS_OF_BOARD_4 else 5


def view(state: Any, seat: int | None) -> dict[str, Any]:
    """Every seat sees the same."""
    seats = range(state.players)
    boards = boards_in_play(state)
    scores = [0] * state.players
    state.rules.score(state, scores)
    return {
        "game": "zen-garden",
        "boards": boards,
        "level": len(boards) if "12345".startswith(boards) else None,
        "round": state.round,
        "rounds": state.rules.rounds(state),
        "turns_left_in_round": state.rules.turns_in_round(state) - state.taken,
        "marker": state.marker,
        "turn": None if state.over else state.turn,
        "held": tile_shown(state.held),
        "selection": [
            {
                "cost": int(COST[row]),
                "spaces": [
                    {"square": SPACES[COLUMNS * row + k], "tile": tile_shown(state.board[COLUMNS * row + k])}
                    for k in range(COLUMNS)
                ],
            }
            for row in range(ROWS)
        ],
        "gardens": [_garden(state, seat) for seat in seats],
        "scores": scores,
        "preferences": [
            {
                "name": PREFERENCE_NAMES[preference],
                "element": ELEMENTS[state.emperor[preference] - 1],
                "counts": [state.rules.preferred(state, seat, preference) for seat in seats],
                "points": [preference_points(state, seat, preference) for seat in seats],
            }
            for preference in range(PREFERENCES)
        ],
        "unity": [state.rules.unity_points(state, seat) for seat in seats] if "2" in boards else None,
        "minimalist": [state.rules.minimalist_points(state, seat) for seat in seats] if "3" in boards else None,
        "missions": [_mission(state, mission) for mission in range(state.missions)],
        "supply": tiles_in(state.supply),
        "discards": tiles_in(state.discards),
        "ply": state.ply,
        "revealed": state.revealed,
    }


def _garden(state: Any, seat: int) -> dict[str, Any]:
    cells = []
    for cell in range(CELLS):
        shown = tile_shown(state.garden[CELLS * seat + cell])
        if shown:
            shown["square"] = SQUARES[cell]
            shown["corner"] = CORNERS[state.corner[CELLS * seat + cell]]
        cells.append(shown)
    full = state.occupied[seat].bit_count() == CELLS
    room = 0 if full else state.rules.open_cells(state, seat)
    return {
        "seat": seat,
        "money": state.money[seat],
        "height": state.height[seat],
        "width": state.width[seat],
        "rows": [cells[SIZE * row : SIZE * row + SIZE] for row in range(SIZE)],
        "open": [
            PLACES[place] for place in range(REACH * REACH) if room >> (place // REACH * GRID + place % REACH) & 1
        ],
        "counts": {element: state.count[ELEMENT_COUNT * seat + i] for i, element in enumerate(ELEMENTS)},
        "paths": [
            {"path": PATHS[path], "squares": list(squares(cells))} for path, cells in completed_paths(state, seat)
        ],
        "path_points": state.rules.path_points(state, seat),
        "decor_points": {
            decor: int(DECOR_POINTS[state.count[ELEMENT_COUNT * seat + FIRST_DECOR + i]])
            for i, decor in enumerate(DECORS)
        },
    }


def _mission(state: Any, mission: int) -> dict[str, Any]:
    pair = [element - 1 for element in state.emperor[PREFERENCES + 2 * mission : PREFERENCES + 2 * mission + 2]]
    return {
        "board": mission_board(state, mission),
        "elements": [ELEMENTS[element] for element in pair],
        "needed": MISSION_NEED,
        "counts": [[state.count[ELEMENT_COUNT * seat + element] for element in pair] for seat in range(state.players)],
        "left": points_left(state, mission),
        "won": [int(MISSION_POINTS[state.won[SEATS * mission + seat]]) for seat in range(state.players)],
    }
