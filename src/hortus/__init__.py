"""Garden games as a library: play, watch, record and analyse matches, by program or by bot.

    import hortus

    match = hortus.new("lucky-numbers", players=2, seed=7)
    match.play(match.moves()[0])

Importing this is quick; the compiled rules of a game are loaded when it is first used.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from hortus.errors import (
    BadComponents,
    BadOption,
    BadPosition,
    BadRecord,
    BadRules,
    HortusError,
    IllegalMove,
    UnknownBot,
)

if TYPE_CHECKING:
    from hortus.bots import Bot
    from hortus.coach import Review
    from hortus.table import Match, Tournament

__version__ = "0.1.0"

__all__ = [
    "BadComponents",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadRules",
    "HortusError",
    "IllegalMove",
    "UnknownBot",
    "bot",
    "from_position",
    "from_record",
    "games",
    "new",
    "review",
    "tournament",
]


def games() -> list[str]:
    """The names of all games, those of other packages among them."""
    from hortus.games import names

    return names()


def new(
    game: str, players: int = 2, seed: int | None = None, names: Sequence[str] | None = None, **options: Any
) -> Match:
    """Deal a new match. The same seed deals the same match; without one, a random seed is drawn."""
    from hortus.table import Match

    return Match(game, players, options, seed, names)


def tournament(
    game: str, players: int = 2, seed: int | None = None, names: Sequence[str] | None = None, **options: Any
) -> Tournament:
    """A tournament: as many matches as players, each started by another seat."""
    from hortus.table import Tournament

    return Tournament(game, players, options, seed, names)


def from_position(game: str, position: Any, names: Sequence[str] | None = None) -> Match:
    """A match that starts from a position: a dictionary as `Match.position` gives it, or its JSON text."""
    from hortus.table import Match

    return Match.from_position(game, position, names)


def from_record(text: str) -> Match:
    """The match that a record tells, replayed and checked; `Match.record` writes records."""
    from hortus.table import read_record

    return read_record(text)


def bot(name: str, seed: int | None = None) -> Bot:
    """A bot by its name, such as "gardener"; its `choose(match)` gives a move for the seat to decide."""
    from hortus.bots import find

    return find(name, seed)


def review(match: Match) -> Review:
    """What every decision of a match cost, what was luck, and how much of what could be won each player found."""
    from hortus.coach import review

    return review(match)
