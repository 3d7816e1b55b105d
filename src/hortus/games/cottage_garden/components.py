"""Cottage Garden's tiles and beds: read, checked (Rulings 14), and made into flat tables for the rules.

The shapes and prints are a reconstruction; HORTUS_COMPONENTS_COTTAGE_GARDEN names a transcription of one's own copy.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from hortus.games.checks import component_check
from hortus.games.components import load
from hortus.kernel import table

from .state import BED_CARDS, NURSERY, SQUARES, TILES

Cells = frozenset[tuple[int, int]]  # (row, column)

GAME = "cottage-garden"
SIZES = ((1, 3, 11), (4, 4, 8), (5, 5, 9), (6, 6, 8))  # from, to, how many tiles
LEAST_EMPTY = 3  # squares of a bed without a print
CLOCHE_BIT = 8  # pots and cloches counted in one number: the cloches begin at this bit


class TileEntry(msgspec.Struct, forbid_unknown_fields=True):
    label: str
    shape: str  # rows from the top, with X and ., divided by /
    copies: int = 1
    pots: int = 0
    cloches: int = 0


class BedEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: int
    light: list[str]
    dark: list[str]


class Components(msgspec.Struct, forbid_unknown_fields=True):
    tiles: list[TileEntry]
    beds: list[BedEntry]
    note: str = ""


@dataclass(frozen=True)
class Tile:
    """One piece; copies of a tile are distinct pieces."""

    name: str
    label: str
    kind: int  # which entry of the file it is a copy of
    cells: Cells
    pots: int
    cloches: int


_need = component_check(__package__)


def check(components: Components) -> None:
    """BadComponents says which entry cannot be, and why."""
    labels: set[str] = set()
    sizes = []
    for i, entry in enumerate(components.tiles):
        where = f"tiles[{i}] ({entry.label!r})"
        _need(entry.label.isalnum() and entry.label.isascii(), where, "label")
        _need(entry.label.lower() not in labels, where, "label-twice")
        labels.add(entry.label.lower())
        _need(1 <= entry.copies <= TILES, f"{where}.copies", "number-between", low=1, high=TILES)
        sizes += [_check_shape(entry, where)] * entry.copies
    _need(len(sizes) == TILES, "tiles", "tiles", found=len(sizes), count=TILES)
    for low, high, wanted in SIZES:
        found = sum(1 for size in sizes if low <= size <= high)
        problem = "sizes" if low < high else "size"
        _need(found == wanted, "tiles", problem, low=low, high=high, found=found, wanted=wanted)
    _need(len(components.beds) == BED_CARDS, "beds", "beds", found=len(components.beds), count=BED_CARDS)
    ids: set[int] = set()
    for i, bed in enumerate(components.beds):
        where = f"beds[{i}]"
        _need(1 <= bed.id <= BED_CARDS, where, "bed-id", id=bed.id, last=BED_CARDS)
        _need(bed.id not in ids, where, "bed-id-twice", id=bed.id)
        ids.add(bed.id)
        for side, rows in (("light", bed.light), ("dark", bed.dark)):
            _need(len(rows) == 5 and all(len(row) == 5 for row in rows), f"{where}.{side}", "five-rows")
            _need(set("".join(rows)) <= set(".PC"), f"{where}.{side}", "bed-marks")
            empty = "".join(rows).count(".")
            _need(empty >= LEAST_EMPTY, f"{where}.{side}", "bed-empty", empty=empty, least=LEAST_EMPTY)


def _check_shape(entry: TileEntry, where: str) -> int:
    """A shape in one piece that fits a bed; returns its size."""
    rows = entry.shape.split("/")
    _need(set(entry.shape) <= set("X./") and len(set(map(len, rows))) == 1, where,
          "shape")  # fmt: skip
    cells = cells_of(entry.shape)
    _need(1 <= len(cells) <= 6, where, "shape-size", squares=len(cells))
    _need(all(max(side) < 5 for side in zip(*cells, strict=True)), where, "too-large")
    reached, edge = set[tuple[int, int]](), {min(cells)}
    while edge:
        row, column = edge.pop()
        reached.add((row, column))
        beside = {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)}
        edge |= (beside & cells) - reached
    _need(len(reached) == len(cells), where, "in-pieces")
    _need(entry.pots >= 0 and entry.cloches >= 0 and entry.pots + entry.cloches <= len(cells), where,
          "symbols")  # fmt: skip
    return len(cells)


# -- shapes


def to_corner(cells: Any) -> Cells:
    """Shifted so that the top left corner of the bounding box is (0, 0)."""
    cells = list(cells)
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return frozenset((row - top, column - left) for row, column in cells)


def cells_of(shape: str) -> Cells:
    cells = [(r, c) for r, row in enumerate(shape.split("/")) for c, mark in enumerate(row) if mark == "X"]
    return to_corner(cells) if cells else frozenset()


def oriented(cells: Cells) -> list[Cells]:
    """The eight orientations 4 * flipped + quarter turns: mirrored left to right first, then turned clockwise."""
    found = []
    for shape in (cells, to_corner((row, -column) for row, column in cells)):
        for _ in range(4):
            found.append(shape)
            shape = to_corner((column, -row) for row, column in shape)
    return found


def mask_of(cells: Cells) -> int:
    return sum(1 << (5 * row + column) for row, column in cells)


# -- the set in use

COMPONENTS, DIGEST = load(GAME, __package__, Components)
check(COMPONENTS)

PIECES: list[Tile | None] = [None]  # tile 0 is no tile
for _kind, _entry in enumerate(COMPONENTS.tiles):
    for _copy in range(1, _entry.copies + 1):
        _name = _entry.label + (f"#{_copy}" if _entry.copies > 1 else "")
        PIECES.append(Tile(_name, _entry.label, _kind, cells_of(_entry.shape), _entry.pots, _entry.cloches))


def tile(number: int) -> Tile:
    found = PIECES[number]
    assert found is not None
    return found


TILE_NAMES = [piece.name if piece else "" for piece in PIECES]
TILE_SIZES = table([len(piece.cells) if piece else 0 for piece in PIECES])
TILE_POTS = table([piece.pots if piece else 0 for piece in PIECES])
TILE_CLOCHES = table([piece.cloches if piece else 0 for piece in PIECES])
TILE_SYMBOLS = table([piece.pots | piece.cloches << CLOCHE_BIT if piece else 0 for piece in PIECES])

# A lay in one number: the squares it covers, and above them 25 * orientation + square of its top left corner.
# Lays of tile t are FIRST_LAY[t] to LAST_LAY[t]; of orientations that are the same shape only the first counts.
_lays: list[int] = []
_bounds = [(0, 0)]
_orientation_masks = [0] * 8
_canonical = [0] * 8
_known: dict[Cells, tuple[int, int]] = {}
for _piece in PIECES[1:]:
    assert _piece is not None
    _shapes = oriented(_piece.cells)
    _orientation_masks += [mask_of(_shape) for _shape in _shapes]
    _canonical += [_shapes.index(_shape) for _shape in _shapes]
    if _piece.cells not in _known:
        _begin = len(_lays)
        for _orientation, _shape in enumerate(_shapes):
            _rows, _columns = (max(_side) + 1 for _side in zip(*_shape, strict=True))
            if _shapes.index(_shape) == _orientation and _rows <= 5 and _columns <= 5:
                for _square in range(SQUARES):
                    if _square // 5 + _rows <= 5 and _square % 5 + _columns <= 5:
                        _mask = mask_of(_shape) << _square
                        _lays.append(_mask | (SQUARES * _orientation + _square) << SQUARES)
        _known[_piece.cells] = _begin, len(_lays)
    _bounds.append(_known[_piece.cells])
LAYS = table(_lays)
FIRST_LAY = table([begin for begin, _ in _bounds])
LAST_LAY = table([end for _, end in _bounds])
ORIENTATION_MASKS = table(_orientation_masks)  # 8 * tile + orientation, in the top left corner
CANONICAL = table(_canonical)  # 8 * tile + orientation -> the first orientation that is the same shape

# The same lays for whole beds at once, as bits. Orientations 2k and 2k + 1 of a tile are a pair, and bit
# 25 * (orientation - 2k) + square of its word stands for the lay with its top left corner there.
# Pairs of tile t are FIRST_PAIR[t] to LAST_PAIR[t]. For a pair, PAIR_LAYS has the bits of the lays inside the bed, and
# PAIR_CODES is 25 * 2k. SHAPES[2 * pair] and the one after it are the two shapes: for each of six squares, six bits
# that say how far it lies behind the top left corner; a smaller shape has its last square more than once.
_shapes_in_bits: list[int] = []
_pair_lays: list[int] = []
_pair_codes: list[int] = []
_pair_bounds = [(0, 0)]
for _number, (_first, _last) in enumerate(_bounds[1:], 1):
    _words = [0] * 4
    for _lay in _lays[_first:_last]:
        _words[(_lay >> SQUARES) // (2 * SQUARES)] |= 1 << (_lay >> SQUARES) % (2 * SQUARES)
    _begin = len(_pair_lays)
    for _k in range(4):
        if _words[_k]:
            _pair_lays.append(_words[_k])
            _pair_codes.append(2 * SQUARES * _k)
            for _mask in _orientation_masks[8 * _number + 2 * _k : 8 * _number + 2 * _k + 2]:
                _places = [_square for _square in range(SQUARES) if _mask >> _square & 1]
                _places += [_places[-1]] * (6 - len(_places))
                _shapes_in_bits.append(sum(_place << 6 * _i for _i, _place in enumerate(_places)))
    _pair_bounds.append((_begin, len(_pair_lays)))
SHAPES = table(_shapes_in_bits)
PAIR_LAYS = table(_pair_lays)
PAIR_CODES = table(_pair_codes)
FIRST_PAIR = table([begin for begin, _ in _pair_bounds])
LAST_PAIR = table([end for _, end in _pair_bounds])

MOST_LAYS = sum(sorted(end - begin for begin, end in _bounds)[-4:])  # of four tiles on one bed
MOST_LEGAL = 2 * MOST_LAYS + 2 * SQUARES + 1  # the longest list of legal moves

# By side (state.py): the squares with printed pots and with printed cloches.
_pots, _cloches = [0], [0]
SIDE_ROWS: list[list[str]] = [[]]
for _bed in sorted(COMPONENTS.beds, key=lambda bed: bed.id):
    for _printed in (_bed.light, _bed.dark):
        _text = "".join(_printed)
        SIDE_ROWS.append(_printed)
        _pots.append(sum(1 << i for i in range(SQUARES) if _text[i] == "P"))
        _cloches.append(sum(1 << i for i in range(SQUARES) if _text[i] == "C"))
PRINTED_POTS = table(_pots)
PRINTED_CLOCHES = table(_cloches)
PRINTS = table([pots | cloches for pots, cloches in zip(_pots, _cloches, strict=True)])

# -- the nursery: the spaces each gardener space faces, nearest first, clockwise from the top left.

_TOP = [[4 * row + column for row in range(4)] for column in range(4)]
_RIGHT = [[4 * row + column for column in (3, 2, 1, 0)] for row in range(4)]
_BOTTOM = [[4 * row + column for row in (3, 2, 1, 0)] for column in (3, 2, 1, 0)]
_LEFT = [[4 * row + column for column in range(4)] for row in (3, 2, 1, 0)]
_NW, _NE, _SE, _SW = [0, 5, 10, 15], [3, 6, 9, 12], [15, 10, 5, 0], [12, 9, 6, 3]
SIXTEEN = [*_TOP, *_RIGHT, *_BOTTOM, *_LEFT]
TWENTY = [_NW, *_TOP, _NE, *_RIGHT, _SE, *_BOTTOM, _SW, *_LEFT]
ROWS = table([space for row in (*SIXTEEN, *TWENTY) for space in row])
TWENTY_AT = 4 * len(SIXTEEN)  # where the rows of the longer track begin in ROWS

# -- the tracks: orange has steps 0 to 16, blue 0 to 8.

TRACKS = ([*range(16), 20], [*range(0, 15, 2), 20])
SPACES = table([*TRACKS[0], *TRACKS[1]])  # BLUE_AT * colour + step
BLUE_AT = len(TRACKS[0])
TOP_STEP = table([16, 8])
RED_LINE = table([6, 3])  # the last step before it
PENALTY = table([2, 1])  # steps back

assert len(PIECES) == TILES + 1 and len(TRACKS[1]) == 9 and NURSERY == 16
