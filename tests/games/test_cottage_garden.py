"""Cottage Garden's rules and rulings, each by name (the rules are told in docs/games/cottage-garden.md)."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pytest

import hortus
from hortus.errors import BadOption, IllegalMove
from hortus.games.cottage_garden.components import TILE_NAMES
from hortus.table import Match

from .cottage_tables import bed, fresh, kinds, me, nursery, other, planted, seat, setup

GAME = "cottage-garden"

# ---- set-up


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_set_up(players: int) -> None:
    view = Match(GAME, players, seed=3).view(None)
    shown = [tile["tile"] for row in view["nursery"] for tile in row] + [tile["tile"] for tile in view["path"]]
    assert len(view["path"]) == 20 and sorted(shown) == sorted(TILE_NAMES[1:])
    for player in view["seats"]:
        assert [place["side"] for place in player["beds"]] == ["light", "dark"]
        assert (player["cats"], player["orange"], player["blue"]) == (2, [0, 0, 0], [0, 0, 0])
    assert view["supply"]["side"] == "light" and view["turn"] == 0
    beds = [place["bed"] for player in view["seats"] for place in player["beds"]] + [view["supply"]["bed"]]
    assert len(set(beds)) == 2 * players + 1
    assert view["gardener"]["name"] == "top A"
    assert view["gardener"]["die"] == (2 if players <= 2 else 1)


@pytest.mark.parametrize(("players", "turns"), [(1, 32), (2, 32), (3, 26), (4, 25)])
def test_turn_counts_before_the_final_round(players: int, turns: int) -> None:
    for seed in range(3):
        match = Match(GAME, players, seed=seed)
        dice = random.Random(seed)
        while not match.view(None)["gardener"]["final_round"]:
            before = [player["turns"] for player in match.view(None)["seats"]]
            assert max(before) <= turns
            match.play(dice.choice(match.moves()))
        assert before == [turns] * (players - 1) + [turns - 1]  # the last turn before it was the last seat's


# ---- nursery and gardener

SIXTEEN = [
    "A1 A2 A3 A4", "B1 B2 B3 B4", "C1 C2 C3 C4", "D1 D2 D3 D4",
    "D1 C1 B1 A1", "D2 C2 B2 A2", "D3 C3 B3 A3", "D4 C4 B4 A4",
    "D4 D3 D2 D1", "C4 C3 C2 C1", "B4 B3 B2 B1", "A4 A3 A2 A1",
    "A4 B4 C4 D4", "A3 B3 C3 D3", "A2 B2 C2 D2", "A1 B1 C1 D1",
]  # fmt: skip
TWENTY = [
    "A1 B2 C3 D4", *SIXTEEN[:4], "D1 C2 B3 A4", *SIXTEEN[4:8], "D4 C3 B2 A1", *SIXTEEN[8:12], "A4 B3 C2 D1",
    *SIXTEEN[12:],
]  # fmt: skip


def seats_with_fresh_beds(players: int) -> list[dict[str, Any]]:
    return [seat(fresh(2 * i + 1), fresh(2 * i + 2, "dark")) for i in range(players)]


@pytest.mark.parametrize(("players", "rows"), [(2, SIXTEEN), (3, SIXTEEN), (4, TWENTY)])
def test_refill_order_on_every_side_and_corner(players: int, rows: list[str]) -> None:
    """The nursery is empty: the player after next to nothing finds the row filled, nearest space first."""
    for space, row in enumerate(rows):
        match = setup(*seats_with_fresh_beds(players), gardener=(space - 1) % len(rows), path=TILE_NAMES[1:])
        match.play("pot 1b4")
        view = match.view(None)
        assert view["gardener"]["row"] == row.split() and view["gardener"]["space"] == space
        flat = {f"{'ABCD'[k]}{r + 1}": tile for r, line in enumerate(view["nursery"]) for k, tile in enumerate(line)}
        assert [flat[name]["tile"] for name in row.split()] == TILE_NAMES[1:5]
        assert sum(1 for tile in flat.values() if tile) == 4
        assert [tile["tile"] for tile in view["path"]] == TILE_NAMES[5:]


def test_solo_gardener_moves_two_spaces_and_never_sees_the_second_and_fourth_row() -> None:
    match = Match(GAME, 1, seed=1)
    seen = set()
    dice = random.Random(1)
    while not match.over:
        seen.add(match.view(None)["gardener"]["name"])
        match.play(dice.choice(match.moves()))
    assert seen == {"top A", "top C", "right 1", "right 3", "bottom D", "bottom B", "left 4", "left 2"}


@pytest.mark.parametrize(
    ("players", "before", "turning"), [(2, 15, True), (2, 13, False), (3, 13, True), (3, 15, False), (4, 0, True)]
)
def test_turning_space(players: int, before: int, turning: bool) -> None:
    match = setup(*seats_with_fresh_beds(players), gardener=before, die=3)
    match.play("pot 1b4")
    assert match.view(None)["gardener"]["die"] == (4 if turning else 3)


# ---- refill and ramble


def ramble_table(gaps: int, cats: int = 1, **fields: Any) -> Match:
    """Seat 1 has just begun its turn at top B."""
    shown = {f"B{row}": name for row, name in zip(range(1, 5 - gaps), ("5A", "5B", "5C", "5D"), strict=False)}
    first = seat(fresh(1), fresh(2, "dark"))
    match = setup(first, other(cats=cats, **fields), nursery=nursery(**shown), gardener=0)
    match.play("pot 1b4")
    return match


@pytest.mark.parametrize("gaps", [1, 2])
def test_ramble_costs_a_cat_and_fills_one_or_two_gaps(gaps: int) -> None:
    match = ramble_table(gaps)
    assert match.turn == 1 and match.moves() == ["ramble", "stay"]
    stay = match.clone()
    stay.play("stay")
    assert me(stay, 1)["cats"] == 1 and sum(1 for row in stay.view(None)["nursery"] if row[1]) == 4 - gaps
    head = [tile["tile"] for tile in match.view(None)["path"]]
    match.play("ramble")
    assert me(match, 1)["cats"] == 0
    filled = [row[1]["tile"] for row in match.view(None)["nursery"]]
    assert filled[4 - gaps :] == head[:gaps]


def test_no_ramble_without_a_gap_a_cat_or_a_path() -> None:
    for match, why in ((ramble_table(0), "no empty space"), (ramble_table(1, cats=0), "no cat")):
        assert "plant" in kinds(match)
        with pytest.raises(IllegalMove, match=why):
            match.play("ramble")
    match = short_path(on_path=0, in_row=3)
    match.play(first_pot(match))
    assert match.turn == 1 and me(match, 1)["cats"] == 1
    with pytest.raises(IllegalMove, match="path is empty"):
        match.play("ramble")


def short_path(on_path: int, in_row: int) -> Match:
    """Four players; seat 1 comes next to column A, which holds so many tiles; the path holds so many."""
    names = sorted(TILE_NAMES[1:], reverse=True)  # the big ones first, to the nursery
    spaces = [f"{column}{row}" for column in "BCD" for row in range(1, 5)] + [f"A{row}" for row in range(1, in_row + 1)]
    shown, rest = dict(zip(spaces, names, strict=False)), names[len(spaces) :]
    path, rest = rest[:on_path], rest[on_path:]
    beds = [planted(i // 2 + 1 + i % 2 * 4, ("light", "dark")[i % 2], rest[i::8]) for i in range(8)]
    seats = [seat(beds[2 * i], beds[2 * i + 1], cats=1 if i == 1 else 0) for i in range(4)]
    return setup(*seats, nursery=nursery(**shown), path=path, gardener=0)


@pytest.mark.parametrize("gaps", [3, 4])
def test_three_or_four_gaps_are_filled_without_asking(gaps: int) -> None:
    match = ramble_table(gaps)
    assert "plant" in kinds(match) and me(match, 1)["cats"] == 1
    assert all(row[1] for row in match.view(None)["nursery"])


def test_ruling_8_a_short_path_leaves_the_last_spaces_empty() -> None:
    match = short_path(on_path=2, in_row=0)
    head = [tile["tile"] for tile in match.view(None)["path"]]
    match.play(first_pot(match))
    view = match.view(None)
    column = [view["nursery"][row][0] for row in range(4)]
    assert [tile and tile["tile"] for tile in column] == [*head, None, None]
    assert view["path"] == [] and match.turn == 1


def first_pot(match: Match) -> str:
    return next(move for move in match.moves() if move.startswith("pot"))


# ---- planting


def test_planting_covers_prints_but_no_tile_and_no_token() -> None:
    first = fresh(1, tiles=(("3A#1", "a2 b2 c2"),))  # bed 1 light has a printed pot on a1
    first["cats"], first["pots"] = ["b1"], ["e1"]
    match = setup(seat(first, fresh(2, "dark")), other(), nursery=nursery(A1="2C#1"))
    moves = match.moves()
    assert "plant A1-1c1" in moves  # c1 and d1
    match.play("plant A1-1a4")
    assert match.turn == 1
    for text, why in (
        ("plant A1-1a1", "b1 of bed 1 is taken by a cat"),
        ("plant A1-1d1", "e1 of bed 1 is taken by a pot"),
        ("plant A1-1a1-r1", "a2 of bed 1 is taken by a tile"),
        ("plant A1-1e4", "stick out"),
        ("plant A1-1c5-r1", "stick out"),
        ("plant B1-1c1", "not in the gardener row"),
        ("plant A2-1c1", "No tile lies on A2"),
    ):
        trial = setup(seat(first, fresh(2, "dark")), other(), nursery=nursery(A1="2C#1"))
        with pytest.raises(IllegalMove, match=why):
            trial.play(text)
    covering = setup(seat(fresh(1), fresh(2, "dark")), other(), nursery=nursery(A1="2C#1"))
    covering.play("plant A1-1a1")  # the printed pot is covered
    assert me(covering)["beds"][0]["visible_pots"] == 4


def test_never_a_pass_and_a_pot_is_always_possible() -> None:
    match = setup(seat(fresh(1), fresh(2, "dark"), cats=2), other())
    assert kinds(match) == {"pot"}
    assert "done" not in match.moves()
    assert len(match.moves()) == 18 + 19  # the empty squares of both beds


def test_rotations_and_flips() -> None:
    match = setup(seat(fresh(1), fresh(2, "dark")), other(), nursery=nursery(A1="5C"))  # XXX./..XX
    for text, squares in (
        ("plant A1-1a1", "a1 b1 c1 c2 d2"),
        ("plant A1-1a1-r1", "b1 b2 a3 b3 a4"),
        ("plant A1-1a1-r2", "a1 b1 b2 c2 d2"),
        ("plant A1-1a1-r3", "b1 a2 b2 a3 a4"),
        ("plant A1-1a1-f", "b1 c1 d1 a2 b2"),
        ("plant A1-1a1-r1f", "a1 a2 b2 b3 b4"),
        ("plant A1-1a1-r2f", "c1 d1 a2 b2 c2"),
        ("plant A1-1a1-r3f", "a1 a2 a3 b3 b4"),
    ):
        trial = match.clone()
        trial.play(text)
        assert trial.played()[-1][1] == text
        assert set(me(trial)["beds"][0]["tiles"][0]["squares"]) == set(squares.split()), text


def test_the_only_square_left_takes_the_pot_by_itself() -> None:
    """Seat 1 has one empty square and no tile that fits: its whole turn leaves nothing to decide."""
    tiles = (("2B", "a1 b1"), ("3A#2", "a2 b2 c2"), ("2C#2", "c1 d1"))
    second = seat(bed(7, leave="b4", tiles=tiles), None)
    match = setup(seat(fresh(1, tiles=FINAL), None), second, die=6, path=big_tiles_first(*FINAL, *tiles))
    match.play("pot 1b1")
    assert match.turn == 0 and me(match, 1)["beds"] == [None, None]
    assert me(match, 1)["turns"] == 1 and match.view(None)["gardener"]["space"] == 2


def big_tiles_first(*laid: tuple[str, str]) -> list[str]:
    return sorted(set(TILE_NAMES[1:]) - {name for name, _ in laid}, reverse=True)


# ---- scoring


def test_scoring_counts_prints_tokens_and_tiles() -> None:
    """Bed 1 light: five pots and two cloches printed; a pot token; 2A shows a pot, 1A a cloche and covers a pot."""
    first = bed(1, leave="b1", pots="c1", tiles=(("2A", "d1 e1"), ("1A#1", "a1")))
    match = setup(seat(first, fresh(2, "dark")), other())
    shown = me(match)["beds"][0]
    assert (shown["visible_pots"], shown["visible_cloches"]) == (4 + 1 + 1, 2 + 1)
    match.play("pot 1b1")
    assert me(match)["orange"] == [0, 0, 7] and me(match)["blue"] == [0, 0, 6]
    assert me(match)["cats"] == 1  # the red line


def test_the_player_picks_the_cubes() -> None:
    match = setup(seat(bed(1, leave="b1"), fresh(2, "dark"), orange=[0, 2, 15], blue=[0, 6, 14]), other())
    match.play("pot 1b1")
    assert match.moves() == ["orange 0", "orange 2", "orange 15"]
    match.play("orange 15")  # six steps, five of them lost
    assert me(match)["orange"] == [0, 2, 20]
    assert match.moves() == ["blue 0", "blue 6", "blue 14"]
    match.play("blue 6")
    assert me(match)["blue"] == [0, 10, 14]
    assert me(match)["beehives"] == 2


def test_clean_up_and_exchange() -> None:
    first = bed(1, leave="b1", tiles=(("2A", "d1 e1"), ("3A#1", "b4 c4 d4")))
    done = {"orange": [20, 20, 20], "blue": [20, 20, 20]}
    supply = {"bed": 9, "side": "dark"}
    match = setup(seat(first, fresh(2, "dark"), **done), other(), return_order="chosen", supply=supply)
    length = len(match.view(None)["path"])
    match.play("pot 1b1")
    assert match.moves() == ["return 1", "return 2"]
    match.play("return 2")
    view = match.view(None)
    assert [tile["tile"] for tile in view["path"]][-2:] == ["3A#1", "2A"]
    assert len(view["path"]) == length + 2 - 4  # seat 1's row was refilled
    assert (view["supply"]["bed"], view["supply"]["side"]) == (1, "dark")  # flipped
    mine = me(match)["beds"][0]
    assert (mine["bed"], mine["side"], mine["tiles"], mine["cats"]) == (9, "dark", [], [])  # as it lay


def test_shuffled_return_is_drawn_from_the_tiles_of_the_bed() -> None:
    first = bed(1, leave="b1", tiles=(("2A", "d1 e1"), ("3A#1", "b4 c4 d4"), ("1A#1", "e4")))
    match = setup(seat(first, fresh(2, "dark")), other())
    assert match.chances("pot 1b1") == {name: pytest.approx(1 / 3) for name in ("2A", "3A#1", "1A#1")}
    match.play("pot 1b1", ["1A#1", "3A#1"])
    assert [tile["tile"] for tile in match.view(None)["path"]][-3:] == ["1A#1", "3A#1", "2A"]


def test_red_line_brings_a_cat_only_forwards_and_only_across() -> None:
    for orange, cats in (([0, 1, 6], 1), ([0, 1, 7], 0)):
        match = setup(seat(bed(1, leave="b1"), fresh(2, "dark"), orange=orange, blue=[20, 20, 20]), other())
        match.play("pot 1b1")
        match.play(f"orange {orange[2]}")
        assert me(match)["cats"] == cats


def test_bonuses_can_be_agreed_away() -> None:
    for bonuses, cats, pots in (("none", 0, 0), ("cat", 1, 0), ("pot", 0, 1), ("cat,pot", 1, 1)):
        table = seat(bed(1, leave="b1"), fresh(2, "dark"), orange=[0, 20, 20], blue=[20, 20, 20])
        match = setup(table, other(), bonuses=bonuses)
        match.play("pot 1b1")  # the last orange cube leaves 0, over the red line? six pots: no
        assert me(match)["orange"] == [6, 20, 20]
        assert ("bonus" in match.what_now()) == bool(pots)
        table = seat(bed(1, leave="b1"), fresh(2, "dark"), orange=[6, 20, 20], blue=[20, 20, 20])
        match = setup(table, other(), bonuses=bonuses)
        match.play("pot 1b1")
        assert me(match)["cats"] == cats


def test_worked_example_64_points() -> None:
    table = seat(fresh(1), fresh(2, "dark"), orange=[8, 8, 20], blue=[6, 20, 0], beehives=2, cats=2)
    match = setup(table, other())
    assert match.scores() == [64, 0]
    lines = match.explain(0)
    assert [line.points for line in lines] == [20, 8, 8, 20, 6, 0, 2, 0, 0]


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


ONE_TILE = nursery(A1="1A#2")  # besides the last square there is something to choose
FINAL = (("2A", "d1 e1"), ("3A#1", "b4 c4 d4"), ("2C#1", "a2 b2"))  # on bed 1 light


def other_final(**fields: Any) -> dict[str, Any]:
    """A second player with one bed in the final round: bed 7 light with three tiles."""
    tiles = (("2B", "a1 b1"), ("3A#2", "a2 b2 c2"), ("2C#2", "c1 d1"))
    return seat(fresh(7, tiles=tiles), None, **fields)


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
        table = seat(bed(1, leave="b1"), fresh(2, "dark"), orange=cubes, blue=[20, 20, 20], beehives=hives)
        match = setup(table, other(beehives=others), bonuses="none")
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


TWO_BED = (("4C#1", "a2 b2 c2 b3"), ("3B#1", "d1 e1 e2"), ("1A#1", "a3"))  # on bed 2 dark, for the final round


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
    match = setup(seat(None, None, orange=[5, 5, 5]), other_final(), turn=1, die=6, gardener=3)
    match.play("pot 1a5")
    assert match.turn == 1 and match.scores()[0] == 15
    assert match.view(None)["gardener"]["space"] == 5  # two spaces: seat 0's turn was only that
    assert me(match)["turns"] == 1


def test_the_gardener_stays_when_the_last_bed_has_gone() -> None:
    first = seat(bed(1, leave="b1", tiles=FINAL), None, orange=[20, 20, 20], blue=[20, 20, 20])
    match = setup(first, seat(None, None), die=6, gardener=3, nursery=nursery(D1="1A#2"))
    match.play("pot 1b1")
    assert match.over and match.view(None)["gardener"]["space"] == 3


def test_the_die_no_longer_changes_in_the_final_round() -> None:
    match = setup(seat(fresh(1, tiles=FINAL), None), other_final(), die=6, gardener=15)
    match.play("pot 1b1")
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


# ---- children


@pytest.mark.parametrize(
    ("players", "age", "corners"), [(2, 7, 2), (2, 6, 3), (3, 7, 1), (3, 6, 2), (3, 5, 3), (4, 5, 3)]
)
def test_children_choose_a_set_of_corners(players: int, age: int, corners: int) -> None:
    match = Match(GAME, players, {"children": [0] * (players - 1) + [age]}, 2)
    names = ["nw", "ne", "se", "sw"]
    assert match.turn == players - 1
    assert sorted(match.moves()) == sorted("corners " + "+".join(chosen) for chosen in combinations(names, corners))
    match.play("corners " + "+".join(reversed(names[:corners])))
    assert me(match, players - 1)["corners"] == names[:corners] and match.turn == 0


def test_a_child_of_five_with_two_players_has_all_corners() -> None:
    match = Match(GAME, 2, {"children": "0,5"}, 2)
    assert me(match, 1)["corners"] == ["nw", "ne", "se", "sw"] and match.turn == 0


@pytest.mark.parametrize(
    ("players", "before", "corner"),
    [
        (2, 15, "nw"),
        (2, 3, "ne"),
        (2, 7, "se"),
        (2, 11, "sw"),
        (4, 19, "nw"),
        (4, 4, "ne"),
        (4, 9, "se"),
        (4, 14, "sw"),
    ],
)
def test_passing_a_corner_brings_the_child_a_cat(players: int, before: int, corner: str) -> None:
    seats = seats_with_fresh_beds(players)
    seats[-1] |= {"child": 7, "corners": [corner] if players > 2 else [corner, "se" if corner == "nw" else "nw"]}
    for space, cats in ((before, 1), ((before + 1) % (20 if players == 4 else 16), 0)):
        match = setup(*seats, gardener=space)
        match.play("pot 1b4")
        assert me(match, players - 1)["cats"] == cats


def test_children_keep_more_than_two_cats_and_adults_do_not() -> None:
    for child, placed in ((0, True), (7, False)):
        corners = ["nw", "ne"] if child else []
        table = seat(bed(1, leave="b1"), fresh(2, "dark"), orange=[6, 20, 20], blue=[20, 20, 20], cats=2)
        match = setup({**table, "child": child, "corners": corners}, other(child=7, corners=["nw", "se"]))
        match.play("pot 1b1")
        match.play("done")
        match.play("done")
        assert (match.turn == 0) == placed
        assert me(match)["cats"] == 3


def test_nobody_rambles_in_a_game_with_a_child() -> None:
    match = setup(
        seat(fresh(1), fresh(2, "dark"), cats=2), other(child=7, corners=["nw", "se"], cats=2),
        nursery=nursery(A1="5A", A2="5B"),
    )  # fmt: skip
    with pytest.raises(IllegalMove, match="with a child"):
        match.play("ramble")
    match.play("pot 1b1")
    match.play("done")
    assert match.turn == 1 and "ramble" not in match.moves()


@pytest.mark.parametrize("value", ["5", "0,4", "0,5,0", "a,b", [5], [0, 8], [], 5, {"0": 5}])
def test_children_that_cannot_be(value: Any) -> None:
    with pytest.raises(BadOption):
        Match(GAME, 2, {"children": value})
    with pytest.raises(BadOption):
        Match(GAME, 1, {"children": "5"})


def test_options_as_people_write_them() -> None:
    assert Match(GAME, 2, {"children": [None, 6]}).options["children"] == "0,6"
    assert Match(GAME, 2, {"children": "0,0"}).options["children"] == "none"
    assert Match(GAME, 2, {"bonuses": "pot,cat"}).options["bonuses"] == "cat,pot"
    assert Match(GAME, 2, {"bonuses": ["pot"]}).options["bonuses"] == "pot"


# ---- words


def test_sentences_tell_what_a_move_brought() -> None:
    match = setup(seat(bed(1, leave="b1"), fresh(2, "dark"), orange=[14, 20, 20], blue=[0, 0, 0]), other())
    match.play("pot 1b1")
    assert match.log(None, "en") == [(0, "puts a pot on b1 of bed 1. 10 points! A beehive tile, worth 2!")]
    assert match.log(None, "fr") == [(0, "met un pot en b1 du parterre 1. 10 points ! Une ruche, qui vaut 2 !")]


def test_explain_says_what_each_bed_would_bring() -> None:
    match = setup(seat(bed(1, leave="b1 c1"), fresh(2, "dark"), orange=[0, 4, 13], blue=[0, 2, 12]), other())
    first, second = match.explain(0)[-2:]
    assert (first.points, first.places) == (0, ("1b1", "1c1"))
    assert first.text == "Bed 1, light side: 2 squares are missing. It now shows 5 pots and 2 cloches: up to 15 points."
    assert len(second.places) == 19


def test_the_view_says_what_a_page_needs() -> None:
    """Where a cube would land and what it brings, whose row comes next, what is cleared, what is offered."""
    seen: set[str] = set()
    for players, options in ((2, {}), (3, {"return_order": "chosen"}), (1, {"bed_choice": "chosen"})):
        match = Match(GAME, players, options, seed=5)
        rng = random.Random(1)
        while not match.over:
            view = match.view(None)
            moves = match.moves()
            ahead = view["gardener"]["ahead"]
            assert [one["seat"] for one in ahead] == [(view["active"] + k) % players for k in range(1, players + 1)]
            if view["cubes"]:
                seen.add(view["phase"])
                assert set(view["cubes"]) == set(moves)
            assert bool(view["offered"]) == moves[0].startswith("bed ")
            if view["offered"]:
                assert [f"bed {bed['bed']}" for bed in view["offered"]] == moves
            if moves[0].startswith("return "):
                tiles = view["seats"][match.turn]["beds"][view["clearing"] - 1]["tiles"]
                assert [f"return {i + 1}" for i, tile in enumerate(tiles) if tile] == moves
                seen.add("return")
            move = rng.choice(moves)
            landing = view["cubes"].get(move)
            before = view["seats"][match.turn]["cats"]
            if landing and view["phase"] != "pay":
                told = match.describe(move)
                assert f"to {landing['to']}." in told
                assert ("A cat comes." in told) == ("cat" in landing["brings"])
            turn = match.turn
            match.play(move)
            if landing and "cat" in landing["brings"]:
                assert match.view(None)["seats"][turn]["cats"] > before or match.over
    assert {"orange", "pay", "return"} <= seen
