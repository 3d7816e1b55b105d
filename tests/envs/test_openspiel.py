"""OpenSpiel's own tests, its search on our games, and playthroughs kept as files."""

from __future__ import annotations

import copy
import hashlib
import io
import os
import pickle
import random
import unittest
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest

import hortus.envs.openspiel as ours
from hortus.envs.common import snake
from hortus.games import game as find_game
from tests.variants import BASIC, Variant, every_table, every_variant, name_of

# OpenSpiel's Python files and what they import warn about much that is not ours.
pytestmark = pytest.mark.filterwarnings("ignore")
PLAYTHROUGHS = Path(__file__).parent / "playthroughs"


def load(variant: Variant, **more: Any) -> Any:
    name, players, options = variant
    given = {
        key: value if isinstance(value, (bool, int, str)) else find_game(name).option(key).write(value)
        for key, value in options.items()
    }
    return pyspiel.load_game(f"hortus_{snake(name)}", {"players": players, **given, **more})


def after(game: Any, seed: int, steps: int = 10**6) -> Any:
    """A state after so many random steps."""
    dice = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and steps:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, chances)[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
        steps -= 1
    return state


@every_table
def test_random_sim(variant: Variant) -> None:
    pyspiel.random_sim_test(load(variant), num_sims=1, serialize=True, verbose=False)


@every_table
def test_openspiels_api_test(variant: Variant) -> None:
    """Its integration_tests/api_test.py, for one game."""
    from open_spiel.integration_tests import api_test

    game = load(variant)
    kind = type(
        "Ours", (api_test.EnforceAPIOnPartialTreeBase,), {"game": game, "game_name": game.get_type().short_name}
    )
    output = io.StringIO()
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(kind)
    result = unittest.TextTestRunner(output).run(suite)
    assert result.testsRun >= 5 and result.wasSuccessful(), output.getvalue()


@every_variant
def test_states_are_those_of_the_rules(variant: Variant) -> None:
    """Chance adds up, copies are exact and apart, and returns are those of the kind declared."""
    game = load(variant)
    state = after(game, 1, 30)
    kept: list[tuple[Any, str]] = []
    dice = random.Random(2)
    while not state.is_terminal():
        kept.append((state.clone(), state.serialize()))
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1) and list(outcomes) == sorted(set(outcomes))
            state.apply_action(dice.choice(outcomes))
        else:
            state.apply_action(dice.choice(state.legal_actions()))
    assert all(clone.serialize() == text for clone, text in kept[::7])
    assert str(pickle.loads(pickle.dumps(state))) == str(copy.deepcopy(state)) == str(state)
    returns = state.returns()
    assert all(game.min_utility() <= value <= game.max_utility() for value in returns)
    if variant[1] > 1:
        assert sum(returns) == pytest.approx(0, abs=1e-9)


@every_table
def test_margins(variant: Variant) -> None:
    game = load(variant, reward="margin")
    state = after(game, 3)
    assert all(value == int(value) and abs(value) < 1000 for value in state.returns())


@every_table
def test_what_a_player_knows_survives_dealing_again(variant: Variant) -> None:
    game = load(variant)
    rng = np.random.RandomState(1)
    for seed, steps in ((1, 40), (2, 70), (3, 55)):
        state = after(game, seed, steps)
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        if state.is_terminal():
            continue
        player = state.current_player()
        before = state.serialize()
        for _ in range(3):
            other = state.resample_from_infostate(player, rng.random_sample)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.legal_actions() == state.legal_actions()
            assert str(pickle.loads(pickle.dumps(other))) == str(other)
            other.apply_action(other.legal_actions()[0])
        assert state.serialize() == before


@every_table
def test_dealing_again_in_the_middle_of_chance_shows_the_same(variant: Variant) -> None:
    """Also while a card is on its way, and no card gets lost."""
    dice = random.Random(5)
    for _ in range(3):
        state = load(variant).new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                node = state._node
                for player in range(variant[1]):
                    other = state.resample_from_infostate(player, dice.random)._node
                    assert ours.view(other, player) == ours.view(node, player)
                    assert len(other.chances()) == len(node.chances())
                state.apply_action(dice.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(dice.choice(state.legal_actions()))


@every_table
def test_openspiels_search_plays(variant: Variant, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its MCTS and its IS-MCTS, which asks for a game that hides something; to deal again needs nothing hidden."""
    from open_spiel.python.algorithms import ismcts, mcts

    state = decision(load(variant), 4, 30)
    search = mcts.MCTSBot(load(variant), 2.0, 4, Once(), random_state=np.random.RandomState(1))
    assert search.step(state) in state.legal_actions()

    monkeypatch.setattr(ours, "hides", lambda game: True)
    hiding = type("Hiding", (ours.GardenGame,), {"name": variant[0]})({"players": variant[1]})
    state = decision(hiding, 4, 30)
    bot = ismcts.ISMCTSBot(
        game=hiding,
        uct_c=2.0,
        max_simulations=6,
        evaluator=Once(),
        random_state=np.random.RandomState(1),
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        use_observation_string=False,
        allow_inconsistent_action_sets=False,
    )
    assert bot.step(state) in state.legal_actions()


def decision(game: Any, seed: int, steps: int) -> Any:
    """A state in which somebody is to decide, after so many random steps or a few more."""
    while True:
        state = after(game, seed, steps)
        if not state.is_terminal() and not state.is_chance_node():
            return state
        steps = steps + 1 if state.is_chance_node() else steps - 1


class Once:
    """An evaluator that thinks nothing of any state."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


@every_table
def test_observers(variant: Variant) -> None:
    from open_spiel.python.observation import make_observation

    game = load(variant)
    state = after(game, 6, 60)
    seen = make_observation(game)
    for player in range(game.num_players()):
        seen.set_from(state, player)
        assert list(seen.tensor) == state.observation_tensor(player)
        assert sum(len(part) for part in seen.dict.values()) == len(seen.tensor)
        assert seen.dict["player"][player] == 1
        assert seen.string_from(state, player) == state.observation_string(player)
    assert len(game.observation_tensor_shape()) == 1


@every_table
def test_shimmy(variant: Variant) -> None:
    """Our OpenSpiel games as PettingZoo environments, through Shimmy."""
    from pettingzoo.test import api_test
    from shimmy import OpenSpielCompatibilityV0

    name, players, _ = variant
    env = OpenSpielCompatibilityV0(game_name=f"hortus_{snake(name)}", config={"players": players})
    api_test(env, num_cycles=8)


@every_table
def test_playthroughs_have_not_changed(variant: Variant) -> None:
    """A whole match in OpenSpiel's format. Some states are kept, and a digest of all. HORTUS_UPDATE=1 writes anew."""
    from open_spiel.python.algorithms import generate_playthrough

    game = load(variant)
    text = generate_playthrough.playthrough(str(game), after(game, 9).history())
    head, *states = text.split("\n# State ")
    kept = [f"\n# State {part}" for i, part in enumerate(states) if i in (0, len(states) - 1) or i % 60 == 37]
    short = "".join([head, *kept, f"\nSHA-256: {hashlib.sha256(text.encode()).hexdigest()}\n"])
    path = PLAYTHROUGHS / f"{name_of(variant)}.txt"
    if os.environ.get("HORTUS_UPDATE"):
        PLAYTHROUGHS.mkdir(exist_ok=True)
        path.write_text(short, "utf-8")
    assert path.exists(), "a new game: run this test once with HORTUS_UPDATE=1, and read and keep what it writes"
    assert path.read_text("utf-8") == short


def test_names() -> None:
    for variant in BASIC:
        assert f"hortus_{snake(variant[0])}" in pyspiel.registered_names()
    ours.register()  # a second time changes nothing
