"""Very many random games, and how fast they went."""

from __future__ import annotations

import hashlib
import json
import time
from typing import Any

import numpy as np
from rich.console import Console

from hortus.errors import BadOption
from hortus.games import game as find_game
from hortus.kernel import blank, state_bytes, write
from hortus.kernel.generic import playouts

CHUNK = 10_000


def run(name: str, players: int, games: int, seed: int, options: dict[str, Any]) -> dict[str, Any]:
    """Play games at random; game i is dealt from seed + i. The digest covers every final state."""
    game = find_game(name)
    if games < 1:
        raise BadOption("There must be at least one game.")
    if not 0 <= seed <= 2**62:
        raise BadOption("A seed is a whole number from 0 to 2**62.")
    fresh = game.fresh(players, options)
    states = blank(game.dtype, min(games, CHUNK))
    for i in range(len(states)):
        write(states, i, fresh)
    buffer = np.zeros(game.most_moves, np.int16)
    playouts(states[:1], 0, buffer)  # compiled before the clock starts
    digest = hashlib.sha256()
    moves, seconds = 0, 0.0
    for first in range(0, games, CHUNK):
        part = states[: min(CHUNK, games - first)]
        begin = time.perf_counter()
        moves += int(playouts(part, seed + first, buffer))
        seconds += time.perf_counter() - begin
        for state in part:
            digest.update(state_bytes(state))
    return {
        "game": name, "players": players, "games": games, "seed": seed, "moves": moves, "seconds": round(seconds, 6),
        "moves_per_second": round(moves / seconds), "digest": digest.hexdigest(),
    }  # fmt: skip


def simulate(name: str, players: int, games: int, seed: int, options: dict[str, Any], as_json: bool) -> None:
    result = run(name, players, games, seed, options)
    if as_json:
        print(json.dumps(result))
        return
    Console().print(
        f"{result['games']:,} games of {name} for {players}: {result['moves']:,} moves in {result['seconds']:.2f} s, "
        f"[bold]{result['moves_per_second']:,}[/] moves/s\ndigest {result['digest']}",
        highlight=False,
    )
