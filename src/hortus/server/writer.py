"""One task writes for all tables: whatever is waiting goes into one transaction, then everybody hears of it.

The log is the lock. A write whose place in a sequence is taken changes nothing and is told so; the others of its
transaction do not notice. So a transaction whose fate is unknown may be tried again: what was stored the first time
finds its own place taken, and the command's id in the log says by whom.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import bindparam, insert, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from . import metrics, schema

logger = logging.getLogger("hortus.writer")

PATIENCE = (0.05, 0.2, 0.5, 1.0, 2.0)  # seconds between tries while the database does not answer
_RATING_LOCK = 0x686F7274  # PostgreSQL: endings are numbered in the order they are committed

_SUMMARY = ("state", "turn", "ply", "changed", "number", "rematch", "winners", "check_at", "bot_turn", "keeper")
_UPDATE_TABLE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"))
    .values({name: bindparam(f"new_{name}") for name in _SUMMARY})
)
_SEAT = ("kind", "name", "person", "bot", "stand_in", "out_of_time")
_UPDATE_SEAT = (
    update(schema.seats)
    .where(schema.seats.c.table_id == bindparam("table"), schema.seats.c.seat == bindparam("number"))
    .values({name: bindparam(f"new_{name}") for name in _SEAT})
)

Notifying = Callable[[AsyncConnection, list[str], list[str]], Awaitable[None]]


@dataclass(slots=True)
class Write:
    """What belongs together: entries of one table's log, or a line of its chat, and what follows from them."""

    log: Sequence[dict[str, Any]] = ()
    chat: dict[str, Any] | None = None
    summary: dict[str, Any] | None = None  # how the table now stands
    seats: Sequence[dict[str, Any]] = ()  # those that have changed
    ending: dict[str, Any] | None = None
    done: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def key(self) -> tuple[str, int]:
        first = self.log[0] if self.log else self.chat
        assert first is not None
        return first["table_id"], first["number"] if self.log else first["line"]


class Writer:
    def __init__(self, engine: AsyncEngine, most: int, notify: Notifying | None = None) -> None:
        self.engine = engine
        self._notify = notify  # tells other processes, in the transaction, which logs and chats have grown
        self.most = most
        postgres = engine.dialect.name == "postgresql"
        insert_new: Any = postgresql.insert if postgres else sqlite.insert
        log, chat = schema.log, schema.chat
        self._insert_first = insert_new(log).on_conflict_do_nothing().returning(log.c.table_id)
        self._insert_chat = insert_new(chat).on_conflict_do_nothing().returning(chat.c.table_id)
        self._order_endings = text(f"select pg_advisory_xact_lock({_RATING_LOCK})") if postgres else None
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

    async def commit(self, write: Write) -> bool:
        """Returns once it is safe: true, or false if its place was taken. Raises if the database could not do it:
        then nobody knows whether it is stored."""
        if self._closing:
            raise RuntimeError("the writer is closed")
        self._waiting.append(write)
        self._wake.set()
        # A caller who is cancelled does not take the write with them.
        return await asyncio.shield(write.done)

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
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
                taken = await self._transaction(batch)
            except (OperationalError, InterfaceError, OSError) as found:  # busy, or gone: all of them again
                problem = found
                if pause is None or self._closing:
                    break
                await asyncio.sleep(pause)
            except DBAPIError as found:  # something about one of them
                problem = found
                break
            except Exception as found:
                problem = found
                break
            else:
                metrics.commit_seconds.observe(time.perf_counter() - started)
                metrics.batch.observe(len(batch))
                for write in batch:
                    _settle(write, write.key[0] in taken[write.chat is None], None)
                return
        if len(batch) > 1 and not isinstance(problem, (OperationalError, InterfaceError, OSError)):
            middle = len(batch) // 2
            await self._commit(batch[:middle])
            await self._commit(batch[middle:])
            return
        logger.warning("writing failed", extra={"problem": type(problem).__name__, "writes": len(batch)})
        for write in batch:
            _settle(write, False, problem)

    async def _transaction(self, batch: list[Write]) -> tuple[set[str], set[str]]:
        """The tables whose (chat, log) was written."""
        logs = [write for write in batch if write.log]
        chats = [write.chat for write in batch if write.chat]
        async with self.engine.begin() as connection:
            said = await _returned(connection, self._insert_chat, chats)
            moved = await _returned(connection, self._insert_first, [write.log[0] for write in logs])
            written = [write for write in logs if write.log[0]["table_id"] in moved]
            await _many(connection, insert(schema.log), [row for write in written for row in write.log[1:]])
            await _many(connection, _UPDATE_TABLE, [_new(write.summary, "id") for write in written if write.summary])
            await _many(connection, _UPDATE_SEAT, [_new(row, "table_id") for write in written for row in write.seats])
            endings = [write.ending for write in written if write.ending]
            if endings:
                if self._order_endings is not None:
                    await connection.execute(self._order_endings)
                await _many(connection, insert(schema.endings), endings)
            if self._notify:
                await self._notify(connection, sorted(moved), sorted(said))
        return said, moved


def _new(row: dict[str, Any], table: str) -> dict[str, Any]:
    """A row's values by the names that the updates give them."""
    values = {f"new_{name}": value for name, value in row.items() if name not in (table, "seat")}
    values["table"] = row[table]
    if "seat" in row:
        values["number"] = row["seat"]
    return values


async def _returned(connection: AsyncConnection, statement: Any, rows: Sequence[dict[str, Any]]) -> set[str]:
    if not rows:
        return set()
    return set((await connection.execute(statement, rows)).scalars())


async def _many(connection: AsyncConnection, statement: Any, rows: Sequence[dict[str, Any]]) -> None:
    if rows:
        await connection.execute(statement, rows)


def _settle(write: Write, written: bool, problem: Exception | None) -> None:
    if write.done.done():
        return
    if problem is None:
        write.done.set_result(written)
    else:
        write.done.set_exception(problem)
        write.done.exception()  # heard, even if the caller has gone
