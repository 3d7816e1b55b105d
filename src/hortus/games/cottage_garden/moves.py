"""Cottage Garden in words: what a move is, what can be done now, and why a move is not allowed."""

from __future__ import annotations

from typing import Any

from hortus.games.words import say
from hortus.kernel import plain

from . import beds, rules
from . import turn as flow
from .components import BLUE_AT, PENALTY, TRACKS, Tile, tile
from .flowers import flower_name
from .notation import BED_SQUARES, NURSERY_SPACES, lay_parts
from .rules import (
    BED,
    CAT,
    CORNER,
    DONE,
    DROP,
    FIRST,
    GO_BACK,
    MOVE,
    POT,
    RAMBLE,
    RETURN,
    STAY,
)
from .state import (
    ALL_SQUARES,
    BLUE_CUBE,
    BONUS_POT,
    CAT_LIMIT,
    CATS,
    CLEAN_UP,
    CORNERS,
    DEAL_BEDS,
    GIVE_UP,
    LAID,
    LATE_POT,
    ORANGE,
    ORANGE_CUBE,
    PAY,
    PLANT,
    REFILL,
    SCORE,
    SQUARES,
)
from .table import cubes_of, empty_squares, points, row_names, row_spaces, squares_of, visible_cloches, visible_pots
from .words import COLOURS, WORDS
from .words import CORNERS as CORNER_WORDS

bed_to_clear = plain(flow.bed_to_clear)
corner_count = plain(flow.corner_count)
row_gaps = plain(flow.row_gaps)
scored_bed = plain(flow.scored_bed)
tiles_fit = plain(beds.tiles_fit)
with_child = plain(flow.with_child)
lay_squares = plain(rules.lay_squares)


def kind_of(move: int) -> str:
    """What a code is, as the key of its words."""
    if move >= RETURN:
        return "return"
    if move >= CORNER:
        return "corners"
    if move >= BED:
        return "bed"
    if move >= GO_BACK:
        return "pay"
    if move >= MOVE:
        return "move"
    if move >= FIRST:
        return "first"
    if move >= DONE:
        return {DONE: "done", DROP: "drop", RAMBLE: "ramble", STAY: "stay"}[move]
    return "cat" if move >= CAT else "pot" if move >= POT else "plant"


# The phases in which a kind of move is asked for.
ASKED = {
    "plant": (PLANT,),
    "pot": (PLANT, BONUS_POT, LATE_POT),
    "cat": (CATS, CAT_LIMIT),
    "done": (CATS,),
    "drop": (CAT_LIMIT,),
    "ramble": (REFILL,),
    "stay": (REFILL,),
    "first": (SCORE,),
    "move": (ORANGE_CUBE, BLUE_CUBE),
    "pay": (PAY,),
    "bed": (DEAL_BEDS,),
    "corners": (CORNERS,),
    "return": (CLEAN_UP, GIVE_UP),
}


def _named(piece: Tile, lang: str) -> dict[str, str]:
    return {"flowers": flower_name(piece, lang), "tile": piece.name}


def _cube(move: int) -> tuple[int, int]:
    """Colour and step of a move with a cube."""
    step = move - (GO_BACK if move >= GO_BACK else MOVE)
    return divmod(step, BLUE_AT)


def _values(state: Any, move: int, kind: str, lang: str) -> dict[str, Any]:
    """What a sentence about this move has to fill in."""
    if kind == "plant":
        space, place, _, _ = lay_parts(move)
        return {
            **_named(tile(state.nursery[space]), lang),
            "space": NURSERY_SPACES[space],
            "bed": place + 1,
            "squares": ", ".join(squares_of(lay_squares(state, move))),
        }
    if kind in ("pot", "cat"):
        place, square = divmod(move - (CAT if kind == "cat" else POT), SQUARES)
        return {"bed": place + 1, "square": BED_SQUARES[square]}
    if kind in ("move", "pay"):
        colour, step = _cube(move)
        track = TRACKS[colour]
        count = _symbols(state, colour) if kind == "move" else -int(PENALTY[colour])
        to = min(step + count, len(track) - 1)
        return {"colour": COLOURS[lang][colour], "space": track[step], "count": count, "to": track[to]}
    if kind == "first":
        return {"bed": move - FIRST + 1}
    if kind == "bed":
        return {"bed": move - BED + 1}
    if kind == "corners":
        mask = move - CORNER + 1
        return {"corners": ", ".join(word for i, word in enumerate(CORNER_WORDS[lang]) if mask >> i & 1)}
    if kind == "return":
        return _named(tile(state.laid[LAID * bed_to_clear(state) + move - RETURN]), lang)
    return {}


def _symbols(state: Any, colour: int) -> int:
    """What the bed being scored shows for a colour."""
    visible = visible_pots if colour == ORANGE else visible_cloches
    return int(visible(state, scored_bed(state)))


def sentence(before: Any, move: int, after: Any, viewer: int | None, lang: str) -> str:
    """Everything is public here, so every viewer reads the same."""
    kind = kind_of(move)
    text = say(WORDS, lang, ("did " if after is not None else "") + kind, **_values(before, move, kind, lang))
    return text if after is None else " ".join([text, *_brought(before, kind, after, lang)])


def _brought(before: Any, kind: str, after: Any, lang: str) -> list[str]:
    """What the move and everything that followed by itself brought its player."""
    seat = before.turn
    told = []
    gained = points(after, seat) - after.beehives[seat] - points(before, seat) + before.beehives[seat]
    if gained > 0:
        told.append(say(WORDS, lang, "points" if gained > 1 else "one point", count=gained))
    if after.beehives[seat] > before.beehives[seat]:
        told.append(say(WORDS, lang, "beehive", count=after.beehives[seat]))
    cats = after.cats[seat] - before.cats[seat] + (1 if kind in ("cat", "drop", "ramble") else 0)
    if cats > 0:
        told.append(say(WORDS, lang, "cats" if cats > 1 else "one cat", count=cats))
    if after.final and not before.final:
        told.append(say(WORDS, lang, "final"))
    return told


def what_now(state: Any, lang: str) -> str:
    phase = state.phase
    if phase == PLANT:
        return say(WORDS, lang, "now plant" if tiles_fit(state, state.active) else "now plant pot")
    if phase == CAT_LIMIT:
        return say(WORDS, lang, "now limit drop" if state.discard_cats else "now limit")
    if phase == ORANGE_CUBE:
        return say(WORDS, lang, "now orange", count=_symbols(state, 0))
    if phase == BLUE_CUBE:
        return say(WORDS, lang, "now blue", count=_symbols(state, 1))
    if phase == DEAL_BEDS:
        which = "light" if not state.side[0] else "dark" if not state.side[1] else "supply"
        return say(WORDS, lang, f"now bed {which}")
    if phase == CORNERS:
        return say(WORDS, lang, "now corners", count=corner_count(state, state.turn))
    keys = {
        CATS: "now cats", REFILL: "now ramble", SCORE: "now score", BONUS_POT: "now bonus", LATE_POT: "now bonus",
        PAY: "now pay", CLEAN_UP: "now return", GIVE_UP: "now return",
    }  # fmt: skip
    return say(WORDS, lang, keys[phase])


def why_not(state: Any, move: int, lang: str) -> str:
    kind = kind_of(move)
    if state.phase not in ASKED[kind]:
        return _not_asked(state, kind, lang)
    if kind == "plant":
        return _misfit(state, move, lang)
    if kind in ("pot", "cat"):
        place, square = divmod(move - (CAT if kind == "cat" else POT), SQUARES)
        return _occupied(state, place, 1 << square, lang)
    if kind in ("move", "pay"):
        return _wrong_cube(state, move, kind, lang)
    if kind == "drop":
        return say(WORDS, lang, "no drop")
    if kind == "bed":
        return say(WORDS, lang, "bed gone", bed=move - BED + 1)
    if kind == "corners":
        return say(WORDS, lang, "corner count", count=corner_count(state, state.turn))
    return say(WORDS, lang, "no such tile", number=move - RETURN + 1)


def _not_asked(state: Any, kind: str, lang: str) -> str:
    if kind == "cat" and state.phase == PLANT:
        return say(WORDS, lang, "plant first")
    if kind == "done" and state.phase == CAT_LIMIT:
        return say(WORDS, lang, "place excess")
    if kind == "ramble" and state.phase == PLANT:
        return say(WORDS, lang, _why_no_ramble(state))
    return say(WORDS, lang, "not now", now=what_now(state, lang))


def _why_no_ramble(state: Any) -> str:
    if with_child(state):
        return "child"
    if not row_gaps(state):
        return "no gap"
    if not state.cats[state.active]:
        return "no cat"
    return "was asked" if state.path_length else "no path"


def _misfit(state: Any, move: int, lang: str) -> str:
    """Why a tile cannot be laid there."""
    space, place, _, square = lay_parts(move)
    if space not in row_spaces(state):
        return say(WORDS, lang, "not in row", space=NURSERY_SPACES[space], row=", ".join(row_names(state)))
    if not state.nursery[space]:
        return say(WORDS, lang, "no tile", space=NURSERY_SPACES[space])
    if not state.side[2 * state.active + place]:
        return say(WORDS, lang, "no bed", bed=place + 1)
    squares = lay_squares(state, move)
    # A lay keeps its shape only if its columns do not run over the right edge into the next row.
    corner = lay_squares(state, move - square)
    width = max(i % 5 for i in range(SQUARES) if corner >> i & 1) + 1
    if squares & ~ALL_SQUARES or square % 5 + width > 5:
        return say(WORDS, lang, "sticks out", **_named(tile(state.nursery[space]), lang))
    return _occupied(state, place, squares, lang)


def _occupied(state: Any, place: int, squares: int, lang: str) -> str:
    """What lies on the first of these squares that is not free."""
    bed = 2 * state.active + place
    if not state.side[bed]:
        return say(WORDS, lang, "no bed", bed=place + 1)
    if taken := squares & state.taken[bed]:
        first = taken & -taken
        on = "on cat" if first & state.cat_squares[bed] else "on pot" if first & state.pot_squares[bed] else "on tile"
        return say(WORDS, lang, on, square=squares_of(first)[0], bed=place + 1)
    printed = squares & ~empty_squares(state, bed)
    return say(WORDS, lang, "on print", square=squares_of(printed)[0], bed=place + 1)


def _wrong_cube(state: Any, move: int, kind: str, lang: str) -> str:
    colour, step = _cube(move)
    space = TRACKS[colour][step]
    if kind == "move" and colour != (0 if state.phase == ORANGE_CUBE else 1):
        return say(WORDS, lang, "not now", now=what_now(state, lang))
    if space not in cubes_of(state, state.active, colour):
        return say(WORDS, lang, "no cube", colour=COLOURS[lang][colour], space=space)
    if kind == "move":
        return say(WORDS, lang, "arrived")
    return say(WORDS, lang, "too low", colour=COLOURS[lang][colour], space=space)
