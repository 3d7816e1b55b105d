"""The levels, from a friendly beginner to the strongest: the same names in every game."""

from __future__ import annotations

import random
import time
from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np

from hortus.errors import BadOption, shown
from hortus.games.contract import Game, whole
from hortus.i18n import COMMON
from hortus.kernel import interpreted
from hortus.kernel.generic import observe_at
from hortus.table import Match

from .searcher import Searcher, SearchResult, Worker
from .settings import count, positive, search_parameters
from .words import WORDS

SEEDS = 2**62


class MoveInsight(msgspec.Struct, frozen=True):
    """A move, how often the search tried it, and what it brings each seat."""

    move: str
    visits: int
    win_chances: list[float]
    points: list[float]


class Insight(msgspec.Struct, frozen=True):
    """How a match stands as far as the seat to decide can know, and which moves the search prefers."""

    seat: int
    win_chances: list[float]  # by seat; alone: the chance of ending above what the position promises
    points: list[float]  # expected at the end, by seat
    moves: list[MoveInsight]  # the best first
    line: list[str]  # the moves that the search expects, its own and the others'
    simulations: int


class _Determinizing:
    """What all levels share: dice of their own, and matches in which everything hidden has been dealt again."""

    def __init__(self, name: str, seed: int | None) -> None:
        self.name = name
        if seed is not None and whole(seed) is None:
            raise BadOption(WORDS.sentences("bad-bot-seed", given=shown(seed)))
        self._dice = random.Random(whole(seed))
        self._policy_worker: tuple[Game, Worker] | None = None

    def _determinized(self, match: Match) -> tuple[Match, int]:
        """The match as the seat to decide may see it: everything else is dealt again, the future included."""
        if match.turn is None:
            raise BadOption(COMMON.sentences("match-over"))
        return match.redealt(match.turn, self._dice.randrange(SEEDS)), match.turn

    def _move_logits(self, match: Match) -> tuple[list[int], list[float]]:
        """The legal moves and how the game's policy ranks them."""
        found = self._policy_worker
        if found is None or found[0] is not match.game or found[1].plain != interpreted(match.game.dtype):
            found = self._policy_worker = match.game, Worker(match.game, {}, 16)
        worker = found[1]
        n = worker.prepare(match._states[0], 0)
        return list(map(int, worker.workspace.moves[:n])), worker.workspace.logits[:n].tolist()


class Seedling(_Determinizing):
    """A beginner: draws a few legal moves at random and plays the one of them that the policy ranks highest."""

    def __init__(self, seed: int | None = None, name: str = "seedling", looks: int = 2) -> None:
        super().__init__(name, seed)
        self.looks = count("looks", looks)

    def choose(self, match: Match) -> str:
        """A move for the seat to decide."""
        dealt, _ = self._determinized(match)
        codes, logits = self._move_logits(dealt)
        few = [self._dice.randrange(len(codes)) for _ in range(self.looks)]
        return match.game.notation[codes[max(few, key=lambda i: logits[i])]]


class Sprout(_Determinizing):
    """Greedy: plays the move that the policy ranks highest."""

    def __init__(self, seed: int | None = None, name: str = "sprout") -> None:
        super().__init__(name, seed)

    def choose(self, match: Match) -> str:
        """A move for the seat to decide."""
        dealt, _ = self._determinized(match)
        codes, logits = self._move_logits(dealt)
        most = max(logits)
        best = [code for code, like in zip(codes, logits, strict=True) if like >= most - 1e-9]
        return match.game.notation[self._dice.choice(best)]


class Gardener(_Determinizing):
    """Plays by tree search, for at most `seconds` or `simulations` a decision."""

    def __init__(
        self, seed: int | None = None, name: str = "gardener", seconds: float | None = 0.3,
        simulations: int | None = None, threads: int = 1, parameters: Mapping[str, float] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(name, seed)
        if seconds is None and simulations is None:
            raise BadOption(WORDS.sentences("no-end"))
        self.seconds = None if seconds is None else positive("seconds", seconds)
        self.simulations = None if simulations is None else count("simulations", simulations)
        self.threads = count("threads", threads)
        self.parameters = search_parameters(parameters)
        self.clock = time.perf_counter  # what `seconds` are measured by
        self.last: SearchResult | None = None
        self._before: tuple[int, bytes, int] | None = None  # seat, what it saw, the move it chose
        self._searcher: Searcher | None = None

    def _search_for(self, match: Match, played: int | None = None) -> SearchResult:
        dealt, _ = self._determinized(match)
        found = self._searcher
        if found is None or found.game is not match.game or found.plain != interpreted(match.game.dtype):
            found = Searcher(match.game, self.threads, self.parameters, (self.seconds or 0) > 0.5)
            self._searcher, played = found, None
        found.clock = self.clock
        seconds = None if self.seconds is None else 0.95 * self.seconds
        self.last = found.search_for(dealt, self._dice.randrange(SEEDS), seconds, self.simulations, played)
        return self.last

    def choose(self, match: Match, last: tuple[Match, str] | None = None) -> str:
        """A move for the seat to decide; one that is forced is not thought about.

        `last`, of a match that has no past: how it stood before the last move, and that move.
        """
        codes = match.codes()
        if len(codes) == 1:
            self._before = None
            return match.game.notation[codes[0]]
        if last is None:
            past = (match._past[-1], match._played[-1]) if match._past else None
        else:
            past = last[0]._states, last[0].code(last[1])
        code = self._search_for(match, self._played(match, past)).choices[0].code
        seat = int(match.turn or 0)
        self._before = seat, _seen(match.game, match._states, seat), code
        return match.game.notation[code]

    def _played(self, match: Match, past: tuple[Any, int] | None) -> int | None:
        """The move chosen last, if it has led from the position thought about to this one; else None."""
        if self._before is None or past is None:
            return None
        seat, seen, code = self._before
        same = match.turn == seat and past[1] == code
        return code if same and _seen(match.game, past[0], seat) == seen else None

    def insight(self, match: Match) -> Insight:
        """How the match stands and what to play, for the seat to decide."""
        self._before = None
        thought = self._search_for(match)
        notation = match.game.notation
        return Insight(
            int(match.turn or 0), _rounded(thought.shares), _rounded(thought.points),
            [
                MoveInsight(notation[choice.code], choice.visits, _rounded(choice.shares), _rounded(choice.points))
                for choice in thought.choices if choice.visits
            ],
            [notation[code] for code in thought.line], thought.simulations,
        )  # fmt: skip

    def cancel(self) -> None:
        """Stop thinking at once, from any thread; the move is chosen from what has been found."""
        if self._searcher:
            self._searcher.stop.set()


def _seen(game: Game, states: Any, seat: int) -> bytes:
    """A seat's observation as bytes, to be compared with another."""
    out = np.zeros(game.features, np.int16)
    observe_at(states, 0, seat, out)
    return out.tobytes()


def _rounded(values: tuple[float, ...]) -> list[float]:
    return [round(float(value), 4) for value in values]


def head_gardener(seed: int | None = None, **settings: Any) -> Gardener:
    """The gardener with 2 seconds a decision."""
    return Gardener(seed, **{"name": "head-gardener", "seconds": 2.0, **settings})
