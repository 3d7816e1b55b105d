"""Puzzles: positions of matches in which one move is clearly the best, from what the seat to decide can see."""

from .puzzle import LEVELS, Margin, Puzzle, PuzzleHint, PuzzleMove, hint, puzzle, puzzles, why

__all__ = ["LEVELS", "Margin", "Puzzle", "PuzzleHint", "PuzzleMove", "hint", "puzzle", "puzzles", "why"]
