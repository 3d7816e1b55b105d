"""Cottage Garden's rules, each by name (they are told in docs/games/cottage-garden.md)."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pytest

from hortus.errors import BadOption, IllegalMove
from hortus.games.cottage_garden.components import TILE_NAMES
from hortus.table import Match

from .cottage_tables import (
    FINAL,
    bed,
    big_tiles_first,
    clock,
    first_pot,
    fresh,
    kinds,
    me,
    nursery,
    other,
    planted,
    seat,
    seats_with_fresh_beds,
    setup,
)

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


@pytest.mark.parametrize(("players", "rows"), [(2, SIXTEEN), (3, SIXTEEN), (4, TWENTY)])
def test_refill_order_on_every_side_and_corner(players: int, rows: list[str]) -> None:
    """The nursery is empty: the player after next to nothing finds the row filled, nearest space first."""
    for space, row in enumerate(rows):
        before = clock(players, (space - 1) % len(rows))
        match = setup(*seats_with_fresh_beds(players), path=TILE_NAMES[1:], **before)
        match.play(first_pot(match))
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
    match = setup(*seats_with_fresh_beds(players), **clock(players, before, die=3))
    match.play(first_pot(match))
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
    assert match.turn == 0 and me(match)["cats"] == 1
    with pytest.raises(IllegalMove, match="path is empty"):
        match.play("ramble")


def short_path(on_path: int, in_row: int) -> Match:
    """Four players; seat 0 comes next to column A, which holds so many tiles; the path holds so many."""
    names = sorted(TILE_NAMES[1:], reverse=True)  # the big ones first, to the nursery
    spaces = [f"{column}{row}" for column in "BCD" for row in range(1, 5)] + [f"A{row}" for row in range(1, in_row + 1)]
    shown, rest = dict(zip(spaces, names, strict=False)), names[len(spaces) :]
    path, rest = rest[:on_path], rest[on_path:]
    beds = [planted(i // 2 + 1 + i % 2 * 4, ("light", "dark")[i % 2], rest[i::8]) for i in range(8)]
    seats = [seat(beds[2 * i], beds[2 * i + 1], cats=1 if i == 0 else 0) for i in range(4)]
    return setup(*seats, nursery=nursery(**shown), path=path, **clock(4, 0))


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
    assert view["path"] == [] and match.turn == 0


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
    assert me(match, 1)["turns"] == 33 and match.view(None)["gardener"]["space"] == 2


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
    assert [(line.key, line.points) for line in lines] == [("orange", 36), ("blue", 26), ("beehives", 2)]
    assert [line.text for line in lines] == [
        "They stand on 8, 8 and 20.",
        "They stand on 0, 6 and 20.",
        "The first player with a cube on 20.",
    ]


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
        match = setup(*seats, **clock(players, space))
        assert me(match, players - 1)["cats"] == 0
        match.play(first_pot(match))
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
