"""Simulations: the digest is that of the games, however they are played."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from hortus.errors import BadOption
from hortus.games import game as find_game
from hortus.kernel import blank, plain, plain_state, write
from hortus.kernel.generic import playouts
from hortus.sim import run, simulate
from hortus.sim.cluster import merged
from hortus.sim.lanes import fingerprint
from hortus.sim.memory import digest, interpreted_words, kept_words
from tests.variants import BASIC, Variant, every_table, every_variant


@every_variant
def test_the_digest_is_of_the_final_states(variant: Variant) -> None:
    """The kernel's own playouts, fingerprinted one by one in plain Python."""
    name, players, options = variant
    game = find_game(name)
    games, seed = 20, 1000
    states = blank(game.dtype, games)
    for i in range(games):
        write(states, i, game.fresh(players, options))
    moves = playouts(states, seed, np.zeros(game.most_moves, np.int16))
    sums = [0, 0, 0]
    kept = kept_words(game.dtype).tolist()
    for i in range(games):
        plain(fingerprint)(interpreted_words(plain_state(states[i])), kept, seed + i, sums)
    found = simulate(name, players, games, seed, options)
    assert (found.moves, found.digest) == (moves, digest(sums))


@every_table
def test_threads_and_stretches_change_nothing(variant: Variant, monkeypatch: pytest.MonkeyPatch) -> None:
    name, players, options = variant
    whole = simulate(name, players, 700, 7, options, threads=1)
    assert simulate(name, players, 700, 7, options, threads=4).digest == whole.digest
    monkeypatch.setattr(run, "STRETCH", 33)
    assert simulate(name, players, 700, 7, options, threads=2).digest == whole.digest
    parts = [simulate(name, players, 300, 7, options), simulate(name, players, 400, 307, options)]
    together = merged(parts, 700, 7, 1.0)
    assert (together.moves, together.digest) == (whole.moves, whole.digest)


@every_table
def test_every_game_and_seed_counts(variant: Variant) -> None:
    name, players, options = variant
    found = {simulate(name, players, games, seed, options).digest for games in (5, 6) for seed in (0, 1)}
    assert len(found) == 4
    assert simulate(name, players, 0, 0, options).digest == "0" * 32


def test_the_same_without_compilation() -> None:
    name, players, _ = BASIC[0]
    code = f"from hortus.sim import *; s = simulate({name!r}, {players}, 3, 5); print(s.moves, s.digest)\n" + (
        f"b = Batch({name!r}, {players}, 2, 5); b.play_at_random(5); print(b.mask.sum(), b.observation.sum())"
    )
    said = [
        subprocess.run([sys.executable, "-c", code], env={**os.environ, "HORTUS_COMPILE": compile},
                       capture_output=True, text=True, check=True).stdout
        for compile in ("0", "1")
    ]  # fmt: skip
    assert said[0] == said[1] != ""


def test_results_are_ready_for_json() -> None:
    name, players, _ = BASIC[0]
    found: dict[str, Any] = simulate(name, players, 10).as_dict()
    assert {"moves", "seconds", "moves_per_second", "digest", "device", "games", "seed"} <= set(found)


def test_what_cannot_be_is_refused() -> None:
    name, players, _ = BASIC[0]
    wrong: list[dict[str, Any]] = [
        {"games": -1}, {"games": 2.0}, {"seed": -1}, {"seed": 2**63}, {"device": "abacus"}, {"threads": 0},
        {"players": 9}, {"options": {"surprise": 1}},
    ]  # fmt: skip
    for options in wrong:
        with pytest.raises(BadOption):
            simulate(name, **{"players": players, "games": 2, **options})
