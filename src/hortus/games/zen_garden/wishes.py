"""What brings points in a match: every wish with its table of points, and what each seat has of it.

For the view, and for the pictures in characters and as SVG.
"""

from __future__ import annotations

from typing import Any

import msgspec

from . import components
from .components import (
    DECOR_NAMES,
    ELEMENT_NAMES,
    GROUND_NAMES,
    MISSION_NEED,
    MISSIONS_OF_BOARD_4,
    PATH_NAMES,
    PREFERENCE_NAMES,
)
from .scoring import (
    DECOR_LADDER,
    LINES,
    MINIMALIST_LADDER,
    completed_paths,
    ground_types,
    mission_elements,
    points_left,
    preference_ladder,
)
from .state import (
    ELEMENTS,
    FIRST_DECOR,
    FIRST_GROUND,
    MAJORITY,
)


class Wish(msgspec.Struct, frozen=True, omit_defaults=True):
    """One source of points."""

    key: str  # of its score line
    symbols: list[str]  # of the sprite
    counts: list[Any]  # by seat: a number, two for a mission, None where nothing is counted
    points: list[int]  # by seat
    elements: list[str] = []  # that tiles show, where it counts tiles
    asked: bool = False  # by emperor tiles
    ladders: list[list[int]] = []  # points by count, where they depend on a count: one for all seats, or one for each
    left: list[int] | None = None  # of a mission: the points still to be won
    need: int | None = None  # of a mission: tiles with each of its elements
    board: int = 1  # the preference board it lies on


def symbol(element: int) -> str:
    """The symbol of an element alone."""
    if element < len(PATH_NAMES):
        return f"zen-ring-{PATH_NAMES[element]}"
    if element < FIRST_GROUND:
        return f"zen-decor-{DECOR_NAMES[element - FIRST_DECOR]}"
    return f"zen-ground-{GROUND_NAMES[element - FIRST_GROUND]}"


def _on_ladder(key: str, element: int | None, counts: list[int], ladders: list[list[int]], **more: Any) -> Wish:
    """A wish whose points depend on a count."""
    return Wish(
        key,
        [symbol(element)] if element is not None else more.pop("symbols"),
        counts,
        [ladders[seat % len(ladders)][count] for seat, count in enumerate(counts)],
        [ELEMENT_NAMES[element]] if element is not None else [],
        ladders=ladders,
        **more,
    )


def mission_board(state: Any, mission: int) -> int:
    """The preference board a mission lies on."""
    return 4 if state.boards >> 4 & 1 and mission < MISSIONS_OF_BOARD_4 else 5


def _mission(state: Any, mission: int) -> Wish:
    pair = mission_elements(state, mission)
    counts = [[state.count[ELEMENTS * seat + element] for element in pair] for seat in range(state.players)]
    key = f"mission-{mission + 1}"
    return Wish(
        key,
        [symbol(element) for element in pair],
        counts,
        [_line(state, seat, key) for seat in range(state.players)],
        [ELEMENT_NAMES[element] for element in pair],
        True,
        left=points_left(state, mission),
        need=MISSION_NEED,
        board=mission_board(state, mission),
    )


def _line(state: Any, seat: int, key: str) -> int:
    points = [0] * len(LINES)
    state.rules.score_lines(state, seat, points)
    return points[LINES.index(key)]


def wishes(state: Any) -> list[Wish]:
    """In the order of the boards and of the score lines."""
    seats = range(state.players)

    def counts(element: int) -> list[int]:
        return [state.count[ELEMENTS * seat + element] for seat in seats]

    rings = [len(completed_paths(state, seat)) for seat in seats]
    found = [_on_ladder("paths", None, rings, [list(components.PATH_POINTS)], symbols=["zen-ring-stone"])]
    decors = [DECOR_LADDER]
    for decor, name in enumerate(DECOR_NAMES):
        element = FIRST_DECOR + decor
        found.append(_on_ladder(f"decor-{name}", element, counts(element), decors))
    for preference, name in enumerate(PREFERENCE_NAMES):
        element = state.emperor[preference] - 1
        ladders = [preference_ladder(state, seat, preference) for seat in seats if seat == 0 or preference == MAJORITY]
        found.append(_on_ladder(name, element, counts(element), ladders, asked=True))
    if state.boards >> 2 & 1:
        points = [state.rules.unity_points(state, seat) for seat in seats]
        found.append(Wish("unity", ["zen-unity"], [None] * state.players, points, board=2))
    if state.boards >> 3 & 1:
        types = [ground_types(state, seat) for seat in seats]
        kinds = [MINIMALIST_LADDER]
        found.append(_on_ladder("minimalist", None, types, kinds, symbols=["zen-minimalist"], board=3))
    return found + [_mission(state, mission) for mission in range(state.missions)]
