"""Village Green: every rule and ruling by name."""

from __future__ import annotations

import json
from typing import Any

import pytest

import hortus
from hortus.errors import BadPosition, IllegalMove
from hortus.games.village_green import components as cards
from hortus.games.village_green import scoring
from hortus.i18n import LANGUAGES
from hortus.table import Match

from .village_green_tables import Village, awards_piled, card, explained, rows, table

# -- set-up


@pytest.mark.parametrize(
    ("players", "greens", "awards"), [(1, 54, 24), (2, 36, 11), (3, 38, 13), (4, 40, 15), (5, 42, 12)]
)
def test_deck_sizes_after_set_up(players: int, greens: int, awards: int) -> None:
    match = hortus.new("village-green", players, seed=3)
    for _ in range(2 * players):
        match.play(match.moves()[0])
    view = match.view(0)
    assert view["phase"] == "action" and match.turn == 0
    assert (view["greens"]["deck"], view["awards"]["deck"]) == (greens, awards)
    assert len(view["greens"]["face_up"]) == len(view["awards"]["face_up"]) == 3
    assert [village["in_hand"] for village in view["villages"]] == [3] * players


def test_the_starting_awards_are_laid_on_the_top_row_in_an_order_of_choice_seat_by_seat() -> None:
    match = hortus.new("village-green", 3, seed=3)
    dealt = [[award["id"] for award in village["to_lay"]] for village in match.view()["villages"]]
    assert [len(awards) for awards in dealt] == [3, 3, 3] and not match.view()["awards"]["face_up"]
    for seat, (first, second, third) in enumerate((("c0", "a0", "b0"), ("a0", "b0", "c0"), ("b0", "c0", "a0"))):
        assert match.turn == seat and match.moves() == ["lay a0", "lay b0", "lay c0"]
        match.play(f"lay {first}")
        assert match.moves() == sorted({"lay a0", "lay b0", "lay c0"} - {f"lay {first}"})
        match.play(f"lay {second}")
        laid = match.view()["villages"][seat]["awards"]
        assert [laid[space]["id"] for space in (first, second, third)] == dealt[seat]
    assert match.turn == 0 and len(match.view()["awards"]["face_up"]) == 3


# -- placing


def placements(match: Match, n: int = 4) -> set[str]:
    return {move.split("-")[1] for move in match.moves() if move.startswith(f"place {n}-")}


def hand(*words: str) -> list[str]:
    return [card(one) for one in words]


def test_a_green_must_share_flower_or_colour_with_every_side_neighbour_and_need_not_touch() -> None:
    village = {"greens": rows("red lily pond | . | .", ". | . | .", ". | . | blue rose pond")}
    match = table(village, hands=[hand("red rose pond", "blue lily pond", "yellow petunia pond", "lawn"), hand(
        "yellow lily pond", "yellow rose pond", "blue petunia pond")], phase="place")  # fmt: skip
    assert placements(match, 1) == {"b1", "c1", "a2", "b2", "c2", "a3", "b3"}
    assert placements(match, 2) == {"b1", "c1", "a2", "b2", "c2", "a3", "b3"}
    assert placements(match, 3) == {"c1", "b2", "a3"}  # matches neither: only where it touches nothing
    assert placements(match, 4) == {"b1", "c1", "a2", "b2", "c2", "a3", "b3"}
    with pytest.raises(IllegalMove, match=r"the red lily \(pond\) on a1 shares neither flower nor colour"):
        match.play("place 3-b1")


def test_a_green_may_lie_on_a_lawn_and_still_must_match() -> None:
    village = {"greens": rows("lawn | red lily pond | .", ". | . | .", ". | . | .")}
    mine = hand("red rose pond", "yellow rose pond", "blue rose pond", "blue petunia pond")
    theirs = hand("red petunia pond", "yellow petunia pond", "yellow lily pond")
    match = table(village, hands=[mine, theirs], phase="place")
    assert "a1" in placements(match, 1) and "a1" not in placements(match, 2)
    match.play("place 1-a1")
    assert match.view()["villages"][0]["greens"]["a1"]["covers"][0]["feature"] == "lawn"
    assert match.view()["villages"][0]["shown"] == 2


def test_ruling_3_lawn_on_lawn_adds_no_visible_green_and_no_lawn_goes_on_a_flower() -> None:
    village = {"greens": {"a1": ["G55"], "b1": [card("red lily pond")]}}
    match = table(village, hands=[["G56", "G01", "G02", "G03"], ["G07", "G08", "G09"]], phase="place")
    assert "a1" in placements(match, 1) and "b1" not in placements(match, 1)
    match.play("place 1-a1")
    assert match.view()["villages"][0]["shown"] == 2


def test_placing_is_optional_for_several_players_and_the_discard_is_out_of_the_game() -> None:
    match = table(hands=[["G01", "G02", "G03", "G04"], ["G07", "G08", "G09"]], phase="place")
    assert {f"discard {n}" for n in range(1, 5)} <= set(match.moves())
    match.play("discard 2")
    assert match.turn == 1
    assert [c["id"] for c in match.view(0)["hand"]] == ["G01", "G03", "G04"]
    assert [c["id"] for c in match.view(0)["discarded"]] == ["G02"]
    assert "G02" not in match.chances("green deck")  # Rulings 1


def test_ruling_1_removed_cards_are_as_unknown_as_the_deck() -> None:
    match = table(hands=[["G01", "G02", "G03"], ["G07", "G08", "G09"]], greens=["G55", "G56", "G57"])
    assert match.view()["greens"]["deck"] == 60 - 9 - 15
    assert len(match.chances("green deck")) == 51


def test_ruling_2_the_refill_comes_before_playing_and_takes_the_place_of_the_card_taken() -> None:
    match = table(greens=["G55", "G56", "G57"])
    match.play("green 2", ["G40"])
    view = match.view(0)
    assert [c["id"] for c in view["greens"]["face_up"]] == ["G55", "G40", "G57"]  # Rulings 9
    assert view["phase"] == "place" and view["hand"][3]["id"] == "G56" and view["hand"][3]["seen"]


def test_ruling_2_a_blind_draw_is_seen_by_the_drawer_only() -> None:
    match = table(hands=[["G01", "G02", "G03"], ["G07", "G08", "G09"]])
    match.play("green deck", ["G40"])
    assert match.view(0)["hand"][3]["id"] == "G40"
    assert "G40" not in json.dumps([match.view(1)["villages"], match.view(1)["hand"], match.view(None)["villages"]])
    assert "G40" in match.view(1)["greens"]["unseen"]
    assert match.log(0)[-1][1] == "Seat 0 draws the red rose (pond)."
    assert match.log(1)[-1][1] == match.log(None)[-1][1] == "Seat 0 draws a green from the deck."
    match.play("discard 4")
    assert match.log(0)[-1][1] == "Seat 0 discards the red rose (pond)."
    assert match.log(1, "fr")[-1][1] == "Seat 0 défausse une carte face cachée."


def test_ruling_2_a_blind_award_is_seen_when_it_is_laid() -> None:
    match = table()
    match.play("award deck", ["A05"])
    assert match.view(0)["award_in_hand"]["award"]["id"] == "A05"
    assert match.view(1)["award_in_hand"] == {"seat": 0, "award": None}
    assert "A05" in match.view(1)["awards"]["unseen"] and "A05" not in match.view(0)["awards"]["unseen"]
    assert match.log(1)[-1][1] == "Seat 0 draws an award from the deck."
    revealed = match.state.revealed
    match.play("lay z2")
    assert match.state.revealed == revealed + 1
    assert match.log(1)[-1][1] == "Seat 0 lays the award Yellow petunias on z2."


# -- awards and structures


def test_an_award_goes_on_any_of_six_spaces_and_may_cover() -> None:
    match = table({"awards": {"a0": ["A01"]}}, awards=["A10", "A11", "A12"])
    match.play("award 1", ["A20"])
    assert match.moves() == [f"lay {space}" for space in ("a0", "b0", "c0", "z1", "z2", "z3")]
    match.play("lay a0")
    assert match.view()["villages"][0]["awards"]["a0"]["covers"][0]["id"] == "A01"
    assert match.turn == 1
    assert [award["id"] for award in match.view()["awards"]["face_up"]] == ["A20", "A11", "A12"]


def test_a_structure_brings_an_award_at_once() -> None:
    match = table(hands=[hand("red lily structure", "lawn", "blue rose pond", "blue lily pond"), ["G07", "G08", "G09"]],
                  phase="place")  # fmt: skip
    match.play("place 1-b2")
    assert match.turn == 0 and set(match.moves()) == {"award 1", "award 2", "award 3", "award deck"}
    with pytest.raises(IllegalMove, match="structure brings an award"):
        match.play("green 1")
    match.play("award 1")
    match.play("lay z1")
    assert match.turn == 1


def test_a_structure_brings_nothing_when_no_award_is_left() -> None:
    village = {"awards": awards_piled(17)}
    match = table(village, hands=[hand("red lily structure", "lawn", "blue rose pond", "blue lily pond"),
                                  ["G07", "G08", "G09"]], phase="place", awards=[])  # fmt: skip
    match.play("place 1-b2")
    assert match.turn == 1


def test_ruling_6_covering_a_structure_later_does_not_undo_its_award() -> None:
    village = {
        "greens": {"a1": [card("red lily structure")]},
        "awards": {"a0": ["A01"], "z1": ["A17"]},
        "card_up": False,
    }
    match = table(village, hands=[hand("red petunia birch", "lawn", "blue rose pond", "blue lily pond"),
                                  ["G07", "G08", "G09"]], phase="place", covering=True)  # fmt: skip
    match.play("place 1-a1")
    assert explained(match) == {"z1": 1}
    assert {"award-a0", "award-z1"} <= {line.key for line in match.explain(0)}


# -- the village card


def test_ruling_4_cover_places_on_a_flower_card_only_and_matches_neighbours_only() -> None:
    greens = rows("red lily pond | blue lily structure | .", "lawn | . | .", ". | . | .")
    match = table({"greens": greens}, hands=[hand("blue rose pond", "yellow petunia pond", "red rose structure"),
                                             ["G07", "G08", "G09"]])  # fmt: skip
    match.play("cover")
    assert match.view()["villages"][0]["village_card"] == "down" and match.scores()[0] == 2
    assert set(match.moves()) == {"green 1", "green 2", "green 3", "green deck"}
    match.play("green deck", ["G57"])
    assert placements(match, 1) == {"a1"}  # blue beside the blue lily; beside the red lily it would match nothing
    assert placements(match, 2) == set()
    assert placements(match, 3) == {"b1"}
    assert placements(match, 4) == {"a1", "b1"}  # a lawn always matches (Rulings 3)
    assert "discard 1" in match.moves()
    with pytest.raises(IllegalMove, match="On a2 lies no flower card"):
        match.play("place 1-a2")
    match.play("place 3-b1")
    assert match.turn == 0 and "award deck" in match.moves()  # a structure still brings its award
    assert match.view()["villages"][0]["shown"] == 3


def test_ruling_4_after_cover_a_discard_leaves_the_village_card_face_down() -> None:
    match = table({"greens": {"a1": ["G01"]}})
    match.play("cover")
    match.play("green 1")
    match.play("discard 1")
    assert match.view()["villages"][0]["village_card"] == "down" and match.turn == 1


def test_ruling_4_cover_needs_a_flower_card_in_the_village() -> None:
    assert "cover" not in table().moves()
    match = table({"greens": {"a1": ["G55"]}})
    assert "cover" not in match.moves()
    with pytest.raises(IllegalMove, match="no flower card to cover"):
        match.play("cover")
    assert "cover" in table({"greens": {"a1": ["G01"]}}).moves()
    assert "cover" not in table({"greens": {"a1": ["G01"]}, "card_up": False}).moves()


def test_ruling_4_cover_needs_a_green_that_can_be_taken() -> None:
    free = [name for name in cards.GREEN_NAMES[1:] if name != "G40"]
    out = [{"seat": 1, "card": name} for name in free[6:44]]
    match = table({"greens": {"a1": ["G40"]}}, discards=out, hands=[free[:3], free[3:6]], greens=[])
    assert match.view()["greens"]["deck"] == 0 and match.view()["last_round"]
    assert not [move for move in match.moves() if move.startswith("green")]
    with pytest.raises(IllegalMove, match="no green to take"):
        match.play("cover")


def refreshed(match: Match, order: str, kind: str = "greens", forced: tuple[str, ...] = ()) -> None:
    match.play(f"refresh {kind}")
    match.play(f"under {order[0]}")
    match.play(f"under {order[1]}", forced)


def test_refresh_puts_the_three_under_the_deck_in_the_chosen_order_then_a_normal_action() -> None:
    match = table(greens=["G55", "G56", "G57"])
    match.play("refresh greens")
    assert match.moves() == ["under 1", "under 2", "under 3"]
    match.play("under 3")
    assert match.moves() == ["under 1", "under 2"]
    match.play("under 1", ["G40", "G41", "G42"])
    assert [under["card"] for under in match.position()["under_greens"]] == ["G57", "G55", "G56"]
    assert [c["id"] for c in match.view()["greens"]["face_up"]] == ["G40", "G41", "G42"]  # Rulings 9: left to right
    assert match.turn == 0 and match.view()["phase"] == "action"
    assert "refresh awards" not in match.moves() and "green 1" in match.moves()
    assert match.view()["villages"][0]["village_card"] == "down"


def deck_of(count: int, greens: list[str], **more: Any) -> Match:
    """Two players; so many cards in the green deck."""
    free = [name for name in cards.GREEN_NAMES[1:] if name not in greens]
    out = [{"seat": 0, "card": name} for name in free[6 : 6 + 36 - count]]
    return table(hands=[free[:3], free[3:6]], discards=out, greens=greens, **more)


def test_ruling_4_with_fewer_than_three_in_the_deck_some_of_the_same_cards_come_back_in_their_order() -> None:
    match = deck_of(1, ["G55", "G56", "G57"])
    refreshed(match, "31", forced=("G53",))
    assert [c["id"] for c in match.view()["greens"]["face_up"]] == ["G53", "G57", "G55"]
    assert match.view()["greens"]["deck"] == 1 and not match.view()["last_round"]  # a Refresh never triggers the end
    match.play("green deck")
    assert match.view(0)["hand"][3]["id"] == "G56"
    assert match.view()["last_round"]


def test_ruling_4_refresh_needs_three_face_up_and_a_deck() -> None:
    match = deck_of(0, ["G55", "G56", "G57"], turn=1)
    assert "refresh greens" not in match.moves() and "refresh awards" in match.moves()
    with pytest.raises(IllegalMove, match="green deck is empty"):
        match.play("refresh greens")
    match = table({"awards": awards_piled(15, "A29", "A30")}, awards=["A29", "A30"], turn=1)
    assert "refresh awards" not in match.moves() and "refresh greens" in match.moves()


def test_refresh_awards_comes_up_again_by_itself_after_the_unknown_awards() -> None:
    match = table({"awards": awards_piled(12, "A28", "A29", "A30")}, awards=["A28", "A29", "A30"])
    assert match.view()["awards"]["deck"] == 2
    match.play("refresh awards")
    match.play("under 2")
    match.play("under 3", ["A27", "A26"])
    assert [award["id"] for award in match.view()["awards"]["face_up"]] == ["A27", "A26", "A29"]
    assert match.chances("award deck") == {}
    match.play("award deck")
    assert match.view(0)["award_in_hand"]["award"]["id"] == "A30"


# -- the end


FULL = ["G01", "G02", "G03", "G04", "G05", "G06", "G07", "G08", "G09"]
SPOTS = [column + row for row in "123" for column in "abc"]


def almost_full(count: int = 8) -> dict[str, list[str]]:
    return {cell: [green] for cell, green in zip(SPOTS[:count], FULL[:count], strict=True)}


def test_the_end_is_triggered_by_nine_visible_greens_and_the_round_is_finished() -> None:
    match = table({"greens": almost_full()}, players=3, hands=[["G09", "G20", "G21", "G22"], ["G25", "G26", "G27"],
                                                               ["G31", "G32", "G33"]], phase="place")  # fmt: skip
    match.play("place 1-c3")
    assert match.view()["last_round"] and match.turn == 1
    for seat in (1, 2):
        assert match.turn == seat
        match.play("award 1")
        match.play("lay a0")
    assert match.over


def test_lawns_count_for_the_nine() -> None:
    match = table({"greens": almost_full()}, hands=[["G60", "G20", "G21", "G22"], ["G25", "G26", "G27"]], phase="place")
    match.play("place 1-c3")
    assert match.view()["last_round"]


def test_if_the_last_seat_triggers_the_game_ends_after_that_turn_its_structures_award_included() -> None:
    match = table({}, {"greens": {**almost_full(4), **{cell: [green] for cell, green in zip(
        SPOTS[4:8], ["G07", "G08", "G09", "G10"], strict=True)}}}, hands=[["G25", "G26", "G27"], [
            card("yellow lily structure"), "G20", "G21", "G22"]], phase="place", turn=1)  # fmt: skip
    match.play("place 1-c3")
    assert not match.over and match.turn == 1
    match.play("award deck")
    match.play("lay z3")
    assert match.over


def test_the_end_is_triggered_when_the_green_deck_is_empty() -> None:
    match = deck_of(1, ["G55", "G56", "G57"])
    match.play("green 1")
    assert match.view()["last_round"] and match.view()["greens"]["deck"] == 0
    match.play("discard 1")
    assert match.turn == 1
    match.play("green 1")  # Rulings 5: no refill, the display closes up (Rulings 9)
    assert len(match.view()["greens"]["face_up"]) == 2
    match.play("discard 1")
    assert match.over


def test_the_end_is_triggered_when_the_award_deck_is_empty() -> None:
    match = table({"awards": awards_piled(13, "A28", "A29", "A30")}, awards=["A28", "A29", "A30"])
    match.play("award deck")
    assert match.view()["last_round"]
    match.play("lay a0")
    assert match.turn == 1
    assert "award deck" not in match.moves() and "green deck" in match.moves()  # Rulings 5: the other deck goes on


def test_ruling_5_a_shrunken_display_closes_up() -> None:
    match = deck_of(0, ["G55", "G56", "G57"])
    match.play("green 1")
    assert [c["id"] for c in match.view()["greens"]["face_up"]] == ["G56", "G57"]
    assert match.view()["phase"] == "place"


def nothing_left(turn: int) -> dict[str, Any]:
    """Three players; one face-up green is all that can be taken."""
    free = cards.GREEN_NAMES[1:]
    return {
        "villages": [
            {"awards": awards_piled(19)},
            {"awards": {"a0": ["A20"], "b0": ["A21"], "c0": ["A22"]}},
            {"awards": {"a0": ["A23"], "b0": ["A24"], "c0": ["A25"]}},
        ],
        "hands": [free[:3], free[3:6], free[6:9]],
        "discards": [{"seat": 0, "card": name} for name in free[9:49]],
        "greens": ["G60"],
        "awards": [],
        "turn": turn,
    }


def test_ruling_5_a_player_with_no_action_passes_by_itself() -> None:
    match = hortus.from_position("village-green", nothing_left(0))
    assert match.moves() == ["green 1"]
    match.play("green 1")
    match.play("discard 1")
    assert match.over  # seats 1 and 2 had nothing to take


def test_ruling_5_nobody_passes_by_choice() -> None:
    match = hortus.from_position("village-green", nothing_left(1))
    assert match.turn == 1 and match.moves() == ["green 1"]
    with pytest.raises(BadPosition, match="no action is left"):
        hortus.from_position("village-green", {**nothing_left(1), "greens": [], "discards": [
            *nothing_left(1)["discards"], {"seat": 0, "card": "G60"}]})  # fmt: skip


def finished(*villages: Village) -> Match:
    """A finished game of these villages and one full one that scores less."""
    full = {"greens": almost_full(9), "card_up": False, "awards": {"a0": ["A22"], "z1": ["A20"], "z3": ["A21"]}}
    return table(*villages, full, players=len(villages) + 1, turn=None)


def test_most_points_win() -> None:
    match = finished({}, {"greens": {"a1": [card("blue rose pond")]}})
    assert match.winners() == [1] and match.over


def test_a_tie_goes_to_most_visible_greens() -> None:
    match = finished({"greens": {"a1": [card("blue rose structure")]}}, {"greens": {"a1": ["G60"], "a2": ["G59"]}})
    assert match.scores()[:2] == [1, 1]
    assert match.winners() == [1]


def test_still_tied_the_win_is_shared() -> None:
    match = finished({"greens": {"a1": [card("blue rose structure")]}}, {"greens": {"a1": ["G60"]}})
    assert match.winners() == [0, 1]


# -- solo


def test_solo_a_card_must_be_placed_and_nothing_is_discarded() -> None:
    match = table(players=1)
    match.play("green deck")
    assert match.moves() and all(move.startswith("place") for move in match.moves())
    with pytest.raises(IllegalMove, match="nothing is discarded"):
        match.play("discard 1")
    with pytest.raises(IllegalMove):
        match.play("stop")  # never between taking and placing


AWARDS_EVERYWHERE = {"a0": ["A01"], "b0": ["A02"], "c0": ["A03"], "z1": ["A04"], "z2": ["A05"], "z3": ["A06"]}


def test_solo_an_award_goes_onto_an_empty_space_only() -> None:
    match = table({"awards": {"a0": ["A01"], "z2": ["A02"]}}, players=1)
    match.play("award 1")
    assert match.moves() == ["lay z1", "lay z3"]
    with pytest.raises(IllegalMove, match="only a structure’s award may cover"):
        match.play("lay a0")
    match = table({"awards": AWARDS_EVERYWHERE}, players=1)
    assert not [move for move in match.moves() if move.startswith("award")]
    with pytest.raises(IllegalMove, match="All your award spaces are taken"):
        match.play("award 1")


def test_solo_a_structures_award_may_cover_and_comes_before_stopping() -> None:
    match = table({"awards": AWARDS_EVERYWHERE}, players=1, hands=[["G05", "G01", "G02", "G03"]], phase="place")
    match.play("place 1-a1")
    assert set(match.moves()) == {"award 1", "award 2", "award 3", "award deck"}
    match.play("award 1")
    assert match.moves() == [f"lay {space}" for space in ("a0", "b0", "c0", "z1", "z2", "z3")]
    match.play("lay a0")
    assert "stop" in match.moves()


def test_solo_the_player_may_stop_whenever_an_action_is_to_be_chosen_also_after_a_refresh() -> None:
    match = table(players=1)
    assert "stop" in match.moves()
    refreshed(match, "12")
    assert "stop" in match.moves()
    match.play("stop")
    assert match.over and match.winners() == [0]
    with pytest.raises(IllegalMove, match="Only a game played alone"):
        table().play("stop")


def blocked(**more: Any) -> Match:
    """Solo: only c3 is free and takes only blue or roses; the hand has neither."""
    greens = dict(zip(SPOTS, [[c] for c in ("G37", "G38", "G39", "G40", "G41", "G42", "G43", "G51")], strict=False))
    village = {"greens": greens, "awards": AWARDS_EVERYWHERE}
    given = {"hands": [["G01", "G07", "G19"]], "greens": ["G02", "G54", "G20"], **more}
    return table({**village, "card_up": given.pop("card_up", True)}, players=1, **given)


def test_ruling_7_solo_a_face_up_green_only_if_it_or_the_hand_can_be_placed_and_no_blind_draw() -> None:
    match = blocked()
    assert [move for move in match.moves() if move.startswith("green")] == ["green 2"]
    with pytest.raises(IllegalMove, match="draw only if a card of your hand"):
        match.play("green deck")
    with pytest.raises(IllegalMove, match="neither your hand nor the red lily"):
        match.play("green 1")
    match = blocked(hands=[["G01", "G07", "G53"]])
    assert [m for m in match.moves() if m.startswith("green")] == ["green 1", "green 2", "green 3", "green deck"]


def test_ruling_7_solo_cover_likewise() -> None:
    match = blocked(hands=[["G25", "G26", "G27"]], greens=["G28", "G29", "G30"])  # yellow petunias cover nothing here
    assert set(match.moves()) == {"refresh greens", "refresh awards", "stop"}
    with pytest.raises(IllegalMove, match="would cover a card"):
        match.play("cover")
    match = blocked(hands=[["G19", "G20", "G21"]], greens=["G22", "G25", "G26"])  # red petunias cover red roses
    assert set(match.moves()) == {"cover", "refresh greens", "refresh awards", "stop"}
    match.play("cover")
    assert "green deck" in match.moves()
    match.play("green 1")
    assert placements(match, 1) and all(move.startswith("place") for move in match.moves())


def test_solo_the_game_ends_by_itself_when_nothing_is_possible_and_the_village_card_is_face_down() -> None:
    # Placing the last card that fits leaves nothing: the village card is face down.
    match = blocked(card_up=False, greens=["G02", "G54", "G20"])
    match.play("green 2", ["G08"])
    match.play("place 4-c3")
    while not match.over:  # the structure's award
        match.play(match.moves()[0])
    assert match.view(0)["band"] is not None


def test_solo_with_the_village_card_face_up_only_cover_refresh_or_stop_are_left() -> None:
    match = blocked(greens=["G02", "G08", "G20"])
    assert set(match.moves()) <= {"cover", "refresh greens", "refresh awards", "stop"}
    assert "use your village card" in match.what_now()
    match.play("refresh greens")
    match.play("under 1")
    match.play("under 2", ["G03", "G09", "G21"])
    assert match.over  # the Refresh left none


def test_solo_the_triggers_do_not_apply() -> None:
    match = table({"greens": almost_full()}, players=1, hands=[["G09", "G60", "G21", "G22"]], phase="place")
    match.play("place 1-c3")
    assert not match.view()["last_round"] and not match.over


@pytest.mark.parametrize(
    ("points", "band"), [(-3, "last"), (15, "last"), (16, "mention"), (25, "mention"), (26, "second"), (35, "second"),
                         (36, "garden")]
)  # fmt: skip
def test_solo_bands(points: int, band: str) -> None:
    assert scoring.band(points) == band


def test_solo_the_result_is_told_at_the_end() -> None:
    match = table(players=1)
    game = match.game
    assert game.verdict(match.state) is None
    match.play("stop")
    verdict = game.verdict(match.state)
    assert verdict is not None and match.view(0)["band"] == "last"
    said = [game.words.say(lang, verdict) for lang in LANGUAGES]
    assert said == [
        "That earns last place; 15 points more would earn an honourable mention.",
        "Das ist der letzte Platz; mit 15 Punkten mehr wäre es eine ehrenvolle Erwähnung.",
        "Cela vaut la dernière place\u202f; avec 15 points de plus, ce serait une mention honorable.",
    ]
    assert said[0] in match.text(0)
    assert game.verdict(finished({}).state) is None  # several players have winners


# -- words and pictures


def test_explain_names_what_every_award_counts_and_where() -> None:
    greens = rows("yellow lily pond | . | .", "yellow lily oak+willow | . | .", ". | . | .")
    match = table({"greens": greens, "awards": {"a0": ["A02"], "z2": ["A13"]}})
    lines = {line.key: line for line in match.explain(0)}
    column, row = lines["award-a0"], lines["award-z2"]
    assert (column.name, column.points, column.places) == ("Yellow lilies", 6, ("0-a0", "0-a1", "0-a2"))
    assert column.text == "Yellow lilies (a0): 2 yellow lilies × +3 = +6."
    assert row.text == "Open sky (z2): 1 card × +2 = +2; 2 trees × −1 = −2."
    assert match.explain(0, "de")[2].text == "Gelbe Lilien (a0): 2 gelbe Lilien × +3 = +6."
    assert lines["ponds"].places == ("0-a1",) and lines["village"].places == ("0-z0",)


def test_a_picture_shows_every_award_with_the_value_of_its_line() -> None:
    match = table({"greens": {"a1": [card("red lily pond")]}, "awards": {"a0": ["A14"], "z1": ["A01"]}})
    picture = match.svg(0)
    assert ">−5<" in picture and ">+3<" in picture and 'href="#village-lily-red"' in picture
    assert "No bare patch" in picture and "Sans trou" in match.svg(0, "fr")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"greens": ["G01", "G01", "G02"]}, r"greens\[1\] has G01, which lies somewhere else too"),
        ({"greens": ["G01", "G99", "G02"]}, r"greens\[1\] names no green"),
        ({"greens": ["G01"]}, "greens must be 3 face up while their deck has cards"),
        ({"hands": [["G01"], []]}, r"hands\[0\] must hold 3 cards"),
        ({"last_round": True}, "last_round must be false"),
        ({"turn": None}, "turn cannot be null"),
        ({"phase": "lay"}, "award does not fit the phase"),
        ({"phase": "take green"}, "covering must be true here"),
        ({"decks": {"greens": 1, "awards": 1}}, "decks.greens must be"),
        ({"under_greens": [{"card": "G01", "seat": 0}]}, r"villages\[0\].card_up must be false"),
        ({"villages": [{"greens": {"a1": ["G01"], "b1": ["G31"]}}, {}]}, "does not match its neighbours"),
        ({"discards": [{"seat": 0, "card": "G01", "since": 1}]}, r"discards\[0\].since must be a number from 0 to 0"),
        ({"villages": [{"greens": {"a1": ["G01", "G02"]}}]}, r"villages\[0\].card_up must be false"),
        ({"villages": [{"greens": {"a1": ["G01", "G02"], "c3": ["G03", "G04"]}, "card_up": False}]},
         r"villages\[0\].greens have two covered flower cards"),
        ({"villages": [{"greens": {"a1": ["G01", "G02", "G03"]}, "card_up": False}]}, "two covered flower cards"),
        ({"villages": [{"greens": {"a1": ["G01", "G02"]}, "card_up": False}], "under_greens": [
            {"card": "G07", "seat": 0}]}, "used for something else"),
        ({"villages": [{"greens": {"a1": ["G01", "G02"]}, "card_up": False}], "phase": "take green", "covering": True},
         "used for something else"),
        ({"villages": [{"greens": {"a1": ["G01"]}, "card_up": False}], "phase": "take award", "covering": True,
          "structure": True}, "covering must have covered a flower card already"),
        ({"phase": "take award", "structure": True}, "structure cannot be true: no structure is visible"),
        ({"villages": [{"greens": {cell: [f"G{n:02}"] for n, cell in enumerate(SPOTS, 1)}}]},
         "turn cannot come to seat 0: village 0 is full"),
        ({"ply": 2**31 - 1}, "ply is out of range"),
    ],
)  # fmt: skip
def test_a_position_that_cannot_be_names_its_field(change: dict[str, Any], message: str) -> None:
    villages = change.pop("villages", [])
    with pytest.raises(BadPosition, match=message):
        table(*villages, **change)


def test_a_position_after_set_up_has_the_awards_of_set_up() -> None:
    position = table().position()
    del position["villages"][1]["awards"]["b0"], position["decks"]
    with pytest.raises(BadPosition, match=r"villages\[1\].awards must have one on a0, b0 and c0"):
        hortus.from_position("village-green", position)


def test_a_flower_card_under_a_lawn_counts_as_covered_once() -> None:
    pile = [card("red lily pond"), "G60", card("red lily structure")]
    match = table({"greens": {"a1": pile}, "card_up": False})
    assert len(match.view()["villages"][0]["greens"]["a1"]["covers"]) == 2
