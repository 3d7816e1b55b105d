"""The CUDA kernels: one thread a lane, over the very functions that the CPU runs."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, TypeVar

import numba
import numpy as np

from hortus.games.contract import Game
from hortus.kernel.generic import deal

from .lanes import fingerprint, is_legal, random_move, renew, reset_lane, sample_lane, step_lane

# Removed from newer NumPy; numba-cuda 0.30 still looks for them when it is imported.
for _gone, _kept in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
    if not hasattr(np, _gone):
        setattr(np, _gone, getattr(np, _kept))

cuda: Any = import_module("numba.cuda")
F = TypeVar("F", bound=Callable[..., Any])
THREADS = 128  # in a block


def _tables_in_global_memory() -> None:
    """Put the rules' tables in global memory.

    numba-cuda puts constant arrays into constant memory: 64 KiB in all, too little for a game with large tables,
    and slow where the threads of a warp look at different places, as they do here.
    """
    nvvm: Any = import_module("numba.cuda.cudadrv.nvvm")
    context: Any = import_module("numba.cuda.target").CUDATargetContext
    constant = context.make_constant_array

    def in_global_memory(self: Any, *arguments: Any) -> Any:
        kept, nvvm.ADDRSPACE_CONSTANT = nvvm.ADDRSPACE_CONSTANT, nvvm.ADDRSPACE_GLOBAL
        try:
            return constant(self, *arguments)
        finally:
            nvvm.ADDRSPACE_CONSTANT = kept

    context.make_constant_array = in_global_memory


_tables_in_global_memory()


def kernel(function: F) -> F:
    """Compile a function for the GPU."""
    return cuda.jit(function)  # type: ignore[no-any-return]


@kernel
def reset_kernel(lanes: Any, learner: int) -> None:
    i = cuda.grid(1)
    if i < lanes.count.shape[0]:
        reset_lane(lanes, i, learner)


@kernel
def step_kernel(lanes: Any, actions: Any, illegal: Any) -> None:
    """An illegal action leaves its lane as it is and is counted."""
    i = cuda.grid(1)
    if i < lanes.count.shape[0]:
        if is_legal(lanes, i, actions[i]):
            step_lane(lanes, i, actions[i])
        else:
            cuda.atomic.add(illegal, 0, 1)


@kernel
def sample_kernel(lanes: Any, actions: Any) -> None:
    i = cuda.grid(1)
    if i < lanes.count.shape[0]:
        actions[i] = sample_lane(lanes, i)


@cache
def playout_kernel(game: Game) -> Any:
    """Random games for this game's longest legal list."""
    most_moves = game.most_moves

    @kernel
    def play_games(
        states: Any, words: Any, fresh: Any, kept: Any, seed: int, games: int, next_game: Any, sums: Any, keep: int,
        finals: Any,
    ) -> None:  # fmt: skip
        """Every thread takes the next game as soon as its own is over, so that no lane waits for a long game."""
        lane = cuda.grid(1)
        if lane >= states.shape[0]:
            return
        buffer = cuda.local.array(most_moves, numba.int16)
        mine = cuda.local.array(3, numba.int64)
        for k in range(3):
            mine[k] = 0
        state = states[lane]
        game = cuda.atomic.add(next_game, 0, 1)
        if game < games:
            renew(words, lane, fresh)
            deal(state, seed + game)
        while game < games:
            if state.over:
                mine[0] += state.ply
                fingerprint(words[lane], kept, seed + game, mine)
                if keep:
                    renew(finals, game, words[lane])
                game = cuda.atomic.add(next_game, 0, 1)
                if game < games:
                    renew(words, lane, fresh)
                    deal(state, seed + game)
            else:
                random_move(state, state.rng, buffer)
        for k in range(3):
            if mine[k]:
                cuda.atomic.add(sums, k, mine[k])

    return play_games


def blocks(lanes: int) -> int:
    return (lanes + THREADS - 1) // THREADS
