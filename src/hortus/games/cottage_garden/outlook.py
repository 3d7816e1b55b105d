"""What a choice of a cube would do: where it lands and what it brings."""

from __future__ import annotations

from typing import Any

from hortus.kernel import plain, plain_state

from . import turn as flow
from .components import PENALTY, TRACKS
from .state import BLUE_CUBE, ORANGE_CUBE, PAY
from .table import cubes_of

score_cube = plain(flow.score_cube)
symbols_of = plain(flow.symbols_of)

COLOURS = ("orange", "blue")


def brings(state: Any, colour: int, space: int) -> tuple[int, list[str]]:
    """The space a cube would land on when it is scored, and its bonuses: `cat`, `pot`, `beehive`."""
    track: list[int] = TRACKS[colour]
    after = plain_state(state)
    before, seat = plain_state(state), state.active
    score_cube(after, colour, track.index(space), symbols_of(after, colour))
    found = {
        "cat": after.cats[seat] > before.cats[seat],
        "pot": after.waiting > before.waiting,
        "beehive": after.beehives[seat] > before.beehives[seat],
    }
    to = min(track.index(space) + symbols_of(before, colour), len(track) - 1)
    return track[to], [name for name, there in found.items() if there]


def cube_choices(state: Any) -> dict[str, dict[str, Any]]:
    """By notation, while a cube is to be chosen: where it would go and what it would bring."""
    if state.over or state.phase not in (ORANGE_CUBE, BLUE_CUBE, PAY):
        return {}
    choices: dict[str, dict[str, Any]] = {}
    for colour, name in enumerate(COLOURS):
        track: list[int] = TRACKS[colour]
        for space in sorted(set(cubes_of(state, state.active, colour))):
            step = track.index(space)
            if state.phase == PAY:
                back = step - int(PENALTY[colour])
                if back >= 0:
                    choices[f"pay {name}-{space}"] = {"to": track[back], "brings": []}
            elif colour == (0 if state.phase == ORANGE_CUBE else 1) and space < track[-1]:
                to, bonuses = brings(state, colour, space)
                choices[f"{name} {space}"] = {"to": to, "brings": bonuses}
    return choices
