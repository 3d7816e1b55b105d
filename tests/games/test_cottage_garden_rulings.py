"""Cottage Garden's rulings, each by name, the final round, the end and the solo game."""

from __future__ import annotations

from typing import Any

import pytest

import hortus
from hortus.errors import BadOption, IllegalMove
from hortus.table import Match

from .cottage_tables import (
    FINAL,
    ONE_TILE,
    TWO_BED,
    bed,
    clock,
    fresh,
    kinds,
    me,
    nursery,
    other,
    other_final,
    seat,
    seats_with_fresh_beds,
    setup,
)

GAME = "cottage-garden"

# ---- rulings


def test_ruling_1_cats_are_offered_after_the_tile_and_nothing_is_scored_in_between() -> None:
    match = setup(seat(bed(1, leave="b1"), bed(2, "dark", leave="b1"), cats=2), other())
    with pytest.raises(IllegalMove, match="Plant first"):
        match.play("cat 1b1")
    match.play("pot 1b1")
    assert match.scores() == [0, 0] and match.moves() == ["cat 2b1", "done"]
    match.play("cat 2b1")
    assert match.moves() == ["score 1", "score 2"]


def test_ruling_2_bonus_pots_go_on_the_other_bed_before_the_clean_up() -> None:
    table = seat(bed(1, leave="b1"), bed(2, "dark", leave="b1 e1 a2"), orange=[0, 3, 20], blue=[20, 20, 20])
    match = setup(table, other())
    match.play("pot 1b1")
    match.play("orange 0")
    assert match.moves() == ["pot 2b1", "pot 2e1", "pot 2a2"]
    assert me(match)["beds"][0]["bed"] == 1  # not cleaned up yet
    match.play("pot 2e1")
    assert me(match)["beds"][0]["bed"] == 9 and me(match)["beds"][1]["pots"] == ["e1"]


def test_ruling_2_two_bonus_pots_are_placed_one_by_one() -> None:
    table = seat(bed(1, leave="b1"), bed(2, "dark", leave="b1 e1 a2"), orange=[0, 20, 20], blue=[0, 20, 20])
    match = setup(table, other())
    match.play("pot 1b1")
    assert len(match.moves()) == 3
    match.play("pot 2a2")
    assert len(match.moves()) == 2 and match.turn == 0
    match.play("pot 2b1")
    assert match.turn == 1


def test_ruling_2_a_bonus_pot_that_completes_the_other_bed_has_it_scored_next() -> None:
    table = seat(bed(1, leave="b1"), bed(2, "dark", leave="b1"), orange=[0, 20, 20], blue=[20, 20, 20])
    match = setup(table, other())
    match.play("pot 1b1")
    # bed 1: six pots to 6; the bonus pot goes to 2b1 by itself; bed 2 dark: three printed pots and this one to 10
    assert me(match)["orange"] == [10, 20, 20]
    assert [place["bed"] for place in me(match)["beds"]] == [9, 1]


def test_ruling_2_a_bonus_pot_without_a_square_waits_for_the_replacement() -> None:
    table = seat(bed(1, leave="b1"), bed(2, "dark", leave="b1"), orange=[0, 20, 20], blue=[20, 20, 20], cats=1)
    match = setup(table, other())
    match.play("pot 1b1")
    match.play("cat 2b1")
    match.play("score 1")
    assert me(match)["beds"][0]["bed"] == 9 and match.view(None)["phase"] == "late pot"
    assert all(move.startswith("pot 1") for move in match.moves())
    match.play(match.moves()[0])
    assert me(match)["beds"][1]["bed"] == 1  # then bed 2 is scored


def test_ruling_2_a_bonus_pot_without_a_replacement_is_lost() -> None:
    table = seat(bed(1, leave="b1", tiles=FINAL), None, orange=[0, 20, 20], blue=[20, 20, 20])
    match = setup(table, other_final(), die=6, nursery=ONE_TILE)
    match.play("pot 1b1")
    assert me(match)["beds"] == [None, None] and match.turn == 1
    assert match.view(None)["waiting_pots"] == 0


def test_ruling_3_a_player_without_beds_returns_excess_cats() -> None:
    first = seat(bed(1, leave="b1", tiles=FINAL), None, orange=[6, 20, 20], blue=[20, 20, 20], cats=2)
    match = setup(first, other_final(), die=6, nursery=ONE_TILE)
    match.play("pot 1b1")
    assert me(match)["beds"] == [None, None] and me(match)["cats"] == 2  # three with the one from the red line


def test_ruling_3_no_limit_once_the_last_bed_has_gone() -> None:
    first = seat(bed(1, leave="b1", tiles=FINAL), None, orange=[6, 20, 20], blue=[20, 20, 20], cats=2)
    match = setup(first, seat(None, None), die=6, nursery=ONE_TILE)
    match.play("pot 1b1")
    assert match.over and me(match)["cats"] == 3


def excess_table(**options: Any) -> Match:
    """Three cats after a bed has been scored, and no more wanted."""
    table = seat(bed(1, leave="b1"), fresh(2, "dark"), orange=[6, 20, 20], blue=[20, 20, 20], cats=2)
    match = setup(table, other(), **options)
    match.play("pot 1b1")
    match.play("done")
    assert me(match)["cats"] == 3
    match.play("done")
    return match


def test_cat_limit_excess_cats_must_be_placed() -> None:
    match = excess_table()
    assert match.turn == 0 and kinds(match) == {"cat"}
    for text, why in (("drop", "none are given back"), ("done", "more than two cats")):
        with pytest.raises(IllegalMove, match=why):
            match.play(text)
    match.play("cat 2b1")
    assert match.turn == 1 and me(match)["cats"] == 2


def test_ruling_3_discard_cats_concerns_the_excess() -> None:
    match = excess_table(discard_cats=True)
    assert kinds(match) == {"cat", "drop"}
    match.play("drop")
    assert match.turn == 1 and me(match)["cats"] == 2


def test_cat_limit_what_excess_cats_complete_is_scored() -> None:
    table = seat(bed(1, leave="b1"), bed(2, "dark", leave="b1"), orange=[6, 20, 20], blue=[20, 20, 20], cats=2)
    match = setup(table, other())
    match.play("pot 1b1")
    match.play("done")  # bed 1 is scored and brings a cat; bed 9 has come
    match.play("done")
    match.play("cat 2b1")
    assert me(match)["beds"][1]["bed"] == 1 and me(match)["orange"] == [15, 20, 20]


def test_ruling_4_no_token_on_a_printed_symbol() -> None:
    match = setup(seat(fresh(1), fresh(2, "dark"), cats=1), other())
    with pytest.raises(IllegalMove, match="printed symbol"):
        match.play("pot 1a1")
    match.play("pot 1b1")
    with pytest.raises(IllegalMove, match="printed symbol"):
        match.play("cat 1d2")


def pay_table(orange: list[int], blue: list[int]) -> Match:
    return setup(seat(fresh(1, tiles=FINAL), None, orange=orange, blue=blue), other_final(), die=6, phase="pay")


def test_ruling_5_who_can_pay_the_penalty() -> None:
    match = pay_table([1, 2, 20], [0, 2, 20])
    assert match.moves() == ["pay orange-2", "pay orange-20", "pay blue-2", "pay blue-20"]
    for move, orange, blue in (
        ("pay orange-2", [0, 1, 20], [0, 2, 20]),
        ("pay orange-20", [1, 2, 14], [0, 2, 20]),
        ("pay blue-2", [1, 2, 20], [0, 0, 20]),
        ("pay blue-20", [1, 2, 20], [0, 2, 14]),
    ):
        trial = match.clone()
        trial.play(move)
        assert (me(trial)["orange"], me(trial)["blue"]) == (orange, blue)
    with pytest.raises(IllegalMove, match="cannot go back so far"):
        match.play("pay orange-1")
    with pytest.raises(IllegalMove, match="no blue cube on 4"):
        match.play("pay blue-4")


def before_final_turn(orange: list[int], blue: list[int]) -> Match:
    """Seat 0 plays, then seat 1 begins a turn of the final round with these cubes."""
    match = setup(seat(fresh(1, tiles=FINAL), None), other_final(orange=orange, blue=blue), die=6)
    match.play("pot 1b1")
    return match


def test_ruling_5_a_single_cube_that_can_pay_does_and_none_loses_nothing() -> None:
    assert me(before_final_turn([0, 1, 1], [0, 0, 4]), 1)["blue"] == [0, 0, 2]
    assert me(before_final_turn([0, 1, 3], [0, 0, 0]), 1)["orange"] == [0, 1, 1]
    nothing = before_final_turn([0, 1, 1], [0, 0, 0])
    assert nothing.scores()[1] == 2 and nothing.turn == 1


def test_ruling_6_a_cube_on_20_cannot_be_chosen_and_nothing_moves_for_nothing() -> None:
    match = setup(seat(bed(1, leave="b1"), fresh(2, "dark"), orange=[3, 4, 20], blue=[0, 0, 0]), other())
    match.play("pot 1b1")
    assert match.moves() == ["orange 3", "orange 4"]
    with pytest.raises(IllegalMove, match="arrived"):
        match.play("orange 20")
    # bed 5 light has two cloches, on b1 and e4: covered, no blue cube moves
    covered = bed(5, leave="a1", tiles=(("2A", "b1 c1"), ("2B", "e4 e5")))
    match = setup(seat(covered, fresh(2, "dark"), orange=[20, 20, 20], blue=[0, 2, 4]), other())
    match.play("pot 1a1")
    assert me(match)["blue"] == [0, 2, 4] and me(match)["orange"] == [20, 20, 20]


def test_ruling_7_and_10_beds_with_fewer_than_three_tiles_are_given_up_in_order() -> None:
    """The last turn before the final round is seat 1's; seat 0 is next, and first to give up."""
    three = (("1A#1", "b1"), ("1A#2", "c1"), ("2A", "d1 e1"))  # one-square tiles count
    first = seat(
        fresh(1, tiles=(("4A", "b4 c4 d4 e4"), ("3A#1", "a2 b2 c2"))), fresh(2, "dark", tiles=(("4B", "a3 b3 a4 b4"),))
    )
    second = seat(fresh(7, tiles=three), fresh(8, "dark", tiles=(("5B", "a1 b1 c1 d1 a2"),)))
    match = setup(first, second, die=5, gardener=15, turn=1, return_order="chosen")
    tail = len(match.view(None)["path"])
    match.play("pot 1b4")
    assert match.turn == 0 and match.moves() == ["return 1", "return 2"]  # the owner names them
    assert match.view(None)["active"] == 0 and match.view(None)["gardener"]["final_round"]
    match.play("return 2")
    view = match.view(None)
    assert [seat["beds"][0] and seat["beds"][0]["bed"] for seat in view["seats"]] == [None, 7]
    assert [seat["beds"][1] for seat in view["seats"]] == [None, None]
    assert [tile["tile"] for tile in view["path"]][-4:] == ["3A#1", "4A", "4B", "5B"]
    assert len(view["path"]) == tail + 4 - 4 and match.turn == 1  # seat 0 has no bed; seat 1's row was refilled


def test_ruling_7_all_beds_given_up_ends_the_game_at_once() -> None:
    match = setup(*seats_with_fresh_beds(2), die=5, gardener=15, turn=1)
    match.play("pot 1a1")
    assert match.over and match.view(None)["gardener"]["space"] == 0


def test_ruling_9_beehives_go_to_the_first_and_the_second_player() -> None:
    def finish(cubes: list[int], hives: int, others: int) -> int:
        blue = [20 if hives else 0] * 3
        table = seat(bed(1, leave="b1"), fresh(2, "dark"), orange=cubes, blue=blue, beehives=hives)
        match = setup(table, other(beehives=others, blue=[0, 0, 20 if others else 0]), bonuses="none")
        match.play("pot 1b1")
        held: int = me(match)["beehives"]
        return held

    assert finish([15, 15, 15], 0, 0) == 2
    assert finish([15, 15, 15], 0, 2) == 1
    assert finish([15, 15, 15], 2, 0) == 2  # nobody gets both
    assert finish([15, 15, 15], 1, 2) == 1
    assert finish([0, 0, 0], 0, 0) == 0


def test_ruling_9_losing_the_20_does_not_lose_the_beehive() -> None:
    table = seat(fresh(1, tiles=FINAL), None, orange=[0, 0, 20], blue=[0, 2, 2], beehives=2)
    match = setup(table, other_final(), die=6, phase="pay")
    match.play("pay orange-20")
    assert me(match)["beehives"] == 2


def test_ruling_11_two_beds_are_scored_one_after_the_other() -> None:
    table = seat(bed(1, leave="b1"), bed(2, "dark", leave="b1"), orange=[20, 20, 20], blue=[20, 20, 20], cats=1)
    match = setup(table, other())
    match.play("pot 1b1")
    match.play("cat 2b1")
    assert match.moves() == ["score 1", "score 2"]
    match.play("score 2")
    # bed 9 came for bed 2, then bed 2, flipped, came back for bed 1
    assert [(place["bed"], place["side"]) for place in me(match)["beds"]] == [(2, "light"), (9, "light")]
    assert match.view(None)["supply"]["bed"] == 1


def test_ruling_12_every_tile_of_the_nursery_is_shown_with_its_shape_at_any_time() -> None:
    for tile in (tile for row in Match(GAME, 2, seed=4).view(1)["nursery"] for tile in row):
        assert 1 <= sum(line.count("X") for line in tile["shape"]) <= 6


def test_ruling_13_a_lay_is_the_squares_it_covers() -> None:
    match = setup(seat(fresh(1), fresh(2, "dark")), other(), nursery=nursery(A1="2C#1", A2="2C#2", A3="4E#1"))
    lays = [move for move in match.moves() if move.startswith("plant")]
    assert sum(1 for move in lays if move.startswith("plant A1-1")) == 40  # a domino has 40 lays on a free bed
    assert {move[:10] for move in lays} >= {"plant A1-1", "plant A2-1"}  # copies are distinct pieces
    for other_name, name in (
        ("plant A1-1b4-r2", "plant A1-1b4"),
        ("plant a1-1b4-fr2", "plant A1-1b4"),
        ("plant A1-1b4-r3f", "plant A1-1b4-r1"),
        ("plant A3-1b4-r2f", "plant A3-1b4-f"),
    ):
        trial = match.clone()
        trial.play(other_name)
        assert trial.played()[-1][1] == name
        assert hortus.from_record(trial.record()).digest() == trial.digest()


def test_ruling_13_cubes_on_one_space_are_one_choice() -> None:
    match = setup(seat(bed(1, leave="b1"), fresh(2, "dark"), orange=[4, 4, 5], blue=[2, 2, 2]), other())
    match.play("pot 1b1")
    assert match.moves() == ["orange 4", "orange 5"]
    match.play("orange 4")
    assert me(match)["orange"] == [4, 5, 10] and me(match)["blue"] == [2, 2, 6]


# ---- the final round and the end


def test_final_round_completed_beds_are_not_replaced() -> None:
    table = seat(
        bed(1, leave="b1", tiles=FINAL), fresh(2, "dark", tiles=TWO_BED), orange=[20, 20, 20], blue=[20, 20, 20]
    )
    match = setup(table, other_final(), die=6)
    match.play("pot 1b1")
    assert me(match)["beds"][0] is None and me(match)["beds"][1]["bed"] == 2
    assert match.view(None)["supply"]["bed"] == 9


def test_final_round_moving_back_over_the_red_line_brings_nothing_and_forwards_a_cat_again() -> None:
    table = seat(bed(1, leave="b1", tiles=FINAL), fresh(2, "dark", tiles=TWO_BED), orange=[1, 1, 8], blue=[0, 0, 2])
    match = setup(table, other_final(), die=6, phase="pay")
    match.play("pay orange-8")
    assert me(match)["orange"] == [1, 1, 6] and me(match)["cats"] == 0
    match.play("pot 1b1")
    match.play("orange 6")
    match.play("blue 2")
    assert me(match)["cats"] == 1


def test_final_round_emptying_the_start_again_brings_a_pot_again() -> None:
    table = seat(bed(1, leave="b1", tiles=FINAL), fresh(2, "dark", tiles=TWO_BED), orange=[2, 5, 20], blue=[20, 20, 20])
    match = setup(table, other_final(), die=6, phase="pay")
    match.play("pay orange-2")
    assert me(match)["orange"] == [0, 5, 20]
    match.play("pot 1b1")
    match.play("orange 0")
    assert match.view(None)["waiting_pots"] == 1 and all(move.startswith("pot 2") for move in match.moves())


def test_final_round_the_penalty_comes_before_every_turn() -> None:
    match = setup(seat(fresh(1, tiles=FINAL), None), other_final(orange=[4, 6, 8]), die=6)
    match.play("pot 1b1")
    assert match.turn == 1 and match.moves() == ["pay orange-4", "pay orange-6", "pay orange-8"]
    match.play("pay orange-4")
    assert match.scores()[1] == 16 and "pot" in kinds(match)


def test_a_player_without_beds_only_moves_the_gardener() -> None:
    match = setup(seat(None, None, orange=[5, 5, 5]), other_final(), **clock(2, 3, die=6))
    match.play("pot 1a5")
    assert match.turn == 1 and match.scores()[0] == 15
    assert match.view(None)["gardener"]["space"] == 5  # two spaces: seat 0's turn was only that
    assert me(match)["turns"] == 32 + 3


def test_the_gardener_stays_when_the_last_bed_has_gone() -> None:
    first = seat(bed(1, leave="b1", tiles=FINAL), None, orange=[20, 20, 20], blue=[20, 20, 20])
    match = setup(first, seat(None, None), nursery=nursery(C1="1A#2"), **clock(2, 2, die=6))
    match.play("pot 1b1")
    assert match.over and match.view(None)["gardener"]["space"] == 2


def test_the_die_no_longer_changes_in_the_final_round() -> None:
    match = setup(seat(fresh(1, tiles=FINAL), None), other_final(), **clock(2, 15, die=6))
    match.play("pot 1a5")
    assert match.view(None)["gardener"]["die"] == 6


@pytest.mark.parametrize(
    ("cubes", "hives", "winners"),
    [([10, 8, 9], [0, 2, 1], [1]), ([10, 8, 10], [0, 2, 0], [1]), ([10, 10, 3], [0, 0, 2], [0, 1]),
     ([11, 8, 10], [0, 2, 0], [0])],
)  # fmt: skip
def test_ties_go_to_more_beehives_and_are_shared_without(
    cubes: list[int], hives: list[int], winners: list[int]
) -> None:
    seats = [
        seat(None, None, orange=[0, 0, space], beehives=number) for space, number in zip(cubes, hives, strict=True)
    ]
    match = setup(*seats, die=6, turn=None, phase="turn")
    assert match.over and match.winners() == winners


# ---- solo


def test_solo_has_no_beehives() -> None:
    match = setup(seat(bed(1, leave="b1"), fresh(2, "dark"), orange=[15, 15, 15]))
    match.play("pot 1b1")
    assert me(match)["orange"] == [15, 15, 20] and me(match)["beehives"] == 0


def test_solo_beds_may_be_chosen_after_the_nursery_is_seen() -> None:
    match = Match(GAME, 1, {"bed_choice": "chosen"}, 5)
    assert len(match.moves()) == 9 and all(tile for row in match.view(None)["nursery"] for tile in row)
    match.play("bed 4")
    with pytest.raises(IllegalMove, match="chosen already"):
        match.play("bed 4")
    match.play("bed 2")
    match.play("bed 9")
    assert [(place["bed"], place["side"]) for place in me(match)["beds"]] == [(4, "light"), (2, "dark")]
    assert match.view(None)["supply"] | {"prints": 0} == {"bed": 9, "side": "light", "prints": 0}
    with pytest.raises(BadOption):
        Match(GAME, 2, {"bed_choice": "chosen"})
