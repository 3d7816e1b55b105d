"""A match as people know it: it is determined by its seed, its options and its moves, and can be kept as a record."""

from .match import Line, Match
from .records import read_headers, write_record
from .replay import read_record
from .tournament import Tournament

__all__ = ["Line", "Match", "Tournament", "read_headers", "read_record", "write_record"]
