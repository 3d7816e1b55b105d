"""What is not kept for ever: guests who do not come back, old chat, tables nobody plays on, ended sessions.

One process at a time does it, every ten minutes, and only so much of each kind: it must not hold up the tables.
"""

from __future__ import annotations

import logging

from sqlalchemy import delete, exists, select

from . import schema
from .changes import Changes, tell
from .loops import Loop
from .personal_data import erase
from .sessions import DAY
from .settings import Settings
from .storage import Storage, now

logger = logging.getLogger("hortus.retention")

EVERY = 600_000
LOOK = 60.0  # seconds between two looks whether it is due
MOST = 200  # of each kind, at a time
TURN = "retention"


class Retention:
    def __init__(self, storage: Storage, settings: Settings, changes: Changes) -> None:
        self._storage = storage
        self._settings = settings
        self._changes = changes
        self._loop = Loop(logger, "forgetting", self.run_if_due, LOOK)

    def start(self) -> None:
        self._loop.start()

    async def close(self) -> None:
        await self._loop.close()

    async def run_if_due(self) -> bool:
        """Forget what is to be forgotten, if it is this process's turn."""
        if not await self._storage.take_turn(TURN, EVERY):
            return False
        forgotten = {
            "tables": await self._tables(), "tournaments": await self._tournaments(), "chat": await self._chat(),
            "guests": await self._guests(),
            "sessions": await self._rest(),
        }  # fmt: skip
        if any(forgotten.values()):
            logger.info("forgotten", extra=forgotten)
        await self._changes.look()
        return True

    def _before(self, days: float) -> int | None:
        return now() - int(days * DAY) if days else None

    async def _tables(self) -> int:
        """Tables that were never started, or where nothing has happened for long. Finished matches stay."""
        before = self._before(self._settings.abandoned_days)
        if before is None:
            return 0
        t = schema.tables.c
        async with self._storage.engine.begin() as connection:
            query = (
                select(t.id)
                .where(t.state.in_(("waiting", "playing", "closed")), t.changed < before, t.tournament.is_(None))
                .limit(MOST)
            )
            gone = list((await connection.execute(query)).scalars())
            if gone:
                for table in (schema.chat, schema.log, schema.seats, schema.reviews, schema.daily_tries):
                    await connection.execute(delete(table).where(table.c.table_id.in_(gone)))
                await connection.execute(delete(schema.tables).where(t.id.in_(gone)))
                await tell(connection, "tables", changed=gone)
        return len(gone)

    async def _tournaments(self) -> int:
        """Tournaments that never began."""
        before = self._before(self._settings.abandoned_days)
        if before is None:
            return 0
        t, e = schema.tournaments, schema.tournament_entrants
        async with self._storage.engine.begin() as connection:
            old = select(t.c.id).where(t.c.state.in_(("joining", "closed")), t.c.changed < before).limit(MOST)
            gone = list((await connection.execute(old)).scalars())
            await connection.execute(delete(e).where(e.c.tournament.in_(gone)))
            await connection.execute(delete(t).where(t.c.id.in_(gone)))
        return len(gone)

    async def _chat(self) -> int:
        before = self._before(self._settings.chat_days)
        if before is None:
            return 0
        c, t = schema.chat, schema.tables.c
        async with self._storage.engine.begin() as connection:
            old = (
                select(c.c.table_id).join(schema.tables, t.id == c.c.table_id)
                .where(c.c.at < before, t.state.in_(("over", "closed"))).distinct().limit(MOST)
            )  # fmt: skip
            tables = list((await connection.execute(old)).scalars())
            done = await connection.execute(delete(c).where(c.c.table_id.in_(tables), c.c.at < before))
            await connection.execute(delete(schema.reports).where(schema.reports.c.resolved < before))
        return int(done.rowcount)

    async def _guests(self) -> int:
        """Guests who have not been here for long and sit at no table that goes on."""
        before = self._before(self._settings.guest_days)
        if before is None:
            return 0
        p, s, t = schema.people.c, schema.seats.c, schema.tables.c
        going = t.state.in_(("waiting", "playing"))
        sits = exists(select(s.seat).join(schema.tables, t.id == s.table_id).where(s.person == p.id, going))
        hosts = exists(select(t.id).where(t.host == p.id, going))
        programs = schema.people.alias().c
        uses = exists(select(programs.id).where(programs.owner == p.id, programs.seen >= before))
        query = select(p.id).where(p.kind == "guest", p.seen < before, ~sits, ~hosts, ~uses).limit(MOST)
        gone = [row.id for row in await self._storage.rows(query)]
        for person in gone:
            async with self._storage.engine.begin() as connection:
                await erase(connection, person)
        return len(gone)

    async def _rest(self) -> int:
        """Sessions that have expired, and what servers were told long ago."""
        s, c = schema.sessions, schema.changes
        async with self._storage.engine.begin() as connection:
            expired = select(s.c.id).where(s.c.expires < now()).limit(MOST)
            done = await connection.execute(delete(s).where(s.c.id.in_(expired)))
            await connection.execute(delete(c).where(c.c.at < now() - DAY))
        return int(done.rowcount)
