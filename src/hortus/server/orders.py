"""What an administrator asks running servers to do at tables, and what happens when a stored table was changed."""

from __future__ import annotations

from typing import Any

from sqlalchemy import or_, select

from . import schema
from .commands import Close, Leave
from .entries import from_row
from .hub import Hub
from .people import Person
from .refusals import Refusal
from .table import Table


class Orders:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._storage = hub.storage
        self._changes = changes = hub.people.changes
        changes.on("tables", self._tables)
        changes.on("shown_out", self._shown_out)
        changes.order("kick", self._kick)
        changes.order("leave", self._leave)
        changes.order("retry", self._retry)

    async def _person(self, person: str) -> Person:
        found = await self._hub.people.by_id(person)
        if found is None:
            raise Refusal("unknown")
        return found

    async def _tables(self, data: dict[str, Any]) -> None:
        """Their logs have been changed, or they are gone: read those that are open again."""
        for table_id in data["changed"]:
            table = self._hub.tables.get(table_id)
            if table is not None:
                await self._read_again(table)

    async def _read_again(self, table: Table) -> None:
        async def work() -> None:
            log = schema.log.c
            query = select(log.table_id, log.number, log.kind, log.at, log.data).where(log.table_id == table.id)
            rows = await self._storage.rows(query.order_by(log.number))
            if not rows:
                self._hub.tables.pop(table.id, None)
                self._hub.deadlines.pop(table.id, None)
                for visitor in list(table.visitors):
                    visitor.farewell("unknown")
                return
            fresh = table.unread()
            fresh.replay(map(from_row, rows))
            table.adopt(fresh)
            self._hub.settle(table)

        await self._hub.enqueue(table, table.inbox, work)

    async def _shown_out(self, data: dict[str, Any]) -> None:
        table = self._hub.tables.get(data["table"])
        for visitor in list(table.visitors) if table else []:
            if visitor.person is not None and visitor.person.id == data["person"]:
                visitor.farewell("kicked")

    async def _kick(self, data: dict[str, Any]) -> str:
        """Off the seat, and the connections closed."""
        table = await self._hub.open(data["table"])
        person = await self._person(data["person"])
        if table.seats_of(person):
            await self._hub.do(table, Leave(), person)
        await self._changes.tell("shown_out", table=table.id, person=person.id)
        return "They have left the table."

    async def _leave(self, data: dict[str, Any]) -> str:
        """Away from all tables that are not over; tables of theirs that have not started are closed."""
        return f"They have left {await self.leave_all(await self._person(data['person']))} tables."

    async def leave_all(self, person: Person) -> int:
        """The same for somebody who asks for it; how many tables that were."""
        t, s = schema.tables.c, schema.seats.c
        seated = select(s.table_id).where(s.person == person.id)
        rows = await self._storage.rows(
            select(t.id, t.host, t.state).where(
                t.state.in_(("waiting", "playing")), t.quarantine.is_(None), or_(t.host == person.id, t.id.in_(seated))
            )
        )
        for row in rows:
            table = await self._hub.open(row.id)
            if table.state == "waiting" and table.host == person.id:
                await self._hub.do(table, Close(), person)
            elif table.seats_of(person):
                await self._hub.do(table, Leave(), person)
        return len(rows)

    async def _retry(self, data: dict[str, Any]) -> str:
        """Open a table that was set aside."""
        try:
            await self._hub.open(data["table"])
        except Refusal:
            t = schema.tables.c
            row = await self._storage.row(select(t.quarantine).where(t.id == data["table"]))
            return f"It still cannot be read: {row.quarantine}" if row else "There is no such table."
        return "It can be read; people find it again."
