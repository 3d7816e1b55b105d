"""Cottage Garden drawn in characters: the nursery, the path, and every seat's beds and cubes."""

from __future__ import annotations

from typing import Any

from hortus.games.words import Catalogue, say

from .components import SIDE_ROWS, TILE_NAMES, Tile, tile
from .notation import NURSERY_SPACES, corner_names
from .picture import svg
from .state import SEATS, SQUARES
from .table import bed_number, cubes_of, laid_on, points, row_names, row_spaces, side_name
from .view import RED_LINE_AFTER

__all__ = ["svg", "text"]

WORDS: Catalogue = {
    "en": {
        "clock": "Die {die}, gardener row {row}",
        "final": "Final round",
        "path": "Path",
        "nothing": "empty",
        "supply": "Supply: bed {bed} {side}",
        "seat": "Seat {seat}: {points} points, cats {cats}",
        "hives": "beehives {count}",
        "child": "child of {age}",
        "corners": "corners {corners}",
        "orange": "orange",
        "blue": "blue",
        "bed": "{place}: bed {bed} {side}",
        "no bed": "{place}: no bed",
        "light": "light",
        "dark": "dark",
        "legend": ". empty  u pot printed  U pot  n cloche  & cat  1-9 A-E tiles in the order laid",
    },
    "fr": {
        "clock": "Dé {die}, rangée du jardinier {row}",
        "final": "Dernier tour de jeu",
        "path": "File",
        "nothing": "vide",
        "supply": "Réserve : parterre {bed} {side}",
        "seat": "Place {seat} : {points} points, chats {cats}",
        "hives": "ruches {count}",
        "child": "enfant de {age} ans",
        "corners": "coins {corners}",
        "orange": "orange",
        "blue": "bleu",
        "bed": "{place} : parterre {bed} {side}",
        "no bed": "{place} : pas de parterre",
        "light": "clair",
        "dark": "sombre",
        "legend": ". vide  u pot imprimé  U pot  n cloche  & chat  1-9 A-E tuiles dans l'ordre de pose",
    },
}

LAID_MARKS = "123456789ABCDE"  # the numbers of `return`
PRINT_MARKS = {".": ".", "P": "u", "C": "n"}


def text(state: Any, viewer: int | None, lang: str) -> str:
    lines = _nursery(state, lang)
    for seat in range(state.players):
        lines += ["", *_seat(state, seat, lang)]
    return "\n".join(line.rstrip() for line in [*lines, "", say(WORDS, lang, "legend")])


def _nursery(state: Any, lang: str) -> list[str]:
    """The nursery with the gardener's arrow, the tiles it faces, and the path."""
    row = row_spaces(state)
    clock = say(WORDS, lang, "clock", die=state.die, row=" ".join(row_names(state)))
    lines = [clock + (f" - {say(WORDS, lang, 'final')}" if state.final else ""), ""]
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
    lines += ["", f"{say(WORDS, lang, 'path')} ({len(path)}): {' '.join(path) or say(WORDS, lang, 'nothing')}"]
    if state.supply:
        side = say(WORDS, lang, side_name(state.supply))
        lines.append(say(WORDS, lang, "supply", bed=bed_number(state.supply), side=side))
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
    to_decide = seat == state.turn and not state.over
    head = say(WORDS, lang, "seat", seat=seat, points=points(state, seat), cats=state.cats[seat])
    parts = [("> " if to_decide else "  ") + head]
    if state.beehives[seat]:
        parts.append(say(WORDS, lang, "hives", count=state.beehives[seat]))
    if state.children[seat]:
        parts.append(say(WORDS, lang, "child", age=state.children[seat]))
    if state.corners[seat]:
        parts.append(say(WORDS, lang, "corners", corners="+".join(corner_names(state.corners[seat]))))
    lines = [", ".join(parts)]
    lines.append("  " + "   ".join(f"{say(WORDS, lang, name)} {_cubes(state, seat, colour)}"
                                   for colour, name in enumerate(("orange", "blue"))))  # fmt: skip
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
        return [say(WORDS, lang, "no bed", place=place + 1)]
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
    name = say(WORDS, lang, "bed", place=place + 1, bed=bed_number(side), side=say(WORDS, lang, side_name(side)))
    return [name, "   a b c d e", *(f"{r + 1}  {' '.join(marks[5 * r : 5 * r + 5])}" for r in range(5))]
