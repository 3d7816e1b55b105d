"""Everything that only a GPU machine can show: the same bits as the CPU, speeds, and loans without a copy.

    python bench/gpu.py --out bench/gpu-results

Exits with 1 when a single bit differs or a loan is a copy. PyTorch, JAX and CuPy are tried where installed.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import traceback
from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

import hortus
from hortus.games import game as find_game
from hortus.kernel.generic import playouts
from hortus.sim import Batch, batch, simulate
from hortus.sim.cuda import CudaBatch, simulate_on_gpu
from hortus.sim.memory import initial_record, kept_words, words_of

SHOWN = ("observation", "mask", "bits", "count", "turn", "seat", "reward", "rewards", "done", "length", "games", "dice")


def same_games(name: str, players: int, games: int) -> dict[str, Any]:
    """Random games on both devices: every bit of every final record, moves and digests."""
    game = find_game(name)
    options = game.choose(players, {})
    there = np.zeros(games, game.dtype)
    simulate_on_gpu(game, players, options, games, 7, there)
    here = np.repeat(initial_record(game, players, options), games)
    moves = int(playouts(here, 7, np.zeros(game.most_moves, np.int16)))
    kept = kept_words(game.dtype)
    differing = int(((words_of(here) & kept) != (words_of(there) & kept)).any(axis=1).sum())
    one = simulate(name, players, games, 7, options, "cpu")
    two = simulate(name, players, games, 7, options, "cuda")
    return {"check": "same final states", "game": name, "players": players, "games": games, "differing": differing,
            "moves": moves, "digest": two.digest,
            "ok": differing == 0 and one.digest == two.digest and one.moves == two.moves == moves}  # fmt: skip


def same_batches(name: str, players: int, lanes: int, steps: int, asked: Mapping[str, Any]) -> dict[str, Any]:
    """A batch on both devices, step by step: everything it shows."""
    here: Any = Batch(name, players, lanes, 3, threads=None, **asked)
    there: Any = CudaBatch(name, players, lanes, 3, **asked)
    wrong: set[str] = set()
    for step in range(steps):
        here.step(here.sample())
        there.step(there.sample())
        if step % 20 == 0 or step == steps - 1:
            wrong |= {shown for shown in SHOWN if not same(here, there, shown)}
    return {"check": "same batches", "game": name, "players": players, "lanes": lanes, "steps": steps, **asked,
            "differing": sorted(wrong), "ok": not wrong and there.illegal() == 0}  # fmt: skip


def same(here: Any, there: Any, shown: str) -> bool:
    return bool(np.array_equal(getattr(here._lanes, shown), getattr(there, shown).numpy()))


def playout_speed(name: str, players: int, seconds: float) -> dict[str, Any]:
    games = 1 << 18
    found = simulate(name, players, games, 1, device="cuda")
    while found.seconds < seconds and games < 1 << 26:
        games *= 4
        found = simulate(name, players, games, 1, device="cuda")
    return {"speed": "random games", "game": name, "players": players, "games": games, "moves": found.moves,
            "seconds": found.seconds, "moves_per_second": round(found.moves_per_second)}  # fmt: skip


def batch_speed(name: str, players: int, lanes: int, seconds: float, asked: Mapping[str, Any]) -> dict[str, Any]:
    """Steps with masks and observations, which stay on the GPU; random moves chosen there."""
    there = CudaBatch(name, players, lanes, 1, **asked)
    there.play_at_random(20)
    there.synchronize()
    steps, spent = 20, 0.0
    while spent < seconds:
        steps *= 2
        began = time.perf_counter()
        there.play_at_random(steps)
        there.synchronize()
        spent = time.perf_counter() - began
    return {"speed": "batch: step, masks, observations", "game": name, "players": players, "lanes": lanes, **asked,
            "steps_per_second": round(steps * lanes / spent)}  # fmt: skip


def loan(
    name: str, library: str, take: Callable[[Any], tuple[Any, int]], choose: Callable[[Any], Any]
) -> dict[str, Any]:
    """Another library looks at the batch's own memory, sees it change, and hands back its moves.

    The lists of moves are lent: JAX takes only rows without a gap, and those of a mask of bytes may end with one.
    """
    there: Any = batch(name, 2 if 2 in find_game(name).players else 1, 4096, 5, device="cuda")
    address = there.moves.__cuda_array_interface__["data"][0]
    moves, seen = take(there.moves)
    for _ in range(10):
        there.step(choose(take(there.moves)[0]))
    there.synchronize()
    ok = seen == address and there.illegal() == 0
    return {"check": f"{library} without a copy", "game": name, "illegal": there.illegal(), "shape": list(moves.shape),
            "ok": ok}  # fmt: skip


def loans(name: str) -> list[dict[str, Any]]:
    found = []
    if find_spec("torch") is not None:
        torch = import_module("torch")

        def take_torch(array: Any) -> tuple[Any, int]:
            tensor = torch.from_dlpack(array)
            return tensor, tensor.data_ptr()

        def choose_torch(moves: Any) -> Any:
            return moves[:, 0].contiguous()

        found.append(attempt(lambda: loan(name, "PyTorch", take_torch, choose_torch)))
        found.append(attempt(lambda: torch_speed(name, torch)))
    if find_spec("jax") is not None:
        jax = import_module("jax")

        def take_jax(array: Any) -> tuple[Any, int]:
            seen = jax.dlpack.from_dlpack(array)
            return seen, seen.unsafe_buffer_pointer()

        def choose_jax(moves: Any) -> Any:
            return jax.block_until_ready(moves[:, 0])

        found.append(attempt(lambda: loan(name, "JAX", take_jax, choose_jax)))
    if find_spec("cupy") is not None:
        cupy = import_module("cupy")
        found.append(
            attempt(
                lambda: loan(
                    name,
                    "CuPy",
                    lambda array: (cupy.asarray(array), cupy.asarray(array).data.ptr),
                    lambda moves: cupy.ascontiguousarray(moves[:, 0]),
                )
            )
        )
    return found


def torch_speed(name: str, torch: Any, lanes: int = 65536, steps: int = 100) -> dict[str, Any]:
    """The loop of a learner without its network: observations and legal moves as tensors, moves from tensors.

    The moves are chosen from the lists: a mask has as many places as there are codes, a list as many as are legal.
    """
    players = 2 if 2 in find_game(name).players else 1
    there = CudaBatch(name, players, lanes, 5, masks="none")
    moves, count = torch.from_dlpack(there.moves), torch.from_dlpack(there.count)
    seen = torch.from_dlpack(there.observation)
    began = 0.0
    for step in range(steps + 10):
        if step == 10:
            torch.cuda.synchronize()
            began = time.perf_counter()
        place = (torch.rand(lanes, device=moves.device) * count).long()
        there.step(moves.gather(1, place[:, None]).squeeze(1))
        seen.float().sum()
    torch.cuda.synchronize()
    spent = time.perf_counter() - began
    return {"speed": "PyTorch chooses, zero-copy", "game": name, "players": players, "lanes": lanes,
            "steps_per_second": round(steps * lanes / spent), "ok": there.illegal() == 0}  # fmt: skip


def attempt(work: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """A line that says what went wrong is worth more than no lines at all."""
    try:
        return work()
    except Exception:
        return {"check": "failed", "problem": traceback.format_exc()[-1500:], "ok": False}


def machine() -> Mapping[str, Any]:
    cuda = import_module("numba.cuda")
    device = cuda.get_current_device()
    name = device.name
    return {"gpu": name.decode() if isinstance(name, bytes) else str(name),
            "multiprocessors": device.MULTIPROCESSOR_COUNT, "runtime": str(cuda.runtime.get_version())}  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=hortus.games())
    parser.add_argument("--check", type=int, default=100_000, help="games to compare bit by bit, of each game")
    parser.add_argument("--lanes", type=int, nargs="*", default=[16384, 65536, 262144])
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--out", type=Path, help="where to write OUT.json")
    arguments = parser.parse_args()
    lines: list[dict[str, Any]] = [{"machine": attempt(lambda: dict(machine()))}]

    def add(work: Callable[[], dict[str, Any]]) -> None:
        lines.append(attempt(work))
        print(json.dumps(lines[-1]), flush=True)

    for name in arguments.games:
        counts = find_game(name).players
        players = 2 if 2 in counts else counts[0]
        add(partial(same_games, name, players, arguments.check))
        for other in counts:
            if other != players:
                add(partial(same_games, name, other, max(1, arguments.check // 10)))
        small = all(field.low >= -128 and field.high <= 127 for field in find_game(name).observation)
        least = {"masks": "bits", "observations": "int8" if small else "int16"}
        for asked in ({"learner": "rotate"}, least):
            add(partial(same_batches, name, players, 2048, 300, asked))
        add(partial(playout_speed, name, players, arguments.seconds))
        for lanes in arguments.lanes:
            for asked in ({}, least):
                add(partial(batch_speed, name, players, lanes, arguments.seconds, asked))
        for line in loans(name):
            lines.append(line)
            print(json.dumps(line), flush=True)
    if arguments.out:
        arguments.out.parent.mkdir(parents=True, exist_ok=True)
        arguments.out.with_suffix(".json").write_text(json.dumps(lines, indent=1) + "\n", "utf-8")
    failed = [line for line in lines if line.get("ok") is False]
    print(f"{len(failed)} of {len(lines) - 1} lines failed." if failed else "All is well.")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
