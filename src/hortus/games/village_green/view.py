"""What a seat may see of Village Green, ready for JSON: names, not codes, and nothing that `redeal` would change."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .awards import LINE_CELLS
from .cards import AWARD_NAMES, GREEN_NAMES
from .moves import CELL_NAMES, KIND_NAMES, SPACE_NAMES
from .names import AWARD_WORDS, equation_text, equation_view, green
from .scoring import BANDS, band
from .state import AWARD, CELLS, DISCARDS, GREEN, HAND, OPEN, REFRESHED, REFRESHING, SPACES, UNDER

PHASES = ("set-up", "action", "refresh", "take green", "place", "take award", "lay")


def card_view(card: int) -> dict[str, Any]:
    found = green(card)
    return {"id": found.id, "flower": found.flower, "colour": found.colour, "feature": found.feature,
            "trees": list(found.trees)}  # fmt: skip


def award_view(award: int) -> dict[str, Any]:
    text = {lang: equation_text(award, lang) for lang in ("en", "fr")}
    return {"id": AWARD_NAMES[award], "name": dict(AWARD_WORDS[award]), "text": text, "equation": equation_view(award)}


def pile(top: int, below: list[int]) -> list[int]:
    """The cards of a pile from the bottom to the top."""
    cards: list[int] = []
    while top:
        cards.insert(0, top)
        top = below[top]
    return cards


def cards_in(mask: int, names: list[str]) -> list[str]:
    return [name for card, name in enumerate(names) if mask >> card & 1]


def known(state: Any, seat: int, viewer: int | None) -> Iterator[tuple[int, bool]]:
    """The cards that a viewer knows another seat took and has not seen leave, and whether each must still be there."""
    for slot in range(DISCARDS + state.discards):
        by_name = state.how[slot] == OPEN or (viewer is not None and state.how[slot] == REFRESHED + viewer)
        if by_name and state.rules.owner(state, slot) == seat:
            yield state.slot[slot], state.since[slot] == state.discards_by[seat]


def view(state: Any, seat: int | None) -> dict[str, Any]:
    solo = state.players == 1
    points = [0] * state.players
    state.rules.score(state, points)
    return {
        "game": "village-green",
        "seat": seat,
        "players": state.players,
        "turn": None if state.over else state.turn,
        "phase": PHASES[state.phase],
        "last_round": bool(state.triggered),
        "villages": [_village(state, other, seat, points[other]) for other in range(state.players)],
        "hand": None if seat is None else _hand(state, seat),
        "discarded": None if seat is None else [
            card_view(state.slot[DISCARDS + i]) for i in range(state.discards) if state.discarder[i] == seat
        ],
        "greens": _display(state, GREEN, seat),
        "awards": _display(state, AWARD, seat),
        "award_in_hand": _award_in_hand(state, seat),
        "refreshing": KIND_NAMES[state.refreshing] if state.phase == REFRESHING else None,
        "covering": bool(state.covering),
        "structure": bool(state.structure),
        "band": band(points[0]) if solo and state.over else None,
        "bands": [{"from": least, "name": name} for least, name in BANDS] if solo else None,
        "ply": state.ply,
        "revealed": state.revealed,
    }  # fmt: skip


def _village(state: Any, seat: int, viewer: int | None, points: int) -> dict[str, Any]:
    greens: dict[str, Any] = {}
    for cell, name in enumerate(CELL_NAMES):
        cards = pile(state.green[CELLS * seat + cell], state.green_below)
        greens[name] = {**card_view(cards[-1]), "covers": [card_view(card) for card in cards[:-1]]} if cards else None
    awards: dict[str, Any] = {}
    for space, name in enumerate(SPACE_NAMES):
        cards = pile(state.award[SPACES * seat + space], state.award_below)
        line = [CELL_NAMES[cell] for cell in LINE_CELLS[3 * space : 3 * space + 3]]
        awards[name] = {
            **award_view(cards[-1]),
            "points": state.rules.award_points(state, seat, space),
            "line": line,
            "covers": [award_view(award) for award in cards[:-1]],
        } if cards else None  # fmt: skip
    return {
        "points": points,
        "village_card": "up" if state.card_up[seat] else "down",
        "shown": state.shown[seat],
        "greens": greens,
        "awards": awards,
        "to_lay": [award_view(award) for award in state.dealt[3 * seat : 3 * seat + 3] if award],
        "in_hand": state.hand_count[seat],
        "discards": state.discards_by[seat],
        "known": [] if seat == viewer else [
            {"card": card_view(card), "sure": sure} for card, sure in sorted(known(state, seat, viewer))
        ],
    }  # fmt: skip


def _hand(state: Any, seat: int) -> list[dict[str, Any]]:
    """One's own cards; `seen` says that the others saw it taken."""
    slots = range(HAND * seat, HAND * seat + state.hand_count[seat])
    return [{**card_view(state.slot[slot]), "seen": state.how[slot] == OPEN} for slot in slots]


def _display(state: Any, kind: int, viewer: int | None) -> dict[str, Any]:
    """The face-up cards, the deck, what lies under it as far as the viewer knows, and what the viewer has not seen."""
    seat = -1 if viewer is None else viewer
    seen = state.rules.face_up
    cards = [seen(state, kind, place, seat) for place in range(state.up_count[kind])]
    unseen = state.rules.unseen_awards_by if kind == AWARD else state.rules.unseen_by
    show = award_view if kind == AWARD else card_view
    return {
        "face_up": [show(card) if card else None for card in cards],
        "deck": state.rules.deck_seen(state, kind, seat),
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
            show = award_view if kind == AWARD else card_view
            faces = [show(names.index(name)) for name in cards]
            lots.append({"seat": by, "cards": cards, "faces": faces, "in_order": by == viewer, "left": len(places)})
    return lots


def knows_award(state: Any, viewer: int | None) -> bool:
    """Can the viewer name the award taken and not yet laid? One drawn blind is the drawer's secret (Rulings 2).

    Unless it comes from under the deck: then the one who put it there knows it.
    """
    if viewer == state.turn or state.held_how == OPEN:
        return True
    return viewer is not None and state.held_how == REFRESHED + viewer


def _award_in_hand(state: Any, viewer: int | None) -> dict[str, Any] | None:
    if not state.held:
        return None
    return {"seat": state.turn, "award": award_view(state.held) if knows_award(state, viewer) else None}
