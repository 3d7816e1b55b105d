"""Cottage Garden drawn in characters: the nursery, the path, and every seat's beds and cubes."""

from __future__ import annotations

from typing import Any

from .components import SIDE_ROWS, TILE_NAMES, Tile, tile
from .state import COLOURS, SEATS, SQUARES
from .table import (
    NURSERY_SPACES,
    bed_number,
    corner_names,
    cubes_of,
    laid_on,
    row_names,
    row_spaces,
    side_name,
)
from .view import RED_LINE_AFTER, points
from .words import WORDS

LAID_MARKS = "123456789ABCDE"  # the numbers of `return`
PRINT_MARKS = {".": ".", "P": "u", "C": "n"}


def text(state: Any, viewer: int | None, lang: str) -> str:
    lines = _nursery(state, lang)
    for seat in range(state.players):
        lines += ["", *_seat(state, seat, lang)]
    return "\n".join(line.rstrip() for line in [*lines, "", WORDS.format(lang, "draw-legend")])


def _nursery(state: Any, lang: str) -> list[str]:
    """The nursery with the gardener's arrow, the tiles it faces, and the path."""
    row = row_spaces(state)
    lines = [WORDS.format(lang, "draw-clock", die=state.die, row=" ".join(row_names(state)), final=state.final), ""]
    top, bottom, left, right = _arrows(state)
    lines.append("     " + "".join(f"{'v' if k in top else '':<6}" for k in range(-1, 5)).rstrip())
    lines.append("           " + "".join(f"{letter:<6}" for letter in "ABCD"))
    for r in range(4):
        cells = []
        for k in range(4):
            name = TILE_NAMES[state.nursery[4 * r + k]] or "."
            cells.append(f"{name + ('*' if 4 * r + k in row and name != '.' else ''):<6}")
        lines.append(f"     {'>' if r in left else ' '}  {r + 1}  {''.join(cells)}{'<' if r in right else ''}")
    lines.append("     " + "".join(f"{'^' if k in bottom else '':<6}" for k in range(-1, 5)).rstrip())
    lines += _shapes([(space, tile(state.nursery[space])) for space in row if state.nursery[space]])
    path = [TILE_NAMES[number] for number in state.path[: state.path_length]]
    lines += ["", f"{WORDS.format(lang, 'draw-path', count=len(path))}: {' '.join(path) or '-'}"]
    if state.supply:
        side = side_name(state.supply)
        lines.append(WORDS.format(lang, "draw-supply", number=bed_number(state.supply), side=side))
    return lines


def _arrows(state: Any) -> tuple[list[int], list[int], list[int], list[int]]:
    """Where the gardener stands: columns above and below the nursery, rows left and right of it (-1, 4: corners)."""
    space = state.gardener
    if state.players == SEATS:
        side, at = divmod(space, 5)
        if at == 0:
            return [[-1], [4], [], []][side], [[], [], [4], [-1]][side], [], []
        space = 4 * side + at - 1
    side, at = divmod(space, 4)
    found: list[list[int]] = [[], [], [], []]
    found[(0, 3, 1, 2)[side]] = [at if side < 2 else 3 - at]
    return found[0], found[1], found[2], found[3]


def _shapes(pieces: list[tuple[int, Tile]]) -> list[str]:
    """Tiles side by side, as they lie in the nursery."""
    columns = []
    for space, piece in pieces:
        rows, width = (max(side) + 1 for side in zip(*piece.cells, strict=True))
        symbols = "u" * piece.pots + "n" * piece.cloches
        head = f"{NURSERY_SPACES[space]} {piece.name}" + (f" {symbols}" if symbols else "")
        drawn = [" ".join("#" if (r, c) in piece.cells else " " for c in range(width)) for r in range(rows)]
        columns.append([head, *drawn])
    height = max((len(column) for column in columns), default=0)
    return [
        "  " + "".join(f"{column[i] if i < len(column) else '':<14}" for column in columns).rstrip()
        for i in range(height)
    ]


def _seat(state: Any, seat: int, lang: str) -> list[str]:
    to_decide = seat == state.turn
    head = WORDS.format(lang, "draw-seat-line", seat=seat, points=points(state, seat), cats=state.cats[seat])
    parts = [("> " if to_decide else "  ") + head]
    if state.beehives[seat]:
        parts.append(WORDS.format(lang, "draw-hives", count=state.beehives[seat]))
    if state.children[seat]:
        parts.append(WORDS.format(lang, "draw-child", age=state.children[seat]))
    if state.corners[seat]:
        parts.append(WORDS.format(lang, "draw-corners", corners="+".join(corner_names(state.corners[seat]))))
    lines = [", ".join(parts)]
    lines.append("  " + "   ".join(f"{WORDS.format(lang, 'draw-cubes', colour=name)} {_cubes(state, seat, colour)}"
                                   for colour, name in enumerate(COLOURS)))  # fmt: skip
    drawn = [_bed(state, 2 * seat + place, place, lang) for place in (0, 1)]
    height = max(map(len, drawn))
    return lines + ["  " + "".join(f"{bed[i] if i < len(bed) else '':<26}" for bed in drawn) for i in range(height)]


def _cubes(state: Any, seat: int, colour: int) -> str:
    """The spaces of the cubes, with the red line where it lies among them."""
    spaces = cubes_of(state, seat, colour)
    below = [str(space) for space in spaces if space <= RED_LINE_AFTER]
    return " ".join([*below, "|", *(str(space) for space in spaces if space > RED_LINE_AFTER)])


def _bed(state: Any, bed: int, place: int, lang: str) -> list[str]:
    side = state.side[bed]
    if not side:
        return [WORDS.format(lang, "draw-no-bed", place=place + 1)]
    marks = [PRINT_MARKS[mark] for mark in "".join(SIDE_ROWS[side])]
    for i, (piece, squares) in enumerate(laid_on(state, bed)):
        for square in range(SQUARES):
            if piece and squares >> square & 1:
                marks[square] = LAID_MARKS[i]
    for square in range(SQUARES):
        if state.cat_squares[bed] >> square & 1:
            marks[square] = "&"
        if state.pot_squares[bed] >> square & 1:
            marks[square] = "U"
    name = WORDS.format(lang, "draw-bed", place=place + 1, number=bed_number(side), side=side_name(side))
    return [name, "   a b c d e", *(f"{r + 1}  {' '.join(marks[5 * r : 5 * r + 5])}" for r in range(5))]
