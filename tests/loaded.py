"""Imported by the process servers are forked from: all that they import, the compiled rules of all games, a hash."""

from hortus.server import preloaded, run
from hortus.server.people import hash_of_nobody

hash_of_nobody()

__all__ = ["preloaded", "run"]
