"""Gymnasium's own checks, on every game at every player count."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence, data_shares_objects
from gymnasium.vector.utils import batch_space

import hortus.envs  # noqa: F401 (registers)
from hortus.envs.common import camel, rewards
from hortus.envs.gymnasium import GardenEnv, GardenVectorEnv
from hortus.errors import BadOption, HortusError, IllegalMove
from tests.variants import BASIC, Variant, every_table


def make(variant: Variant, **more: Any) -> GardenEnv:
    name, players, options = variant
    return GardenEnv(name, players, **{"opponents": "seedling", **options, **more})


def make_many(variant: Variant, lanes: int = 6, **more: Any) -> GardenVectorEnv:
    name, players, options = variant
    return GardenVectorEnv(name, lanes, players, **options, **more)


@every_table
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_check_env(variant: Variant, capsys: pytest.CaptureFixture[str]) -> None:
    for illegal in ("lose", "random"):
        check_env(make(variant, illegal=illegal), skip_render_check=True)
    name, players, _ = variant
    made = gymnasium.make(f"hortus/{camel(name)}-v0", players=players, opponents="seedling", render_mode="ansi")
    check_env(made.unwrapped)


@every_table
def test_whole_episodes_from_every_seat(variant: Variant) -> None:
    players = variant[1]
    env = make(variant, seat="rotate", reward="margin")
    env.action_space.seed(1)
    for episode in range(players + 1):
        seen, info = env.reset(seed=7 if episode == 0 else None)
        assert info["seat"] == episode % players
        ended = False
        while not ended:
            assert env.match is not None and env.match.turn == env.seat
            assert env.observation_space.contains(seen)
            seen, reward, ended, cut, info = env.step(env.action_space.sample(seen["action_mask"]))
            assert not cut and not info["illegal"]
            assert ended or reward == 0
        assert env.match is not None
        assert reward == rewards(env.match, "margin")[env.seat]


@every_table
def test_copies_are_exact_and_apart(variant: Variant) -> None:
    env = make(variant)
    seen, _ = env.reset(seed=4)
    for _ in range(2):
        seen, *_ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    assert env.match is not None
    for _ in range(5):
        action = int(np.flatnonzero(seen["action_mask"])[0])
        seen, _, ended, *_ = env.step(action)
        for other in copies:
            other.step(action)
            assert other.match.digest() == env.match.digest()
        if ended:
            break


@every_table
def test_illegal_actions(variant: Variant) -> None:
    env, strict = make(variant), make(variant, illegal="raise")
    seen, _ = env.reset(seed=2)
    strict.reset(seed=2)
    while seen["action_mask"].all():  # until something is illegal
        seen, *_ = env.step(0)
        strict.step(0)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, ended, _, info = env.step(wrong)
    assert ended and reward == -1 and info["illegal"]
    for action in (wrong, -1, 10**6):
        with pytest.raises(IllegalMove):
            strict.step(action)
    many = make_many(variant)
    many.reset(seed=2)
    with pytest.raises(IllegalMove):
        many.step(np.full(6, -1))


@every_table
@pytest.mark.parametrize("learner", [None, 0, "rotate"])
def test_check_vector_env(variant: Variant, learner: int | str | None) -> None:
    """What Gymnasium asks of a vector environment: spaces, shapes, types, seeds, and data of one's own."""
    lanes = 6
    env = make_many(variant, lanes, learner=learner, illegal="random")
    twin = make_many(variant, lanes, learner=learner, illegal="random")
    assert env.observation_space == batch_space(env.single_observation_space, lanes)
    assert env.action_space == batch_space(env.single_action_space, lanes)
    assert env.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.SAME_STEP
    assert data_equivalence(env.reset(seed=5), twin.reset(seed=5))
    chance = any(env.batch.game.outcomes) or learner == "rotate"
    assert data_equivalence(env.reset(seed=6)[0], twin.reset(seed=5)[0]) != chance
    assert data_equivalence(env.reset(seed=5), twin.reset(seed=5))
    assert data_equivalence(env.reset(), twin.reset())
    env.action_space.seed(1)
    for _ in range(80):
        actions = env.action_space.sample()
        seen, reward, ended, cut, info = found = env.step(actions)
        assert data_equivalence(found, twin.step(actions), exact=True)
        assert env.observation_space.contains(seen)
        assert reward.shape == ended.shape == cut.shape == (lanes,)
        assert reward.dtype == np.float32 and ended.dtype == cut.dtype == np.bool_
        assert not cut.any() and not reward[~ended].any()
        assert set(info) == {"turn", "rewards", "scores"}
    one, two = env.step(env.action_space.sample()), env.step(env.action_space.sample())
    assert not any(data_shares_objects(one[k], two[k]) for k in range(5))
    env.close()


@every_table
def test_vector_environments_work_in_wrappers(variant: Variant) -> None:
    name, players, _ = variant
    env: Any = gymnasium.make_vec(
        f"hortus/{camel(name)}-v0", 8, "vector_entry_point", players=players, copy=False, render_mode="ansi"
    )
    env = gymnasium.wrappers.vector.RecordEpisodeStatistics(env)
    seen, _ = env.reset(seed=1)
    episodes = 0
    while episodes < 10:
        actions = [np.random.default_rng(episodes).choice(np.flatnonzero(mask)) for mask in seen["action_mask"]]
        seen, _, ended, _, info = env.step(np.array(actions))
        episodes += int(ended.sum())
        assert ("episode" in info) == bool(ended.any())
    assert len(env.render()) == 8 and all(isinstance(drawn, str) for drawn in env.render())
    env.close()


def test_what_cannot_be_is_refused() -> None:
    name, players, _ = next(variant for variant in BASIC if variant[1] > 1)
    wrongs: list[dict[str, Any]] = [
        {"players": 9}, {"seat": players}, {"seat": "best"}, {"opponents": ["seedling"] * 7},
        {"opponents": "nobody"}, {"illegal": "maybe"}, {"reward": "fame"}, {"render_mode": "smoke"},
    ]  # fmt: skip
    for wrong in wrongs:
        with pytest.raises(HortusError):
            GardenEnv(name, **{"players": players, **wrong})
    with pytest.raises(BadOption):
        GardenVectorEnv(name, 2, players, illegal="lose")
