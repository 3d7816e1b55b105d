"""Whole random games, very many of them, as fast as the machine allows; with a digest of how they all ended."""

from __future__ import annotations

import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import msgspec
import numpy as np

from hortus.errors import BadOption
from hortus.games import game as find_game
from hortus.games.contract import Game, checked_seed
from hortus.i18n import COMMON
from hortus.kernel import COMPILED, blank, write
from hortus.kernel.generic import deal, playout

from .batch import cores
from .lanes import fingerprint
from .loops import play_games
from .memory import check_choice, digest, initial_record, interpreted_words, kept_words, words_of

STRETCH = 256  # games handed to a thread at a time
DEVICES = ("cpu", "cuda")


class Simulation(msgspec.Struct, frozen=True):
    """What a simulation was and brought. The digest depends on the game, its options, the seed and the games alone."""

    game: str
    players: int
    options: dict[str, Any]
    games: int
    seed: int
    device: str
    threads: int
    moves: int
    seconds: float
    digest: str

    @property
    def moves_per_second(self) -> float:
        return self.moves / self.seconds if self.seconds else 0.0

    def as_dict(self) -> dict[str, Any]:
        """Ready for JSON."""
        return {**msgspec.structs.asdict(self), "moves_per_second": round(self.moves_per_second)}


def simulate(
    game: str, players: int = 2, games: int = 1000, seed: int = 0, options: Mapping[str, Any] | None = None,
    device: str = "cpu", threads: int | None = None,
) -> Simulation:  # fmt: skip
    """Play games at random to their end, game i dealt from seed + i, on all CPU cores or on a GPU.

    Compiling is not counted in the seconds.
    """
    found = find_game(game)
    chosen = found.choose(players, options or {})
    if isinstance(games, bool) or not isinstance(games, int) or games < 0:
        raise BadOption(COMMON.sentences("bad-games"))
    seed = checked_seed(seed, games)
    if threads is not None and threads < 1:
        raise BadOption(COMMON.sentences("no-threads"))
    threads = threads or cores()
    check_choice("device", device, DEVICES)
    if device == "cuda":
        from .cuda import simulate_on_gpu

        sums, seconds = simulate_on_gpu(found, players, chosen, games, seed)
        threads = 0
    else:
        sums, seconds = _simulate_on_cpu(found, players, chosen, games, seed, threads)
    return Simulation(
        game=found.name, players=players, options=chosen, games=games, seed=seed, device=device, threads=threads,
        moves=int(sums[0]), seconds=seconds, digest=digest(sums),
    )  # fmt: skip


def _simulate_on_cpu(
    game: Game, players: int, options: Mapping[str, Any], games: int, seed: int, threads: int
) -> tuple[Any, float]:
    if not COMPILED:
        return _simulate_interpreted(game, players, options, games, seed)
    _simulate_stretch(game, players, options, seed, 0, 0)  # compiles
    edges = [*range(0, games, STRETCH), games]
    stretches = list(pairwise(edges))
    began = time.perf_counter()
    if threads == 1 or len(stretches) == 1:
        parts = [_simulate_stretch(game, players, options, seed, *stretch) for stretch in stretches]
    else:
        with ThreadPoolExecutor(threads, "hortus-simulate") as pool:
            parts = list(pool.map(lambda stretch: _simulate_stretch(game, players, options, seed, *stretch), stretches))
    return sum(parts, np.zeros(3, np.int64)), time.perf_counter() - began


def _simulate_stretch(game: Game, players: int, options: Mapping[str, Any], seed: int, first: int, end: int) -> Any:
    states = initial_record(game, players, options)
    words = words_of(states)
    sums = np.zeros(3, np.int64)
    buffer = np.zeros(game.most_moves, np.int16)
    play_games(states, words, words[0].copy(), kept_words(game.dtype), seed, first, end, buffer, sums)
    return sums


def _simulate_interpreted(
    game: Game, players: int, options: Mapping[str, Any], games: int, seed: int
) -> tuple[Any, float]:
    sums = [0, 0, 0]
    kept = kept_words(game.dtype).tolist()
    buffer = [0] * game.most_moves
    began = time.perf_counter()
    for i in range(games):
        states = blank(game.dtype)
        write(states, 0, game.fresh(players, options))
        deal(states[0], seed + i)
        playout(states[0], buffer)
        sums[0] += states[0].ply
        fingerprint(interpreted_words(states[0]), kept, seed + i, sums)
    return sums, time.perf_counter() - began
