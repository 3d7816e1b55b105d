"""What the numbers of an observation are: enough to build a network's input without looking at a single game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

from hortus.errors import BadRules

COUNT, CATEGORY, FLAG, CELL = "count", "category", "flag", "cell"
KINDS = (COUNT, CATEGORY, FLAG, CELL)


@dataclass(frozen=True)
class Field:
    """Some numbers of an observation that mean the same.

    `kind`: a "count" is an amount, on which more is more; a "category" names one of several things, and a "cell" says
    what lies on a place, neither of them in any order of size; a "flag" is 0 or 1. `low` and `high` are the lowest and
    the highest number there can be, with any options and any number of players. `axes` are the names and lengths of
    what the numbers are laid out by, slowest first: (("row", 4), ("column", 4)); a single number has none.
    """

    name: str
    kind: str
    low: int
    high: int
    axes: tuple[tuple[str, int], ...] = ()

    def __post_init__(self) -> None:
        flag = (self.kind != FLAG) or (self.low, self.high) == (0, 1)
        if self.kind not in KINDS or self.low > self.high or not flag or any(length < 1 for _, length in self.axes):
            raise BadRules(f"The field {self.name!r} of an observation cannot be: {self}.")

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(length for _, length in self.axes)

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(length for _, length in self.axes)


def flag(name: str, *axes: tuple[str, int]) -> Field:
    return Field(name, FLAG, 0, 1, axes)


def count(name: str, high: int, *axes: tuple[str, int], low: int = 0) -> Field:
    return Field(name, COUNT, low, high, axes)


def category(name: str, high: int, *axes: tuple[str, int], low: int = 0) -> Field:
    return Field(name, CATEGORY, low, high, axes)


def cell(name: str, high: int, *axes: tuple[str, int], low: int = 0) -> Field:
    return Field(name, CELL, low, high, axes)


def slices(fields: Sequence[Field]) -> dict[str, slice]:
    """Where the numbers of each field lie in an observation, by its name."""
    found, at = {}, 0
    for field in fields:
        found[field.name] = slice(at, at + field.size)
        at += field.size
    return found
