"""Moss Court drawn as SVG."""

from __future__ import annotations

from typing import Any

from hortus.games.drawing import INK, LEAF, SERIF, Picture

from .text import seat_name
from .words import WORDS

CELL = 64
PIECES = ("stone", "moss-0", "moss-1")


def svg(state: Any, viewer: int | None, lang: str) -> str:
    picture = Picture(__package__, 4 * CELL + 48, 4 * CELL + 110, WORDS.format(lang, "title"))
    for seat in range(2):
        to_move = seat == state.turn
        name = ("▸ " if to_move else "") + seat_name(seat, viewer, lang)
        picture.text(24, 30 + 24 * seat, name, 16, fill=LEAF if to_move else INK, weight="bold", family=SERIF)
    for cell, moss in enumerate(state.court):
        picture.use(PIECES[moss], 24 + CELL * (cell % 4), 74 + CELL * (cell // 4), CELL)
    return picture.svg()
