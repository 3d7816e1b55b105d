"""Questions to the rules asked from plain Python, and the names of what is on the table, for moves, views and drawings.

Places and pieces are listed in `moves`.
"""

from __future__ import annotations

from typing import Any

from hortus.games.squares import square
from hortus.kernel import lowest as lowest_bit
from hortus.kernel import plain

from . import beds
from . import turn as flow
from .components import PRINTED_CLOCHES, PRINTED_POTS, ROWS, TRACKS, Tile, tile
from .state import BLUE, CUBES, LAID, NURSERY, ORANGE, SEATS, SQUARES

empty_squares = plain(beds.empty_squares)
is_complete = plain(beds.is_complete)
visible_pots = plain(beds.visible_pots)
visible_cloches = plain(beds.visible_cloches)
has_bed = plain(beds.has_bed)
facing = plain(beds.facing)
laid_tile = plain(beds.laid_tile)
laid_squares = plain(beds.laid_squares)
lowest = plain(lowest_bit)
track_length = plain(flow.track_length)
bed_to_clear = plain(flow.bed_to_clear)

BED_SQUARES = [square(i // 5, i % 5) for i in range(SQUARES)]
NURSERY_SPACES = [square(i // 4, i % 4).upper() for i in range(NURSERY)]
CORNER_NAMES = ["nw", "ne", "se", "sw"]
SIDES = ("light", "dark")
SPACE_NAMES = (
    [*(f"top {c}" for c in "ABCD"), *(f"right {r}" for r in "1234"),
     *(f"bottom {c}" for c in "DCBA"), *(f"left {r}" for r in "4321")]
)  # fmt: skip
SYMBOLS = ("pot", "cloche")  # what the cubes of a colour count


def space_names(players: int) -> list[str]:
    """The spaces of the gardener's walk, clockwise from the top left."""
    if players < SEATS:
        return SPACE_NAMES
    names: list[str] = []
    for i, corner in enumerate(CORNER_NAMES):
        names += [f"corner {corner}", *SPACE_NAMES[4 * i : 4 * i + 4]]
    return names


def corner_names(mask: int) -> list[str]:
    return [name for i, name in enumerate(CORNER_NAMES) if mask >> i & 1]


def row_spaces(state: Any) -> list[int]:
    """The nursery spaces of the gardener row, nearest first."""
    at = facing(state)
    return [int(ROWS[at + k]) for k in range(4)]


def row_names(state: Any) -> list[str]:
    return [NURSERY_SPACES[space] for space in row_spaces(state)]


def squares_of(mask: int) -> list[str]:
    return [BED_SQUARES[i] for i in range(SQUARES) if mask >> i & 1]


def bed_number(side: int) -> int:
    return (side + 1) // 2


def side_name(side: int) -> str:
    return SIDES[(side - 1) % 2]


def bed_piece(side: int) -> str:
    return f"bed-{bed_number(side)}-{side_name(side)}"


def bed_place(bed: int) -> str:
    """Where a bed lies: the seat and the place, 1 or 2."""
    return f"{bed // 2}-{bed % 2 + 1}"


def square_place(bed: int, at: int) -> str:
    return f"{bed_place(bed)}-{BED_SQUARES[at]}"


def tile_place(bed: int, mask: int) -> str:
    """Where a tile lies: the first of its squares, row by row."""
    return square_place(bed, lowest(mask))


def laid_on(state: Any, bed: int) -> list[tuple[Tile | None, int]]:
    """The tiles of a bed in the order laid, with their squares; None for one that has gone back."""
    at = LAID * bed
    return [
        (tile(laid_tile(state, i)), laid_squares(state, i)) if state.laid[i] else (None, 0)
        for i in range(at, at + state.laid_count[bed])
    ]


def symbol_squares(piece: Tile, mask: int) -> dict[int, str]:
    """Where a laid tile shows its symbols: on its first squares, pots before cloches."""
    symbols = ["pot"] * piece.pots + ["cloche"] * piece.cloches
    covered = [i for i in range(SQUARES) if mask >> i & 1]
    return dict(zip(covered, symbols, strict=False))


def visible_squares(state: Any, bed: int, colour: int) -> list[int]:
    """The squares with a symbol that cubes of this colour count, from the top left."""
    symbol = SYMBOLS[colour]
    taken, side = state.taken[bed], state.side[bed]
    printed = PRINTED_POTS[side] if colour == ORANGE else PRINTED_CLOCHES[side]
    shown = {i for i in range(SQUARES) if int(printed) & ~taken & 1 << i}
    if colour == ORANGE:
        shown |= {i for i in range(SQUARES) if state.pot_squares[bed] >> i & 1}
    for piece, mask in laid_on(state, bed):
        if piece:
            shown |= {at for at, name in symbol_squares(piece, mask).items() if name == symbol}
    return sorted(shown)


def cubes_of(state: Any, seat: int, colour: int) -> list[int]:
    """The spaces of a seat's cubes of a colour, ascending."""
    at = CUBES * (2 * seat + colour)
    return [TRACKS[colour][step] for step in state.cubes[at : at + CUBES]]


def most_gained(state: Any, seat: int, colour: int, steps: int) -> int:
    """The most points that so many steps bring one cube of a colour."""
    track = TRACKS[colour]
    standing = (track.index(space) for space in cubes_of(state, seat, colour))
    return max(int(track[min(step + steps, len(track) - 1)] - track[step]) for step in standing)


def bed_worth(state: Any, seat: int, pots: int, cloches: int) -> int:
    """The most points that a complete bed with these visible symbols brings a seat."""
    return most_gained(state, seat, ORANGE, pots) + most_gained(state, seat, BLUE, cloches)
