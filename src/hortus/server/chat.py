"""Talking at a table. Chat has a sequence of its own, so that talk never comes between moves."""

from __future__ import annotations

import logging
from contextlib import suppress

import msgspec
from sqlalchemy import Insert, func, insert, select
from sqlalchemy.exc import IntegrityError

from . import messages as m
from . import schema
from .hub import Hub
from .limits import Buckets
from .people import Person
from .refusals import Refusal, cleaned
from .storage import Storage, now
from .table import Table
from .transactions import Write

logger = logging.getLogger("hortus.chat")
LONGEST = 300
CARRIED = 50  # lines that are carried over to a rematch
AROUND = 5  # lines before and after one that is reported


class Chat:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._storage = hub.storage
        hub.talked = lambda table: hub.background(hub.enqueue(table, table.talk, lambda: self.catch_up(table)))
        self._lines = Buckets(hub.settings.chat_rate, hub.settings.chat_burst)

    def _check(self, table: Table, person: Person | None) -> Person:
        """May they talk here, and have they not talked too much?"""
        if person is None:
            raise Refusal("forbidden", "signed_out")
        if person.id in table.muted:
            raise Refusal("muted", "muted")
        if table.quiet and person.id != table.host and not table.seats_of(person):
            raise Refusal("muted", "players-talk")
        if not self._lines.take(person.id):
            raise Refusal("too_many")
        return person

    async def say(self, table: Table, person: Person | None, message: m.Say) -> m.Ack:
        """Store a line and tell everybody; the same again is answered again."""
        somebody = self._check(table, person)
        text = "" if message.phrase else cleaned(message.text)
        if not message.phrase and not 1 <= len(text) <= LONGEST:
            raise Refusal("illegal", "chat")
        at = now()

        async def work() -> m.Ack:
            return await self._say(table, somebody, message, text, at)

        ack: m.Ack = await self._hub.enqueue(table, table.talk, work)
        return ack

    async def _say(self, table: Table, person: Person, said: m.Say, text: str, at: int) -> m.Ack:
        mine = table.seats_of(person)
        client = said.id
        command = f"{person.id}:{client}"
        while True:
            line = m.ChatLine(table.lines + 1, at, person.id, person.name, mine[0] if mine else None, text, said.phrase)
            row = {"table_id": table.id, **msgspec.structs.asdict(line), "command": command}
            try:
                if await self._hub.writer.commit(Write(chat=row)) is not None:
                    table.lines = line.line
                    table.push(m.Chat(table.number, **msgspec.structs.asdict(line)))
                    return m.Ack(table.number, client, table.ply)
            except Exception as problem:
                if not await self._said(table, command):
                    raise Refusal("failed") from problem
            before = table.lines
            await self.catch_up(table)
            if await self._said(table, command):
                return m.Ack(table.number, client, table.ply, repeated=True)
            if table.lines == before:
                raise Refusal("failed")

    async def _said(self, table: Table, command: str) -> bool:
        c = schema.chat.c
        query = select(func.count()).where(c.table_id == table.id, c.command == command)
        row = await self._storage.row(query)
        return bool(row and row[0])

    async def catch_up(self, table: Table) -> None:
        """Tell everybody here what was said elsewhere."""
        for line in await chat_lines(self._storage, table.id, after=table.lines):
            table.lines = line.line
            table.push(m.Chat(table.number, **msgspec.structs.asdict(line)))

    async def report(self, table: Table, line: int, person: Person, reason: str) -> None:
        """Tell the administrators about a line; once more changes nothing. What stood around it is kept with it."""
        around = await chat_lines(self._storage, table.id, before=line + AROUND + 1, most=2 * AROUND + 1)
        found = next((one for one in around if one.line == line), None)
        if found is None:
            raise Refusal("unknown", "no-line")
        if found.person == person.id:
            raise Refusal("impossible", "own-line")
        if not self._lines.take(person.id):
            raise Refusal("too_many")
        near = [one for one in around if abs(one.line - line) <= AROUND]
        values = {
            "at": now(), "table_id": table.id, "line": line, "person": found.person, "reporter": person.id,
            "reason": cleaned(reason), "context": msgspec.json.encode(near).decode(),
        }  # fmt: skip
        with suppress(IntegrityError):
            await self._storage.add(schema.reports, values)
            logger.warning("a line was reported", extra={"table": table.id, "line": line, "person": found.person})


async def chat_lines(
    storage: Storage, table_id: str, before: int | None = None, after: int | None = None, most: int = 100
) -> list[m.ChatLine]:
    """Lines of a table's chat, oldest first."""
    c = schema.chat.c
    query = select(c.line, c.at, c.person, c.name, c.seat, c.text, c.phrase).where(c.table_id == table_id)
    if before is not None:
        query = query.where(c.line < before)
    if after is not None:
        query = query.where(c.line > after)
    rows = await storage.rows(query.order_by(c.line.desc()).limit(most))
    return [m.ChatLine(*row) for row in reversed(rows)]


async def carried_over(storage: Storage, old: Table, table_id: str) -> list[Insert]:
    """What stores the last lines of a table again at that of its rematch, where everybody sits one seat further."""
    return [
        insert(schema.chat).values(
            table_id=table_id, line=i, at=one.at, person=one.person, name=one.name, text=one.text, phrase=one.phrase,
            seat=None if one.seat is None else (one.seat + 1) % len(old.seats),
        )
        for i, one in enumerate(await chat_lines(storage, old.id, most=CARRIED), 1)
    ]  # fmt: skip
