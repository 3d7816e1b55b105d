"""Coordinates of squares: column letter and row number."""

from __future__ import annotations


def square(row: int, column: int) -> str:
    """The name of a square: row 0, column 0 is a1. The row before is 0, the column before is z."""
    return f"{'zabcdefgh'[column + 1]}{row + 1}"
