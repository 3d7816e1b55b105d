"""A batch inside a jitted JAX program is the batch itself."""

from __future__ import annotations

from typing import Any

import jax
import numpy as np

from hortus.sim import Batch
from hortus.sim.jax import Environment

LANES = 32
ASKED: dict[str, Any] = {"masks": "bits", "observations": "int8", "learner": "rotate"}
SHOWN = ("bits", "count", "turn", "seat", "reward", "rewards", "done", "length")


def first_moves(env: Environment, state: Any) -> Any:
    """The legal move listed at a place that changes from lane to lane."""
    place = jax.numpy.arange(LANES) % state.count
    return state.moves[jax.numpy.arange(LANES), place]


def test_a_scan_plays_what_a_batch_plays() -> None:
    here: Any = Batch("lucky-numbers", 2, LANES, 5, **ASKED)
    env = Environment("lucky-numbers", 2, LANES, **ASKED)

    @jax.jit
    def play(state: Any) -> Any:
        def body(state: Any, _: Any) -> Any:
            state = env.step(state, first_moves(env, state))
            return state, (state.done.sum(), state.reward)

        return jax.lax.scan(body, state, None, length=400)

    begun = env.reset(5)
    state, (ended, rewards) = play(begun)
    for step in range(400):
        here.step(here.moves[np.arange(LANES), np.arange(LANES) % here.count].copy())
        assert ended[step] == here.done.sum() and np.array_equal(rewards[step], here.reward)
    assert int(ended.sum()) > LANES
    for shown in SHOWN:
        assert np.array_equal(getattr(state, shown), getattr(here._lanes, shown)), shown
    listed = np.arange(here.moves.shape[1]) < here.count[:, None]  # what lies behind the last move means nothing
    assert np.array_equal(np.where(listed, state.moves, 0), np.where(listed, here.moves, 0))
    assert np.array_equal(env.observation(state), here.observation)
    assert np.array_equal(env.mask(state), here.mask)
    assert env.illegal(state) == 0
    again, _ = play(begun)  # a state is a value: what was done with it has not changed it
    assert np.array_equal(again.words, state.words)


def test_an_illegal_action_leaves_its_lane_and_is_counted() -> None:
    env = Environment("lucky-numbers", 2, LANES, **ASKED)
    state = env.reset(1)
    moves = np.array(first_moves(env, state))
    moves[3] = -1
    after = jax.jit(env.step)(state, moves)
    assert env.illegal(after) == 1
    assert np.array_equal(after.words[3], state.words[3]) and not np.array_equal(after.words[4], state.words[4])
