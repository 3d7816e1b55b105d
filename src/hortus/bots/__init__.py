"""Bots: choosing a move from what a seat may see, in a given time."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from typing import Any, Protocol

from hortus.errors import UnknownBot
from hortus.table import Match

from .levels import Gardener, Insight, MoveInsight, Seedling, Sprout, head_gardener, split_settings

__all__ = ["BOTS", "Bot", "Gardener", "Insight", "MoveInsight", "Seedling", "Sprout", "find", "names"]

GROUP = "hortus.bots"


class Bot(Protocol):
    """Anything that chooses a legal move for the seat to decide."""

    name: str

    def choose(self, match: Match) -> str: ...


# Weakest first. Each takes a seed and, by name, settings of its own.
BOTS: dict[str, Callable[..., Bot]] = {
    "seedling": Seedling,
    "sprout": Sprout,
    "gardener": Gardener,
    "head-gardener": head_gardener,
}


@cache
def _others() -> dict[str, Any]:
    """What other packages have registered, by name; ours cannot be replaced."""
    return {point.name: point for point in entry_points(group=GROUP) if point.name not in BOTS}


def names() -> list[str]:
    """Every bot there is: the levels, weakest first, then those of other packages."""
    return [*BOTS, *sorted(_others())]


def find(name: str, seed: int | None = None, **settings: Any) -> Bot:
    """A bot by its name. Settings may follow the name: `gardener:simulations=200`."""
    base, *written = name.split(":")
    try:
        settings = {**split_settings(dict(text.split("=") for text in written)), **settings}
        if base in BOTS:
            return BOTS[base](seed, **settings)
        if base in _others():
            return _others()[base].load()(seed, **settings)  # type: ignore[no-any-return]
    except (TypeError, ValueError) as problem:
        raise UnknownBot(f"The bot {name!r} cannot be made: {problem}.") from problem
    raise UnknownBot(f"There is no bot {name!r}. The bots: {', '.join(names())}.")
