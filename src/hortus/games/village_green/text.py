"""Village Green drawn in characters."""

from __future__ import annotations

from typing import Any

from .components import CARDS
from .equations import award_name, equation_text
from .hidden import knows_award
from .moves import face
from .scoring import verdict
from .state import AWARD, CELLS, GREEN, HAND, KIND_NAMES, LAYING, SPACE_NAMES, SPACES
from .view import known
from .words import WORDS


def card_name(card: int, lang: str) -> str:
    """A green's name, without an article."""
    return WORDS.format(lang, "card", **face(GREEN, card))


def short(card: int, lang: str) -> str:
    """A green in a few characters."""
    found = CARDS[card]
    if found is None:
        return "."
    things = found.trees or (found.feature,)
    marks = "".join(WORDS.format(lang, "short", thing=thing) for thing in things)
    if found.flower is None:
        return marks
    colour, flower = (WORDS.format(lang, "short", thing=thing) for thing in (found.colour, found.flower))
    return f"{colour}{flower} {marks}"


def seat_name(seat: int, viewer: int | None, lang: str) -> str:
    return WORDS.format(lang, "you" if seat == viewer else "seat", seat=seat)


def standing(state: Any, seat: int, lang: str) -> str:
    """The points of a seat and, once a game alone is over, how good they are."""
    points = WORDS.format(lang, "points", points=state.rules.village_points(state, seat))
    result = verdict(state)
    return f"{points} ({WORDS.say(lang, result)})" if result else points


def others_hand(state: Any, seat: int, viewer: int | None, lang: str) -> str:
    """What one sees of another's hand: how many cards, and those seen taken (? when it may have been discarded)."""
    cards = [short(card, lang) + ("" if sure else "?") for card, sure in sorted(known(state, seat, viewer))]
    message = "in-hand-known" if cards else "in-hand"
    return WORDS.format(lang, message, count=state.hand_count[seat], cards=", ".join(cards))


def held_award(state: Any, viewer: int | None, lang: str) -> str:
    """The award taken and not yet laid, as the viewer knows it."""
    if not knows_award(state, viewer):
        return WORDS.format(lang, "hidden-award")
    return WORDS.format(lang, "held-award", **face(AWARD, state.held), equation=equation_text(state.held, lang))


def text(state: Any, viewer: int | None, lang: str) -> str:
    """The display, each village with its awards and their present value, and one's own hand."""
    lines = []
    seat = -1 if viewer is None else viewer
    for kind in (GREEN, AWARD):
        cards = [state.rules.face_up(state, kind, place, seat) for place in range(state.up_count[kind])]
        name = award_name if kind == AWARD else card_name
        shown = [f"{place + 1} {name(card, lang)}" for place, card in enumerate(cards) if card]
        cards_shown = ", ".join(shown) or WORDS.format(lang, "nothing")
        deck = state.rules.deck_seen(state, kind, seat)
        lines.append(WORDS.format(lang, f"display-{KIND_NAMES[kind]}", cards=cards_shown, count=deck))
    if state.triggered:
        lines.append(WORDS.format(lang, "last-round"))
    if viewer is not None:
        slots = state.slot[HAND * viewer : HAND * viewer + state.hand_count[viewer]]
        hand = ", ".join(f"{i} {card_name(card, lang)}" for i, card in enumerate(slots, 1))
        lines.append(WORDS.format(lang, "hand-cards", cards=hand))
    if state.held:
        lines.append(held_award(state, viewer, lang))
    for other in range(state.players):
        lines += ["", *_village(state, other, viewer, lang)]
    lines += ["", WORDS.format(lang, "legend")]
    return "\n".join(line.rstrip() for line in lines)


def _village(state: Any, seat: int, viewer: int | None, lang: str) -> list[str]:
    up = WORDS.format(lang, "village-card", up=state.card_up[seat])
    mark = "> " if seat == state.turn else "  "
    lines = [f"{mark}{seat_name(seat, viewer, lang)} · {standing(state, seat, lang)} · {up}"]
    if seat != viewer and state.players > 1:
        lines.append("  " + others_hand(state, seat, viewer, lang))
    awards = [award_name(award, lang) for award in state.dealt[3 * seat : 3 * seat + 3] if award]
    if state.phase == LAYING and awards:
        lines.append("  " + WORDS.format(lang, "to-lay", awards=", ".join(awards)))

    def award(space: int) -> str:
        if not state.award[SPACES * seat + space]:
            return "."
        return WORDS.format(lang, "award-worth", points=state.rules.award_points(state, seat, space))

    lines.append(f"{'':>8}" + "".join(f"{award(space):<9}" for space in range(3)))
    lines.append(f"{'':>8}" + "".join(f"{column:<9}" for column in "abc"))
    for row in range(3):
        cards = [short(state.green[CELLS * seat + 3 * row + column], lang) for column in range(3)]
        lines.append(f"{award(3 + row):>4}  {row + 1} " + "".join(f"{card:<9}" for card in cards))
    for space in range(SPACES):
        found = state.award[SPACES * seat + space]
        if found:
            worth = state.rules.award_points(state, seat, space)
            line = WORDS.format(lang, "award-line", **face(AWARD, found), space=SPACE_NAMES[space],
                                equation=equation_text(found, lang), points=worth)  # fmt: skip
            lines.append(f"  {line}")
    return lines
