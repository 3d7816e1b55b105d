"""Somebody's public page: the name and the ratings, which the leaderboards show anyway, and what its owner allows."""

from __future__ import annotations

from sqlalchemy import update

from . import cards, ratings, schema
from .changes import tell
from .guard import Caller
from .history import History
from .people import People, Person
from .refusals import Refusal
from .storage import now


class Profiles:
    def __init__(self, people: People, history: History) -> None:
        self._people = people
        self._history = history

    async def of(self, person: Person, reader: Caller) -> cards.Profile:
        """As the reader may see it; the owner sees all of it."""
        mine = reader.person is not None and reader.person.id == person.id
        relations = await self._people.relations.listed(reader.person.id) if reader.person and not mine else []
        relation = next((one.relation for one in relations if one.id == person.id), None)
        results = mine or "results" in person.shows
        matches = mine or "matches" in person.shows
        return cards.Profile(
            id=person.id, name=person.name, kind=person.kind, mine=mine,  # type: ignore[arg-type]
            relation=relation, shows=list(person.shows),  # type: ignore[arg-type]
            ratings=await ratings.of_person(self._people.storage, person, reader.lang),
            results=await self._history.by_game(person) if results else None,
            matches=await self._history.finished(person, reader) if matches else None,
            vacation=person.vacation if person.vacation > now() else 0,
        )  # fmt: skip

    async def by_id(self, person: str, reader: Caller) -> cards.Profile:
        found = await self._people.by_id(person)
        if found is None or found.kind == "deleted":
            raise Refusal("unknown", "nobody")
        return await self.of(found, reader)

    async def show(self, person: Person, shows: list[cards.Shown]) -> None:
        """What everybody may see from now on."""
        p = schema.people
        async with self._people.storage.engine.begin() as connection:
            await connection.execute(update(p).where(p.c.id == person.id).values(shows=" ".join(sorted(set(shows)))))
            await tell(connection, "people", changed=[person.id])
        await self._people.changes.look()
