"""What a seat may see of Zen Garden: everything but the order of the supply. See `moves` for the names of places."""

from __future__ import annotations

from typing import Any

import msgspec

from hortus.games.positions import head_of
from hortus.games.public import public

from .components import (
    CORNER_NAMES,
    COST,
    DECOR_NAMES,
    ELEMENT_NAMES,
    GROUND_NAMES,
    MOST_MONEY,
    PATH_NAMES,
    TILE_NAMES,
    elements_of,
    parts,
)
from .options import boards_in_play
from .scoring import completed_paths, place, places, square_of
from .state import (
    CELLS,
    COLUMNS,
    ELEMENTS,
    FIRST_SPOT,
    GRID,
    ROWS,
    SIZE,
    SPACE_SQUARES,
    TILES_OF_A_PATH,
)
from .wishes import wishes


def tile_shown(tile: int) -> dict[str, Any] | None:
    """A tile (counted from 1) by name, by its parts and by its elements; None for none."""
    if not tile:
        return None
    path, decor, ground = parts(tile - 1)
    return {
        "tile": TILE_NAMES[tile - 1],
        "path": PATH_NAMES[path],
        "decor": DECOR_NAMES[decor],
        "ground": GROUND_NAMES[ground],
        "elements": list(elements_of(tile - 1)),
    }


def tiles_in(sets: list[int]) -> list[str]:
    """The tiles of a set, by name."""
    return [
        TILE_NAMES[TILES_OF_A_PATH * path + tile]
        for path in range(len(PATH_NAMES))
        for tile in range(TILES_OF_A_PATH)
        if sets[path] >> tile & 1
    ]


@public
def view(state: Any, seat: int | None) -> dict[str, Any]:
    """Every seat sees the same."""
    boards = boards_in_play(state)
    return {
        "game": "zen-garden",
        "boards": boards,
        "level": len(boards) if "12345".startswith(boards) else None,
        "round": state.round,
        "rounds": state.rules.rounds(state),
        "turns_left_in_round": state.rules.turns_in_round(state) - state.taken,
        "marker": state.marker,
        "held": tile_shown(state.held),
        "selection": [
            {"cost": COST[row], "spaces": [_space(state, COLUMNS * row + k) for k in range(COLUMNS)]}
            for row in range(ROWS)
        ],
        "size": SIZE,
        "most_money": MOST_MONEY,
        "gardens": [_garden(state, seat) for seat in range(state.players)],
        "wishes": [msgspec.to_builtins(wish) for wish in wishes(state)],
        "supply": tiles_in(state.supply),
        "discards": tiles_in(state.discards),
        **head_of(state),
    }


def _space(state: Any, space: int) -> dict[str, Any]:
    square = SPACE_SQUARES[space]
    return {"place": f"market-{square}", "square": square, "tile": tile_shown(state.board[space])}


def _garden(state: Any, seat: int) -> dict[str, Any]:
    """The tiles by rows from the top left of the bounding box; `open` are the cells that the next may go to."""
    cells = []
    for cell in range(CELLS):
        shown = tile_shown(state.garden[CELLS * seat + cell])
        if shown:
            corner = state.corner[CELLS * seat + cell]
            spot = GRID * (cell // SIZE + 1) + cell % SIZE + 1
            named = {"place": place(state, seat, spot), "square": square_of(state, seat, spot)}
            shown |= {**named, "corner": CORNER_NAMES[corner], "turn": corner}
        cells.append(shown)
    full = state.occupied[seat].bit_count() == CELLS
    room = 0 if full else state.rules.open_cells(state, seat)
    return {
        "seat": seat,
        "money": state.money[seat],
        "height": state.height[seat],
        "width": state.width[seat],
        "first": {"row": state.first[seat] // GRID - 1, "column": state.first[seat] % GRID - 1},
        "top_left": square_of(state, seat, FIRST_SPOT),  # the square of the top left of `rows`
        "rows": [cells[SIZE * row : SIZE * row + SIZE] for row in range(SIZE)],
        "open": [
            {
                "place": place(state, seat, spot),
                "square": square_of(state, seat, spot),
                "row": spot // GRID - 1,
                "column": spot % GRID - 1,
            }
            for spot in range(GRID * GRID)
            if room >> spot & 1
        ],
        "counts": {element: state.count[ELEMENTS * seat + i] for i, element in enumerate(ELEMENT_NAMES)},
        "paths": [
            {"path": PATH_NAMES[path], "places": list(places(state, seat, ring))}
            for path, ring in completed_paths(state, seat)
        ],
    }
