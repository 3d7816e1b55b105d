"""Random legal play on one core: how many moves a second each game makes, with the full legal list each move."""

from __future__ import annotations

import argparse
import json
import time

import numpy as np

import hortus
from hortus.games import game as find_game
from hortus.kernel import blank, write
from hortus.kernel.generic import playouts


def measure(name: str, players: int, games: int, options: dict[str, object]) -> dict[str, object]:
    game = find_game(name)
    state = game.fresh(players, options)
    states = blank(game.dtype, games)
    for i in range(games):
        write(states, i, state)
    buffer = np.zeros(game.most_moves, np.int16)
    playouts(states[:2], 0, buffer)
    begin = time.perf_counter()
    moves = int(playouts(states, 7, buffer))
    seconds = time.perf_counter() - begin
    return {"game": name, "players": players, "options": options, "games": games, "moves": moves,
            "moves_per_second": round(moves / seconds), "moves_per_game": round(moves / games, 1)}  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=hortus.games())
    parser.add_argument("--count", type=int, default=5000, help="games to play of each")
    arguments = parser.parse_args()
    for name in arguments.games:
        for players in find_game(name).players:
            print(json.dumps(measure(name, players, arguments.count, {})), flush=True)


if __name__ == "__main__":
    main()
