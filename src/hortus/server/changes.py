"""What running servers are told by way of the database: sessions that end, people who change, bans, announcements,
and what an administrator asks for.

A change is a row. Every process reads the new ones, at once where PostgreSQL notifies it and every two seconds
otherwise, so that it works from a command beside the servers too, and on SQLite. Orders are changes that one process
carries out, whichever takes it first, and answers.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from . import metrics, schema
from .loops import Loop
from .notes import Note, send
from .refusals import Refusal
from .storage import Storage, now

logger = logging.getLogger("hortus.changes")

POLL = 2.0
WINDOW = 200  # transactions do not end in the order of their numbers: so far back is looked again
WORKING = "…"

Handler = Callable[[dict[str, Any]], Awaitable[None]]
Order = Callable[[dict[str, Any]], Awaitable[str]]


async def tell(connection: AsyncConnection, kind: str, **data: Any) -> int:
    """Tell all servers with this transaction; the number of the change."""
    done = await connection.execute(
        insert(schema.changes).values(at=now(), kind=kind, data=msgspec.json.encode(data).decode())
        .returning(schema.changes.c.id)
    )  # fmt: skip
    if connection.dialect.name == "postgresql":
        await send(connection, Note("", changes=True))
    return int(done.scalar_one())


class Changes:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._handlers: dict[str, Handler] = {}
        self._orders: dict[str, Order] = {}
        self._last = 0
        self._seen: set[int] = set()
        self._looking = asyncio.Lock()
        self._loop = Loop(logger, "following changes", self.look, POLL)
        self._tasks: set[asyncio.Task[None]] = set()

    def on(self, kind: str, handler: Handler) -> None:
        """Every process does this when it hears of such a change."""
        self._handlers[kind] = handler

    def order(self, kind: str, carry_out: Order) -> None:
        """One process does this and answers."""
        self._orders[kind] = carry_out

    async def start(self) -> None:
        row = await self._storage.row(select(func.max(schema.changes.c.id)))
        self._last = (row[0] if row else None) or 0
        c = schema.changes.c
        rows = await self._storage.rows(select(c.id).where(c.id > self._last - WINDOW))
        self._seen = {row.id for row in rows}
        self._loop.start()

    async def close(self) -> None:
        await self._loop.close()

    def wake(self) -> None:
        self._loop.wake()

    async def tell(self, kind: str, **data: Any) -> None:
        """Tell all servers; this one has heard it when this returns."""
        async with self._storage.engine.begin() as connection:
            await tell(connection, kind, **data)
        await self.look()

    async def look(self) -> None:
        """Read what is new and act on it."""
        c = schema.changes.c
        async with self._looking:
            rows = await self._storage.rows(
                select(c.id, c.kind, c.data, c.answer).where(c.id > self._last - WINDOW).order_by(c.id)
            )
            for row in rows:
                if row.id in self._seen:
                    continue
                self._seen.add(row.id)
                self._last = max(self._last, row.id)
                try:
                    await self._act(row)
                except Exception:  # one that fails does not keep the others back
                    metrics.errors.inc()
                    logger.exception("a change failed", extra={"kind": row.kind, "change": row.id})
            self._seen = {known for known in self._seen if known > self._last - WINDOW}

    async def _act(self, row: Any) -> None:
        data = msgspec.json.decode(row.data)
        if row.kind in self._handlers:
            await self._handlers[row.kind](data)
        elif row.kind in self._orders and row.answer is None and await self._take(row.id):
            task = asyncio.create_task(self._carry_out(row.id, row.kind, data))  # it may tell of changes itself
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _carry_out(self, change: int, kind: str, data: dict[str, Any]) -> None:
        try:
            answer = await self._orders[kind](data)
        except Refusal as refusal:
            answer = refusal.sentence("en")
        except Exception:
            metrics.errors.inc()
            logger.exception("an order failed", extra={"kind": kind})
            answer = "It failed; the server's log says why."
        c = schema.changes
        await self._storage.write(update(c).where(c.c.id == change).values(answer=answer))

    async def _take(self, change: int) -> bool:
        c = schema.changes
        async with self._storage.engine.begin() as connection:
            done = await connection.execute(
                update(c).where(c.c.id == change, c.c.answer.is_(None)).values(answer=WORKING)
            )
        return bool(done.rowcount)
