"""Talking at a table. Chat has a sequence of its own, so that talk never comes between moves."""

from __future__ import annotations

import msgspec
from sqlalchemy import func, select

from . import messages as m
from . import schema
from .hub import Hub
from .limits import Buckets
from .people import Person
from .refusals import Refusal, cleaned
from .storage import now
from .table import Table
from .transactions import Write

LONGEST = 300


class Chat:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._storage = hub.storage
        hub.talked = lambda table: hub.background(hub.enqueue(table, table.talk, lambda: self.catch_up(table)))
        self._lines = Buckets(hub.settings.chat_rate, hub.settings.chat_burst)

    async def say(self, table: Table, person: Person | None, message: m.Say) -> m.Ack:
        """Store a line and tell everybody; the same again is answered again."""
        if person is None:
            raise Refusal("forbidden", "signed_out")
        if person.id in table.muted:
            raise Refusal("muted", "muted")
        if not self._lines.take(person.id):
            raise Refusal("too_many")
        text = cleaned(message.text)
        if not 1 <= len(text) <= LONGEST:
            raise Refusal("illegal", "chat")
        at = now()

        async def work() -> m.Ack:
            return await self._say(table, person, message.id, text, at)

        ack: m.Ack = await self._hub.enqueue(table, table.talk, work)
        return ack

    async def _say(self, table: Table, person: Person, client: str, text: str, at: int) -> m.Ack:
        mine = table.seats_of(person)
        command = f"{person.id}:{client}"
        while True:
            line = m.ChatLine(table.lines + 1, at, person.id, person.name, mine[0] if mine else None, text)
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
        for line in await self.lines(table.id, after=table.lines):
            table.lines = line.line
            table.push(m.Chat(table.number, **msgspec.structs.asdict(line)))

    async def lines(
        self, table_id: str, before: int | None = None, after: int | None = None, most: int = 100
    ) -> list[m.ChatLine]:
        """Lines of chat, oldest first."""
        c = schema.chat.c
        query = select(c.line, c.at, c.person, c.name, c.seat, c.text).where(c.table_id == table_id)
        if before is not None:
            query = query.where(c.line < before)
        if after is not None:
            query = query.where(c.line > after)
        rows = await self._storage.rows(query.order_by(c.line.desc()).limit(most))
        return [m.ChatLine(*row) for row in reversed(rows)]
