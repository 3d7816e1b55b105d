"""Finding games by name. A game of Hortus is its folder and one line here; a plug-in is an entry point."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING

from hortus.errors import BadOption
from hortus.i18n import COMMON

if TYPE_CHECKING:
    from .contract import Game

GROUP = "hortus.games"  # the entry points of plug-in games: `my-game = "my_package"`, whose GAME is the game

GAMES = {
    "cottage-garden": "hortus.games.cottage_garden",
    "lucky-numbers": "hortus.games.lucky_numbers",
    "zen-garden": "hortus.games.zen_garden",
    "village-green": "hortus.games.village_green",
}


@cache
def _plugins() -> dict[str, EntryPoint]:
    """The games that other packages have registered, by name; they cannot replace ours."""
    return {point.name: point for point in entry_points(group=GROUP) if point.name not in GAMES}


def names() -> list[str]:
    """The names of all games."""
    return sorted([*GAMES, *_plugins()])


def game(name: str) -> Game:
    """The game of that name; loads its rules."""
    if not isinstance(name, str) or (name not in GAMES and name not in _plugins()):
        raise BadOption(COMMON.sentences("unknown-game", name=repr(name)[:60], known=", ".join(names())))
    return _load(name)


@cache
def _load(name: str) -> Game:
    module = GAMES[name] if name in GAMES else _plugins()[name].module
    found: Game = import_module(module).GAME
    return found
