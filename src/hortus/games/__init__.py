"""The games, by name. A new game is its folder and one line here."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

from hortus.errors import BadOption

if TYPE_CHECKING:
    from .contract import Game

GAMES = {
    "cottage-garden": "hortus.games.cottage_garden",
    "lucky-numbers": "hortus.games.lucky_numbers",
    "zen-garden": "hortus.games.zen_garden",
    "village-green": "hortus.games.village_green",
}


@cache
def game(name: str) -> Game:
    """The game of that name; loads its rules."""
    if name not in GAMES:
        known = ", ".join(sorted(GAMES))
        raise BadOption(
            {
                "en": f"There is no game {name!r}. The games: {known}.",
                "fr": f"Il n'y a pas de jeu {name!r}. Les jeux : {known}.",
            }
        )
    found: Game = import_module(GAMES[name]).GAME
    return found


class _Games(ModuleType):
    """`hortus.games` is this package and, as the public face has it, a function too."""

    def __call__(self) -> list[str]:
        return sorted(GAMES)


sys.modules[__name__].__class__ = _Games
