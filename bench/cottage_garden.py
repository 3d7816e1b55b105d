"""Cottage Garden's mean scores under simple ways of choosing: what the docs page and its readers compare with.

- uniform: every legal move is as likely, so a tile with many lays is chosen more often than a pot.
- piece first: at planting, first one of {each tile that fits, each square for a pot}, then one of its lays.
- greedy: the move whose position, one move later, is worth most (see `worth`), the first of equals; chance unseen.
"""

from __future__ import annotations

import argparse
import json
from typing import Any

import numpy as np

from hortus.games import game as find_game
from hortus.games.cottage_garden.beds import empty_squares, visible_cloches, visible_pots
from hortus.games.cottage_garden.rules import LAYS_A_BED, POT
from hortus.games.cottage_garden.scoring import points
from hortus.games.cottage_garden.state import PLANT
from hortus.kernel import below, blank, count, rule, write
from hortus.kernel.generic import deal, legal, play, playout, redeal

UNIFORM, PIECE_FIRST, GREEDY = "uniform", "piece first", "greedy"


@rule
def choose_piece_first(state: Any, buffer: Any) -> int:
    n = legal(state, buffer)
    if state.phase != PLANT:
        return buffer[below(state.rng, n)]  # type: ignore[no-any-return]
    pieces, last = 0, -1
    for i in range(n):  # the lays of a tile stand together in the list
        piece = buffer[i] // (2 * LAYS_A_BED) if buffer[i] < POT else 100 + i
        if piece != last:
            pieces += 1
            last = piece
    chosen = below(state.rng, pieces)
    first, lays, last = 0, 0, -1
    pieces = -1
    for i in range(n):
        piece = buffer[i] // (2 * LAYS_A_BED) if buffer[i] < POT else 100 + i
        if piece != last:
            pieces += 1
            last = piece
            if pieces == chosen:
                first = i
        if pieces == chosen:
            lays += 1
    return buffer[first + below(state.rng, lays)]  # type: ignore[no-any-return]


@rule
def play_piece_first(states: Any, seed: int, buffer: Any) -> None:
    for i in range(len(states)):
        state = states[i]
        deal(state, seed + i)
        while not state.over:
            play(state, choose_piece_first(state, buffer))


@rule
def worth(state: Any, seat: int) -> int:
    """Points, and for each bed what it shows, more the nearer it is to being complete; a little for cats."""
    total = 100 * points(state, seat) + 60 * min(state.cats[seat], 2)
    for bed in range(2 * seat, 2 * seat + 2):
        if state.side[bed]:
            shown = visible_pots(state, bed) + 2 * visible_cloches(state, bed)
            covered = 25 - count(empty_squares(state, bed))
            total += 2 * shown * covered + covered * 12
        elif not state.over:
            total += 300 + 2 * 5 * 25  # a bed that is gone no longer costs penalties
    return total  # type: ignore[no-any-return]


@rule
def play_greedily(states: Any, scratch: Any, seed: int, buffer: Any) -> None:
    for i in range(len(states)):
        state = states[i]
        deal(state, seed + i)
        while not state.over:
            n = legal(state, buffer)
            best, chosen = -1, 0
            for k in range(n):
                scratch[0] = states[i]
                redeal(scratch[0], state.turn, state.ply)  # it does not see what chance will bring
                play(scratch[0], buffer[k])
                value = worth(scratch[0], state.turn)
                if value > best:
                    best = value
                    chosen = buffer[k]
            play(state, chosen)


@rule
def play_uniformly(states: Any, seed: int, buffer: Any) -> None:
    for i in range(len(states)):
        deal(states[i], seed + i)
        playout(states[i], buffer)


def measure(players: int, games: int, how: str, seed: int = 7) -> dict[str, Any]:
    game = find_game("cottage-garden")
    states = blank(game.dtype, games)
    for i in range(games):
        write(states, i, game.fresh(players, {}))
    buffer = np.zeros(game.most_moves, np.int16)
    if how == GREEDY:
        play_greedily(states, blank(game.dtype), seed, buffer)
    elif how == PIECE_FIRST:
        play_piece_first(states, seed, buffer)
    else:
        play_uniformly(states, seed, buffer)
    scores = np.array([[points(state, seat) for seat in range(players)] for state in states])
    error = scores.mean(axis=1).std() / games**0.5
    return {"players": players, "how": how, "games": games, "mean": round(float(scores.mean()), 2),
            "standard error": round(float(error), 2), "best": int(scores.max())}  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=10_000, help="games for each player count and random policy")
    parser.add_argument("--greedy", type=int, default=1_000, help="solo games of the greedy player")
    arguments = parser.parse_args()
    for how in (UNIFORM, PIECE_FIRST):
        for players in (1, 2, 3, 4):
            print(json.dumps(measure(players, arguments.count, how)), flush=True)
    print(json.dumps(measure(1, arguments.greedy, GREEDY)), flush=True)


if __name__ == "__main__":
    main()
