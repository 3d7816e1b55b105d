"""Several server processes on one PostgreSQL are one deployment: who is alive, who looks after what, who is told.

Whoever stored the last entry of a table looks after its clocks and bots: that process is its keeper. A process shows
that it is alive by a heartbeat; of those that do not any more, others take the tables over. This is no lock: two that
look after the same table are kept apart by its log, and taking a timed table over is itself an entry, so that whoever
had it before decides on an old state and fails.

Processes tell each other what has changed by PostgreSQL's notifications, and compare every few seconds what they have
open with what is stored, in case one was lost. With SQLite there is one process, and nobody to tell.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from . import schema
from .storage import Storage, new_id, now

logger = logging.getLogger("hortus.cluster")

CHANNEL = "hortus"
LEASE = 8_000  # milliseconds without a heartbeat after which a process counts as gone
IDS = 250  # table ids in one notification: its length is limited


class Note(msgspec.Struct, omit_defaults=True):
    """What one process tells the others."""

    sender: str
    tables: list[str] = []  # with new entries, or ratings
    chat: list[str] = []  # with new lines
    here: dict[str, tuple[list[str], int]] = {}  # by table: who is connected to the sender, and how many watch
    who: list[str] = []  # tables of which the sender would like to know that
    people: list[str] = []  # who have changed


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Note).decode


class Cluster:
    def __init__(self, storage: Storage) -> None:
        self.id = new_id()
        self._storage = storage
        self.alone = storage.engine.dialect.name != "postgresql"
        self.heard: Callable[[Note], None] = lambda note: None
        self.reconnected: Callable[[], None] = lambda: None
        self._listening: asyncio.Task[None] | None = None
        self._outbox: list[Note] = []
        self._sending: asyncio.Task[None] | None = None

    async def start(self) -> None:
        p = schema.processes
        if self.alone:  # whoever was here before is not any more
            await self._storage.write(update(p).values(alive=False))
        await self._storage.write(insert(p).values(id=self.id, seen=now(), alive=True))
        if not self.alone:
            self._listening = asyncio.create_task(self._listen(), name="listener")

    async def beat(self) -> None:
        """Still alive."""
        p = schema.processes
        await self._storage.write(update(p).where(p.c.id == self.id).values(seen=now(), alive=True))

    async def close(self) -> None:
        """Others may take over at once."""
        if self._listening:
            self._listening.cancel()
        if self._sending:
            await asyncio.wait([self._sending], timeout=1)
        p = schema.processes
        with suppress(Exception):
            await self._storage.write(update(p).where(p.c.id == self.id).values(seen=now(), alive=False))

    async def orphans(self) -> list[Any]:
        """Tables that need looking after and whose keeper is gone, with when the keeper was last seen."""
        t, p = schema.tables.c, schema.processes.c
        query = (
            select(t.id, t.pace, t.check_at, t.bot_turn, t.keeper, p.seen)
            .outerjoin(schema.processes, p.id == t.keeper)
            .where(
                t.state == "playing", t.quarantine.is_(None), t.check_at.is_not(None) | t.bot_turn,
                p.id.is_(None) | p.alive.is_(False) | (p.seen < now() - LEASE),
            )
            .limit(2000)
        )  # fmt: skip
        return list(await self._storage.rows(query))

    async def claim(self, table_id: str, keeper: str | None) -> bool:
        """Look after a table from now on, unless somebody else was faster."""
        t = schema.tables
        old = t.c.keeper.is_(None) if keeper is None else t.c.keeper == keeper
        async with self._storage.engine.begin() as connection:
            done = await connection.execute(update(t).where(t.c.id == table_id, old).values(keeper=self.id))
        return bool(done.rowcount)

    # -- telling

    async def notify(self, connection: AsyncConnection, tables: list[str], chat: list[str]) -> None:
        """Tell the others with this transaction what it changes."""
        if self.alone:
            return
        notes = [Note(self.id, tables=tables[i : i + IDS]) for i in range(0, len(tables), IDS)]
        notes += [Note(self.id, chat=chat[i : i + IDS]) for i in range(0, len(chat), IDS)]
        for note in notes:
            await _send(connection, note)

    def tell(self, **what: Any) -> None:
        """Tell the others something that is not stored."""
        if self.alone:
            return
        self._outbox.append(Note(self.id, **what))
        if self._sending is None:
            self._sending = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        try:
            while self._outbox:
                notes, self._outbox = self._outbox, []
                async with self._storage.engine.begin() as connection:
                    for note in notes:
                        await _send(connection, note)
        except Exception as problem:  # those who missed it compare later
            logger.warning("the others were not told", extra={"problem": type(problem).__name__})
        finally:
            self._sending = None

    async def _listen(self) -> None:
        """On a connection of its own, for as long as the process lives."""
        import asyncpg  # of the extra `scale`: a server with a file does without

        address = self._storage.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            connection = None
            try:
                connection = await asyncpg.connect(address)
                gone = asyncio.Event()
                connection.add_termination_listener(lambda *_, gone=gone: gone.set())
                await connection.add_listener(CHANNEL, self._hear)
                self.reconnected()
                await gone.wait()
            except asyncio.CancelledError:
                if connection is not None:
                    connection.terminate()
                raise
            except Exception as problem:
                logger.warning("the database does not answer", extra={"problem": type(problem).__name__})
            await asyncio.sleep(1)

    def _hear(self, _connection: object, _process: int, _channel: str, payload: str) -> None:
        try:
            note = _decode(payload)
        except msgspec.DecodeError:  # of another version
            return
        if note.sender != self.id:
            self.heard(note)


async def _send(connection: AsyncConnection, note: Note) -> None:
    await connection.execute(
        text("select pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": _encode(note).decode()}
    )
