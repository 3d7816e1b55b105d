"""A stretch of lanes, or of games, on one CPU thread: compiled loops that leave Python's lock alone."""

from __future__ import annotations

from typing import Any

from hortus.kernel.generic import deal, playout

from .compiler import lane_rule
from .lanes import fingerprint, is_legal, reset_lane, reset_record, sample_lane, step_lane


@lane_rule
def reset_lanes(lanes: Any, first: int, end: int, learner: int) -> None:
    for i in range(first, end):
        reset_lane(lanes, i, learner)


@lane_rule
def step_lanes(lanes: Any, first: int, end: int, actions: Any) -> None:
    for i in range(first, end):
        step_lane(lanes, i, actions[i])


@lane_rule
def step_legal_lanes(lanes: Any, actions: Any) -> int:
    """A step in every lane; an illegal action leaves its lane as it is. Returns how many those were."""
    illegal = 0
    for i in range(len(lanes.count)):
        if is_legal(lanes, i, actions[i]):
            step_lane(lanes, i, actions[i])
        else:
            illegal += 1
    return illegal


@lane_rule
def first_illegal(lanes: Any, actions: Any) -> int:
    """The first lane whose action is not legal, or -1."""
    for i in range(len(lanes.count)):
        if not is_legal(lanes, i, actions[i]):
            return i
    return -1


@lane_rule
def sample_lanes(lanes: Any, first: int, end: int, actions: Any) -> None:
    for i in range(first, end):
        actions[i] = sample_lane(lanes, i)


@lane_rule
def play_games(
    states: Any, words: Any, initial: Any, kept: Any, seed: int, first: int, end: int, buffer: Any, sums: Any,
) -> None:  # fmt: skip
    """Games first to end - 1, game i dealt from seed + i and played at random, one after the other in one record."""
    state = states[0]
    for i in range(first, end):
        reset_record(words[0], initial)
        deal(state, seed + i)
        playout(state, buffer)
        sums[0] += state.ply
        fingerprint(words[0], kept, seed + i, sums)
