"""One transaction for whatever the writer has gathered, in each database's own driver: it is what every move costs.

The log is the lock: an entry whose place is taken is not stored, and neither is what follows from it. What only the
keeper of a table may write has a fence: it is stored only under the epoch in which the keeper took the table over, and
only as long as the keeper's lease runs, by the database's clock.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Protocol

from .storage import now, prepare_sqlite

LEASE = 4_000  # milliseconds without a heartbeat after which a process counts as gone
ASLEEP = 2_000  # and for which an open transaction waits for its process: longer, and it would hold others up
DATABASE_TIME = "(extract(epoch from clock_timestamp()) * 1000)::bigint"  # PostgreSQL: milliseconds since 1970

LOG = ("table_id", "number", "kind", "at", "data", "command")
CHAT = ("table_id", "line", "at", "person", "name", "seat", "text", "phrase", "command")
SUMMARY = ("state", "turn", "ply", "changed", "number", "rematch", "winners", "ended", "rated", "check_at", "bot_turn")
SEAT = ("kind", "name", "person", "bot", "stand_in", "out_of_time", "gave_up")
ENDING = ("table_id", "game", "places", "counted")


def serving() -> dict[str, str]:
    """How a process that serves uses PostgreSQL: if it is stopped within a transaction, that ends and lets go of what
    it has locked. The process finds the connection broken when it goes on, and tries again."""
    return {"idle_in_transaction_session_timeout": str(ASLEEP)}


@dataclass(slots=True)
class Write:
    """What belongs together: entries of one table's log, or a line of its chat, and what follows from them."""

    log: Sequence[dict[str, Any]] = ()
    chat: dict[str, Any] | None = None
    summary: dict[str, Any] | None = None  # how the table now stands
    seats: Sequence[dict[str, Any]] = ()  # those that have changed
    ending: dict[str, Any] | None = None
    fence: int | None = None  # the epoch in which only the keeper may write this; None: anybody may
    done: asyncio.Future[int | None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def key(self) -> tuple[str, int]:
        first = self.log[0] if self.log else self.chat
        assert first is not None
        return first["table_id"], first["number"] if self.log else first["line"]


class Unavailable(Exception):
    """The database is busy or gone: the same may work a little later."""


class Transactions(Protocol):
    """Stores batches of writes, in the order of their keys, for one process."""

    async def store(self, batch: list[Write]) -> dict[int, int]:
        """By their place in the batch, the writes that were stored, with the epoch of their table (chat: 0)."""

    async def close(self) -> None: ...


def _insert(table: str, names: Sequence[str]) -> str:
    marks = ", ".join(f":{name}" for name in names)
    return f"insert into {table} ({', '.join(names)}) values ({marks}) on conflict do nothing"


_INSERT_LOG, _INSERT_CHAT, _INSERT_ENDING = _insert("log", LOG), _insert("chat", CHAT), _insert("endings", ENDING)
_MAY = """
    select 1 from tables join processes on processes.id = tables.keeper
    where tables.id = ? and tables.epoch = ? and tables.keeper = ? and alive and seen > ?
"""
_UPDATE_TABLE = f"""
    update tables set {", ".join(f"{name} = :{name}" for name in SUMMARY)},
        epoch = epoch + (:fence is null and keeper is not :keeper),
        keeper = case when :fence is null then :keeper else keeper end
    where id = :id returning epoch
"""
_UPDATE_SEAT = f"""
    update seats set {", ".join(f"{name} = :{name}" for name in SEAT)} where table_id = :table_id and seat = :seat
"""


class SqliteTransactions:
    """In a thread of its own, with a connection of its own: one hop for a whole batch."""

    def __init__(self, path: str, process: str) -> None:
        self._path, self._process = path, process
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._connection: sqlite3.Connection | None = None

    async def store(self, batch: list[Write]) -> dict[int, int]:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._store, batch)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _store(self, batch: list[Write]) -> dict[int, int]:
        try:
            if self._connection is None:
                self._connection = sqlite3.connect(self._path)
                prepare_sqlite(self._connection)
            cursor = self._connection.cursor()
            cursor.execute("begin immediate")
            try:
                stored = self._write(cursor, batch)
                cursor.execute("commit")
            except BaseException:
                self._connection.rollback()
                raise
        except sqlite3.OperationalError as problem:
            raise Unavailable(str(problem)) from problem
        return stored

    def _write(self, cursor: sqlite3.Cursor, batch: list[Write]) -> dict[int, int]:
        stored = {}
        for i, write in enumerate(batch):
            if write.chat is not None:
                if cursor.execute(_INSERT_CHAT, write.chat).rowcount:
                    stored[i] = 0
                continue
            table = write.key[0]
            if write.fence is not None:
                held = table, write.fence, self._process, now() - LEASE
                if cursor.execute(_MAY, held).fetchone() is None:
                    continue
            if not cursor.execute(_INSERT_LOG, write.log[0]).rowcount:
                continue
            for row in write.log[1:]:
                cursor.execute(_INSERT_LOG.removesuffix(" on conflict do nothing"), row)
            stored[i] = 0
            if write.summary:
                values = {**write.summary, "fence": write.fence, "keeper": self._process}
                stored[i] = cursor.execute(_UPDATE_TABLE, values).fetchone()[0]
            for row in write.seats:
                cursor.execute(_UPDATE_SEAT, row)
            if write.ending:
                cursor.execute(_INSERT_ENDING, write.ending)
        return stored
