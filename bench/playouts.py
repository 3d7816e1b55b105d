"""Random legal play on one core: how fast each game goes, with the full legal list each move, and what it scores.

python bench/playouts.py zen-garden --players 4 --option boards=12345
python bench/playouts.py village-green --players 1 --avoid stop     # a move never chosen while there is another
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

import numpy as np

import hortus
from hortus.games import game as find_game
from hortus.kernel import below, blank, rule, write
from hortus.kernel.generic import deal, legal, play, score


@rule
def playouts(states: Any, seed: int, moves: Any, avoided: int, scores: Any) -> int:
    """Play every game of the array at random, game i from seed + i; returns the moves played."""
    total = 0
    for i in range(len(states)):
        state = states[i]
        deal(state, seed + i)
        while not state.over:
            n = legal(state, moves)
            move = moves[below(state.rng, n)]
            while move == avoided and n > 1:
                move = moves[below(state.rng, n)]
            play(state, move)
        total += state.ply
        score(state, scores[i])
    return total


def measure(name: str, players: int, games: int, options: dict[str, Any], avoid: str = "") -> dict[str, Any]:
    game = find_game(name)
    fresh = game.fresh(players, options)
    states = blank(game.dtype, games)
    for i in range(games):
        write(states, i, fresh)
    moves = np.zeros(game.most_moves, np.int16)
    scores = np.zeros((games, 8), np.int64)
    avoided = game.notation.index(avoid) if avoid else -1
    playouts(states[:2], 0, moves, avoided, scores)
    begin = time.perf_counter()
    played = int(playouts(states, 7, moves, avoided, scores))
    seconds = time.perf_counter() - begin
    points = scores[:, :players]
    return {
        "game": name, "players": players, "options": options, "games": games,
        "moves_per_game": round(played / games, 1),
        "moves_per_second": round(played / seconds), "mean_score": round(float(points.mean()), 2),
        "standard_error": round(float(points.mean(axis=1).std() / games**0.5), 3),
    }  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=hortus.games())
    parser.add_argument("--players", type=int, help="players (default: every number there is)")
    parser.add_argument("--count", type=int, default=5000, help="games to play of each")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--avoid", default="", metavar="MOVE")
    chosen = parser.parse_args()
    options = dict(text.split("=", 1) for text in chosen.option)
    for name in chosen.games:
        for players in [chosen.players] if chosen.players else find_game(name).players:
            print(json.dumps(measure(name, players, chosen.count, options, chosen.avoid)), flush=True)


if __name__ == "__main__":
    main()
