"""What is simulated or played over Ray is what is simulated or played without it."""

from __future__ import annotations

import gc
import warnings
from collections.abc import Iterator

import pytest

from hortus.arena import Plan, Result, run
from hortus.sim import simulate
from hortus.sim.cluster import simulate_on_cluster
from tests.variants import BASIC


@pytest.fixture
def ray_cluster() -> Iterator[None]:
    """A Ray cluster of this machine with two workers; whoever starts one joins it."""
    with warnings.catch_warnings():  # Ray warns of its own coming changes, and leaves its servers' pipes open
        warnings.simplefilter("ignore")
        import ray

        ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        ray.shutdown()
        gc.collect()


def without_clock(results: list[Result]) -> list[object]:
    return [(r.deal, r.lineup, r.points, r.winners, r.plies) for r in results]


@pytest.mark.usefixtures("ray_cluster")
def test_a_cluster_changes_nothing() -> None:
    """One test, since starting a cluster takes longer than all that is done on it."""
    name, players, _ = BASIC[0]
    alone = simulate(name, players, 60, 5)  # compiles for the workers too
    found = simulate_on_cluster(name, players, 60, 5)
    assert (found.moves, found.digest, found.games) == (alone.moves, alone.digest, 60)
    assert (found.device, found.threads) == ("ray", 2)
    plan = Plan("lucky-numbers", ("sprout", "seedling"), 2, 4)
    assert without_clock(run(plan, ray="local")) == without_clock(run(plan, processes=1))
