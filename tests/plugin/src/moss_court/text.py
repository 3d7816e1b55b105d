"""Moss Court drawn in characters."""

from __future__ import annotations

from typing import Any

from .words import WORDS

SIGNS = ".ox"


def seat_name(seat: int, viewer: int | None, lang: str) -> str:
    return WORDS.format(lang, "you" if seat == viewer else "seat", seat=seat, sign=SIGNS[seat + 1])


def text(state: Any, viewer: int | None, lang: str) -> str:
    """The court, then the seats with an arrow before the one to decide."""
    lines = ["    a   b   c   d"]
    lines += [f"{row + 1}   " + "   ".join(SIGNS[n] for n in state.court[4 * row : 4 * row + 4]) for row in range(4)]
    lines += [("> " if seat == state.turn else "  ") + seat_name(seat, viewer, lang) for seat in range(2)]
    return "\n".join(lines)
