"""The levels, from a friendly beginner to the strongest: the same names in every game."""

from __future__ import annotations

import os
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

from .hooks import load_policy
from .ladder import find_ladder
from .searcher import Searcher, SearchResult, Worker
from .settings import count, finite, positive, search_parameters
from .words import WORDS

SEEDS = 2**62
MASTER, MASTER_SECONDS = "master", 10.0
DIAL = "dial"
MOST_THREADS = 8  # of a master: each has a tree of about 100 MB
GIVEN_AWAY, LAUGHABLE = 2, 1000.0  # points that a turn may cost at once; what it counts for if it costs more
SENSIBLE = 10  # a move with so many times fewer visits than the best is not played, however weak the level
FEW = 16  # moves of a list that are followed to the end of the turn


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

    def _ranked(self, match: Match) -> tuple[list[int], list[float]]:
        """The legal moves and how good the game's policy finds each, in points.

        Where a few moves only begin a turn that the same seat goes on with, one with which the turn gives points away
        comes last: it may be part of a plan, but whoever watches a beginner would laugh.
        """
        codes, logits = self._logits(match)
        if len(codes) > FEW:
            return codes, logits
        seat = int(match.turn or 0)
        least = match.scores()[seat] - GIVEN_AWAY
        wise = []
        for code, like in zip(codes, logits, strict=True):
            after = match.clone()
            after._play(code)
            if after.turn != seat or after.revealed_by_last():
                return codes, logits
            following, likes = self._logits(after)
            after._play(following[likes.index(min(likes))])  # nothing gained by the way may hide the loss
            wise.append(like if after.scores()[seat] >= least else like - LAUGHABLE)
        return codes, wise

    def _by_policy(self, match: Match, reach: float) -> str:
        """Any of the moves that are at most so many points of the policy worse than its best."""
        dealt, _ = self._determinized(match)
        codes, logits = self._ranked(dealt)
        least = max(logits) - max(reach, 1e-9)
        sensible = [code for code, like in zip(codes, logits, strict=True) if like >= least]
        return match.game.notation[self._dice.choice(sensible)]

    def _logits(self, match: Match) -> tuple[list[int], list[float]]:
        """The legal moves and the policy's logits."""
        found = self._policy_worker
        if found is None or found[0] is not match.game or found[1].plain != interpreted(match.game.dtype):
            found = self._policy_worker = match.game, Worker(match.game, {}, 16)
        worker = found[1]
        n = worker.prepare(match._states[0], 0)
        return list(map(int, worker.workspace.moves[:n])), worker.workspace.logits[:n].tolist()


class Seedling(_Determinizing):
    """A beginner who has read the rules: plays any move that the policy finds nearly as good as the best."""

    def __init__(self, seed: int | None = None, name: str = "seedling", reach: float | None = None) -> None:
        """`reach`: how much worse a move may be, in points of the policy; None: as the game has it for beginners."""
        super().__init__(name, seed)
        self.reach = None if reach is None else positive("reach", reach)

    def choose(self, match: Match) -> str:
        """A move for the seat to decide."""
        return self._by_policy(match, self.reach or _beginner_reach(match))


class Sprout(_Determinizing):
    """Greedy: plays the move that the policy ranks highest."""

    def __init__(self, seed: int | None = None, name: str = "sprout") -> None:
        super().__init__(name, seed)

    def choose(self, match: Match) -> str:
        """A move for the seat to decide."""
        return self._by_policy(match, 0.0)


class Gardener(_Determinizing):
    """Plays by tree search, for at most `seconds` or `simulations` a decision."""

    def __init__(
        self, seed: int | None = None, name: str = "gardener", seconds: float | None = 0.3,
        simulations: int | None = None, threads: int = 1, strength: float | None = None,
        parameters: Mapping[str, float] | None = None,
    ) -> None:  # fmt: skip
        """`strength`: how sharply visits decide among the moves that are visited at all; None: the most visited."""
        super().__init__(name, seed)
        if seconds is None and simulations is None:
            raise BadOption(WORDS.sentences("no-end"))
        self.seconds = None if seconds is None else positive("seconds", seconds)
        self.simulations = None if simulations is None else count("simulations", simulations)
        self.threads = count("threads", threads)
        self.strength = None if strength is None else positive("strength", strength)
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
        code = self._picked(match, self._search_for(match, self._played(match, past)))
        seat = int(match.turn or 0)
        self._before = seat, _seen(match.game, match._states, seat), code
        return match.game.notation[code]

    def _picked(self, match: Match, found: SearchResult) -> int:
        """The most visited move; with a strength, one of those with at least a tenth of its visits, by their power.

        Mistakes are those of a beginner: but for the most visited, only moves that `seedling` might play are picked.
        """
        best = found.choices[0]
        if self.strength is None or not best.visits:
            return best.code
        dealt, _ = self._determinized(match)
        codes, logits = self._ranked(dealt)
        least = max(logits) - _beginner_reach(match)
        wise = {best.code, *(code for code, like in zip(codes, logits, strict=True) if like >= least)}
        sensible = [
            choice for choice in found.choices if SENSIBLE * choice.visits >= best.visits and choice.code in wise
        ]
        weights = [(choice.visits / best.visits) ** self.strength for choice in sensible]
        return self._dice.choices(sensible, weights)[0].code

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


class Dial(Gardener):
    """Plays as strongly as an index says (see `ladder`), the same on every machine that is fast enough."""

    def __init__(
        self, seed: int | None = None, name: str = DIAL, index: float | None = None, seconds: float = 0.3,
        threads: int = 1, parameters: Mapping[str, float] | None = None,
    ) -> None:  # fmt: skip
        """`index`: Elo points above `seedling`; None: as the game has it for the level of this name."""
        super().__init__(seed, name, seconds, threads=threads, parameters=parameters)
        if index is None and name == DIAL:
            raise BadOption(WORDS.sentences("dial-without-index"))
        self.index = None if index is None else finite("index", index)

    def choose(self, match: Match, last: tuple[Match, str] | None = None) -> str:
        """A move for the seat to decide."""
        ladder = find_ladder(match.game)
        point = ladder.point(ladder.levels[self.name] if self.index is None else self.index)
        if point.simulations is None:
            return self._by_policy(match, point.reach * _beginner_reach(match))
        self.simulations, self.strength = point.simulations, point.strength
        return super().choose(match, last)


def _beginner_reach(match: Match) -> float:
    """How much worse than the best a beginner's move may be, in points of the policy."""
    return load_policy(match.game, match.players)["beginner_reach"]


def _seen(game: Game, states: Any, seat: int) -> bytes:
    """A seat's observation as bytes, to be compared with another."""
    out = np.zeros(game.features, np.int16)
    observe_at(states, 0, seat, out)
    return out.tobytes()


def _rounded(values: tuple[float, ...]) -> list[float]:
    return [round(float(value), 4) for value in values]


def _cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def gardener(seed: int | None = None, **settings: Any) -> Gardener:
    """The dial at this level; a search instead if the settings say how long to search or how sharply to choose."""
    if settings.keys() & {"seconds", "simulations", "strength"}:
        return Gardener(seed, **settings)
    return Dial(seed, "gardener", **settings)


def master(seed: int | None = None, **settings: Any) -> Gardener:
    """A search of 10 seconds a decision, on all cores as far as the memory for their trees is worth it."""
    chosen = {"name": MASTER, "seconds": MASTER_SECONDS, "threads": min(MOST_THREADS, _cores()), **settings}
    return Gardener(seed, **chosen)


def head_gardener(seed: int | None = None, **settings: Any) -> Gardener:
    """A search of 2 seconds a decision."""
    return Gardener(seed, **{"name": "head-gardener", "seconds": 2.0, **settings})
