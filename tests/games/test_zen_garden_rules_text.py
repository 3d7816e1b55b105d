"""Zen Garden's rules text: the same in every language, with the numbers of the components."""

from __future__ import annotations

import re
import runpy
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace

import pytest

from hortus.games.zen_garden import components
from hortus.games.zen_garden.components import (
    COST,
    FIRST_MONEY,
    GREAT_POINTS,
    LINE_BONUS,
    MOST_MONEY,
    SMALL_POINTS,
    UNITY_POINTS,
)
from hortus.games.zen_garden.tables import tables
from hortus.i18n import LANGUAGES

from .zen_garden_tables import GAME

ROOT = Path(__file__).parents[2]
RULINGS = {"en": "## Rulings", "fr": "## Précisions", "de": "## Klarstellungen"}
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def rules_text(lang: str) -> tuple[str, str]:
    """The rules, and the rulings."""
    text = files("hortus.games.zen_garden").joinpath("rules", f"{lang}.md").read_text("utf-8")
    rules, _, rulings = text.partition(RULINGS[lang])
    return rules, rulings


@every_language
def test_tables_hold_the_numbers_of_the_components(lang: str) -> None:
    shown = tables(lang)
    numbers = {
        "costs": COST,
        "paths": components.PATH_POINTS[1:],
        "decors": components.DECOR_POINTS[6:],
        "detail": components.DETAIL_POINTS,
        "minimalist": components.MINIMALIST_POINTS[1:],
        "missions": components.MISSION_POINTS[1:],
        "majority": components.MAJORITY_POINTS,
    }
    assert set(shown) == {*numbers, "elements"}
    for name, points in numbers.items():
        cells = shown[name].splitlines()[-1].strip("|").split("|")[1:]
        assert [int(cell.replace("−", "-")) for cell in cells] == list(points)
    rules, _ = rules_text(lang)
    assert set(re.findall(r"{{ table: (\w+) }}", rules)) == set(shown)


@every_language
def test_numbers_in_the_prose_are_those_of_the_components(lang: str) -> None:
    rules, _ = rules_text(lang)
    prose = re.sub(r"^\d+\. |^### .*$|\(diagram:\w+\)", "", rules, flags=re.MULTILINE)
    boards = [1, 2, 5, 1, 5, 1, 1, 2, 1]  # what set-up says of boards and levels
    expected = [30, 45, FIRST_MONEY, *boards, LINE_BONUS, MOST_MONEY, LINE_BONUS, 16, 8, 1]
    expected += [SMALL_POINTS, GREAT_POINTS, UNITY_POINTS, 4, 5]
    assert [int(number) for number in re.findall(r"\d+", prose)] == expected


@every_language
def test_rulings_are_numbered_and_those_that_rules_cite_exist(lang: str) -> None:
    _, rulings = rules_text(lang)
    numbers = [int(number) for number in re.findall(r"^(\d+)\. ", rulings, re.MULTILINE)]
    assert numbers[0] == 1 and all(b == a + 1 for a, b in pairwise(numbers))
    cited = {
        int(number)
        for module in files("hortus.games.zen_garden").iterdir()
        if module.name.endswith(".py")
        for number in re.findall(r"Rulings (\d+)", module.read_text("utf-8"))
    }
    assert cited and cited <= set(numbers)


def test_every_message_is_there_in_every_language() -> None:
    keys = {lang: re.findall(r"^([a-z][\w-]*) =", GAME.words.source(lang), re.MULTILINE) for lang in LANGUAGES}
    assert all(found == keys["en"] for found in keys.values())
    arguments = {lang: sorted(set(re.findall(r"\$([\w-]+)", GAME.words.source(lang)))) for lang in LANGUAGES}
    assert all(found == arguments["en"] for found in arguments.values())


def test_the_diagrams_show_the_game_as_it_is_now() -> None:
    """After a change of views, moves or points: python scripts/zen_garden_diagrams.py."""
    script = SimpleNamespace(**runpy.run_path(str(ROOT / "scripts" / "zen_garden_diagrams.py")))
    assert script.TARGET.read_text("utf-8") == script.module()
