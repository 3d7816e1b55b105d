"""How fast the search is on one core: simulations a second of processor time, and how long they are.

    python bench/search.py [GAME ...]
    python bench/search.py --against ../before/src --players 2

Positions spread through one game of random moves are searched again and again, and the fastest time of each counts:
other work on the machine only ever slows a search down. With `--against`, this version and another take turns.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path

import hortus
from hortus.bots.search import DECISIONS, SIMULATIONS
from hortus.bots.searcher import Worker
from hortus.games import game as find_game
from hortus.table import Match

COUNT = 400  # simulations of a search
POSITIONS = 12


def positions(name: str, players: int) -> list[Match]:
    """Positions with a choice of moves, as the seat to decide sees them."""
    match = Match(name, players, {}, 1)
    dice = random.Random(1)
    found = []
    while not match.over:
        if len(match.codes()) > 1:
            found.append(match.redealt(int(match.turn or 0), 3))
        match.play(dice.choice(match.moves()))
    return found[:: -(-len(found) // POSITIONS)]


class Timed:
    """The positions of one game, each with the fastest time of a search so far."""

    def __init__(self, name: str, players: int) -> None:
        self.positions = positions(name, players)
        self.seconds = [float("inf")] * len(self.positions)
        self.decisions = [0.0] * len(self.positions)
        self.worker = Worker(find_game(name), {})

    def search(self) -> None:
        """Search every position once more."""
        for i, match in enumerate(self.positions):
            begin = time.thread_time()
            self.worker.prepare(match._states[0], 7)
            self.worker.run(int(match.turn or 0), COUNT)
            self.seconds[i] = min(self.seconds[i], time.thread_time() - begin)
            counts = self.worker.tree.counts
            self.decisions[i] = counts[DECISIONS] / counts[SIMULATIONS]

    def figures(self) -> tuple[float, float]:
        """Simulations a second, and decisions in each."""
        return COUNT * len(self.seconds) / sum(self.seconds), sum(self.decisions) / len(self.decisions)


def answer() -> None:
    """What the other version does: search when asked, and tell its figures."""
    timed: Timed | None = None
    for line in sys.stdin:
        question = json.loads(line)
        if question:
            timed = Timed(*question)
        assert timed
        timed.search()
        print(json.dumps(timed.figures()), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=hortus.games())
    parser.add_argument("--players", type=int, help="players (default: every number there is)")
    parser.add_argument("--rounds", type=int, default=20, help="searches of each position")
    parser.add_argument("--against", type=Path, help="the folder that holds another version's package")
    chosen = parser.parse_args()
    other = None
    if chosen.against:
        other = subprocess.Popen(
            [sys.executable, __file__, "--answer"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
            env={**os.environ, "PYTHONPATH": str(chosen.against.resolve())},
        )  # fmt: skip
        print("| game | players | simulations/s | decisions each | before | times as fast |\n|---|---|---|---|---|---|")
    else:
        print("| game | players | simulations/s | decisions each |\n|---|---|---|---|")
    for name in chosen.games:
        for players in [chosen.players] if chosen.players else find_game(name).players:
            timed = Timed(name, players)
            question: list[object] = [name, players]
            theirs = 0.0
            for _ in range(chosen.rounds):
                timed.search()
                if other and other.stdin and other.stdout:
                    print(json.dumps(question), file=other.stdin, flush=True)
                    theirs = json.loads(other.stdout.readline())[0]
                    question = []
            pace, length = timed.figures()
            compared = f" {theirs:,.0f} | {pace / theirs:.2f} |" if other else ""
            print(f"| {name} | {players} | {pace:,.0f} | {length:.1f} |{compared}", flush=True)


if __name__ == "__main__":
    answer() if sys.argv[1:] == ["--answer"] else main()
