"""Village Green's moves as data, and what can be done now.

Places of a seat, here seat 0: `0-b2` (a space for greens), `0-a0`, `0-z1` (a space for awards, above a column or beside
a row), `0-z0` (the village card), `0-hand-3` (a card of the hand, as its holder sees it), `0-hand` (the hand, as others
see it), `0-award` (the award taken and not yet laid), `0-dealt-1` (an award dealt at set-up, the next to be laid being
the first), `0-discards` (what it has discarded). Shared places: `greens-2`, `awards-3` (face up), `deck-greens`,
`deck-awards`.

Pieces: `G17` (a green), `A05` (an award), `green` and `award` (face down, or not known), `village` (a village card).
"""

from __future__ import annotations

from typing import Any

from hortus.games.data import Detail, Move
from hortus.i18n import Message

from .components import AWARD_NAMES, GREEN_NAMES, green, is_lawn
from .notation import NOTATION
from .rules import COVER, DECK, DISCARD, LAY, PLACE, REFRESH, STOP, TAKE, UNDERNEATH
from .state import (
    ACTION,
    AWARD,
    CELL_NAMES,
    CELLS,
    GREEN,
    HAND,
    KIND_NAMES,
    LAYING,
    LAYING_AWARD,
    PLACING,
    REFRESHING,
    SPACE_NAMES,
    SPACES,
    TAKING_AWARD,
    TAKING_GREEN,
)

NAMES = (GREEN_NAMES, AWARD_NAMES)
WORDS_OF_KIND = ("green", "award")  # in verbs, and the names of pieces that are not known


def face(kind: int, card: int) -> Detail:
    """What sentences say of a card: a green's flower with its colour and its feature, or which award it is."""
    if kind == AWARD:
        return {"award": AWARD_NAMES[card]}
    found = green(card)
    flower = "lawn" if found.flower is None else f"{found.flower}-{found.colour}"
    return {"flower": flower, "feature": "-".join(found.trees) or found.feature}


def to_lay(state: Any) -> int:
    """The award the seat to decide has to lay; 0: none."""
    if state.phase == LAYING:
        return next(award for award in state.dealt[3 * state.turn : 3 * state.turn + 3] if award)  # type: ignore[no-any-return]
    return state.held  # type: ignore[no-any-return]


def placing_verb(state: Any, cell: int) -> str:
    """What placing a green on a cell is: on an empty space, on a lawn, or the village card's Cover."""
    old = state.green[CELLS * state.turn + cell]
    if not old:
        return "place"
    return "place-on" if is_lawn(old) else "cover-with"


def move(state: Any, code: int) -> Move:
    """A legal move as data."""
    notation, seat = NOTATION[code], state.turn
    if code >= PLACE:
        n, cell = divmod(code - PLACE, CELLS)
        card, name = state.slot[HAND * seat + n], CELL_NAMES[cell]
        detail = {**face(GREEN, card), "cell": name}
        origin, target = f"{seat}-hand-{n + 1}", f"{seat}-{name}"
        return Move(notation, placing_verb(state, cell), GREEN_NAMES[card], origin, target, detail=detail)
    if code >= DISCARD:
        n = code - DISCARD
        card = state.slot[HAND * seat + n]
        origin, target = f"{seat}-hand-{n + 1}", f"{seat}-discards"
        return Move(notation, "discard", GREEN_NAMES[card], origin, target, detail=face(GREEN, card))
    if code == STOP:
        return Move(notation, "stop")
    if code == COVER:
        return Move(notation, "cover", "village", f"{seat}-z0")
    if code >= UNDERNEATH:
        return _under(state, code - UNDERNEATH)
    if code >= REFRESH:
        return Move(notation, f"refresh-{KIND_NAMES[code - REFRESH]}", "village", f"{seat}-z0")
    if code >= TAKE:
        return _take(state, *divmod(code - TAKE, 4))
    award, name = to_lay(state), SPACE_NAMES[code - LAY]
    verb = "lay-over" if state.award[SPACES * seat + code - LAY] else "lay"
    origin = f"{seat}-dealt-1" if state.phase == LAYING else f"{seat}-award"
    return Move(
        notation, verb, AWARD_NAMES[award], origin, f"{seat}-{name}", detail={**face(AWARD, award), "space": name}
    )


def begins(code: int) -> bool:
    """A face-up card is taken to be laid at once; what a deck brings nobody knows."""
    return TAKE <= code < REFRESH and (code - TAKE) % 4 != DECK


def _under(state: Any, place: int) -> Move:
    kind = state.refreshing
    card = state.up[3 * kind + place]
    number = 1 + state.up[3 * kind : 3 * kind + 3].count(0)
    origin, target = f"{KIND_NAMES[kind]}-{place + 1}", f"deck-{KIND_NAMES[kind]}"
    detail = {**face(kind, card), "number": number}
    verb = f"under-{WORDS_OF_KIND[kind]}"
    return Move(NOTATION[UNDERNEATH + place], verb, NAMES[kind][card], origin, target, detail=detail)


def _take(state: Any, kind: int, place: int) -> Move:
    notation, word = NOTATION[TAKE + 4 * kind + place], WORDS_OF_KIND[kind]
    target = f"{state.turn}-award" if kind == AWARD else f"{state.turn}-hand-{state.hand_count[state.turn] + 1}"
    if place == DECK:
        return Move(notation, f"draw-{word}", word, f"deck-{KIND_NAMES[kind]}", target)
    card = state.up[3 * kind + place]
    origin = f"{KIND_NAMES[kind]}-{place + 1}"
    return Move(notation, f"take-{word}", NAMES[kind][card], origin, target, detail=face(kind, card))


def prompt(state: Any) -> Message:
    """What the seat to decide can do."""
    solo = "-solo" if state.players == 1 else ""
    phase = state.phase
    if phase in (LAYING, LAYING_AWARD):
        return Message("prompt-set-up" if phase == LAYING else "prompt-lay", face(AWARD, to_lay(state)))
    if phase == REFRESHING:
        return Message("prompt-refresh")
    if phase == TAKING_GREEN:
        return Message("prompt-take-green")
    if phase == TAKING_AWARD:
        return Message("prompt-take-award")
    if phase == PLACING:
        return Message(("prompt-cover" if state.covering else "prompt-place") + solo)
    assert phase == ACTION
    rules = state.rules
    if solo and not rules.can_act_alone(state):
        return Message("prompt-stuck")
    usable = state.card_up[state.turn] and (
        rules.can_refresh(state, GREEN) or rules.can_refresh(state, AWARD) or rules.can_cover(state)
    )
    return Message(f"prompt-action{solo}{'-village' if usable else ''}")
