"""Reminders of correspondence matches: whoever is to move, and does not for a while, is told once for each turn, and
once more when their time is nearly up.

One process at a time looks, every half minute. What is to be sent goes into the outbox in the transaction that notes
that the reminder has been given, so that a restart neither loses one nor gives it twice.
"""

from __future__ import annotations

import logging
import math
from collections import defaultdict
from typing import Any

from sqlalchemy import Row, exists, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from . import schema
from .letters import Letters
from .limits import SharedBuckets
from .lobby import title_of
from .loops import Loop
from .outbox import Outbox, post
from .people import People, Person
from .push import Push
from .refusals import sentence
from .settings import Settings
from .storage import now

logger = logging.getLogger("hortus.reminders")

EVERY = 30_000  # milliseconds, at most
MOST = 200  # tables at a time
TURN = "reminders"
DAYS = '%"days"%'
NEARLY = 12 * 3600_000  # milliseconds before the end of a turn


class Reminders:
    def __init__(self, people: People, settings: Settings, outbox: Outbox, letters: Letters, push: Push) -> None:
        self._people = people
        self._storage = people.storage
        self._outbox, self._letters, self._push = outbox, letters, push
        self._after = int(settings.remind_minutes * 60_000)
        self._every = max(500, min(EVERY, self._after // 4))
        self._mails = SharedBuckets(self._storage, "reminder", 1 / 3600, 2)
        self._loop = Loop(logger, "reminding", self.run_if_due, self._every / 2000)

    def start(self) -> None:
        """Nothing to do where nothing can be sent."""
        if self._letters.offered or self._push.offered:
            self._loop.start(at_once=True)

    async def close(self) -> None:
        await self._loop.close()

    async def run_if_due(self) -> bool:
        """Remind people, if it is this process's turn."""
        due = await self._storage.take_turn(TURN, self._every)
        if due:
            await self.remind()
        return due

    async def remind(self) -> int:
        """Remind everybody who has been to move for a while or has little time left; how many tables that were.

        Not those on vacation, nor those who play alone.
        """
        t, s, p, at = schema.tables.c, schema.seats.c, schema.people.c, now()
        other = schema.seats.alias()
        waits = (t.changed <= at - self._after) & t.reminded.is_distinct_from(t.ply)
        ending = (t.check_at <= at + NEARLY) & t.warned.is_distinct_from(t.ply)
        rows = await self._storage.rows(
            select(t.id, t.game, t.ply, t.check_at, s.person)
            .join(schema.seats, (s.table_id == t.id) & (s.seat == t.turn))
            .join(schema.people, p.id == s.person)
            .where(
                t.state == "playing", t.pace.like(DAYS), s.kind == "person", s.stand_in.is_(False), waits | ending,
                func.coalesce(p.vacation_until, 0) <= at,
                exists(select(other.c.seat).where(other.c.table_id == t.id, other.c.seat != s.seat)),
            )
            .limit(MOST)
        )  # fmt: skip
        by_person: dict[str, list[Row[Any]]] = defaultdict(list)
        for row in rows:
            by_person[row.person].append(row)
        for person, tables in by_person.items():
            found = await self._people.by_id(person)
            if found is not None:
                await self._tell(found, tables)
        if rows:
            self._outbox.wake()
        return len(rows)

    async def _tell(self, person: Person, tables: list[Row[Any]]) -> None:
        e, d = schema.emails.c, schema.subscriptions.c
        letters, devices = await self._storage.all_rows(
            select(e.address).where(e.person == person.id, e.remind),
            select(d.id).where(d.person == person.id),
        )
        names = await self._opponents([row.id for row in tables], person)
        mailing = bool(letters) and self._letters.offered and await self._mails.take(person.id)
        async with self._storage.engine.begin() as connection:
            for row in tables:
                told = {"reminded": row.ply, **({"warned": row.ply} if _hours(row) is not None else {})}
                await connection.execute(update(schema.tables).where(schema.tables.c.id == row.id).values(**told))
                if self._push.offered:
                    await self._push_all(connection, person, row, names[row.id], [one.id for one in devices])
            if mailing:
                await self._write(connection, person, letters[0].address, tables, names)

    async def _push_all(
        self, connection: AsyncConnection, person: Person, row: Row[Any], names: str, devices: list[str]
    ) -> None:
        hours = _hours(row)
        key = "remind-turn" if hours is None else "remind-nearly"
        say = {
            "title": title_of(row.game, person.lang), "body": sentence(person.lang, key, names=names, hours=hours or 0),
            "url": f"/t/{row.id}", "tag": row.id,
        }  # fmt: skip
        for device in devices:
            await post(connection, "push", person.id, {"device": device, "say": say})

    async def _write(
        self, connection: AsyncConnection, person: Person, to: str, tables: list[Row[Any]], names: dict[str, str]
    ) -> None:
        lines = [
            sentence(
                person.lang, "mail-remind-line" if _hours(row) is None else "mail-nearly-line",
                game=title_of(row.game, person.lang), names=names[row.id], hours=_hours(row) or 0,
                link=self._letters.page(f"/t/{row.id}"),
            )
            for row in tables
        ]  # fmt: skip
        shown, stop = self._letters.stop_link(person.id)
        await self._letters.write(
            connection, person, to, "remind", stop, name=person.name, count=len(tables), lines="\n".join(lines),
            link=shown,
        )  # fmt: skip

    async def _opponents(self, tables: list[str], person: Person) -> dict[str, str]:
        s = schema.seats.c
        rows = await self._storage.rows(
            select(s.table_id, s.name).where(s.table_id.in_(tables), (s.person != person.id) | (s.person.is_(None)))
            .order_by(s.table_id, s.seat)
        )  # fmt: skip
        found: dict[str, list[str]] = {table: [] for table in tables}
        for row in rows:
            found[row.table_id].append(row.name)
        return {table: ", ".join(names) for table, names in found.items()}


def _hours(row: Row[Any]) -> int | None:
    """How many hours are left of a turn that is nearly over, rounded up."""
    left = None if row.check_at is None else row.check_at - now()
    return None if left is None or left > NEARLY else max(1, math.ceil(left / 3600_000))
