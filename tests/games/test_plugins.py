"""Games of other packages: found by their entry point, and at home everywhere. Moss Court is the example."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

import pytest

import hortus
from hortus.errors import BadPosition, BadRules, IllegalMove
from hortus.games import game as find_game
from hortus.games import registry
from hortus.games.assembly import assemble

PLUGIN = Path(__file__).parents[1] / "plugin"


def test_what_the_tests_install_is_what_the_package_declares() -> None:
    project = tomllib.loads((PLUGIN / "pyproject.toml").read_text("utf-8"))["project"]
    declared = project["entry-points"][registry.GROUP]
    assert {point.name: point.value for point in entry_points(group=registry.GROUP)} == declared
    assert (PLUGIN / "src" / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info").is_dir()


def test_a_plug_in_is_a_game_like_the_others_in_every_process() -> None:
    code = "import hortus; print(hortus.games()); print(hortus.new('moss-court', seed=1).moves()[:2])"
    done = subprocess.run([sys.executable, "-c", code], env=os.environ, text=True, capture_output=True, check=True)
    assert done.stdout == f"{hortus.games()}\n['plant a1', 'plant b1']\n"
    assert "moss-court" in hortus.games() and hortus.games() == sorted(hortus.games())


def test_a_plug_in_cannot_replace_a_game_of_hortus(monkeypatch: pytest.MonkeyPatch) -> None:
    rogue = EntryPoint("lucky-numbers", "moss_court", registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: [rogue])
    registry._plugins.cache_clear()
    try:
        assert registry.names() == sorted(registry.GAMES)
        assert find_game("lucky-numbers").name == "lucky-numbers"
    finally:
        registry._plugins.cache_clear()


def test_its_files_lie_in_its_own_package() -> None:
    game = find_game("moss-court")
    folder = Path(sys.modules[game.package].__file__ or "").parent
    assert folder == PLUGIN / "src" / "moss_court"
    assert game.words.languages() == ["de", "en", "fr"]
    assert {path.name for path in (folder / "rules").iterdir()} == {"de.md", "en.md", "fr.md"}
    match = hortus.new("moss-court")
    match.play("plant a1")
    assert '<symbol id="moss-0"' in match.svg()


def test_a_part_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    given = {"name": "moss-court", "designer": "", "version": 1, "players": range(2, 3), "most_moves": 16}
    with pytest.raises(BadRules, match="moss_court: notation is not given, and there is no module notation"):
        assemble("moss_court", **given)
    monkeypatch.delattr("moss_court.scoring.explain")
    with pytest.raises(BadRules, match="moss_court: explain is not given, and the module scoring has no explain"):
        assemble("moss_court", **given, notation=[], refusal=None)


# -- the rules of Moss Court

COURT = [[0, 0, 1, 1], [0, 1, 1, 1], [1, 0, 0, 0], [0, 1, None, 0]]


def test_the_largest_patch_and_the_corners_count() -> None:
    match = hortus.from_position("moss-court", {"court": COURT, "turn": 1})
    assert [(line.key, line.points) for line in match.explain(0)] == [("patch", 4), ("corners", 3)]
    assert match.explain(0)[0].places == ("b3", "c3", "d3", "d4")
    match.play("plant c4")
    assert match.over and match.scores() == [7, 6] and match.winners() == [0]


def test_ruling_1_stones_that_meet_at_a_corner_are_not_connected() -> None:
    court = [[0, None, None, None], [None, 0, None, None], [1, 1, None, None], [None] * 4]
    match = hortus.from_position("moss-court", {"court": court})
    assert [line.points for line in match.explain(0)] == [1, 1] and match.scores() == [2, 2]


def test_ruling_2_ties_share() -> None:
    court = [[0, 0, 0, 0], [0, 0, 0, 0], [1, 1, 1, 1], [1, 1, 1, 1]]
    match = hortus.from_position("moss-court", {"court": court, "turn": None})
    assert match.winners() == [0, 1] and match.ended == "full"


def test_a_planted_stone_is_refused() -> None:
    match = hortus.new("moss-court")
    match.play("plant a1")
    with pytest.raises(IllegalMove, match="Moss grows on a1 already"):
        match.play("plant a1")


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        ({"court": [[0] * 4] * 4}, "as much moss of both seats"),
        ({"court": [[None] * 4] * 4, "turn": 1}, "turn does not fit"),
        ({"court": [[None] * 4] * 4, "turn": None}, "turn must be null when every stone"),
        ({"court": [[2] * 4] * 4}, "court must hold seats"),
        ({"court": [[None] * 3] * 4}, "four rows of four"),
        ({}, "court"),
    ],
)
def test_a_position_that_cannot_be_names_its_field(position: dict[str, object], problem: str) -> None:
    with pytest.raises(BadPosition, match=problem):
        hortus.from_position("moss-court", position)


def test_compiled_rules_are_kept_until_a_rule_changes(tmp_path: Path) -> None:
    """A changed sentence compiles nothing again, whether it stands in a catalogue or in a module that speaks."""
    package = tmp_path / "src" / "moss_court"
    shutil.copytree(PLUGIN / "src", package.parent, ignore=shutil.ignore_patterns("__pycache__"))
    environment = {**os.environ, "HORTUS_CACHE_DIR": str(tmp_path / "cache"), "HORTUS_COMPILE": "1"}
    environment["PYTHONPATH"] = os.pathsep.join([str(package.parent), os.environ.get("PYTHONPATH", "")])

    def play(kept: bool) -> subprocess.CompletedProcess[str]:
        code = "import hortus, moss_court; hortus.new('moss-court', seed=1).moves(); print(moss_court.__file__)"
        if kept:
            code = f"from hortus.kernel.cache import only_from_cache\nwith only_from_cache():\n    {code}"
        return subprocess.run([sys.executable, "-c", code], env=environment, text=True, capture_output=True)

    compiled = play(kept=False)
    assert compiled.stdout == f"{package / '__init__.py'}\n", compiled.stderr
    assert any("deal_at" in path.name for path in (tmp_path / "cache").rglob("*.bin"))
    rules = {"rules", "scoring", "observation", "state"}
    speaking = [path for path in package.glob("*.py") if path.stem not in rules]
    assert {"events", "moves", "text", "view", "words"} <= {path.stem for path in speaking}
    for path in [*speaking, *package.rglob("*.ftl")]:
        path.write_text(f"{path.read_text('utf-8')}\n# Changed.\n", "utf-8")
    same = play(kept=True)
    assert same.returncode == 0, same.stderr
    path = package / "rules.py"
    path.write_text(f"{path.read_text('utf-8')}\n# Changed.\n", "utf-8")
    assert "NotCompiled" in play(kept=True).stderr
