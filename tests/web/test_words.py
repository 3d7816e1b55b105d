"""Every message that the page's modules ask for is in a catalogue; `tests/structure` compares the languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import hortus
from hortus.games import game
from tests.structure.catalogues import read

WEB = Path(__file__).parents[2] / "src" / "hortus" / "web"


def messages(folder: Path) -> set[str]:
    """The names of a catalogue's messages."""
    return set(read(folder / "en.ftl"))


def asked(folder: Path) -> Iterator[tuple[Path, str]]:
    """Every message that the modules of a folder name outright, and do not first ask whether it is there."""
    for path in sorted(folder.glob("*.js")):
        text = path.read_text("utf-8")
        for name in re.findall(r'\b(?:t|words)\(\s*"([\w.-]+)"', text):
            if f'.has("{name}")' not in text:
                yield path, name


def test_the_frame_has_every_message_it_asks_for() -> None:
    known = messages(WEB / "locale")
    wanted = [one for folder in ("lib", "parts", "screens", ".") for one in asked(WEB / folder)]
    assert len(wanted) > 150
    assert [(path.name, name) for path, name in wanted if name not in known | of_its_part(path)] == []


def of_its_part(path: Path) -> set[str]:
    """The messages of the part that a module has its words from, beside those of the frame."""
    found = re.search(r'const t = wordsOf\("([a-z]+)"\)', path.read_text("utf-8"))
    return messages(WEB / found[1] / "locale") if found else set()


def test_the_boards_have_every_message_they_ask_for() -> None:
    frame = messages(WEB / "locale")
    boards = [name for name in hortus.games() if (WEB / "games" / name / "board.js").is_file()]
    assert len(boards) >= 4  # a plug-in may leave it to the generic board
    for name in boards:
        folder = WEB / "games" / name
        known = frame | messages(Path(str(game(name).words.folder))) | messages(folder / "locale")
        wanted = list(asked(folder))
        assert wanted
        assert [(path.name, message) for path, message in wanted if message not in known] == []
