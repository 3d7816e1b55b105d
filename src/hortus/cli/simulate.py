"""Very many random games, and how fast they went."""

from __future__ import annotations

import json
from typing import Any

from rich.console import Console

from hortus.errors import BadOption
from hortus.sim import simulate as run

from .words import WORDS


def simulate(
    name: str, players: int, games: int, seed: int, options: dict[str, Any], device: str, threads: int | None,
    ray: str | None, as_json: bool,
) -> None:  # fmt: skip
    """Play games at random, game i dealt from seed + i. The digest covers every final state, on any device."""
    if games < 1:
        raise BadOption(WORDS.sentences("no-games"))
    if ray:
        from hortus.sim.cluster import simulate_on_cluster

        result = simulate_on_cluster(name, players, games, seed, options, address=None if ray == "local" else ray)
    else:
        result = run(name, players, games, seed, options, device, threads)
    if as_json:
        print(json.dumps(result.as_dict()))
        return
    Console().print(
        f"{games:,} games of {name} for {players} on {result.device}: "
        f"{result.moves:,} moves in {result.seconds:.2f} s, "
        f"[bold]{round(result.moves_per_second):,}[/] moves/s\ndigest {result.digest}",
        highlight=False,
    )
