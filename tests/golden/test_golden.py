"""Games kept as text: they replay to the same final state for ever, and positions have the same number of moves."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import hortus
from hortus.games import game as find_game
from tests.variants import VARIANTS

from .make import FOLDER, counts

EARLIER = sorted(FOLDER.glob("earlier/*.txt"))  # of earlier versions of the rules
RECORDS = sorted(set(FOLDER.glob("*/*.txt")) - set(EARLIER))


def test_every_variant_has_a_golden_record() -> None:
    assert len(RECORDS) == len(VARIANTS)


@pytest.mark.parametrize("path", [*RECORDS, *EARLIER], ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_golden_record(path: Path) -> None:
    text = path.read_text("utf-8")
    digest = text.splitlines()[0].removeprefix("# digest ")
    match = hortus.from_record(text)
    assert match.over
    assert match.digest() == digest


@pytest.mark.parametrize(("name", "players"), [(name, n) for name in hortus.games() for n in find_game(name).players])
def test_node_counts(name: str, players: int) -> None:
    kept = json.loads((FOLDER / name / "nodes.json").read_text("utf-8"))
    assert counts(name, players) == kept[str(players)]
