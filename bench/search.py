"""How fast the search is on one core: simulations a second of processor time, and how long they are.

python bench/search.py [GAME ...]
"""

from __future__ import annotations

import random
import sys
import time

import hortus
from hortus.bots.levels import Gardener
from hortus.games import game as find_game
from hortus.table import Match


def measure(name: str, players: int) -> tuple[float, float]:
    """Simulations a second and decisions in each, over positions spread through one game of random moves."""
    match = Match(name, players, {}, 1)
    dice = random.Random(1)
    bot = Gardener(1, seconds=None, simulations=1)
    bot.choose(match)  # compiled before the clock starts
    bot.simulations = 400
    simulations = decisions = 0
    seconds = 0.0
    while not match.over and seconds < 2:
        if len(match.codes()) > 1 and match.ply % 5 == 0:
            begin = time.process_time()
            bot.choose(match)
            seconds += time.process_time() - begin
            assert bot.last is not None
            simulations += bot.last.simulations
            decisions += bot.last.decisions
        match.play(dice.choice(match.moves()))
    return simulations / seconds, decisions / simulations


def main() -> None:
    print("| game | players | simulations/s | decisions each |\n|---|---|---|---|")
    for name in sys.argv[1:] or hortus.games():
        for players in find_game(name).players:
            pace, length = measure(name, players)
            print(f"| {name} | {players} | {pace:,.0f} | {length:.1f} |", flush=True)


if __name__ == "__main__":
    main()
