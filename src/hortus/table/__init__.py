"""Matches as people know them: seed + options + moves = the truth."""

from .match import Match
from .records import read_record, write_record
from .tournament import Tournament

__all__ = ["Match", "Tournament", "read_record", "write_record"]
