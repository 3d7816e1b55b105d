"""Lucky Numbers drawn: in characters and as SVG."""

from __future__ import annotations

from typing import Any

from hortus.games.drawing import INK, LEAF, QUIET, SERIF, Picture
from hortus.games.words import Catalogue, say

from .state import CELLS, NUMBERS

WORDS: Catalogue = {
    "en": {
        "title": "Lucky Numbers",
        "seat": "Seat {seat}",
        "you": "Seat {seat} (you)",
        "centre": "Centre",
        "nothing": "nothing yet",
        "down": "Face down: {count}",
        "hand": "In hand: {number}",
        "hands": "Start tiles of seat {seat}: {tiles}",
    },
    "fr": {
        "title": "Lucky Numbers",
        "seat": "Place {seat}",
        "you": "Place {seat} (vous)",
        "centre": "Centre",
        "nothing": "rien encore",
        "down": "Cachées : {count}",
        "hand": "En main : {number}",
        "hands": "Tuiles de départ de la place {seat} : {tiles}",
    },
}


def _name(seat: int, viewer: int | None, lang: str) -> str:
    return say(WORDS, lang, "you" if seat == viewer else "seat", seat=seat)


def text(state: Any, viewer: int | None, lang: str) -> str:
    """Gardens side by side, start spaces marked, whose turn it is with an arrow; then the centre."""
    seats = range(state.players)
    heads = [("> " if seat == state.turn and not state.over else "  ") + _name(seat, viewer, lang) for seat in seats]
    lines = ["   ".join(f"{head:<20}" for head in heads), "   ".join(f"{'    a   b   c   d':<20}" for _ in seats)]
    for row in range(4):
        parts = []
        for seat in seats:
            cells = state.garden[CELLS * seat + 4 * row : CELLS * seat + 4 * row + 4]
            marks = [f"{n:>2}" if n else " *" if k == row else " ." for k, n in enumerate(cells)]
            parts.append(f"{f'{row + 1}  ' + '  '.join(marks):<20}")
        lines.append("   ".join(parts))
    centre = [f"{n}" + (f" x{state.up[n]}" if state.up[n] > 1 else "") for n in range(1, NUMBERS + 1) if state.up[n]]
    lines += ["", f"{say(WORDS, lang, 'centre')}: {', '.join(centre) or say(WORDS, lang, 'nothing')}"]
    lines.append(say(WORDS, lang, "down", count=state.down_total))
    if state.laying:
        for seat in seats:
            tiles = [str(n) for n in state.drawn[4 * seat : 4 * seat + 4] if n]
            if tiles:
                lines.append(say(WORDS, lang, "hands", seat=seat, tiles=", ".join(tiles)))
    if state.held:
        lines.append(say(WORDS, lang, "hand", number=state.held))
    return "\n".join(line.rstrip() for line in lines)


CELL = 56
GARDEN = 4 * CELL


def svg(state: Any, viewer: int | None, lang: str) -> str:
    players = state.players
    width = 24 + players * (GARDEN + 24)
    picture = Picture(__package__, max(width, 24 + 10 * 46), GARDEN + 260, say(WORDS, lang, "title"))
    for seat in range(players):
        x, y = 24 + seat * (GARDEN + 24), 44
        to_move = seat == state.turn and not state.over
        name = _name(seat, viewer, lang)
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
    picture.text(24, y, say(WORDS, lang, "centre"), 18, weight="bold", family=SERIF)
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
    picture.text(62, y + 21, say(WORDS, lang, "down", count=state.down_total), 15)
    if state.held:
        _tile(picture, 240, y - 8, state.held, "lucky-space", 44)
        picture.text(292, y + 21, say(WORDS, lang, "hand", number=state.held), 15)
    return picture.svg()


def _tile(picture: Picture, x: float, y: float, number: int, empty: str, size: float = CELL) -> None:
    picture.use("lucky-clover" if number else empty, x, y, size)
    if number:
        picture.text(x + size / 2, y + size * 0.66, number, size * 0.46, anchor="middle", weight="bold", family=SERIF)
