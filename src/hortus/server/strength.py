"""Two scales of how strong somebody is: ratings, which the matches on this server tell, and the index of the bots."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from openskill.models import PlackettLuce

from hortus.bots import Ladder, find_ladder
from hortus.games import game as find_game

_model = PlackettLuce()
POINTS = 400 / math.log(10) / math.hypot(_model.beta, _model.beta)  # of the index for one of a rating, if both are sure
KNOWN = 2.0  # the uncertainty of a rating that follows from an index


@dataclass(frozen=True, slots=True)
class Scale:
    """How a rating in a game becomes an index, and back."""

    ladder: Ladder
    zero: float  # the rating that index 0 stands for

    @classmethod
    def of(cls, game: str, levels: Mapping[str, tuple[float, float]]) -> Scale:
        """By the ratings that levels of bots have here, and how uncertain they are.

        As long as nobody has played a bot, `sprout` is as strong as whoever begins.
        """
        ladder = find_ladder(find_game(game))
        told = [(float(_model.mu), float(_model.sigma), ladder.sprout)]
        told += [(mu, sigma, ladder.levels[level]) for level, (mu, sigma) in levels.items()]
        weights = [sigma**-2 for _, sigma, _ in told]
        zeros = [mu - index / POINTS for mu, _, index in told]
        return cls(ladder, sum(w * zero for w, zero in zip(weights, zeros, strict=True)) / sum(weights))

    def rating(self, index: int) -> float:
        return self.zero + index / POINTS

    def index(self, rating: float) -> int:
        """The nearest that a bot can be."""
        return round(min(max(0.0, (rating - self.zero) * POINTS), self.ladder.head_gardener))


def levels_of(game: str) -> Iterable[str]:
    """The levels that tell where index and rating meet."""
    return find_ladder(find_game(game)).levels
