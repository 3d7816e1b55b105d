"""What a seat may see of Cottage Garden: everything, for nothing on the table is hidden."""

from __future__ import annotations

from typing import Any

import msgspec

from hortus.games.positions import head_of
from hortus.games.public import public
from hortus.kernel import plain, plain_state

from . import rules
from .clock import start_space, stride, turning_space
from .components import MOST_LEGAL, RED_LINE, ROWS, SIDE_ROWS, TRACKS, TWENTY_AT, Tile, tile
from .flowers import flower, ground
from .moves import move
from .options import chosen
from .scoring import points as compiled_points
from .state import BED_CARDS, BLUE, CHOSEN, CLEAN_UP, DEAL_BEDS, GIVE_UP, ORANGE, PHASES, PLANT, REFILL, SEATS
from .table import (
    BED_SQUARES,
    NURSERY_SPACES,
    bed_number,
    bed_to_clear,
    bed_worth,
    corner_names,
    cubes_of,
    empty_squares,
    is_complete,
    laid_on,
    most_gained,
    row_names,
    side_name,
    space_names,
    squares_of,
    symbol_squares,
    tile_place,
    track_length,
    visible_cloches,
    visible_pots,
)

points = plain(compiled_points)
legal = plain(rules.legal)
RED_LINE_AFTER = TRACKS[0][int(RED_LINE[0])]  # the space before it, the same on both tracks


def tile_view(piece: Tile) -> dict[str, Any]:
    rows, columns = (max(side) + 1 for side in zip(*piece.cells, strict=True))
    return {
        "tile": piece.name,
        "label": piece.label,
        "flower": flower(piece),
        "ground": ground(piece),
        "shape": ["".join("X" if (r, c) in piece.cells else "." for c in range(columns)) for r in range(rows)],
        "pots": piece.pots,
        "cloches": piece.cloches,
    }


def _tile_or_none(number: int) -> dict[str, Any] | None:
    return tile_view(tile(number)) if number else None


def _side_view(side: int) -> dict[str, Any] | None:
    """A bed without anything on it."""
    if not side:
        return None
    return {"bed": bed_number(side), "side": side_name(side), "prints": list(SIDE_ROWS[side])}


def _laid_view(bed: int, piece: Tile, squares: int) -> dict[str, Any]:
    """A tile on a bed: its place, the squares it covers, and those of its symbols."""
    symbols = {BED_SQUARES[at]: symbol for at, symbol in symbol_squares(piece, squares).items()}
    shown = {"place": tile_place(bed, squares), "squares": squares_of(squares), "symbols": symbols}
    return {**tile_view(piece), **shown}


def bed_view(state: Any, bed: int) -> dict[str, Any] | None:
    shown = _side_view(state.side[bed])
    return shown and {
        **shown,
        "tiles": [piece and _laid_view(bed, piece, squares) for piece, squares in laid_on(state, bed)],
        "cats": squares_of(state.cat_squares[bed]),
        "pots": squares_of(state.pot_squares[bed]),
        "empty": squares_of(empty_squares(state, bed)),
        "visible_pots": visible_pots(state, bed),
        "visible_cloches": visible_cloches(state, bed),
        "worth": bed_worth(state, bed // 2, visible_pots(state, bed), visible_cloches(state, bed)),
        "complete": is_complete(state, bed),
    }


def seat_view(state: Any, seat: int) -> dict[str, Any]:
    return {
        "beds": [bed_view(state, 2 * seat), bed_view(state, 2 * seat + 1)],
        "cats": state.cats[seat],
        "orange": cubes_of(state, seat, 0),
        "blue": cubes_of(state, seat, 1),
        "brings": {  # at most, so many visible pots and so many visible cloches of a complete bed
            "pots": [most_gained(state, seat, ORANGE, number) for number in range(len(TRACKS[ORANGE]))],
            "cloches": [most_gained(state, seat, BLUE, number) for number in range(len(TRACKS[BLUE]))],
        },
        "beehives": state.beehives[seat],
        "child": state.children[seat] or None,
        "corners": corner_names(state.corners[seat]),
        "turns": state.turns[seat],
        "points": points(state, seat),
    }


def _ahead(state: Any) -> list[dict[str, Any]]:
    """Where the gardener will stand in the next turns, one for each seat, and whose turns they are."""
    turns = []
    for k in range(1, state.players + 1):
        space = (state.gardener + stride(state) * k) % track_length(state)
        at = 4 * space + (TWENTY_AT if state.players == SEATS else 0)
        row = [NURSERY_SPACES[int(ROWS[at + i])] for i in range(4)]
        turns.append({"seat": (state.active + k) % state.players, "space": space, "row": row})
    return turns


def _offered(state: Any) -> list[dict[str, Any] | None]:
    """Solo with chosen beds: those still to be had, with the side that would lie up."""
    if state.phase != DEAL_BEDS or state.bed_choice != CHOSEN:
        return []
    dark = 1 if state.side[0] and not state.side[1] else 0
    return [_side_view(2 * bed + 1 + dark) for bed in range(BED_CARDS) if state.unused >> bed & 1]


def _clearing(state: Any) -> int | None:
    """The place (1 or 2) whose tiles the seat to decide sends back one by one."""
    return bed_to_clear(state) % 2 + 1 if state.phase in (CLEAN_UP, GIVE_UP) and not state.over else None


def _without_ramble(state: Any) -> list[dict[str, Any]]:
    """While a ramble is offered: what could be planted after `stay`, as moves."""
    if state.over or state.phase != REFILL:
        return []
    stayed = plain_state(state)
    stayed.phase = PLANT
    codes = [0] * MOST_LEGAL
    return [msgspec.to_builtins(move(stayed, code)) for code in codes[: legal(stayed, codes)]]


@public
def view(state: Any, seat: int | None) -> dict[str, Any]:
    players = state.players
    names = space_names(players)
    return {
        "game": "cottage-garden",
        "players": players,
        **head_of(state),
        "active": state.active,  # whose turn it is: another than the seat to decide while beds are given up
        "phase": "over" if state.over else PHASES[state.phase],
        "scoring": state.scoring or None,
        "clearing": _clearing(state),
        "offered": _offered(state),
        "waiting_pots": state.waiting,
        "nursery": [[_tile_or_none(state.nursery[4 * row + k]) for k in range(4)] for row in range(4)],
        "path": [tile_view(tile(number)) for number in state.path[: state.path_length]],
        "gardener": {
            "space": state.gardener,
            "name": names[state.gardener],
            "row": row_names(state),
            "die": state.die,
            "final_round": bool(state.final),
            "ahead": _ahead(state),
        },
        "walk": {"spaces": names, "start": start_space(state), "turning": turning_space(state)},
        "tracks": {"orange": TRACKS[0], "blue": TRACKS[1], "red_line_after": RED_LINE_AFTER},
        "hives": [] if players == 1 else [number for number in (2, 1) if number not in state.beehives],
        "seats": [seat_view(state, other) for other in range(players)],
        "supply": _side_view(state.supply),
        "without_ramble": _without_ramble(state),
        "options": chosen(state),
    }
