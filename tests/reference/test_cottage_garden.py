"""Cottage Garden against its slow reference, move by move."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hortus.games.cottage_garden import components
from hortus.games.cottage_garden.state import BONUS_POT, CAT_LIMIT, LATE_POT, SCORE

from .cottage_garden import CottageGarden
from .lockstep import Engine, compare, parts

COMPONENTS: dict[str, Any] = msgspec.to_builtins(components.COMPONENTS)  # whatever file is in use
SETTINGS: list[tuple[int, dict[str, Any]]] = [
    *((players, {}) for players in (1, 2, 3, 4)),
    *((players, {"return_order": "chosen"}) for players in (1, 2, 3, 4)),
    *((players, {"discard_cats": True}) for players in (1, 2, 4)),
    *((players, {"bonuses": bonuses}) for players, bonuses in ((1, "cat"), (2, "pot"), (3, "none"), (4, "cat"))),
    (1, {"bed_choice": "chosen"}),
    (1, {"bed_choice": "chosen", "return_order": "chosen", "discard_cats": True}),
    (2, {"children": "0,5"}),
    (2, {"children": "6,7", "return_order": "chosen"}),
    (3, {"children": "5,0,7", "bonuses": "pot"}),
    (3, {"children": "0,0,6", "discard_cats": True}),
    (4, {"children": "0,6,0,7"}),
    (4, {"children": "5,5,6,7", "return_order": "chosen", "bonuses": "none"}),
]
GAMES = 3  # of each setting in each part: 345 in all, 5,520 in the long run


def plain_choice(dice: random.Random, legal: list[str]) -> str:
    return dice.choice(legal)


def thrifty_choice(dice: random.Random, legal: list[str]) -> str:
    """Cats kept, pots once a bed is nearly full, now the first cube, now the last: what random play hardly reaches."""
    if "stay" in legal and dice.random() < 0.8:
        return "stay"
    if "done" in legal and dice.random() < 0.8:
        return "done"
    pots = [move for move in legal if move.startswith("pot")]
    lays = [move for move in legal if move.startswith("plant")]
    if pots and dice.random() < 0.9:
        few = [move for move in pots if sum(move[:5] == other[:5] for other in pots) <= 6]
        return dice.choice(few or lays or pots)
    cubes = [move for move in legal if move.startswith(("orange", "blue"))]
    if cubes:
        return dice.choice((min, max))(cubes, key=lambda move: int(move.split()[1]))
    return dice.choice(legal)


def reference(players: int, options: dict[str, Any]) -> CottageGarden:
    given = dict(options)
    if "children" in given:
        given["children"] = tuple(int(age) for age in given["children"].split(","))
    if "bonuses" in given:
        given["bonuses"] = tuple(name for name in given["bonuses"].split(",") if name != "none")
    return CottageGarden(players, COMPONENTS, **given)


def same_table(engine: Engine, slow: CottageGarden) -> None:
    facts = slow.facts()
    view: dict[str, Any] = engine.game.view(engine.state, None)
    assert [tile and tile["tile"] for row in view["nursery"] for tile in row] == facts["nursery"]
    assert [tile["tile"] for tile in view["path"]] == facts["path"]
    for seat, shown in enumerate(view["seats"]):
        assert [_bed(bed) for bed in shown["beds"]] == facts["beds"][seat]
        assert {"orange": shown["orange"], "blue": shown["blue"]} == facts["cubes"][seat]
        assert shown["cats"] == facts["cats"][seat]
        assert shown["beehives"] == facts["beehives"][seat]
        assert shown["corners"] == facts["corners"][seat]
        assert shown["turns"] == facts["turns"][seat]
    supply = facts["supply"]
    assert (view["supply"] and [view["supply"]["bed"], view["supply"]["side"]]) == (
        supply and [supply["number"], supply["side"]]
    )
    assert view["gardener"]["space"] == facts["gardener"]
    assert view["gardener"]["die"] == facts["die"]
    assert view["gardener"]["final_round"] == facts["final"]


def _bed(shown: dict[str, Any] | None) -> dict[str, Any] | None:
    return shown and {
        "number": shown["bed"],
        "side": shown["side"],
        "tiles": [[tile["tile"], sorted(tile["squares"])] for tile in shown["tiles"] if tile],
        "cats": sorted(shown["cats"]),
        "pots": sorted(shown["pots"]),
    }


@parts(5, 80)
@pytest.mark.parametrize("setting", range(len(SETTINGS)))
def test_reference(setting: int, part: int) -> None:
    players, options = SETTINGS[setting]
    for game in range(GAMES):
        slow = reference(players, options)
        compare(
            "cottage-garden", players, options, slow, 1000 * part + game,
            same_table if game == 0 else None, thrifty_choice if part % 2 else plain_choice,
        )  # fmt: skip


def test_reference_with_crowded_beds(tmp_path: Path) -> None:
    """Beds with few empty squares are finished all the time: every phase is reached often, the rare ones too.

    In plain Python: other beds are other tables, which would have to be compiled.
    """
    dice = random.Random(3)

    def side() -> list[str]:
        squares = ["."] * dice.randrange(3, 7) + ["P"] * 3
        squares += dice.choices("PC", (1, 2), k=25 - len(squares))
        dice.shuffle(squares)
        return ["".join(squares[5 * row : 5 * row + 5]) for row in range(5)]

    beds = [{"id": number, "light": side(), "dark": side()} for number in range(1, 10)]
    file = tmp_path / "crowded.json"
    file.write_text(json.dumps({**COMPONENTS, "beds": beds}))
    script = "from tests.reference.test_cottage_garden import play_crowded; play_crowded()"
    found = subprocess.run(
        [sys.executable, "-c", script],
        env={
            **os.environ,
            "HORTUS_COMPILE": "0",
            "HORTUS_COMPONENTS_COTTAGE_GARDEN": str(file),
            "PYTHONPATH": os.pathsep.join(sys.path),
        },
        capture_output=True,
        text=True,
    )
    assert found.returncode == 0, found.stderr[-3000:]


def play_crowded() -> None:
    phases: Counter[int] = Counter()

    def watch(engine: Engine, slow: CottageGarden) -> None:
        phases[engine.state.phase] += 1
        same_table(engine, slow)

    for players, options in SETTINGS:
        for game in range(4):
            choose = thrifty_choice if game % 2 else plain_choice
            compare("cottage-garden", players, options, reference(players, options), game, watch, choose)
    rare = (SCORE, BONUS_POT, LATE_POT, CAT_LIMIT)
    assert all(phases[phase] >= 10 for phase in rare), phases
