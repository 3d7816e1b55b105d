"""Village Green, compiled. The decks have no order until a card is drawn; only what was drawn lies in the record."""

from __future__ import annotations

from typing import Any

from hortus.kernel import below, nonnegative, nth, rule, table

from .components import ALL_KINDS, AWARDS, GREENS, IS_STRUCTURE
from .hidden import discard, hold, let_go, show
from .state import (
    ACTION,
    AWARD,
    BLIND,
    CELLS,
    GREEN,
    HAND,
    LAYING,
    LAYING_AWARD,
    OPEN,
    PLACING,
    REFRESHED,
    REFRESHING,
    SEATS,
    SLOTS,
    SPACES,
    TAKING_AWARD,
    TAKING_GREEN,
    UNDER,
)
from .village import ALL_CELLS, cells_for, put_award, put_green

# Move codes.
LAY = 0  # + award space
TAKE = 6  # + 4 * kind + place, 3 being the deck
REFRESH = 14  # + kind
UNDERNEATH = 16  # + place
COVER = 19
STOP = 20
DISCARD = 21  # + place in hand
PLACE = 25  # + 9 * place in hand + cell
CODES = PLACE + HAND * CELLS
DECK = 3  # the place of a take that is not face up

# Chance events, even for greens and odd for awards: cards come from a deck to everybody's hand (set-up), to the hand
# of the seat whose turn it is, or to the display.
DEAL, TO_HAND, TO_DISPLAY = 2, 4, 6

# Removed unseen by number of players: greens, then awards.
REMOVED = table([0, 0, 0, 0, 15, 10, 10, 5, 5, 0, 0, 0])


@rule
def deck_size(state: Any, kind: int) -> int:
    return state.unknown[kind] + state.under_count[kind]  # type: ignore[no-any-return]


@rule
def left(state: Any, kind: int) -> bool:
    """Can a card of that kind be taken?"""
    return state.up_count[kind] > 0 or deck_size(state, kind) > 0


@rule
def begin(state: Any) -> None:
    for kind in range(2):
        cards = AWARDS if kind else GREENS
        state.unseen[kind] = (2 << cards) - 2
        state.unknown[kind] = cards - REMOVED[2 * state.players + kind]
        state.under_count[kind] = 0
        state.up_count[kind] = 0
    for i in range(2 * UNDER):
        state.under[i] = 0
        state.under_by[i] = 0
    for i in range(2 * 3):
        state.up[i] = 0
    for slot in range(SLOTS):
        state.slot[slot] = 0
        state.how[slot] = 0
        state.since[slot] = 0
        state.seems[slot] = 0
    state.discards = 0
    for i in range(GREENS):
        state.discarder[i] = 0
    for card in range(GREENS + 1):
        state.green_below[card] = 0
    for card in range(AWARDS + 1):
        state.award_below[card] = 0
    for i in range(SEATS * CELLS):
        state.green[i] = 0
        state.fits[i] = ALL_KINDS
    for i in range(SEATS * SPACES):
        state.award[i] = 0
    for i in range(SEATS * 3):
        state.dealt[i] = 0
    for seat in range(SEATS):
        state.hand_count[seat] = 0
        state.discards_by[seat] = 0
        state.free[seat] = ALL_CELLS
        state.shown[seat] = 0
        state.card_up[seat] = 1 if seat < state.players else 0
    state.phase = LAYING
    state.covering = 0
    state.structure = 0
    state.refreshing = 0
    state.triggered = 0
    state.held = 0
    state.held_how = 0
    state.due = 0
    state.due_last = 0
    state.pending = DEAL + GREEN


# --- Cards come from a deck ---


@rule
def chance(state: Any, outcomes: Any, weights: Any) -> int:
    kind = state.pending & 1
    n = 0
    for card in range(1, (AWARDS if kind else GREENS) + 1):
        if (state.unseen[kind] >> card) & 1:
            outcomes[n] = GREENS * kind + card
            weights[n] = 1
            n += 1
    return n


@rule
def sample(state: Any) -> int:
    kind = state.pending & 1
    unseen = state.unknown[kind] + REMOVED[2 * state.players + kind]
    return GREENS * kind + nth(state.unseen[kind], below(state.rng, unseen))  # type: ignore[no-any-return]


@rule
def happen(state: Any, outcome: int) -> None:
    kind = state.pending & 1
    card = outcome - GREENS * kind
    state.unseen[kind] &= ~(1 << card)
    state.unknown[kind] -= 1
    come(state, kind, card, BLIND)
    go_on(state)


@rule
def next_from_under(state: Any, kind: int) -> None:
    """Once everything above them is gone, cards put under the deck come up in their order, without chance."""
    first = UNDER * kind
    last = first + state.under_count[kind] - 1
    card, by = state.under[first], state.under_by[first]
    for i in range(first, last):
        state.under[i] = state.under[i + 1]
        state.under_by[i] = state.under_by[i + 1]
    state.under[last] = 0
    state.under_by[last] = 0
    state.under_count[kind] -= 1
    if state.players > 1:
        state.revealed += 1
    come(state, kind, card, REFRESHED + by)


@rule
def come(state: Any, kind: int, card: int, how: int) -> None:
    """A card has come from the deck to where it is due."""
    errand = state.pending - kind
    if errand == TO_DISPLAY:
        for i in range(3 * kind + state.up_count[kind], 3 * kind + state.due, -1):
            state.up[i] = state.up[i - 1]
        state.up[3 * kind + state.due] = card
        state.up_count[kind] += 1
        if state.due < state.due_last:
            state.due += 1
        elif state.phase == LAYING:  # set-up: the greens are spread, the awards are dealt
            state.due = 0
            state.due_last = 0
            state.pending = DEAL + AWARD
        else:
            delivered(state)
    elif errand == TO_HAND:
        if kind == GREEN:
            hold(state, state.turn, card, how)
        else:
            state.held = card
            state.held_how = how
        delivered(state)
    else:
        deal_card(state, kind, card)
    # End: a deck is empty.
    if state.players > 1 and not deck_size(state, kind):
        state.triggered = 1


@rule
def delivered(state: Any) -> None:
    state.due = 0
    state.due_last = 0
    state.pending = 0


@rule
def deal_card(state: Any, kind: int, card: int) -> None:
    """Set-up: three greens to each hand, then three to the display; three awards to each seat."""
    if kind == GREEN:
        hold(state, state.due // 3, card, BLIND)
    else:
        state.dealt[state.due] = card
    state.due += 1
    if state.due == 3 * state.players:
        delivered(state)
        if kind == GREEN:
            fill(state, GREEN, 0, 2)


@rule
def fill(state: Any, kind: int, first: int, last: int) -> None:
    """Cards come to these places of the display."""
    state.due = first
    state.due_last = last
    state.pending = TO_DISPLAY + kind


@rule
def go_on(state: Any) -> None:
    """Whatever follows by itself: known cards come up, seats without an action pass, the solo game ends."""
    while not state.over:
        if state.pending:
            if state.unknown[state.pending & 1]:
                return
            next_from_under(state, state.pending & 1)
        elif state.phase != ACTION:
            return
        elif state.players == 1:
            if not state.card_up[0] and not can_act_alone(state):
                state.over = 1
            return
        elif left(state, GREEN) or left(state, AWARD):
            return
        else:
            end_turn(state)  # Rulings 5


# --- Solo ---


@rule
def hand_fits(state: Any, cover: int) -> bool:
    """Solo: can some card of the hand be played already?"""
    for slot in range(state.hand_count[0]):
        if cells_for(state, 0, state.slot[slot], cover):
            return True
    return False


@rule
def can_take_green_alone(state: Any, cover: int) -> bool:
    """Alone, may a green be taken? Some card must be playable for sure then (Rulings 7)."""
    if not left(state, GREEN):
        return False
    if hand_fits(state, cover):
        return True
    for place in range(state.up_count[GREEN]):
        if cells_for(state, 0, state.up[place], cover):
            return True
    return False


@rule
def has_award_space(state: Any) -> bool:
    for space in range(SPACES):
        if not state.award[space]:
            return True
    return False


@rule
def can_act_alone(state: Any) -> bool:
    """Solo: is a normal action possible?"""
    return (left(state, AWARD) and has_award_space(state)) or can_take_green_alone(state, 0)


# --- Deciding ---


@rule
def decision_kind(state: Any) -> int:
    return state.phase  # type: ignore[no-any-return]


@rule
def legal(state: Any, out: Any) -> int:
    phase = state.phase
    if phase == PLACING:
        return legal_placing(state, out)
    if phase == ACTION:
        return legal_actions(state, out)
    if phase == TAKING_AWARD:
        return list_takes(state, AWARD, out, 0)
    if phase == TAKING_GREEN:
        return list_greens(state, out, 0, 1)
    n = 0
    if phase == REFRESHING:
        for place in range(3):
            if state.up[3 * state.refreshing + place]:
                out[n] = UNDERNEATH + place
                n += 1
        return n
    # Solo: a taken award goes onto an empty space only, but a structure's award may cover.
    only_empty = phase == LAYING or (state.players == 1 and not state.structure)
    for space in range(3 if phase == LAYING else SPACES):
        if not only_empty or not state.award[SPACES * state.turn + space]:
            out[n] = LAY + space
            n += 1
    return n


@rule
def legal_placing(state: Any, out: Any) -> int:
    n = 0
    seat = state.turn
    for i in range(state.hand_count[seat]):
        cells = cells_for(state, seat, state.slot[HAND * seat + i], state.covering)
        for cell in range(CELLS):
            if (cells >> cell) & 1:
                out[n] = PLACE + CELLS * i + cell
                n += 1
    if state.players > 1:
        for i in range(state.hand_count[seat]):
            out[n] = DISCARD + i
            n += 1
    return n


@rule
def list_takes(state: Any, kind: int, out: Any, n: int) -> int:
    """The face-up cards and the deck, unless it is empty."""
    for place in range(state.up_count[kind]):
        out[n] = TAKE + 4 * kind + place
        n += 1
    if deck_size(state, kind):
        out[n] = TAKE + 4 * kind + 3
        n += 1
    return n


@rule
def list_greens(state: Any, out: Any, n: int, cover: int) -> int:
    if state.players > 1 or hand_fits(state, cover):
        return list_takes(state, GREEN, out, n)
    for place in range(state.up_count[GREEN]):  # Rulings 7
        if cells_for(state, 0, state.up[place], cover):
            out[n] = TAKE + place
            n += 1
    return n


@rule
def can_refresh(state: Any, kind: int) -> bool:
    """Are there three face-up cards of this kind, and a deck to turn up others from (Rulings 4)?"""
    return state.up_count[kind] == 3 and deck_size(state, kind) > 0


@rule
def can_cover(state: Any) -> bool:
    """Is there a green to take for covering one of the village (Rulings 4; alone, 7)?"""
    if state.free[state.turn] == ALL_CELLS:
        return False
    return left(state, GREEN) if state.players > 1 else can_take_green_alone(state, 1)


@rule
def legal_actions(state: Any, out: Any) -> int:
    n = list_greens(state, out, 0, 0)
    if state.players > 1 or has_award_space(state):
        n = list_takes(state, AWARD, out, n)
    if state.card_up[state.turn]:
        for kind in range(2):
            if can_refresh(state, kind):
                out[n] = REFRESH + kind
                n += 1
        if can_cover(state):
            out[n] = COVER
            n += 1
    if state.players == 1:
        out[n] = STOP
        n += 1
    return n


@rule
def act(state: Any, move: int) -> None:
    move = nonnegative(move)
    if move >= PLACE:
        place(state, (move - PLACE) // CELLS, (move - PLACE) % CELLS)
    elif move >= DISCARD:
        discard(state, state.turn, move - DISCARD)
        end_turn(state)
    elif move < TAKE:
        if state.phase == LAYING:
            lay_at_setup(state, move - LAY)
        else:
            lay(state, move - LAY)
    elif move < REFRESH:
        take(state, (move - TAKE) // 4, (move - TAKE) % 4)
    elif move < UNDERNEATH:
        state.card_up[state.turn] = 0
        state.refreshing = move - REFRESH
        state.phase = REFRESHING
    elif move < COVER:
        put_under(state, move - UNDERNEATH)
    elif move == COVER:
        state.card_up[state.turn] = 0
        state.covering = 1
        state.phase = TAKING_GREEN
    else:
        state.over = 1
    go_on(state)


@rule
def lay_at_setup(state: Any, space: int) -> None:
    """The first, then the second of the three awards dealt; the third goes by itself."""
    first = 3 * state.turn
    if state.dealt[first]:
        put_award(state, state.turn, space, state.dealt[first])
        state.dealt[first] = 0
        return
    put_award(state, state.turn, space, state.dealt[first + 1])
    for last in range(3):
        if not state.award[SPACES * state.turn + last]:
            put_award(state, state.turn, last, state.dealt[first + 2])
    state.dealt[first + 1] = 0
    state.dealt[first + 2] = 0
    state.turn += 1
    if state.turn == state.players:
        state.turn = 0
        state.phase = ACTION
        fill(state, AWARD, 0, 2)


@rule
def lay(state: Any, space: int) -> None:
    if state.players > 1 and state.held_how != OPEN:
        state.revealed += 1
    put_award(state, state.turn, space, state.held)
    state.held = 0
    state.held_how = 0
    end_turn(state)


@rule
def take(state: Any, kind: int, at: int) -> None:
    """A face-up card, whose place is filled at once (Rulings 2), or the top of the deck."""
    state.phase = LAYING_AWARD if kind else PLACING
    if at == 3:
        state.pending = TO_HAND + kind
        return
    first = 3 * kind
    card = state.up[first + at]
    state.up_count[kind] -= 1
    for i in range(first + at, first + state.up_count[kind]):
        state.up[i] = state.up[i + 1]
    state.up[first + state.up_count[kind]] = 0
    if kind == GREEN:
        hold(state, state.turn, card, OPEN)
    else:
        state.held = card
        state.held_how = OPEN
    if deck_size(state, kind):
        fill(state, kind, at, at)


@rule
def place(state: Any, n: int, cell: int) -> None:
    seat = state.turn
    card = state.slot[HAND * seat + n]
    if state.players > 1:
        show(state, seat, n)
    let_go(state, seat, n)
    put_green(state, seat, cell, card)
    if state.shown[seat] == CELLS and state.players > 1:
        state.triggered = 1
    if IS_STRUCTURE[card] and left(state, AWARD):
        state.structure = 1
        state.phase = TAKING_AWARD
    else:
        end_turn(state)


@rule
def put_under(state: Any, at: int) -> None:
    """Rulings 4: the first named is drawn first, the last goes by itself; then three are revealed."""
    kind = state.refreshing
    under_deck(state, kind, at)
    last = -1
    for i in range(3):
        if state.up[3 * kind + i]:
            if last >= 0:
                return
            last = i
    under_deck(state, kind, last)
    state.up_count[kind] = 0
    state.refreshing = 0
    state.phase = ACTION
    fill(state, kind, 0, 2)


@rule
def under_deck(state: Any, kind: int, at: int) -> None:
    bottom = UNDER * kind + state.under_count[kind]
    state.under[bottom] = state.up[3 * kind + at]
    state.under_by[bottom] = state.turn
    state.under_count[kind] += 1
    state.up[3 * kind + at] = 0


@rule
def end_turn(state: Any) -> None:
    """Once the end is triggered, the round is finished so that all have had the same number of turns."""
    state.covering = 0
    state.structure = 0
    state.phase = ACTION
    if state.triggered and state.turn == state.players - 1:
        state.over = 1
        return
    state.turn += 1
    if state.turn == state.players:
        state.turn = 0
