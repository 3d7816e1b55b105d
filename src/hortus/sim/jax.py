"""Batches inside jitted JAX programs: a step is a function of arrays, so `jit`, `lax.scan` and donated buffers work.

    env = hortus.sim.jax.Environment("lucky-numbers", players=2, lanes=4096)
    state = env.reset(seed=7)
    state = jax.jit(env.step)(state, actions)  # env.observation(state), env.mask(state), state.reward, state.done, ...

The games are the very ones of `Batch` and `CudaBatch`: a state holds all arrays of a batch, and a step is one custom
call that changes them where they are, on the CPU or on the GPU, wherever the program runs.
"""

from __future__ import annotations

import ctypes
import itertools
from collections.abc import Mapping, Sequence
from importlib import import_module
from math import prod
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np

from hortus.errors import BadOption
from hortus.games import game as find_game
from hortus.games.contract import checked_seed
from hortus.i18n import COMMON
from hortus.kernel import COMPILED

from . import loops
from .cuda import _kernels as cuda_kernels
from .lanes import Lanes
from .memory import check_width, first_learner, make_lanes, word_rows
from .xla import handler

WORDS = {"observation": "observed", "mask": "masked"}  # the same memory as whole words
_numbers = itertools.count()  # a target's name is registered once in a process


class State(NamedTuple):
    """The arrays of a batch; `Batch` says what each is. 64-bit numbers are pairs of 32-bit ones, which JAX keeps."""

    words: Any
    observation: Any  # with columns of zeros, where a row does not fill its last 32-bit word
    mask: Any  # likewise
    bits: Any
    moves: Any
    count: Any
    turn: Any
    seat: Any
    learner: Any
    reward: Any
    rewards: Any
    done: Any
    scores: Any
    length: Any
    games: Any  # pairs
    dice: Any  # pairs
    setting: Any  # pairs
    illegal: Any  # pairs: how many illegal actions have been handed in; each left its lane as it was


class Environment:
    """A batch as functions over arrays; see `Batch` for the parameters."""

    def __init__(
        self, game: str, players: int = 2, lanes: int = 1024, options: Mapping[str, Any] | None = None,
        reward: str = "result", learner: int | str | None = None, masks: str = "bytes", observations: str = "int16",
    ) -> None:  # fmt: skip
        if not COMPILED:
            raise BadOption(COMMON.sentences("compiled-only"))
        try:
            self._jax: Any = import_module("jax")
        except ImportError:
            raise BadOption(COMMON.sentences("missing-package", package="jax")) from None
        self.game = find_game(game)
        self.players, self.size = players, lanes
        self.options = self.game.choose(players, options or {})
        check_width(self.game, observations)
        self._learner, rotates = first_learner(learner, players)
        self._opponents, self._masked, self._observed = learner is not None, masks != "none", observations != "none"
        lanes_here = make_lanes(
            self.game, players, self.options, lanes, 0, reward, rotates, masks, observations, rows=word_rows
        )
        self._initial = lanes_here.initial
        self._setting = lanes_here.setting
        arrays = {**lanes_here._asdict(), "illegal": np.zeros(1, np.int64)}
        self._widths = {name: arrays[name].shape[1] for name in ("observation", "mask")}
        arrays |= {name: padded(arrays[words], arrays[name]) for name, words in WORDS.items()}
        self._kinds = [(arrays[name].shape, arrays[name].dtype) for name in State._fields]
        self._gpu: _Gpu | None = None
        self._names = {resets: f"hortus_{next(_numbers)}_{self.game.name}" for resets in (0, 1)}
        for resets, name in self._names.items():
            for platform in ("cpu", "CUDA"):
                self._register(name, platform, resets)

    def _register(self, name: str, platform: str, resets: int) -> None:
        run = self._run_on_gpu if platform == "CUDA" else self._run_here

        def work(operands: Sequence[int], results: Sequence[int], stream: int) -> None:
            run(resets, operands[-1], results, stream)

        self._jax.ffi.register_ffi_target(name, handler(work, platform == "CUDA"), platform)

    def _call(self, resets: int, state: State, *rest: Any) -> State:
        shapes = [self._jax.ShapeDtypeStruct(array.shape, array.dtype) for array in state]
        same = {k: k for k in range(len(state))}  # what goes in is what comes out, where it lies
        call = self._jax.ffi.ffi_call(self._names[resets], shapes, input_output_aliases=same)
        return State(*call(*state, *rest))

    def reset(self, seed: int = 0) -> State:
        """New games in all lanes."""
        setting = self._setting.copy()
        setting[0] = checked_seed(seed, self.size)
        zeros = [self._jax.numpy.zeros(*narrow(shape, dtype)) for shape, dtype in self._kinds]
        state = State(*zeros)._replace(setting=self._jax.numpy.asarray(setting.view(np.int32)))
        return self._jax.jit(lambda blank: self._call(1, blank))(state)  # type: ignore[no-any-return]

    def step(self, state: State, actions: Any) -> State:
        """Play a move code in every lane; where that ends a game, the next is dealt. To be used inside `jit`."""
        return self._call(0, state, self._jax.numpy.asarray(actions, np.int16))

    def observation(self, state: State) -> Any:
        """What the seat to decide sees, in the layout of `game.observation`."""
        return state.observation[:, : self._widths["observation"]]

    def mask(self, state: State) -> Any:
        """The legal moves of the seat to decide."""
        return state.mask[:, : self._widths["mask"]]

    def illegal(self, state: State) -> int:
        """How many illegal actions have been handed in."""
        return int(np.asarray(state.illegal).view(np.int64)[0])

    def _lanes(self, arrays: Sequence[Any], initial: Any) -> Lanes:
        """The arrays of a state as those of a batch."""
        found = dict(zip(State._fields, arrays, strict=True))
        found.pop("illegal")
        words = found["words"]
        found |= {name: found[shown].view(np.int32) for shown, name in WORDS.items()}
        found |= {name: found[name][:, :width] for name, width in self._widths.items()}
        states = words.view(self.game.dtype).reshape(self.size)
        return Lanes(states=states, initial=initial, **found)

    def _run_here(self, resets: int, actions: int, results: Sequence[int], stream: int) -> None:
        arrays = [array_at(address, *kind) for address, kind in zip(results, self._kinds, strict=True)]
        lanes = self._lanes(arrays, self._initial)
        if resets:
            loops.reset_lanes(lanes, 0, self.size, self._learner)
            return
        moves = array_at(actions, (self.size,), np.dtype(np.int16))
        arrays[-1][0] += loops.step_legal_lanes(lanes, moves)

    def _run_on_gpu(self, resets: int, actions: int, results: Sequence[int], stream: int) -> None:
        if self._gpu is None:
            self._gpu = _Gpu(self, results)
        self._gpu.run(resets, actions, results, stream)


class _Gpu:
    """The kernels of an environment, laid out once for arrays of such shapes."""

    def __init__(self, env: Environment, results: Sequence[int]) -> None:
        kernels = cuda_kernels()
        self._kernels = kernels
        arrays = [on_gpu(kernels, address, *kind) for address, kind in zip(results, env._kinds, strict=True)]
        lanes = env._lanes(arrays, kernels.cuda.to_device(env._initial))
        self._places = {  # of the lanes' arrays among the results
            k: State._fields.index(name)
            for k, field in enumerate(Lanes._fields)
            if (name := {"states": "words", **{words: shown for shown, words in WORDS.items()}}.get(field, field))
            in State._fields
        }
        self._waiting = kernels.cuda.to_device(np.zeros(1 + env.size, np.int32))
        moves = kernels.cuda.to_device(np.zeros(env.size, np.int16))
        size, game, opponents = env.size, env.game, env._opponents
        steps, advances = kernels.steps(game, opponents), kernels.advances(game, opponents)
        self._steps = [steps.launch(size, lanes, moves, arrays[-1], self._waiting, resets) for resets in (0, 1)]
        self._advances = [advances.launch(size, lanes, self._waiting, resets, env._learner) for resets in (0, 1)]
        observed = lanes.observation.dtype if env._observed else None
        self._shown = [made.launch(size, lanes) for made in kernels.shown(game, env._masked, observed)]

    def run(self, resets: int, actions: int, results: Sequence[int], stream: int) -> None:
        step = self._steps[resets]
        if not resets:
            step.point(len(Lanes._fields), actions)
        step.point(len(Lanes._fields) + 1, results[-1])
        self._kernels.clear(self._waiting.__cuda_array_interface__["data"][0], stream)
        for launch in (step, self._advances[resets], *self._shown):
            for argument, place in self._places.items():
                launch.point(argument, results[place])
            launch(stream)


def padded(words: Any, rows: Any) -> Any:
    """Rows of numbers, padded to whole words."""
    return words.view(rows.dtype)


def narrow(shape: tuple[int, ...], dtype: Any) -> tuple[tuple[int, ...], Any]:
    """How JAX holds such an array: 64-bit numbers as pairs of 32-bit ones."""
    if dtype != np.int64:
        return shape, dtype
    return (*shape[:-1], 2 * shape[-1]), np.dtype(np.int32)


def array_at(address: int, shape: tuple[int, ...], dtype: Any) -> Any:
    """The memory at an address as an array."""
    size = prod(shape) * dtype.itemsize
    if not size:
        return np.zeros(shape, dtype)
    return np.frombuffer((ctypes.c_char * size).from_address(address), dtype).reshape(shape)


def on_gpu(kernels: Any, address: int, shape: tuple[int, ...], dtype: Any) -> Any:
    """The same for an address on the GPU."""
    described = {"shape": shape, "typestr": dtype.str, "data": (address, False), "strides": None, "version": 3}
    return kernels.cuda.as_cuda_array(SimpleNamespace(__cuda_array_interface__=described), sync=False)
