"""A search at work: budgets in time or simulations, threads, and what it found."""

from __future__ import annotations

import threading
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from hortus.games.contract import Game
from hortus.kernel import blank, next_word, seed_generator, write
from hortus.table import Match

from .hooks import SEATS, teach
from .search import ROOT, Tree, new_desk, new_tree, search

BRANCHES = 1 << 18  # room for a short search
MANY_BRANCHES = 1 << 20  # and for a long one
SLICE = 0.008  # seconds between two looks at the clock


@dataclass(frozen=True)
class Choice:
    """One move as the search sees it, for the seat to decide."""

    code: int
    visits: int
    shares: tuple[float, ...]  # chances to win, by seat
    points: tuple[float, ...]  # expected at the end, by seat


@dataclass(frozen=True)
class Thought:
    """What a search found: the choices best first, the root's own figures, the line it expects."""

    choices: tuple[Choice, ...]
    shares: tuple[float, ...]
    points: tuple[float, ...]
    line: tuple[int, ...]
    simulations: int
    decisions: int
    seconds: float


class Worker:
    """One tree and the room to grow it in; a small one will do for a look at the moves."""

    def __init__(self, game: Game, habits: Mapping[str, float], branches: int = BRANCHES) -> None:
        teach(game)
        self.tree: Tree = new_tree(branches)
        self.desk = new_desk(game, habits)
        self.work, self.scratch, self.roots = (blank(game.dtype) for _ in range(3))

    def prepare(self, state: Any, seed: int) -> int:
        """Turn to a position; returns how many legal moves it has."""
        write(self.roots, 0, state)
        seed_generator(self.desk.rng, seed)
        return int(self._search(0, 0))

    def run(self, seat: int, count: int) -> None:
        self._search(seat, count)

    def _search(self, seat: int, count: int) -> Any:
        return search(self.roots, self.work, self.scratch, self.tree, self.desk, seat, count)

    def branches(self, node: int) -> list[int]:
        found = []
        branch = int(self.tree.first[node])
        while branch:
            found.append(branch)
            branch = int(self.tree.following[branch])
        return found

    def settled(self, left: float) -> bool:
        """Can no other move catch up with the most visited one in so many simulations?"""
        visits = sorted((int(self.tree.visits[branch]) for branch in self.branches(ROOT)), reverse=True)
        return len(visits) > 1 and visits[0] - visits[1] > left

    def line(self) -> tuple[int, ...]:
        """The most visited moves, one after another, while they are sure enough to tell."""
        codes: list[int] = []
        node = ROOT
        while len(codes) < 12:
            best = max(self.branches(node), key=lambda branch: int(self.tree.visits[branch]), default=0)
            if not best or self.tree.visits[best] < 8:
                break
            codes.append(int(self.tree.move[best]))
            node = best
        return tuple(codes)


class Thinker:
    """Searches positions of one game. All its randomness comes from the seeds it is given."""

    def __init__(
        self, game: Game, threads: int = 1, habits: Mapping[str, float] | None = None, long: bool = False
    ) -> None:
        self.game = game
        self.workers = [Worker(game, habits or {}, MANY_BRANCHES if long else BRANCHES) for _ in range(threads)]
        self.stop = threading.Event()

    def think(self, match: Match, seed: int, seconds: float | None, simulations: int | None) -> Thought:
        """Search for the seat to decide, until the time is over, the simulations are done or `stop` is set.

        The match must have been dealt again for that seat.
        """
        begin = time.perf_counter()
        seat = match.turn
        assert seat is not None
        self.stop.clear()
        dice = np.zeros(4, np.int64)
        seed_generator(dice, seed)
        for worker in self.workers:
            worker.prepare(match._states[0], int(next_word(dice)))
        if len(self.workers) == 1:
            self._work(self.workers[0], seat, begin, seconds, simulations)
        else:
            share = None if simulations is None else -(-simulations // len(self.workers))
            threads = [
                threading.Thread(target=self._work, args=(worker, seat, begin, seconds, share))
                for worker in self.workers
            ]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
        return self._found(match, begin)

    def _work(self, worker: Worker, seat: int, begin: float, seconds: float | None, simulations: int | None) -> None:
        done = 0
        count = 8
        while True:
            if simulations is not None:
                count = min(count, simulations - done)
            if count <= 0:
                return
            started = time.perf_counter()
            worker.run(seat, count)
            now = time.perf_counter()
            done += count
            pace = count / max(now - started, 1e-6)
            count = max(1, min(4 * count, int(SLICE * pace)))
            left = simulations - done if simulations is not None else float("inf")
            if seconds is not None:
                time_left = begin + seconds - now
                # Half a slice early rather than late: the last slice may be slower than the one before.
                if time_left < SLICE / 2:
                    return
                left = min(left, time_left * pace)
                count = max(1, min(count, int(time_left * pace)))
            if self.stop.is_set() or worker.settled(left):
                return

    def _found(self, match: Match, begin: float) -> Thought:
        players = match.players
        visits: dict[int, int] = {}
        shares: dict[int, Any] = {}
        points: dict[int, Any] = {}
        for worker in self.workers:
            tree = worker.tree
            for branch in worker.branches(ROOT):
                code = int(tree.move[branch])
                span = slice(SEATS * branch, SEATS * branch + players)
                visits[code] = visits.get(code, 0) + int(tree.visits[branch])
                shares[code] = shares.get(code, 0.0) + tree.shares[span].astype(float)
                points[code] = points.get(code, 0.0) + tree.points[span].astype(float)
        seat = int(match.turn or 0)
        choices = [
            Choice(code, n, tuple(shares[code] / max(1, n)), tuple(points[code] / max(1, n)))
            for code, n in visits.items()
        ]
        choices.sort(key=lambda choice: (-choice.visits, -choice.shares[seat], choice.code))
        total = max(1, sum(int(worker.tree.visits[ROOT]) for worker in self.workers))
        root = [
            sum(array[:players].astype(float) for array in (getattr(worker.tree, name) for worker in self.workers))
            for name in ("shares", "points")
        ]
        line = self.workers[0].line()
        if choices and line[:1] != (choices[0].code,):
            line = (choices[0].code,)
        return Thought(
            tuple(choices), tuple(root[0] / total), tuple(root[1] / total), line,
            sum(int(worker.tree.counts[1]) for worker in self.workers),
            sum(int(worker.tree.counts[2]) for worker in self.workers), time.perf_counter() - begin,
        )  # fmt: skip
