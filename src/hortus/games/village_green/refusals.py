"""Why a move of Village Green is not legal."""

from __future__ import annotations

from typing import Any

from hortus.i18n import Message

from .components import BESIDE, KIND, is_lawn
from .moves import face, to_lay
from .rules import COVER, DECK, DISCARD, LAY, PLACE, REFRESH, TAKE, UNDERNEATH
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
    TAKING_AWARD,
    TAKING_GREEN,
)
from .village import ALL_CELLS, NEIGHBOURS


def refusal(state: Any, code: int) -> Message:
    """The reason, for any move that is not legal now."""
    phase = state.phase
    if phase == LAYING:
        return _set_up(state, code)
    if phase == REFRESHING:
        return Message("refusal-gone" if UNDERNEATH <= code < COVER else "refusal-finish-refresh")
    if phase == LAYING_AWARD:
        if code >= TAKE:
            return Message("refusal-lay-first", face(AWARD, to_lay(state)))
        return Message("refusal-space-taken-solo", {"space": SPACE_NAMES[code - LAY]})
    if phase == PLACING:
        if code >= PLACE:
            return _misfit(state, *divmod(code - PLACE, CELLS))
        if code >= DISCARD:
            return Message("refusal-no-discard")
        return Message("refusal-place-first-solo" if state.players == 1 else "refusal-place-first")
    if phase == TAKING_AWARD and not TAKE + 4 <= code < REFRESH:
        return Message("refusal-award-first")
    if phase == TAKING_GREEN and not TAKE <= code < TAKE + 4:
        return Message("refusal-cover-first")
    if TAKE <= code < REFRESH:
        return _no_take(state, *divmod(code - TAKE, 4))
    assert phase == ACTION
    if code < TAKE:
        return Message("refusal-no-award")
    if code >= DISCARD:
        return Message("refusal-no-green-taken")
    if UNDERNEATH <= code < COVER:
        return Message("refusal-not-refreshing")
    if code > COVER:
        return Message("refusal-only-alone")
    return _no_village_card(state, code)


def _set_up(state: Any, code: int) -> Message:
    if code >= TAKE:
        return Message("refusal-set-up", face(AWARD, to_lay(state)))
    if code >= LAY + 3:
        return Message("refusal-set-up-left")
    return Message("refusal-space-taken", {"space": SPACE_NAMES[code - LAY]})


def _no_take(state: Any, kind: int, place: int) -> Message:
    if kind == AWARD and state.players == 1 and state.phase == ACTION and not state.rules.has_award_space(state):
        return Message("refusal-no-space")
    if place == DECK:
        if state.rules.deck_size(state, kind):
            return Message("refusal-not-sure")
        return Message(f"refusal-deck-empty-{KIND_NAMES[kind]}")
    if place >= state.up_count[kind]:
        return Message(f"refusal-none-there-{KIND_NAMES[kind]}")
    return Message("refusal-not-sure-up", face(kind, state.up[3 * kind + place]))


def _no_village_card(state: Any, code: int) -> Message:
    if not state.card_up[state.turn]:
        return Message("refusal-card-down")
    if code == COVER:
        if state.free[state.turn] == ALL_CELLS:
            return Message("refusal-nothing-to-cover")
        return Message("refusal-cannot-cover" if state.rules.left(state, GREEN) else "refusal-no-green")
    kind = code - REFRESH
    if state.up_count[kind] < 3:
        return Message(f"refusal-not-three-{KIND_NAMES[kind]}")
    return Message(f"refusal-deck-empty-{KIND_NAMES[kind]}")


def _misfit(state: Any, n: int, cell: int) -> Message:
    base = CELLS * state.turn
    card, old, at = state.slot[HAND * state.turn + n], state.green[base + cell], CELL_NAMES[cell]
    if state.covering and (not old or is_lawn(old)):
        return Message("refusal-cover-flower", {"cell": at})
    if not state.covering and old and not is_lawn(old):
        return Message("refusal-cell-taken", {**face(GREEN, old), "cell": at})
    beside = next(
        beside
        for beside in NEIGHBOURS[4 * cell : 4 * cell + 4]
        if beside >= 0 and (other := state.green[base + beside]) and not int(BESIDE[KIND[other]]) >> int(KIND[card]) & 1
    )
    return Message(
        "refusal-no-match", {**face(GREEN, state.green[base + beside]), "cell": at, "beside": CELL_NAMES[beside]}
    )
