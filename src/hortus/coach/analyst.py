"""Judging decisions and chance events of one game, each from what a seat could know."""

from __future__ import annotations

from typing import Any

import numpy as np

from hortus.bots.estimates import line_values, take_chance
from hortus.bots.hooks import SEATS
from hortus.bots.searcher import Choice, Searcher, SearchResult, Worker
from hortus.games.contract import Game
from hortus.kernel import blank, copied, interpreted, plain_state, seed_generator
from hortus.kernel.generic import decide_at
from hortus.table import Match

DEALS = 8  # of a chance event: how often the unseen is dealt again
# How often each deal is played on, and how many decisions far: to the end. A game's policy may have a LUCK of its own:
# more rollouts where the points of a game vary much and playing is quick, fewer decisions where its value is exact.
LUCK = {"rollouts": 4, "depth": 10_000}


class Analyst:
    """A search and its buffers. Nothing it finds depends on the clock, or on what the seat to decide cannot see."""

    def __init__(self, game: Game, long: bool = False) -> None:
        """`long`: with room for long searches."""
        self.game = game
        self.searcher = Searcher(game, long=long)
        self._worker = self.searcher.workers[0]
        self._ranking = Worker(game, {}, 16)
        luck = {**LUCK, **getattr(game.policy, "LUCK", {})}
        self._rollouts = luck["rollouts"]
        self._future = Worker(game, {"rollout_depth": luck["depth"]}, 16)
        self._work = blank(game.dtype, 4)
        self._dice = self._integers(4)
        self._outcomes, self._weights = (self._integers(max(1, game.most_outcomes), np.int16) for _ in range(2))
        self._points = self._integers(len(game.lines))

    def _integers(self, count: int, kind: Any = np.int64) -> Any:
        """A buffer; interpreted rules take plain integers, as those of NumPy keep their width."""
        return [0] * count if interpreted(self.game.dtype) else np.zeros(count, kind)

    def search(self, match: Match, seed: int, simulations: int | None, seconds: float | None = None) -> SearchResult:
        """Search for the seat to decide, with everything it cannot see dealt again."""
        assert match.turn is not None
        return self.searcher.search_for(match.redealt(match.turn, seed), seed, seconds, simulations)

    def measure(self, match: Match, code: int, simulations: int) -> Choice:
        """A move of the position searched last, followed by so many simulations more, and judged by them alone."""
        assert match.turn is not None
        shares, points = self._worker.force(match.turn, code, simulations)
        span = slice(0, match.players)
        return Choice(code, simulations, tuple(shares[span].tolist()), tuple(points[span].tolist()))

    def logits(self, match: Match) -> list[float]:
        """How good each legal move seems to the policy, in points."""
        n = self._ranking.prepare(match.redealt(int(match.turn or 0), 0)._states[0], 0)
        return self._ranking.workspace.logits[:n].tolist()  # type: ignore[no-any-return]

    def alike(self, one: int, other: int) -> bool:
        """Do two moves of the position searched last come to the same, such as playing one of two equal cards?"""
        return one == other or 0 < self._worker.branch(one) == self._worker.branch(other)

    def luck(self, match: Match, ply: int, seed: int) -> list[float]:
        """By how many points chance moved each seat's prospects after a move, as the mover could know them.

        Every chance event counts as the points expected after it less their mean over all its outcomes.
        """
        self._worker.set_players(match.players)
        found = np.zeros(match.players)
        states = copied(match._past[ply])
        seat = int(plain_state(states[0]).turn)
        decide_at(states, 0, match._played[ply])
        forced = list(match._forced[ply])
        self._future.set_players(match.players)
        seed_generator(self._dice, seed)
        while plain_state(states[0]).pending:
            values = np.zeros((3, SEATS))
            self._take_chance(states, seat, match._outcome(states, forced.pop(0)) if forced else -1, DEALS, values)
            found += (values[1] - values[0])[: match.players]
        return found.tolist()

    def _take_chance(self, states: Any, seat: int, actual: int, deals: int, out: Any) -> None:
        take_chance(
            states, self._work, self._future.scratch, self._future.workspace, self._dice, seat, actual, deals,
            self._rollouts, self._outcomes, self._weights, out,
        )  # fmt: skip

    def lines(self, match: Match, code: int, seed: int, rollouts: int = 64) -> dict[str, float]:
        """The score lines that the seat to decide may expect at the end after a move."""
        assert match.turn is not None
        self._worker.set_players(match.players)
        found = np.zeros(len(self.game.lines))
        seed_generator(self._dice, seed)
        line_values(
            match.redealt(match.turn, seed)._states, self._work, self._worker.scratch, self._worker.workspace,
            self._dice, match.turn, code, rollouts, self._points, found,
        )  # fmt: skip
        return dict(zip(self.game.lines, found.tolist(), strict=True))
