"""Compiles what the tests call of every game, one game in each process, so that no two test workers compile the same.

python -m tests.warm
"""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import numpy as np

import hortus
import tests.conftest  # noqa: F401 (puts the plug-in game on the path)
from hortus.bots.compilation import steps
from hortus.games import game as find_game
from hortus.kernel import generic, write
from hortus.sim import Batch, simulate
from hortus.table import Match


def compile_game(name: str) -> None:
    """All that Python calls of a game: matches, the search, batches and simulations."""
    for call in steps(name).values():
        call()
    game = find_game(name)
    players = game.players[-1]
    states, moves = np.zeros(1, game.dtype), np.zeros(game.most_moves, np.int16)
    outcomes, weights = np.zeros((2, max(1, game.most_outcomes)), np.int16)
    write(states, 0, game.fresh(players, {}))
    generic.start_at(states, 0, 0)
    if game.most_outcomes:
        generic.chance_at(states, 0, outcomes, weights)
        generic.force_at(states, 0, int(outcomes[0]))
    generic.resolve_chance_at(states, 0)
    generic.playouts(states, 0, moves)
    match = Match(name, players, seed=0)
    match.gains(match.moves()[0])
    match.legal_moves()
    match.observe_with_mask(0)
    match.redealt(0, 1)
    match.play_code(match.codes()[0])
    batch = Batch(name, players, 2)
    batch.step(batch.sample())
    batch.play_at_random(2)
    simulate(name, players, 1)


def main() -> None:
    # Fresh processes: Numba's threads and locks do not survive a fork.
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        list(pool.map(compile_game, hortus.games()))


if __name__ == "__main__":
    main()
