"""What the documents say is so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hortus
from hortus.games import GAMES
from hortus.games import game as find_game

ROOT = Path(__file__).parents[2]


def test_the_readme_s_python_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert blocks
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})


def test_the_readme_says_it_is_unofficial_and_names_the_designers() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    assert "Unofficial" in text
    for name in GAMES:
        assert find_game(name).designer in text


@pytest.mark.parametrize("name", hortus.games())
def test_every_game_has_its_page(name: str) -> None:
    text = (ROOT / "docs" / "games" / f"{name}.md").read_text("utf-8")
    for heading in ("How to play", "Comment jouer", "Notation", "Options", "Observation", "Rulings and readings"):
        assert f"## {heading}" in text
    game = find_game(name)
    assert str(game.features) in text
    for option in game.options:
        assert f"`{option.name}`" in text


def test_links_in_the_documents_lead_somewhere() -> None:
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text("utf-8")):
            if not target.startswith("http"):
                assert (page.parent / target).exists(), f"{page.name}: {target}"
