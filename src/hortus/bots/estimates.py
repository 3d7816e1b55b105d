"""Compiled estimates beside the search: what a chance event was worth, and which score lines a move leads to."""

from __future__ import annotations

from typing import Any

from hortus.kernel import next_word, rule, seed_generator, write
from hortus.kernel.generic import chance, force, play, redeal, resolve_chance, sample, score_lines

from .hooks import SEATS
from .search import evaluate_leaf, rollout


@rule
def add_rollouts(work: Any, scratch: Any, workspace: Any, seed: int, count: int, weight: float, out: Any) -> None:
    """Play the state work[0] on `count` times in work[1] and add the seats' mean points, times the weight, to `out`."""
    for i in range(count):
        write(work, 1, work[0])
        state = work[1]
        # The same dice for every state that is compared, so that differences are not those of the dice.
        seed_generator(state.rng, seed + 2 * i)
        seed_generator(workspace.rng, seed + 2 * i + 1)
        resolve_chance(state)
        rollout(state, scratch, workspace)
        evaluate_leaf(state, workspace)
        for seat in range(state.players):
            out[seat] += weight * workspace.points[seat] / count


@rule
def take_chance(
    states: Any, work: Any, scratch: Any, workspace: Any, dice: Any, seat: int, actual: int, deals: int, count: int,
    outcomes: Any, weights: Any, out: Any,
) -> None:  # fmt: skip
    """Let the chance event pending in states[0] happen, and tell what it was worth, as far as a seat could know.

    It happens with the outcome `actual`, or with a drawn one if that is -1. Writes the points expected before it, the
    mean over all outcomes with their probabilities, and then those expected after the actual outcome: out[0, seat] and
    out[1, seat]. Whatever the seat cannot see is dealt again `deals` times. An event with one outcome is worth nothing;
    without an event nothing happens.
    """
    if not states[0].pending:
        return
    write(work, 3, states[0])
    if actual < 0:
        actual = sample(states[0])
    force(states[0], actual)
    if chance(work[3], outcomes, weights) == 1:
        return
    likely = 0.0
    for _ in range(deals):
        write(work, 2, work[3])
        redeal(work[2], seat, next_word(dice))
        seed = next_word(dice)
        n = chance(work[2], outcomes, weights)
        total = 0
        for j in range(n):
            total += weights[j]
        for j in range(n):
            write(work, 0, work[2])
            force(work[0], outcomes[j])
            odds = weights[j] / total
            for who in range(SEATS):
                out[2, who] = 0.0
            add_rollouts(work, scratch, workspace, seed, count, odds, out[2])
            for who in range(SEATS):
                out[0, who] += out[2, who] / deals
                if outcomes[j] == actual:
                    out[1, who] += out[2, who]
            if outcomes[j] == actual:
                likely += odds
    if likely > 0.0:
        for who in range(SEATS):
            out[1, who] /= likely
        return
    for _ in range(deals):  # in none of the deals could it happen: take it as it did
        write(work, 0, work[3])
        force(work[0], actual)
        redeal(work[0], seat, next_word(dice))
        add_rollouts(work, scratch, workspace, next_word(dice), count, 1.0 / deals, out[1])


@rule
def line_values(
    states: Any, work: Any, scratch: Any, workspace: Any, dice: Any, seat: int, move: int, count: int, points: Any,
    out: Any,
) -> None:  # fmt: skip
    """The mean of the seat's score lines at the end of rollouts after a move, added to `out`."""
    for _ in range(count):
        write(work, 0, states[0])
        state = work[0]
        redeal(state, seat, next_word(dice))
        seed_generator(workspace.rng, next_word(dice))
        play(state, move)
        while not state.over:
            rollout(state, scratch, workspace)
        score_lines(state, seat, points)
        for line in range(len(points)):
            out[line] += points[line] / count
