"""Backups while servers run: everything as of one moment, in one SQLite file, whatever the database is.

That file is a database itself: a server can be started on it to look at it, and it can be restored into a SQLite file
or a PostgreSQL. docs/decisions/server-backup.md says why it is not a dump of PostgreSQL's own.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from sqlalchemy import Integer, Table, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hortus.errors import HortusError

from . import schema
from .settings import Settings
from .storage import MIGRATIONS, exclusive, known, migrate, newest, open_engine, reason, revision
from .transactions import database_time

ROWS = 2000  # copied at a time
ALIVE = 30_000  # milliseconds since a server's last heartbeat
_FAILED = OSError, sqlite3.Error, SQLAlchemyError, UnicodeError  # the last: letters that are none, in a damaged file


class CannotCopy(HortusError):
    """Why there can be no backup, or no restoring, in a sentence."""


async def backup(db: str, file: str) -> int:
    """Write a backup to a new file; how many bytes it has."""
    target = Path(file)
    if target.exists():
        raise CannotCopy(f"{file!r} exists already: a backup never overwrites anything.")
    source = open_engine(Settings(db=db).url(new=False))
    try:
        await _refuse_other_versions(source)
        with tempfile.TemporaryDirectory(prefix=".hortus-", dir=target.parent) as folder:
            part = Path(folder) / "part"
            if source.dialect.name == "sqlite":
                await asyncio.to_thread(_copy_file, str(source.url.database), part)
            else:
                copy = open_engine(Settings(db=str(part)).url())
                try:
                    await migrate(copy)
                    await _copy_into(source, copy)
                finally:
                    await copy.dispose()
            await asyncio.to_thread(_settle, part, "backup")
            part.rename(target)
    except _FAILED as problem:
        raise CannotCopy(f"The backup failed: {reason(problem)}.") from None
    finally:
        await source.dispose()
    return target.stat().st_size


async def restore(file: str, db: str) -> int:
    """Put a backup into an empty database; how many tables of people it has.

    What is read is a copy: it can be checked, and migrated if an older version has written it.
    """
    if not Path(file).is_file():
        raise CannotCopy(f"There is no file {file!r}.")
    target = open_engine(Settings(db=db).url())
    try:
        with tempfile.TemporaryDirectory(prefix="hortus-") as folder:
            part = Path(folder) / "part"
            await asyncio.to_thread(_copy_file, file, part)
            await asyncio.to_thread(_settle, part, f"file {file!r}")
            source = open_engine(Settings(db=str(part)).url())
            try:
                await _bring_up_to_date(source, file)
                await _refuse_used_before(target)
                await migrate(target)
                await _copy_into(source, target)
            finally:
                await source.dispose()
        async with target.connect() as connection:
            return int((await connection.execute(select(func.count()).select_from(schema.tables))).scalar_one())
    except _FAILED as problem:
        raise CannotCopy(f"Restoring failed, and nothing has changed: {reason(problem)}.") from None
    finally:
        await target.dispose()


async def _refuse_other_versions(engine: AsyncEngine) -> None:
    """Only what this version understands is copied."""
    async with engine.connect() as connection:
        found = await connection.run_sync(revision)
    if found != newest():
        raise CannotCopy(f"The database is of revision {found}, this version of Hortus works with revision {newest()}.")


async def _bring_up_to_date(engine: AsyncEngine, file: str) -> None:
    """The copy of a backup becomes one of this version."""
    async with engine.connect() as connection:
        found = await connection.run_sync(revision)
    if found is None:
        raise CannotCopy(f"The file {file!r} is no backup of Hortus.")
    if found not in known():
        raise CannotCopy(f"The file {file!r} was written by a newer version of Hortus (revision {found}).")
    await migrate(engine)


async def _refuse_used_before(engine: AsyncEngine) -> None:
    async with engine.connect() as connection:
        if await connection.run_sync(revision) is not None:
            await _refuse_used(connection)


async def _refuse_used(connection: AsyncConnection) -> None:
    """Does a database hold people, or does a server run on it?"""
    people = (await connection.execute(select(func.count()).select_from(schema.people))).scalar_one()
    p = schema.processes.c
    alive = select(func.count()).where(p.alive, p.seen > database_time(connection.dialect) - ALIVE)
    if people or (await connection.execute(alive)).scalar_one():
        raise CannotCopy("The database holds something already, or a server runs on it: restore into an empty one.")


def _copy_file(path: str, target: Path) -> None:
    os.close(os.open(target, os.O_CREAT | os.O_RDWR, 0o600))
    with (
        closing(sqlite3.connect(f"{Path(path).absolute().as_uri()}?mode=ro", uri=True)) as source,
        closing(sqlite3.connect(target)) as copy,
    ):
        source.backup(copy)


def _settle(path: Path, name: str) -> None:
    """One file without a write-ahead log beside it, checked."""
    with closing(sqlite3.connect(path)) as found:
        found.execute("pragma journal_mode = delete")
        problem = found.execute("pragma integrity_check").fetchone()[0]
    if problem != "ok":
        raise CannotCopy(f"The {name} is damaged: {problem}")


async def _copy_into(source: AsyncEngine, target: AsyncEngine) -> None:
    """All rows, read as of one moment and written all or none, by one at a time."""
    async with source.connect() as reading:
        await reading.execution_options(
            **({"isolation_level": "REPEATABLE READ"} if source.dialect.name == "postgresql" else {"reading": True})
        )
        async with target.begin() as writing:
            await exclusive(writing, MIGRATIONS)
            await _refuse_used(writing)
            for table in reversed(schema.metadata.sorted_tables):  # what a migration has put there
                await writing.execute(table.delete())
            for table in schema.metadata.sorted_tables:
                await _copy_table(reading, writing, table)
            if target.dialect.name == "postgresql":
                await _continue_numbers(writing)


async def _copy_table(reading: AsyncConnection, writing: AsyncConnection, table: Table) -> None:
    if table is schema.processes or table is schema.changes:  # of the servers that run now
        return
    query = select(table)
    if table is schema.people:  # owners before what they own
        query = query.order_by(table.c.owner.is_not(None))
    async with reading.stream(query) as rows:
        async for part in rows.mappings().partitions(ROWS):
            await writing.execute(insert(table), [dict(row) for row in part])


async def _continue_numbers(connection: AsyncConnection) -> None:
    """PostgreSQL counts on from where the copied rows end."""
    for table in schema.metadata.sorted_tables:
        key = table.autoincrement_column
        if key is not None and isinstance(key.type, Integer):
            await connection.execute(
                text(
                    f"select setval(pg_get_serial_sequence('{table.name}', '{key.name}'), "
                    f"coalesce((select max({key.name}) from {table.name}), 0) + 1, false)"
                )
            )
