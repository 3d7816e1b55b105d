"""A simulation over Ray is the same simulation; runs where Ray is installed."""

from __future__ import annotations

import pytest

from hortus.sim import simulate
from hortus.sim.cluster import simulate_on_cluster
from tests.variants import BASIC

ray = pytest.importorskip("ray")


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_changes_nothing() -> None:
    name, players, _ = BASIC[0]
    try:
        found = simulate_on_cluster(name, players, 60, 5, tasks=2)
    finally:
        ray.shutdown()
    alone = simulate(name, players, 60, 5)
    assert (found.moves, found.digest, found.games) == (alone.moves, alone.digest, 60)
