"""What a seat may see of Village Green, ready for JSON: names, not codes, and nothing that `redeal` would change.

Greens are whole cards, awards go by their ids: what each scores is in the game's `reference`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hortus.games.positions import head_of

from .components import AWARD_NAMES, GREEN_NAMES, green
from .hidden import knows_award
from .scoring import band
from .state import (
    AWARD,
    CELL_NAMES,
    CELLS,
    DISCARDS,
    GREEN,
    HAND,
    KIND_NAMES,
    OPEN,
    PHASES,
    REFRESHING,
    SPACE_NAMES,
    SPACES,
    UNDER,
)


def card_view(kind: int, card: int) -> dict[str, Any]:
    """A card, face up."""
    if kind == AWARD:
        return {"id": AWARD_NAMES[card]}
    found = green(card)
    return {"id": found.id, "flower": found.flower, "colour": found.colour, "feature": found.feature,
            "trees": list(found.trees)}  # fmt: skip


def pile(top: int, below: list[int]) -> list[int]:
    """The cards of a pile from the bottom to the top."""
    cards: list[int] = []
    while top:
        cards.append(top)
        top = below[top]
    cards.reverse()
    return cards


def cards_in(mask: int, names: list[str]) -> list[str]:
    return [name for card, name in enumerate(names) if mask >> card & 1]


def known(state: Any, seat: int, viewer: int | None) -> Iterator[tuple[int, bool]]:
    """The cards that a viewer knows another seat took and has not seen leave, and whether each must still be there."""
    watcher = -1 if viewer is None else viewer
    for slot in range(DISCARDS + state.discards):
        if state.rules.owner(state, slot) == seat and state.rules.is_known(state, slot, watcher):
            yield state.slot[slot], state.since[slot] == state.discards_by[seat]


def view(state: Any, seat: int | None) -> dict[str, Any]:
    points = [0] * state.players
    state.rules.score(state, points)
    return {
        "game": "village-green",
        "seat": seat,
        "players": state.players,
        "phase": PHASES[state.phase],
        "last_round": bool(state.triggered),
        "villages": [_village(state, other, seat, points[other]) for other in range(state.players)],
        "hand": None if seat is None else _hand(state, seat),
        "discarded": None if seat is None else [
            card_view(GREEN, state.slot[DISCARDS + i]) for i in range(state.discards) if state.discarder[i] == seat
        ],
        "greens": _display(state, GREEN, seat),
        "awards": _display(state, AWARD, seat),
        "award_in_hand": _award_in_hand(state, seat),
        "refreshing": KIND_NAMES[state.refreshing] if state.phase == REFRESHING else None,
        "covering": bool(state.covering),
        "structure": bool(state.structure),
        "band": band(points[0]) if state.players == 1 else None,
        **head_of(state),
    }  # fmt: skip


def _village(state: Any, seat: int, viewer: int | None, points: int) -> dict[str, Any]:
    greens: dict[str, Any] = {}
    for cell, name in enumerate(CELL_NAMES):
        cards = pile(state.green[CELLS * seat + cell], state.green_below)
        greens[name] = _piled(GREEN, cards)
    awards: dict[str, Any] = {}
    for space, name in enumerate(SPACE_NAMES):
        cards = pile(state.award[SPACES * seat + space], state.award_below)
        worth = {"points": state.rules.award_points(state, seat, space)}
        awards[name] = {**_piled(AWARD, cards), **worth} if cards else None  # type: ignore[dict-item]
    return {
        "points": points,
        "village_card": "up" if state.card_up[seat] else "down",
        "shown": state.shown[seat],
        "greens": greens,
        "awards": awards,
        "to_lay": [card_view(AWARD, award) for award in state.dealt[3 * seat : 3 * seat + 3] if award],
        "in_hand": state.hand_count[seat],
        "discards": state.discards_by[seat],
        "known": [] if seat == viewer else [
            {"card": card_view(GREEN, card), "sure": sure} for card, sure in sorted(known(state, seat, viewer))
        ],
    }  # fmt: skip


def _piled(kind: int, cards: list[int]) -> dict[str, Any] | None:
    """The visible card of a pile, and those it covers."""
    if not cards:
        return None
    return {**card_view(kind, cards[-1]), "covers": [card_view(kind, card) for card in cards[:-1]]}


def _hand(state: Any, seat: int) -> list[dict[str, Any]]:
    """One's own cards; `seen` says that the others saw it taken."""
    slots = range(HAND * seat, HAND * seat + state.hand_count[seat])
    return [{**card_view(GREEN, state.slot[slot]), "seen": state.how[slot] == OPEN} for slot in slots]


def _display(state: Any, kind: int, viewer: int | None) -> dict[str, Any]:
    """The face-up cards, the deck, what lies under it as far as the viewer knows, and what the viewer has not seen."""
    seat = -1 if viewer is None else viewer
    rules = state.rules
    cards = [rules.face_up(state, kind, place, seat) for place in range(state.up_count[kind])]
    unseen = rules.unseen_awards_by if kind == AWARD else rules.unseen_by
    return {
        "face_up": [card_view(kind, card) if card else None for card in cards],
        "deck": rules.deck_seen(state, kind, seat),
        "under": _under(state, kind, viewer),
        "unseen": cards_in(unseen(state, seat), AWARD_NAMES if kind == AWARD else GREEN_NAMES),
    }


def _under(state: Any, kind: int, viewer: int | None) -> list[dict[str, Any]]:
    """By the seat that put them there: its cards that the viewer has not seen since; in order, if one's own."""
    names = AWARD_NAMES if kind == AWARD else GREEN_NAMES
    lots = []
    for by in range(state.players):
        places = [i for i in range(state.under_count[kind]) if state.under_by[UNDER * kind + i] == by]
        if by == viewer:
            cards = [names[state.under[UNDER * kind + i]] for i in places]
        elif state.phase == REFRESHING and state.refreshing == kind and state.turn == by:
            continue  # its cards are still shown face up
        else:
            cards = cards_in(state.rules.put_by(state, kind, by, -1 if viewer is None else viewer), names)
        if cards:
            faces = [card_view(kind, names.index(name)) for name in cards]
            lots.append({"seat": by, "cards": cards, "faces": faces, "in_order": by == viewer, "left": len(places)})
    return lots


def _award_in_hand(state: Any, viewer: int | None) -> dict[str, Any] | None:
    if not state.held:
        return None
    return {"seat": state.turn, "award": card_view(AWARD, state.held) if knows_award(state, viewer) else None}
