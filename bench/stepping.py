"""One game at a time from Python: compiled rules stepped move by move, and a match played by notation."""

from __future__ import annotations

import argparse
import json
import random
import time

import numpy as np

import hortus
from hortus.games import game as find_game
from hortus.kernel import blank, write
from hortus.kernel.generic import deal_at, legal_at, play_at
from hortus.table import Match


def step_rules(name: str, players: int, games: int) -> float:
    """Moves a second: the full legal list and one random move of it, each a call from Python."""
    game = find_game(name)
    states = blank(game.dtype)
    write(states, 0, game.fresh(players, {}))
    legal = np.zeros(game.most_moves, np.int16)
    over = states["over"]
    choose = random.Random(7).random
    moves, spent = 0, 0.0
    for seed in range(-1, games):  # the first game compiles and does not count
        deal_at(states, 0, max(seed, 0))
        begin, before = time.perf_counter(), moves
        while not over[0]:
            play_at(states, 0, legal[int(choose() * legal_at(states, 0, legal))])
            moves += 1
        if seed < 0:
            moves = before
        else:
            spent += time.perf_counter() - begin
    return moves / spent


def play_notation(name: str, players: int, games: int) -> float:
    """Moves a second through `Match.moves` and `Match.play`."""
    dice = random.Random(7)
    Match(name, players, seed=0).moves()
    begin, moves = time.perf_counter(), 0
    for seed in range(games):
        match = Match(name, players, seed=seed)
        while not match.over:
            match.play(dice.choice(match.moves()))
            moves += 1
    return moves / (time.perf_counter() - begin)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=hortus.games())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--count", type=int, default=200, help="games to play of each")
    chosen = parser.parse_args()
    for name in chosen.games:
        result = {
            "game": name,
            "players": chosen.players,
            "stepped_from_python": round(step_rules(name, chosen.players, chosen.count)),
            "match_by_notation": round(play_notation(name, chosen.players, chosen.count // 4)),
        }
        print(json.dumps(result), flush=True)


if __name__ == "__main__":
    main()
