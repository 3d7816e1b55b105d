"""Positions of Village Green as JSON: everything, hidden cards included; what cannot be is refused by its field."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from hortus.errors import shown
from hortus.games.checks import position_check
from hortus.games.positions import Head, head_of, read, set_head
from hortus.kernel import plain, plain_class

from . import rules
from .components import AWARD_NAMES, AWARDS, GREEN_NAMES, GREENS, IS_STRUCTURE, KIND, is_lawn
from .options import PLAYERS
from .state import (
    ACTION,
    AWARD,
    BLIND,
    CELL_NAMES,
    CELLS,
    DISCARDS,
    GREEN,
    HAND,
    KIND_NAMES,
    LAYING,
    LAYING_AWARD,
    OPEN,
    PHASES,
    PLACING,
    REFRESHED,
    REFRESHING,
    SPACE_NAMES,
    SPACES,
    TAKING_AWARD,
    TAKING_GREEN,
    UNDER,
    State,
)
from .view import pile
from .village import ALL_CELLS, put_award, put_green

check = position_check(__package__)

NAMES = (GREEN_NAMES, AWARD_NAMES)


class Village(msgspec.Struct, forbid_unknown_fields=True):
    """One seat's cards."""

    greens: dict[str, list[str]] = {}  # by space (a1 to c3), the greens from the bottom to the top
    awards: dict[str, list[str]] = {}  # by award space (a0, b0, c0, z1, z2, z3), the awards from the bottom to the top
    card_up: bool = True  # the village card is face up


class Hidden(msgspec.Struct, forbid_unknown_fields=True):
    """A card in a hand or a discard, and what others know of it."""

    card: str  # its id
    open: bool = False  # it was taken face up
    under_by: int | None = None  # it was drawn blind from the cards that this seat put under the deck
    since: int = 0  # how many discards its holder had made when it came,
    seems: int | None = None  # and as far as those can tell who have not seen the card; the same unless given


class Discard(Hidden, kw_only=True):
    """A card discarded face down."""

    seat: int  # whose it was


class Under(msgspec.Struct, forbid_unknown_fields=True):
    """A card under a deck."""

    card: str  # its id
    seat: int  # who put it there


class Position(Head, kw_only=True):
    """A position, complete. Only `villages` must be given; unseen cards follow by subtraction."""

    villages: list[Village]  # by seat
    game: Literal["village-green"] = "village-green"  # which game this is
    hands: list[list[Hidden | str]] | None = None  # by seat; left out: the first cards that lie nowhere else
    discards: list[Discard] = msgspec.field(default_factory=list)  # in the order made
    greens: list[str | None] = msgspec.field(
        default_factory=list
    )  # face up; while refreshing, null for one that has gone under the deck
    awards: list[str | None] = msgspec.field(default_factory=list)  # the same
    under_greens: list[Under] = msgspec.field(default_factory=list)  # under the deck, the next to be drawn first
    under_awards: list[Under] = msgspec.field(default_factory=list)  # the same
    decks: dict[str, int] | None = None  # how many cards the decks `greens` and `awards` have; checked when given
    phase: Literal["set-up", "action", "refresh", "take green", "place", "take award", "lay"] = "action"  # what is due
    to_lay: list[list[str]] | None = None  # set-up: by seat, the awards not yet laid, next first
    award: Hidden | None = None  # the award taken and not yet laid
    covering: bool = False  # this turn the village card lets its owner cover a card
    structure: bool = False  # the award being taken and laid is a structure's
    refreshing: Literal["greens", "awards"] | None = None  # which face-up cards are going under their deck
    last_round: bool | None = None  # checked when given


def position(state: Any) -> dict[str, Any]:
    seats = range(state.players)
    laying = state.phase == LAYING
    return {
        "game": "village-green",
        "villages": [
            {
                "greens": _piles(state.green[CELLS * s : CELLS * s + CELLS], state.green_below, CELL_NAMES, GREEN),
                "awards": _piles(state.award[SPACES * s : SPACES * s + SPACES], state.award_below, SPACE_NAMES, AWARD),
                "card_up": bool(state.card_up[s]),
            }
            for s in seats
        ],
        "hands": [[_hidden(state, HAND * s + i) for i in range(state.hand_count[s])] for s in seats],
        "discards": [
            {"seat": state.discarder[i], **_hidden(state, DISCARDS + i)} for i in range(state.discards)
        ],
        "greens": [GREEN_NAMES[card] or None for card in state.up[: state.up_count[GREEN]]],
        "awards": [AWARD_NAMES[card] or None for card in state.up[3 : 3 + state.up_count[AWARD]]],
        "under_greens": _under(state, GREEN),
        "under_awards": _under(state, AWARD),
        "decks": {name: state.rules.deck_size(state, kind) for kind, name in enumerate(KIND_NAMES)},
        "phase": PHASES[state.phase],
        "to_lay": [
            [AWARD_NAMES[award] for award in state.dealt[3 * s : 3 * s + 3] if award] for s in seats
        ] if laying else None,
        "award": _way(AWARD_NAMES[state.held], state.held_how, 0, 0) if state.held else None,
        "covering": bool(state.covering),
        "structure": bool(state.structure),
        "refreshing": KIND_NAMES[state.refreshing] if state.phase == REFRESHING else None,
        "last_round": bool(state.triggered),
        **head_of(state),
        "generator": state.rng[:],
    }  # fmt: skip


def _piles(tops: list[int], below: list[int], places: list[str], kind: int) -> dict[str, list[str]]:
    return {
        place: [NAMES[kind][card] for card in pile(top, below)]
        for place, top in zip(places, tops, strict=True)
        if top
    }  # fmt: skip


def _hidden(state: Any, slot: int) -> dict[str, Any]:
    return _way(GREEN_NAMES[state.slot[slot]], state.how[slot], state.since[slot], state.seems[slot])


def _way(card: str, how: int, since: int, seems: int) -> dict[str, Any]:
    return {"card": card, "open": how == OPEN, "under_by": how - REFRESHED if how >= REFRESHED else None,
            "since": since, "seems": seems}  # fmt: skip


def _under(state: Any, kind: int) -> list[dict[str, Any]]:
    places = range(UNDER * kind, UNDER * kind + state.under_count[kind])
    return [{"card": NAMES[kind][state.under[i]], "seat": state.under_by[i]} for i in places]


# --- From outside ---


def restore(given: Any) -> Any:
    """A plain state from a position; anything impossible is refused by the name of its field."""
    p: Position = read(Position, given)
    check(len(p.villages) in PLAYERS, "villages", "between", low=1, high=5)
    state = plain_class(State)()
    state.players = len(p.villages)
    plain(rules.begin)(state)
    state.pending = 0
    state.phase = PHASES.index(p.phase)
    table = _Table(state, p)
    table.turn()
    for seat, village in enumerate(p.villages):
        table.village(seat, village)
    table.discards()
    table.displays()
    table.decks()
    table.award_in_hand()
    table.set_up()
    table.hands()
    table.unseen()
    table.lots()
    table.end()
    table.phase()
    table.village_cards()
    return state


class _Table:
    """A position being laid out, card by card."""

    def __init__(self, state: Any, p: Position) -> None:
        self.state = state
        self.p = p
        self.seats = range(state.players)
        self.solo = state.players == 1
        self.seen: tuple[set[int], set[int]] = (set(), set())
        self.refreshed = [False] * state.players  # cards that the seat put under a deck have not been seen since

    def card(self, kind: int, name: str, field: str) -> int:
        """The number of a card that may lie in one place only."""
        check(name in NAMES[kind][1:], field, ("no-green", "no-award")[kind], card=shown(name))
        number = NAMES[kind].index(name)
        check(number not in self.seen[kind], field, "card-twice", card=name)
        self.seen[kind].add(number)
        return number

    def seat(self, seat: int, field: str) -> int:
        check(seat in self.seats, field, "not-a-seat")
        return seat

    def turn(self) -> None:
        set_head(self.state, self.p)
        check(not self.state.over or self.state.phase == ACTION, "phase", "over-action")

    def village(self, seat: int, village: Village) -> None:
        state, field = self.state, f"villages[{seat}]"
        state.card_up[seat] = int(village.card_up)
        for name, cards in village.greens.items():
            check(name in CELL_NAMES, f"{field}.greens", "no-cell", name=shown(name))
            for card in cards:
                plain(put_green)(state, seat, CELL_NAMES.index(name), self.card(GREEN, card, f"{field}.greens.{name}"))
        for cell, name in enumerate(CELL_NAMES):
            card = state.green[CELLS * seat + cell]
            fits = state.fits[CELLS * seat + cell] >> int(KIND[card]) & 1
            check(not card or bool(fits), f"{field}.greens.{name}", "neighbours")
        for name, awards in village.awards.items():
            check(name in SPACE_NAMES, f"{field}.awards", "no-space", name=shown(name))
            for award in awards:
                plain(put_award)(
                    state, seat, SPACE_NAMES.index(name), self.card(AWARD, award, f"{field}.awards.{name}")
                )

    def slot(self, slot: int, seat: int, hidden: Hidden | str, latest: int, field: str) -> None:
        """A hidden card. It came to its holder before the discard `latest`."""
        state = self.state
        if isinstance(hidden, str):
            hidden = Hidden(hidden)
        state.slot[slot] = self.card(GREEN, hidden.card, field)
        state.how[slot] = self.way(hidden, field)
        seems = hidden.since if hidden.seems is None else hidden.seems
        check(0 <= hidden.since <= latest, f"{field}.since", "number-between", low=0, high=latest)
        check(0 <= seems <= hidden.since, f"{field}.seems", "up-to-since")
        check(state.how[slot] >= REFRESHED or seems == hidden.since, f"{field}.seems", "same-as-since")
        state.since[slot], state.seems[slot] = hidden.since, seems

    def way(self, hidden: Hidden, field: str) -> int:
        """How a hidden card came."""
        if hidden.under_by is None:
            return OPEN if hidden.open else BLIND
        check(not hidden.open, f"{field}.open", "drawn-blind")
        return REFRESHED + self.seat(hidden.under_by, f"{field}.under_by")

    def discards(self) -> None:
        state = self.state
        check(not self.solo or not self.p.discards, "discards", "not-alone")
        check(len(self.p.discards) <= GREENS, "discards", "too-many")
        for i, discard in enumerate(self.p.discards):
            seat = self.seat(discard.seat, f"discards[{i}].seat")
            self.slot(DISCARDS + i, seat, discard, state.discards_by[seat], f"discards[{i}]")
            state.discarder[i] = seat
            state.discards_by[seat] += 1
        state.discards = len(self.p.discards)

    def hands(self) -> None:
        state, p = self.state, self.p
        sizes = [HAND if state.phase == PLACING and seat == state.turn else HAND - 1 for seat in self.seats]
        hands = p.hands
        if hands is None:
            free = [name for card, name in enumerate(GREEN_NAMES) if card and card not in self.seen[GREEN]]
            check(len(free) >= sum(sizes), "hands", "hands-needed")
            hands = [[free.pop(0) for _ in range(size)] for size in sizes]
        check(len(hands) == state.players, "hands", "list-by-seat")
        for seat, hand in enumerate(hands):
            check(len(hand) == sizes[seat], f"hands[{seat}]", "hand-size", cards=sizes[seat])
            state.hand_count[seat] = len(hand)
            for i, hidden in enumerate(hand):
                self.slot(HAND * seat + i, seat, hidden, state.discards_by[seat], f"hands[{seat}][{i}]")

    def displays(self) -> None:
        state, p = self.state, self.p
        check((p.refreshing is not None) == (state.phase == REFRESHING), "refreshing", "not-the-phase")
        if p.refreshing is not None:
            state.refreshing = KIND_NAMES.index(p.refreshing)
        for kind, cards in enumerate((p.greens, p.awards)):
            field = KIND_NAMES[kind]
            check(len(cards) <= 3, field, "three-up")
            state.up_count[kind] = len(cards)
            gone = 0
            for place, name in enumerate(cards):
                if name is None:
                    gone += 1
                else:
                    state.up[3 * kind + place] = self.card(kind, name, f"{field}[{place}]")
            refreshed = state.phase == REFRESHING and state.refreshing == kind
            check(gone == 0 or (refreshed and gone == 1), field, "gap")
            check(not refreshed or len(cards) == 3, field, "three-refreshed")

    def decks(self) -> None:
        """The cards under the decks."""
        state = self.state
        for kind, cards in enumerate((self.p.under_greens, self.p.under_awards)):
            field = f"under_{KIND_NAMES[kind]}"
            check(len(cards) <= UNDER, field, "too-many")
            for i, under in enumerate(cards):
                state.under[UNDER * kind + i] = self.card(kind, under.card, f"{field}[{i}]")
                state.under_by[UNDER * kind + i] = self.seat(under.seat, f"{field}[{i}].seat")
            state.under_count[kind] = len(cards)

    def award_in_hand(self) -> None:
        state, award = self.state, self.p.award
        check((award is not None) == (state.phase == LAYING_AWARD), "award", "not-the-phase")
        if award is not None:
            state.held = self.card(AWARD, award.card, "award")
            state.held_how = self.way(award, "award")
            check(not award.since and not award.seems, "award.since", "must-be", value=0)

    def set_up(self) -> None:
        """Who has laid which of the first three awards, seat by seat."""
        state, p = self.state, self.p
        if state.phase != LAYING:
            check(p.to_lay is None, "to_lay", "set-up-only")
            for seat in self.seats:
                whole = all(state.award[SPACES * seat + space] for space in range(3))
                check(whole, f"villages[{seat}].awards", "first-awards")
            return
        check(p.to_lay is not None and len(p.to_lay) == state.players, "to_lay", "list-by-seat")
        for seat, awards in enumerate(p.to_lay or []):
            laid = sum(1 for space in range(3) if state.award[SPACES * seat + space])
            left = 3 if seat > state.turn else 0 if seat < state.turn else 3 - laid
            check(len(awards) == left and laid + left == 3 and (left > 1 or seat < state.turn), f"to_lay[{seat}]",
                  "set-up-order")  # fmt: skip
            for i, name in enumerate(awards):
                state.dealt[3 * seat + 3 - left + i] = self.card(AWARD, name, f"to_lay[{seat}][{i}]")
            village = p.villages[seat]
            piles = [*village.greens.values(), *(pile[1:] for pile in village.awards.values())]
            early = any(piles) or any(state.award[SPACES * seat + 3 : SPACES * seat + SPACES])
            check(not early and village.card_up, f"villages[{seat}]", "only-awards")
        check(not state.discards and not any(state.under_count), "phase", "no-set-up")
        check(state.up_count[AWARD] == 0, "awards", "not-up-yet")

    def unseen(self) -> None:
        """What lies nowhere is unseen; all of it but the removed cards is in the decks."""
        state, p = self.state, self.p
        for kind, cards in enumerate((GREENS, AWARDS)):
            name = KIND_NAMES[kind]
            state.unseen[kind] = sum(1 << card for card in range(1, cards + 1) if card not in self.seen[kind])
            left = cards - len(self.seen[kind]) - int(rules.REMOVED[2 * state.players + kind])
            check(left >= 0, name, "removed", count=-left)
            state.unknown[kind] = left
            size = left + state.under_count[kind]
            full = 0 if kind == AWARD and state.phase == LAYING else 3
            check(not size or state.up_count[kind] == full, name, "face-up", count=full)
            if p.decks is not None:
                right = p.decks.get(name) == size and set(p.decks) <= set(KIND_NAMES)
                check(right, f"decks.{name}", "must-be", value=size)

    def lots(self) -> None:
        """A seat puts three cards of one kind under a deck once, with its village card."""
        state = self.state
        for seat in self.seats:
            lots = [
                [card for i, card in enumerate(state.under[UNDER * kind : UNDER * kind + UNDER])
                 if card and state.under_by[UNDER * kind + i] == seat] for kind in range(2)
            ]  # fmt: skip
            lots[GREEN] += [card for card, how in zip(state.slot, state.how, strict=True) if how == REFRESHED + seat]
            lots[AWARD] += [state.held] if state.held_how == REFRESHED + seat else []
            check(not (lots[GREEN] and lots[AWARD]) and max(map(len, lots)) <= 3, "under_greens",
                  "one-refresh", seat=seat)  # fmt: skip
            self.refreshed[seat] = any(lots)
            check(not any(lots) or not state.card_up[seat], f"villages[{seat}].card_up",
                  "card-used-refresh")  # fmt: skip
            if state.phase == REFRESHING and state.turn == seat:
                kind = state.refreshing
                gone = state.up[3 * kind : 3 * kind + 3].count(0)
                last = state.under[UNDER * kind + state.under_count[kind] - 1 : UNDER * kind + state.under_count[kind]]
                check(not lots[1 - kind] and lots[kind] == (last if gone else []), "refreshing",
                      "not-under-deck")  # fmt: skip
                check(plain(rules.deck_size)(state, kind) > gone, "refreshing", "deck-empty")

    def end(self) -> None:
        """The last round is on exactly when a village is full or a deck is empty; never alone."""
        state, p = self.state, self.p
        full = any(state.shown[seat] == CELLS for seat in self.seats)
        empty = any(not plain(rules.deck_size)(state, kind) for kind in range(2))
        state.triggered = int(not self.solo and (full or empty))
        if p.last_round is not None:
            last = bool(state.triggered)
            check(p.last_round == last, "last_round", "must-be", value=str(last).lower())
        if state.over and not self.solo:
            check(bool(state.triggered), "turn", "not-triggered")
        if state.over or self.solo:
            return
        for seat in self.seats:  # a full village gets no further turn; only a structure's award may be due
            due = seat < state.turn or (seat == state.turn and p.structure)
            check(state.shown[seat] < CELLS or due, "turn", "village-full", turn=state.turn, seat=seat)

    def phase(self) -> None:
        """Is there something to decide, and does everything fit it?"""
        state, p = self.state, self.p
        phase = state.phase
        late = (TAKING_AWARD, LAYING_AWARD)
        state.covering, state.structure = int(p.covering), int(p.structure)
        check(not p.structure or phase in late, "structure", "not-the-phase")
        check(phase != TAKING_AWARD or p.structure, "structure", "structure-needed")
        can_cover = phase in (TAKING_GREEN, PLACING) or (phase in late and p.structure)
        check(not p.covering or can_cover, "covering", "not-the-phase")
        check(p.covering or phase != TAKING_GREEN, "covering", "covering-needed")
        if phase == REFRESHING or p.covering:
            check(not state.card_up[state.turn], f"villages[{state.turn}].card_up", "card-in-use")
        check(not p.covering or state.free[state.turn] != ALL_CELLS, "covering", "nothing-to-cover")
        if phase == TAKING_AWARD:
            check(plain(rules.left)(state, AWARD), "phase", "no-award-left")
        if phase == ACTION and not state.over:
            can = plain(rules.left)
            if self.solo:
                acts = bool(state.card_up[0]) or plain(rules.can_act_alone)(state)
            else:
                acts = can(state, GREEN) or can(state, AWARD)
            check(acts, "turn", "no-action")
        elif not state.over:
            check(plain(rules.legal)(state, [0] * 40) > 0, "phase", "nothing-to-decide")

    def village_cards(self) -> None:
        """A flower card is covered by the village card's Cover alone, once in a game and instead of a Refresh."""
        state, p = self.state, self.p
        for seat in self.seats:
            field = f"villages[{seat}].greens"
            covered = 0
            for cell in range(CELLS):
                covered += sum(
                    not is_lawn(card) for card in pile(state.green[CELLS * seat + cell], state.green_below)[:-1]
                )
            check(covered <= 1, field, "covered-twice")
            check(not covered or not state.card_up[seat], f"villages[{seat}].card_up",
                  "card-used-cover")  # fmt: skip
            used = seat == state.turn and (state.phase == REFRESHING or (p.covering and not p.structure))
            check(not covered or not (used or self.refreshed[seat]), field,
                  "card-used-otherwise")  # fmt: skip
            if seat == state.turn and p.covering and p.structure:
                check(covered == 1, "covering", "not-covered-yet")
        if p.structure:
            visible = state.green[CELLS * state.turn : CELLS * state.turn + CELLS]
            check(any(IS_STRUCTURE[card] for card in visible), "structure", "no-structure")
