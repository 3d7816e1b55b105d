"""Compiling a game's rules and search in other processes, while it is already being played as plain Python.

`python -m hortus.bots.compilation GAME` compiles one game into the cache and prints each step that it has done.
"""

from __future__ import annotations

import contextlib
import ctypes
import logging
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from hortus.games import game as find_game
from hortus.kernel import COMPILED, generic, interpret, interpreted, write

if COMPILED:
    from hortus.kernel.cache import NotCompiled, cache_folder, only_from_cache

from .estimates import line_values, take_chance
from .hooks import SEATS
from .searcher import Worker

logger = logging.getLogger("hortus.compilation")
_SET_PARENT_DEATH_SIGNAL = 1  # of prctl

# What Python calls of a game at a table, and the share of the time that compiling it takes.
SHARES = {
    "deal": 0.15, "legal": 0.05, "play": 0.10, "score": 0.04, "gains": 0.06, "winners": 0.02, "observe": 0.03,
    "redeal": 0.02, "decide": 0.03, "search": 0.40, "estimates": 0.10,
}  # fmt: skip


def steps(name: str) -> dict[str, Callable[[], Any]]:
    """One call for each of SHARES: it compiles that part of a game, or loads it from the cache."""
    game = find_game(name)
    states, scratch = np.zeros(1, game.dtype), np.zeros(1, game.dtype)
    write(states, 0, game.fresh(game.players[0], {}))
    moves = np.zeros(game.most_moves, np.int16)
    scores = np.zeros(8, np.int64)
    lines, gains = np.zeros((2, game.players[-1], len(game.lines)), np.int64), np.zeros((1, 4), np.int16)
    seen = np.empty(game.features, np.int16)

    def search() -> None:
        generic.deal_at(states, 0, 0)
        worker = Worker(game, {}, 16, np.zeros(1, game.dtype))
        worker.prepare(states[0], 0)
        worker.run(0, 1)

    def estimates() -> None:
        worker = Worker(game, {}, 16, np.zeros(1, game.dtype))
        work, dice = np.zeros(4, game.dtype), np.zeros(4, np.int64)
        outcomes, weights = np.zeros((2, max(1, game.most_outcomes)), np.int16)
        buffers = worker.scratch, worker.workspace, dice
        take_chance(states, work, *buffers, 0, -1, 0, 0, outcomes, weights, np.zeros((3, SEATS)))
        line_values(states, work, *buffers, 0, 0, 0, np.zeros(len(game.lines), np.int64), np.zeros(len(game.lines)))

    return {
        "deal": lambda: generic.deal_at(states, 0, 0),
        "legal": lambda: generic.legal_at(states, 0, moves),
        "play": lambda: generic.play_at(states, 0, int(moves[0])),
        "score": lambda: generic.score_at(states, 0, scores),
        "gains": lambda: generic.gains_at(states, 0, moves[:0], scratch, lines, gains),
        "winners": lambda: generic.winners_at(states, 0),
        "observe": lambda: generic.observe_at(states, 0, 0, seen),
        "redeal": lambda: generic.redeal_at(states, 0, 0, 0),
        "decide": lambda: (generic.legal_at(states, 0, moves), generic.decide_at(states, 0, int(moves[0]))),
        "search": search,
        "estimates": estimates,
    }


def load(name: str) -> bool:
    """Use a game's compiled rules if all of them are in the cache; until they are, have it played as plain Python."""
    dtype = find_game(name).dtype
    if not COMPILED:
        return False
    try:
        with only_from_cache():
            for call in steps(name).values():
                call()
    except NotCompiled:
        interpret(dtype)
        return False
    interpret(dtype, False)
    return True


def loaded(name: str) -> bool:
    """Are the compiled rules of a game in use?"""
    return not interpreted(find_game(name).dtype)


@contextlib.contextmanager
def _alone(name: str) -> Iterator[None]:
    """Of several processes that compile the same game one does it, and the others find it done."""
    folder = cache_folder()
    if folder is None or os.name == "nt":
        yield
        return
    import fcntl

    with open(folder / f"{name}.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@dataclass
class Progress:
    """How far the compiling of a game has come: the share done, and the seconds left as far as can be estimated."""

    game: str
    done: float = 0.0
    seconds: float | None = None


class _Work:
    """One game that is being compiled."""

    def __init__(self, name: str) -> None:
        self.progress = Progress(name)
        self.process: subprocess.Popen[str] | None = None
        self.begun = 0.0

    @property
    def name(self) -> str:
        return self.progress.game


class Compilation:
    """Compiles games in worker processes on all cores, and puts each game's compiled rules to use when they are there.

    `start` loads what is in the cache; the other games are played as plain Python until their turn has come.
    """

    def __init__(self, games: Sequence[str], processes: int | None = None) -> None:
        self._games = list(games)
        self._processes = processes or os.cpu_count() or 1
        self._lock = threading.Lock()
        self._waiting: list[_Work] = []
        self._running: list[_Work] = []
        self._threads: list[threading.Thread] = []
        self._closed = False

    def start(self) -> None:
        """Load what is compiled, and begin to compile the rest."""
        if not COMPILED:
            return
        self._waiting = [_Work(name) for name in self._games if not load(name)]
        for _ in range(min(self._processes, len(self._waiting))):
            thread = threading.Thread(target=self._compile_games, name="compilation", daemon=True)
            self._threads.append(thread)
            thread.start()

    def prefer(self, game: str) -> None:
        """Somebody wants to play this one: it comes first, before another that is under way if need be."""
        with self._lock:
            wanted = [work for work in self._waiting if work.name == game]
            if not wanted:
                return
            self._waiting.remove(wanted[0])
            self._waiting.insert(0, wanted[0])
            if len(self._running) >= self._processes:
                least = min(self._running, key=lambda work: work.progress.done)
                if least.process:
                    least.process.terminate()  # what it has compiled is in the cache; it goes on later

    def progress(self) -> list[Progress]:
        """The games that are not compiled yet, in the order in which they will be."""
        with self._lock:
            now = time.monotonic()
            for work in self._running:
                done = work.progress.done
                if done >= 0.15:
                    work.progress.seconds = max(1.0, (now - work.begun) * (1 - done) / done)
            return [work.progress for work in (*self._running, *self._waiting)]

    def wait(self) -> None:
        """Until everything is compiled."""
        for thread in self._threads:
            thread.join()

    def close(self) -> None:
        """Compile no more; what is not compiled stays as it is until somebody needs it."""
        with self._lock:
            self._closed = True
            left = [*self._waiting, *self._running]
            self._waiting.clear()
            for work in self._running:
                if work.process:
                    work.process.terminate()
        self.wait()
        for work in left:
            interpret(find_game(work.name).dtype, False)

    def _compile_games(self) -> None:
        while True:
            with self._lock:
                if not self._waiting:
                    return
                work = self._waiting.pop(0)
                self._running.append(work)
                work.begun = time.monotonic()
                work.process = process = subprocess.Popen(
                    [sys.executable, "-m", "hortus.bots.compilation", work.name], stdout=subprocess.PIPE, text=True
                )
            finished = self._follow(work, process)
            if not finished and process.returncode >= 0 and not self._closed:  # and nobody has ended it
                logger.warning("compiled rules could not be kept", extra={"game": work.name})
                for call in steps(work.name).values():
                    call()
                interpret(find_game(work.name).dtype, False)
                finished = True
            with self._lock:
                self._running.remove(work)
                if not finished and not self._closed:
                    self._waiting.insert(1, work)

    @staticmethod
    def _follow(work: _Work, process: subprocess.Popen[str]) -> bool:
        """Note the steps as they are done; True if the game is compiled and its rules are in use."""
        with process:
            for line in process.stdout or ():
                work.progress.done = min(1.0, work.progress.done + SHARES.get(line.strip(), 0.0))
        if process.returncode:
            work.progress.done, work.progress.seconds = 0.0, None
            return False
        return load(work.name)


def die_with_parent(by: signal.Signals = signal.SIGKILL) -> None:
    """End this process when the one that started it ends, however that is; only Linux can be told so."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_SET_PARENT_DEATH_SIGNAL, by)


def compile_game(name: str) -> None:
    """Compile one game in this process and print every step that is done."""
    die_with_parent()
    if hasattr(os, "nice"):
        os.nice(5)  # people who play come first
    with _alone(name):
        for step, call in steps(name).items():
            call()
            print(step, flush=True)


if __name__ == "__main__":
    compile_game(sys.argv[1])
