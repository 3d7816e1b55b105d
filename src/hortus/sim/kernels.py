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
from llvmlite import ir

from hortus.games.contract import Game
from hortus.kernel import count, lowest, nonnegative
from hortus.kernel.generic import deal, decision_kind, draw_move, move_part, move_parts, observe, play
from hortus.kernel.registry import rules_of

from .lanes import (
    SIGNED_BIT,
    WORD,
    advance,
    fingerprint,
    is_legal,
    list_moves,
    next_game,
    play_lane,
    reset_record,
    sample_lane,
    start_lane,
)
from .launch import Launch
from .launch import clear as clear
from .memory import row_words

# Removed from newer NumPy; numba-cuda 0.30 still looks for them when it is imported.
for _gone, _kept in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
    if not hasattr(np, _gone):
        setattr(np, _gone, getattr(np, _kept))

cuda: Any = import_module("numba.cuda")
intrinsic: Any = import_module("numba.cuda.extending").intrinsic
WARP = 32
WHOLE_WARP = 0xFFFFFFFF  # its threads as a mask
THREADS = 128  # in a block of a kernel that keeps nothing in shared memory
LANES_A_BLOCK = THREADS // WARP  # where a whole warp looks after a lane
SHARED = 225 * 1024  # bytes of a multiprocessor's shared memory that records may fill
STEP_THREADS = 512
STEP_BLOCKS = 2  # that a multiprocessor holds at once: one fetches its records while another plays
OBSERVE_BLOCKS = 2
PLAYOUT_BLOCKS = 1
ADVANCE_BLOCKS = 2048  # more than a GPU runs at once; each goes on to lanes further down the list
PLAYOUT_THREADS = 480  # more are no faster
GATHERED = WARP  # games that wait for the same, a kind of decision or a deal, before a block does it


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


def row_copier(units: int, width: int, to_shared: bool) -> Any:
    """A device function by which a warp copies a row of so many units of 4 or 8 bytes, each thread every 32nd of them.

    Copies to shared memory are only begun: `copies_end` waits for them. As a loop in Python, with 64-bit indices that
    might be negative, this was most of a step.
    """
    unit = ir.IntType(8 * width)
    whole = ir.IntType(64)

    @intrinsic  # type: ignore[untyped-decorator]
    def copy_row(context: Any, to: Any, at: Any, words: Any, place: Any, thread: Any) -> Any:
        """From words[place] on to to[at] on, both counted in units."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            def pointer(kind: Any, array: Any, first: Any) -> Any:
                data = context.make_array(kind)(context, builder, array).data
                mine = builder.add(first, arguments[4])
                return builder.gep(builder.bitcast(data, unit.as_pointer()), [mine])

            target = pointer(signature.args[0], arguments[0], arguments[1])
            source = pointer(signature.args[2], arguments[2], arguments[3])
            steps = [ir.Constant(whole, k) for k in range(0, units, WARP)]
            rest = units % WARP
            full = steps[:-1] if rest else steps
            copy_some(builder, target, source, full)
            if rest:
                with builder.if_then(builder.icmp_signed("<", arguments[4], ir.Constant(whole, rest))):
                    copy_some(builder, target, source, steps[-1:])
            return context.get_dummy_value()

        whole_number = numba.int64
        return numba.void(to, whole_number, words, whole_number, whole_number), generate

    def copy_some(builder: Any, target: Any, source: Any, steps: Any) -> None:
        if to_shared:
            address = builder.ptrtoint(target, whole)
            shared = builder.asm(
                ir.FunctionType(whole, [whole]), "cvta.to.shared.u64 $0, $1;", "=l,l", [address], False
            )
            copies = ir.FunctionType(ir.VoidType(), [whole, whole])
            for step in steps:
                there = builder.ptrtoint(builder.gep(source, [step]), whole)
                here = builder.add(shared, builder.mul(step, ir.Constant(whole, width)))
                order = f"cp.async.ca.shared.global [$0], [$1], {width};"
                builder.asm(copies, order, "l,l,~{memory}", [here, there], True)
        else:
            values = [builder.load(builder.gep(source, [step])) for step in steps]
            for step, value in zip(steps, values, strict=True):
                builder.store(value, builder.gep(target, [step]))

    return copy_row


def row_clearer(units: int) -> Any:
    """A device function by which a warp sets a row of so many units of 4 bytes to 0, each thread every 32nd of them."""
    unit, whole = ir.IntType(32), ir.IntType(64)

    @intrinsic  # type: ignore[untyped-decorator]
    def clear_row(context: Any, to: Any, at: Any, thread: Any) -> Any:
        """From to[at] on, counted in units."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            data = context.make_array(signature.args[0])(context, builder, arguments[0]).data
            target = builder.gep(builder.bitcast(data, unit.as_pointer()), [builder.add(*arguments[1:])])
            zero = ir.Constant(unit, 0)
            for step in range(0, units // WARP * WARP, WARP):
                builder.store(zero, builder.gep(target, [ir.Constant(whole, step)]))
            rest = units % WARP
            if rest:
                with builder.if_then(builder.icmp_signed("<", arguments[2], ir.Constant(whole, rest))):
                    builder.store(zero, builder.gep(target, [ir.Constant(whole, units - rest)]))
            return context.get_dummy_value()

        return numba.void(to, numba.int64, numba.int64), generate

    return clear_row


@intrinsic  # type: ignore[untyped-decorator]
def copies_end(context: Any) -> Any:
    """Wait for the copies to shared memory that this thread has begun."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        builder.asm(ir.FunctionType(ir.VoidType(), []), "cp.async.wait_all;", "~{memory}", [], True)
        return context.get_dummy_value()

    return numba.void(), generate


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


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def before_in_warp(number: int, thread: int) -> Any:
    """The sum of the numbers of the threads before this one, in its warp."""
    total = np.int32(number)
    for step in (1, 2, 4, 8, 16):
        other = cuda.shfl_up_sync(WHOLE_WARP, total, step)
        if thread >= step:
            total = np.int32(total + other)
    return total - np.int32(number)


class Kernel:
    """A kernel over lanes, with the threads of a block, the lanes these look after, and the shared memory it needs."""

    def __init__(
        self, function: Any, threads: int, shared: int = 0, lanes: int = 0, most_blocks: int = 2**31 - 1
    ) -> None:
        self.function, self.threads, self.shared, self.most_blocks = function, threads, shared, most_blocks
        self.lanes = lanes or threads
        self.kernel = cuda.jit(function)

    def launch(self, lanes: int, *arguments: Any) -> Launch:
        """The kernel over so many lanes with such arguments, ready to be started."""
        blocks = min(self.most_blocks, (lanes + self.lanes - 1) // self.lanes)
        return Launch(self.kernel, blocks, self.threads, self.shared, *arguments)


@cache
def deals(game: Game) -> Kernel:
    """Games dealt into records, from a seed on."""
    stride, width = record_words(game), game.dtype.itemsize // 8
    store = row_copier(width, 8, False)
    record_at = record_accessor(game)

    def deal_games(records: Any, initial: Any, seed: int, games: int) -> None:
        memory = cuda.shared.array(0, numba.int64)
        words = memory.view(np.int32)
        thread = cuda.threadIdx.x
        first = WARP * cuda.blockIdx.x
        here = min(WARP, games - first)
        if thread < here:
            reset_record(words[2 * stride * thread : 2 * (stride * thread + width)], initial)
            deal(record_at(memory, thread * stride), seed + first + thread)
        cuda.syncwarp()
        for row in range(here):
            store(records, (first + row) * width, memory, row * stride, thread)

    return Kernel(deal_games, WARP, 8 * stride * WARP)


@cache
def playouts(game: Game) -> Kernel:
    """Random games, from records just dealt to their ends: `launch` takes the number of blocks in place of lanes.

    Dealing and summing up are kernels of their own: here a whole block would wait for a few games.
    """
    threads = whole_warps(SHARED // PLAYOUT_BLOCKS, 8 * record_words(game) + 10, PLAYOUT_THREADS)
    most_moves, stride, width = game.most_moves, record_words(game), game.dtype.itemsize // 8
    fetch, store = row_copier(width, 8, True), row_copier(width, 8, False)
    record_at = record_accessor(game)
    keys = game.decision_kinds + 2
    ended, exhausted = 0, keys - 1  # keys of games that are over: another is to be fetched, or none is left

    def play_games(records: Any, games: int, next_game: Any) -> None:
        """Every place of a block takes the next game as soon as its own is over."""
        memory = cuda.shared.array(0, numba.int64)
        number = cuda.shared.array(threads, numba.int64)  # of the game at each place
        order = cuda.shared.array(threads, numba.int16)
        counts = cuda.shared.array(keys, numba.int32)
        buffer = cuda.local.array(most_moves, numba.int16)
        thread = cuda.threadIdx.x
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
            # What few games wait for waits too, so that a warp goes one way or has nothing to do.
            rank = cuda.atomic.add(counts, key, 1)
            cuda.syncthreads()
            most = 0
            for k in range(exhausted):
                most = max(most, counts[k])
            if most == 0:
                break
            enough = min(most, GATHERED)
            ready = counts[key] >= enough and key != exhausted
            for k in range(keys):
                if (counts[k] >= enough and k != exhausted) != ready:
                    rank += 0 if ready else counts[k]
                elif k < key:
                    rank += counts[k]
            order[rank] = thread if ready else -1
            fetched = counts[ended] if counts[ended] >= enough else 0  # they are the first in order
            cuda.syncthreads()
            if thread < keys:
                counts[thread] = 0
            for k in range(thread // WARP, fetched, threads // WARP):
                place = int(order[k])
                if number[place] >= 0:
                    store(records, number[place] * width, memory, place * stride, thread % WARP)
                cuda.syncwarp()
                if thread % WARP == 0:
                    number[place] = cuda.atomic.add(next_game, 0, 1)
                cuda.syncwarp()
                if number[place] < games:
                    fetch(memory, place * stride, records, number[place] * width, thread % WARP)
            move = -1
            place = int(order[thread])
            state = record_at(memory, max(place, 0) * stride)
            if thread >= fetched and place >= 0:
                move = int(draw_move(state, state.rng, buffer))
            copies_end()
            cuda.syncthreads()
            if move >= 0:
                play(state, move)
            cuda.syncthreads()

    return Kernel(play_games, threads, 8 * stride * threads, 1)


@cache
def fingerprints(game: Game) -> Kernel:
    """The sums over finished games; `launch` takes the number of blocks in place of lanes."""
    width = game.dtype.itemsize // 4
    fields: Any = game.dtype.fields
    ply = fields["ply"][1] // 4  # the word that counts the moves

    def sum_games(records: Any, kept: Any, seed: int, games: int, sums: Any) -> None:
        words = records.view(np.int32)
        mine = cuda.local.array(3, numba.int64)
        for k in range(3):
            mine[k] = 0
        for i in range(cuda.grid(1), games, cuda.gridsize(1)):
            row = words[width * i : width * (i + 1)]
            mine[0] += row[ply]
            fingerprint(row, kept, seed + i, mine)
        for k in range(3):
            cuda.atomic.add(sums, k, mine[k])

    return Kernel(sum_games, THREADS, lanes=1)


def in_parts(game: Game) -> bool:
    """Are its moves listed part by part, by a whole warp for each lane?"""
    return hasattr(rules_of(numba.from_dtype(game.dtype)), "move_part")


@cache
def steps(game: Game, opponents: bool) -> Kernel:
    """The step of a batch on one game: one place of a block for each lane."""
    threads = whole_warps(SHARED // STEP_BLOCKS, 8 * record_words(game) + 4, STEP_THREADS)
    stride, width = record_words(game), game.dtype.itemsize // 8
    fetch, store = row_copier(width, 8, True), row_copier(width, 8, False)
    record_at = record_accessor(game)
    keys = game.decision_kinds + 1
    other = keys - 1  # the key of a lane with nothing to do
    lists_here = not in_parts(game)

    def step_lanes(lanes: Any, actions: Any, illegal: Any, waiting: Any, resets: int) -> None:
        """An illegal action leaves its lane as it is and is counted.

        Lanes where nobody whose moves are handed in is to decide are left to `advance_lanes`: few, but a deal takes
        long. Their number is waiting[0], and they follow.
        """
        memory = cuda.shared.array(0, numba.int64)
        order = cuda.shared.array(threads, numba.int16)
        counts = cuda.shared.array(keys, numba.int32)
        thread = cuda.threadIdx.x
        first = cuda.blockIdx.x * threads
        here = min(threads, lanes.count.shape[0] - first)
        if thread < keys:
            counts[thread] = 0
        for row in range(thread // WARP, here, threads // WARP):
            fetch(memory, row * stride, lanes.words, (first + row) * width, thread % WARP)
        copies_end()
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
        # List the moves of the next decision, sorted again; those that come in parts are left to `write_lists`.
        key = other
        if thread < here:
            state = record_at(memory, thread * stride)
            if resets or state.over or (opponents and state.turn != lanes.learner[first + thread]):
                waiting[1 + cuda.atomic.add(waiting, 0, 1)] = first + thread
            else:
                key = decision_kind(state)
        if lists_here:
            order[rank_in_order(counts, key)] = thread if key != other else thread - threads
            cuda.syncthreads()
            place = int(order[thread])
            if place >= 0:
                list_moves(lanes, first + place, record_at(memory, place * stride))
        for row in range(thread // WARP, here, threads // WARP):
            store(lanes.words, (first + row) * width, memory, row * stride, thread % WARP)

    return Kernel(step_lanes, threads, 8 * stride * threads)


@cache
def advances(game: Game, opponents: bool) -> Kernel:
    """Games that are over, and opponents to play: the lanes that a step has left, a warp for 32 of them."""
    stride, width, most_moves = record_words(game), game.dtype.itemsize // 8, game.most_moves
    fetch, store = row_copier(width, 8, True), row_copier(width, 8, False)
    record_at = record_accessor(game)
    lists_here = not in_parts(game)

    def advance_lanes(lanes: Any, waiting: Any, resets: int, learner: int) -> None:
        memory = cuda.shared.array(0, numba.int64)
        records = memory.view(np.int32)
        buffer = cuda.local.array(most_moves if opponents else 1, numba.int16)
        thread = cuda.threadIdx.x
        for first in range(WARP * cuda.blockIdx.x, waiting[0], WARP * cuda.gridDim.x):
            here = min(WARP, waiting[0] - first)
            for row in range(here):
                fetch(memory, row * stride, lanes.words, waiting[1 + first + row] * width, thread)
            copies_end()
            cuda.syncwarp()
            if thread < here:
                i = waiting[1 + first + thread]
                state = record_at(memory, thread * stride)
                words = records[2 * stride * thread : 2 * (stride * thread + width)]
                seat = -1
                if resets:
                    start_lane(lanes, i, state, learner)
                else:
                    seat = lanes.seat[i]
                if opponents:
                    advance(lanes, i, state, words, buffer, seat)
                else:
                    next_game(lanes, i, state, words, seat)
                if resets:
                    lanes.seat[i] = state.turn
                if lists_here:
                    list_moves(lanes, i, state)
            cuda.syncwarp()
            for row in range(here):
                store(lanes.words, waiting[1 + first + row] * width, memory, row * stride, thread)
            cuda.syncwarp()

    return Kernel(advance_lanes, WARP, 8 * stride * WARP, most_blocks=ADVANCE_BLOCKS)


@cache
def observations(game: Game, dtype: Any) -> Kernel:
    """What the seat to decide sees in every lane. A block writes its rows in shared memory, then all at once."""
    features, words = game.features, row_words(game.features, dtype)
    stride, row_stride = record_words(game), words | 1  # odd, so that equal numbers lie in other banks
    threads = whole_warps(SHARED // OBSERVE_BLOCKS, 8 * stride + 4 * row_stride, STEP_THREADS)
    width = game.dtype.itemsize // 8
    fetch, store = row_copier(width, 8, True), row_copier(words, 4, False)
    record_at = record_accessor(game)
    number = np.int8 if dtype == np.int8 else np.int16

    def write_observations(lanes: Any) -> None:
        memory = cuda.shared.array(0, numba.int64)
        thread = cuda.threadIdx.x
        first = cuda.blockIdx.x * threads
        here = min(threads, lanes.count.shape[0] - first)
        for row in range(thread // WARP, here, threads // WARP):
            fetch(memory, row * stride, lanes.words, (first + row) * width, thread % WARP)
        copies_end()
        cuda.syncthreads()
        rows = memory[threads * stride :].view(np.int32)
        if thread < here:
            state = record_at(memory, thread * stride)
            seen = rows[thread * row_stride : thread * row_stride + words].view(number)
            observe(state, state.turn, seen[:features])
        cuda.syncthreads()
        for row in range(thread // WARP, here, threads // WARP):
            store(lanes.observed, (first + row) * words, rows, row * row_stride, thread % WARP)

    return Kernel(write_observations, threads, (8 * stride + 4 * row_stride) * threads)


def mask_writer(codes: int) -> tuple[Any, Any]:
    """Device functions by which a warp clears its bits of a mask in shared memory, and hands out a lane's mask."""
    words = (codes + 31) // 32
    clear_row, store = row_clearer(words), row_copier(words, 4, False)

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def clear_bits(found: Any, warp: int, thread: int) -> None:
        clear_row(found, warp * words, thread)
        cuda.syncwarp()

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def write_mask(lanes: Any, i: int, found: Any, warp: int, thread: int) -> None:
        cuda.syncwarp()
        if lanes.bits.shape[1]:
            store(lanes.bits, i * words, found, warp * words, thread)
        for k in range(thread, lanes.masked.shape[1], WARP):  # four codes at a time, a byte for each
            four = found[warp, k >> 3] >> (4 * (k & 7)) & 15
            lanes.masked[i, k] = four * 0x204081 & 0x1010101

    return clear_bits, write_mask


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def set_listed(lanes: Any, i: int, found: Any, warp: int, thread: int) -> None:
    """A warp sets the bits of the moves that are listed."""
    for k in range(thread, lanes.count[i], WARP):
        code = int(lanes.moves[i, k])
        cuda.atomic.or_(found, (warp, code >> 5), SIGNED_BIT[code & 31])


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def set_part(found: Any, warp: int, places: int, code: int) -> None:
    """Set the bits of a part of a list of moves: up to 63 from a code on, in three words."""
    word, shift = code >> 5, code & 31
    low, high = places << shift, places >> 1 >> (63 - shift)
    cuda.atomic.or_(found, (warp, word), np.int32(low & WORD))
    if low >> 32:
        cuda.atomic.or_(found, (warp, word + 1), np.int32(low >> 32 & WORD))
    if high:
        cuda.atomic.or_(found, (warp, word + 2), np.int32(high))


@cache
def masks(codes: int) -> Kernel:
    """Masks from the lists of moves, a warp for each lane."""
    words = (codes + 31) // 32
    clear_bits, write_mask = mask_writer(codes)

    def write_masks(lanes: Any) -> None:
        found = cuda.shared.array((LANES_A_BLOCK, words), numba.int32)
        warp, thread = cuda.threadIdx.x // WARP, cuda.threadIdx.x % WARP
        i = cuda.blockIdx.x * LANES_A_BLOCK + warp
        if i < lanes.count.shape[0]:
            clear_bits(found, warp, thread)
            set_listed(lanes, i, found, warp, thread)
            write_mask(lanes, i, found, warp, thread)

    return Kernel(write_masks, THREADS, lanes=LANES_A_BLOCK)


@cache
def lists(game: Game) -> Kernel:
    """Lists of moves with their masks, a warp for each lane, where a game has them in parts: a thread for each part."""
    stride, width, codes = record_words(game), game.dtype.itemsize // 8, len(game.notation)
    room, words = LANES_A_BLOCK * stride, (codes + 31) // 32
    fetch = row_copier(width, 8, True)
    record_at = record_accessor(game)
    clear_bits, write_mask = mask_writer(codes)

    def write_lists(lanes: Any) -> None:
        memory = cuda.shared.array(room, numba.int64)
        found = cuda.shared.array((LANES_A_BLOCK, words), numba.int32)
        warp, thread = cuda.threadIdx.x // WARP, cuda.threadIdx.x % WARP
        i = cuda.blockIdx.x * LANES_A_BLOCK + warp
        if i < lanes.count.shape[0]:
            fetch(memory, warp * stride, lanes.words, i * width, thread)
            masked = lanes.bits.shape[1] or lanes.masked.shape[1]
            if masked:
                clear_bits(found, warp, thread)
            copies_end()
            cuda.syncwarp()
            state = record_at(memory, warp * stride)
            moves, parts, n = lanes.moves[i], move_parts(state), 0
            for first in range(0, parts, WARP):
                places, code = move_part(state, first + thread) if first + thread < parts else (0, 0)
                here = count(places)
                at = n + before_in_warp(here, thread)
                n = int(cuda.shfl_sync(WHOLE_WARP, np.int32(at + here), WARP - 1))
                if masked and places:
                    set_part(found, warp, places, code)
                while places:
                    moves[nonnegative(at)] = code + lowest(places)
                    at += 1
                    places &= places - 1
            if thread == 0:
                if parts:
                    lanes.count[i] = n
                    lanes.turn[i] = state.turn
                else:
                    list_moves(lanes, i, state)
            if masked:
                if not parts:
                    cuda.syncwarp()
                    set_listed(lanes, i, found, warp, thread)
                write_mask(lanes, i, found, warp, thread)

    return Kernel(write_lists, THREADS, lanes=LANES_A_BLOCK)


def shown(game: Game, masked: bool, observed: Any) -> list[Kernel]:
    """What follows the steps: lists of moves, where those leave them to others, and what was asked for."""
    kernels = []
    if in_parts(game):
        kernels.append(lists(game))
    elif masked:
        kernels.append(masks(len(game.notation)))
    if observed is not None:
        kernels.append(observations(game, observed))
    return kernels


@cache
def sampler() -> Kernel:
    """A random legal move for every lane."""

    def sample_moves(lanes: Any, actions: Any) -> None:
        i = cuda.grid(1)
        if i < lanes.count.shape[0]:
            actions[i] = sample_lane(lanes, i)

    return Kernel(sample_moves, THREADS)
