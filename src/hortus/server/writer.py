"""One task writes for all tables: whatever is waiting goes into one transaction, then everybody hears of it.

A write is acknowledged only after its commit. If a transaction fails, its writes are tried one by one, so that one
bad write cannot take others down with it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import bindparam, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from . import metrics, ratings, schema

logger = logging.getLogger("hortus.writer")

_INSERT_LOG = insert(schema.log)
_INSERT_CHAT = insert(schema.chat)
_UPDATE_TABLE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"))
    .values(
        state=bindparam("new_state"), turn=bindparam("new_turn"), ply=bindparam("new_ply"),
        changed=bindparam("new_changed"), winners=bindparam("new_winners"),
    )
)  # fmt: skip


@dataclass(slots=True)
class Write:
    """What belongs together: entries of a table's log, how the table now stands, and what follows from it."""

    log: list[Mapping[str, Any]] = field(default_factory=list)
    standing: Mapping[str, Any] | None = None
    chat: list[Mapping[str, Any]] = field(default_factory=list)
    statements: list[Any] = field(default_factory=list)
    ending: ratings.Ending | None = None  # the match ends with this
    done: asyncio.Future[None] | None = None


class Writer:
    def __init__(self, engine: AsyncEngine, most: int) -> None:
        self.engine = engine
        self.most = most
        self._waiting: list[Write] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self._closing = True
        self._wake.set()
        if self._task:
            await self._task

    async def commit(self, write: Write) -> None:
        """Returns once the write is safe; raises if it could not be made."""
        if self._closing:
            raise RuntimeError("the writer is closed")
        write.done = asyncio.get_running_loop().create_future()
        self._waiting.append(write)
        self._wake.set()
        # A caller who is cancelled does not take the write with them.
        await asyncio.shield(write.done)

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch, self._waiting = self._waiting[: self.most], self._waiting[self.most :]
                await self._commit(batch)
            if self._closing:
                return

    async def _commit(self, batch: list[Write]) -> None:
        started = time.perf_counter()
        try:
            await self._transaction(batch)
        except Exception as problem:
            if len(batch) == 1:
                logger.warning("write failed", extra={"problem": type(problem).__name__})
                _settle(batch[0], problem)
                return
            for write in batch:
                await self._commit([write])
            return
        metrics.commit_seconds.observe(time.perf_counter() - started)
        metrics.batch.observe(len(batch))
        for write in batch:
            _settle(write, None)

    async def _transaction(self, batch: list[Write]) -> None:
        log = [entry for write in batch for entry in write.log]
        standing = [write.standing for write in batch if write.standing]
        chat = [line for write in batch for line in write.chat]
        async with self.engine.begin() as connection:
            await _many(connection, _INSERT_LOG, log)
            await _many(connection, _UPDATE_TABLE, standing)
            await _many(connection, _INSERT_CHAT, chat)
            for write in batch:
                for statement in write.statements:
                    await connection.execute(statement)
            endings = [write.ending for write in batch if write.ending]
            if endings:
                await ratings.store(connection, endings)


async def _many(connection: AsyncConnection, statement: Any, rows: list[Mapping[str, Any]]) -> None:
    if rows:
        await connection.execute(statement, rows)


def _settle(write: Write, problem: Exception | None) -> None:
    done = write.done
    if done is None or done.done():
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)
        done.exception()  # heard, even if the caller has gone
