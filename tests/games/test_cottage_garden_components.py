"""Ruling 14: which component files can be used, and how a wrong one is refused."""

from __future__ import annotations

import copy
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import hortus
from hortus.errors import BadComponents, BadRecord
from hortus.games.components import digest
from hortus.games.cottage_garden.components import COMPONENTS, LAYS, MOST_LAYS, TILE_NAMES, Components, check
from hortus.table import Match

GIVEN: dict[str, Any] = msgspec.to_builtins(COMPONENTS)


def entry(components: dict[str, Any], label: str) -> dict[str, Any]:
    return next(tile for tile in components["tiles"] if tile["label"] == label)


def change(which: str, **fields: Any) -> Callable[[dict[str, Any]], None]:
    return lambda components: entry(components, which).update(fields)


def bed_change(number: int, **fields: Any) -> Callable[[dict[str, Any]], None]:
    return lambda components: components["beds"][number].update(fields)


ROWS = [".....", "PC...", ".....", ".....", "....."]


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        (lambda c: c["tiles"].pop(), "are 35 with all copies, not 36"),
        (change("1A", copies=3), "are 37 with all copies"),
        (change("1A", copies=0), "copies must be"),
        (change("6A", shape="XXX/XX."), "of 5 squares are 10, not 9"),
        (change("4A", shape="XXX"), "of 1 to 3 squares are 12, not 11"),
        (change("6A", shape="XXXX/XXX."), "has 7 squares, not 1 to 6"),
        (change("6A", shape="XXXXXX"), "does not fit on a bed"),
        (change("4A", shape="XX.XX"), "is not in one piece"),
        (change("4A", shape="XX./..X/..X"), "is not in one piece"),
        (change("4A", shape="XX/XXX"), "rows of one length"),
        (change("4A", shape="xxxx"), "needs a shape of 'X'"),
        (change("4A", shape="..../...."), "has 0 squares"),
        (change("4A", shape=""), "has 0 squares"),
        (change("1A", pots=1), "more pots and cloches than"),
        (change("4A", pots=-1), "more pots and cloches than"),
        (change("2A", label="2b"), "label of another tile"),
        (change("2A", label="2#A"), "letters and digits"),
        (change("2A", label=""), "letters and digits"),
        (lambda c: c["beds"].pop(), "are 8, not 9"),
        (bed_change(0, id=2), "of another bed"),
        (bed_change(0, id=10), "numbered from 1 to 9"),
        (bed_change(0, light=ROWS[:4]), "beds[0].light must be five rows"),
        (bed_change(0, dark=[*ROWS[:4], "...."]), "beds[0].dark must be five rows"),
        (bed_change(0, dark=[*ROWS[:4], "...X."]), "only '.', 'P' and 'C'"),
        (bed_change(0, dark=["PPPPP"] * 4 + ["PPP.."]), "has 2 empty squares"),
    ],
)
def test_ruling_14_a_wrong_file_is_refused_by_its_entry(damage: Callable[[dict[str, Any]], None], says: str) -> None:
    components = copy.deepcopy(GIVEN)
    damage(components)
    with pytest.raises(BadComponents) as problem:
        check(msgspec.convert(components, Components))
    assert says in str(problem.value)


def test_ruling_14_the_given_set_is_valid() -> None:
    check(COMPONENTS)
    assert len(TILE_NAMES) == 37 and len(set(TILE_NAMES)) == 37
    assert len(LAYS) >= MOST_LAYS


def run(file: Path, script: str) -> subprocess.CompletedProcess[str]:
    """A process that plays with another component file; plain Python, so that nothing is compiled for it."""
    paths = os.pathsep.join(path for path in sys.path if path)
    env = {**os.environ, "HORTUS_COMPONENTS_COTTAGE_GARDEN": str(file), "HORTUS_COMPILE": "0", "PYTHONPATH": paths}
    return subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True)


PLAY = """
import hortus
match = hortus.new("cottage-garden", players=2, seed=1)
while not match.over:
    match.play(match.moves()[0])
assert hortus.from_record(match.record()).digest() == match.digest()
print(match.game.components)
"""


def test_a_file_of_ones_own_is_played_with_and_named_by_records(tmp_path: Path) -> None:
    components = copy.deepcopy(GIVEN)
    entry(components, "4A")["shape"] = "XX/XX"
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(components, indent=4))
    played = run(file, PLAY)
    assert played.returncode == 0, played.stderr
    assert played.stdout.strip() == digest(msgspec.convert(components, Components)) != digest(COMPONENTS)


def test_a_file_that_cannot_be_used_says_why(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    for text, says in (
        ("{", "cannot be used"),
        ('{"tiles": [], "beds": []}', "are 0 with all copies"),
        ('{"tiles": [{"label": "1A"}], "beds": []}', "$.tiles[0]"),
    ):
        file.write_text(text)
        refused = run(file, "import hortus; hortus.new('cottage-garden')")
        assert refused.returncode and "BadComponents" in refused.stderr and says in refused.stderr
    assert "cannot be read" in run(tmp_path / "none.json", "import hortus; hortus.new('cottage-garden')").stderr


def test_a_record_of_other_components_is_refused() -> None:
    record = Match("cottage-garden", 2, seed=1).record()
    assert f"Components: {digest(COMPONENTS)}" in record
    with pytest.raises(BadRecord, match="0123456789abcdef"):
        hortus.from_record(record.replace(digest(COMPONENTS), "0123456789abcdef"))


def test_a_position_of_other_components_is_refused() -> None:
    position = Match("cottage-garden", 2, seed=1).position()
    with pytest.raises(ValueError, match="components"):
        hortus.from_position("cottage-garden", {**position, "components": "0123456789abcdef"})
