"""The gardener's walk as a clock: where it stands and what the die shows, by the turns of all seats together."""

from __future__ import annotations

from typing import Any

from hortus.kernel import plain

from . import turn as flow
from .state import SEATS
from .table import track_length

first_die = plain(flow.first_die)
start_space = plain(flow.start_space)
turning_space = plain(flow.turning_space)
FINAL_DIE = flow.FINAL_DIE


def stride(state: Any) -> int:
    """Spaces that the gardener moves in a turn."""
    return 2 if state.players == 1 else 1


def arrivals(state: Any, space: int, turns: int) -> int:
    """How often the gardener has come to a space."""
    length, steps = track_length(state), stride(state) * turns
    first = (space - start_space(state)) % length or length
    return 0 if steps < first else (steps - first) // length + 1


def gardener_after(state: Any, turns: int) -> int:
    return int((start_space(state) + stride(state) * turns) % track_length(state))


def die_after(state: Any, turns: int) -> int:
    return min(FINAL_DIE, int(first_die(state)) + arrivals(state, turning_space(state), turns))


def turns_before_final(state: Any) -> int:
    """How many turns all seats together take before the final round begins."""
    turns = 0
    while die_after(state, turns) < FINAL_DIE:
        turns += 1
    return turns


def corner_passes(state: Any, corner: int, turns: int) -> int:
    """How often the gardener has passed a corner: nw, ne, se, sw."""
    return arrivals(state, corner * (5 if state.players == SEATS else 4), turns)
