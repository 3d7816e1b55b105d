"""The server's core without connections: a hub on a database, people, and what the log says of a table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from sqlalchemy import select

from hortus.server import cards, schema
from hortus.server.changes import Changes
from hortus.server.chat import Chat
from hortus.server.cluster import Cluster
from hortus.server.commands import Join, Play
from hortus.server.entries import from_row
from hortus.server.hub import Hub
from hortus.server.lobby import Lobby
from hortus.server.orders import Orders
from hortus.server.people import People, Person
from hortus.server.settings import Settings
from hortus.server.storage import Storage, migrate, open_engine
from hortus.server.table import Table
from hortus.server.transactions import serving
from hortus.server.workers import Job
from hortus.server.writer import Writer, transactions


class Core:
    def __init__(self, hub: Hub, storage: Storage, people: People, writer: Writer) -> None:
        self.hub, self.storage, self.people, self.writer = hub, storage, people, writer
        self.lobby, self.chat = Lobby(hub), Chat(hub)
        Orders(hub)

    async def table(self, game: str, host: Person, *others: Person, seats: int = 2, **more: Any) -> Table:
        """A table with these people at it; with all seats taken it has begun."""
        kinds = [cards.NewSeat("me"), *(cards.NewSeat("open") for _ in range(seats - 1))]
        table = await self.hub.open(await self.lobby.create(host, cards.NewTable(game, kinds, **more)))
        for person in others:
            await self.hub.do(table, Join(), person)
        return table

    async def from_log(self, table: Table) -> Table:
        """The table as its log alone makes it."""
        found = table.unread()
        found.replay(map(from_row, await self.storage.rows(
            select(schema.log).where(schema.log.c.table_id == table.id).order_by(schema.log.c.number)
        )))  # fmt: skip
        return found

    async def in_step(self, table: Table) -> bool:
        """Is memory what the log says?"""
        stored = await self.from_log(table)
        await self.hub.complete(table)
        return bool(_shown(stored) == _shown(table))


async def pair(here: Core, there: Core, **more: Any) -> tuple[Table, Table, Person, Person]:
    """A table of two on two processes, as each has it, with Ada here and Bo there."""
    ada, bo = await here.people.guest("Ada", "en"), await there.people.guest("Bo", "en")
    table = await here.table("lucky-numbers", ada, bo, **more)
    return table, await there.hub.open(table.id), ada, bo


class Guest:
    """A connection, as a table knows it."""

    def __init__(self, person: Person | None) -> None:
        self.person = person
        self.heard: list[Any] = []
        self.states = 0

    def changed(self) -> None:
        self.states += 1

    def push(self, message: Any) -> None:
        self.heard.append(message)

    def farewell(self, reason: str) -> None:
        pass

    def look(self) -> None:
        pass


def _shown(table: Table) -> Any:
    digest = table.match.digest() if table.match else None
    return table.number, table.state, table.seats, table.movers, table.undos, table.muted, table.ask, digest


def account(guest: Person) -> Person:
    """The same person with an account, as far as a table knows: among people only those are rated."""
    return replace(guest, kind="account")


def first_move(table: Table) -> Play:
    """Any legal move."""
    assert table.match is not None
    return Play(table.ply, table.undos, table.match.moves()[0])


def mover(table: Table, *people: Person) -> Person:
    """Whose turn it is."""
    assert table.turn is not None
    return next(person for person in people if person.id == table.seats[table.turn].person)


class InProcess:
    """Does jobs at once, in this process."""

    async def run(self, job: Job) -> Any:
        return await asyncio.to_thread(job.work, {}, lambda: None, *job.args)

    async def close(self) -> None: ...


@asynccontextmanager
async def core(db: str, **settings: Any) -> AsyncIterator[Core]:
    chosen = Settings(
        db=db,
        **{
            "bot_pause": 0.0,
            "round_pause": 0.0,
            "tables_rate": 1e6,
            "tables_open": 10**6,
            "chat_burst": 1000,
            **settings,
        },
    )
    engine = open_engine(chosen.url(), serving())
    await migrate(engine)
    storage = Storage(engine)
    changes = Changes(storage)
    people = People(storage, await storage.secret(), chosen, changes)
    await changes.start()
    cluster = Cluster(storage)
    writer = Writer(transactions(engine, cluster.id), 100)
    writer.start()
    hub = Hub(chosen, storage, people, writer, cluster, InProcess())  # type: ignore[arg-type]
    await hub.start()
    try:
        yield Core(hub, storage, people, writer)
    finally:
        await hub.stop()
        await changes.close()
        await writer.close()
        await engine.dispose()
