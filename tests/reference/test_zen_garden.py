"""Zen Garden against its slow reference, move by move."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from hortus.games.zen_garden.components import CORNER_NAMES
from hortus.games.zen_garden.options import BOARDS
from hortus.kernel import write

from .lockstep import Engine, compare, parts
from .zen_garden import DECORS, GROUNDS, PATHS, Tile, ZenGarden, all_elements

GAMES = 5  # of each part; with 3 player counts and 16 combinations of boards: 480 games, 10,560 in the long run
LEVELS = ("1", "12", "123", "1234", "12345")
LINES = {"money", "paths", "decors", "small", "great", "majority", "detail", "unity", "minimalist", "missions"}


def same_table(engine: Engine, reference: ZenGarden) -> None:
    facts, view = reference.facts(), engine.game.view(engine.state, None)
    assert [
        sorted(
            (row, column, cell["tile"], CORNER_NAMES.index(cell["corner"]))
            for row, line in enumerate(garden["rows"]) for column, cell in enumerate(line) if cell
        )
        for garden in view["gardens"]
    ] == facts["gardens"]  # fmt: skip
    assert [garden["money"] for garden in view["gardens"]] == facts["money"]
    board = [[space["tile"] and space["tile"]["tile"] for space in row["spaces"]] for row in view["selection"]]
    assert board == facts["board"]
    assert sorted(view["supply"]) == facts["supply"]
    assert sorted(view["discards"]) == facts["discards"]
    wishes = {each["key"]: each for each in view["wishes"]}
    assert {name: wishes[name]["elements"][0] for name in ("small", "great", "majority", "detail")} == facts["emperor"]
    missions = [each for key, each in wishes.items() if key.startswith("mission")]
    assert [(each["board"], each["elements"], each["left"]) for each in missions] == [
        (each["board"], each["elements"], each["left"]) for each in facts["missions"]
    ]
    assert [{seat: points for seat, points in enumerate(each["points"]) if points} for each in missions] == [
        each["won"] for each in facts["missions"]
    ]
    assert (view["held"] and view["held"]["tile"]) == facts["held"]
    for name in ("marker", "turn", "round"):
        assert view[name] == facts[name]


def same_lines(engine: Engine, reference: ZenGarden) -> None:
    """Every source of points on its own."""
    state = engine.state
    for seat in range(reference.players):
        expected = reference.explain(seat)
        lines: Counter[str] = Counter()
        points = [0] * len(engine.game.lines)
        state.rules.score_lines(state, seat, points)
        for key, number in zip(engine.game.lines, points, strict=True):
            kind = key.partition("-")[0]
            lines[{"decor": "decors", "mission": "missions"}.get(kind, kind)] += number
        for name, number in expected.items():
            assert lines[name] == number, name
        assert lines.total() == sum(expected.values())


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("boards", BOARDS)
@parts(2, 44)
def test_reference(players: int, boards: str, part: int) -> None:
    for seed in range(GAMES):
        seed = 1000 * part + seed
        same = same_table if seed % 5 == 0 else None
        compare("zen-garden", players, {"boards": boards}, ZenGarden(players, boards), seed, same)


def tidy(dice: random.Random, possible: list[str]) -> str:
    """Chance and choice in league for completed paths, long lines of one decor and few grounds in one piece.

    A garden that grows to the right and downwards only, from d4 on, consists of 2×2 blocks, and the corner that belongs
    to a cell of a block can be told from its name.
    """
    if dice.random() < 0.1:
        return dice.choice(possible)

    def merit(text: str) -> float:
        if text.startswith("place"):
            column, row = "abcdefg".index(text[6]) - 2, int(text[7]) - 3
            if column < 1 or row < 1:
                return -10
            due = {(1, 1): "br", (1, 0): "bl", (0, 1): "tr", (0, 0): "tl"}[row % 2, column % 2]
            return (text[-2:] == due) - 0.2 * row  # row by row
        return ("wood" in text) + ("gate" in text) + ("water" in text) + 0.5 * ("cherry" in text)

    best = max(map(merit, possible))
    return dice.choice([text for text in possible if merit(text) == best])


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("boards", LEVELS)
def test_tidy_gardens(players: int, boards: str) -> None:
    """What random play hardly ever brings — paths, unity, few grounds, lines — happens here, and agrees."""
    seen: Counter[str] = Counter()

    def same(engine: Engine, reference: ZenGarden) -> None:
        same_lines(engine, reference)
        if reference.over:
            same_table(engine, reference)
        if not reference.held and any(reference.gardens):
            seen.update(name for seat in range(players) for name, n in reference.explain(seat).items() if n)

    for seed in range(12):
        compare("zen-garden", players, {"boards": boards}, ZenGarden(players, boards), seed, same, tidy)
    expected = set(LINES)
    expected -= {"unity"} if "2" not in boards else set()
    expected -= {"minimalist"} if "3" not in boards else set()
    expected -= {"missions"} if "4" not in boards and "5" not in boards else set()
    assert expected <= set(seen), seen


def test_random_gardens_score_the_same() -> None:
    """Whole gardens made at random out of few kinds of tiles, put into both and scored."""
    dice = random.Random(5)
    found: Counter[tuple[str, int]] = Counter()
    for _ in range(400):
        engine, reference = constructed(dice)
        same_lines(engine, reference)
        assert engine.scores() == reference.scores()
        for name, points in reference.explain(0).items():
            found[name, points] += 1
    assert {points for name, points in found if name == "paths"} == {0, 3, 6, 10, 15}
    assert {points for name, points in found if name == "unity"} == {0, 10}
    assert {points for name, points in found if name == "minimalist"} >= {18, 12, 6, 0}
    assert {points for name, points in found if name == "detail"} == {0, -4, -2, -1, 2, 5, 8}
    assert {points for name, points in found if name == "decors"} >= {0, 3, 5, 7, 10, 13, 16, 20}
    assert {points for name, points in found if name == "majority"} == {0, 4, 6, 8}


def constructed(dice: random.Random) -> tuple[Any, ZenGarden]:
    reference = ZenGarden(2, "123")
    reference.emperor = dict(zip(("small", "great", "majority", "detail"), dice.sample(all_elements(), 4), strict=True))
    paths = dice.sample(PATHS, dice.choice([1, 1, 2, 3]))
    decors = dice.choices(DECORS, [dice.choice([1, 1, 20]) for _ in DECORS], k=32)
    grounds = dice.sample(GROUNDS, dice.choice([1, 2, 3, 4, 5]))
    engine = Engine("zen-garden", 2, {"boards": "123"})
    state = engine.state
    state.emperor[:4] = [all_elements().index(reference.emperor[name]) + 1 for name in reference.emperor]
    right = {(0, 0): "br", (0, 1): "bl", (1, 0): "tr", (1, 1): "tl"}
    tidiness = dice.choice([0.3, 0.9, 1])
    for seat in range(2):
        for row in range(4):
            for column in range(4):
                # Grounds in bands: often in one piece. The same tile may come again: scoring does not mind.
                ground = grounds[(4 * row + column) * len(grounds) // 16]
                if dice.random() > tidiness:
                    ground = dice.choice(grounds)
                path = paths[(row // 2 + column // 2) % len(paths)] if dice.random() < tidiness else dice.choice(PATHS)
                corner = right[row % 2, column % 2] if dice.random() < tidiness else dice.choice(CORNER_NAMES)
                tile = Tile(path, decors[16 * seat + 4 * row + column], ground)
                reference.gardens[seat][row, column] = (tile, CORNER_NAMES.index(corner))
                number = 30 * PATHS.index(path) + 6 * DECORS.index(tile.decor) + GROUNDS.index(ground)
                state.rules.put(state, seat, 6 * (row + 1) + column + 1, number, CORNER_NAMES.index(corner))
    write(engine.states, 0, state)
    return engine, reference
