"""The page's catalogues: the same messages with the same values in every language, and every message asked for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import hortus
from hortus.games import game
from hortus.i18n import LANGUAGES, Catalogue

WEB = Path(__file__).parents[2] / "src" / "hortus" / "web"
FOLDERS = [WEB / "locale", *sorted(WEB.glob("games/*/locale"))]


class _Values(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """The messages of a file and the values each speaks of; junk fails."""
    found = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            values = _Values()
            values.visit(entry)
            assert entry.id.name not in found, f"{path}: {entry.id.name} twice"
            found[entry.id.name] = values.found
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_language_says_the_same(folder: Path) -> None:
    english = messages(folder / "en.ftl")
    for lang in LANGUAGES:
        assert messages(folder / f"{lang}.ftl") == english, lang


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_french_spaces_and_quotes(folder: Path) -> None:
    text = (folder / "fr.ftl").read_text("utf-8")
    values = re.sub(r"\{[^}]*\}|^#.*$|^[\w-]+ =|^ +\*?\[\w+\]", "", text, flags=re.M)
    assert re.findall(r"[^\u202f\s][;!?»]|[^\u00a0\s\d]:(?!\w)|«[^\u00a0]|\w'\w", values) == []


def asked(folder: Path) -> Iterator[tuple[Path, str]]:
    """Every message that the modules of a folder name outright, and do not first ask whether it is there."""
    for path in sorted(folder.glob("*.js")):
        text = path.read_text("utf-8")
        for name in re.findall(r'\b(?:t|words)\(\s*"([\w.-]+)"', text):
            if f'.has("{name}")' not in text:
                yield path, name


def test_the_frame_has_every_message_it_asks_for() -> None:
    known = messages(WEB / "locale" / "en.ftl")
    wanted = [one for folder in ("lib", "parts", "screens", ".") for one in asked(WEB / folder)]
    assert len(wanted) > 150
    assert [(path.name, name) for path, name in wanted if name not in {**known, **of_its_part(path)}] == []


def of_its_part(path: Path) -> dict[str, set[str]]:
    """The messages of the part that a module has its words from, beside those of the frame."""
    found = re.search(r'const t = wordsOf\("([a-z]+)"\)', path.read_text("utf-8"))
    return messages(WEB / found[1] / "locale" / "en.ftl") if found else {}


def test_the_boards_have_every_message_they_ask_for() -> None:
    frame = messages(WEB / "locale" / "en.ftl")
    boards = [name for name in hortus.games() if (WEB / "games" / name / "board.js").is_file()]
    assert len(boards) >= 4  # a plug-in may leave it to the generic board
    for name in boards:
        folder = WEB / "games" / name
        known = {**frame, **_words(game(name).words), **messages(folder / "locale" / "en.ftl")}
        wanted = list(asked(folder))
        assert wanted
        assert [(path.name, message) for path, message in wanted if message not in known] == []


def _words(words: Catalogue) -> dict[str, set[str]]:
    return messages(Path(str(words.folder)) / "en.ftl")
