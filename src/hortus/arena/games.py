"""The games of an arena: which bots sit where on which deal, and how one such game goes."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator
from itertools import combinations, count
from typing import Any

import msgspec

from hortus import bots as all_bots
from hortus.bots import Gardener
from hortus.errors import BadOption
from hortus.games import game as find_game
from hortus.games.contract import SEEDS, checked_seed
from hortus.i18n import COMMON
from hortus.table import Match


class Job(msgspec.Struct, frozen=True):
    """One game: the deal's seed and who sits where."""

    deal: int
    lineup: tuple[str, ...]  # by seat
    rotation: int


class Result(msgspec.Struct, frozen=True):
    """How one game went. `slowest` is the longest decision of each seat, in seconds of processor time."""

    deal: int
    lineup: tuple[str, ...]
    rotation: int
    points: tuple[int, ...]
    winners: tuple[int, ...]
    plies: int
    slowest: tuple[float, ...]

    def share(self, seat: int) -> float:
        """The seat's part of the win."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def deal_seed(seed: int, number: int) -> int:
    """The seed of a deal. Those of two arenas with different seeds have nothing in common."""
    return int.from_bytes(hashlib.sha256(f"arena {seed}/{number}".encode()).digest()[:8]) % SEEDS


class Plan(msgspec.Struct, frozen=True):
    """What an arena is to play. Every deal is played with each rotation of the seats, so that luck evens out."""

    game: str
    bots: tuple[str, ...]
    players: int
    games: int
    seed: int = 0
    budget_ms: int | None = None
    options: dict[str, str] = {}

    def check(self) -> None:
        """BadOption or UnknownBot unless the plan can be played."""
        checked_seed(self.seed)
        game = find_game(self.game)
        game.fresh(self.players, self.options)
        if self.games < 1:
            raise BadOption(COMMON.sentences("arena-no-games"))
        if not self.bots:
            raise BadOption(COMMON.sentences("arena-no-bots"))
        if len(set(self.bots)) < len(self.bots):
            raise BadOption(COMMON.sentences("arena-bot-twice"))
        for name in self.bots:
            make(name, 0, self.budget_ms)

    def lineups(self) -> list[tuple[str, ...]]:
        """Who meets whom: all choices of bots for the seats; with fewer bots than seats, the first against the rest."""
        if self.players == 1:
            return [(name,) for name in self.bots]
        if len(self.bots) >= self.players:
            return list(combinations(self.bots, self.players))
        rest = self.bots[1:] or self.bots
        return [(self.bots[0], *(rest[i % len(rest)] for i in range(self.players - 1)))]

    def jobs(self) -> Iterator[Job]:
        """The games to play, in order; the number asked for is rounded up to whole deals."""
        lineups = self.lineups()
        done = 0
        for number in count():
            if done >= self.games:
                return
            deal = deal_seed(self.seed, number)
            for lineup in lineups:
                for rotation in range(self.players):
                    yield Job(deal, lineup[-rotation:] + lineup[:-rotation], rotation)
                    done += 1

    def digest(self) -> str:
        """The same for two runs that can share results: everything but how many games."""
        same = msgspec.structs.replace(self, games=0)
        return hashlib.sha256(msgspec.json.encode(same)).hexdigest()[:16]


def make(name: str, seed: int, budget_ms: int | None) -> Any:
    """A bot; a budget replaces the level's own time."""
    base = name.partition(":")[0]
    if budget_ms is None or base not in all_bots.SEARCHING or "simulations=" in name or "seconds=" in name:
        return all_bots.find(name, seed)
    return all_bots.find(name, seed, seconds=budget_ms / 1000)


def warm_up(plan: Plan) -> None:
    """Compile what the bots need, once and before many processes would."""
    for name in plan.bots:
        make(name, 0, 50).choose(Match(plan.game, plan.players, plan.options, 0))


def play_game(plan: Plan, job: Job) -> Result:
    """One game to its end. Chance and bots are seeded by the deal, so that a rotation meets the same luck."""
    match = Match(plan.game, plan.players, plan.options, job.deal)
    seats = [
        make(name, (job.deal << 8) + 8 * job.rotation + seat, plan.budget_ms) for seat, name in enumerate(job.lineup)
    ]
    for bot in seats:
        if isinstance(bot, Gardener):
            bot.clock = time.thread_time  # so that other work on the machine does not decide the game
    slowest = [0.0] * plan.players
    while (seat := match.turn) is not None:
        begin = time.thread_time()
        move = seats[seat].choose(match)
        slowest[seat] = max(slowest[seat], time.thread_time() - begin)
        match.play(move)
    return Result(
        job.deal, job.lineup, job.rotation, tuple(match.scores()), tuple(match.winners()), match.ply,
        tuple(round(seconds, 4) for seconds in slowest),
    )  # fmt: skip
