"""Fit the numbers of a game's policy to games that a bot plays against itself.

    python bench/fit.py village-green --games 1000

Positions of two-player games are evaluated by the policy itself, run as plain Python, with one of its numbers at a time
changed a little. What these changes make of the value estimate explains, by least squares, by how much one seat ended
ahead of the other; in Lucky Numbers, whose estimate counts turns and not points, by logistic regression, who won.
Numbers that the games say little about stay near what they were. A quarter of the games is kept to judge the rest by.

What comes out is a proposal: `bench/duel.py` says whether it plays better.
"""

from __future__ import annotations

import argparse
import ast
import inspect
import math
import random
from typing import Any, NamedTuple

import numpy as np

import hortus
from hortus.bots.hooks import ROOM, SEATS, load_policy
from hortus.games import game as find_game
from hortus.games.contract import Game
from hortus.kernel import plain_state
from hortus.table import Match

# What is fitted: numbers and lists of numbers of the policy that its value estimate uses.
NUMBERS = {
    "lucky-numbers": ["NARROW", "WIDE", "REPLACED", "SPARE", "CENTRE", "DRAWN"],
    "zen-garden": [
        "MAIN_DECOR", "OTHER_DECOR", "DETAIL_RATE", "RING_1", "RING_2", "RING_3", "RING_4", "LINE_2", "LINE_3",
        "POOR", "CONTEST", "CONTEST_LEFT",
    ],
    "village-green": ["CHOICE", "FILLED", "SHOWN", "EXTRA_AWARD", "FLEXIBLE"],
    "cottage-garden": ["TURN", "POT_STEP", "CLOCHE_STEP", "IN_ADVANCE", "CAT_WORTH", "GAP_TURNS"],
}  # fmt: skip
TURNS = ("lucky-numbers",)  # evaluated in turns: only who won can be explained
POSITIONS = 8  # taken of each game
STRAY = 0.1  # the chance that a move is a beginner's, so that games differ
DOUBT = 0.5  # how far a number may be expected to be wrong: a factor of e to this power, or so much in a list
ONE_END = 0.5  # the positions of a game have one end in common, and say less than as many games
STEP = 0.1  # a change that shows, also where tables round
ROUNDS = 8


class Sample(NamedTuple):
    """A position, and how its game ended for the first seat against the second."""

    state: Any  # plain
    ahead: int  # points
    won: float


class Row(NamedTuple):
    """One number to be fitted: its name, and its place where it is one of a list.

    A number by itself is multiplied by e to the power of what is fitted; to one of a list, as much is added.
    """

    name: str
    place: int | None
    value: float

    def moved(self, by: float) -> float:
        return self.value * math.exp(by) if self.place is None else self.value + by

    def __str__(self) -> str:
        return self.name if self.place is None else f"{self.name}[{self.place}]"


def self_play(name: str, bot: str, games: int, seed: int) -> list[list[Sample]]:
    """Some positions of each game, all games different."""
    dice = random.Random(seed)
    found = []
    for deal in range(seed, seed + games):
        match = Match(name, 2, {}, deal)
        seats = [hortus.bot(bot, seed=2 * deal + seat) for seat in range(2)]
        stray = hortus.bot("seedling", seed=deal)
        while match.turn is not None:
            match.play((stray if dice.random() < STRAY else seats[match.turn]).choose(match))
        points, winners = match.scores(), match.winners()
        won = 0.5 if len(winners) > 1 else float(winners == [0])
        past = dice.sample(match._past, min(POSITIONS, len(match._past)))
        found.append([Sample(plain_state(states[0]), points[0] - points[1], won) for states in past])
    return found


class Policy:
    """A game's policy as plain Python, whose numbers can be changed: what it makes of them is made again."""

    def __init__(self, game: Game) -> None:
        load_policy(game)
        assert game.policy, f"{game.name} has no policy"
        self.module = game.policy
        self.evaluate = game.plain_state().rules.evaluate
        tree = ast.parse(inspect.getsource(self.module))
        self.statements = [
            ([name.id for name in ast.walk(node.targets[0]) if isinstance(name, ast.Name)],
             compile(ast.Module([node], []), self.module.__name__, "exec"))
            for node in tree.body if isinstance(node, ast.Assign)
        ]  # fmt: skip

    def rows(self, names: list[str]) -> list[Row]:
        found = []
        for name in names:
            value = getattr(self.module, name)
            found += (
                [Row(name, i, v) for i, v in enumerate(value)] if isinstance(value, list) else [Row(name, None, value)]
            )
        return found

    def move(self, rows: list[Row], by: Any) -> None:
        """Move the numbers from their old values, and run the module's other statements again."""
        given: dict[str, Any] = {}
        for row, much in zip(rows, by, strict=True):
            if row.place is None:
                given[row.name] = row.moved(much)
            else:
                given.setdefault(row.name, []).append(row.moved(much))
        own, twin = vars(self.module), self.evaluate.__globals__
        for names, code in self.statements:
            exec(code, own)
            own.update({name: given[name] for name in names if name in given})
            twin.update({name: v.tolist() if isinstance(v := own[name], np.ndarray) else v for name in names})

    def ahead(self, samples: list[Sample]) -> Any:
        """By how much the first seat is ahead of the second, as the policy sees it."""
        out = [0.0] * (SEATS + ROOM)
        found = np.empty(len(samples))
        for i, sample in enumerate(samples):
            self.evaluate(sample.state, out)
            found[i] = out[0] - out[1]
        return found


def fit(policy: Policy, rows: list[Row], samples: list[Sample], spread: float | None) -> tuple[Any, Any]:
    """How far to move each number to explain the games best, and how sure that is (a standard error).

    With a spread who won is explained, without one the points. Steps of Gauss and Newton, shorter while they lead
    uphill; every number is held at its old value as by one observation of it.
    """
    ends = np.array([sample.ahead if spread is None else sample.won for sample in samples], float)
    noise = float(np.var(ends - policy.ahead(samples)))

    def loss(by: Any) -> tuple[float, Any]:
        policy.move(rows, by)
        ahead = policy.ahead(samples)
        held = float(by @ by) / DOUBT**2 / 2
        if spread is None:
            return held + ONE_END * float(((ends - ahead) ** 2).sum()) / noise / 2, ahead
        return held + ONE_END * log_loss(ahead, ends, spread) * len(ends), ahead

    by = np.zeros(len(rows))
    least, ahead = loss(by)
    curve = np.eye(len(rows))
    for _ in range(ROUNDS):
        units = STEP * np.eye(len(rows))
        slopes = np.array([(loss(by + unit)[1] - loss(by - unit)[1]) / (2 * STEP) for unit in units]).T
        if spread is None:
            pull, certainty = (ends - ahead) / noise, np.full(len(ends), 1 / noise)
        else:
            chance = 1 / (1 + np.exp(-np.clip(ahead / spread, -30, 30)))
            pull, certainty = (ends - chance) / spread, chance * (1 - chance) / spread**2
        curve = ONE_END * slopes.T @ (certainty[:, None] * slopes) + np.eye(len(rows)) / DOUBT**2
        step = np.linalg.solve(curve, ONE_END * slopes.T @ pull - by / DOUBT**2)
        while (better := loss(by + step))[0] > least and np.abs(step).max() > 1e-3:
            step /= 2
        if better[0] >= least:
            break
        by, (least, ahead) = by + step, better
    policy.move(rows, by)
    return by, np.sqrt(np.diag(np.linalg.inv(curve)))


def log_loss(ahead: Any, won: Any, spread: float) -> float:
    """How badly points ahead tell who wins, if `spread` points make a win 2.7 times as likely."""
    sure = np.clip(ahead / spread, -30, 30)
    return float(np.mean(np.log1p(np.exp(-sure)) + (1 - won) * sure))


def best_spread(ahead: Any, won: Any) -> float:
    return min((0.3 * 1.03**i for i in range(150)), key=lambda spread: log_loss(ahead, won, spread))


def judge(policy: Policy, samples: list[Sample], title: str) -> None:
    """Say how well the policy as it stands explains these games, and which spread suits it."""
    ahead = policy.ahead(samples)
    won = np.array([sample.won for sample in samples])
    error = math.sqrt(np.mean((ahead - np.array([sample.ahead for sample in samples])) ** 2))
    spread = best_spread(ahead, won)
    print(f"{title}: {error:.2f} points of error, log loss {log_loss(ahead, won, spread):.4f} with spread {spread:.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=hortus.games())
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--bot", default="gardener:simulations=100")
    parser.add_argument("--seed", type=int, default=1_000_000, help="the first deal's seed")
    chosen = parser.parse_args()
    played = self_play(chosen.game, chosen.bot, chosen.games, chosen.seed)
    kept = len(played) // 4
    judges, samples = ([sample for game in games for sample in game] for games in (played[:kept], played[kept:]))
    game = find_game(chosen.game)
    policy = Policy(game)
    rows = policy.rows(NUMBERS[chosen.game])
    print(f"{len(played)} games, {len(samples)} positions to fit, {len(judges)} to judge by")
    judge(policy, judges, "before")
    moved, errors = fit(policy, rows, samples, load_policy(game)["value_scale"] if chosen.game in TURNS else None)
    judge(policy, judges, "after")
    for row, by, error in zip(rows, moved, errors, strict=True):
        low, high = row.moved(by - error), row.moved(by + error)
        print(f"{row!s:16} {row.value:8.3f} -> {row.moved(by):8.3f}  ({low:.3f} – {high:.3f})")


if __name__ == "__main__":
    main()
