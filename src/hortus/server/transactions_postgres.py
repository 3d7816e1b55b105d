"""Transactions on PostgreSQL: each statement takes the rows of a whole batch, and most batches are one statement."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import cache
from typing import Any

from . import storage, transactions
from .notes import CHANNEL, chat_note, entries_note
from .transactions import CHAT, DATABASE_TIME, ENDING, LOG, SEAT, SUMMARY, Unavailable, Write, serving

_NO_SUMMARY = dict.fromkeys(SUMMARY)
_RATING_LOCK = 0x686F7274  # endings are numbered in the order they are committed

_PG_CHAT = f"""
    with n as (
        select * from unnest(
            $1::text[], $2::int[], $3::bigint[], $4::text[], $5::text[], $6::int[], $7::text[], $8::text[], $9::text[],
            $10::text[]
        ) as n(table_id, line, at, person, name, seat, text, phrase, command, note)
    ), said as (
        insert into chat (table_id, line, at, person, name, seat, text, phrase, command)
        select n.table_id, n.line, n.at, n.person, n.name, n.seat, n.text, n.phrase, n.command from n
        on conflict do nothing returning table_id
    )
    select table_id, pg_notify('{CHANNEL}', n.note) from said join n using (table_id)
"""
# The first entry of each command finds its place, or not; how the table then stands, and who is told, follow from that.
_PG_LOG = f"""
    with n as (
        select * from unnest(
            $1::text[], $2::int[], $3::text[], $4::bigint[], $5::text[], $6::text[], $7::bigint[], $8::text[],
            $9::text[], $10::int[], $11::int[], $12::bigint[], $13::int[], $14::text[], $15::text[], $16::text[],
            $17::bool[], $18::bigint[], $19::bool[]
        ) as n(
            table_id, number, kind, at, data, command, fence, note,
            state, turn, ply, changed, last, rematch, winners, ended, rated, check_at, bot_turn
        )
    ), entered as (
        insert into log (table_id, number, kind, at, data, command)
        select n.table_id, n.number, n.kind, n.at, n.data, n.command from n
        where n.fence is null or exists (
            select 1 from tables t join processes p on p.id = t.keeper
            where t.id = n.table_id and t.epoch = n.fence and t.keeper = $20 and p.alive
                and p.seen > {DATABASE_TIME} - $21
        )
        on conflict do nothing returning table_id
    ), standing as (
        update tables set state = n.state, turn = n.turn, ply = n.ply, changed = n.changed, number = n.last,
            rematch = n.rematch, winners = n.winners, ended = n.ended, rated = n.rated, check_at = n.check_at,
            bot_turn = n.bot_turn,
            epoch = epoch + (n.fence is null and tables.keeper is distinct from $20)::int,
            keeper = case when n.fence is null then $20 else tables.keeper end
        from n join entered using (table_id)
        where tables.id = n.table_id and n.state is not null returning tables.id, tables.epoch
    )
    select n.table_id, coalesce(standing.epoch, 0), pg_notify('{CHANNEL}', n.note)
    from entered join n using (table_id) left join standing on standing.id = n.table_id
"""
_PG_REST = """
    insert into log (table_id, number, kind, at, data, command)
    select * from unnest($1::text[], $2::int[], $3::text[], $4::bigint[], $5::text[], $6::text[])
"""
_PG_SEAT = """
    update seats set kind = n.kind, name = n.name, person = n.person, bot = n.bot, stand_in = n.stand_in,
        out_of_time = n.out_of_time, gave_up = n.gave_up
    from unnest(
        $1::text[], $2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::bool[], $8::bool[], $9::text[]
    ) as n(table_id, seat, kind, name, person, bot, stand_in, out_of_time, gave_up)
    where seats.table_id = n.table_id and seats.seat = n.seat
"""
_PG_ENDING = """
    insert into endings (table_id, game, places, counted)
    select * from unnest($1::text[], $2::text[], $3::text[], $4::bool[])
"""


@cache
def _gone() -> tuple[type[BaseException], ...]:
    """What says that the database is busy or gone."""
    import asyncpg  # of the extra `scale`: a server with a file does without

    found = asyncpg.exceptions
    return (
        OSError, found.InterfaceError, found.PostgresConnectionError, found.OperatorInterventionError,
        found.InsufficientResourcesError, found.TransactionRollbackError, found.IdleInTransactionSessionTimeoutError,
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
                self._connection = await asyncpg.connect(
                    self._url, timeout=storage.ANSWER, command_timeout=storage.ANSWER, server_settings=serving()
                )
            async with asyncio.timeout(storage.ANSWER):
                if all(write.log and not (write.log[1:] or write.seats or write.ending) for write in batch):
                    return await self._enter(self._connection, batch)  # one statement: a transaction by itself
                async with self._connection.transaction():
                    return await self._write(self._connection, batch)
        except _gone() as problem:
            if self._connection is not None:
                self._connection.terminate()
                self._connection = None
            raise Unavailable(str(problem)) from problem

    async def _write(self, connection: Any, batch: list[Write]) -> dict[int, int]:
        stored = await self._enter(connection, batch)
        chats = {write.key[0]: i for i, write in enumerate(batch) if write.chat}
        if chats:
            notes = [chat_note(self._process, table) for table in chats]
            columns = _columns([_of(batch[i].chat) for i in chats.values()], CHAT)
            stored.update({chats[row[0]]: 0 for row in await connection.fetch(_PG_CHAT, *columns, notes)})
        written = [batch[i] for i in stored if batch[i].log]
        rest = [row for write in written for row in write.log[1:]]
        if rest:
            await connection.execute(_PG_REST, *_columns(rest, LOG))
        seats = [row for write in written for row in write.seats]
        if seats:
            await connection.execute(_PG_SEAT, *_columns(seats, ("table_id", "seat", *SEAT)))
        endings = [write.ending for write in written if write.ending]
        if endings:
            await connection.execute("select pg_advisory_xact_lock($1)", _RATING_LOCK)
            await connection.execute(_PG_ENDING, *_columns(endings, ENDING))
        return stored

    async def _enter(self, connection: Any, batch: list[Write]) -> dict[int, int]:
        """The first entry of each write that has any, how the tables then stand, and the news of it."""
        logs = {write.key[0]: i for i, write in enumerate(batch) if write.log}
        if not logs:
            return {}
        writes = [batch[i] for i in logs.values()]
        rows = await connection.fetch(
            _PG_LOG, *_columns([write.log[0] for write in writes], LOG), [write.fence for write in writes],
            [entries_note(self._process, write.log) for write in writes],
            *_columns([write.summary or _NO_SUMMARY for write in writes], SUMMARY),
            self._process, transactions.LEASE,
        )  # fmt: skip
        return {logs[table]: epoch for table, epoch, _ in rows}


def _columns(rows: Sequence[dict[str, Any]], names: Sequence[str]) -> list[list[Any]]:
    """Rows turned into columns."""
    return [[row[name] for row in rows] for name in names]


def _of(row: dict[str, Any] | None) -> dict[str, Any]:
    assert row is not None
    return row
