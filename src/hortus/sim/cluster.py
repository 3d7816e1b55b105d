"""The same simulation over a Ray cluster (the `ray` extra)."""

from __future__ import annotations

import time
from collections.abc import Mapping
from importlib import import_module
from itertools import pairwise
from typing import Any

from hortus.errors import BadOption
from hortus.games.contract import checked_seed
from hortus.i18n import COMMON

from .run import Simulation, simulate


def simulate_on_cluster(
    game: str, players: int = 2, games: int = 1000, seed: int = 0, options: Mapping[str, Any] | None = None,
    tasks: int = 0, address: str | None = None,
) -> Simulation:  # fmt: skip
    """`simulate`, split into tasks of one core each: games, moves and digest are the same.

    Joins the cluster at the address, or one that is already joined, or starts a local one. The seconds are of the
    whole run, the start of the workers included.
    """
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise BadOption(COMMON.sentences("missing-extra", package="ray", extra="ray")) from None
    seed = checked_seed(seed, games)
    if not ray.is_initialized():
        ray.init(address=address, include_dashboard=False, log_to_driver=False)
    tasks = tasks or max(1, int(ray.cluster_resources().get("CPU", 1)))
    edges = [games * k // tasks for k in range(tasks + 1)]
    remote = ray.remote(num_cpus=1)(simulate)
    began = time.perf_counter()
    parts = ray.get(
        [
            remote.remote(game, players, end - first, seed + first, dict(options or {}), "cpu", 1)
            for first, end in pairwise(edges)
        ]
    )
    return merged(parts, games, seed, time.perf_counter() - began)


def merged(parts: list[Simulation], games: int, seed: int, seconds: float) -> Simulation:
    """Parts of one simulation as a whole: moves and fingerprints add up."""
    total = [sum(int(part.digest[k : k + 16], 16) for part in parts) % 2**64 for k in (0, 16)]
    first = parts[0]
    return Simulation(
        game=first.game, players=first.players, options=first.options, games=games, seed=seed, device="ray",
        threads=len(parts), moves=sum(part.moves for part in parts), seconds=seconds,
        digest=f"{total[0]:016x}{total[1]:016x}",
    )  # fmt: skip
