"""Several server processes on one PostgreSQL are one deployment: who is alive, who looks after what, who is told.

Whoever stored the last entry of a table looks after its clocks and bots: that process is its keeper, and every change
of keeper begins a new epoch of the table. A process shows that it is alive by a heartbeat, which renews its lease by
the database's clock; of those whose lease has run out, others take the tables over. A lease is no fence: a process that
was stopped does not know that its lease has run out. So what only a keeper may write is stored only in its own epoch
and under a lease that runs (transactions.py).

Processes tell each other what has changed by PostgreSQL's notifications, and compare every few seconds what they have
open with what is stored, in case one was lost. With SQLite there is one process, and nobody to tell.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, delete, insert, literal, select, tuple_, update

from . import schema, storage, transactions
from .loops import Loop
from .notes import CHANNEL, Note, read_note, send
from .storage import Storage, follow_clock, new_id, now
from .transactions import database_time

logger = logging.getLogger("hortus.cluster")
BEAT = 1.0  # seconds between two heartbeats
AT_ONCE = 1000  # tables that are taken over together
FORGOTTEN = 24 * 3600 * 1000  # milliseconds after which nobody asks any more when a process was last seen


class Cluster:
    def __init__(self, storage: Storage) -> None:
        self.id = new_id()
        self._storage = storage
        self.alone = storage.engine.dialect.name != "postgresql"
        self.heard: Callable[[Note], None] = lambda note: None
        self.reconnected: Callable[[], None] = lambda: None
        self.away_since: int | None = None  # others may have taken our tables over since then
        self._heart = Loop(logger, "the heartbeat", self.beat, BEAT)  # waits for nothing else: much to do is no death
        self._listening: asyncio.Task[None] | None = None
        self._outbox: list[Note] = []
        self._sending: asyncio.Task[None] | None = None

    def _time(self) -> ColumnElement[int]:
        return database_time(self._storage.engine.dialect)

    # -- leases

    async def start(self) -> None:
        p = schema.processes
        if self.alone:  # whoever was here before is not any more
            await self._storage.write(update(p).values(alive=False))
        await self._storage.write(
            delete(p).where(p.c.seen < self._time() - FORGOTTEN), insert(p).values(id=self.id, seen=0, alive=True)
        )
        await self.beat()
        self.away_since = None
        self._heart.start()
        if not self.alone:
            self._listening = asyncio.create_task(self._listen(), name="listener")

    async def beat(self) -> None:
        """Still alive: the lease is renewed. If it had run out, we have been away since it was last renewed."""
        p = schema.processes
        async with self._storage.engine.begin() as connection:
            began = now()
            query = select(p.c.seen, self._time().label("at")).where(p.c.id == self.id).with_for_update()
            held = (await connection.execute(query)).first()
            if held is None:  # stopped for so long that it was forgotten
                await connection.execute(insert(p).values(id=self.id, seen=self._time(), alive=True))
                self.away_since = 0
                return
            follow_clock(held.at, began, now())
            await connection.execute(update(p).where(p.c.id == self.id).values(seen=self._time(), alive=True))
        if held.seen and held.at - held.seen > transactions.LEASE:
            logger.warning("the lease had run out", extra={"away_ms": held.at - held.seen})
            self.away_since = self.away_since or held.seen

    async def close(self) -> None:
        """Others may take over at once."""
        await self._heart.close()
        if self._listening:
            self._listening.cancel()
        if self._sending and not (await asyncio.wait([self._sending], timeout=1))[0]:
            self._sending.cancel()
            await asyncio.wait([self._sending])
        p = schema.processes
        with suppress(Exception):
            async with asyncio.timeout(2):
                await self._storage.write(update(p).where(p.c.id == self.id).values(alive=False))

    def _gone(self) -> ColumnElement[bool]:
        p = schema.processes.c
        return p.id.is_(None) | p.alive.is_(False) | (p.seen < self._time() - transactions.LEASE)

    async def alive(self) -> set[str]:
        """The processes whose lease runs."""
        rows = await self._storage.rows(select(schema.processes.c.id).where(~self._gone()))
        return {row.id for row in rows}

    async def orphans(self, own_since: int | None, after: str) -> tuple[list[Any], str | None]:
        """Tables that need looking after and whose keeper is gone, with when the keeper was last seen; and after which
        of them to ask for more.

        If we were away since a moment, our own instead: what kept us away, a database that was not there perhaps, has
        kept the others as well, and they may live.
        """
        t, p = schema.tables.c, schema.processes.c
        gone = self._gone() if own_since is None else p.id == self.id
        seen: ColumnElement[Any] = p.seen if own_since is None else literal(own_since)
        query = (
            select(t.id, t.pace, t.check_at, t.bot_turn, t.epoch, seen.label("seen"))
            .outerjoin(schema.processes, p.id == t.keeper)
            .where(t.state == "playing", t.quarantine.is_(None), t.check_at.is_not(None) | t.bot_turn, gone)
            .where(t.id > after).order_by(t.id).limit(AT_ONCE)
        )  # fmt: skip
        rows = list(await self._storage.rows(query))
        return rows, rows[-1].id if len(rows) == AT_ONCE else None

    async def claim(self, tables: Iterable[tuple[str, int]]) -> dict[str, int]:
        """Look after these tables from now on, each as it was in this epoch; the new epochs of those that were got.

        Of whatever somebody else was faster with, nothing is changed.
        """
        as_they_were = list(tables)
        if not as_they_were:
            return {}
        t = schema.tables
        statement = update(t).where(tuple_(t.c.id, t.c.epoch).in_(as_they_were)).returning(t.c.id, t.c.epoch)
        async with self._storage.engine.begin() as connection:
            done = await connection.execute(statement.values(keeper=self.id, epoch=t.c.epoch + 1))
            return {row.id: row.epoch for row in done}

    # -- telling

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
                    for note in _merged(notes):
                        await send(connection, note)
        except Exception as problem:  # those who missed it compare later
            logger.warning("the others were not told", extra={"problem": type(problem).__name__})
        finally:
            self._sending = None

    # -- listening

    async def _listen(self) -> None:
        """On a connection of its own; after a break everything is compared."""
        import asyncpg  # of the extra `scale`: a server with a file does without

        address = self._storage.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            connection: Any = None
            try:
                connection = await asyncpg.connect(address, timeout=storage.ANSWER, command_timeout=storage.ANSWER)
                gone = asyncio.Event()
                connection.add_termination_listener(lambda *_, gone=gone: gone.set())
                await connection.add_listener(CHANNEL, self._hear)
                self.reconnected()
                while not gone.is_set():
                    with suppress(TimeoutError):
                        async with asyncio.timeout(storage.ANSWER):
                            await gone.wait()
                    await connection.execute("select 1", timeout=storage.ANSWER)  # it may have fallen silent
            except Exception as problem:
                logger.warning("the database does not answer", extra={"problem": type(problem).__name__})
            finally:
                if connection is not None:
                    connection.terminate()
            await asyncio.sleep(1)

    def _hear(self, _connection: object, _process: int, _channel: str, payload: str) -> None:
        try:
            note = read_note(payload)
        except msgspec.DecodeError:  # of another version
            return
        if note.sender != self.id:
            self.heard(note)


def _merged(notes: list[Note]) -> list[Note]:
    """Of what was said of a table's visitors only the last counts; the rest goes together as far as it fits."""
    here = {table: where for note in notes for table, where in note.here.items()}
    found = [note for note in notes if not note.here]
    room: Note | None = None
    for table, where in here.items():
        if room is None or len(room.here) >= 20 or sum(len(people) for people, _ in room.here.values()) > 100:
            room = Note(notes[0].sender)
            found.append(room)
        room.here = {**room.here, table: (where[0][:150], where[1])}
    return found
