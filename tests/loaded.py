"""Imported by the process that servers are forked from: all that they import, and the compiled rules of all games."""

from hortus.server import preloaded, run

__all__ = ["preloaded", "run"]
