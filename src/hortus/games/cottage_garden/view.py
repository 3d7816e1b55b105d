"""What a seat may see of Cottage Garden: everything, for nothing on the table is hidden."""

from __future__ import annotations

from typing import Any

from hortus.kernel import plain

from .components import SIDE_ROWS, TRACKS, Tile, tile
from .flowers import flower, flower_name, ground
from .notation import corner_names
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
        "waiting_pots": state.waiting,
        "nursery": [[_tile_or_none(state.nursery[4 * row + k]) for k in range(4)] for row in range(4)],
        "path": [tile_view(tile(number)) for number in state.path[: state.path_length]],
        "gardener": {
            "space": state.gardener,
            "name": names[state.gardener],
            "row": row_names(state),
            "die": state.die,
            "final_round": bool(state.final),
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
