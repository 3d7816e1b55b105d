"""Transactions on PostgreSQL: each statement takes the rows of a whole batch."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import cache
from typing import Any

from . import transactions
from .notes import CHANNEL, changed_notes
from .transactions import CHAT, DATABASE_TIME, ENDING, LOG, SEAT, SUMMARY, Unavailable, Write

_RATING_LOCK = 0x686F7274  # endings are numbered in the order they are committed

_PG_CHAT = """
    insert into chat (table_id, line, at, person, name, seat, text, command)
    select * from unnest(
        $1::text[], $2::int[], $3::bigint[], $4::text[], $5::text[], $6::int[], $7::text[], $8::text[]
    ) on conflict do nothing returning table_id
"""
_PG_FIRST = f"""
    insert into log (table_id, number, kind, at, data, command)
    select n.table_id, n.number, n.kind, n.at, n.data, n.command
    from unnest($1::text[], $2::int[], $3::text[], $4::bigint[], $5::text[], $6::text[], $7::bigint[])
        as n(table_id, number, kind, at, data, command, fence)
    where n.fence is null or exists (
        select 1 from tables t join processes p on p.id = t.keeper
        where t.id = n.table_id and t.epoch = n.fence and t.keeper = $8 and p.alive
            and p.seen > {DATABASE_TIME} - $9
    )
    on conflict do nothing returning table_id
"""
_PG_REST = """
    insert into log (table_id, number, kind, at, data, command)
    select * from unnest($1::text[], $2::int[], $3::text[], $4::bigint[], $5::text[], $6::text[])
"""
_PG_TABLE = """
    update tables set state = n.state, turn = n.turn, ply = n.ply, changed = n.changed, number = n.number,
        rematch = n.rematch, winners = n.winners, check_at = n.check_at, bot_turn = n.bot_turn,
        epoch = epoch + (n.fence is null and tables.keeper is distinct from $12)::int,
        keeper = case when n.fence is null then $12 else tables.keeper end
    from unnest(
        $1::text[], $2::text[], $3::int[], $4::int[], $5::bigint[], $6::int[], $7::text[], $8::text[], $9::bigint[],
        $10::bool[], $11::bigint[]
    ) as n(id, state, turn, ply, changed, number, rematch, winners, check_at, bot_turn, fence)
    where tables.id = n.id returning tables.id, tables.epoch
"""
_PG_SEAT = """
    update seats set kind = n.kind, name = n.name, person = n.person, bot = n.bot, stand_in = n.stand_in,
        out_of_time = n.out_of_time
    from unnest(
        $1::text[], $2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::bool[], $8::bool[]
    ) as n(table_id, seat, kind, name, person, bot, stand_in, out_of_time)
    where seats.table_id = n.table_id and seats.seat = n.seat
"""
_PG_ENDING = """
    insert into endings (table_id, game, places, rated)
    select * from unnest($1::text[], $2::text[], $3::text[], $4::bool[])
"""


@cache
def _gone() -> tuple[type[BaseException], ...]:
    """What says that the database is busy or gone."""
    import asyncpg  # of the extra `scale`: a server with a file does without

    found = asyncpg.exceptions
    return (
        OSError, found.InterfaceError, found.PostgresConnectionError, found.OperatorInterventionError,
        found.InsufficientResourcesError, found.TransactionRollbackError,
    )  # fmt: skip


class PostgresTransactions:
    """On a connection of its own, which is opened again when it breaks."""

    def __init__(self, url: str, process: str) -> None:
        self._url, self._process = url, process
        self._connection: Any = None

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()
            self._connection = None

    async def store(self, batch: list[Write]) -> dict[int, int]:
        import asyncpg

        try:
            if self._connection is None or self._connection.is_closed():
                self._connection = await asyncpg.connect(self._url, timeout=10)
            async with asyncio.timeout(30), self._connection.transaction():
                return await self._write(self._connection, batch)
        except _gone() as problem:
            if self._connection is not None:
                self._connection.terminate()
                self._connection = None
            raise Unavailable(str(problem)) from problem

    async def _write(self, connection: Any, batch: list[Write]) -> dict[int, int]:
        logs = {write.key[0]: i for i, write in enumerate(batch) if write.log}
        chats = {write.key[0]: i for i, write in enumerate(batch) if write.chat}
        stored: dict[int, int] = {}
        said: list[str] = []
        moved: list[str] = []
        if chats:
            rows = await connection.fetch(_PG_CHAT, *_columns([_of(batch[i].chat) for i in chats.values()], CHAT))
            said = [row[0] for row in rows]
            stored.update({chats[table]: 0 for table in said})
        if logs:
            writes = [batch[i] for i in logs.values()]
            columns = _columns([write.log[0] for write in writes], LOG)
            fences = [write.fence for write in writes]
            rows = await connection.fetch(_PG_FIRST, *columns, fences, self._process, transactions.LEASE)
            moved = [row[0] for row in rows]
            stored.update({logs[table]: 0 for table in moved})
            await self._follow_up(connection, [batch[logs[table]] for table in moved], logs, stored)
        notes = changed_notes(self._process, sorted(moved), sorted(said))
        if notes:
            await connection.execute(f"select pg_notify('{CHANNEL}', n) from unnest($1::text[]) n", notes)
        return stored

    async def _follow_up(
        self, connection: Any, written: list[Write], logs: dict[str, int], stored: dict[int, int]
    ) -> None:
        """What follows from entries that have found their place."""
        rest = [row for write in written for row in write.log[1:]]
        if rest:
            await connection.execute(_PG_REST, *_columns(rest, LOG))
        standing = [write for write in written if write.summary]
        if standing:
            columns = _columns([_of(write.summary) for write in standing], ("id", *SUMMARY))
            fences = [write.fence for write in standing]
            for table, epoch in await connection.fetch(_PG_TABLE, *columns, fences, self._process):
                stored[logs[table]] = epoch
        seats = [row for write in written for row in write.seats]
        if seats:
            await connection.execute(_PG_SEAT, *_columns(seats, ("table_id", "seat", *SEAT)))
        endings = [write.ending for write in written if write.ending]
        if endings:
            await connection.execute("select pg_advisory_xact_lock($1)", _RATING_LOCK)
            await connection.execute(_PG_ENDING, *_columns(endings, ENDING))


def _columns(rows: Sequence[dict[str, Any]], names: Sequence[str]) -> list[list[Any]]:
    """Rows turned into columns."""
    return [[row[name] for row in rows] for name in names]


def _of(row: dict[str, Any] | None) -> dict[str, Any]:
    assert row is not None
    return row
