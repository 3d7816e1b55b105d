"""Zen Garden: set-up, taking, placing, rounds and refill, every rule and ruling by name."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest

import hortus
from hortus.errors import BadOption, IllegalMove
from hortus.games.zen_garden import rules
from hortus.games.zen_garden.components import (
    CORNER_NAMES,
    DECOR_NAMES,
    ELEMENT_NAMES,
    GROUND_NAMES,
    PATH_NAMES,
    TILE_NAMES,
)
from hortus.kernel import plain

from .zen_garden_tables import (
    ANY,
    GAME,
    board,
    facing,
    garden,
    placing,
    play_round,
    position,
    table,
    three_lines,
)

# Components and set-up


def test_ninety_tiles_every_combination_once() -> None:
    assert len(TILE_NAMES) == len(set(TILE_NAMES)) == 90
    for names, each in ((PATH_NAMES, 30), (DECOR_NAMES, 18), (GROUND_NAMES, 15)):
        kind = {30: 0, 18: 1, 15: 2}[each]
        assert Counter(tile.split("-")[kind] for tile in TILE_NAMES) == dict.fromkeys(names, each)


def test_fourteen_emperor_tiles_one_for_each_element() -> None:
    assert len(ELEMENT_NAMES) == len(set(ELEMENT_NAMES)) == 14
    assert {"sand-path", "sand-ground"} <= set(ELEMENT_NAMES)


@pytest.mark.parametrize("boards", GAME.options[0].values)
def test_setup(boards: str) -> None:
    for players in (2, 3, 4):
        view = hortus.new("zen-garden", players, seed=4, boards=boards).view()
        asked = [wish for wish in view["wishes"] if wish.get("asked")]
        missions = 2 * ("4" in boards) + ("5" in boards)
        assert [wish["key"] for wish in asked] == [
            *("small", "great", "majority", "detail"),
            *(f"mission-{i + 1}" for i in range(missions)),
        ]
        laid = [element for wish in asked for element in wish["elements"]]
        assert len(set(laid)) == len(laid) == 4 + 2 * missions
        assert all(space["tile"] for row in view["selection"] for space in row["spaces"])
        assert len(view["supply"]) == 78 and view["discards"] == []
        assert [each["money"] for each in view["gardens"]] == [12] * players
        assert view["turn"] == view["marker"] == 0 and view["round"] == 1
        keys = {wish["key"] for wish in view["wishes"]}
        assert ("unity" in keys, "minimalist" in keys) == ("2" in boards, "3" in boards)


def test_levels_are_names_for_boards() -> None:
    for level in range(1, 6):
        for given in (level, str(level)):
            match = hortus.new("zen-garden", 2, seed=1, level=given)
            assert match.options == {"boards": "12345"[:level]}
            assert match.view()["level"] == level
    assert hortus.new("zen-garden", 2, boards="145").view()["level"] is None
    assert hortus.new("zen-garden", 2, boards=541).options == {"boards": "145"}
    assert hortus.new("zen-garden", 2, boards="1, 3").options == {"boards": "13"}
    for wrong in (0, 6, "x", None, True, 1.5):
        with pytest.raises(BadOption):
            hortus.new("zen-garden", 2, level=wrong)
    with pytest.raises(BadOption):
        hortus.new("zen-garden", 2, level=1, boards="12")
    for boards in ("2", "23", "16", "11", ""):
        with pytest.raises(BadOption):
            hortus.new("zen-garden", 2, boards=boards)


# Taking


def test_take_pays_the_cost_of_the_row() -> None:
    for row, cost in ((1, 2), (2, 1), (3, 0)):
        match = hortus.new("zen-garden", 2, seed=1)
        there = board(match)[row - 1][1]
        match.play(f"take b{row}")
        view = match.view()
        assert view["gardens"][0]["money"] == 12 - cost
        assert view["held"]["tile"] == there
        assert board(match)[row - 1][1] is None


@pytest.mark.parametrize(("money", "rows"), [(0, "3"), (1, "23"), (2, "123"), (25, "123")])
def test_only_affordable_tiles_can_be_taken(money: int, rows: str) -> None:
    match = table(garden(0), garden(0), money=[money, 12])
    assert match.moves() == [f"take {column}{row}" for row in rows for column in "abcd"]


def test_a_tile_must_be_taken_and_placed() -> None:
    match = hortus.new("zen-garden", 3, seed=2)
    assert all(move.startswith("take") for move in match.moves())
    match.play("take a3")
    assert all(move.startswith("place") for move in match.moves())


def test_a_space_stays_empty_until_the_refill() -> None:
    match = hortus.new("zen-garden", 3, seed=2)
    match.play("take a3")
    match.play("place d4-tl")
    assert board(match)[2][0] is None
    assert "take a3" not in match.moves() and len(match.moves()) == 11


# Placing


def test_ruling_1_the_first_tile_has_one_cell() -> None:
    match = hortus.new("zen-garden", 2, seed=1)
    match.play("take a3")
    assert match.moves() == [f"place d4-{corner}" for corner in CORNER_NAMES]


def test_ruling_1_cells_beside_a_tile_within_four_by_four() -> None:
    match = table(garden(1), garden(1), held=ANY)
    assert {move[6:8] for move in match.moves()} == {"d3", "c4", "e4", "d5"}
    row = {"a1": ANY, "b1": ANY, "c1": ANY, "d1": ANY}
    match = table(row, row, held=ANY)
    assert {move[6:8] for move in match.moves()} == {f"{column}{row}" for column in "defg" for row in (3, 5)}
    box = dict.fromkeys(("a1", "b1", "c1", "d1", "a2", "a3", "a4"), ANY)
    match, _ = facing(box, held=ANY)
    assert {move[6:8] for move in match.moves()} == {"e5", "f5", "g5", "e6", "e7"}


def test_ruling_1_the_garden_is_renumbered() -> None:
    match = table(garden(1, "*-gate-*-br"), garden(1), held="*-crane-*-*")
    up, left = match.clone(), match.clone()
    up.play("place d3-tr")
    shown = up.view()["gardens"][0]
    assert [shown["rows"][row][0]["decor"] for row in (0, 1)] == ["crane", "gate"]
    assert [shown["rows"][row][0]["corner"] for row in (0, 1)] == ["tr", "br"]
    assert (shown["height"], shown["width"]) == (2, 1)
    left.play("place c4-bl")
    shown = left.view()["gardens"][0]
    assert [cell and cell["decor"] for cell in shown["rows"][0]] == ["crane", "gate", None, None]
    assert (shown["height"], shown["width"]) == (1, 2)


def test_ruling_1_where_the_garden_stands_is_not_state() -> None:
    shape = garden(7)
    del shape["a1"]
    given = position(shape, garden(6))
    match = hortus.from_position("zen-garden", given)
    rows = given["gardens"][0]
    moved = {**given, "gardens": [[[None] * 4, *rows[:3]], given["gardens"][1]]}
    assert hortus.from_position("zen-garden", moved).digest() == match.digest()


def test_ruling_1_open_cells_of_every_garden_there_can_be() -> None:
    """All connected shapes within 4×4, by brute force; none has more than thirteen open cells."""
    seen = {frozenset({(0, 0)})}
    queue = list(seen)
    most = 0
    state = GAME.plain_state()
    while queue:
        shape = queue.pop()
        state.occupied[0] = rules.mask(list(shape))
        state.height[0] = 1 + max(row for row, _ in shape)
        state.width[0] = 1 + max(column for _, column in shape)
        beside = {
            (row + down, column + right)
            for row, column in shape
            for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1))
        } - shape  # fmt: skip
        room = set()
        for cell in beside:
            rows, columns = zip(*shape, cell, strict=True)
            if max(rows) - min(rows) < 4 and max(columns) - min(columns) < 4:
                room.add(cell)
                bigger = frozenset((row - min(rows), column - min(columns)) for row, column in [*shape, cell])
                if bigger not in seen:
                    seen.add(bigger)
                    queue.append(bigger)
        assert plain(rules.open_cells)(state, 0) == rules.mask(list(room))
        most = max(most, len(room))
    assert len(seen) == 9472
    assert 4 * most == GAME.most_moves


def test_ruling_1_rotation_is_the_corner_the_ring_surrounds() -> None:
    """Only br, bl, tr and tl, clockwise from the top left of the block, ring its middle."""
    for corners in itertools.product(CORNER_NAMES, repeat=4):
        cells = {
            square: f"stone-*-*-{corner}" for square, corner in zip(("a1", "b1", "a2", "b2"), corners, strict=True)
        }
        state = table({**cells}, garden(4)).state
        ring = corners == ("br", "bl", "tr", "tl")
        assert state.rules.path_points(state, 0) == (3 if ring else 0)


def test_ruling_9_a_box_without_a_full_row_is_just_as_locked() -> None:
    stairs = dict.fromkeys(["a1", "b1", "b2", "c2", "c3", "d3", "d4"], ANY)
    match, _ = facing(stairs, held=ANY)
    assert all(move[6] in "defg" and move[7] in "4567" for move in match.moves())


# Line bonus


LINES = {
    "row": (["a2", "b2", "c2", "d2"], "b2"),
    "column": (["c1", "c2", "c3", "c4"], "c4"),
    "falling diagonal": (["a1", "b2", "c3", "d4"], "a1"),
    "rising diagonal": (["d1", "c2", "b3", "a4"], "c2"),
}


@pytest.mark.parametrize("line", LINES)
def test_a_line_of_four_pays_three_at_once(line: str) -> None:
    cells, last = LINES[line]
    laid = garden(16, "*-bench/crane-*-tl", **dict.fromkeys(cells, "*-gate-*-tl"))
    del laid[last]
    for decor, money in (("gate", 13), ("pagoda", 10)):
        match = table(
            laid,
            garden(16, "*-buddha/pagoda-*-tl"),
            held=f"*-{decor}-*-*",
            money=[10, 0],
        )
        match.play(placing(match, last, "br"))
        assert match.view()["gardens"][0]["money"] == money


def test_a_line_pays_only_when_completed() -> None:
    """A tile elsewhere does not pay the line again."""
    laid = garden(14, "*-bench/crane-*-tl", **dict.fromkeys(["a1", "b1", "c1", "d1"], "*-gate-*-tl"))
    match, seat = facing(laid, "*-buddha/pagoda-*-tl", 10, held="*-gate-*-*")
    match.play("place f7-tl")
    assert match.view()["gardens"][seat]["money"] == 10


def test_three_in_a_row_with_another_decor_do_not_pay() -> None:
    laid = garden(3, "*-gate-*-tl")
    match, seat = facing(laid, money=5, held="*-crane-*-*")
    match.play("place g4-tl")
    assert match.view()["gardens"][seat]["money"] == 5


@pytest.mark.parametrize(("money", "after"), [(10, 19), (16, 25), (20, 25), (25, 25)])
def test_ruling_4_several_lines_pay_each_and_the_cap_applies_to_the_sum(money: int, after: int) -> None:
    match = three_lines(money)
    match.play(placing(match, "a1"))
    assert match.view()["gardens"][0]["money"] == after


def test_ruling_4_the_bonus_cannot_pay_for_the_tile_just_bought() -> None:
    laid = garden(3, "*-gate-*-tl")
    match, _ = facing(laid, money=0)
    assert all(move[-1] == "3" for move in match.moves())
    with pytest.raises(IllegalMove, match="costs 2 and you have 0"):
        match.play("take d1")


# Rounds and refill


def test_ruling_3_two_players_twice_each_before_the_refill() -> None:
    match = hortus.new("zen-garden", 2, seed=1)
    turns, markers, rounds = [], [], []
    while not match.over:
        view = match.view()
        if match.moves()[0].startswith("take"):
            turns.append(match.turn)
            markers.append(view["marker"])
            rounds.append(view["round"])
            empty = sum(space["tile"] is None for row in view["selection"] for space in row["spaces"])
            assert empty == (len(turns) - 1) % 4
        match.play(match.moves()[0])
    assert turns == [0, 1, 0, 1, 1, 0, 1, 0] * 4
    assert markers == [i // 4 % 2 for i in range(32)]
    assert rounds == [i // 4 + 1 for i in range(32)]


@pytest.mark.parametrize("players", [3, 4])
def test_each_player_once_a_round_and_the_marker_passes_to_the_left(players: int) -> None:
    match = hortus.new("zen-garden", players, seed=1)
    turns = []
    while not match.over:
        if match.moves()[0].startswith("take"):
            turns.append(match.turn)
        match.play(match.moves()[0])
    assert turns == [(start + i) % players for start in range(16) for i in range(players)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_ends_with_sixteen_tiles_each_without_a_refill(players: int) -> None:
    match = hortus.new("zen-garden", players, seed=3)
    dice = random.Random(3)
    while not match.over:
        revealed = match.state.revealed
        marker = match.state.marker
        match.play(dice.choice(match.moves()))
    view = match.view()
    assert [sum(each["counts"][decor] for decor in DECOR_NAMES) for each in view["gardens"]] == [16] * players
    assert view["round"] == view["rounds"] == (8 if players == 2 else 16)
    assert view["marker"] == marker and view["revealed"] == revealed
    assert sum(space["tile"] is None for row in view["selection"] for space in row["spaces"]) == (
        4 if players == 2 else players
    )


def test_ruling_8_tiles_fall_straight_down_their_own_column() -> None:
    match = hortus.new("zen-garden", 3, seed=5)
    before = board(match)
    play_round(match, "b2", "d3", "a1")
    after = board(match)
    assert after[2][1] == before[0][1]  # worked example: taken from under it, so it falls two rows
    assert (after[2][0], after[2][2], after[2][3]) == (before[1][0], before[1][2], before[1][3])
    assert (after[1][2], after[1][3]) == (before[0][2], before[0][3])
    fallen = {tile for row in before for tile in row}
    assert after[1][0] not in fallen and after[1][1] not in fallen and not fallen & set(after[0])
    assert set(match.view()["discards"]) == {before[2][0], before[2][1], before[2][2]}


def test_refill_bottom_row_first_each_row_left_to_right() -> None:
    """A column emptied by three players, another tile gone from the top: the order of filling shows."""
    match = hortus.new("zen-garden", 4, seed=6)
    for space in ("b1", "b2", "c2"):
        match.play(f"take {space}")
        match.play(match.moves()[0])
    match.play("take d1")
    move = match.moves()[0]
    outcomes = sorted(match.chances(move))[::7][:8]
    match.play(move, outcomes)
    after = board(match)
    in_order = [after[2][1], after[1][1], after[1][2], after[1][3], *after[0]]
    assert in_order == outcomes


ROUND_12 = [garden(12), garden(11), garden(12)]  # the marker is at seat 2, and seat 1 has the last turn


def test_discards_become_the_supply_when_a_tile_is_needed() -> None:
    """With three tiles in the supply a refill takes them, then shuffles all discards, this refill's included."""
    match = table(*ROUND_12, discards=42)
    assert len(match.view()["supply"]) == 90 - 35 - 10 - 42 == 3
    bottom = board(match)[2]
    match.play("take c1")
    move = match.moves()[0]
    first = sorted(match.chances(move))
    assert first == sorted(match.view()["supply"])
    second = match.chances(move, first)
    assert len(second) == 42 + 4 and set(bottom) <= set(second)
    match.play(move, first)
    view = match.view()
    assert view["discards"] == [] and len(view["supply"]) == 90 - 36 - 12


def test_the_supply_is_not_reshuffled_before_a_tile_is_needed() -> None:
    match = table(*ROUND_12, discards=38)
    assert len(match.view()["supply"]) == 7  # just what the refill takes
    match.play("take c1")
    match.play(match.moves()[0])
    view = match.view()
    assert view["supply"] == [] and len(view["discards"]) == 38 + 4
