"""Cottage Garden's moves as data, and what can be done now.

Places: `nursery-B2` (a space of the nursery), `0-1` (the first bed of seat 0), `0-1-c3` (a square of it; where a tile
lies, the first of its squares, row by row), `0-cats` (the reserve), `0-pots` (bonus pots to be placed),
`0-orange-8`, `0-blue-6` (spaces of the tracks), `0-hives`, `path` (its head, or its tail), `supply` (the bed in the
supply), `offer-4` (bed 4, to be chosen), `walk-7` (a space of the gardener's walk, clockwise from the top left),
`corner-nw` (a child's cats), `hives` (the beehives on offer), `box` (tokens not in play, and what leaves the game).
Pieces: a tile by its name (`2C#1`), `pot`, `cloche`, `cat`, `orange-cube`, `blue-cube`, `bed-4-light`, `beehive-2`,
`gardener`. The turn of a tile is 4 if it is flipped, and its quarter turns clockwise.

A move that covers squares says in `completes` which bed it completes (1 or 2; 0: none), and in `worth` the most points
that this bed then brings.
"""

from __future__ import annotations

from typing import Any

from hortus.games.data import Detail, Move
from hortus.i18n import Message
from hortus.kernel import count, plain, plain_state

from . import beds, rules
from . import turn as flow
from .components import BLUE_AT, PENALTY, PRINTED_CLOCHES, PRINTED_POTS, TILE_CLOCHES, TILE_POTS, TRACKS, Tile, tile
from .flowers import flower
from .notation import NOTATION, lay_parts
from .rules import BED, CAT, CORNER, DONE, DROP, FIRST, GO_BACK, MOVE, POT, RAMBLE, RETURN, STAY
from .state import (
    BLUE_CUBE,
    BONUS_POT,
    CAT_LIMIT,
    CATS,
    CLEAN_UP,
    COLOURS,
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
from .table import (
    BED_SQUARES,
    NURSERY_SPACES,
    bed_piece,
    bed_place,
    bed_to_clear,
    bed_worth,
    corner_names,
    empty_squares,
    laid_squares,
    laid_tile,
    square_place,
    squares_of,
    tile_place,
    visible_cloches,
    visible_pots,
)

corner_count = plain(flow.corner_count)
score_cube = plain(flow.score_cube)
symbols_of = plain(flow.symbols_of)
tiles_fit = plain(beds.tiles_fit)
lay_squares = plain(rules.lay_squares)
ones = plain(count)


def verb_of(code: int) -> str:
    """What a code does."""
    if code >= RETURN:
        return "return"
    if code >= CORNER:
        return "corners"
    if code >= BED:
        return "bed"
    if code >= GO_BACK:
        return "pay"
    if code >= MOVE:
        return "cube"
    if code >= FIRST:
        return "first"
    if code >= DONE:
        return {DONE: "done", DROP: "drop", RAMBLE: "ramble", STAY: "stay"}[code]
    return "cat" if code >= CAT else "pot" if code >= POT else "plant"


def cube_step(code: int) -> tuple[int, int]:
    """Colour and step of a move with a cube."""
    return divmod(code - (GO_BACK if code >= GO_BACK else MOVE), BLUE_AT)


def flower_detail(piece: Tile) -> Detail:
    return {"flower": flower(piece)}


def move(state: Any, code: int) -> Move:
    """A legal move as data."""
    verb, notation, seat = verb_of(code), NOTATION[code], state.turn
    if verb == "plant":
        return _plant(state, code)
    if verb in ("pot", "cat"):
        return _token(state, code, verb)
    if verb in ("cube", "pay"):
        return _cube(state, code, verb)
    if verb == "first":
        bed = code - FIRST
        return Move(notation, verb, target=bed_place(2 * seat + bed), detail={"bed": bed + 1})
    if verb == "bed":
        return _bed(state, code)
    if verb == "corners":
        mask = code - CORNER + 1
        return Move(notation, verb, "cat", "box", detail={"corners": "-".join(corner_names(mask))})
    if verb == "return":
        bed = bed_to_clear(state)
        at = LAID * bed + code - RETURN
        piece = tile(laid_tile(state, at))
        origin = tile_place(bed, laid_squares(state, at))
        return Move(notation, verb, piece.name, origin, "path", detail={**flower_detail(piece), "bed": bed % 2 + 1})
    if verb in ("drop", "ramble"):
        return Move(notation, verb, "cat", f"{seat}-cats", "box")
    return Move(notation, verb)  # stay, done


def _completes(state: Any, bed: int, mask: int, pots: int, cloches: int) -> dict[str, int]:
    """What completing the bed brings, if covering these squares with so many symbols more does that."""
    if empty_squares(state, bed) & ~mask:
        return {"completes": 0, "worth": 0}
    seen = visible_pots(state, bed) + pots, visible_cloches(state, bed) + cloches
    return {"completes": bed % 2 + 1, "worth": bed_worth(state, bed // 2, *seen)}


def _plant(state: Any, code: int) -> Move:
    space, place, orientation, _ = lay_parts(code)
    bed, number = 2 * state.active + place, state.nursery[space]
    piece, mask, side = tile(number), lay_squares(state, code), state.side[2 * state.active + place]
    covered = mask & ~state.taken[bed]
    pots = int(TILE_POTS[number]) - ones(int(PRINTED_POTS[side]) & covered)
    cloches = int(TILE_CLOCHES[number]) - ones(int(PRINTED_CLOCHES[side]) & covered)
    more = _completes(state, bed, mask, pots, cloches)
    detail: Detail = {
        **flower_detail(piece),
        "space": NURSERY_SPACES[space],
        "bed": place + 1,
        "squares": " ".join(squares_of(mask)),
        **more,
    }
    origin = f"nursery-{NURSERY_SPACES[space]}"
    return Move(
        NOTATION[code], "plant", piece.name, origin, tile_place(bed, mask), orientation, detail,
        potential=more["worth"] if more["completes"] else None,
    )  # fmt: skip


def _token(state: Any, code: int, verb: str) -> Move:
    place, at = divmod(code - (CAT if verb == "cat" else POT), SQUARES)
    bed = 2 * state.active + place
    if verb == "cat":
        origin = f"{state.active}-cats"
    else:
        origin = "box" if state.phase == PLANT else f"{state.active}-pots"
    more = _completes(state, bed, 1 << at, 1 if verb == "pot" else 0, 0)
    detail: Detail = {"bed": place + 1, "square": BED_SQUARES[at], **more}
    potential = more["worth"] if more["completes"] else None
    return Move(NOTATION[code], verb, verb, origin, square_place(bed, at), detail=detail, potential=potential)


def _cube(state: Any, code: int, verb: str) -> Move:
    """A cube forwards, with what it brings besides points: cats, bonus pots, beehives; or back as a penalty."""
    colour, step = cube_step(code)
    track, seat, name = TRACKS[colour], state.active, COLOURS[colour]
    steps = symbols_of(state, colour) if verb == "cube" else -int(PENALTY[colour])
    to = track[min(step + steps, len(track) - 1)]
    detail: Detail = {"colour": name, "from": track[step], "to": to, "count": abs(steps)}
    if verb == "cube":
        after = plain_state(state)
        score_cube(after, colour, step, steps)
        detail["cats"] = after.cats[seat] - state.cats[seat]
        detail["pots"] = after.waiting - state.waiting
        detail["beehives"] = after.beehives[seat] - state.beehives[seat]
    origin, target = f"{seat}-{name}-{track[step]}", f"{seat}-{name}-{to}"
    return Move(NOTATION[code], verb, f"{name}-cube", origin, target, detail=detail)


def _bed(state: Any, code: int) -> Move:
    """A single player chooses a bed: light, then dark, then the one for the supply, light."""
    number = code - BED + 1
    target = next((bed_place(bed) for bed in (0, 1) if not state.side[bed]), "supply")
    side = 2 * number - (0 if target == "0-2" else 1)
    return Move(NOTATION[code], "bed", bed_piece(side), f"offer-{number}", target, detail={"number": number})


def prompt(state: Any) -> Message:
    """What the seat to decide can do."""
    phase = state.phase
    if phase == PLANT:
        return Message("prompt-plant" if tiles_fit(state, state.active) else "prompt-plant-pot")
    if phase == CAT_LIMIT:
        return Message("prompt-limit-drop" if state.discard_cats else "prompt-limit")
    if phase in (ORANGE_CUBE, BLUE_CUBE):
        colour = ORANGE if phase == ORANGE_CUBE else 1
        return Message(f"prompt-{COLOURS[colour]}", {"count": symbols_of(state, colour)})
    if phase == DEAL_BEDS:
        which = "light" if not state.side[0] else "dark" if not state.side[1] else "supply"
        return Message(f"prompt-bed-{which}")
    if phase == CORNERS:
        return Message("prompt-corners", {"count": corner_count(state, state.turn)})
    simple = {
        CATS: "prompt-cats", REFILL: "prompt-ramble", SCORE: "prompt-score", BONUS_POT: "prompt-bonus",
        LATE_POT: "prompt-bonus", PAY: "prompt-pay", CLEAN_UP: "prompt-return", GIVE_UP: "prompt-return",
    }  # fmt: skip
    return Message(simple[phase])
