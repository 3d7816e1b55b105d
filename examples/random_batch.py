"""Random play of very many games at once, straight on the batch simulator.

python examples/random_batch.py [GAME] [cpu|cuda]
"""

from __future__ import annotations

import sys
import time

import hortus.sim

game = sys.argv[1] if len(sys.argv) > 1 else "lucky-numbers"
device = sys.argv[2] if len(sys.argv) > 2 else "cpu"
batch = hortus.sim.batch(game, players=2, lanes=1024, seed=7, device=device)
began = time.perf_counter()
for _ in range(500):
    batch.step(batch.sample())  # any array of legal move codes will do: batch.mask says which are legal
spent = time.perf_counter() - began
print(f"{batch}: {500 * 1024 / spent:,.0f} steps/s")

result = hortus.sim.simulate(game, players=2, games=2000, seed=7, device=device)
print(f"{result.games} games, {result.moves} moves, {result.moves_per_second:,.0f} moves/s, digest {result.digest}")
