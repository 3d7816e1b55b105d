"""Batches and simulations on a CUDA GPU (the `gpu` extra): the same bits as on the CPU."""

from __future__ import annotations

import time
from collections.abc import Mapping
from importlib import import_module
from typing import Any

import numpy as np

from hortus.errors import BadOption, IllegalMove
from hortus.games import game as find_game
from hortus.games.contract import Game, checked_seed
from hortus.i18n import COMMON
from hortus.kernel import COMPILED

from .dlpack import DeviceArray
from .lanes import Lanes
from .memory import (
    check_width,
    checked_lanes,
    first_learner,
    initial_record,
    kept_words,
    make_lanes,
    word_rows,
    words_of,
)

GAMES_AT_ONCE = 1 << 22  # of a simulation: their records, 2 to 4 GB, are dealt, played and summed up together
SUMMING_BLOCKS = 16  # for each multiprocessor


def _kernels() -> Any:
    """The kernels, or a sentence that says what is missing."""
    if not COMPILED:
        raise BadOption(COMMON.sentences("compiled-only"))
    try:
        kernels: Any = import_module("hortus.sim.kernels")
    except ImportError as problem:
        raise BadOption(COMMON.sentences("missing-extra", package=problem.name or str(problem), extra="gpu")) from None
    if not kernels.cuda.is_available():
        raise BadOption(COMMON.sentences("no-gpu"))
    return kernels


def _zeros(shape: tuple[int, ...], dtype: Any) -> Any:
    return _kernels().cuda.to_device(np.zeros(shape, dtype))


def _records(game: Game, count: int) -> tuple[Any, Any]:
    """Blank records on the GPU, and the same memory as 32-bit words."""
    states = _kernels().cuda.to_device(np.zeros(count, game.dtype))
    return states, states.view(np.int32).reshape(count, game.dtype.itemsize // 4)


class CudaBatch:
    """A `Batch` whose arrays are on the GPU; see there. They are lent to other libraries without a copy.

    Steps are not waited for. An illegal action leaves its lane as it is; `illegal()` counts them, and waits.
    """

    device = "cuda"

    def __init__(
        self, game: str, players: int = 2, lanes: int = 65536, seed: int = 0,
        options: Mapping[str, Any] | None = None, reward: str = "result", learner: int | str | None = None,
        masks: str = "bytes", observations: str = "int16",
    ) -> None:  # fmt: skip
        self._kernels = _kernels()
        self.game = find_game(game)
        self.players = players
        self.options = self.game.choose(players, options or {})
        self.size = checked_lanes(lanes)
        self._learner, rotates = first_learner(learner, players)
        cuda = self._kernels.cuda
        check_width(self.game, observations)
        self._lanes: Lanes = make_lanes(
            self.game, players, self.options, lanes, checked_seed(seed, lanes), reward, rotates, masks, observations,
            zeros=_zeros, rows=word_rows, states=_records(self.game, lanes), copied=cuda.to_device,
        )  # fmt: skip
        self._seed = seed
        self._actions = _zeros((lanes,), np.int16)
        self._illegal = _zeros((1,), np.int64)
        self._waiting = _zeros((1 + lanes,), np.int32)
        opponents = learner is not None
        self._steps = self._kernels.steps(self.game, opponents)
        self._step_launches: dict[Any, Any] = {}  # by kind of action array
        self._advances = [
            self._launch(
                self._kernels.advances(self.game, opponents), self._lanes, self._waiting, resets, self._learner
            )
            for resets in (0, 1)
        ]
        self._sample = self._launch(self._kernels.sampler(), self._lanes, self._actions)
        observed = self._lanes.observation.dtype if observations != "none" else None
        self._shown = [
            self._launch(made, self._lanes) for made in self._kernels.shown(self.game, masks != "none", observed)
        ]
        self.reset()

    def _launch(self, made: Any, *arguments: Any) -> Any:
        return made.launch(self.size, *arguments)

    def _lend(self, array: Any) -> DeviceArray:
        return DeviceArray(array, self.synchronize)

    def __getattr__(self, name: str) -> DeviceArray:
        """The arrays of `Batch`, by the same names, as `DeviceArray`s; `scores` has room for eight seats."""
        if name.startswith("_") or name not in Lanes._fields:
            raise AttributeError(name)
        return self._lend(getattr(self._lanes, name))

    def synchronize(self) -> None:
        """Wait until all steps have ended."""
        self._kernels.cuda.synchronize()

    def reset(self, seed: int | None = None) -> None:
        """Begin again, from a new seed or the last one."""
        if seed is not None:
            self._seed = checked_seed(seed, self.size)
            setting = self._lanes.setting.copy_to_host()
            setting[0] = self._seed
            self._lanes.setting.copy_to_device(setting)
        self._step(self._actions, 1)

    def step(self, actions: Any) -> None:
        """Play a move code in every lane: an array on the GPU, of any library, or on the host."""
        if isinstance(actions, DeviceArray):
            actions = actions._array
        if tuple(actions.shape) != (self.size,):
            raise IllegalMove(COMMON.sentences("bad-step", lanes=self.size))
        if hasattr(actions, "__cuda_array_interface__"):
            actions = self._kernels.cuda.as_cuda_array(actions)
        else:
            actions = self._kernels.cuda.to_device(np.asarray(actions))
        self._step(actions, 0)

    def _step(self, actions: Any, resets: int) -> None:
        key = actions.dtype, actions.strides, resets
        if key not in self._step_launches:
            self._step_launches[key] = self._steps.launch(
                self.size, self._lanes, actions, self._illegal, self._waiting, resets
            )
        launch = self._step_launches[key]
        launch.point(len(Lanes._fields), actions.__cuda_array_interface__["data"][0])
        self._last_actions = actions  # alive until the step has ended
        self._kernels.clear(self._waiting.__cuda_array_interface__["data"][0])
        launch()
        self._advances[resets]()
        for show in self._shown:
            show()

    def sample(self) -> DeviceArray:
        """A random legal move for every lane: an array that the next call writes again."""
        self._sample()
        return self._lend(self._actions)

    def play_at_random(self, steps: int) -> None:
        """So many steps of random moves."""
        for _ in range(steps):
            self._sample()
            self._step(self._actions, 0)

    def illegal(self) -> int:
        """How many illegal actions have been handed in so far."""
        return int(self._illegal.copy_to_host()[0])

    def close(self) -> None: ...

    def __repr__(self) -> str:
        return f"<CudaBatch {self.game.name}, {self.players} players, {self.size} lanes on {self.device}>"


def simulate_on_gpu(
    game: Game, players: int, options: Mapping[str, Any], games: int, seed: int, finals: Any = None
) -> tuple[Any, float]:
    """Random games on the GPU: the sums of `lanes.fingerprint`, and the seconds; records go to `finals`, if given."""
    kernels = _kernels()
    cuda = kernels.cuda
    blocks = kernels.PLAYOUT_BLOCKS * cuda.get_current_device().MULTIPROCESSOR_COUNT
    initial = cuda.to_device(words_of(initial_record(game, players, options))[0])
    kept = cuda.to_device(kept_words(game.dtype))
    records = _zeros((min(max(1, games), GAMES_AT_ONCE) * (game.dtype.itemsize // 8),), np.int64)
    next_game = _zeros((1,), np.int32)
    deals, playouts, fingerprints = kernels.deals(game), kernels.playouts(game), kernels.fingerprints(game)

    def run(games: int, finals: Any = None) -> tuple[Any, float]:
        sums = _zeros((3,), np.int64)
        cuda.synchronize()
        began = time.perf_counter()
        for first in range(0, games, GAMES_AT_ONCE):
            count = min(GAMES_AT_ONCE, games - first)
            kernels.clear(next_game.__cuda_array_interface__["data"][0])
            deals.launch(count, records, initial, seed + first, count)()
            playouts.launch(blocks, records, count, next_game)()
            fingerprints.launch(SUMMING_BLOCKS * blocks, records, kept, seed + first, count, sums)()
            if finals is not None:
                rows = records.copy_to_host().view(np.int32).reshape(-1, game.dtype.itemsize // 4)
                words_of(finals)[first : first + count] = rows[:count]
        cuda.synchronize()
        return sums.copy_to_host(), time.perf_counter() - began

    run(1)  # compiles
    return run(games, finals)
