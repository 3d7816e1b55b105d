"""Lucky Numbers drawn as SVG."""

from __future__ import annotations

from typing import Any

from hortus.games.drawing import INK, LEAF, QUIET, SERIF, Picture

from .state import CELLS, NUMBERS
from .text import seat_name
from .words import WORDS

CELL = 56
GARDEN = 4 * CELL


def svg(state: Any, viewer: int | None, lang: str) -> str:
    players = state.players
    width = 24 + players * (GARDEN + 24)
    picture = Picture(__package__, max(width, 24 + 10 * 46), GARDEN + 260, WORDS.format(lang, "title"))
    for seat in range(players):
        x, y = 24 + seat * (GARDEN + 24), 44
        to_move = seat == state.turn and not state.over
        name = seat_name(seat, viewer, lang)
        picture.text(
            x, 30, ("▸ " if to_move else "") + name, 18, fill=LEAF if to_move else INK, weight="bold", family=SERIF
        )
        picture.text(x + GARDEN, 30, -state.empty[seat], 18, anchor="end", family=SERIF)
        picture.rect(
            x - 6, y - 6, GARDEN + 12, GARDEN + 12, fill="#d8caa6", stroke=LEAF if to_move else QUIET, line=3, radius=12
        )
        for cell in range(CELLS):
            number = state.garden[CELLS * seat + cell]
            _tile(
                picture,
                x + CELL * (cell % 4),
                y + CELL * (cell // 4),
                number,
                "lucky-start" if cell % 5 == 0 else "lucky-space",
            )
        picture.use("lucky-ladybird", x + GARDEN - 8, y + GARDEN - 8, 20)
    y = GARDEN + 80
    picture.text(24, y, WORDS.format(lang, "centre"), 18, weight="bold", family=SERIF)
    for number in range(1, NUMBERS + 1):
        at, row = 24 + 46 * ((number - 1) % 10), y + 10 + 62 * ((number - 1) // 10)
        if state.up[number]:
            _tile(picture, at, row, number, "lucky-space", 44)
            if state.up[number] > 1:
                picture.text(at + 40, row + 56, f"×{state.up[number]}", 12, anchor="end")
        else:
            picture.text(at + 22, row + 28, number, 14, anchor="middle", fill=QUIET)
    y += 144
    picture.use("lucky-back", 24, y, 30)
    picture.text(62, y + 21, WORDS.format(lang, "down", count=state.down_total), 15)
    if state.held:
        _tile(picture, 240, y - 8, state.held, "lucky-space", 44)
        picture.text(292, y + 21, WORDS.format(lang, "hand", number=state.held), 15)
    return picture.svg()


def _tile(picture: Picture, x: float, y: float, number: int, empty: str, size: float = CELL) -> None:
    picture.use("lucky-clover" if number else empty, x, y, size)
    if number:
        picture.text(x + size / 2, y + size * 0.66, number, size * 0.46, anchor="middle", weight="bold", family=SERIF)
