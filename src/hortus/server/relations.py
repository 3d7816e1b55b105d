"""Whom somebody counts as a friend, and whom they have blocked. Both are one's own choice and need no consent.

Whoever blocks somebody is apart from them, and they from whoever blocks: they do not sit down at the same table, do not
challenge each other, and do not read what the other says.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from . import cards, schema
from .changes import Changes, tell
from .refusals import Refusal
from .storage import Coalesced, Storage, exclusive, now

MOST = 500  # people that one may call friends or block
_REMEMBERED = 10_000
_r = schema.relations.c


@dataclass(frozen=True, slots=True)
class Known:
    """A person's friends, and everybody they are apart from."""

    friends: frozenset[str] = frozenset()
    apart: frozenset[str] = frozenset()


async def _nothing(people: set[str]) -> None: ...


class Relations:
    def __init__(self, storage: Storage, changes: Changes) -> None:
        self._storage = storage
        self._changes = changes
        self._known: OrderedDict[str, Known] = OrderedDict()
        self._stored = Coalesced(self._read)
        self._changes_heard = 0
        self.changed: Callable[[set[str]], Awaitable[None]] = _nothing  # what these people may see is not as before
        changes.on("relations", self._heard)

    async def of(self, person: str) -> Known:
        found = self._known.get(person)
        if found is None:
            heard = self._changes_heard
            found = await self._stored.ask(person) or Known()
            if heard == self._changes_heard:  # else it may be old already
                self._known[person] = found
                if len(self._known) > _REMEMBERED:
                    self._known.popitem(last=False)
        return found

    async def apart(self, person: str, owner: str | None = None) -> frozenset[str]:
        """Whom somebody is apart from; a program from those its owner is."""
        return (await self.of(owner or person)).apart

    async def is_friend(self, host: str, person: str | None) -> bool:
        """Does the host count them as a friend?"""
        return person is not None and person in (await self.of(host)).friends

    async def _read(self, people: list[str]) -> dict[str, Known]:
        rows = await self._storage.rows(
            select(schema.relations).where(or_(_r.person.in_(people), (_r.other.in_(people)) & (_r.kind == "blocked")))
        )
        return {
            person: Known(
                frozenset(row.other for row in rows if row.person == person and row.kind == "friend"),
                frozenset(
                    row.other if row.person == person else row.person
                    for row in rows
                    if row.kind == "blocked" and person in (row.person, row.other)
                ),
            )
            for person in people
        }

    async def _heard(self, data: dict[str, Any]) -> None:
        changed = set(data["changed"])
        self._changes_heard += 1
        for person in changed:
            self._known.pop(person, None)
        await self.changed(changed)

    async def listed(self, person: str) -> list[cards.Acquaintance]:
        """A person's friends and those they have blocked, by name."""
        p = schema.people.c
        rows = await self._storage.rows(
            select(p.id, p.name, p.kind, _r.kind.label("relation"), _r.since)
            .join(schema.people, p.id == _r.other).where(_r.person == person).order_by(p.name, p.id)
        )  # fmt: skip
        return [cards.Acquaintance(row.id, row.name, row.kind, row.relation, row.since) for row in rows]

    async def set(self, person: str, other: str, relation: cards.Relation | None) -> None:
        if person == other:
            raise Refusal("impossible", "oneself")
        async with self._storage.engine.begin() as connection:
            await exclusive(connection, person)
            await connection.execute(delete(schema.relations).where(_r.person == person, _r.other == other))
            if relation is not None:
                held = (await connection.execute(select(_r.other).where(_r.person == person).limit(MOST))).all()
                if len(held) >= MOST:
                    raise Refusal("too_many", "relations-most", most=MOST)
                await connection.execute(
                    insert(schema.relations).values(person=person, other=other, kind=relation, since=now())
                )
            await tell(connection, "relations", changed=[person, other])
        await self._changes.look()


async def forget(connection: AsyncConnection, person: str) -> None:
    """Nobody's friend, and blocked by nobody, with this transaction."""
    about = or_(_r.person == person, _r.other == person)
    rows = (await connection.execute(select(_r.person, _r.other).where(about))).all()
    await connection.execute(delete(schema.relations).where(about))
    if rows:
        await tell(connection, "relations", changed=sorted({one for row in rows for one in row}))
