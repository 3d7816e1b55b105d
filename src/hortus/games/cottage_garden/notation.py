"""Cottage Garden's moves and chance outcomes as text (docs/notation.md)."""

from __future__ import annotations

import re
from typing import Any

from .components import CANONICAL, SPACES, TILE_NAMES
from .rules import (
    BED,
    CAT,
    CODES,
    CORNER,
    DONE,
    DROP,
    FIRST,
    GO_BACK,
    LAY,
    LAYS_A_BED,
    MOVE,
    POT,
    RAMBLE,
    RETURN,
    STAY,
)
from .state import BED_CARDS, SQUARES
from .table import BED_SQUARES, CORNER_NAMES, NURSERY_SPACES, corner_names

PLACES = [f"{place}{name}" for place in (1, 2) for name in BED_SQUARES]  # as in `pot 1c3`
CUBE_SPACES = [f"{'orange' if i < 17 else 'blue'} {space}" for i, space in enumerate(SPACES)]
ORIENTATIONS = ["", "-r1", "-r2", "-r3", "-f", "-r1f", "-r2f", "-r3f"]


def lay_parts(move: int) -> tuple[int, int, int, int]:
    """Nursery space, place (0 or 1), orientation and square of a lay."""
    space, rest = divmod(move - LAY, 2 * LAYS_A_BED)
    place, rest = divmod(rest, LAYS_A_BED)
    orientation, at = divmod(rest, SQUARES)
    return space, place, orientation, at


def _notation(move: int) -> str:
    if move >= RETURN:
        return f"return {move - RETURN + 1}"
    if move >= CORNER:
        return "corners " + "+".join(corner_names(move - CORNER + 1))
    if move >= BED:
        return f"bed {move - BED + 1}"
    if move >= GO_BACK:
        return "pay " + CUBE_SPACES[move - GO_BACK].replace(" ", "-")
    if move >= MOVE:
        return CUBE_SPACES[move - MOVE]
    if move >= FIRST:
        return f"score {move - FIRST + 1}"
    if move >= DONE:
        return {DONE: "done", DROP: "drop", RAMBLE: "ramble", STAY: "stay"}[move]
    if move >= CAT:
        return f"cat {PLACES[move - CAT]}"
    if move >= POT:
        return f"pot {PLACES[move - POT]}"
    space, place, orientation, at = lay_parts(move)
    return f"plant {NURSERY_SPACES[space]}-{place + 1}{BED_SQUARES[at]}{ORIENTATIONS[orientation]}"


NOTATION = [_notation(move) for move in range(CODES)]
OUTCOMES = [*TILE_NAMES, *(f"bed-{number}" for number in range(1, BED_CARDS + 1))]


def read(text: str) -> str:
    """Other spellings: corners in any order, `fr1` for `r1f`, `r0` for no turn."""
    if found := re.fullmatch(r"corners ([a-z+]+)", text):
        names = found[1].split("+")
        if set(names) <= set(CORNER_NAMES) and len(set(names)) == len(names):
            return "corners " + "+".join(sorted(names, key=CORNER_NAMES.index))
    if found := re.fullmatch(r"(plant [a-d][1-4]-[12][a-e][1-5])(?:-(f?)(?:r([0-3]))?(f?))?", text):
        start, before, turns, behind = found.groups()
        if not (before and behind):
            suffix = (f"r{turns}" if turns not in (None, "0") else "") + ("f" if before or behind else "")
            return f"{start}-{suffix}" if suffix else str(start)
    return text


def same_lay(state: Any, move: int) -> int:
    """Of several turns and flips that cover the same squares, the one with the name (Rulings 13)."""
    if not LAY <= move < POT:
        return move
    space, _, orientation, _ = lay_parts(move)
    canonical = int(CANONICAL[8 * state.nursery[space] + orientation])
    return move + SQUARES * (canonical - orientation)
