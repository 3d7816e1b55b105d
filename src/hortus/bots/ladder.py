"""A game's ladder: how to play so that strength rises evenly with an index, and where the levels stand on it.

The index counts Elo points above `seedling`: a hundred more win 64 % of the games of two. At first moves are chosen by
the policy alone, ever nearer to its best one; then by a small search, ever more sharply by its visits; then by a longer
search. `bench/ladder.py` measures it, docs/bots.md has the figures.
"""

from __future__ import annotations

import math
from bisect import bisect
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hortus.games.contract import Game

SIMULATIONS = 200  # of the small search
MANY = 80  # times as many make it about as strong as `head-gardener`


@dataclass(frozen=True, slots=True)
class Point:
    """How to play at one index: by the policy or, with `simulations`, by a search."""

    reach: float = 0.0  # how much worse than the best a move may be, as a part of what a beginner's may
    simulations: int | None = None
    strength: float | None = None  # see `Gardener`


@dataclass(frozen=True, slots=True)
class Ladder:
    """The index of each level, and what lies between them. A game's policy may have numbers of its own: LADDER."""

    sprout: int = 250  # the policy's best move
    gardener: int = 500
    head_gardener: int = 750
    strengths: tuple[tuple[int, float], ...] = ((260, 1.0), (400, 2.0), (500, 16.0))  # of the small search, by index

    @property
    def levels(self) -> dict[str, int]:
        """The levels that are points on the dial, weakest first."""
        return {
            "seedling": 0, "sprout": self.sprout, "gardener": self.gardener, "head-gardener": self.head_gardener,
        }  # fmt: skip

    def point(self, index: float) -> Point:
        """How to play as strongly as this; `seedling` and `head-gardener` are the ends."""
        index = min(max(0.0, index), self.head_gardener)
        if index <= self.sprout:
            return Point(math.sqrt(1 - index / self.sprout))  # a small reach costs next to nothing
        last = self.strengths[-1][0]
        if index >= last:
            return Point(simulations=round(SIMULATIONS * MANY ** ((index - last) / (self.head_gardener - last))))
        after = bisect(self.strengths, (index,))
        if not after:
            return Point(simulations=SIMULATIONS, strength=self.strengths[0][1])
        (low, weak), (high, strong) = self.strengths[after - 1 : after + 1]
        return Point(simulations=SIMULATIONS, strength=weak + (strong - weak) * (index - low) / (high - low))

    def nearest(self, index: float) -> str:
        """The level nearest to an index."""
        return min(self.levels, key=lambda level: abs(self.levels[level] - index))


@cache
def find_ladder(game: Game) -> Ladder:
    """The ladder of a game."""
    return Ladder(**getattr(game.policy, "LADDER", {}))
