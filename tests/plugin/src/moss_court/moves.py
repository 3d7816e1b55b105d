"""Moss Court's moves as data, what can be done now, and why a move cannot.

Places: the stones `a1` … `d4`, which belong to nobody, and `0-bowl`, `1-bowl`, a seat's moss in hand.
Pieces: `moss-0` and `moss-1`, by seat.
"""

from __future__ import annotations

from typing import Any

from hortus.games.data import Move
from hortus.i18n import Message

from .state import SQUARES


def move(state: Any, code: int) -> Move:
    """A legal move as data."""
    square = SQUARES[code]
    piece, bowl = f"moss-{state.turn}", f"{state.turn}-bowl"
    return Move(f"plant {square}", "plant", piece, bowl, square, detail={"square": square})


def prompt(state: Any) -> Message:
    """What the seat to decide can do."""
    return Message("prompt-plant", {"count": state.bare})


def refusal(state: Any, code: int) -> Message:
    """Why a move is not legal now: there is one reason only."""
    return Message("refusal-taken", {"square": SQUARES[code]})
