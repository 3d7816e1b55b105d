"""PettingZoo's own tests, and copies, on every game at every player count."""

from __future__ import annotations

import copy
import pickle
import random
import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.utils.conversions import parallel_to_aec

with warnings.catch_warnings():  # its tests load its own games, which may be out of date
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test

import hortus.envs  # noqa: F401 (registers)
from hortus.envs import pettingzoo as ours
from hortus.envs.common import rewards, snake
from hortus.errors import BadOption, IllegalMove
from tests.variants import BASIC, Variant, every_table, every_variant

# PettingZoo warns about every observation that is a dictionary, as those of its own board games are.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


def make(variant: Variant, maker: Any = ours.env, **more: Any) -> Any:
    name, players, options = variant
    return maker(name, players=players, **options, **more)


@every_table
def test_api(variant: Variant) -> None:
    api_test(make(variant), num_cycles=100)
    api_test(make(variant, ours.raw_env, reward="margin"), num_cycles=20)


@every_table
def test_seeds(variant: Variant) -> None:
    seed_test(lambda: make(variant), num_cycles=40)


@every_table
def test_max_cycles(variant: Variant) -> None:
    """Its test lets everybody act in every cycle, without masks: that is our parallel form."""

    def parallel(**more: Any) -> Any:
        env = make(variant, ours.parallel_env, **more)
        deal = env.reset
        # It draws actions at random, and a game for one can be stopped at any time: always the same deal and actions.
        env.reset = lambda seed=None, options=None: deal(1, options)
        for agent in env.possible_agents:
            env.action_space(agent).seed(1)
        return env

    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=lambda **more: parallel_to_aec(parallel(**more))))
    env = make(variant, max_cycles=2)
    env.reset(seed=1)
    steps = 0
    for agent in env.agent_iter():
        seen, _, ended, cut, _ = env.last()
        steps += not (ended or cut)
        env.step(None if ended or cut else env.action_space(agent).sample(seen["action_mask"]))
    assert steps <= 2 * variant[1]


@every_table
def test_parallel_api(variant: Variant) -> None:
    parallel_api_test(make(variant, ours.parallel_env), num_cycles=60)


@every_table
def test_render(variant: Variant, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda **more: make(variant, **more), {"svg": lambda drawn: drawn.startswith("<svg")})


@every_variant
def test_a_whole_match_and_its_rewards(variant: Variant) -> None:
    env = make(variant, ours.raw_env)
    env.reset(seed=5)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        total[agent] += reward
        if ended:
            assert not seen["action_mask"].any()
        env.step(None if ended else env.action_space(agent).sample(seen["action_mask"]))
    assert env.match.over
    assert list(total.values()) == rewards(env.match, "result")


@every_table
def test_copies_are_exact_and_apart(variant: Variant) -> None:
    env = make(variant)
    env.reset(seed=3)
    dice = random.Random(1)
    for _ in range(12):
        env.step(dice.choice(np.flatnonzero(env.last()[0]["action_mask"]).tolist()))
        if not env.agents or env.terminations[env.agent_selection]:
            break
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    digest = env.unwrapped.match.digest()
    finish(env)
    for other in copies:
        assert other.unwrapped.match.digest() == digest
        finish(other)
        assert other.unwrapped.match.digest() == env.unwrapped.match.digest()
        other.reset()
    env.reset()
    assert all(other.unwrapped.match.digest() == env.unwrapped.match.digest() for other in copies)


def finish(env: Any) -> None:
    """The first legal move, again and again."""
    for _ in env.agent_iter():
        seen, _, ended, cut, _ = env.last()
        env.step(None if ended or cut else int(np.flatnonzero(seen["action_mask"])[-1]))


@every_table
def test_illegal_actions(variant: Variant) -> None:
    bare, guarded = make(variant, ours.raw_env), make(variant)
    for env in (bare, guarded):
        env.reset(seed=2)
        while env.observe(env.agent_selection)["action_mask"].all():  # until something is illegal
            env.step(0)
    agent = bare.agent_selection
    wrong = int(np.flatnonzero(bare.observe(agent)["action_mask"] == 0)[0])
    digest = bare.match.digest()
    for action in (wrong, -1, 10**6):
        with pytest.raises(IllegalMove):
            bare.step(action)
    assert bare.match.digest() == digest
    guarded.step(wrong)
    assert all(guarded.terminations.values())
    assert guarded.rewards[agent] == -1
    while guarded.agents:
        guarded.step(None)
    guarded.step(0)  # a warning, and nothing else
    guarded.reset()
    assert guarded.agents == guarded.possible_agents and not any(guarded.terminations.values())


@every_table
def test_an_observation_given_out_stays_as_it_is(variant: Variant) -> None:
    env = make(variant, ours.raw_env)
    env.reset(seed=6)
    seen, *_ = env.last()
    kept = copy.deepcopy(seen)
    seen["action_mask"][:] = 1 - seen["action_mask"]  # and what a learner does to it changes nothing
    assert np.array_equal(env.last()[0]["action_mask"], kept["action_mask"])
    env.step(int(np.flatnonzero(kept["action_mask"])[0]))
    assert np.array_equal(seen["observation"], kept["observation"])


def test_reset_comes_first() -> None:
    for maker in (ours.env, ours.raw_env):
        env = make(BASIC[0], maker)
        with pytest.raises(AssertionError, match="reset"):
            env.step(0)
        with pytest.raises(AssertionError, match="reset"):
            env.observe("player_0")


@every_table
def test_the_registry_knows_every_game(variant: Variant) -> None:
    name, players, _ = variant
    key = f"hortus/{snake(name)}-v0"
    assert isinstance(pettingzoo.make("aec", key, players=players), pettingzoo.AECEnv)
    assert isinstance(pettingzoo.make("parallel", key, players=players), pettingzoo.ParallelEnv)


def test_what_cannot_be_is_refused() -> None:
    name, players, _ = BASIC[0]
    for wrong in ({"players": 9}, {"render_mode": "smoke"}, {"reward": "fame"}, {"surprise": 1}):
        with pytest.raises(BadOption):
            ours.env(name, **{"players": players, **wrong})
