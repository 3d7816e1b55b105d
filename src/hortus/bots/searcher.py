"""Running searches within a budget of time or simulations, on one thread or several."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from hortus.games.contract import Game
from hortus.kernel import PlainState, blank, copied, next_word, seed_generator, write
from hortus.table import Match

from .hooks import SEATS, load_policy
from .search import (
    BEGIN,
    DECISIONS,
    EVALUATE_ROOT,
    FORCED,
    ROOT,
    SIMULATIONS,
    Tree,
    new_tree,
    new_workspace,
    search,
)

BRANCHES = 1 << 18  # room for a short search
MANY_BRANCHES = 1 << 20  # and for a long one
SETTLED = 2  # a search ends when its best move's lead, so many times, is more than the simulations left
SLICE = 0.008  # seconds between two looks at the clock
STRIDE = 512  # simulations at most between two looks at the lead: without a clock the same everywhere


@dataclass(frozen=True)
class Choice:
    """A legal move with its visits, win probabilities and expected points."""

    code: int
    visits: int
    shares: tuple[float, ...]  # chances to win, by seat
    points: tuple[float, ...]  # expected at the end, by seat


@dataclass(frozen=True)
class SearchResult:
    """What a search found: the moves, the best first; the root's own figures; the line of play that it expects."""

    choices: tuple[Choice, ...]
    shares: tuple[float, ...]
    points: tuple[float, ...]
    line: tuple[int, ...]
    simulations: int
    decisions: int
    seconds: float


class Worker:
    """One search tree and its buffers. A worker that only ranks moves needs few branches."""

    def __init__(
        self, game: Game, parameters: Mapping[str, float], branches: int = BRANCHES, roots: Any = None,
        long: bool = False,
    ) -> None:  # fmt: skip
        self.game = game
        self.tree: Tree = new_tree(branches)
        self.roots = blank(game.dtype) if roots is None else roots  # room for one state, in the form to search in
        self.work, self.scratch = copied(self.roots), copied(self.roots)
        self.plain = isinstance(self.roots, list)
        self.workspace = new_workspace(game, self.plain)
        self._given, self._long = parameters, long
        self._players = 0
        self.set_players(game.players[-1])

    def set_players(self, players: int) -> None:
        """Search with the game's parameters for so many players, except those that were given."""
        if players == self._players:
            return
        found = {**load_policy(self.game, players), **self._given}
        if self._long and found["long_rollout_depth"] and "rollout_depth" not in self._given:
            found["rollout_depth"] = found["long_rollout_depth"]
        self.workspace.parameters[:] = list(found.values())
        self._players = players

    def prepare(self, state: Any, seed: int, played: int | None = None) -> int:
        """Set the root; returns how many legal moves it has. With `played`, the move that led here, keep the tree."""
        self.set_players(int(state.players if isinstance(state, PlainState) else state["players"]))
        self._search(0, BEGIN if played is None else -1 - played)
        write(self.roots, 0, state)
        seed_generator(self.workspace.rng, seed)
        self.moves = int(self._search(0, EVALUATE_ROOT))
        return self.moves

    def run(self, seat: int, count: int) -> int:
        """Run `count` simulations; returns the best move's lead in visits."""
        return int(self._search(seat, count))

    def force(self, seat: int, code: int, count: int) -> tuple[Any, Any]:
        """Run `count` simulations that all begin with this move; returns the mean shares and points by seat."""
        span = slice(SEATS * self.root, SEATS * self.root + SEATS)
        before = self.tree.shares[span].astype(float), self.tree.points[span].astype(float)
        self.tree.counts[FORCED] = 1 + code
        self.run(seat, count)
        self.tree.counts[FORCED] = 0
        return (self.tree.shares[span] - before[0]) / count, (self.tree.points[span] - before[1]) / count

    def _search(self, seat: int, count: int) -> Any:
        return search(self.roots, self.work, self.scratch, self.tree, self.workspace, seat, count)

    @property
    def root(self) -> int:
        """The number of the root's branch."""
        return int(self.tree.counts[ROOT])

    def branch(self, code: int) -> int:
        """The number of a legal move's branch at the root; 0 if it has none."""
        moves = [int(move) for move in self.workspace.moves[: self.moves]]
        return int(self.workspace.branches[moves.index(code)])

    def choices(self) -> list[tuple[int, int]]:
        """The legal moves that have a branch, as (code, branch); one code for each branch."""
        moves = map(int, self.workspace.moves[: self.moves])
        found = zip(self.workspace.branches[: self.moves].tolist(), moves, strict=True)
        return [(code, branch) for branch, code in dict(found).items() if branch]

    def line(self, best: int) -> tuple[int, ...]:
        """The codes of the most visited moves from a branch on, as long as they have been visited often enough."""
        tree = self.tree
        codes: list[int] = []
        while best and tree.visits[best] >= 8 and len(codes) < 12:
            codes.append(int(tree.move[best]))
            branch, best = int(tree.first[best]), 0
            while branch:
                if not best or tree.visits[branch] > tree.visits[best]:
                    best = branch
                branch = int(tree.following[branch])
        return tuple(codes)


class Searcher:
    """Searches positions of one game. All its randomness comes from the seeds it is given."""

    def __init__(
        self, game: Game, threads: int = 1, parameters: Mapping[str, float] | None = None, long: bool = False
    ) -> None:
        self.game = game
        branches = MANY_BRANCHES if long else BRANCHES
        self.workers = [Worker(game, dict(parameters or {}), branches, long=long) for _ in range(threads)]
        self.plain = self.workers[0].plain
        self.stop = threading.Event()
        self.clock: Callable[[], float] = time.perf_counter

    def search_for(
        self, match: Match, seed: int, seconds: float | None, simulations: int | None, played: int | None = None
    ) -> SearchResult:
        """Search for the seat to decide, until the time is over, the simulations are done or `stop` is set.

        The match must have been dealt again for that seat. `played` is the move that led here from the last position
        thought about, if it was the same seat's: the search goes on from what it knows already.
        """
        begin, begun = time.perf_counter(), self.clock()
        seat = match.turn
        assert seat is not None
        self.stop.clear()
        dice = [0] * 4
        seed_generator(dice, seed)
        for worker in self.workers:
            worker.prepare(match._states[0], int(next_word(dice)), played)
        if seconds is not None:
            seconds -= self.clock() - begun
        if len(self.workers) == 1:
            self._work(self.workers[0], seat, seconds, simulations)
        else:
            share = None if simulations is None else -(-simulations // len(self.workers))
            threads = [
                threading.Thread(target=self._work, args=(worker, seat, seconds, share)) for worker in self.workers
            ]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
        return self._found(match, begin)

    def _work(self, worker: Worker, seat: int, seconds: float | None, simulations: int | None) -> None:
        begin = last = self.clock()
        done = 0
        count = 8
        left = float("inf") if simulations is None else simulations
        while left >= 1:
            count = int(min(count, left))
            visit_lead = worker.run(seat, count)
            now = self.clock()
            done += count
            slow = (now - last) / count  # seconds a simulation, in the last slice
            count = min(4 * count, STRIDE)
            left = float("inf") if simulations is None else simulations - done
            if seconds is not None:
                count = min(count, int(SLICE / max(slow, 1e-9)) or 1)
                time_left = begin + seconds - now
                # Half a slice early rather than late: the last slice may be slower than the one before.
                if time_left < SLICE / 2:
                    return
                left = min(left, time_left * done / max(now - begin, 1e-9))
                count = min(count, int(time_left / max(slow, 1e-9)) or 1)
            last = now
            if self.stop.is_set() or SETTLED * visit_lead > left:
                return

    def _found(self, match: Match, begin: float) -> SearchResult:
        players = match.players
        visits: dict[int, int] = {}
        shares: dict[int, Any] = {}
        points: dict[int, Any] = {}
        for worker in self.workers:
            tree = worker.tree
            for code, branch in worker.choices():
                span = slice(SEATS * branch, SEATS * branch + players)
                visits[code] = visits.get(code, 0) + int(tree.visits[branch])
                shares[code] = shares.get(code, 0.0) + tree.shares[span].astype(float)
                points[code] = points.get(code, 0.0) + tree.points[span].astype(float)
        seat = int(match.turn or 0)
        choices = [
            Choice(code, n, tuple((shares[code] / max(1, n)).tolist()), tuple((points[code] / max(1, n)).tolist()))
            for code, n in visits.items()
        ]
        choices.sort(key=lambda choice: (-choice.visits, -choice.shares[seat], choice.code))
        total = max(1, sum(int(worker.tree.visits[worker.root]) for worker in self.workers))
        root = [
            sum(
                getattr(worker.tree, name)[SEATS * worker.root : SEATS * worker.root + players].astype(float)
                for worker in self.workers
            )
            for name in ("shares", "points")
        ]
        first = self.workers[0]
        line = first.line(dict(first.choices()).get(choices[0].code, 0)) if choices else ()
        return SearchResult(
            tuple(choices), tuple(root[0] / total), tuple(root[1] / total), line,
            sum(int(worker.tree.counts[SIMULATIONS]) for worker in self.workers),
            sum(int(worker.tree.counts[DECISIONS]) for worker in self.workers), time.perf_counter() - begin,
        )  # fmt: skip
