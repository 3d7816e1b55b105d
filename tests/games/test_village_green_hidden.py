"""Village Green: what a seat knows, kept apart from the rules, and whether deals for that seat agree with it."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

import pytest

import hortus
from hortus.games.village_green.components import AWARD_NAMES, GREEN_NAMES
from hortus.table import Match


@dataclass
class Comes:
    """A card comes to a hand: one of these, None for any card not seen."""

    of: set[str] | None


@dataclass
class Leaves:
    """A card leaves a hand: seen, or face down (None)."""

    card: str | None


@dataclass
class Watcher:
    """Follows a match with the eyes of one seat and notes what came and went."""

    seat: int
    history: dict[int, list[Comes | Leaves]] = field(default_factory=dict)
    lots: dict[int, set[str]] = field(default_factory=dict)  # by seat, the greens it put under the deck

    def begin(self, match: Match) -> None:
        others = [other for other in range(match.players) if other != self.seat]
        self.history = {other: [Comes(None)] * 3 for other in others}

    def watch(self, before: Match, move: str, after: Match) -> None:
        turn = before.turn
        assert turn is not None
        word, _, rest = move.partition(" ")
        shown = before.view(self.seat)["greens"]
        if word == "refresh" and rest == "greens":
            self.lots[turn] = {card["id"] for card in shown["face_up"]}
        if turn == self.seat:
            return
        past = self.history[turn]
        if word == "green" and rest == "deck":
            under = before.position()["under_greens"]
            if before.state.unknown[0]:
                past.append(Comes(None))
            elif under[0]["seat"] == self.seat:  # its own order: it knows the card
                past.append(Comes({under[0]["card"]}))
            else:
                past.append(Comes(set(self.lots[under[0]["seat"]])))
        elif word == "green":
            past.append(Comes({shown["face_up"][int(rest) - 1]["id"]}))
        elif word == "place":
            past.append(Leaves(after.view(self.seat)["villages"][turn]["greens"][rest.partition("-")[2]]["id"]))
        elif word == "discard":
            past.append(Leaves(None))

    def agrees(self, match: Match) -> bool:
        """Is there a way for each other seat to have come to the hand and the discards of this position?"""
        position = match.position()
        for other, past in self.history.items():
            discards = [d["card"] for d in position["discards"] if d["seat"] == other]
            hand = [h["card"] for h in position["hands"][other]]
            left: dict[str, int] = {}
            for time, event in enumerate(past):
                if isinstance(event, Leaves):
                    card = discards.pop(0) if event.card is None else event.card
                    if card in left:
                        return False
                    left[card] = time
            if discards or set(hand) & set(left):
                return False
            left.update(dict.fromkeys(hand, len(past)))
            came = [(time, event) for time, event in enumerate(past) if isinstance(event, Comes)]
            if len(came) != len(left) or not self._matched(came, left):
                return False
        return True

    def _matched(self, came: list[tuple[int, Comes]], left: dict[str, int]) -> bool:
        """Each arrival can be a different one of the cards, before it left: augmenting paths."""
        named = {card for _, event in came if event.of and len(event.of) == 1 for card in event.of}
        lots = {card for lot in self.lots.values() for card in lot}
        by_card: dict[str, int] = {}

        def possible(i: int, card: str) -> bool:
            time, event = came[i]
            if time >= left[card]:
                return False
            if event.of is None:
                return card not in named | lots
            return card in event.of

        def find(i: int, tried: set[str]) -> bool:
            for card in left:
                if card not in tried and possible(i, card):
                    tried.add(card)
                    if card not in by_card or find(by_card[card], tried):
                        by_card[card] = i
                        return True
            return False

        return all(find(i, set()) for i in range(len(came)))


def likely(move: str, ply: int) -> float:
    """A taste for what makes hidden cards: discards, blind draws, refreshing greens."""
    if move == "refresh greens":
        return 4 if ply > 30 else 0.5
    if move.startswith(("award", "refresh", "cover")):
        return 0.05
    if move.startswith("discard"):
        return 3
    return 3 if move == "green deck" else 1


def played(players: int, seed: int) -> Any:
    """A match of that taste, with the watchers of all seats, before each move."""
    match = hortus.new("village-green", players, seed=seed)
    dice = random.Random(seed)
    watchers = [Watcher(seat) for seat in range(players)]
    for watcher in watchers:
        watcher.begin(match)
    while not match.over:
        yield match, watchers
        before = match.clone()
        moves = match.moves()
        move = dice.choices(moves, [likely(move, match.ply) for move in moves])[0]
        match.play(move)
        for watcher in watchers:
            watcher.watch(before, move, match)
    yield match, watchers


def everything(match: Match) -> list[str]:
    """Every green that is somewhere, each as often as it is."""
    position = match.position()
    found = [card["card"] for hand in position["hands"] for card in hand]
    found += [card["card"] for card in [*position["discards"], *position["under_greens"]]]
    found += [card for card in position["greens"] if card]
    found += [card for village in position["villages"] for pile in village["greens"].values() for card in pile]
    return found + [name for n, name in enumerate(GREEN_NAMES) if match.state.unseen[0] >> n & 1]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_deal_agrees_with_all_that_the_seat_has_seen(players: int) -> None:
    blind_from_under = 0
    for seed in range(12 // players):
        for match, watchers in played(players, seed):
            from_under = any(how >= 2 for how in match.state.how)
            if match.ply % (3 if from_under else 10):
                continue
            for watcher in watchers:
                assert watcher.agrees(match)
                seat = watcher.seat
                mine, view = match.position(), match.view(seat)
                blind_from_under += from_under
                for deal in range(2):
                    again = match.redealt(seat, deal)
                    position = again.position()
                    assert watcher.agrees(again)
                    assert sorted(everything(again)) == GREEN_NAMES[1:]
                    assert again.view(seat) == view
                    assert position["hands"][seat] == mine["hands"][seat]
                    assert position["villages"] == mine["villages"] and position["decks"] == mine["decks"]
                    if not (match.view()["refreshing"] and match.turn != seat):
                        assert position["greens"] == mine["greens"]
                    for new, old in zip(position["under_greens"], mine["under_greens"], strict=True):
                        assert new["seat"] == old["seat"]
                        assert new == old if old["seat"] == seat else new["card"] in watcher.lots[old["seat"]]
                    assert hortus.from_position("village-green", position).position() == position
                    # A deal is a position like any other: for everybody else something agrees with it too.
                    other = (seat + 1) % players
                    assert again.redealt(other, deal).view(other) == again.view(other)
    assert blind_from_under  # the rare case was met


def laid(seat: int) -> dict[str, Any]:
    """A village with the awards of set-up and nothing else."""
    return {"awards": {space: [f"A{20 + 3 * seat + i}"] for i, space in enumerate(("a0", "b0", "c0"))}}


def setting(**more: Any) -> Match:
    hands = [["G01", "G02", "G03"], ["G07", "G08", "G09"]]
    position = {
        "villages": [laid(0), laid(1)],
        "greens": ["G40", "G41", "G42"],
        "awards": ["A01", "A02", "A03"],
        "hands": hands,
    }
    return hortus.from_position("village-green", {**position, **more})


def hand_of(match: Match, seat: int) -> list[str]:
    return [card["card"] for card in match.position()["hands"][seat]]


def discards_of(match: Match, seat: int) -> list[str]:
    return [card["card"] for card in match.position()["discards"] if card["seat"] == seat]


def share(match: Match, seat: int, test: Any, deals: int = 1200) -> float:
    return sum(bool(test(match.redealt(seat, deal))) for deal in range(deals)) / deals


def test_hands_drawn_unknown_are_any_cards_the_seat_has_not_seen() -> None:
    match = setting()
    seen: set[str] = set()
    for deal in range(400):
        hand = hand_of(match.redealt(0, deal), 1)
        assert len(set(hand)) == 3
        seen |= set(hand)
    own_and_up = {"G01", "G02", "G03", "G40", "G41", "G42"}
    assert seen == set(GREEN_NAMES[1:]) - own_and_up


def test_a_card_taken_face_up_stays_known_until_it_is_seen_to_leave() -> None:
    match = setting(turn=1)
    match.play("green 2")
    assert [(one["card"]["id"], one["sure"]) for one in match.view(0)["villages"][1]["known"]] == [("G41", True)]
    assert share(match, 0, lambda deal: "G41" in hand_of(deal, 1), 100) == 1
    match.play("place 1-a1")
    assert [known["card"]["id"] for known in match.view(0)["villages"][1]["known"]] == ["G41"]
    assert share(match, 0, lambda deal: "G41" in hand_of(deal, 1), 100) == 1
    for move in ("award 1", "lay a0", "green 1"):
        match.play(move)
    match.play(f"place {hand_of(match, 1).index('G41') + 1}-c3")
    assert [known["card"]["id"] for known in match.view(0)["villages"][1]["known"]] == ["G40"]


@pytest.mark.parametrize("discarded", [1, 4])
def test_after_a_face_down_discard_a_known_card_may_be_gone_whatever_was_discarded(discarded: int) -> None:
    """One of four was discarded: the known card with one chance in four, whether it truly was or not."""
    match = setting(turn=1)
    match.play("green 2")
    match.play(f"discard {discarded}")
    known = match.view(0)["villages"][1]["known"]
    assert [(one["card"]["id"], one["sure"]) for one in known] == [("G41", False)]
    gone = share(match, 0, lambda deal: discards_of(deal, 1) == ["G41"])
    assert 0.20 < gone < 0.30
    assert share(match, 0, lambda deal: "G41" in hand_of(deal, 1) + discards_of(deal, 1), 200) == 1
    assert discards_of(match.redealt(1, 1), 1) == discards_of(match, 1)  # one's own discards are known to oneself


def test_a_card_taken_after_a_discard_is_not_in_it() -> None:
    match = setting(turn=1)
    for move in ("green 1", "discard 1", "award 1", "lay a0", "green 2"):
        match.play(move)
    assert share(match, 0, lambda deal: "G41" in hand_of(deal, 1), 200) == 1
    assert {one["card"]["id"]: one["sure"] for one in match.view(0)["villages"][1]["known"]} == {
        "G40": False,
        "G41": True,
    }


def test_a_known_card_that_was_discarded_is_found_in_any_later_discard() -> None:
    match = setting(turn=1)
    for move in ("green 1", "discard 4", "award 1", "lay a0", "green deck", "discard 1"):
        match.play(move)
    assert discards_of(match, 1)[0] == "G40"
    first = share(match, 0, lambda deal: discards_of(deal, 1)[0] == "G40")
    second = share(match, 0, lambda deal: discards_of(deal, 1)[1] == "G40")
    assert 0.20 < first < 0.30 and 0.14 < second < 0.24  # 1/4, then 3/4 of 1/4
    assert abs(share(match, 0, lambda deal: "G40" in hand_of(deal, 1)) - 9 / 16) < 0.05


def test_deals_do_not_depend_on_which_blind_draw_was_placed() -> None:
    """Seat 1 discards, draws blind and places a card: nobody else can tell whether it is the one just drawn."""
    slots = []
    for placed in (1, 4):
        match = setting(turn=1)
        for move in ("green deck", "discard 1", "award 1", "lay a0"):
            match.play(move)
        match.play("green deck")
        match.play(f"place {placed}-a1")
        state = match.state
        slots.append(sorted(seems for slot, seems in enumerate(state.seems) if state.slot[slot] and slot // 4 != 0))
    assert slots[0] == slots[1]


def under_way(seat: int = 0) -> Match:
    """Two players, four cards in the green deck: seat 0 has put G40, G41, G42 under it, G42 first."""
    free = [name for name in GREEN_NAMES[1:] if name not in ("G40", "G41", "G42")]
    out = [{"seat": 0, "card": name} for name in free[6:38]]
    match = setting(hands=[free[:3], free[3:6]], discards=out)
    assert match.view()["greens"]["deck"] == 4
    for move in ("refresh greens", "under 3", "under 1", "award 1", "lay a0"):
        match.play(move)
    return match


def test_the_order_under_a_deck_is_known_to_the_one_who_put_it_there_and_the_set_to_all() -> None:
    match = under_way()
    lot = {"seat": 0, "cards": ["G42", "G40", "G41"], "in_order": True, "left": 3}
    seen = [match.view(seat)["greens"]["under"] for seat in (0, 1)]
    for lots in seen:
        assert [card["id"] for card in lots[0].pop("faces")] == lots[0]["cards"]
    assert seen == [[lot], [{**lot, "cards": ["G40", "G41", "G42"], "in_order": False}]]
    orders = {
        tuple(under["card"] for under in match.redealt(1, deal).position()["under_greens"]) for deal in range(200)
    }
    assert len(orders) == 6
    assert match.redealt(0, 3).position()["under_greens"] == match.position()["under_greens"]


def test_a_blind_draw_from_under_the_deck_is_known_to_the_one_who_put_it_there() -> None:
    match = under_way()
    match.play("green 1")  # the last unknown card fills the place
    match.play("discard 1")
    match.play("award 1")
    match.play("lay b0")
    match.play("green deck")  # seat 1 draws G42, and seat 0 knows
    assert hand_of(match, 1)[3] == "G42"
    assert "G42" in [one["card"]["id"] for one in match.view(0)["villages"][1]["known"]]
    assert share(match, 0, lambda deal: "G42" in hand_of(deal, 1), 100) == 1
    assert match.view(1)["greens"]["under"][0]["cards"] == ["G40", "G41"]
    match.play("discard 1")
    assert 0.10 < share(match, 0, lambda deal: "G42" in discards_of(deal, 1), 600) < 0.40


def test_the_one_who_knows_the_order_can_tell_which_draw_brought_a_card() -> None:
    """Seat 1 draws G42, discards, draws G40 and places G42: seat 0 knows that G40 came after the discard."""
    match = under_way()
    match.play("green deck")
    match.play("place 4-a1")
    for move in ("award 1", "lay b0", "green deck", "discard 1", "award 1", "lay c0", "green deck"):
        match.play(move)
    assert hand_of(match, 1)[2:] == ["G42", "G40"]
    match.play("place 3-c3")
    assert share(match, 0, lambda deal: "G40" in hand_of(deal, 1), 200) == 1
    held = match.position()["hands"][1][2]
    assert (held["card"], held["since"], held["seems"]) == ("G40", 1, 0)


def test_a_third_seat_knows_only_that_it_is_one_of_the_three() -> None:
    free = [name for name in GREEN_NAMES[1:] if name not in ("G40", "G41", "G42")]
    out = [{"seat": 0, "card": name} for name in free[9:46]]
    match = hortus.from_position("village-green", {
        "villages": [laid(0), laid(1), laid(2)], "greens": ["G40", "G41", "G42"], "awards": ["A01", "A02", "A03"],
        "hands": [free[:3], free[3:6], free[6:9]], "discards": out})  # fmt: skip
    assert match.view()["greens"]["deck"] == 1
    for move in ("refresh greens", "under 2", "under 1"):
        match.play(move)
    assert [card["id"] for card in match.view()["greens"]["face_up"]][1:] == ["G41", "G40"]
    for move in ("award 1", "lay a0", "green deck"):
        match.play(move)
    assert hand_of(match, 1)[3] == "G42"  # the only one left of the three: everybody can tell
    assert {hand_of(match.redealt(2, deal), 1)[3] for deal in range(50)} == {"G42"}


def test_while_another_refreshes_it_is_not_seen_which_card_has_gone() -> None:
    match = setting()
    match.play("refresh greens")
    match.play("under 2")
    assert [card and card["id"] for card in match.view(0)["greens"]["face_up"]] == ["G40", None, "G42"]
    assert [card["id"] for card in match.view(1)["greens"]["face_up"]] == ["G40", "G41", "G42"]
    assert match.view(1)["greens"]["deck"] == match.view(0)["greens"]["deck"] - 1
    gone = {match.redealt(1, deal).position()["under_greens"][0]["card"] for deal in range(60)}
    assert gone == {"G40", "G41", "G42"}
    assert match.log(1)[-1][1] == "Seat 0 puts a card under the deck."
    assert match.log(0)[-1][1] == "Seat 0 puts the red rose (structure) under the deck."


def test_an_award_drawn_blind_is_dealt_again_until_it_is_laid() -> None:
    match = setting(turn=1)
    match.play("award deck")
    held = {match.redealt(0, deal).position()["award"]["card"] for deal in range(400)}
    assert held == set(AWARD_NAMES[1:]) - {"A01", "A02", "A03", *(f"A{n}" for n in range(20, 26))}
    assert match.redealt(1, 5).position()["award"] == match.position()["award"]


def test_the_future_is_dealt_again_too() -> None:
    match = setting()
    drawn = set()
    for deal in range(20):
        again = match.redealt(0, deal)
        again.play("green deck")
        drawn.add(hand_of(again, 0)[3])
    assert len(drawn) > 8
