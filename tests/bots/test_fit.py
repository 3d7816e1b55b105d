"""The tools that fit a policy's numbers and let two versions play: they find what is known beforehand."""

from __future__ import annotations

import runpy
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import hortus
from hortus.arena import Job, Plan, play_game
from hortus.games import game as find_game
from hortus.kernel import plain_state
from tests.variants import random_match

ROOT = Path(__file__).parents[2]


def tool(name: str) -> Any:
    return SimpleNamespace(**runpy.run_path(str(ROOT / "bench" / f"{name}.py")))


def test_every_game_with_a_policy_has_numbers_to_fit() -> None:
    assert set(tool("fit").NUMBERS) == {name for name in hortus.games() if find_game(name).policy}


@pytest.mark.parametrize("name", [name for name in hortus.games() if find_game(name).policy])
def test_numbers_changed_on_purpose_are_found_again(name: str) -> None:
    fit = tool("fit")
    policy = fit.Policy(find_game(name))
    rows = policy.rows(fit.NUMBERS[name])
    states = [plain_state(past[0]) for seed in range(25) for past in random_match((name, 2, {}), seed)._past[5::7]]
    blind = [fit.Sample(state, 0, 0.5) for state in states]
    before = policy.ahead(blind)
    secret = np.where(np.arange(len(rows)) % 2, 0.3, -0.3)
    policy.move(rows, secret)
    ends = policy.ahead(blind)
    policy.move(rows, 0 * secret)
    assert (policy.ahead(blind) == before).all() and np.abs(ends - before).max() > 0.1
    spread = 2.0
    samples = [fit.Sample(state, end, 1 / (1 + np.exp(-end / spread))) for state, end in zip(states, ends, strict=True)]
    try:
        fit.fit(policy, rows, samples, spread if name in fit.TURNS else None)
        after = policy.ahead(blind)
    finally:
        policy.move(rows, 0 * secret)
    assert np.square(after - ends).mean() < 0.1 * np.square(before - ends).mean()


def test_a_game_s_positions_know_its_end() -> None:
    fit = tool("fit")
    for game in fit.self_play("village-green", "sprout", games=3, seed=5):
        assert len(game) == fit.POSITIONS
        assert len({(sample.ahead, sample.won) for sample in game}) == 1
        assert all(not sample.ahead or sample.won == (sample.ahead > 0) for sample in game)


def test_the_spread_is_found() -> None:
    fit = tool("fit")
    ahead = np.linspace(-9, 9, 50)
    assert fit.best_spread(ahead, 1 / (1 + np.exp(-ahead / 3))) == pytest.approx(3, rel=0.05)


def test_two_versions_play_as_in_the_arena() -> None:
    duel = tool("duel")
    versions = {name: duel.Version(ROOT / "src") for name in (duel.THIS, duel.THAT)}
    plan = Plan("village-green", (duel.THIS, duel.THAT), 2, 2)
    try:
        for job in plan.jobs():
            result = duel.play(plan, job, versions, "sprout")
            expected = play_game(plan, Job(job.deal, ("sprout", "sprout"), job.rotation))
            assert (result.points, result.winners, result.plies) == (expected.points, expected.winners, expected.plies)
    finally:
        for version in versions.values():
            version.process.communicate()


def test_evolution_finds_the_best_of_what_it_may_change() -> None:
    best = np.array([0.5, -0.3, 0.1, 0.0])
    evolution = tool("evolve").Evolution(len(best), step=0.25, seed=1)
    for _ in range(60):
        evolution.tell([-float(np.square((by - best) * [1, 5, 1, 3]).sum()) for by in evolution.ask()])
    assert np.abs(evolution.mean - best).max() < 0.02


def test_numbers_play_against_themselves_as_well_as_themselves_and_worse_ones_lose() -> None:
    ranking = tool("evolve").Ranking(find_game("lucky-numbers"), 2)
    still = np.zeros(len(ranking.rows))
    ranking.remember(still, 1)
    assert ranking.gain(still, seed=1, games=40)[0] == 0
    narrow = [row.name for row in ranking.rows].index("NARROW")
    worse = np.where(np.arange(len(still)) == narrow, -9.0, 0.0)  # as if any tile fitted anywhere
    gain, error = ranking.gain(worse, seed=1, games=400)
    assert gain < -3 * error
