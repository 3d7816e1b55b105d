"""What a move of Cottage Garden did, as a list of events. Everything is public, so every viewer gets the same.

The points of the events of a move add up to what it changed in the score lines.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hortus.games.data import Event
from hortus.games.public import public
from hortus.kernel import plain

from . import beds
from . import turn as flow
from .clock import FINAL_DIE, turns_before_final
from .components import PENALTY, TILE_NAMES, TRACKS, tile
from .flowers import flower
from .moves import flower_detail, lay_squares, verb_of
from .notation import lay_parts
from .rules import BED
from .state import (
    BLUE_CUBE,
    BONUS_POT,
    CAT_LIMIT,
    CLEAN_UP,
    COLOURS,
    CORNERS,
    CUBES,
    EXCHANGE,
    GARDENER,
    GIVE_UP,
    LAID,
    LATE_POT,
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
    SYMBOLS,
    bed_number,
    bed_piece,
    bed_place,
    bed_to_clear,
    corner_names,
    laid_squares,
    laid_tile,
    row_spaces,
    side_name,
    square_place,
    tile_place,
    track_length,
    visible_cloches,
    visible_pots,
    visible_squares,
)
from .unfolding import DECISION, RETURNED, unfold

bed_to_give_up = plain(flow.bed_to_give_up)
scored_bed = plain(flow.scored_bed)
tiles_left = plain(beds.tiles_left)


@public
def events(before: Any, code: int, after: Any, viewer: int | None) -> list[Event]:
    found: list[Event] = []
    for kind, old, new in unfold(before, code, after):
        found += _decision(old, code, new) if kind == DECISION else TOLD.get(kind, _nothing)(old, new)
    if after.over:
        found.append(Event("end", detail={"reason": ended(after)}))
    return found


def ended(state: Any) -> str:
    """Why a finished game ended: the last bed was scored, or all were given up when the final round began."""
    return "given-up" if sum(state.turns) == turns_before_final(state) else "beds"


def _nothing(old: Any, new: Any) -> list[Event]:
    return []


# -- the decision


def _decision(old: Any, code: int, new: Any) -> list[Event]:
    verb, seat = verb_of(code), old.turn
    if verb == "plant":
        return [_planted(old, code)]
    if verb in ("done", "stay"):
        return [Event(verb, seat)]
    if verb == "drop":
        return [Event("drop", seat, "cat", f"{seat}-cats", "box")]
    if verb == "ramble":
        return [Event("ramble", seat, "cat", f"{seat}-cats", "box"), *_refilled(old, new)]
    if verb == "first":
        return [Event("first", seat, target=bed_place(scored_bed(new)), detail={"bed": new.scoring}),
                *_scoring_begins(old, new)]  # fmt: skip
    if verb == "bed":
        return [_bed_chosen(old, code - BED + 1)]
    if verb == "corners":
        return _corners(old, new)
    if verb == "return":
        return [_returned(old, new, "return")]
    if verb == "cat":
        return _cats_placed(old, new)
    if verb == "pot":
        return _pots_placed(old, new)
    return _cube_moved(old, new)


def _planted(old: Any, code: int) -> Event:
    space, place, orientation, _ = lay_parts(code)
    bed, piece = 2 * old.active + place, tile(old.nursery[space])
    detail = {**flower_detail(piece), "bed": place + 1, "space": NURSERY_SPACES[space]}
    origin, target = f"nursery-{NURSERY_SPACES[space]}", tile_place(bed, lay_squares(old, code))
    return Event("plant", old.active, piece.name, origin, target, orientation, detail=detail)


def _new_squares(old: list[int], new: list[int], seat: int) -> list[tuple[int, int]]:
    """Beds and squares of a seat that are in the new masks and not in the old ones."""
    own = range(2 * seat, 2 * seat + 2)
    return [(bed, at) for bed in own for at in range(SQUARES) if new[bed] & ~old[bed] & 1 << at]


def _cats_placed(old: Any, new: Any) -> list[Event]:
    seat = old.active
    return [
        Event("cat", seat, "cat", f"{seat}-cats", square_place(bed, at),
              detail={"bed": bed % 2 + 1, "square": BED_SQUARES[at]})
        for bed, at in _new_squares(old.cat_squares, new.cat_squares, seat)
    ]  # fmt: skip


def _pots_placed(old: Any, new: Any) -> list[Event]:
    seat = old.active
    kind, origin = ("pot", "box") if old.phase == PLANT else ("pot-bonus", f"{seat}-pots")
    return [
        Event(kind, seat, "pot", origin, square_place(bed, at), detail={"bed": bed % 2 + 1, "square": BED_SQUARES[at]})
        for bed, at in _new_squares(old.pot_squares, new.pot_squares, seat)
    ]


def _bed_chosen(old: Any, number: int) -> Event:
    place = next((bed for bed in (0, 1) if not old.side[bed]), None)
    side = 2 * number - (0 if place == 1 else 1)
    target = "supply" if place is None else bed_place(place)
    detail: dict[str, str | int] = {"number": number, "side": side_name(side)}
    return Event("bed", 0, bed_piece(side), f"offer-{number}", target, detail=detail)


def _corners(old: Any, new: Any) -> list[Event]:
    found = []
    for seat in range(old.players):
        if new.corners[seat] != old.corners[seat]:
            names = corner_names(new.corners[seat])
            found.append(Event("corners", seat, detail={"count": len(names)}))
            found += [Event("corner", seat, "cat", "box", f"corner-{name}") for name in names]
    return found


# -- the nursery and the gardener


def _refilled(old: Any, new: Any) -> list[Event]:
    """Tile by tile, then how many."""
    spaces = [space for space in row_spaces(old) if new.nursery[space] and not old.nursery[space]]
    found = [
        Event("refill", None, TILE_NAMES[new.nursery[space]], "path", f"nursery-{NURSERY_SPACES[space]}",
              detail={"flower": flower(tile(new.nursery[space]))})
        for space in spaces
    ]  # fmt: skip
    return found + ([Event("refilled", detail={"count": len(spaces)})] if spaces else [])


def _gardener_moved(old: Any, new: Any) -> list[Event]:
    """Space by space; then what it passed, the die, and the final round: a lap ahead, and when it begins."""
    found = []
    at = old.gardener
    while at != new.gardener:
        to = (at + 1) % track_length(old)
        found.append(Event("gardener", None, "gardener", f"walk-{at}", f"walk-{to}"))
        at = to
    for seat in range(old.players):
        if new.cats[seat] > old.cats[seat]:
            space = new.gardener // (5 if old.players == 4 else 4)
            corner = corner_names(1 << space)[0]
            found.append(Event("corner-cat", seat, "cat", f"corner-{corner}", f"{seat}-cats"))
    if new.die > old.die:
        found.append(Event("die", detail={"die": new.die}))
        if new.die == FINAL_DIE - 1:
            found.append(Event("final-ahead"))
    if new.final and not old.final:
        found.append(Event("final-round"))
    return found


# -- scoring


def _scoring_begins(old: Any, new: Any) -> list[Event]:
    if new.phase != ORANGE_CUBE:
        return []
    bed = scored_bed(new)
    detail: dict[str, str | int] = {
        "bed": bed % 2 + 1,
        "pots": visible_pots(new, bed),
        "cloches": visible_cloches(new, bed),
    }
    return [Event("complete", new.active, bed_piece(new.side[bed]), target=bed_place(bed), detail=detail)]


def _cube_moved(old: Any, new: Any) -> list[Event]:
    """A cube forwards or back; forwards every symbol is counted, and then what it brings besides."""
    seat, found = old.active, []
    for colour, name in enumerate(COLOURS):
        base = CUBES * (2 * seat + colour)
        was, now = old.cubes[base : base + CUBES], new.cubes[base : base + CUBES]
        if was == now:
            continue
        track = TRACKS[colour]
        step = next(step for step in was if was.count(step) > now.count(step))
        to = next(step for step in now if now.count(step) > was.count(step))
        places = f"{seat}-{name}-{track[step]}", f"{seat}-{name}-{track[to]}"
        detail: dict[str, str | int] = {"colour": name, "from": track[step], "to": track[to]}
        if old.phase == PAY:
            lost = track[to] - track[step]
            detail["count"] = int(PENALTY[colour])
            found.append(Event("pay", seat, f"{name}-cube", *places, points=lost, line=name, detail=detail))
            continue
        squares = visible_squares(old, scored_bed(old), colour)
        found += _counted(seat, scored_bed(old), colour, step, squares)
        detail |= {"count": len(squares), "gained": track[to] - track[step]}
        found.append(Event("cube", seat, f"{name}-cube", *places, detail=detail))
    return found + _bonuses(old, new)


def _counted(seat: int, bed: int, colour: int, step: int, squares: list[int]) -> list[Event]:
    """One by one, from its square to the space that the cube reaches with it."""
    track, name, found = TRACKS[colour], COLOURS[colour], []
    for at in squares:
        to = min(step + 1, len(track) - 1)
        gained = track[to] - track[step]
        target = f"{seat}-{name}-{track[to]}"
        found.append(
            Event("count", seat, SYMBOLS[colour], square_place(bed, at), target, points=gained, line=name,
                  detail={"colour": name, "from": track[step], "to": track[to]})
        )  # fmt: skip
        step = to
    return found


def _bonuses(old: Any, new: Any) -> list[Event]:
    seat, found = old.active, []
    if new.cats[seat] > old.cats[seat]:
        found.append(Event("red-line", seat, "cat", "box", f"{seat}-cats"))
    if new.waiting > old.waiting:
        found.append(Event("empty-start", seat, "pot", "box", f"{seat}-pots"))
    if hives := new.beehives[seat] - old.beehives[seat]:
        found.append(Event("beehive", seat, f"beehive-{hives}", "hives", f"{seat}-hives", points=hives, line="beehives",
                           detail={"count": hives}))  # fmt: skip
    return found


def _bonus_pots(old: Any, new: Any) -> list[Event]:
    placed = _pots_placed(old, new)
    return placed + _lost_pots(old, old.waiting - len(placed) - new.waiting)


def _lost_pots(old: Any, lost: int) -> list[Event]:
    seat = old.active
    return [Event("pot-lost", seat, "pot", f"{seat}-pots", "box") for _ in range(lost)]


# -- beds that go


def _returned(old: Any, new: Any, kind: str = "tile-back") -> Event:
    """The tile that goes to the tail of the path."""
    bed, number = bed_to_clear(old), new.path[new.path_length - 1]
    i = next(i for i in range(LAID * bed, LAID * bed + old.laid_count[bed]) if laid_tile(old, i) == number)
    detail = {**flower_detail(tile(number)), "bed": bed % 2 + 1}
    origin = tile_place(bed, laid_squares(old, i))
    return Event(kind, bed // 2, TILE_NAMES[number], origin, "path", detail=detail)


def _cleared(old: Any, new: Any) -> list[Event]:
    """Tokens to the box, and a tile that goes back without a choice."""
    bed = bed_to_clear(old)
    found = []
    for piece, was, now in (("cat", old.cat_squares, new.cat_squares), ("pot", old.pot_squares, new.pot_squares)):
        gone = was[bed] & ~now[bed]
        places = [square_place(bed, at) for at in range(SQUARES) if gone >> at & 1]
        found += [Event("token-back", bed // 2, piece, place, "box") for place in places]
    return found + ([_returned(old, new)] if new.path_length > old.path_length else [])


def _given_up(old: Any, new: Any) -> list[Event]:
    bed = bed_to_give_up(old)
    if bed < 0:
        return []
    found = []
    detail: dict[str, str | int] = {"bed": bed % 2 + 1, "tiles": old.laid_count[bed]}
    if tiles_left(old, bed) == old.laid_count[bed]:
        found.append(Event("give-up", bed // 2, target=bed_place(bed), detail=detail))
    found += _cleared(old, new)
    if not new.side[bed]:
        found.append(Event("bed-away", bed // 2, bed_piece(old.side[bed]), bed_place(bed), "box"))
    return found


def _exchanged(old: Any, new: Any) -> list[Event]:
    """Another bed for the one that was scored; none in the final round."""
    bed = scored_bed(old)
    place, seat, gone = bed_place(bed), old.active, bed_piece(old.side[bed])
    if old.final:
        return [Event("bed-done", seat, gone, place, "box", detail={"bed": bed % 2 + 1}),
                *_lost_pots(old, old.waiting)]  # fmt: skip
    side = new.side[bed]
    detail: dict[str, str | int] = {"bed": bed % 2 + 1, "number": bed_number(side), "side": side_name(side)}
    return [
        Event("bed-out", seat, gone, place, "supply"),
        Event("bed-new", seat, bed_piece(side), "supply", place, detail=detail),
    ]


def _limit_kept(old: Any, new: Any) -> list[Event]:
    """Excess cats that are placed, or go back, without a choice."""
    seat, placed = old.active, _cats_placed(old, new)
    back = old.cats[seat] - len(placed) - new.cats[seat]
    return placed + ([Event("cats-back", seat, "cat", f"{seat}-cats", "box", detail={"count": back})] if back else [])


TOLD: dict[int, Callable[[Any, Any], list[Event]]] = {
    CORNERS: _corners,
    PAY: _cube_moved,
    REFILL: _refilled,
    PLANT: _pots_placed,
    SCORE: _scoring_begins,
    ORANGE_CUBE: _cube_moved,
    BLUE_CUBE: _cube_moved,
    BONUS_POT: _bonus_pots,
    LATE_POT: _bonus_pots,
    CLEAN_UP: _cleared,
    RETURNED: lambda old, new: [_returned(old, new)],
    EXCHANGE: _exchanged,
    CAT_LIMIT: _limit_kept,
    GARDENER: _gardener_moved,
    GIVE_UP: _given_up,
}
