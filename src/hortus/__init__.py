"""Hortus: four garden games at one table. `import hortus` is light; a game's compiled rules load when it is used."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from hortus.errors import (
    BadComponents,
    BadOption,
    BadPosition,
    BadRecord,
    HortusError,
    IllegalMove,
    UnknownBot,
)

if TYPE_CHECKING:
    from hortus.bots import Bot
    from hortus.table import Match, Tournament

__version__ = "0.1.0"

__all__ = [
    "BadComponents",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "HortusError",
    "IllegalMove",
    "UnknownBot",
    "bot",
    "from_position",
    "from_record",
    "games",
    "new",
    "tournament",
]


def games() -> list[str]:
    """The games, by name."""
    from hortus.games import names

    return names()


def new(
    game: str, players: int = 2, seed: int | None = None, names: Sequence[str] | None = None, **options: Any
) -> Match:
    """Deal a new match. Without a seed, one is drawn."""
    from hortus.table import Match

    return Match(game, players, options, seed, names)


def tournament(
    game: str, players: int = 2, seed: int | None = None, names: Sequence[str] | None = None, **options: Any
) -> Tournament:
    """A tournament: as many matches as players, each started by another seat."""
    from hortus.table import Tournament

    return Tournament(game, players, options, seed, names)


def from_position(game: str, position: Any, names: Sequence[str] | None = None) -> Match:
    """A match that starts from a position: a dictionary or its JSON text."""
    from hortus.table import Match

    return Match.from_position(game, position, names)


def from_record(text: str) -> Match:
    """Replay a record."""
    from hortus.table import read_record

    return read_record(text)


def bot(name: str, seed: int | None = None) -> Bot:
    """A bot of a level; `choose(match)` gives its move for the seat to decide."""
    from hortus.bots import find

    return find(name, seed)
