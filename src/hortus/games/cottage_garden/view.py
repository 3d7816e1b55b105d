"""What a seat may see of Cottage Garden: everything, for nothing on the table is hidden."""

from __future__ import annotations

from typing import Any

from hortus.kernel import plain

from . import turn as flow
from .components import ROWS, SIDE_ROWS, TRACKS, TWENTY_AT, Tile, tile
from .flowers import flower, flower_name, ground
from .notation import NURSERY_SPACES, corner_names
from .outlook import cube_choices
from .state import BED_CARDS, CHOSEN, CLEAN_UP, DEAL_BEDS, GIVE_UP, SEATS
from .table import (
    bed_number,
    cubes_of,
    empty_squares,
    is_complete,
    laid_on,
    points,
    row_names,
    side_name,
    space_names,
    squares_of,
    visible_cloches,
    visible_pots,
)
from .turn import start_space, turning_space

start_of = plain(start_space)
turning_of = plain(turning_space)
track_length = plain(flow.track_length)
bed_to_clear = plain(flow.bed_to_clear)

BONUSES = ("none", "cat", "pot", "cat,pot")  # by the bits of the record
RETURN_ORDERS = ("shuffled", "chosen")
BED_CHOICES = ("random", "chosen")
PHASES = (
    "deal tiles", "beds", "corners", "turn", "pay", "refill", "plant", "cats", "score", "orange", "blue", "bonus pot",
    "clean up", "exchange", "late pot", "cat limit", "gardener", "give up",
)  # fmt: skip
RED_LINE_AFTER = 6


def children_text(state: Any) -> str:
    """The ages of the children by seat, as the option is written."""
    ages = state.children[: state.players]
    return ",".join(map(str, ages)) if any(ages) else "none"


def tile_view(piece: Tile) -> dict[str, Any]:
    rows, columns = (max(side) + 1 for side in zip(*piece.cells, strict=True))
    return {
        "tile": piece.name,
        "label": piece.label,
        "flower": flower(piece),
        "name": {lang: flower_name(piece, lang) for lang in ("en", "fr")},
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


def bed_view(state: Any, bed: int) -> dict[str, Any] | None:
    shown = _side_view(state.side[bed])
    return shown and {
        **shown,
        "tiles": [
            piece and {**tile_view(piece), "squares": squares_of(squares)} for piece, squares in laid_on(state, bed)
        ],
        "cats": squares_of(state.cat_squares[bed]),
        "pots": squares_of(state.pot_squares[bed]),
        "empty": squares_of(empty_squares(state, bed)),
        "visible_pots": visible_pots(state, bed),
        "visible_cloches": visible_cloches(state, bed),
        "complete": is_complete(state, bed),
    }


def seat_view(state: Any, seat: int) -> dict[str, Any]:
    return {
        "beds": [bed_view(state, 2 * seat), bed_view(state, 2 * seat + 1)],
        "cats": state.cats[seat],
        "orange": cubes_of(state, seat, 0),
        "blue": cubes_of(state, seat, 1),
        "beehives": state.beehives[seat],
        "child": state.children[seat] or None,
        "corners": corner_names(state.corners[seat]),
        "turns": state.turns[seat],
        "points": points(state, seat),
    }


def _ahead(state: Any) -> list[dict[str, Any]]:
    """Where the gardener will stand in the next turns, one for each seat, and whose turns they are."""
    stride = 2 if state.players == 1 else 1
    turns = []
    for k in range(1, state.players + 1):
        space = (state.gardener + stride * k) % track_length(state)
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


def view(state: Any, seat: int | None) -> dict[str, Any]:
    players = state.players
    names = space_names(players)
    return {
        "game": "cottage-garden",
        "players": players,
        "turn": None if state.over else state.turn,
        "active": state.active,
        "phase": "over" if state.over else PHASES[state.phase],
        "scoring": state.scoring or None,
        "clearing": _clearing(state),
        "cubes": cube_choices(state),
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
        "walk": {"spaces": names, "start": start_of(state), "turning": turning_of(state)},
        "tracks": {"orange": TRACKS[0], "blue": TRACKS[1], "red_line_after": RED_LINE_AFTER},
        "seats": [seat_view(state, other) for other in range(players)],
        "supply": _side_view(state.supply),
        "options": {
            "return_order": RETURN_ORDERS[state.return_order],
            "discard_cats": bool(state.discard_cats),
            "bed_choice": BED_CHOICES[state.bed_choice],
            "children": children_text(state),
            "bonuses": BONUSES[state.bonuses],
        },
        "ply": state.ply,
        "revealed": state.revealed,
    }
