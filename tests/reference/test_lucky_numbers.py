"""Lucky Numbers against its slow reference, move by move."""

from __future__ import annotations

from typing import Any

import pytest

from .lockstep import Engine, compare, parts
from .lucky_numbers import LuckyNumbers

GAMES = {2: 36, 3: 12, 4: 6}  # of each setting in each part, fewer of the long ones: 972 in all, 21,060 in the long run
SETTINGS = [(p, setup, bruno) for p in (2, 3, 4) for setup in ("free", "sorted", "michael") for bruno in (False, True)]


def same_table(engine: Engine, reference: LuckyNumbers) -> None:
    facts, state = reference.facts(), engine.state
    view: dict[str, Any] = engine.game.view(state, None)
    assert [[n or 0 for row in garden for n in row] for garden in view["gardens"]] == facts["gardens"]
    assert view["centre"] == facts["centre"]
    assert view["face_down"] == facts["face_down"]
    assert (view["held"] or 0) == facts["held"]
    assert view["idle"] == facts["idle"]


@pytest.mark.parametrize(("players", "setup", "bruno"), SETTINGS)
@parts(3, 65)
def test_reference(players: int, setup: str, bruno: bool, part: int) -> None:
    for seed in range(1000 * part, 1000 * part + GAMES[players]):
        options = {"setup": setup, "bruno": bruno, "start": seed % players}
        reference = LuckyNumbers(players, setup, bruno, seed % players)
        engine = compare("lucky-numbers", players, options, reference, seed, same_table if seed % 10 == 0 else None)
        assert engine.game.tournament_points is not None
        assert engine.game.tournament_points(engine.state) == reference.tournament_points()
