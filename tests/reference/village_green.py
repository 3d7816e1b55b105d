"""Village Green, the slow and obvious way: a second implementation for the tests, written from the rules.

The rules are shared/rules/village-green.md ("Rulings n" below are its numbered rulings), the words for moves
and chance outcomes are docs/notation.md. Nothing here is meant to be fast.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import product
from typing import Any

from .village_green_cards import AWARD_SCORES, Green, Line, read_greens

COLUMNS = "abc"
ROWS = "123"
CELLS = [column + row for row in ROWS for column in COLUMNS]
TOP_ROW = ["a0", "b0", "c0"]
LEFT_COLUMN = ["z1", "z2", "z3"]
AWARD_SPACES = TOP_ROW + LEFT_COLUMN

GREENS = "greens"
AWARDS = "awards"
# What a move that takes a card of this kind is called: `green 2`, `award deck`.
WORD = {GREENS: "green", AWARDS: "award"}
# Set-up: removed unseen (greens, awards) by number of players.
REMOVED = {1: (0, 0), 2: (15, 10), 3: (10, 5), 4: (5, 0), 5: (0, 0)}


def line_of(space: str) -> list[str]:
    """The three cells an award space looks at: its column (top row) or its row (left column)."""
    if space in TOP_ROW:
        return [space[0] + row for row in ROWS]
    return [column + space[1] for column in COLUMNS]


def neighbours(cell: str) -> list[str]:
    """The cells that share a side with this one (diagonals and awards do not count)."""

    def steps(other: str) -> int:
        across = abs(COLUMNS.index(cell[0]) - COLUMNS.index(other[0]))
        return across + abs(ROWS.index(cell[1]) - ROWS.index(other[1]))

    return [other for other in CELLS if steps(other) == 1]


@dataclass
class Village:
    """One player's cards on the table: piles bottom to top, the village card face up or not."""

    greens: dict[str, list[Green]] = field(default_factory=lambda: {cell: [] for cell in CELLS})
    awards: dict[str, list[str]] = field(default_factory=lambda: {space: [] for space in AWARD_SPACES})
    face_up: bool = True

    def top(self, cell: str) -> Green | None:
        pile = self.greens[cell]
        return pile[-1] if pile else None

    def visible(self) -> list[Green]:
        return [pile[-1] for pile in self.greens.values() if pile]

    def fits_neighbours(self, card: Green, cell: str) -> bool:
        """Placing: it must match every side-neighbouring green; it need not touch anything."""
        around = [self.top(other) for other in neighbours(cell)]
        return all(card.matches(other) for other in around if other is not None)

    def can_place(self, card: Green, cell: str) -> bool:
        """Placing: on an empty inner space, or on a lawn (Rulings 3: a lawn too)."""
        below = self.top(cell)
        return (below is None or below.is_lawn) and self.fits_neighbours(card, cell)

    def can_cover(self, card: Green, cell: str) -> bool:
        """Cover: on a visible non-lawn green, matching its neighbours only (not the covered card)."""
        below = self.top(cell)
        return below is not None and not below.is_lawn and self.fits_neighbours(card, cell)

    def has_flower_card(self) -> bool:
        """Rulings 4: Cover needs a visible non-lawn green in the village."""
        return any(not card.is_lawn for card in self.visible())

    def points(self) -> dict[str, int]:
        """End: +1 for a face-up village card, +2 per visible pond, every visible award for its line."""
        points = {
            "village": 1 if self.face_up else 0,
            "ponds": 2 * sum(1 for card in self.visible() if card.feature == "pond"),
        }
        for space, pile in self.awards.items():
            if pile:
                line = Line([self.top(cell) for cell in line_of(space)])
                points[space] = AWARD_SCORES[pile[-1]](line)
        return points


# --- Decks --------------------------------------------------------------------------------------------------


@dataclass
class Deck:
    """A lazy deck: so many unknown cards, out of the cards nobody has seen, above a known bottom."""

    unseen: set[str]  # not yet seen by anybody, the removed cards included
    unknown: int  # so many of them are still in the deck
    bottom: list[str] = field(default_factory=list)  # put under the deck by Refresh, first drawn first

    @property
    def size(self) -> int:
        return self.unknown + len(self.bottom)


@dataclass(frozen=True)
class Draw:
    """A card that has to come from a deck now: to a seat's hand, or to a place of the display."""

    kind: str
    seat: int | None = None
    place: int | None = None


# --- The game -----------------------------------------------------------------------------------------------

# What has to be decided next.
SETUP = "set-up"  # lay one of the three awards dealt
ACTION = "action"  # choose the action of the turn
REFRESH = "refresh"  # name the next card to go under the deck
TAKE_GREEN = "take green"  # after `cover`: which green
PLACE = "place"  # place or discard one of the four hand cards
TAKE_AWARD = "take award"  # after a structure: which award
LAY = "lay"  # lay the award just taken


class VillageGreen:
    """One game, seen from above (it knows every hand)."""

    def __init__(self, players: int, cards: dict[str, Any]) -> None:
        self.players = players
        self.cards = read_greens(cards)
        greens_out, awards_out = REMOVED[players]
        self.decks = {
            GREENS: Deck(set(self.cards), len(self.cards) - greens_out),
            AWARDS: Deck(set(AWARD_SCORES), len(AWARD_SCORES) - awards_out),
        }
        self.displays: dict[str, list[str]] = {GREENS: [], AWARDS: []}
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.award_hands: list[list[str]] = [[] for _ in range(players)]  # awards taken and not yet laid
        self.discards: list[list[str]] = [[] for _ in range(players)]
        self.villages = [Village() for _ in range(players)]
        self.seat = 0
        self.phase = SETUP
        self.covering = False  # this turn's green action is a Cover
        self.for_structure = False  # the award being taken and laid is a structure's
        self.refreshed = GREENS  # which cards a Refresh is about,
        self.lying: dict[int, str] = {}  # and those still on the table, by the place (1-3) they lay on
        self.triggered = False
        self.over = False
        # Set-up: three greens to each hand, three to the display, three awards to each seat, one at a time.
        self.due: list[Draw] = [Draw(GREENS, seat=seat) for seat in range(players) for _ in range(3)]
        self.due += [Draw(GREENS, place=place) for place in range(3)]
        self.due += [Draw(AWARDS, seat=seat) for seat in range(players) for _ in range(3)]

    # --- Questions ---

    @property
    def solo(self) -> bool:
        return self.players == 1

    @property
    def turn(self) -> int | None:
        """The seat to decide; None while a chance event is due or when over."""
        return None if self.over or self.due else self.seat

    def chance(self) -> dict[str, int]:
        """Every card of the kind due that nobody has seen yet, weight 1 each; empty when none is due."""
        if not self.due:
            return {}
        return dict.fromkeys(sorted(self.decks[self.due[0].kind].unseen), 1)

    def explain(self, seat: int) -> dict[str, int]:
        """Points by source, as if the game ended now."""
        return self.villages[seat].points()

    def scores(self) -> list[int]:
        return [sum(self.explain(seat).values()) for seat in range(self.players)]

    def winners(self) -> list[int]:
        """Most points; tie -> most visible greens; still tied -> shared."""
        if not self.over:
            return []
        scores = self.scores()
        standing = [(scores[seat], len(self.villages[seat].visible())) for seat in range(self.players)]
        return [seat for seat in range(self.players) if standing[seat] == max(standing)]

    def facts(self) -> dict[str, Any]:
        """Everything there is to know, private things included."""
        return {
            "hands": [list(hand) for hand in self.hands],
            "award_hands": [list(hand) for hand in self.award_hands],
            "displays": {kind: self._face_up(kind) for kind in (GREENS, AWARDS)},
            "villages": [
                {cell: [card.id for card in pile] for cell, pile in village.greens.items()}
                | {space: list(pile) for space, pile in village.awards.items()}
                for village in self.villages
            ],
            "village_cards": ["up" if village.face_up else "down" for village in self.villages],
            "deck_sizes": {kind: deck.size for kind, deck in self.decks.items()},
            "bottoms": {kind: list(deck.bottom) for kind, deck in self.decks.items()},
            "unseen": {kind: sorted(deck.unseen) for kind, deck in self.decks.items()},
            "discards": [list(cards) for cards in self.discards],
            "turn": self.turn,
            "phase": self.phase,
            "triggered": self.triggered,
            "over": self.over,
        }

    def _face_up(self, kind: str) -> list[str]:
        """The face-up cards in order; while a Refresh is being carried out, those not yet under the deck."""
        if self.phase == REFRESH and kind == self.refreshed:
            return list(self.lying.values())
        return list(self.displays[kind])

    # --- Legal moves ---

    def legal(self) -> list[str]:
        """The notation of all legal moves of the seat to decide."""
        if self.turn is None:
            return []
        if self.phase == SETUP:
            return [f"lay {space}" for space in TOP_ROW if not self._village.awards[space]]
        if self.phase == ACTION:
            return self._actions() + self._village_card_uses() + (["stop"] if self.solo else [])
        if self.phase == REFRESH:
            return [f"under {place}" for place in self.lying]
        if self.phase == TAKE_GREEN:
            return self._green_takes(cover=True)
        if self.phase == PLACE:
            return self._placements() + self._discards()
        if self.phase == TAKE_AWARD:
            return self._takes(AWARDS)
        return [f"lay {space}" for space in self._spaces_for_award()]

    @property
    def _village(self) -> Village:
        return self.villages[self.seat]

    @property
    def _hand(self) -> list[str]:
        return self.hands[self.seat]

    def _takes(self, kind: str) -> list[str]:
        """A face-up card, or the top of the deck; an empty deck is not drawn from (Rulings 5)."""
        takes = [f"{WORD[kind]} {place + 1}" for place in range(len(self.displays[kind]))]
        return takes + ([f"{WORD[kind]} deck"] if self.decks[kind].size > 0 else [])

    def _actions(self) -> list[str]:
        """The turn's normal actions, A and B."""
        return self._green_takes(cover=False) + self._award_actions()

    def _green_takes(self, cover: bool) -> list[str]:
        """Action A, or with cover the green action of Cover: the greens that may be taken."""
        takes = self._takes(GREENS)
        if not self.solo:
            return takes
        # Rulings 7: a blind draw only if some hand card can be played already, a face-up green only if a hand
        # card or that card can.
        if any(self._playable(card, cover) for card in self._hand):
            return takes
        return [f"green {place + 1}" for place, card in enumerate(self.displays[GREENS]) if self._playable(card, cover)]

    def _playable(self, card: str, cover: bool) -> bool:
        return any(self._fits(card, cell, cover) for cell in CELLS)

    def _fits(self, card: str, cell: str, cover: bool) -> bool:
        """Rulings 4: with Cover the card must cover, no normal placement."""
        if cover:
            return self._village.can_cover(self.cards[card], cell)
        return self._village.can_place(self.cards[card], cell)

    def _award_actions(self) -> list[str]:
        """Action B. Solo: only onto an empty award space."""
        if self.solo and all(self._village.awards.values()):
            return []
        return self._takes(AWARDS)

    def _village_card_uses(self) -> list[str]:
        """Once per game, before the action: Refresh or Cover."""
        if not self._village.face_up:
            return []
        uses = [f"refresh {kind}" for kind in (GREENS, AWARDS) if self._can_refresh(kind)]
        return uses + (["cover"] if self._can_declare_cover() else [])

    def _can_refresh(self, kind: str) -> bool:
        """Rulings 4: Refresh needs three face-up cards and a non-empty deck of that kind."""
        return len(self.displays[kind]) == 3 and self.decks[kind].size > 0

    def _can_declare_cover(self) -> bool:
        """Rulings 4: a visible non-lawn green and a green that can be taken (solo: as in Rulings 7)."""
        return self._village.has_flower_card() and bool(self._green_takes(cover=True))

    def _placements(self) -> list[str]:
        return [
            f"place {number}-{cell}"
            for (number, card), cell in product(enumerate(self._hand, start=1), CELLS)
            if self._fits(card, cell, self.covering)
        ]

    def _discards(self) -> list[str]:
        """Discarding instead of placing: multi-player only."""
        return [] if self.solo else [f"discard {number}" for number in range(1, len(self._hand) + 1)]

    def _spaces_for_award(self) -> list[str]:
        """Any of the six award spaces; solo only an empty one, but a structure's award may cover."""
        if self.solo and not self.for_structure:
            return [space for space in AWARD_SPACES if not self._village.awards[space]]
        return AWARD_SPACES

    # --- Playing ---

    def play(self, move: str) -> None:
        """One decision, then everything that follows without decision or chance."""
        move = " ".join(move.lower().split())
        if move not in self.legal():
            raise ValueError(f"illegal move: {move!r}")
        word, _, rest = move.partition(" ")
        if word == "lay" and self.phase == SETUP:
            self._lay_at_setup(rest)
        elif word == "lay":
            self._lay(rest)
        elif word == "green":
            self._take_green(rest)
        elif word == "award":
            self._take_award(rest)
        elif word == "place":
            number, _, cell = rest.partition("-")
            self._place(int(number), cell)
        elif word == "discard":
            self._discard(int(rest))
        elif word == "refresh":
            self._refresh(rest)
        elif word == "under":
            self._under(int(rest))
        elif word == "cover":
            self._cover()
        else:
            self.over = True  # stop
        self._go_on()

    def _lay_at_setup(self, space: str) -> None:
        """The first, then the second of the three awards dealt; the third goes by itself."""
        self._put_award(space)
        free = [other for other in TOP_ROW if not self._village.awards[other]]
        if len(free) > 1:
            return
        self._put_award(free[0])
        if self.seat < self.players - 1:
            self.seat += 1
            return
        # Everybody has laid: three face-up awards to the display; seat 0 starts.
        self.due = [Draw(AWARDS, place=place) for place in range(3)]
        self._start_turn(0)

    def _put_award(self, space: str) -> None:
        """The award taken (at set-up: dealt) first goes on that space."""
        self._village.awards[space].append(self.award_hands[self.seat].pop(0))

    def _lay(self, space: str) -> None:
        self._put_award(space)
        self._end_turn()

    def _take(self, kind: str, which: str) -> None:
        """Take a face-up card and refill its place at once, or take the top of the deck."""
        if which == "deck":
            self.due = [Draw(kind, seat=self.seat)]
            return
        place = int(which) - 1
        self._give(kind, self.seat, self.displays[kind].pop(place))
        # Rulings 5 and 9: an empty deck does not refill, the display closes up.
        if self.decks[kind].size > 0:
            self.due = [Draw(kind, place=place)]

    def _give(self, kind: str, seat: int, card: str) -> None:
        """The hand is kept in the order taken."""
        (self.hands if kind == GREENS else self.award_hands)[seat].append(card)

    def _take_green(self, which: str) -> None:
        self.phase = PLACE
        self._take(GREENS, which)

    def _take_award(self, which: str) -> None:
        self.phase = LAY
        self._take(AWARDS, which)

    def _place(self, number: int, cell: str) -> None:
        card = self.cards[self._hand.pop(number - 1)]
        self._village.greens[cell].append(card)
        # End: a player shows nine visible greens (lawns count).
        if len(self._village.visible()) == 9:
            self._trigger()
        # Structure: at once take and place one award; skipped if none is left, face up or in the deck.
        if card.feature == "structure" and self._takes(AWARDS):
            self.for_structure = True
            self.phase = TAKE_AWARD
        else:
            self._end_turn()

    def _discard(self, number: int) -> None:
        self.discards[self.seat].append(self._hand.pop(number - 1))
        self._end_turn()

    def _refresh(self, kind: str) -> None:
        self._village.face_up = False
        self.refreshed = kind
        self.lying = dict(enumerate(self.displays[kind], start=1))
        self.displays[kind] = []
        self.phase = REFRESH

    def _under(self, place: int) -> None:
        """Rulings 4: all three go under the deck first (the last by itself), then three are revealed."""
        bottom = self.decks[self.refreshed].bottom
        bottom.append(self.lying.pop(place))
        if len(self.lying) > 1:
            return
        bottom.extend(self.lying.values())
        self.lying = {}
        # Rulings 9: Refresh fills the places left to right. Then a normal action.
        self.due = [Draw(self.refreshed, place=place) for place in range(3)]
        self.phase = ACTION

    def _cover(self) -> None:
        """Rulings 4: declared before drawing; the village card stays face down either way."""
        self._village.face_up = False
        self.covering = True
        self.phase = TAKE_GREEN

    # --- Drawing ---

    def happen(self, outcome: str) -> None:
        """That card is drawn; then everything that follows without a decision."""
        card = outcome.strip().upper()
        if card not in self.chance():
            raise ValueError(f"no such chance outcome: {outcome!r}")
        draw = self.due.pop(0)
        deck = self.decks[draw.kind]
        deck.unseen.remove(card)
        deck.unknown -= 1
        self._drawn(draw, card)
        self._go_on()

    def _draw_known(self) -> None:
        """Cards put under a deck come up again in their order, without chance."""
        draw = self.due.pop(0)
        self._drawn(draw, self.decks[draw.kind].bottom.pop(0))

    def _drawn(self, draw: Draw, card: str) -> None:
        if draw.place is not None:
            self.displays[draw.kind].insert(draw.place, card)
        if draw.seat is not None:
            self._give(draw.kind, draw.seat, card)
        # End: the green deck or the award deck is empty. A Refresh never leaves its deck empty: it puts
        # as many cards under the deck as it draws.
        if self.decks[draw.kind].size == 0:
            self._trigger()

    def _trigger(self) -> None:
        """The end is triggered and stays triggered; not in the solo game."""
        if not self.solo:
            self.triggered = True

    # --- What follows by itself ---

    def _go_on(self) -> None:
        """Known draws, automatic passes and the end of the solo game, up to the next chance or decision."""
        while not self.over:
            if self.due:
                if self.decks[self.due[0].kind].unknown > 0:
                    return  # a chance event is due
                self._draw_known()
            elif self.phase == ACTION and not self._actions() and not self._village_card_uses():
                if not self.solo:
                    self._end_turn()  # Rulings 5: a player with no action passes automatically
                elif not self._village.face_up:
                    self.over = True  # solo: no action is possible and the village card is face down
                else:
                    return  # solo, village card face up: only `stop` is left, but it is chosen
            else:
                return

    def _start_turn(self, seat: int) -> None:
        self.seat = seat
        self.phase = ACTION
        self.covering = False
        self.for_structure = False

    def _end_turn(self) -> None:
        """End: once triggered, the round is finished so that all have had the same number of turns."""
        if self.triggered and self.seat == self.players - 1:
            self.over = True
        else:
            self._start_turn((self.seat + 1) % self.players)
