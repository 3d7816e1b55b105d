"""The rules' questions as plain Python, for words, views and drawings; and the names of what is on the table."""

from __future__ import annotations

from typing import Any

from hortus.kernel import plain

from . import beds, rules
from .components import ROWS, TRACKS, Tile, tile
from .notation import BED_SQUARES, NURSERY_SPACES
from .state import CUBES, LAID, SEATS, SQUARES

empty_squares = plain(beds.empty_squares)
is_complete = plain(beds.is_complete)
visible_pots = plain(beds.visible_pots)
visible_cloches = plain(beds.visible_cloches)
has_bed = plain(beds.has_bed)
facing = plain(beds.facing)
points = plain(rules.points)

SIDES = ("light", "dark")
SPACE_NAMES = (
    [*(f"top {c}" for c in "ABCD"), *(f"right {r}" for r in "1234"),
     *(f"bottom {c}" for c in "DCBA"), *(f"left {r}" for r in "4321")]
)  # fmt: skip


def space_names(players: int) -> list[str]:
    """The spaces of the gardener's walk, clockwise from the top left."""
    if players < SEATS:
        return SPACE_NAMES
    names: list[str] = []
    for i, corner in enumerate(("nw", "ne", "se", "sw")):
        names += [f"corner {corner}", *SPACE_NAMES[4 * i : 4 * i + 4]]
    return names


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


def laid_on(state: Any, bed: int) -> list[tuple[Tile | None, int]]:
    """The tiles of a bed in the order laid, with their squares; None for one that has gone back."""
    at = LAID * bed
    return [
        (tile(state.laid[i]) if state.laid[i] else None, state.laid_squares[i])
        for i in range(at, at + state.laid_count[bed])
    ]


def cubes_of(state: Any, seat: int, colour: int) -> list[int]:
    """The spaces of a seat's cubes of a colour, ascending."""
    at = CUBES * (2 * seat + colour)
    return [TRACKS[colour][step] for step in state.cubes[at : at + CUBES]]
