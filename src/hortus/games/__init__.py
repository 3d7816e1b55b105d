"""The games by name: those of Hortus, and those that other packages register as entry points of `hortus.games`."""

from __future__ import annotations

import sys
from types import ModuleType

from .registry import game, names

__all__ = ["game", "names"]


class _Games(ModuleType):
    """This package can also be called: `hortus.games()` lists the games."""

    def __call__(self) -> list[str]:
        return names()


sys.modules[__name__].__class__ = _Games
