"""Zen Garden's points: every scoring, the rulings on them and the worked examples of the rules."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence
from typing import Any

import pytest

import hortus
from hortus.games.zen_garden.components import TILE_NAMES
from hortus.games.zen_garden.state import SQUARES
from hortus.table import Match

from .zen_garden_tables import (
    WISHES,
    Garden,
    facing,
    finished,
    garden,
    line,
    lit,
    points,
    table,
    wish,
)


def test_money_is_a_point_each() -> None:
    assert points(finished(garden(), money=[7, 25]), 0, "money") == 7
    assert points(finished(garden(), money=[7, 25]), 1, "money") == 25


RING = {"a1": "br", "b1": "bl", "a2": "tr", "b2": "tl"}


def ringed(*paths: str) -> dict[str, str]:
    """Up to four 2×2 blocks from the top left, each a ring; a path of "mixed" has two types."""
    laid = garden()
    for (down, right), path in zip(((0, 0), (0, 2), (2, 0), (2, 2)), paths, strict=False):
        for square, corner in RING.items():
            column, row = "abcd".index(square[0]) + right, int(square[1]) + down
            kind = ("stone" if square == "b2" else "wood") if path == "mixed" else path
            laid[f"{'abcd'[column]}{row}"] = f"{kind}-*-*-{corner}"
    return laid


@pytest.mark.parametrize(("paths", "expected"), [
    ([], 0),
    (["wood"], 3),
    (["wood", "stone"], 6),
    (["mixed", "wood", "stone", "sand"], 10),
    (["mixed", "wood", "wood", "wood"], 10),
    (["sand", "wood", "stone", "stone"], 15),
])  # fmt: skip
def test_completed_paths(paths: list[str], expected: int) -> None:
    match = finished(ringed(*paths))
    assert points(match, 0, "paths") == expected
    rings = match.view()["gardens"][0]["paths"]
    assert sorted(ring["path"] for ring in rings) == sorted(path for path in paths if path != "mixed")
    assert all(len(ring["places"]) == 4 for ring in rings)
    lit_up = line(match, 0, "paths").places
    assert sorted(lit_up) == sorted(place for ring in rings for place in ring["places"])


def test_a_path_may_lie_at_any_of_the_nine_inner_points() -> None:
    for down, right in itertools.product(range(3), repeat=2):
        laid = garden()
        places = set()
        for square, corner in RING.items():
            place = f"{'abcd'['abcd'.index(square[0]) + right]}{int(square[1]) + down}"
            laid[place] = f"sand-*-*-{corner}"
            places.add(place)
        match = finished(laid)
        assert points(match, 0, "paths") == 3
        assert set(lit(match, 0, "paths")) == places


def test_bigger_rings_never_count() -> None:
    """A ring of one path round the whole garden, all its corners and sides in place."""
    laid = garden(16, "*-*-*-br", a1="wood-*-*-br", d1="wood-*-*-bl", a4="wood-*-*-tr", d4="wood-*-*-tl")
    assert points(finished(laid), 0, "paths") == 0


@pytest.mark.parametrize(("number", "expected"), [
    (5, 0), (6, 3), (7, 5), (8, 7), (9, 10), (10, 13), (11, 16), (12, 20), (13, 20), (16, 20),
])  # fmt: skip
def test_identical_decors(number: int, expected: int) -> None:
    laid = garden(16, "*-bench/crane/pagoda/buddha-*-tl", **dict.fromkeys(SQUARES[:number], "*-gate-*-tl"))
    match = finished(laid, garden(16, "*-pagoda/buddha/crane/bench-*-tl"))
    assert points(match, 0, "decor-gate") == expected
    assert lit(match, 0, "decor-gate") == tuple(SQUARES[:number])


def test_each_decor_on_its_own_eight_gates_and_six_pagodas() -> None:
    laid = {
        **garden(16, "*-bench-*-tl"),
        **dict.fromkeys(SQUARES[:8], "*-gate-*-tl"),
        **dict.fromkeys(SQUARES[8:14], "*-pagoda-*-tl"),
    }
    match = finished(laid)
    assert (points(match, 0, "decor-gate"), points(match, 0, "decor-pagoda")) == (7, 3)
    assert sum(line.points for line in match.explain(0) if line.key.startswith("decor")) == 10


def test_ruling_2_small_preference_eight_stone_paths_are_eight() -> None:
    laid = garden(16, "wood/sand-*-*-tl", **dict.fromkeys(SQUARES[:8], "stone-*-*-tl"))
    match = finished(laid, preferences={**WISHES, "small": "stone-path", "majority": "water"})
    assert points(match, 0, "small") == 8


def test_great_preference_eight_gates_are_sixteen() -> None:
    laid = garden(16, "*-bench/crane-*-tl", **dict.fromkeys(SQUARES[:8], "*-gate-*-tl"))
    match = finished(laid, preferences={**WISHES, "great": "gate"})
    assert points(match, 0, "great") == 16


def test_the_two_sands_are_different() -> None:
    laid = garden(16, "wood/stone-*-gravel/clay-tl", a1="sand-*-clay-tl", b1="wood-*-sand-tl", c1="wood-*-sand-tl")
    match = finished(laid, preferences={**WISHES, "small": "sand-path", "great": "sand-ground"})
    assert (points(match, 0, "small"), points(match, 0, "great")) == (1, 4)


@pytest.mark.parametrize(("counts", "expected"), [
    ((5, 3, 3), (8, 2, 2)),
    ((5, 3, 2), (8, 4, 0)),
    ((4, 4, 3), (6, 6, 0)),
    ((4, 4, 4), (4, 4, 4)),
    ((3, 0, 0), (8, 0, 0)),
    ((0, 0, 0), (0, 0, 0)),
    ((2, 5, 0), (4, 8, 0)),
    ((3, 3), (6, 6)),
    ((2, 3), (4, 8)),
    ((2, 2, 2, 2), (3, 3, 3, 3)),
    ((4, 2, 2, 2), (8, 1, 1, 1)),
    ((4, 4, 4, 2), (4, 4, 4, 0)),
    ((1, 2, 2, 0), (0, 6, 6, 0)),
])  # fmt: skip
def test_ruling_5_majority(counts: tuple[int, ...], expected: tuple[int, ...]) -> None:
    gardens = [
        garden(16, "*-*-sand/gravel/trees/clay/cherry-tl", **dict.fromkeys(SQUARES[:count], "*-*-water-tl"))
        for count in counts
    ]
    match = finished(*gardens, preferences={**WISHES, "majority": "water"})
    assert tuple(points(match, seat, "majority") for seat in range(len(counts))) == expected


@pytest.mark.parametrize(("number", "expected"), list(enumerate([0, -4, -2, -1, 2, 5, 8, 8])))
def test_attention_to_detail(number: int, expected: int) -> None:
    laid = garden(16, "*-*-sand/water/trees/clay/cherry-tl", **dict.fromkeys(SQUARES[:number], "*-*-gravel-tl"))
    match = finished(laid, preferences={**WISHES, "detail": "gravel"})
    assert points(match, 0, "detail") == expected


def striped(letters: str) -> dict[str, str]:
    """Sixteen cells in reading order, a ground each by its first letter (h: cherry)."""
    grounds = {"s": "sand", "g": "gravel", "t": "trees", "c": "clay", "w": "water", "h": "cherry"}
    cells = letters.replace(" ", "")
    return {square: f"*-*-{grounds[letter]}-tl" for square, letter in zip(SQUARES, cells, strict=True)}


def test_board_2_unity() -> None:
    whole = finished(striped("ssww ssww cctt ccth"), boards="12")
    assert points(whole, 0, "unity") == 10
    assert lit(whole, 0, "unity") == tuple(SQUARES)
    apart = finished(striped("ssww sscc wwtt wwth"), boards="12")
    assert points(apart, 0, "unity") == 0
    assert lit(apart, 0, "unity") == ("c1", "d1", "a3", "b3", "a4", "b4")
    corners = finished(striped("ssww ssww ccst ccth"), boards="12")  # touching by a corner is not enough
    assert points(corners, 0, "unity") == 0
    assert all(line.key != "unity" for line in finished(striped("ssww ssww cctt ccth")).explain(0))


@pytest.mark.parametrize(("types", "expected"), [(2, 18), (3, 12), (4, 6), (5, 0), (6, 0)])
def test_board_3_minimalist(types: int, expected: int) -> None:
    match = finished(striped(("sgtcwh"[:types] * 8)[:16]), boards="13")
    assert points(match, 0, "minimalist") == expected


def test_board_3_one_ground_counts_like_two() -> None:
    match, seat = facing(garden(3, "*-*-water-tl"), boards="13")
    assert points(match, seat, "minimalist") == 18


# Missions


def test_ruling_6_board_4_carries_two_missions_board_5_one() -> None:
    for boards, expected in (("14", [4, 4]), ("15", [5]), ("145", [4, 4, 5]), ("12", [])):
        asked = hortus.new("zen-garden", 2, boards=boards).view()["wishes"]
        assert [each["board"] for each in asked if each["key"].startswith("mission")] == expected


def near_mission(finishers: int = 0, won: Sequence[int] = (0, 0, 0, 0)) -> Match:
    """Four sand and three wooden paths in every garden; some seats have placed a fourth, the next one holds it."""
    near = ["sand-*-*-tl"] * 4 + ["wood-*-*-tl"] * 3 + ["stone-*-*-tl"]
    done = [*near, "wood-*-*-tl"]
    gardens = [dict(zip(SQUARES, done if seat < finishers else near, strict=False)) for seat in range(4)]
    return table(
        *gardens, held="wood-*-*-*", boards="15", preferences={**WISHES, "small": "gate", "great": "crane"},
        missions=[{"elements": ["sand-path", "wood-path"], "won": list(won)}],
    )  # fmt: skip


@pytest.mark.parametrize(("finishers", "won", "brings"), [
    (0, [0, 0, 0, 0], 5),
    (1, [5, 0, 0, 0], 3),
    (2, [5, 3, 0, 0], 1),
    (3, [5, 3, 1, 0], 0),
])  # fmt: skip
def test_ruling_7_first_five_then_three_then_one_then_nothing(finishers: int, won: list[int], brings: int) -> None:
    match = near_mission(finishers, won)
    seat = match.turn
    assert seat == finishers
    assert points(match, seat, "mission-1") == 0
    match.play("place d6-tl")
    assert wish(match, "mission-1")["points"][seat] == brings
    assert points(match, seat, "mission-1") == brings
    assert wish(match, "mission-1")["left"] == [each for each in (5, 3, 1) if each not in won and each != brings]


def test_ruling_7_one_tile_may_count_for_both_elements() -> None:
    both: dict[str, Any] = {
        "missions": [{"elements": ["gate", "wood-path"]}],
        "preferences": {**WISHES, "great": "crane"},
    }
    mine = garden(3, "wood-gate-*-tl")
    match, seat = facing(mine, "*-bench-*-tl", held="sand/stone-gate-*-*", boards="15", **both)
    match.play("place g4-tl")
    assert wish(match, "mission-1")["points"][seat] == 0  # four gates, three wooden paths
    match, seat = facing(mine, "*-bench-*-tl", held="wood-gate-*-*", boards="15", **both)
    match.play("place g4-tl")
    assert wish(match, "mission-1")["points"][seat] == 5
    assert match.log()[0][1].endswith("accomplishes mission 1, gates and wooden paths: 5 points!")


def test_ruling_7_each_player_at_most_once() -> None:
    won: dict[str, Any] = {
        "missions": [{"elements": ["gate", "wood-path"], "won": [5, 0]}],
        "preferences": {**WISHES, "great": "crane"},
    }
    match, seat = facing(garden(4, "wood-gate-*-tl"), "*-bench-*-tl", held="wood-gate-*-*", boards="15", **won)
    assert seat == 0
    match.play("place d5-tl")
    assert wish(match, "mission-1")["points"] == [5, 0]


def test_ruling_7_one_placement_may_complete_several() -> None:
    mine = {
        **dict.fromkeys(["a1", "b1", "c1"], "sand-gate-clay/trees/cherry-tl"),
        **dict.fromkeys(["d1", "a2", "b2"], "wood/stone-bench/crane-water-tl"),
        **dict.fromkeys(["c2", "d2", "a3", "b3"], "wood/stone-bench/crane-gravel-tl"),
    }
    missions = [{"elements": ["gate", "sand-path"]}, {"elements": ["water", "gravel"]}]
    wishes = {"small": "bench", "great": "crane", "majority": "stone-path", "detail": "pagoda"}
    match, seat = facing(mine, "*-pagoda/buddha-clay/trees/cherry-tl", held="sand-gate-water-*", boards="14",
                         missions=missions, preferences=wishes)  # fmt: skip
    match.play("place f6-tl")
    assert [wish(match, f"mission-{n}")["points"][seat] for n in (1, 2)] == [5, 5]
    assert match.log()[0][1].count("accomplishes mission") == 2


def test_a_mission_line_lights_both_elements() -> None:
    match = near_mission()
    assert lit(match, 0, "mission-1") == tuple(SQUARES[:7])
    assert line(match, 0, "mission-1").text == "sand paths: 4 of 4, wooden paths: 3 of 4. Points left: 5, 3, 1."


# The end, live scores, what is public


def test_most_points_then_most_money_then_shared() -> None:
    """Gardens alike but for their tiles of the small preference: one here, three there."""
    wishes = {"small": "sand-ground", "great": "gravel", "majority": "crane", "detail": "stone-path"}
    decors = ["bench", "gate", "pagoda", "buddha"] * 4

    def sandy(sands: int) -> Garden:
        grounds = ["sand" if i < sands else "trees/clay/water/cherry" for i in range(16)]
        return {SQUARES[i]: f"sand/wood-{decors[i]}-{grounds[i]}-tl" for i in range(16)}

    def match(first: int, second: int, *money: int) -> Match:
        return finished(sandy(first), sandy(second), money=list(money), preferences=wishes)

    ahead = match(1, 3, 10, 10)
    assert ahead.scores() == [11, 13] and ahead.winners() == [1]
    level = match(1, 3, 12, 10)
    assert level.scores() == [13, 13] and level.winners() == [0]
    assert match(3, 1, 10, 12).winners() == [1]
    assert match(3, 3, 10, 10).winners() == [0, 1]


def test_totals_may_be_negative() -> None:
    decors = ["gate", *["bench", "crane", "buddha", "pagoda"] * 4][:16]
    mine = {square: f"*-{decor}-water/cherry-tl" for square, decor in zip(SQUARES, decors, strict=True)}
    wishes = {"small": "trees", "great": "gravel", "majority": "clay", "detail": "gate"}
    assert finished(mine, money=[0, 0], preferences=wishes).scores()[0] == -4


def test_ruling_10_live_scores_are_the_final_scoring_as_it_stands() -> None:
    match = hortus.new("zen-garden", 3, seed=1, level=5)
    assert match.scores() == [12, 12, 12]  # an empty garden scores 0 on boards 2 and 3
    match.play("take a1")
    assert match.scores() == [10, 12, 12]  # paid for, and counts for nothing
    match.play("place d4-tl")
    assert points(match, 0, "unity") == 10 and points(match, 0, "minimalist") == 18
    assert points(match, 1, "unity") == 0 and points(match, 1, "minimalist") == 0
    assert match.scores()[0] == sum(line.points for line in match.explain(0))


def test_ruling_11_the_supply_follows_by_subtraction() -> None:
    match = hortus.new("zen-garden", 4, seed=8, level=5)
    dice = random.Random(8)
    reshuffled = False
    while not match.over:
        view = match.view(1)
        seen = [cell["tile"] for each in view["gardens"] for row in each["rows"] for cell in row if cell]
        seen += [space["tile"]["tile"] for row in view["selection"] for space in row["spaces"] if space["tile"]]
        seen += [view["held"]["tile"]] if view["held"] else []
        assert sorted(seen + view["supply"] + view["discards"]) == sorted(TILE_NAMES)
        reshuffled |= view["round"] > 3 and not view["discards"]
        assert match.view(0) == match.view(None) == match.redealt(1, 5).view(1)
        match.play(dice.choice(match.moves()))
    assert reshuffled
