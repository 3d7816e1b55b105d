"""Improve the numbers of a game's policy by playing: the move it ranks highest, without search, against those so far.

    python bench/evolve.py cottage-garden --alone
    python bench/evolve.py zen-garden --generations 40

`bench/fit.py` asks which numbers tell the end of a game best; this asks which ones play best, which is not the same. An
evolution strategy (CMA-ES) draws sets of numbers around a mean and moves it, and the shape it draws from, towards those
that did well on the same deals: for two, by the points that they end ahead of the numbers so far, from both seats;
alone, by their points. Rules that rank moves are compiled once, with their numbers in memory that can change.

What comes out is a proposal: `bench/duel.py` says whether a search plays better with it.
"""

from __future__ import annotations

import argparse
import ast
import inspect
import math
import sys
import time
from pathlib import Path
from typing import Any

import numba
import numpy as np

import hortus
from hortus.bots.hooks import ROOM, SEATS, load_policy
from hortus.games import game as find_game
from hortus.games.contract import Game
from hortus.kernel import write
from hortus.kernel.generic import deal, legal, play, score

sys.path.insert(0, str(Path(__file__).parent))
from fit import NUMBERS, Policy, Row

# What only ranking moves needs, besides what the value estimate does; and the numbers for one player.
RANKING = {
    "lucky-numbers": ["OFF"],
    "zen-garden": [],
    "village-green": ["BLIND_AWARD", "BLIND_GREEN", "KEPT"],
    "cottage-garden": ["LATE", "STEEP", "LEAVING", "CROSSING", "RAMBLE_COST", "UNFINISHED"],
}
ALONE = {"cottage-garden": [f"{name}_ALONE" for name in NUMBERS["cottage-garden"] + RANKING["cottage-garden"]]}
SHIFTED = ("LATE", "LEAVING", "CROSSING")  # numbers that may be none: as much is added to them, as in a list
LARGE = 1 << 17  # numbers: Numba keeps an array of more than a megabyte where it is, so that it can change
MEMORY = np.zeros(8 * LARGE)  # the place from which numbers are read; then, from there on, those of one player
compiled = numba.njit(nogil=True, error_model="numpy")


class Shifted(Row):
    """A number to which as much is added as is found."""

    def moved(self, by: float) -> float:
        return self.value + by


class Ranking:
    """A policy's `policy_logits`, compiled to read its numbers from memory."""

    def __init__(self, game: Game, players: int) -> None:
        load_policy(game)
        self.policy = Policy(game)
        rows = self.policy.rows(ALONE[game.name] if players == 1 else NUMBERS[game.name] + RANKING[game.name])
        self.rows = [Shifted(*row) if row.name.removesuffix("_ALONE") in SHIFTED else row for row in rows]
        self.game, self.players = game, players
        names = [name for names, _ in self.policy.statements for name in names]
        before = {name: np.array(vars(self.policy.module)[name], float) for name in names if self._is_number(name)}
        self.policy.move(self.rows, np.full(len(self.rows), 0.5))
        after = {name: np.array(vars(self.policy.module)[name], float) for name in before}
        self.policy.move(self.rows, np.zeros(len(self.rows)))
        self.places: dict[str, int] = {}  # of the numbers that move, and of what is made from them
        end = 1
        for name, value in before.items():
            if not np.array_equal(value, after[name]):
                self.places[name] = end
                end += value.size
        self.size = end
        assert 3 * end < MEMORY.size
        self.scalar = {name for name in self.places if before[name].ndim == 0}
        self.play_games = self._compiled()

    def _is_number(self, name: str) -> bool:
        value = vars(self.policy.module)[name]
        return isinstance(value, (int, float, list, np.ndarray)) and not isinstance(value, bool)

    def remember(self, by: Any, player: int) -> None:
        """Put the numbers, moved by so much, where player 0 or 1 reads them."""
        self.policy.move(self.rows, by)
        for name, place in self.places.items():
            value = np.array(vars(self.policy.module)[name], float).ravel()
            MEMORY[1 + player * self.size + place : 1 + player * self.size + place + value.size] = value

    def _compiled(self) -> Any:
        source = ast.parse(inspect.getsource(self.policy.module))
        rules: list[ast.stmt] = [
            node for node in source.body
            if isinstance(node, ast.FunctionDef) and any(getattr(d, "id", "") == "rule" for d in node.decorator_list)
        ]  # fmt: skip
        found = {**vars(self.policy.module), "rule": compiled, "MEMORY": MEMORY}
        tree = _Reader(self.places, self.scalar).visit(ast.Module(rules, []))
        exec(compile(ast.fix_missing_locations(tree), "ranking", "exec"), found)
        policy_logits = found["policy_logits"]

        @compiled
        def play_games(
            states: Any, scratch: Any, blank: Any, moves: Any, out: Any, memory: Any, size: int, seed: int,
            first: int, points: Any,
        ) -> None:  # fmt: skip
            for i in range(len(points)):
                states[0] = blank[0]
                state = states[0]
                deal(state, seed + i)
                while not state.over:
                    n = legal(state, moves)
                    best = 0
                    if n > 1:
                        memory[0] = 1 + size * (state.turn ^ first)
                        policy_logits(state, moves, n, scratch, out)
                        for k in range(1, n):
                            if out[k] > out[best]:
                                best = k
                    play(state, moves[best])
                score(state, out)
                for seat in range(state.players):
                    points[i, seat] = out[seat]

        return play_games

    def points(self, seed: int, games: int, first: int) -> Any:
        """Play so many deals; whose numbers are 0 sits first, or second if `first` is 1. Returns points by seat."""
        blank = np.zeros(1, self.game.dtype)
        write(blank, 0, self.game.fresh(self.players, {}))
        states, scratch = blank.copy(), blank.copy()
        moves = np.zeros(self.game.most_moves, np.int16)
        out = np.zeros(self.game.most_moves + SEATS + ROOM)
        found = np.zeros((games, self.players))
        self.play_games(states, scratch, blank, moves, out, MEMORY, self.size, seed, first, found)
        return found

    def gain(self, by: Any, seed: int, games: int) -> tuple[float, float]:
        """Mean points of the moved numbers, ahead of the others where there is one; and their standard error."""
        self.remember(by, 0)
        if self.players == 1:
            each = self.points(seed, games, 0)[:, 0]
        else:
            one, other = self.points(seed, games // 2, 0), self.points(seed, games // 2, 1)
            each = (one[:, 0] - one[:, 1] + other[:, 1] - other[:, 0]) / 2
        return float(each.mean()), float(each.std() / math.sqrt(len(each)))


class _Reader(ast.NodeTransformer):
    """Makes what names a number, or an entry of a table of them, read it from memory."""

    def __init__(self, places: dict[str, int], scalar: set[str]) -> None:
        self.places, self.scalar = places, scalar

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.value, ast.Name) and node.value.id in self.places:
            return self._read(node.value.id, node.slice)
        return node

    def visit_Name(self, node: ast.Name) -> ast.AST:
        return self._read(node.id, ast.Constant(0)) if node.id in self.scalar else node

    def _read(self, name: str, place: ast.expr) -> ast.AST:
        found = ast.parse(f"MEMORY[int(MEMORY[0]) + {self.places[name]} + place]", mode="eval").body
        assert isinstance(found, ast.Subscript) and isinstance(found.slice, ast.BinOp)
        found.slice.right = place
        return found


class Evolution:
    """CMA-ES: a mean, a step and a covariance that follow the candidates that did best."""

    def __init__(self, size: int, step: float, seed: int) -> None:
        self.dice = np.random.default_rng(seed)
        self.mean, self.step = np.zeros(size), step
        self.count = 4 + int(3 * math.log(size))
        kept = self.count // 2
        weights = math.log(kept + 0.5) - np.log(np.arange(1, kept + 1))
        self.weights = weights / weights.sum()
        self.effective = 1 / np.square(self.weights).sum()
        self.covariance = np.eye(size)
        self.path, self.step_path = np.zeros(size), np.zeros(size)

    def ask(self) -> Any:
        values, self.vectors = np.linalg.eigh(self.covariance)
        self.lengths = np.sqrt(np.maximum(values, 1e-12))
        normal = self.dice.standard_normal((self.count, len(self.mean)))
        self.drawn = (normal * self.lengths) @ self.vectors.T
        return self.mean + self.step * self.drawn

    def tell(self, gains: list[float]) -> None:
        size, mu = len(self.mean), self.effective
        best = self.drawn[np.argsort(gains)[::-1][: len(self.weights)]]
        moved = self.weights @ best
        self.mean = self.mean + self.step * moved
        rate = (mu + 2) / (size + mu + 5)
        damping = 1 + rate + 2 * max(0.0, math.sqrt((mu - 1) / (size + 1)) - 1)
        white = self.vectors @ ((self.vectors.T @ moved) / self.lengths)
        self.step_path = (1 - rate) * self.step_path + math.sqrt(rate * (2 - rate) * mu) * white
        usual = math.sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size**2))
        self.step *= math.exp(rate / damping * (np.linalg.norm(self.step_path) / usual - 1))
        slow = (4 + mu / size) / (size + 4 + 2 * mu / size)
        self.path = (1 - slow) * self.path + math.sqrt(slow * (2 - slow) * mu) * moved
        one = 2 / ((size + 1.3) ** 2 + mu)
        many = min(1 - one, 2 * (mu - 2 + 1 / mu) / ((size + 2) ** 2 + mu))
        self.covariance = (
            (1 - one - many) * self.covariance + one * np.outer(self.path, self.path)
            + many * (best.T * self.weights) @ best
        )  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(set(hortus.games()) & set(NUMBERS)))
    parser.add_argument("--alone", action="store_true", help="for one player, by points")
    parser.add_argument("--generations", type=int, default=30)
    parser.add_argument("--games", type=int, default=1000, help="of every candidate")
    parser.add_argument("--step", type=float, default=0.25, help="how far candidates lie apart at first")
    parser.add_argument("--seed", type=int, default=1, help="of the deals and of the evolution")
    chosen = parser.parse_args()
    ranking = Ranking(find_game(chosen.game), 1 if chosen.alone else 2)
    still = np.zeros(len(ranking.rows))
    ranking.remember(still, 1)
    judges = 1 << 40  # the first of the deals that nothing is chosen by
    print("before: {:.2f} ± {:.2f}".format(*ranking.gain(still, judges, 4 * chosen.games)), flush=True)
    evolution = Evolution(len(ranking.rows), chosen.step, chosen.seed)
    best, most = still, -math.inf
    for generation in range(chosen.generations):
        begin = time.perf_counter()
        seed = (chosen.seed << 32) + generation * chosen.games
        evolution.tell([ranking.gain(by, seed, chosen.games)[0] for by in evolution.ask()])
        found, error = ranking.gain(evolution.mean, judges, 4 * chosen.games)
        if found > most:
            best, most = evolution.mean, found
        took = time.perf_counter() - begin
        print(f"{generation}: {found:.2f} ± {error:.2f}, step {evolution.step:.3f}, {took:.1f} s", flush=True)
    for row, by in zip(ranking.rows, best, strict=True):
        print(f"{row!s:16} {row.value:8.3f} -> {row.moved(by):8.3f}")


if __name__ == "__main__":
    main()
