"""Chance can be listed, forced and kept in a record, and is sampled fairly."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import hortus
from hortus.errors import IllegalMove
from hortus.games.contract import Game
from hortus.kernel import blank, copied, generic, plain, plain_state, seed_generator, write

from .walks import Walk, along, at_start

DRAWS = 300


def _listed(game: Game, states: Any, twin: Any) -> dict[int, int]:
    """The outcomes of the pending event and their weights, compiled and in plain Python alike."""
    outcomes, weights = np.zeros((2, game.most_outcomes), np.int16)
    n = generic.chance_at(states, 0, outcomes, weights)
    plainly = [0] * game.most_outcomes, [0] * game.most_outcomes
    assert generic.chance(twin, *plainly) == n
    assert (outcomes[:n].tolist(), weights[:n].tolist()) == (plainly[0][:n], plainly[1][:n])
    listed = dict(zip(*(column[:n] for column in plainly), strict=True))
    assert len(listed) == n >= 1
    assert min(listed.values()) > 0
    assert all(game.outcomes[outcome] for outcome in listed)
    return listed


def _is_fair(twin: Any, listed: dict[int, int]) -> bool:
    """Do sampled outcomes follow the weights? Chi-squared, far beyond any reasonable doubt."""
    trial = plain_state(twin)
    counts = dict.fromkeys(listed, 0)
    for seed in range(DRAWS):
        plain(seed_generator)(trial.rng, seed)
        counts[generic.sample(trial)] += 1
    total = sum(listed.values())
    expected = {outcome: DRAWS * weight / total for outcome, weight in listed.items()}
    chi = sum((counts[outcome] - expected[outcome]) ** 2 / expected[outcome] for outcome in listed)
    return bool(chi < len(listed) + 6 * (2 * len(listed)) ** 0.5 + 10)


def _follow(walk: Walk, states: Any, twin: Any, events: int) -> None:
    """Look at the chance events that are due, one after another; one of each one's outcomes is forced."""
    for event in range(events):
        assert plain_state(states[0]) == twin
        if not twin.pending:
            return
        listed = _listed(walk.game, states, twin)
        if len(listed) > 1 and event < 2:
            assert _is_fair(twin, listed)
        for outcome in walk.dice.sample(sorted(listed), min(5, len(listed))):
            trial, plainly = copied(states), plain_state(twin)
            generic.force_at(trial, 0, outcome)
            plain(generic.force)(plainly, outcome)
            assert plain_state(trial[0]) == plainly != twin
        outcome = walk.dice.choice(sorted(listed))
        generic.force_at(states, 0, outcome)
        plain(generic.force)(twin, outcome)


@at_start
def the_deal_can_be_listed_and_forced(walk: Walk) -> None:
    _, players, options = walk.variant
    states, twin = blank(walk.game.dtype), walk.game.fresh(players, options)
    write(states, 0, twin)
    generic.start_at(states, 0, 5)
    plain(generic.start)(twin, 5)
    _follow(walk, states, twin, 40)


@along(5)
def what_follows_a_move_can_be_listed_and_forced(walk: Walk) -> None:
    if walk.match.over:
        return
    states, twin = copied(walk.match._states), plain_state(walk.twin)
    code = walk.dice.choice(walk.match.codes())
    generic.decide_at(states, 0, code)
    plain(generic.decide)(twin, code)
    _follow(walk, states, twin, 6)


@along(9)
def forced_outcomes_are_in_the_record(walk: Walk) -> None:
    match = walk.match.clone()
    for _ in range(3):
        if match.over:
            break
        move = walk.dice.choice(match.moves())
        chances = match.chances(move)
        assert not chances or abs(sum(chances.values()) - 1) < 1e-9
        digest = match.digest()
        with pytest.raises(IllegalMove):
            match.play(move, ["never"])
        assert match.digest() == digest
        match.play(move, [walk.dice.choice(list(chances))] if chances else [])
    assert hortus.from_record(match.record()).digest() == match.digest()
