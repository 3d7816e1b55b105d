"""Bots: choosing a move from what a seat may see, in a given time."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Protocol

from hortus.errors import HortusError, UnknownBot, shown
from hortus.i18n import LANGUAGES
from hortus.table import Match

from .ladder import Ladder, find_ladder
from .levels import (
    DIAL,
    MASTER,
    Dial,
    Gardener,
    Insight,
    MoveInsight,
    Seedling,
    Sprout,
    gardener,
    head_gardener,
    master,
)
from .network import Network
from .settings import read_settings
from .words import WORDS

__all__ = [
    "BOTS",
    "DIAL",
    "MASTER",
    "Bot",
    "Dial",
    "Gardener",
    "Insight",
    "Ladder",
    "MoveInsight",
    "Network",
    "Seedling",
    "Sprout",
    "find",
    "find_ladder",
    "names",
    "title",
]

GROUP = "hortus.bots"  # the entry points of other packages' bots: `my-bot = "my_package:MyBot"`


class Bot(Protocol):
    """Anything that chooses a legal move for the seat to decide."""

    name: str

    def choose(self, match: Match) -> str: ...


# Weakest first. Each takes a seed and, by name, settings of its own.
BOTS: dict[str, Callable[..., Bot]] = {
    "seedling": Seedling,
    "sprout": Sprout,
    "gardener": gardener,
    "head-gardener": head_gardener,
    MASTER: master,
}


SEARCHING = ("gardener", "head-gardener", MASTER)  # levels that play well only by compiled rules

# Bots that say nothing without a setting, and are not offered: `network:file=runs/lucky.npz`, `dial:index=430`.
TO_BE_SET: dict[str, Callable[..., Bot]] = {"network": Network, DIAL: Dial}


@cache
def _plugins() -> dict[str, EntryPoint]:
    """The bots that other packages have registered, by name; they cannot replace ours."""
    return {point.name: point for point in entry_points(group=GROUP) if point.name not in BOTS}


def names() -> list[str]:
    """The names of all bots: the levels, weakest first, then those of other packages."""
    return [*BOTS, *sorted(_plugins())]


def title(name: str, lang: str = "en") -> str:
    """A bot's name for players; one of another package is shown by the name it is registered under."""
    return WORDS.format(lang, f"bot-{name}") if name in BOTS else name.replace("-", " ").capitalize()


def find(name: str, seed: int | None = None, **settings: Any) -> Bot:
    """A bot by its name. Settings may follow the name: `gardener:simulations=200`."""
    base, *written = name.split(":") if isinstance(name, str) else [""]
    ours = {**BOTS, **TO_BE_SET}
    if base not in ours and base not in _plugins():
        raise UnknownBot(WORDS.sentences("unknown-bot", name=shown(name), known=", ".join(names())))
    try:
        settings = {**read_settings(written), **settings}
        make = ours[base] if base in ours else _plugins()[base].load()
        return make(seed, **settings)
    except (HortusError, TypeError) as problem:
        problems = (
            problem if isinstance(problem, HortusError) else HortusError(WORDS.sentences("bad-setting", name=base))
        )
        sentences = {
            lang: WORDS.format(lang, "bad-bot", name=shown(name), problem=problems.sentence(lang)) for lang in LANGUAGES
        }
        raise UnknownBot(sentences) from problem
