"""Bots in seats: they think in threads, within a time, and for a bot that fails or is late a weaker level plays."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING

from hortus.bots import BOTS, Bot, find
from hortus.games.contract import SEEDS
from hortus.table import Match

from . import metrics
from .bots import checked_bot
from .commands import PlayForBot
from .refusals import Refusal
from .settings import Settings

if TYPE_CHECKING:
    from .hub import Hub
    from .table import Table

logger = logging.getLogger("hortus.bots")
_dice = random.SystemRandom()


class BotRunner:
    """One task for each table where a bot is to decide."""

    def __init__(self, hub: Hub, settings: Settings) -> None:
        self._hub = hub
        self._settings = settings
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._pool = ThreadPoolExecutor(settings.bot_threads, thread_name_prefix="bot")
        self._substitutes = ThreadPoolExecutor(1, thread_name_prefix="substitute")

    def busy(self, table: Table) -> bool:
        return table.id in self._tasks

    def wake(self, table: Table) -> None:
        """See to it that a bot thinks if one is to decide, and that none does otherwise."""
        turn = table.turn
        table.thinking = turn if turn is not None and table.seats[turn].played_by_bot else None
        running = self._tasks.get(table.id)
        if table.thinking is None or not table.kept:
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

    async def close(self) -> None:
        for task in list(self._tasks.values()):
            task.cancel()
        for pool in (self._pool, self._substitutes):
            pool.shutdown(wait=False, cancel_futures=True)

    async def _play(self, table: Table) -> None:
        """Decide as long as bots are to decide."""
        try:
            while (turn := table.turn) is not None and table.seats[turn].played_by_bot and table.kept:
                started = time.monotonic()
                match, ply, undos = table.match, table.ply, table.undos
                if match is None:
                    await self._hub.complete(table)
                    continue
                seat = table.seats[turn]
                name = checked_bot(seat.bot if seat.kind == "bot" else None, self._settings.stand_in)
                move = await self._choose(name, match, turn)
                await asyncio.sleep(max(0.0, self._settings.bot_pause - (time.monotonic() - started)))
                with suppress(Refusal):  # the table has moved on
                    await self._hub.do(table, PlayForBot(ply, undos, move))
                    metrics.moves.labels(table.game, "bot").inc()
        except asyncio.CancelledError:
            raise
        except Exception:
            metrics.errors.inc()
            logger.exception("a bot's turn failed", extra={"table": table.id})
            await asyncio.sleep(2)

    async def _choose(self, name: str, match: Match, seat: int) -> str:
        """The bot's move; a weaker level's if it fails or comes late. Any legal move only if all of them fail."""
        legal = match.moves()
        if len(legal) == 1:
            return legal[0]
        for level in (name, *weaker(name)):
            move = await self._think(level, match, seat, self._pool if level == name else self._substitutes)
            if move in legal:
                return move
            logger.warning("a bot's move was replaced", extra={"bot": level, "game": match.game.name})
        return _dice.choice(legal)

    async def _think(self, name: str, match: Match, seat: int, pool: ThreadPoolExecutor) -> str:
        """What a bot chooses; nothing if it fails. Its time begins when it begins to think, not when it is asked.

        It gets a match in which all that its seat cannot know has been dealt again.
        """
        bot: Bot | None = None
        why = "error"
        loop, begun = asyncio.get_running_loop(), asyncio.Event()

        def thinking(bot: Bot, shown: Match) -> str:
            loop.call_soon_threadsafe(begun.set)
            return bot.choose(shown)

        try:
            bot = find(name)
            thought = loop.run_in_executor(pool, thinking, bot, match.redealt(seat, secrets.randbelow(SEEDS)))
            try:
                await asyncio.wait_for(begun.wait(), self._settings.bot_queue_seconds)
            except TimeoutError:
                thought.cancel()
                metrics.bot_failures.labels("queue").inc()
                return ""
            return await asyncio.wait_for(thought, self._settings.bot_seconds)
        except asyncio.CancelledError:
            _stop(bot)
            raise
        except TimeoutError:
            _stop(bot)
            why = "slow"
        except Exception:
            logger.exception("a bot failed", extra={"bot": name, "game": match.game.name})
        metrics.bot_failures.labels(why).inc()
        return ""


def weaker(name: str) -> list[str]:
    """The levels that can stand in for a bot, the next weaker one first."""
    levels = list(BOTS)
    return levels[: levels.index(name)][::-1] if name in levels else ["sprout", "seedling"]


def _stop(bot: Bot | None) -> None:
    """Bots that can be told to stop are told."""
    cancel = getattr(bot, "cancel", None)
    if callable(cancel):
        cancel()
