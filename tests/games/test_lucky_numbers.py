"""Lucky Numbers: every rule and ruling by name."""

from __future__ import annotations

import random
from typing import Any

import pytest

import hortus
from hortus.errors import BadOption, BadPosition, IllegalMove
from hortus.games.features import slices
from hortus.games.lucky_numbers.state import IDLE_ROUNDS
from hortus.table import Match

Garden = list[list[int | None]]
E = None
EMPTY: Garden = [[E] * 4 for _ in range(4)]
WORKED: Garden = [[3, 5, E, E], [7, 8, E, 10], [13, E, 16, E], [E, 15, E, 19]]


def position(*gardens: Garden, **more: Any) -> Match:
    """A match of two players or more; missing gardens are empty."""
    given = [*gardens, *([EMPTY] * (2 - len(gardens)))]
    return hortus.from_position("lucky-numbers", {"gardens": given, **more})


def all_face_up_but(*kept: int, gardens: list[Garden], held: int | None = None) -> list[int]:
    """A centre with every tile of two sets that is neither in a garden, nor in hand, nor kept face down."""
    used = [n for garden in gardens for row in garden for n in row if n] + list(kept) + ([held] if held else [])
    return [n for n in range(1, 21) for _ in range(2 - used.count(n))]


# -- components and set-up


@pytest.mark.parametrize(("players", "face_down"), [(2, 32), (3, 48), (4, 64)])
def test_after_set_up_so_many_tiles_are_face_down(players: int, face_down: int) -> None:
    match = hortus.new("lucky-numbers", players, seed=1, setup="sorted")
    assert len(match.view()["face_down"]) == face_down
    seen = sorted(match.view()["face_down"] + [n for g in match.view()["gardens"] for row in g for n in row if n])
    assert seen == sorted(list(range(1, 21)) * players)


def test_free_set_up_all_draw_first_then_each_seat_lays_in_the_order_drawn_and_the_last_by_itself() -> None:
    match = hortus.new("lucky-numbers", 3, seed=4, start=1)
    hands = match.view()["hands"]
    assert [len(hand) for hand in hands] == [4, 4, 4]
    for seat in (1, 2, 0):
        for space, k in (("d4", 0), ("b2", 1), ("a1", 2)):
            assert match.turn == seat
            assert match.view()["held"] == hands[seat][k]
            match.play(f"lay {space}")
        garden = match.view()["gardens"][seat]
        assert [garden[i][i] for i in range(4)] == [hands[seat][2], hands[seat][1], hands[seat][3], hands[seat][0]]
    assert match.turn == 1
    assert not match.view()["laying"]


def test_sorted_set_up_lays_ascending_from_the_top_left() -> None:
    for seed in range(20):
        for garden in hortus.new("lucky-numbers", 4, seed=seed, setup="sorted").view()["gardens"]:
            diagonal = [garden[i][i] for i in range(4)]
            assert diagonal == sorted(diagonal)


def test_michaels_set_up_draws_and_lays_one_by_one_round_by_round() -> None:
    match = hortus.new("lucky-numbers", 3, seed=4, setup="michael", start=2)
    order = []
    for _ in range(9):
        order.append(match.turn)
        assert len(match.view()["face_down"]) == 60 - len(order)
        match.play(match.moves()[-1])
    assert order == [2, 0, 1] * 3
    assert match.turn == 2
    assert not match.view()["laying"]
    assert len(match.view()["face_down"]) == 48


def test_michaels_set_up_a_laid_tile_cannot_move() -> None:
    match = hortus.new("lucky-numbers", 2, seed=4, setup="michael")
    match.play("lay b2")
    match.play("lay a1")
    assert match.moves() == ["lay a1", "lay c3", "lay d4"]
    with pytest.raises(IllegalMove, match="b2 is taken"):
        match.play("lay b2")


def test_ruling_2_the_diagonal_is_free_at_set_up() -> None:
    for diagonal in ([5, 7, 15, 15], [5, 7, 15, 14]):
        garden: Garden = [[diagonal[r] if r == c else E for c in range(4)] for r in range(4)]
        assert position(garden).scores() == [-12, -16]


# -- placing


def test_worked_example_the_thirteen() -> None:
    match = position(WORKED, held=13)
    assert match.moves() == ["place c1", "place d2", "place b4", "discard"]


def test_lines_must_rise_strictly_with_gaps_skipped() -> None:
    garden: Garden = [[3, E, E, 9], [E, E, E, E], [E, E, E, E], [8, E, E, E]]
    assert "place b1" in position(garden, held=4).moves()
    assert "place c1" in position(garden, held=8).moves()
    for held, square in ((3, "b1"), (9, "c1"), (2, "b1"), (8, "a2"), (3, "a3")):
        assert f"place {square}" not in position(garden, held=held).moves()


def test_an_exchanged_tile_goes_to_the_centre_and_is_available_from_the_next_turn_on() -> None:
    match = position(WORKED, held=13)
    match.play("place d2")
    assert match.view()["centre"] == [10]
    assert match.turn == 1
    assert "take 10-a1" in match.moves()


def test_a_drawn_tile_may_be_discarded_even_if_it_fits() -> None:
    match = position(WORKED, held=13)
    match.play("discard")
    assert match.view()["centre"] == [13]
    assert match.turn == 1


def test_a_taken_tile_must_be_placed_and_one_with_no_place_cannot_be_taken() -> None:
    full_line: Garden = [[1, 2, 3, 4], [5, E, E, E], [9, E, E, E], [13, E, E, E]]
    match = position(full_line, centre=[1, 20])
    takes = [move for move in match.moves() if move.startswith("take")]
    assert takes and all(move.startswith("take 20-") for move in takes)
    assert "discard" not in match.moves()


def test_there_is_no_pass() -> None:
    assert position(WORKED).moves() == ["draw"]


def test_ruling_1_no_exchange_for_the_same_number() -> None:
    match = position(WORKED, held=13)
    with pytest.raises(IllegalMove, match="cannot be exchanged for another 13"):
        match.play("place a3")
    match = position(WORKED, centre=[13])
    with pytest.raises(IllegalMove, match="cannot be exchanged for another 13"):
        match.play("take 13-a3")


# -- why not


@pytest.mark.parametrize(
    ("move", "more", "reason"),
    [
        ("place c2", {"held": 13}, "13 cannot lie on c2: the 10 to its right must be greater."),
        ("place a4", {"held": 13}, "13 cannot lie on a4: the 13 above it must be smaller."),
        ("place d3", {"held": 13}, "13 cannot lie on d3: the 16 to its left must be smaller."),
        ("place b3", {"held": 17}, "17 cannot lie on b3: the 16 to its right must be greater."),
        ("place d3", {"held": 20}, "20 cannot lie on d3: the 19 below it must be greater."),
        ("draw", {"held": 13}, "You hold the 13: put it in your garden or discard it first."),
        ("discard", {}, "You hold no tile: draw one, or take one from the centre."),
        ("place a1", {}, "You hold no tile: draw one, or take one from the centre."),
        ("take 4-a1", {}, "No 4 lies in the centre."),
        ("lay a1", {}, "Set-up is over: no more tiles are laid on start spaces."),
        ("take 4-a1", {"held": 13}, "You hold the 13: put it in your garden or discard it first."),
    ],
)
def test_why_not(move: str, more: dict[str, Any], reason: str) -> None:
    match = position(WORKED, **more)
    digest = match.digest()
    with pytest.raises(IllegalMove) as refusal:
        match.play(move)
    assert str(refusal.value) == reason
    assert refusal.value.sentence("fr") != reason
    assert match.digest() == digest


def test_why_not_during_set_up() -> None:
    match = hortus.new("lucky-numbers", seed=1)
    with pytest.raises(IllegalMove, match="Set-up is not over"):
        match.play("draw")


# -- the end

NEARLY: Garden = [[1, 3, 5, 7], [2, 4, 6, 8], [9, 11, 13, 15], [10, 12, 14, E]]


def test_the_last_space_wins_at_once_and_alone() -> None:
    match = position(NEARLY, centre=[20])
    match.play("take 20-d4")
    assert match.over
    assert match.winners() == [0]
    assert match.scores() == [0, -16]


def test_the_last_space_wins_also_on_the_last_tile() -> None:
    centre = all_face_up_but(gardens=[NEARLY], held=20)
    match = position(NEARLY, held=20, centre=centre)
    match.play("place d4")
    assert match.winners() == [0]


def test_the_game_ends_after_the_turn_that_reveals_the_last_tile() -> None:
    other: Garden = [[1, 2, 3, 4], [5, 6, E, E], [E] * 4, [E] * 4]
    centre = all_face_up_but(18, gardens=[NEARLY, other])
    match = position(NEARLY, other, centre=centre, turn=1)
    match.play("draw")
    assert not match.over
    assert match.view()["held"] == 18
    match.play("discard")
    assert match.over
    assert match.winners() == [0]


def test_fewest_empty_spaces_wins_and_ties_share() -> None:
    other: Garden = [[1, 3, 5, 7], [2, 4, 6, 8], [9, 11, 13, 15], [10, 12, E, 16]]
    centre = all_face_up_but(20, gardens=[NEARLY, other])
    match = position(NEARLY, other, centre=centre, turn=1)
    match.play("draw")
    match.play("discard")
    assert match.winners() == [0, 1]


def test_ruling_3_stalemate() -> None:
    match = position(WORKED, [*WORKED[:3], [E] * 4], centre=[9, 11], idle=IDLE_ROUNDS * 2 - 2)
    match.play("take 9-d2")
    assert not match.over
    match.play("take 11-d2")
    assert match.over
    assert match.winners() == [0]


def test_ruling_3_drawing_or_filling_starts_the_count_again() -> None:
    match = position(WORKED, centre=[9, 12], idle=19)
    match.play("draw")
    assert match.view()["idle"] == 0
    match = position(WORKED, centre=[9, 12], idle=19)
    match.play("take 12-c1")
    assert match.view()["idle"] == 0
    assert not match.over


# -- Bruno's variant

PAIR: Garden = [[E, E, 9, E], [E, E, E, E], [E, E, E, E], [E, E, E, E]]


def test_bruno_a_drawn_tile_beside_its_like_on_the_rising_diagonal_brings_an_extra_turn() -> None:
    match = position(PAIR, held=9, bruno=True)
    match.play("place b2")
    assert match.turn == 0
    assert match.log()[-1][1] == "Seat 0 puts the 9 on b2. Seat 0 gets an extra turn!"


def test_bruno_also_a_drawn_tile_in_exchange() -> None:
    garden: Garden = [[E, E, 9, E], [E, 7, E, E], [E] * 4, [E] * 4]
    match = position(garden, held=9, bruno=True)
    match.play("place b2")
    assert match.turn == 0


def test_bruno_a_taken_tile_only_on_an_empty_space() -> None:
    match = position(PAIR, centre=[9], bruno=True)
    match.play("take 9-b2")
    assert match.turn == 0
    garden: Garden = [[E, E, 9, E], [E, 7, E, E], [E] * 4, [E] * 4]
    match = position(garden, centre=[9], bruno=True)
    match.play("take 9-b2")
    assert match.turn == 1


def test_bruno_the_falling_diagonal_does_not_count() -> None:
    garden: Garden = [[9, E, E, E], [E] * 4, [E] * 4, [E] * 4]
    match = position(garden, held=9, bruno=True)
    with pytest.raises(IllegalMove):
        match.play("place b1")
    match.play("place b2")
    assert match.turn == 1


def test_bruno_is_off_by_default() -> None:
    match = position(PAIR, held=9)
    match.play("place b2")
    assert match.turn == 1


def test_ruling_4_an_extra_turn_without_face_down_tiles_is_a_compulsory_take() -> None:
    centre = all_face_up_but(gardens=[PAIR], held=9)
    match = position(PAIR, held=9, bruno=True, centre=centre)
    match.play("place b2")
    assert not match.over
    assert match.turn == 0
    assert all(move.startswith("take") for move in match.moves())
    assert match.what_now() == "Take a tile from the centre: no face-down tile is left."
    with pytest.raises(IllegalMove, match="No face-down tile is left"):
        match.play("draw")
    match.play("take 1-a1")
    assert match.over


def test_ruling_4_the_extra_turn_lapses_when_nothing_can_be_placed() -> None:
    # With all tiles in the box this takes a rare position; here the centre and the pile are simply bare.
    match = position(PAIR, held=9, bruno=True)
    state = match.state
    state.down, state.down_total = [0] * 21, 0
    state.rules.act(state, match.code("place b2"))
    assert state.over


# -- tournament


def test_tournament_every_seat_starts_once_and_points_add_up() -> None:
    tournament = hortus.tournament("lucky-numbers", 3, seed=9, setup="sorted")
    dice = random.Random(3)
    total = [0, 0, 0]
    for start in range(3):
        match = tournament.match
        assert match.turn == start == match.options["start"]
        assert match.options["setup"] == "sorted"
        with pytest.raises(BadOption):
            tournament.next()
        while not match.over:
            match.play(dice.choice(match.moves()))
        for seat in range(3):
            total[seat] += 2 if seat in match.winners() else match.scores()[seat]
        assert tournament.points() == total
        if start < 2:
            assert tournament.winners() == []
            tournament.next()
    assert tournament.over
    assert tournament.winners() == [seat for seat in range(3) if total[seat] == max(total)]
    with pytest.raises(BadOption):
        tournament.next()


# -- rulings 5 and 6


def test_ruling_5_the_score_is_minus_the_empty_spaces() -> None:
    match = position(WORKED, NEARLY)
    assert match.scores() == [-7, -1]
    assert match.explain(0)[0].places == ("0-c1", "0-d1", "0-c2", "0-b3", "0-d3", "0-a4", "0-c4")
    assert match.explain(1)[0].places == ("1-d4",)


def test_ruling_6_everything_is_public_but_the_order_of_the_face_down_tiles() -> None:
    match = hortus.new("lucky-numbers", 2, seed=3, setup="sorted")
    view, whole = match.view(0), match.position()
    assert set(whole) - set(view) == {"generator"}
    assert view == match.view(1) == match.view(None)


# -- positions that cannot be

FULL: Garden = [[1, 3, 5, 7], [2, 4, 6, 8], [9, 11, 13, 15], [10, 12, 14, 16]]


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"gardens": [EMPTY]}, "gardens"),
        ({"gardens": [[[5, 4, E, E], [E] * 4, [E] * 4, [E] * 4], EMPTY]}, "gardens[0] does not increase"),
        ({"gardens": [[[21, E, E, E], [E] * 4, [E] * 4, [E] * 4], EMPTY]}, "gardens[0][0][0]"),
        ({"gardens": [[[E] * 3] * 4, EMPTY]}, "gardens[0] must be four rows"),
        ({"centre": [5, 5, 5]}, "more than 2 tiles with 5"),
        ({"held": 0}, "held"),
        ({"turn": 2}, "turn is not a seat"),
        ({"turn": None}, "turn cannot be null"),
        ({"idle": 20, "centre": [3]}, "turn must be null"),
        ({"idle": -1}, "idle"),
        ({"idle": 3, "centre": [3], "held": 5}, "idle must be 0 when a tile has been drawn"),
        ({"idle": 3}, "idle must be 0 when the centre is empty"),
        ({"gardens": [FULL, EMPTY], "turn": None, "idle": 3, "centre": [3]}, "idle must be 0 when a garden is full"),
        ({"gardens": [FULL, FULL], "turn": None}, "gardens cannot be full more than once"),
        ({"gardens": [FULL, EMPTY]}, "turn must be null: a garden is full"),
        ({"ply": 2**31 - 1}, "ply is out of range"),
        ({"ply": -1}, "ply is out of range"),
        ({"revealed": 2**31 - 1}, "revealed is out of range"),
        ({"generator": [1, 2, 3]}, "generator"),
        ({"face_down": [1]}, "face_down"),
        ({"setup": "wild"}, "$.setup"),
        ({"surprise": 1}, "surprise"),
        ({"hands": [[], []]}, "hands"),
        ({"laying": True}, "hands[0]"),
        ({"start": 4}, "start"),
        ({"gardens": "none"}, "$.gardens"),
    ],
)
def test_a_position_that_cannot_be_names_its_field(change: dict[str, Any], field: str) -> None:
    given = {"gardens": [EMPTY, EMPTY], **change}
    with pytest.raises(BadPosition) as problem:
        hortus.from_position("lucky-numbers", given)
    assert field in str(problem.value)


def test_a_position_at_the_highest_ply_can_be_played_on() -> None:
    match = position(WORKED, ply=10**9)
    match.play("draw")
    assert match.ply == 10**9 + 1


def test_after_the_end_nobody_is_to_decide_in_the_observation() -> None:
    match = position(NEARLY, centre=[20])
    at = [slices(match.game.observation)[f"to decide {seat}"].start for seat in range(4)]
    assert [match.observe(0)[k] for k in at] == [1, 0, 0, 0]
    match.play("take 20-d4")
    assert [match.observe(seat)[k] for seat in range(2) for k in at] == [0] * 8


def test_why_a_match_ended() -> None:
    match = position(NEARLY, centre=[20])
    assert match.ended is None and match.why_ended() == ""
    match.play("take 20-d4")
    assert match.ended == "full" and match.why_ended("de") == "Ein Garten ist voll."
    match = position(WORKED, centre=[9, 11], idle=IDLE_ROUNDS * 2 - 1)
    match.play("take 9-d2")
    assert match.ended == "stalemate"
    match = position(NEARLY, centre=all_face_up_but(gardens=[NEARLY], held=20), held=20)
    match.play("discard")
    assert match.ended == "no-tiles"


def test_the_starting_seat_must_exist() -> None:
    with pytest.raises(BadOption, match="start=3 is not a seat"):
        hortus.new("lucky-numbers", 3, start=3)
