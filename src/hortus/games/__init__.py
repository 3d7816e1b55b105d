"""The games, by name: the four of Hortus, and those that other packages register as entry points of `hortus.games`."""

from __future__ import annotations

import sys
from types import ModuleType

from .registry import game, names

__all__ = ["game", "names"]


class _Games(ModuleType):
    """`hortus.games` is this package and, as the public face has it, a function too."""

    def __call__(self) -> list[str]:
        return names()


sys.modules[__name__].__class__ = _Games
