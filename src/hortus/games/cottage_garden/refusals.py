"""Why a move of Cottage Garden is not legal."""

from __future__ import annotations

from typing import Any

from hortus.i18n import Message
from hortus.kernel import plain

from . import turn as flow
from .components import TRACKS, tile
from .flowers import flower
from .moves import corner_count, cube_step, lay_squares, prompt, verb_of
from .notation import lay_parts
from .rules import BED, CAT, POT, RETURN
from .state import (
    ALL_SQUARES,
    BLUE,
    BLUE_CUBE,
    BONUS_POT,
    CAT_LIMIT,
    CATS,
    CLEAN_UP,
    COLOURS,
    CORNERS,
    DEAL_BEDS,
    GIVE_UP,
    LATE_POT,
    ORANGE,
    ORANGE_CUBE,
    PAY,
    PLANT,
    REFILL,
    SCORE,
    SQUARES,
)
from .table import NURSERY_SPACES, cubes_of, empty_squares, row_names, row_spaces, squares_of

row_gaps = plain(flow.row_gaps)
with_child = plain(flow.with_child)

# The phases in which a verb is asked for.
ASKED = {
    "plant": (PLANT,),
    "pot": (PLANT, BONUS_POT, LATE_POT),
    "cat": (CATS, CAT_LIMIT),
    "done": (CATS,),
    "drop": (CAT_LIMIT,),
    "ramble": (REFILL,),
    "stay": (REFILL,),
    "first": (SCORE,),
    "cube": (ORANGE_CUBE, BLUE_CUBE),
    "pay": (PAY,),
    "bed": (DEAL_BEDS,),
    "corners": (CORNERS,),
    "return": (CLEAN_UP, GIVE_UP),
}


def refusal(state: Any, code: int) -> Message:
    """The reason, for any move that is not legal now."""
    verb = verb_of(code)
    if state.phase not in ASKED[verb]:
        return _not_asked(state, verb)
    if verb == "plant":
        return _misfit(state, code)
    if verb in ("pot", "cat"):
        place, square = divmod(code - (CAT if verb == "cat" else POT), SQUARES)
        return _occupied(state, place, 1 << square)
    if verb in ("cube", "pay"):
        return _wrong_cube(state, code, verb)
    if verb == "drop":
        return Message("refusal-no-drop")
    if verb == "bed":
        return Message("refusal-bed-gone", {"number": code - BED + 1})
    if verb == "corners":
        return Message("refusal-corners", {"count": corner_count(state, state.turn)})
    return Message("refusal-no-such-tile", {"number": code - RETURN + 1})


def _not_now(state: Any) -> Message:
    asked = prompt(state)
    return Message("refusal-not-now", {"prompt": asked.id, **asked.args})


def _not_asked(state: Any, verb: str) -> Message:
    if verb == "cat" and state.phase == PLANT:
        return Message("refusal-plant-first")
    if verb == "done" and state.phase == CAT_LIMIT:
        return Message("refusal-place-excess")
    if verb == "ramble" and state.phase == PLANT:
        return Message(_why_no_ramble(state))
    return _not_now(state)


def _why_no_ramble(state: Any) -> str:
    if with_child(state):
        return "refusal-child"
    if not row_gaps(state):
        return "refusal-no-gap"
    if not state.cats[state.active]:
        return "refusal-no-cat"
    return "refusal-was-asked" if state.path_length else "refusal-no-path"


def _misfit(state: Any, code: int) -> Message:
    """Why a tile cannot be laid there."""
    space, place, _, square = lay_parts(code)
    if space not in row_spaces(state):
        return Message("refusal-not-in-row", {"space": NURSERY_SPACES[space], "row": ", ".join(row_names(state))})
    if not state.nursery[space]:
        return Message("refusal-no-tile", {"space": NURSERY_SPACES[space]})
    if not state.side[2 * state.active + place]:
        return Message("refusal-no-bed", {"bed": place + 1})
    squares = lay_squares(state, code)
    # A lay keeps its shape only if its columns do not run over the right edge into the next row.
    corner = lay_squares(state, code - square)
    width = max(i % 5 for i in range(SQUARES) if corner >> i & 1) + 1
    if squares & ~ALL_SQUARES or square % 5 + width > 5:
        return Message("refusal-sticks-out", {"flower": flower(tile(state.nursery[space]))})
    return _occupied(state, place, squares)


def _occupied(state: Any, place: int, squares: int) -> Message:
    """What lies on the first of these squares that is not free."""
    bed = 2 * state.active + place
    if not state.side[bed]:
        return Message("refusal-no-bed", {"bed": place + 1})
    if taken := squares & state.taken[bed]:
        first = taken & -taken
        what = "cat" if first & state.cat_squares[bed] else "pot" if first & state.pot_squares[bed] else "tile"
        return Message(f"refusal-on-{what}", {"square": squares_of(first)[0], "bed": place + 1})
    printed = squares & ~empty_squares(state, bed)
    return Message("refusal-on-print", {"square": squares_of(printed)[0], "bed": place + 1})


def _wrong_cube(state: Any, code: int, verb: str) -> Message:
    colour, step = cube_step(code)
    space = TRACKS[colour][step]
    if verb == "cube" and colour != (ORANGE if state.phase == ORANGE_CUBE else BLUE):
        return _not_now(state)
    if space not in cubes_of(state, state.active, colour):
        return Message("refusal-no-cube", {"colour": COLOURS[colour], "space": space})
    if verb == "cube":
        return Message("refusal-arrived")
    return Message("refusal-too-low", {"colour": COLOURS[colour], "space": space})
