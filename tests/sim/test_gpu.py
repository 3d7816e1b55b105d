"""A GPU plays the very games that the CPU plays, bit by bit. On a machine with one: `make test-gpu`."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from hortus import sim
from hortus.errors import IllegalMove
from hortus.sim import Batch, simulate
from tests.variants import Variant, every_variant

pytestmark = pytest.mark.gpu

SHOWN = ("observation", "mask", "count", "turn", "seat", "reward", "rewards", "done", "length", "games")


def _differing(here: Batch, there: Any) -> list[str]:
    return [shown for shown in SHOWN if not np.array_equal(getattr(there, shown).numpy(), getattr(here, shown))]


@every_variant
def test_a_simulation_has_the_same_digest(variant: Variant) -> None:
    """The digest is of every bit of every final record."""
    name, players, options = variant
    here = simulate(name, players, 5_000, 3, options, device="cpu")
    there = simulate(name, players, 5_000, 3, options, device="cuda")
    assert there.device == "cuda"
    assert (there.moves, there.digest) == (here.moves, here.digest)


@every_variant
def test_a_batch_shows_the_same_after_every_step(variant: Variant) -> None:
    name, players, options = variant
    lanes = 500
    here = Batch(name, players, lanes, 5, options, learner="rotate")
    there: Any = sim.batch(name, players, lanes, 5, options, learner="rotate", device="cuda")
    assert there.device == "cuda"
    for step in range(150):
        assert _differing(here, there) == [], step
        here.step(here.sample())
        there.step(there.sample())
    assert there.illegal() == 0
    before = there.observation.numpy().copy()
    there.step(np.full(lanes, -1))
    assert there.illegal() == lanes
    assert np.array_equal(there.observation.numpy(), before)
    here.reset(77)
    there.reset(77)
    assert _differing(here, there) == []
    with pytest.raises(IllegalMove):
        there.step(np.zeros(3, np.int16))
