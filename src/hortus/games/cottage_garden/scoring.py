"""Cottage Garden's points: compiled, and explained line by line; how good a result is when playing alone."""

from __future__ import annotations

from typing import Any

from hortus.games.data import ScoreLine, Step
from hortus.i18n import Message
from hortus.kernel import rule

from .components import BLUE_AT, RED_LINE, SPACES, TRACKS
from .state import BLUE, CAT_BONUS, COLOURS, CUBES, ORANGE
from .table import cubes_of

LINES = ("orange", "blue", "beehives")
BANDS = (90, 80, 71)  # alone: from these points on a result is worth a word of praise


@rule
def cube_points(state: Any, seat: int, colour: int) -> int:
    """The spaces of a seat's cubes of a colour."""
    base = CUBES * (2 * seat + colour)
    total = 0
    for i in range(base, base + CUBES):
        total += SPACES[BLUE_AT * colour + state.cubes[i]]
    return total


@rule
def score_lines(state: Any, seat: int, out: Any) -> None:
    out[0] = cube_points(state, seat, ORANGE)
    out[1] = cube_points(state, seat, BLUE)
    out[2] = state.beehives[seat]


@rule
def points(state: Any, seat: int) -> int:
    """The spaces of the cubes, and the beehives."""
    return cube_points(state, seat, ORANGE) + cube_points(state, seat, BLUE) + state.beehives[seat]  # type: ignore[no-any-return]


@rule
def score(state: Any, out: Any) -> None:
    for seat in range(state.players):
        out[seat] = points(state, seat)


@rule
def winners(state: Any) -> int:
    """Most points; tied, more beehives."""
    best = 0
    for seat in range(state.players):
        best = max(best, 4 * points(state, seat) + state.beehives[seat])
    mask = 0
    for seat in range(state.players):
        if 4 * points(state, seat) + state.beehives[seat] == best:
            mask |= 1 << seat
    return mask


def explain(state: Any, seat: int) -> list[ScoreLine]:
    """The cubes of each colour, then the beehives if there are any."""
    found = []
    for colour, name in enumerate(COLOURS):
        spaces = cubes_of(state, seat, colour)
        places = tuple(f"{seat}-{name}-{space}" for space in spaces)
        detail: dict[str, str | int] = {f"space{i}": space for i, space in enumerate(spaces, 1)}
        found.append(ScoreLine(name, sum(spaces), places, detail, next=_next(state, colour, spaces)))
    if hives := state.beehives[seat]:
        found.append(ScoreLine("beehives", hives, (f"{seat}-hives",)))
    return found


def _next(state: Any, colour: int, spaces: list[int]) -> Step | None:
    """The nearest threshold of a track: the red line, where a cat waits, or the end; for the cube closest to one."""
    track, red = TRACKS[colour], int(RED_LINE[colour])
    steps = []
    for space in spaces:
        at = track.index(space)
        goals = {"end": len(track) - 1}
        if state.bonuses & CAT_BONUS:
            goals["cat"] = red + 1
        for goal, step in goals.items():
            if step > at:
                points = sum(spaces) + track[step] - space
                steps.append(Step(step - at, points, {"goal": goal, "from": space, "to": track[step]}))
    return min(steps, key=lambda step: (step.more, -step.points), default=None)


def verdict(state: Any) -> Message | None:
    """How good the result of a single player is."""
    if state.players > 1:
        return None
    total = state.rules.points(state, 0)
    band = next((band for band in BANDS if total >= band), 0)
    above = [least for least in BANDS if least > total]
    return Message(f"band-{band}", {"missing": above[-1] - total if above else 0})
