"""One random match of a variant, and every check applied along it."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from hortus.games import game as find_game
from hortus.kernel import generic, plain
from hortus.table import Match
from tests.variants import Variant, name_of, seed_of

NAMES = ("Ada", "Émile", "Zoë", "Rosa", "Jürgen")


class Walk:
    """A match on its way. Checks look at it, and change nothing but copies."""

    def __init__(self, variant: Variant, seed: int, deep: bool = False) -> None:
        name, players, options = variant
        self.variant, self.seed, self.deep = variant, seed, deep
        self.game = find_game(name)
        self.seats = range(players)
        self.dice = random.Random(seed)  # for the checks; the moves have their own
        self.match = Match(name, players, options, seed, NAMES[:players])
        self.before: Match | None = None  # the match before the last move,
        self.last = -1  # whose code this is
        self.twin: Any = self.game.fresh(players, options)  # the same match in plain Python
        plain(generic.deal)(self.twin, seed)
        self.digests = [self.match.digest()]  # of every state so far
        self.copies: list[tuple[Match, str]] = []  # made on the way, with the digest each must keep
        self._moves = random.Random(seed + 1)

    def step(self) -> None:
        self.before = self.match.clone()
        self.last = self._moves.choice(self.match.codes())
        self.match.play_code(self.last)
        plain(generic.play)(self.twin, self.last)
        self.digests.append(self.match.digest())


@dataclass(frozen=True)
class Check:
    function: Callable[[Walk], None]
    every: int  # it looks at each so many plies or a little more rarely, and at the end
    when: str  # "along" the way, at the "start" or at the "end"

    @property
    def name(self) -> str:
        return f"{self.function.__module__.rpartition('.')[2]}.{self.function.__name__}"

    def is_due(self, walk: Walk) -> bool:
        if self.when == "start":
            return walk.match.ply == 0
        if walk.match.over:
            return True
        if self.when != "along" or walk.deep or self.every == 1:
            return self.when == "along"
        stride = self.every + 2 * (walk.match.ply // 100)  # in a long match more rarely
        return (walk.match.ply + walk.seed) % stride == 0


CHECKS: list[Check] = []


def along(every: int = 1) -> Callable[[Callable[[Walk], None]], Callable[[Walk], None]]:
    """A check of the match as it stands, at each so many plies and at the end; at every ply in the long run.

    An odd number, so that in a game whose turns have two moves both are looked at.
    """

    def register(function: Callable[[Walk], None]) -> Callable[[Walk], None]:
        CHECKS.append(Check(function, every, "along"))
        return function

    return register


def at_start(function: Callable[[Walk], None]) -> Callable[[Walk], None]:
    """A check of a match that has just been dealt."""
    CHECKS.append(Check(function, 1, "start"))
    return function


def at_end(function: Callable[[Walk], None]) -> Callable[[Walk], None]:
    """A check of a finished match."""
    CHECKS.append(Check(function, 1, "end"))
    return function


def walk(variant: Variant, checks: Sequence[Check], seed: int = 0, deep: bool = False) -> Walk:
    """Play one match to its end under the checks. All that fail are raised together, each with its name and ply."""
    found = Walk(variant, seed_of(variant) + seed, deep)
    failures: dict[str, Exception] = {}

    def hold(name: str, function: Callable[[], None]) -> None:
        try:
            function()
        except Exception as problem:
            problem.add_note(f"{name}: {name_of(variant)}, seed {found.seed}, ply {found.match.ply}")
            failures[f"{name} at ply {found.match.ply}"] = problem
            failed.add(name)

    failed: set[str] = set()
    while True:
        for check in checks:
            if check.name not in failed and check.is_due(found):
                hold(check.name, partial(check.function, found))
        if found.match.over or "step" in failed:
            break
        hold("step", found.step)
    if failures:
        raise ExceptionGroup(f"{name_of(variant)}: {', '.join(failures)}", list(failures.values()))
    return found
