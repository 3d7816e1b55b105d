"""One task writes for all tables: whatever is waiting goes into one transaction, then everybody hears of it.

A write whose place in a sequence is taken changes nothing and is told so; the others of its transaction do not notice.
So a transaction whose fate is unknown may be tried again: what was stored the first time finds its own place taken, and
the command's id in the log says by whom.
"""

from __future__ import annotations

import asyncio
import logging
import time

from sqlalchemy.ext.asyncio import AsyncEngine

from . import metrics
from .transactions import SqliteTransactions, Transactions, Unavailable, Write
from .transactions_postgres import PostgresTransactions

logger = logging.getLogger("hortus.writer")

ROUNDS = 4  # of the event loop before a transaction: what has arrived by then goes with it, nobody waits for a time
PATIENCE = (0.05, 0.2, 0.5, 1.0, 2.0)  # seconds between tries while the database does not answer


def transactions(engine: AsyncEngine, process: str) -> Transactions:
    """How this process stores things in the database of this engine."""
    if engine.dialect.name == "postgresql":
        return PostgresTransactions(engine.url.set(drivername="postgresql").render_as_string(False), process)
    return SqliteTransactions(str(engine.url.database), process)


class Writer:
    def __init__(self, transactions: Transactions, most: int) -> None:
        self.transactions = transactions
        self.most = most
        self._waiting: list[Write] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False

    def waiting(self) -> int:
        """How many changes are still to be stored."""
        return len(self._waiting)

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self._closing = True
        self._wake.set()
        if self._task:
            await self._task
            await self.transactions.close()

    async def commit(self, write: Write) -> int | None:
        """Returns once it is safe: the table's epoch, or None if its place was taken or it lay behind a fence. Raises
        if the database could not do it: then nobody knows whether it is stored."""
        if self._closing:
            raise RuntimeError("the writer is closed")
        self._waiting.append(write)
        self._wake.set()
        return await write.done  # a caller who is cancelled does not take the write with them

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                for _ in range(ROUNDS):
                    await asyncio.sleep(0)
                await self._commit(self._next())
            if self._closing:
                return

    def _next(self) -> list[Write]:
        """The next transaction: one write for each table's log and chat, in the order of their keys.

        So that two processes never wait for each other in a circle.
        """
        batch: dict[tuple[str, bool], Write] = {}
        rest = []
        for write in self._waiting:
            key = write.key[0], write.chat is None
            if key in batch or len(batch) >= self.most:
                rest.append(write)
            else:
                batch[key] = write
        self._waiting = rest
        return sorted(batch.values(), key=lambda write: write.key)

    async def _commit(self, batch: list[Write]) -> None:
        started = time.perf_counter()
        problem: Exception | None = None
        for pause in (*PATIENCE, None):
            try:
                stored = await self.transactions.store(batch)
            except Unavailable as found:  # all of them again
                problem = found
                if pause is None or self._closing:
                    break
                await asyncio.sleep(pause)
            except Exception as found:  # something about one of them
                problem = found
                break
            else:
                metrics.commit_seconds.observe(time.perf_counter() - started)
                metrics.batch.observe(len(batch))
                for i, write in enumerate(batch):
                    _settle(write, stored.get(i), None)
                return
        if len(batch) > 1 and not isinstance(problem, Unavailable):
            middle = len(batch) // 2
            await self._commit(batch[:middle])
            await self._commit(batch[middle:])
            return
        logger.warning("writing failed", extra={"problem": type(problem).__name__, "writes": len(batch)})
        for write in batch:
            _settle(write, None, problem)


def _settle(write: Write, epoch: int | None, problem: Exception | None) -> None:
    if write.done.done():
        return
    if problem is None:
        write.done.set_result(epoch)
    else:
        write.done.set_exception(problem)
        write.done.exception()  # heard, even if the caller has gone
