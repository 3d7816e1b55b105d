"""Who knows what of the hidden cards, and how they are dealt again for one seat (Rulings 8).

Hidden are the hands, the face-down discards, the order of the cards that a Refresh put under a deck (known to the one
who did it; the others know the set), and an award drawn blind until it is laid. What a seat sees of another seat P's
hidden cards is how each came and which ones were placed:

- A card taken face up is known by name until it is seen to leave. It may have left unseen, in one of P's discards
  made after it was taken; so it can lie in P's hand or in any of those discards.
- A card drawn blind from the cards put under the deck by seat R is known by name to R, and treated likewise. The
  others know only that it is one of R's cards that have not been seen since.
- Any other card is one of those the seat has not seen at all.

So a deal agrees with everything seen if and only if each of P's discards gets a card that P held by then. A slot's
`since` says how many discards P had made when its card came: the card can be P's discard number i (from 0) when
since <= i. Going through the discards in order, each takes any card that fits and is still free. How many those are
does not depend on the choices before, so every agreeing deal is equally likely: just what follows if P discards
without preference.

A card that is placed without having been known before could have come with any of P's earlier blind draws, and a
watcher cannot tell which draws are used up. Let it be the latest: had an earlier draw brought it, the two could change
places in all that follows. So every deal that the watcher holds possible is still reached, and what the watcher's deals
depend on is public. `seems` keeps `since` under this reading, `since` the truth, for the one who knows the order of
cards put under the deck. Cards drawn unknown are as good as each other, so their names are drawn afresh from all cards
the watcher has not seen.
"""

from __future__ import annotations

from typing import Any

from hortus.kernel import below, count, nth, rule

from .state import AWARD, BLIND, DISCARDS, GREEN, HAND, OPEN, REFRESHED, REFRESHING, UNDER


@rule
def hold(state: Any, seat: int, card: int, how: int) -> None:
    """A green comes to a hand."""
    slot = HAND * seat + state.hand_count[seat]
    state.hand_count[seat] += 1
    state.slot[slot] = card
    state.how[slot] = how
    state.since[slot] = state.discards_by[seat]
    state.seems[slot] = state.discards_by[seat]


@rule
def let_go(state: Any, seat: int, n: int) -> None:
    """The n-th card of a hand (from 0) has gone; those behind it move up."""
    last = HAND * seat + state.hand_count[seat] - 1
    for slot in range(HAND * seat + n, last):
        copy_slot(state, slot + 1, slot)
    state.slot[last] = 0
    state.how[last] = 0
    state.since[last] = 0
    state.seems[last] = 0
    state.hand_count[seat] -= 1


@rule
def copy_slot(state: Any, source: int, target: int) -> None:
    state.slot[target] = state.slot[source]
    state.how[target] = state.how[source]
    state.since[target] = state.since[source]
    state.seems[target] = state.seems[source]


@rule
def show(state: Any, seat: int, n: int) -> None:
    """The n-th card of a hand is placed for all to see: which draw brought it is read as the latest possible."""
    slot = HAND * seat + n
    how = state.how[slot]
    if how == OPEN:
        return
    state.revealed += 1
    if not state.discards_by[seat]:
        return  # all came before the first discard
    latest = slot
    for other in range(HAND * seat, HAND * seat + state.hand_count[seat]):
        if state.how[other] == how and state.seems[other] > state.seems[latest]:
            latest = other
    for i in range(state.discards):
        other = DISCARDS + i
        if state.discarder[i] == seat and state.how[other] == how and state.seems[other] > state.seems[latest]:
            latest = other
    state.seems[latest] = state.seems[slot]
    if how == BLIND:
        state.since[latest] = state.seems[slot]


@rule
def discard(state: Any, seat: int, n: int) -> None:
    """The n-th card of a hand goes out of the game, face down."""
    copy_slot(state, HAND * seat + n, DISCARDS + state.discards)
    state.discarder[state.discards] = seat
    state.discards += 1
    state.discards_by[seat] += 1
    let_go(state, seat, n)


@rule
def owner(state: Any, slot: int) -> int:
    """Whose hidden card lies there; -1: none."""
    if not state.slot[slot]:
        return -1
    return slot // HAND if slot < DISCARDS else state.discarder[slot - DISCARDS]


@rule
def unseen_by(state: Any, seat: int) -> int:
    """The greens a seat has not seen and that may be anywhere: the common unseen ones and the others' blind draws.

    With a seat of -1, a spectator's.
    """
    mask = state.unseen[GREEN]
    for slot in range(DISCARDS + state.discards):
        if state.how[slot] == BLIND and state.slot[slot] and owner(state, slot) != seat:
            mask |= 1 << state.slot[slot]
    return mask  # type: ignore[no-any-return]


@rule
def unseen_awards_by(state: Any, seat: int) -> int:
    """The awards a seat has not seen: another's award drawn blind is one of them until it is laid."""
    mask = state.unseen[AWARD]
    if state.held and state.held_how == BLIND and state.turn != seat:
        mask |= 1 << state.held
    return mask  # type: ignore[no-any-return]


@rule
def put_by(state: Any, kind: int, by: int, seat: int) -> int:
    """The cards that `by` put under a deck and that `seat` has not seen since, as a mask."""
    mask = 0
    for i in range(state.under_count[kind]):
        if state.under_by[UNDER * kind + i] == by:
            mask |= 1 << state.under[UNDER * kind + i]
    if kind == AWARD:
        if state.held_how == REFRESHED + by and state.turn != seat:
            mask |= 1 << state.held
    else:
        for slot in range(DISCARDS + state.discards):
            if state.how[slot] == REFRESHED + by and owner(state, slot) != seat:
                mask |= 1 << state.slot[slot]
    return mask


@rule
def conceal(state: Any, seat: int) -> None:
    """Deal again everything in the record that the seat cannot see, each deal that agrees equally likely.

    What comes of it depends on the dice and on what the seat knows, never on how the cards lay.
    """
    for other in range(state.players):
        if other != seat and state.discards_by[other]:
            arrange(state, other, seat)
    conceal_refresh(state, seat)
    conceal_order(state, seat)
    conceal_names(state, seat)
    for other in range(state.players):
        if other != seat:
            conceal_discards(state, other, seat)


@rule
def next_slot(state: Any, other: int, slot: int) -> int:
    """The slot of a seat's next hidden card: those of the hand, then the discards; at last one behind all."""
    slot += 1
    if slot >= HAND * other + state.hand_count[other] and slot < DISCARDS:
        slot = DISCARDS
    while slot >= DISCARDS and slot < DISCARDS + state.discards and state.discarder[slot - DISCARDS] != other:
        slot += 1
    return slot


@rule
def is_known(state: Any, slot: int, seat: int) -> bool:
    """Does a seat know another's hidden card by name?"""
    return state.how[slot] == OPEN or state.how[slot] == REFRESHED + seat  # type: ignore[no-any-return]


@rule
def known_of(state: Any, slot: int, seat: int) -> int:
    """All that a seat knows of another's hidden card: how it came, since when it may have left, perhaps its name."""
    name = state.slot[slot] if is_known(state, slot, seat) else 0
    return (64 * state.how[slot] + since_for(state, slot, seat)) * 64 + name  # type: ignore[no-any-return]


@rule
def arrange(state: Any, other: int, seat: int) -> None:
    """Another's cards, in hand and discarded, in the order of what the seat knows of them."""
    end = DISCARDS + state.discards
    slot = next_slot(state, other, HAND * other - 1)
    while slot < end:
        least = slot
        later = next_slot(state, other, slot)
        while later < end:
            if known_of(state, later, seat) < known_of(state, least, seat):
                least = later
            later = next_slot(state, other, later)
        if least != slot:
            swap(state, slot, least)
        slot = next_slot(state, other, slot)


@rule
def conceal_refresh(state: Any, seat: int) -> None:
    """Another's Refresh under way: any of the three may be the one under the deck already."""
    if state.phase != REFRESHING or state.turn == seat:
        return
    first = 3 * state.refreshing
    for place in range(3):
        if not state.up[first + place]:
            bottom = UNDER * state.refreshing + state.under_count[state.refreshing] - 1
            state.up[first + place] = state.under[bottom]
            chosen = below(state.rng, 3)
            state.under[bottom] = state.up[first + chosen]
            state.up[first + chosen] = 0
            return


@rule
def draw_name(state: Any, mask: int) -> int:
    """Any card of the mask."""
    return nth(mask, below(state.rng, count(mask)))


@rule
def conceal_order(state: Any, seat: int) -> None:
    """Cards that others put under the decks: which lies where, or was drawn blind by whom."""
    for by in range(state.players):
        if by == seat:
            continue
        refresh_goes_on = state.phase == REFRESHING and state.turn == by
        for kind in range(2):
            if refresh_goes_on and state.refreshing == kind:
                continue
            mask = put_by(state, kind, by, seat)
            for i in range(state.under_count[kind]):
                if state.under_by[UNDER * kind + i] == by:
                    card = draw_name(state, mask)
                    mask &= ~(1 << card)
                    state.under[UNDER * kind + i] = card
            if kind == AWARD:
                if state.held_how == REFRESHED + by and state.turn != seat:
                    state.held = draw_name(state, mask)
            else:
                for slot in range(DISCARDS + state.discards):
                    if state.how[slot] == REFRESHED + by and owner(state, slot) != seat:
                        card = draw_name(state, mask)
                        mask &= ~(1 << card)
                        state.slot[slot] = card
                        state.since[slot] = state.seems[slot]  # the latest has been placed, in this deal in truth


@rule
def conceal_names(state: Any, seat: int) -> None:
    """What others drew unknown is any of the cards the seat has not seen."""
    mask = unseen_by(state, seat)
    for slot in range(DISCARDS + state.discards):
        if state.how[slot] == BLIND and state.slot[slot] and owner(state, slot) != seat:
            card = draw_name(state, mask)
            mask &= ~(1 << card)
            state.slot[slot] = card
    state.unseen[GREEN] = mask
    if state.held and state.held_how == BLIND and state.turn != seat:
        awards = unseen_awards_by(state, seat)
        state.held = draw_name(state, awards)
        state.unseen[AWARD] = awards & ~(1 << state.held)


@rule
def since_for(state: Any, slot: int, seat: int) -> int:
    """How many discards the holder of a hidden card had made when it came, as the seat reads it."""
    return state.since[slot] if is_known(state, slot, seat) else state.seems[slot]  # type: ignore[no-any-return]


@rule
def conceal_discards(state: Any, other: int, seat: int) -> None:
    """Which of the other's cards went into which of their discards, and which are still in hand."""
    made = 0
    for i in range(state.discards):
        if state.discarder[i] != other:
            continue
        fitting = 0
        for slot in range(HAND * other, HAND * other + state.hand_count[other]):
            fitting += since_for(state, slot, seat) <= made
        for later in range(i, state.discards):
            if state.discarder[later] == other:
                fitting += since_for(state, DISCARDS + later, seat) <= made
        exchange(state, other, seat, i, made, below(state.rng, fitting))
        made += 1


@rule
def exchange(state: Any, other: int, seat: int, i: int, made: int, chosen: int) -> None:
    """Discard i and the chosen of the cards that fit there change places."""
    for slot in range(HAND * other, HAND * other + state.hand_count[other]):
        if since_for(state, slot, seat) <= made:
            if not chosen:
                swap(state, slot, DISCARDS + i)
                return
            chosen -= 1
    for later in range(i, state.discards):
        if state.discarder[later] == other and since_for(state, DISCARDS + later, seat) <= made:
            if not chosen:
                swap(state, DISCARDS + later, DISCARDS + i)
                return
            chosen -= 1


@rule
def swap(state: Any, one: int, two: int) -> None:
    card, how, since, seems = state.slot[one], state.how[one], state.since[one], state.seems[one]
    copy_slot(state, two, one)
    state.slot[two] = card
    state.how[two] = how
    state.since[two] = since
    state.seems[two] = seems


# --- What a viewer, a seat or None for a spectator, may be told ---


def knows_draw(state: Any, kind: int, viewer: int | None) -> bool:
    """Can the viewer name the card that the seat to decide draws next? Only if it is that seat, or put it there."""
    if viewer is None or viewer == state.turn:
        return viewer is not None
    return not state.unknown[kind] and state.under_by[UNDER * kind] == viewer


def knows_award(state: Any, viewer: int | None) -> bool:
    """Can the viewer name the award taken and not yet laid? One drawn blind is the drawer's secret (Rulings 2).

    Unless it comes from under the deck: then the one who put it there knows it.
    """
    if viewer == state.turn or state.held_how == OPEN:
        return True
    return viewer is not None and state.held_how == REFRESHED + viewer
