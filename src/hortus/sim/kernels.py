"""The CUDA kernels, over the very functions that the CPU runs.

What a profile says of games on a GPU: the code of a game's rules is larger than the instruction cache, and neighbouring
threads take different ways through it. So the threads of a block keep their records in shared memory, where every
thread can reach every record as fast as any other; before each stage they share out the block's games anew, those with
the same kind of decision side by side; and they pass from stage to stage together, so that an instruction fetched for
one warp serves them all.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

import numba
import numpy as np

from hortus.games.contract import Game
from hortus.kernel import below
from hortus.kernel.generic import deal, decision_kind, legal, observe, play

from .lanes import (
    SIGNED_BIT,
    advance,
    fingerprint,
    is_legal,
    next_game,
    play_lane,
    reset_record,
    sample_lane,
    start_lane,
)
from .memory import row_words

# Removed from newer NumPy; numba-cuda 0.30 still looks for them when it is imported.
for _gone, _kept in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
    if not hasattr(np, _gone):
        setattr(np, _gone, getattr(np, _kept))

cuda: Any = import_module("numba.cuda")
intrinsic: Any = import_module("numba.cuda.extending").intrinsic
WARP = 32
THREADS = 128  # in a block of a kernel that keeps nothing in shared memory
LANES_A_BLOCK = THREADS // WARP  # where a whole warp looks after a lane
SHARED = 225 * 1024  # bytes of a multiprocessor's shared memory that records may fill
STEP_THREADS = 256
PLAYOUT_THREADS = 480  # more are no faster
DEAL_AT = 32  # finished games that wait in a block until they are dealt together


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


def record_words(game: Game) -> int:
    """The 64-bit words from one record in shared memory to the next: odd, so that equal fields lie in other banks."""
    return game.dtype.itemsize // 8 | 1


def record_accessor(game: Game) -> Any:
    """A device function: the record that begins at a word of an array of 64-bit words."""
    record = numba.from_dtype(game.dtype)

    @intrinsic  # type: ignore[untyped-decorator]
    def record_at(context: Any, words: Any, place: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            array = context.make_array(signature.args[0])(context, builder, arguments[0])
            return builder.bitcast(builder.gep(array.data, [arguments[1]]), context.get_value_type(record))

        return record(words, place), generate

    return record_at


def whole_warps(room: int, each: int, most: int) -> int:
    """How many threads, in whole warps, can have so many bytes each."""
    return max(WARP, min(most, room // each // WARP * WARP))


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def rank_in_order(counts: Any, key: int) -> int:
    """A place for this thread's game such that games with the same key lie side by side, in the order of the keys.

    All threads of a block call it; the counts, one for each key, are 0 and will be again.
    """
    rank = cuda.atomic.add(counts, key, 1)
    cuda.syncthreads()
    for k in range(key):
        rank += counts[k]
    cuda.syncthreads()
    if cuda.threadIdx.x < counts.shape[0]:
        counts[cuda.threadIdx.x] = 0
    return rank  # type: ignore[no-any-return]


class Playouts:
    """Random games of one game: how many threads a block has, how much shared memory it needs, and the kernel."""

    def __init__(self, game: Game) -> None:
        self.threads = whole_warps(SHARED, 8 * record_words(game) + 10, PLAYOUT_THREADS)
        self.shared = 8 * record_words(game) * self.threads
        self.function = self._function(game, self.threads)
        self.kernel = cuda.jit(self.function)
        self._compiled: Any = None

    def __call__(self, blocks: int, *arguments: Any) -> None:
        if self._compiled is None:
            self._compiled = with_shared_memory(self.kernel, self.shared, arguments)
        self._compiled[blocks, self.threads, 0, self.shared](*arguments)

    @staticmethod
    def _function(game: Game, threads: int) -> Any:
        most_moves, stride, width = game.most_moves, record_words(game), game.dtype.itemsize // 4
        record_at = record_accessor(game)
        keys = game.decision_kinds + 2
        ended, exhausted = 0, keys - 1  # keys of games that are over: another is to be dealt, or none is left

        def play_games(
            initial: Any, kept: Any, seed: int, games: int, next_game: Any, sums: Any, keep: int, finals: Any
        ) -> None:
            """Every place of a block takes the next game as soon as its own is over."""
            memory = cuda.shared.array(0, numba.int64)
            words = memory.view(np.int32)
            number = cuda.shared.array(threads, numba.int64)  # of the game at each place
            order = cuda.shared.array(threads, numba.int16)
            counts = cuda.shared.array(keys, numba.int32)
            buffer = cuda.local.array(most_moves, numba.int16)
            mine = cuda.local.array(3, numba.int64)
            thread = cuda.threadIdx.x
            for k in range(3):
                mine[k] = 0
            number[thread] = -1
            record_at(memory, thread * stride).over = 1
            if thread < keys:
                counts[thread] = 0
            cuda.syncthreads()
            while True:
                own = record_at(memory, thread * stride)
                key = 1 + decision_kind(own)
                if own.over:
                    key = ended if number[thread] < games else exhausted
                waiting = cuda.syncthreads_count(1 if key == ended else 0)
                left = cuda.syncthreads_count(0 if key == exhausted else 1)
                if left == 0:
                    break
                order[rank_in_order(counts, key)] = thread
                cuda.syncthreads()
                place = int(order[thread])
                state = record_at(memory, place * stride)
                move = -1
                if not state.over:
                    move = int(buffer[below(state.rng, legal(state, buffer))])
                elif number[place] < games and (waiting >= DEAL_AT or waiting == left):
                    row = words[2 * stride * place : 2 * stride * place + width]
                    if number[place] >= 0:
                        mine[0] += state.ply
                        fingerprint(row, kept, seed + number[place], mine)
                        if keep:
                            reset_record(finals[number[place]], row)
                    number[place] = cuda.atomic.add(next_game, 0, 1)
                    if number[place] < games:
                        reset_record(row, initial)
                        deal(state, seed + number[place])
                cuda.syncthreads()
                if move >= 0:
                    play(state, move)
                cuda.syncthreads()
            for k in range(3):
                if mine[k]:
                    cuda.atomic.add(sums, k, mine[k])

        return play_games


class Steps:
    """The step of a batch, or its reset, on one game: one place of a block for each lane."""

    def __init__(self, game: Game, lanes: Any, opponents: bool) -> None:
        self.threads = whole_warps(SHARED, 8 * record_words(game) + 4, STEP_THREADS)
        self.shared = 8 * record_words(game) * self.threads
        self.function = self._function(game, self.threads, lanes.observation, opponents)
        self.kernel = cuda.jit(self.function)
        self._compiled: dict[Any, Any] = {}

    def __call__(self, blocks: int, lanes: Any, actions: Any, *rest: Any) -> None:
        key = actions.dtype, actions.strides
        if key not in self._compiled:
            self._compiled[key] = with_shared_memory(self.kernel, self.shared, (lanes, actions, *rest))
        self._compiled[key][blocks, self.threads, 0, self.shared](lanes, actions, *rest)

    @staticmethod
    def _function(game: Game, threads: int, observation: Any, opponents: bool) -> Any:
        most_moves, stride, width = game.most_moves, record_words(game), game.dtype.itemsize // 4
        record_at = record_accessor(game)
        keys = game.decision_kinds + 1
        other = keys - 1  # the key of a lane with nothing to do
        features, small = observation.shape[1], observation.dtype.itemsize == 1
        number = np.int8 if small else np.int16
        row = max(1, row_words(features, observation.dtype))

        def step_lanes(lanes: Any, actions: Any, illegal: Any, resets: int, learner: int) -> None:
            """An illegal action leaves its lane as it is and is counted."""
            memory = cuda.shared.array(0, numba.int64)
            records = memory.view(np.int32)
            observed = cuda.local.array(row, numba.int32)
            order = cuda.shared.array(threads, numba.int16)
            counts = cuda.shared.array(keys, numba.int32)
            buffer = cuda.local.array(most_moves, numba.int16)
            thread = cuda.threadIdx.x
            first = cuda.blockIdx.x * threads
            here = min(threads, lanes.count.shape[0] - first)
            if thread < keys:
                counts[thread] = 0
            for k in range(thread, here * width, threads):
                records[2 * stride * (k // width) + k % width] = lanes.words[first + k // width, k % width]
            cuda.syncthreads()
            # Play: lanes with the same kind of decision side by side.
            key = other
            if thread < here and not resets:
                if is_legal(lanes, first + thread, actions[first + thread]):
                    key = decision_kind(record_at(memory, thread * stride))
                else:
                    cuda.atomic.add(illegal, 0, 1)
            order[rank_in_order(counts, key)] = thread if key != other else thread - threads
            cuda.syncthreads()
            place = int(order[thread])
            if place >= 0:
                play_lane(lanes, first + place, record_at(memory, place * stride), actions[first + place])
            cuda.syncthreads()
            # Go on where nobody whose moves are handed in is to decide: all of those lanes in the first warps.
            key = other
            if thread < here:
                state = record_at(memory, thread * stride)
                if resets or state.over or (opponents and state.turn != lanes.learner[first + thread]):
                    key = 0
            order[rank_in_order(counts, key)] = thread if key != other else thread - threads
            cuda.syncthreads()
            place = int(order[thread])
            if place >= 0:
                i = first + place
                state = record_at(memory, place * stride)
                row_words = records[2 * stride * place : 2 * stride * place + width]
                seat = -1
                if resets:
                    start_lane(lanes, i, state, learner)
                else:
                    seat = lanes.seat[i]
                if opponents:
                    advance(lanes, i, state, row_words, buffer, seat)
                else:
                    next_game(lanes, i, state, row_words, seat)
                if resets:
                    lanes.seat[i] = state.turn
            cuda.syncthreads()
            # List the moves of the next decision, and what the seat sees.
            key = decision_kind(record_at(memory, thread * stride)) if thread < here else other
            order[rank_in_order(counts, key)] = thread if key != other else thread - threads
            cuda.syncthreads()
            place = int(order[thread])
            if place >= 0:
                i = first + place
                state = record_at(memory, place * stride)
                count = legal(state, lanes.moves[i])
                lanes.count[i] = count
                lanes.turn[i] = state.turn
            cuda.syncthreads()
            if place >= 0 and features:
                state = record_at(memory, place * stride)
                observe(state, state.turn, observed.view(number)[:features])
                for k in range(row):
                    lanes.observed[first + place, k] = observed[k]
            cuda.syncthreads()
            for k in range(thread, here * width, threads):
                lanes.words[first + k // width, k % width] = records[2 * stride * (k // width) + k % width]

        return step_lanes


@cache
def mask_kernel(codes: int) -> Any:
    """Masks from the lists of moves, a warp for each lane."""
    words = (codes + 31) // 32

    def write_masks(lanes: Any) -> None:
        found = cuda.shared.array((LANES_A_BLOCK, words), numba.int32)
        warp, thread = cuda.threadIdx.x // WARP, cuda.threadIdx.x % WARP
        i = cuda.blockIdx.x * LANES_A_BLOCK + warp
        if i < lanes.count.shape[0]:
            for k in range(thread, words, WARP):
                found[warp, k] = 0
            cuda.syncwarp()
            for k in range(thread, lanes.count[i], WARP):
                code = int(lanes.moves[i, k])
                cuda.atomic.or_(found, (warp, code >> 5), SIGNED_BIT[code & 31])
            cuda.syncwarp()
            for k in range(thread, lanes.bits.shape[1], WARP):
                lanes.bits[i, k] = found[warp, k]
            for k in range(thread, lanes.masked.shape[1], WARP):  # four codes at a time, a byte for each
                four = found[warp, k >> 3] >> (4 * (k & 7)) & 15
                lanes.masked[i, k] = four * 0x204081 & 0x1010101

    return cuda.jit(write_masks)


@cuda.jit  # type: ignore[untyped-decorator]
def sample_kernel(lanes: Any, actions: Any) -> None:
    i = cuda.grid(1)
    if i < lanes.count.shape[0]:
        actions[i] = sample_lane(lanes, i)


@cache
def playouts(game: Game) -> Playouts:
    return Playouts(game)


def with_shared_memory(kernel: Any, shared: int, arguments: tuple[Any, ...]) -> Any:
    """A kernel compiled for such arguments, allowed more shared memory than one gets without asking."""
    compiled = kernel.specialize(*arguments)
    module: Any = import_module("numba.cuda.cudadrv.driver")
    attribute = module.binding.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
    for overload in compiled.overloads.values():
        function = overload._codelibrary.get_cufunc()
        module.driver.cuKernelSetAttribute(attribute, shared, function.handle, function.device.id)
    return compiled


def blocks(lanes: int, threads: int = THREADS) -> int:
    """How many blocks so many lanes fill."""
    return (lanes + threads - 1) // threads
