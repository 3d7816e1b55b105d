"""Coordinates of squares: column letter and row number."""

from __future__ import annotations


def square(row: int, column: int) -> str:
    """(0, 0) is a1. Row -1 is 0 and column -1 is z."""
    return f"{'zabcdefgh'[column + 1]}{row + 1}"
