"""What the documents say is so."""

from __future__ import annotations

import importlib.util
import json
import re
from pathlib import Path
from typing import Any

import pytest

import hortus
from hortus.errors import BadPosition
from hortus.games import game as find_game
from hortus.games.registry import GAMES
from hortus.i18n import LANGUAGES

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]


def blocks(page: Path, language: str) -> list[str]:
    """The blocks of code of a page in a language."""
    return re.findall(rf"```{language}\n(.*?)```", page.read_text("utf-8"), re.DOTALL)


# What needs a server runs with one, in tests/client.
WITH_EXAMPLES = [page for page in PAGES if blocks(page, "python") and page.name != "client.md"]


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=lambda page: page.name)
def test_the_python_of_a_document_runs(page: Path) -> None:
    for block in blocks(page, "python"):
        exec(compile(block, str(page), "exec"), {})


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_records_of_a_document_replay(page: Path) -> None:
    for block in blocks(page, ""):
        if block.startswith("Hortus:"):
            match = hortus.from_record(block)
            assert match.ply and hortus.from_record(match.record()).digest() == match.digest()


def test_the_notation_has_an_example_of_a_record() -> None:
    assert any(block.startswith("Hortus:") for block in blocks(ROOT / "docs" / "notation.md", ""))


def test_the_readme_says_it_is_unofficial_and_names_the_designers() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    assert "Unofficial" in text
    for name in GAMES:
        assert find_game(name).designer in text


def script(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(name, ROOT / "scripts" / f"{name}.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def game_pages() -> Any:
    """The script that makes the games' pages."""
    return script("game_pages")


@pytest.mark.parametrize("name", GAMES)
def test_a_game_s_page_is_up_to_date(name: str) -> None:
    """After a change of rules text, options, notation, position or observation: python scripts/game_pages.py."""
    assert (ROOT / "docs" / "games" / f"{name}.md").read_text("utf-8") == game_pages().page(name)


@pytest.mark.parametrize("name", hortus.games())
def test_a_page_can_be_made_for_every_game(name: str) -> None:
    game, text = find_game(name), game_pages().page(name)
    for heading in ("Rules", "Options", "Notation", "Positions", "Observation"):
        assert f"\n## {heading}\n" in text
    assert game.designer in text and f"\n{game.features} numbers" in text
    for option in game.options:
        assert f"| `{option.name}` |" in text
    example = re.search(r"```json\n(.*)\n```", text)
    assert example
    match = hortus.from_position(name, example[1])
    fields = set(re.findall(r"^\| `(\w+)` \|", text[text.index("## Positions") :], re.M))
    assert set(match.position()) <= fields
    for field in match.position():
        with pytest.raises(BadPosition):
            hortus.from_position(name, {**json.loads(example[1]), field: "no such thing"})


def test_a_missing_rules_text_is_named() -> None:
    pages = game_pages()
    with pytest.raises(FileNotFoundError, match=r"moss_court/rules/xx\.md is missing"):
        pages.part(find_game("moss-court"), "rules/xx.md")


def test_a_position_s_field_without_a_comment_is_named() -> None:
    source = "class Position(Head):\n    stones: int\n"
    with pytest.raises(ValueError, match=r"Position\.stones has no comment"):
        game_pages().described(source)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the documentation's site is built from."""
    folder = tmp_path_factory.mktemp("site") / "docs"
    script("docs_site").main(folder)
    return folder


def test_links_in_the_documents_lead_somewhere(site: Path) -> None:
    for page in [*PAGES[:3], *sorted(site.rglob("*.md"))]:
        for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text("utf-8")):
            if not target.startswith(("http", "diagram:")):
                assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_every_page_of_the_site_is_in_its_contents_and_the_other_way_round(site: Path) -> None:
    """Pages of another language follow the English one; decisions are listed on a page of their own."""
    contents = (ROOT / "mkdocs.yml").read_text("utf-8")
    named = set(re.findall(r"[\w/-]+\.md", contents[contents.index("\nnav:") :]))
    pages = {str(page.relative_to(site)) for page in site.rglob("*.md")}
    pages = {page for page in pages if not re.search(r"\.(fr|de)\.md$", page)}
    assert named == {page for page in pages if not page.startswith("decisions/")} | {"decisions/index.md"}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_player_s_page_has_rules_tips_notation_and_a_picture(site: Path, name: str, lang: str) -> None:
    suffix = "" if lang == "en" else f".{lang}"
    text = (site / "play" / f"{name}{suffix}.md").read_text("utf-8")
    assert "{{" not in text and "diagram:" not in text and text.count("\n## ") > 5 and text.count("\n- ") >= 5
    assert find_game(name).title(lang) in text and find_game(name).designer in text
    assert (site / "play" / f"{name}{suffix}.svg").read_text("utf-8").startswith("<svg")
