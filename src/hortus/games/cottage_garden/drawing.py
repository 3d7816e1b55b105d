"""Cottage Garden drawn as SVG: the nursery with its gardener, the path, and every seat's beds and trellises."""

from __future__ import annotations

from typing import Any

from hortus.games.drawing import INK, LEAF, QUIET, SERIF, Picture

from .components import SIDE_ROWS, TRACKS, Cells, Tile, tile
from .flowers import flower, ground
from .state import SEATS, SQUARES
from .table import (
    BED_SQUARES,
    NURSERY_SPACES,
    bed_number,
    cubes_of,
    laid_on,
    row_spaces,
    side_name,
)
from .view import RED_LINE_AFTER, points
from .words import WORDS

SOIL = {"light": "#c89b6c", "dark": "#7d5a3c"}
SOIL_LINE = {"light": "#a97d50", "dark": "#5f422b"}
RED = "#c0392b"
MARGIN = 24
SPACE = 88  # a space of the nursery
WALK = 44  # the gardener's path around it
NURSERY = 4 * SPACE + 2 * WALK
UNIT = 36  # a square of a bed
BED = 5 * UNIT
PANEL = 2 * BED + 28
PANEL_HEIGHT = BED + 172
PATH_SPACE = 50  # seven across: all 36 tiles have room
WIDTH = 2 * PANEL + 3 * MARGIN + 24


def svg(state: Any, viewer: int | None, lang: str) -> str:
    rows = (state.players + 1) // 2
    top = NURSERY + 60
    picture = Picture(__package__, WIDTH, top + rows * (PANEL_HEIGHT + MARGIN), WORDS.format(lang, "title"))
    _nursery(picture, state, lang, MARGIN, MARGIN)
    _path(picture, state, lang, 2 * MARGIN + NURSERY, MARGIN)
    for seat in range(state.players):
        x = MARGIN + (seat % 2) * (PANEL + MARGIN + 12)
        _seat(picture, state, seat, lang, x, top + (seat // 2) * (PANEL_HEIGHT + MARGIN))
    return picture.svg()


# -- tiles


def _outline(cells: Cells, x: float, y: float, unit: float) -> str:
    """The edge of a shape as the path of its sides that no other cell shares."""
    parts = []
    for row, column in sorted(cells):
        left, top = x + unit * column, y + unit * row
        sides = (
            ((row - 1, column), (left, top, left + unit, top)),
            ((row + 1, column), (left, top + unit, left + unit, top + unit)),
            ((row, column - 1), (left, top, left, top + unit)),
            ((row, column + 1), (left + unit, top, left + unit, top + unit)),
        )
        parts += [f"M{a:g} {b:g}L{c:g} {d:g}" for beside, (a, b, c, d) in sides if beside not in cells]
    return "".join(parts)


def _tile(picture: Picture, piece: Tile, cells: Cells, x: float, y: float, unit: float, lang: str) -> None:
    """A planted shape: its ground, a flower on every square or the tile's own pots and cloches, its edge in ink."""
    symbols = ["cottage-pot"] * piece.pots + ["cottage-cloche"] * piece.cloches
    title = WORDS.format(lang, "flowers", flower=flower(piece))
    for i, (row, column) in enumerate(sorted(cells)):
        left, top = x + unit * column, y + unit * row
        picture.rect(left, top, unit, unit, fill=ground(piece), stroke="#00000022", line=0.6)
        symbol = symbols[i] if i < len(symbols) else f"cottage-{flower(piece)}"
        picture.use(symbol, left + unit * 0.1, top + unit * 0.1, unit * 0.8, title=title)
    picture.path(_outline(cells, x, y, unit), line=max(1.6, unit / 12))


def _centred(picture: Picture, piece: Tile, x: float, y: float, room: float, unit: float, lang: str) -> None:
    rows, columns = (max(side) + 1 for side in zip(*piece.cells, strict=True))
    unit = min(unit, (room - 6) / max(rows, columns))
    _tile(picture, piece, piece.cells, x + (room - unit * columns) / 2, y + (room - unit * rows) / 2, unit, lang)


# -- the shared table


def _walk_at(state: Any, space: int) -> tuple[float, float]:
    """The middle of a gardener space, from the top left of the walk."""
    side, at = divmod(space, 5 if state.players == SEATS else 4)
    if state.players == SEATS:
        at -= 1
    along = WALK + SPACE * (at + 0.5) if at >= 0 else WALK / 2
    far = NURSERY - WALK / 2
    return [(along, WALK / 2), (far, along), (NURSERY - along, far), (WALK / 2, NURSERY - along)][side]


def _nursery(picture: Picture, state: Any, lang: str, x: float, y: float) -> None:
    picture.rect(x, y, NURSERY, NURSERY, fill="#dccfae", stroke=QUIET, line=2, radius=20)
    picture.rect(x + WALK, y + WALK, 4 * SPACE, 4 * SPACE, fill="#eef0d8", stroke=INK, line=2, radius=6)
    length = 20 if state.players == SEATS else 16
    for space in range(length):
        cx, cy = _walk_at(state, space)
        here = space == state.gardener
        picture.rect(x + cx - 15, y + cy - 15, 30, 30, fill="#fff6d6" if here else "#cdbd97", radius=15,
                     stroke=INK if here else "none", line=2)  # fmt: skip
    row = row_spaces(state)
    for space in range(16):
        left, top = x + WALK + SPACE * (space % 4), y + WALK + SPACE * (space // 4)
        lit = space in row
        picture.rect(left + 3, top + 3, SPACE - 6, SPACE - 6, fill="#fff6d6" if lit else "#f6f0e1", radius=8,
                     stroke=LEAF if lit else "#c9bd9f", line=3 if lit else 1)  # fmt: skip
        if state.nursery[space]:
            piece = tile(state.nursery[space])
            _centred(picture, piece, left + 4, top + 10, SPACE - 12, 17, lang)
            picture.text(left + SPACE - 7, top + 15, piece.name, 9, anchor="end", fill=QUIET)
        picture.text(left + 7, top + 15, NURSERY_SPACES[space], 10, fill=INK if lit else QUIET)
    for i, corner in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))):
        owners = [seat for seat in range(state.players) if state.corners[seat] >> i & 1]
        for k, seat in enumerate(owners):
            dx, dy = corner
            at_x = x + 2 + dx * (NURSERY - 24) + (1 - 2 * dx) * 30 * k
            at_y = y + 2 + dy * (NURSERY - 24)
            picture.use("cottage-cat", at_x, at_y, 20)
            picture.text(at_x + 10 + (1 - 2 * dx) * 15, at_y + 15, seat, 12, anchor="middle", weight="bold")
    cx, cy = _walk_at(state, state.gardener)
    picture.use("cottage-gardener", x + cx - 20, y + cy - 21, 40)
    picture.rect(x + cx + 4, y + cy + 3, 17, 17, fill="#ffffff", stroke=INK, line=1.5, radius=4)
    picture.text(x + cx + 12.5, y + cy + 16, state.die, 13, anchor="middle", weight="bold", family=SERIF)
    clock = WORDS.format(lang, "draw-die", die=state.die, final=state.final)
    picture.text(x + 4, y + NURSERY + 20, clock, 14, weight="bold", family=SERIF)


def _path(picture: Picture, state: Any, lang: str, x: float, y: float) -> None:
    """The tiles of the path from the wheelbarrow on, then the supply."""
    picture.text(x + 34, y + 18, WORDS.format(lang, "draw-path", count=state.path_length), 16, weight="bold",
                 family=SERIF)  # fmt: skip
    picture.use("cottage-wheelbarrow", x, y - 4, 28)
    across = int((WIDTH - x - MARGIN) // PATH_SPACE)
    for i in range(state.path_length):
        left, top = x + PATH_SPACE * (i % across), y + 28 + PATH_SPACE * (i // across)
        picture.rect(left + 1, top + 1, PATH_SPACE - 4, PATH_SPACE - 4, fill="#ece2c8", radius=6,
                     stroke=INK if i == 0 else "none", line=1.5)  # fmt: skip
        _centred(picture, tile(state.path[i]), left, top, PATH_SPACE - 2, 11, lang)
    bottom = y + NURSERY - 94
    if state.supply:
        side = side_name(state.supply)
        label = WORDS.format(lang, "draw-supply", number=bed_number(state.supply), side=side)
        picture.text(x + 104, bottom + 20, label, 14)
        _soil(picture, state.supply, x, bottom, 18)
    hives = [number for number in (2, 1) if number not in state.beehives and state.players > 1]
    if hives:
        picture.text(x + 104, bottom + 46, WORDS.format(lang, "draw-hives-offered"), 14)
    for i, number in enumerate(hives):
        for k in range(number):
            picture.use("cottage-beehive", x + 104 + 64 * i + 24 * k, bottom + 54, 26)


# -- the seats


def _soil(picture: Picture, side: int, x: float, y: float, unit: float) -> None:
    """An empty bed: light or dark soil (dark has furrows), with its prints."""
    name = side_name(side)
    picture.rect(x - 3, y - 3, 5 * unit + 6, 5 * unit + 6, fill=SOIL[name], stroke=INK, line=2.5, radius=5)
    for i, mark in enumerate("".join(SIDE_ROWS[side])):
        left, top = x + unit * (i % 5), y + unit * (i // 5)
        picture.rect(left, top, unit, unit, stroke=SOIL_LINE[name], line=1)
        if name == "dark":
            for k in (0.3, 0.7):
                picture.path(f"M{left + unit * 0.15:g} {top + unit * k:g}h{unit * 0.7:g}", stroke=SOIL_LINE[name])
        if mark != ".":
            picture.use("cottage-pot" if mark == "P" else "cottage-cloche", left + unit * 0.1, top + unit * 0.08,
                        unit * 0.8)  # fmt: skip


def _bed(picture: Picture, state: Any, bed: int, lang: str, x: float, y: float) -> None:
    _soil(picture, state.side[bed], x, y, UNIT)
    for piece, squares in laid_on(state, bed):
        if piece:
            cells = frozenset((i // 5, i % 5) for i in range(SQUARES) if squares >> i & 1)
            _tile(picture, piece, cells, x, y, UNIT, lang)
    for i in range(5):
        picture.text(x + UNIT * (i + 0.5), y + BED + 13, "abcde"[i], 9, anchor="middle", fill=QUIET)
        picture.text(x + BED + 9, y + UNIT * (i + 0.5) + 3, i + 1, 9, anchor="middle", fill=QUIET)
    for i in range(SQUARES):
        left, top = x + UNIT * (i % 5) + 3, y + UNIT * (i // 5) + 3
        if state.cat_squares[bed] >> i & 1:
            picture.use("cottage-cat", left, top, UNIT - 6, title=BED_SQUARES[i])
        elif state.pot_squares[bed] >> i & 1:
            picture.use("cottage-pot-token", left, top, UNIT - 6, title=BED_SQUARES[i])


def _seat(picture: Picture, state: Any, seat: int, lang: str, x: float, y: float) -> None:
    to_decide = seat == state.turn
    colour = LEAF if to_decide else INK
    picture.rect(x - 8, y - 10, PANEL + 26, PANEL_HEIGHT, fill="#fbf6e9", stroke=LEAF if to_decide else "#d8caa6",
                 line=3 if to_decide else 1.5, radius=12)  # fmt: skip
    name = ("▸ " if to_decide else "") + WORDS.format(lang, "draw-seat", seat=seat)
    if state.children[seat]:
        name += f" ({WORDS.format(lang, 'draw-child', age=state.children[seat])})"
    picture.text(x, y + 14, name, 18, fill=colour, weight="bold", family=SERIF)
    picture.text(x + PANEL, y + 14, points(state, seat), 20, anchor="end", weight="bold", family=SERIF)
    at = x + PANEL - 60
    for _ in range(state.beehives[seat]):
        picture.use("cottage-beehive", at, y - 5, 24)
        at -= 26
    if state.cats[seat] > 4:
        picture.text(at + 24, y + 13, f"×{state.cats[seat]}", 14, anchor="end")
        picture.use("cottage-cat", at - 32, y - 5, 24)
    else:
        for _ in range(state.cats[seat]):
            picture.use("cottage-cat", at, y - 5, 24)
            at -= 26
    for place in (0, 1):
        left, bed = x + place * (BED + 28), 2 * seat + place
        if state.side[bed]:
            side = state.side[bed]
            label = WORDS.format(lang, "draw-bed", place=place + 1, number=bed_number(side), side=side_name(side))
            picture.text(left, y + 36, label, 12, fill=QUIET)
            _bed(picture, state, bed, lang, left, y + 44)
        else:
            picture.rect(left, y + 44, BED, BED, stroke=QUIET, line=1.5, radius=6, dash="6 6")
    for track in (0, 1):
        _track(picture, state, seat, track, x, y + BED + 66 + 48 * track)


def _track(picture: Picture, state: Any, seat: int, colour: int, x: float, y: float) -> None:
    """A trellis: the spaces of a track, the red line with its mouse, the bonus pot at the start, the cubes."""
    spaces = TRACKS[colour]
    step = PANEL / len(spaces)
    standing = cubes_of(state, seat, colour)
    picture.path(f"M{x:g} {y + 24:g}h{PANEL:g}", stroke="#b08d57", line=3)
    for i, space in enumerate(spaces):
        left = x + step * i
        picture.rect(left + 1, y + 16, step - 2, 16, fill="#f9e2c2" if colour == 0 else "#d9ecf3",
                     stroke="#b08d57", line=1, radius=3)  # fmt: skip
        picture.text(
            left + step / 2, y + 28, space, 11, anchor="middle", weight="bold" if space in standing else "normal"
        )
        for k in range(standing.count(space)):
            symbol = "cottage-orange-cube" if colour == 0 else "cottage-blue-cube"
            picture.use(symbol, left + step / 2 - 9, y - 3 - 7 * k, 18)
    line = x + step * (1 + max(i for i, space in enumerate(spaces) if space <= RED_LINE_AFTER))
    picture.path(f"M{line:g} {y + 2:g}v34", stroke=RED, line=3)
    picture.use("cottage-mouse", line - 8, y + 33, 16)
    picture.use("cottage-pot" if colour == 0 else "cottage-cloche", x + 2, y + 32, 15)
