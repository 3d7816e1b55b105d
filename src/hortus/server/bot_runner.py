"""Bots in seats: they think in worker processes, within a time, and for a bot that is late a weaker level plays."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from hortus.bots import BOTS, MASTER, names
from hortus.bots.levels import MASTER_SECONDS
from hortus.table import Match

from . import metrics
from .bots import checked_bot, played_as, ready
from .commands import PlayForBot
from .refusals import Refusal
from .settings import Settings
from .thinking import Position, choose, choose_with_dice
from .workers import Job, Priority, Unfinished, Workers

if TYPE_CHECKING:
    from .hub import Hub
    from .table import Table

logger = logging.getLogger("hortus.bots")
DAILY_SIMULATIONS = 300  # of a decision of a daily garden's bot


class BotRunner:
    """One task for each table where a bot is to decide."""

    def __init__(self, hub: Hub, settings: Settings, workers: Workers) -> None:
        self._hub = hub
        self._settings = settings
        self._workers = workers
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._masters = 0  # that think now

    def busy(self, table: Table) -> bool:
        return table.id in self._tasks

    def wake(self, table: Table) -> None:
        """See to it that a bot thinks if one is to decide, and that none does otherwise."""
        turn = table.turn
        table.thinking = turn if turn is not None and table.seats[turn].played_by_bot else None
        running = self._tasks.get(table.id)
        if table.thinking is None or table.lease is None:
            if running and running is not asyncio.current_task():
                running.cancel()
        elif not running and not self._hub.closing:
            task = asyncio.create_task(self._play(table), name=f"bot at {table.id}")
            self._tasks[table.id] = task
            task.add_done_callback(lambda _: self._done(table, task))

    def _done(self, table: Table, task: asyncio.Task[None]) -> None:
        if self._tasks.get(table.id) is task:
            del self._tasks[table.id]
        if not self._hub.closing and not (not task.cancelled() and task.exception()):
            self.wake(table)  # the table may have come back to a bot meanwhile

    def close(self) -> None:
        """Nothing is decided any more."""
        for task in self._tasks.values():
            task.cancel()

    async def _play(self, table: Table) -> None:
        """Decide as long as bots are to decide."""
        try:
            while (turn := table.turn) is not None and table.seats[turn].played_by_bot and table.lease is not None:
                started = time.monotonic()
                match, ply, undos = table.match, table.ply, table.undos
                if match is None:
                    await self._hub.complete(table)
                    continue
                seat = table.seats[turn]
                name = checked_bot(seat.bot if seat.kind == "bot" else None, names(), self._settings.stand_in)
                move, level = await self._choose(table, name, match, turn)
                await asyncio.sleep(max(0.0, self._settings.bot_pause - (time.monotonic() - started)))
                with suppress(Refusal):  # the table has moved on
                    await self._hub.do(table, PlayForBot(ply, undos, move, None if level == name else level))
                    metrics.moves.labels(table.game, "bot").inc()
        except asyncio.CancelledError:
            raise
        except Exception:
            metrics.errors.inc()
            logger.exception("a bot's turn failed", extra={"table": table.id})
            await asyncio.sleep(2)

    async def _choose(self, table: Table, name: str, match: Match, seat: int) -> tuple[str, str]:
        """The bot's move, or that of a weaker level if it fails or comes late; and the level that chose it."""
        legal = match.moves()
        if len(legal) == 1:
            return legal[0], name
        for level, work, what in _ways(table, name, match, seat):
            if not ready(what[0], match.game.name) or (level == MASTER and self._masters >= self._settings.masters):
                continue
            job = Job(
                work, what, owner=table.host, affinity=table.id,
                priority=self._priority(table) if level == name else Priority.LATE,
                start_within=self._settings.bot_queue_seconds,
                seconds=self._settings.bot_seconds + (MASTER_SECONDS if level == MASTER else 0.0),
            )  # fmt: skip
            self._masters += level == MASTER
            try:
                move = await self._workers.run(job)
            except Unfinished as problem:
                metrics.bot_failures.labels(problem.why).inc()
                if self._hub.closing:
                    raise asyncio.CancelledError from None
            except RuntimeError as problem:
                metrics.bot_failures.labels("error").inc()
                logger.error("a bot failed", extra={"bot": level, "game": table.game, "problem": str(problem)})
            else:
                if move in legal:
                    metrics.bot_decisions.labels(level, "itself" if level == name else "weaker").inc()
                    return move, level
                logger.error("a bot's move is not legal", extra={"bot": level, "game": table.game})
            finally:
                self._masters -= level == MASTER
        raise RuntimeError("no bot can decide")

    @staticmethod
    def _priority(table: Table) -> Priority:
        """People who wait come first, then tables that somebody watches."""
        here = table.people_here()
        if any(seat.person in here for seat in table.seats if seat.kind == "person" and not seat.stand_in):
            return Priority.WAITING
        return Priority.WATCHED if here or table.watchers() else Priority.BACKGROUND


def _ways(table: Table, name: str, match: Match, seat: int) -> list[tuple[str, Callable[..., str], tuple[Any, ...]]]:
    """How a bot's decision can be come to, the best way first: the level, what a worker calls, and with what.

    In a daily garden the bot is the same for everybody: its dice follow from the seed, and nobody stands in for it.
    """
    if table.daily:
        dice = int.from_bytes(hashlib.sha256(f"hortus bot:{table.seed}:{table.ply}".encode()).digest()[:7])
        bot = f"{name}:simulations={DAILY_SIMULATIONS}"
        return [(name, choose_with_dice, (bot, Position(match, seat, dice), dice))]
    position, here = Position(match, seat), (table.id, seat)
    index = table.seats[seat].index
    others = weaker(name) or ([name] if index is not None else [])  # what lies just above the weakest may need a search
    first = played_as(name, index)
    return [(name, choose, (first, position, here)), *((level, choose, (level, position, here)) for level in others)]


def weaker(name: str) -> list[str]:
    """The levels that can stand in for a bot, the next weaker one first."""
    levels = list(BOTS)
    return levels[: levels.index(name)][::-1] if name in levels else ["sprout", "seedling"]
