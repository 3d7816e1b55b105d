"""A simulation over Ray is the same simulation."""

from __future__ import annotations

import pytest

from hortus.sim import simulate
from hortus.sim.cluster import simulate_on_cluster
from tests.variants import BASIC


@pytest.mark.usefixtures("ray_cluster")
def test_a_cluster_changes_nothing() -> None:
    name, players, _ = BASIC[0]
    alone = simulate(name, players, 60, 5)  # compiles for the workers too
    found = simulate_on_cluster(name, players, 60, 5)
    assert (found.moves, found.digest, found.games) == (alone.moves, alone.digest, 60)
    assert (found.device, found.threads) == ("ray", 2)
