"""Lucky Numbers drawn in characters."""

from __future__ import annotations

from typing import Any

from .state import CELLS, NUMBERS
from .words import WORDS


def seat_name(seat: int, viewer: int | None, lang: str) -> str:
    return WORDS.format(lang, "you" if seat == viewer else "seat", seat=seat)


def text(state: Any, viewer: int | None, lang: str) -> str:
    """Gardens side by side, start spaces marked, whose turn it is with an arrow; then the centre."""
    seats = range(state.players)
    width = 20 if state.players < 4 else 17  # within 80 columns
    heads = [
        ("> " if seat == state.turn and not state.over else "  ") + seat_name(seat, viewer, lang) for seat in seats
    ]
    lines = [
        "   ".join(f"{head:<{width}}" for head in heads),
        "   ".join(f"{'    a   b   c   d':<{width}}" for _ in seats),
    ]
    for row in range(4):
        parts = []
        for seat in seats:
            cells = state.garden[CELLS * seat + 4 * row : CELLS * seat + 4 * row + 4]
            marks = [f"{n:>2}" if n else " *" if k == row else " ." for k, n in enumerate(cells)]
            parts.append(f"{f'{row + 1}  ' + '  '.join(marks):<{width}}")
        lines.append("   ".join(parts))
    centre = [f"{n}" + (f" x{state.up[n]}" if state.up[n] > 1 else "") for n in range(1, NUMBERS + 1) if state.up[n]]
    lines += ["", WORDS.format(lang, "in-centre", tiles=", ".join(centre) or WORDS.format(lang, "nothing"))]
    lines.append(WORDS.format(lang, "down", count=state.down_total))
    if state.laying:
        for seat in seats:
            tiles = [str(n) for n in state.drawn[4 * seat : 4 * seat + 4] if n]
            if tiles:
                lines.append(WORDS.format(lang, "hands", seat=seat, tiles=", ".join(tiles)))
    if state.held:
        lines.append(WORDS.format(lang, "hand", number=state.held))
    return "\n".join(line.rstrip() for line in lines)
