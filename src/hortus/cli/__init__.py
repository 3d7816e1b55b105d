"""The command `hortus`. Nothing here loads the compiled rules before a game is really needed."""

from .commands import main

__all__ = ["main"]
