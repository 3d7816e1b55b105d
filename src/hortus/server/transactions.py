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

import msgspec
from sqlalchemy import ColumnElement, Dialect, literal, literal_column

from .storage import now, prepare_sqlite

LEASE = 4_000  # milliseconds without a heartbeat after which a process counts as gone
ASLEEP = LEASE  # and for which an open transaction waits for its process: longer, and it would hold others up
DATABASE_TIME = "(extract(epoch from clock_timestamp()) * 1000)::bigint"  # PostgreSQL: milliseconds since 1970

LOG = ("table_id", "number", "kind", "at", "data", "command")
CHAT = ("table_id", "line", "at", "person", "name", "seat", "text", "phrase", "command")
SUMMARY = ("state", "turn", "ply", "changed", "number", "rematch", "winners", "ended", "rated", "check_at", "bot_turn")
SEAT = ("kind", "name", "person", "bot", "stand_in", "out_of_time", "gave_up")
ENDING = ("table_id", "game", "places", "counted")


def database_time(dialect: Dialect) -> ColumnElement[int]:
    """The database's clock, in milliseconds since 1970; of a file it is ours."""
    return literal_column(DATABASE_TIME) if dialect.name == "postgresql" else literal(now())


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
    return f"insert into {table} ({', '.join(names)}) values ({marks})"


def _rows(names: Sequence[str]) -> str:
    """The rows of a JSON list of lists, their values under these names."""
    values = ", ".join(f"json_extract(value, '$[{i}]') as {name}" for i, name in enumerate(names))
    return f"(select {values} from json_each(:rows))"


_INSERT_CHAT, _INSERT_ENDING = f"{_insert('chat', CHAT)} on conflict do nothing", _insert("endings", ENDING)
# Which writes find their place, and the epoch that their table then has. Nobody else writes meanwhile.
_FREE = f"""
    select json_group_array(json_array(n.i, epoch + (n.fence is null and keeper is not :keeper)))
    from {_rows(("i", "table_id", "number", "command", "fence"))} n join tables on tables.id = n.table_id
    where not exists (select 1 from log where log.table_id = n.table_id and log.number = n.number)
        and not exists (select 1 from log where log.table_id = n.table_id and log.command = n.command)
        and (n.fence is null or exists (
            select 1 from processes
            where id = tables.keeper and id = :keeper and tables.epoch = n.fence and alive and seen > :since
        ))
"""
_INSERT_LOG = f"insert into log ({', '.join(LOG)}) select * from {_rows(LOG)}"
_UPDATE_TABLES = f"""
    update tables set {", ".join(f"{name} = n.{name}" for name in SUMMARY)},
        epoch = epoch + (n.fence is null and keeper is not :keeper),
        keeper = case when n.fence is null then :keeper else keeper end
    from {_rows(("id", "fence", *SUMMARY))} n where tables.id = n.id
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
        """Most of it by one statement for all: between two statements Python changes threads."""
        stored = {i: 0 for i, write in enumerate(batch) if write.chat and self._said(cursor, write.chat)}
        wanted = [
            (i, first["table_id"], first["number"], first["command"], write.fence)
            for i, write in enumerate(batch) for first in write.log[:1]
        ]  # fmt: skip
        if not wanted:
            return stored
        keeper = {"keeper": self._process}
        free = cursor.execute(_FREE, {"rows": _json(wanted), **keeper, "since": now() - LEASE}).fetchone()[0]
        epochs: dict[int, int] = dict(msgspec.json.decode(free))
        written = [batch[i] for i in epochs]
        log = [[row[name] for name in LOG] for write in written for row in write.log]
        cursor.execute(_INSERT_LOG, {"rows": _json(log)})
        standing = [
            (write.summary["id"], write.fence, *(write.summary[name] for name in SUMMARY))
            for write in written if write.summary
        ]  # fmt: skip
        cursor.execute(_UPDATE_TABLES, {"rows": _json(standing), **keeper})
        cursor.executemany(_UPDATE_SEAT, [row for write in written for row in write.seats])
        cursor.executemany(_INSERT_ENDING, [write.ending for write in written if write.ending])
        return stored | {i: epoch if batch[i].summary else 0 for i, epoch in epochs.items()}

    @staticmethod
    def _said(cursor: sqlite3.Cursor, line: dict[str, Any]) -> bool:
        return cursor.execute(_INSERT_CHAT, line).rowcount > 0


def _json(rows: Sequence[Sequence[Any]]) -> str:
    return msgspec.json.encode(rows).decode()
