"""What the numbers of a Village Green observation are, and the rule that writes them."""

from __future__ import annotations

from typing import Any

from hortus.games import features
from hortus.kernel import nonnegative, nth, rule, table

from .awards import line_bounds
from .components import AWARDS, CARDS, COLOURS, FEATURES, FLOWERS, GREENS, SPECIES, Green
from .hidden import owner, put_by, unseen_awards_by, unseen_by
from .scoring import POND, award_points, pond_points
from .state import AWARD, CELLS, DISCARDS, GREEN, HAND, OPEN, PHASES, REFRESHED, REFRESHING, SEATS, SPACES, UNDER

CARD = 6  # numbers for a card: flower, colour, feature, birches, oaks, willows
MOST_OF_A_CARD = len(FEATURES)  # the highest of them
_least, _most = zip(*(line_bounds(award) for award in range(AWARDS + 1)), strict=True)  # by award

# Seats count from the observer; those not playing are zeros. Flowers, colours and features count from 1.
OBSERVATION = [
    *(
        field
        for i in range(SEATS)
        for field in (
            features.cell(f"greens {i}", MOST_OF_A_CARD, ("row", 3), ("column", 3), ("part", CARD)),
            features.cell(f"awards {i}", AWARDS, ("space", SPACES)),
            features.count(f"awards' points {i}", max(_most), ("space", SPACES), low=min(_least)),
            features.count(
                f"points {i}", 1 + POND * CELLS + sum(sorted(_most)[-SPACES:]), low=sum(sorted(_least)[:SPACES])
            ),
            features.flag(f"village card up {i}"),
            features.count(f"cards in hand {i}", HAND),
            features.count(f"discards {i}", GREENS),
            features.category(f"awards to lay {i}", AWARDS, ("award", 3)),
            features.flag(f"to decide {i}"),
            features.category(f"known greens {i} (1: may be in hand, 2: is)", 2, ("green", GREENS)),
        )
    ),
    features.category("own hand", MOST_OF_A_CARD, ("card", HAND), ("part", CARD)),
    features.cell("greens face up", MOST_OF_A_CARD, ("place", 3), ("part", CARD)),
    features.cell("awards face up", AWARDS, ("place", 3)),
    features.category("award in hand", AWARDS),
    features.flag("greens unseen", ("green", GREENS)),
    features.flag("awards unseen", ("award", AWARDS)),
    features.category("greens put under the deck and not seen since: 1 + seat", SEATS, ("green", GREENS)),
    features.category("awards put under the deck and not seen since: 1 + seat", SEATS, ("award", AWARDS)),
    features.category("own greens under the deck, next first", GREENS, ("green", 3)),
    features.category("own awards under the deck, next first", AWARDS, ("award", 3)),
    features.count("green deck", GREENS),
    features.count("award deck", AWARDS),
    features.category("phase", len(PHASES) - 1),
    features.flag("covering"),
    features.flag("a structure's award"),
    features.flag("the end is triggered"),
    features.count("players", SEATS, low=1),
]


def _face(card: Green | None) -> list[int]:
    if card is None:
        return [0] * CARD
    flower = 0 if card.flower is None else 1 + FLOWERS.index(card.flower)
    colour = 0 if card.colour is None else 1 + COLOURS.index(card.colour)
    return [flower, colour, 1 + FEATURES.index(card.feature), *(card.trees.count(species) for species in SPECIES)]


FACES = table([number for card in CARDS for number in _face(card)])
OF_A_SEAT = CARD * CELLS + 2 * SPACES + 8 + GREENS  # numbers


@rule
def write_card(card: int, out: Any, at: int) -> None:
    card, at = nonnegative(card), nonnegative(at)
    for i in range(CARD):
        out[at + i] = FACES[CARD * card + i]


@rule
def face_up(state: Any, kind: int, place: int, seat: int) -> int:
    """A face-up card as the seat sees it: another's Refresh under way shows all three until it is done."""
    card = state.up[3 * kind + place]
    refreshed = state.phase == REFRESHING and state.refreshing == kind and state.turn != seat
    if refreshed and not card and place < state.up_count[kind]:
        return state.under[UNDER * kind + state.under_count[kind] - 1]  # type: ignore[no-any-return]
    return card  # type: ignore[no-any-return]


@rule
def deck_seen(state: Any, kind: int, seat: int) -> int:
    """How many cards a deck has, those of another's Refresh under way not counted yet."""
    cards = state.unknown[kind] + state.under_count[kind]
    if state.phase == REFRESHING and state.refreshing == kind and state.turn != seat:
        for place in range(3):
            cards -= not state.up[3 * kind + place]
    return cards  # type: ignore[no-any-return]


@rule
def observe(state: Any, seat: int, out: Any) -> None:
    """Write the numbers in the order of OBSERVATION; seats count from the observer."""
    players = state.players
    for i in range(SEATS):
        if i < players:
            observe_seat(state, (seat + i) % players, seat, out, OF_A_SEAT * i)
        else:
            for k in range(OF_A_SEAT):
                out[nonnegative(OF_A_SEAT * i + k)] = 0
    observe_known(state, seat, out)
    at = OF_A_SEAT * SEATS
    for i in range(HAND):
        write_card(state.slot[HAND * seat + i], out, at + CARD * i)
    at += CARD * HAND
    for place in range(3):
        write_card(face_up(state, GREEN, place, seat), out, at + CARD * place)
    at += CARD * 3
    for place in range(3):
        out[at + place] = face_up(state, AWARD, place, seat)
    at += 3
    out[at] = state.held if state.held and (state.turn == seat or state.held_how == OPEN) else 0
    if state.held_how == REFRESHED + seat:
        out[at] = state.held
    at += 1
    greens, awards = unseen_by(state, seat), unseen_awards_by(state, seat)
    at = nonnegative(at)
    for card in range(GREENS):
        out[at + card] = (greens >> (1 + card)) & 1
    at += GREENS
    for card in range(AWARDS):
        out[at + card] = (awards >> (1 + card)) & 1
    at += AWARDS
    observe_under(state, seat, out, at)
    at += GREENS + AWARDS + 6
    out[at] = deck_seen(state, GREEN, seat)
    out[at + 1] = deck_seen(state, AWARD, seat)
    out[at + 2] = state.phase
    out[at + 3] = state.covering
    out[at + 4] = state.structure
    out[at + 5] = state.triggered
    out[at + 6] = players


@rule
def observe_seat(state: Any, other: int, seat: int, out: Any, at: int) -> None:
    other, at = nonnegative(other), nonnegative(at)
    for cell in range(CELLS):
        write_card(state.green[CELLS * other + cell], out, at + CARD * cell)
    at += CARD * CELLS
    points = state.card_up[other] + pond_points(state, other)
    for space in range(SPACES):
        scored = award_points(state, other, space)
        points += scored
        out[at + space] = state.award[SPACES * other + space]
        out[at + SPACES + space] = scored
    at += 2 * SPACES
    out[at] = points
    out[at + 1] = state.card_up[other]
    out[at + 2] = state.hand_count[other]
    out[at + 3] = state.discards_by[other]
    for i in range(3):
        out[at + 4 + i] = state.dealt[3 * other + i]
    out[at + 7] = 1 if other == state.turn else 0
    at = nonnegative(at + 8)
    for i in range(GREENS):
        out[at + i] = 0


@rule
def observe_known(state: Any, seat: int, out: Any) -> None:
    """What the seat knows of the hidden greens of all seats: where those may be; the rest is 0 already."""
    players = state.players
    for slot in range(DISCARDS + state.discards):
        other = owner(state, slot)
        if other < 0:
            continue
        behind = other - seat if other >= seat else other - seat + players
        at = nonnegative(OF_A_SEAT * (behind + 1) - GREENS + state.slot[slot] - 1)
        if other == seat:
            if slot < DISCARDS:
                out[at] = 2
        elif state.how[slot] == OPEN or state.how[slot] == REFRESHED + seat:
            out[at] = 2 if state.since[slot] == state.discards_by[other] else 1


@rule
def observe_under(state: Any, seat: int, out: Any, at: int) -> None:
    at = nonnegative(at)
    for i in range(GREENS + AWARDS + 6):
        out[at + i] = 0
    for kind in range(2):
        first = at + GREENS * kind - 1
        for by in range(state.players):
            if by == seat or (state.phase == REFRESHING and state.refreshing == kind and state.turn == by):
                continue
            mask = put_by(state, kind, by, seat)
            while mask:
                out[first + nth(mask, 0)] = 1 + (by - seat) % state.players
                mask &= mask - 1
        n = 0
        for i in range(state.under_count[kind]):
            if state.under_by[UNDER * kind + i] == seat:
                out[first + state.under[UNDER * kind + i]] = 1
                out[at + GREENS + AWARDS + 3 * kind + n] = state.under[UNDER * kind + i]
                n += 1
