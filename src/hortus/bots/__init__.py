"""Bots: choosing a move from what a seat may see."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Protocol

from hortus.errors import UnknownBot
from hortus.table import Match


class Bot(Protocol):
    """Anything that chooses a legal move for the seat to decide."""

    name: str

    def choose(self, match: Match) -> str: ...


class Seedling:
    """Plays any legal move, each as likely as the next."""

    name = "seedling"

    def __init__(self, seed: int | None = None) -> None:
        self._dice = random.Random(seed)

    def choose(self, match: Match) -> str:
        return self._dice.choice(match.moves())


class Sprout:
    """Greedy: the move that brings it most against the best of the others, right now."""

    name = "sprout"

    def __init__(self, seed: int | None = None) -> None:
        self._dice = random.Random(seed)

    def choose(self, match: Match) -> str:
        seat = match.turn
        assert seat is not None
        best: list[str] = []
        most = float("-inf")
        for move in match.moves():
            gains = match.gains(move)
            others = [gain for other, gain in enumerate(gains) if other != seat]
            value = gains[seat] - (sum(others) / len(others) if others else 0)
            if value > most:
                best, most = [], value
            if value == most:
                best.append(move)
        return self._dice.choice(best)


BOTS: dict[str, Callable[[int | None], Bot]] = {"seedling": Seedling, "sprout": Sprout}


def find(name: str, seed: int | None = None) -> Bot:
    """A bot by its name."""
    if name not in BOTS:
        raise UnknownBot(f"There is no bot {name!r}. The bots: {', '.join(BOTS)}.")
    return BOTS[name](seed)
