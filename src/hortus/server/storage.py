"""The database: SQLite in one file, or PostgreSQL by its address. Migrations run by themselves."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, closing, suppress
from pathlib import Path
from typing import Any, Generic, TypeVar

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import BigInteger, Connection, Row, Select, cast, event, insert, select, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from hortus.errors import HortusError

from . import metrics, schema

Found = TypeVar("Found")

ANSWER = 10.0  # seconds within which a database that is there has answered

_ahead = 0  # milliseconds that the database's clock is ahead of ours


def now() -> int:
    """Milliseconds since 1970, by the database's clock as far as we know it: all processes count the same time."""
    return time.time_ns() // 1_000_000 + _ahead


def follow_clock(database: int, asked: int, answered: int) -> None:
    """The database's clock said this, somewhere between these two moments of `now`."""
    global _ahead
    if not asked <= database <= answered:
        _ahead += database - (asked + answered) // 2


def new_id(prefix: str = "") -> str:
    """An identifier nobody can guess."""
    return prefix + secrets.token_hex(8)


MIGRATIONS, RATER, PAIRING = 0x686F7200, 0x686F7201, 0x686F7202  # what only one process does at a time


async def exclusive(connection: AsyncConnection, what: int | str) -> None:
    """Until the end of the transaction nobody else does this, a number of above or any name.

    SQLite lets one write at a time anyway.
    """
    if connection.dialect.name == "postgresql":
        key = ":what" if isinstance(what, int) else "hashtextextended(:what, 0)"
        await connection.execute(text(f"select pg_advisory_xact_lock({key})"), {"what": what})


class _Bounded(AsyncConnection):
    """A connection for a short while: of a database that has fallen silent nobody knows whether it will ever answer.

    What was under way is given up, and the connection with it. Taking a transaction back is asked on the same
    connection, which the driver does not wait for any longer than for another command.
    """

    async def __aenter__(self) -> _Bounded:
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(asyncio.timeout(ANSWER))
            await super().__aenter__()
            stack.push_async_exit(super().__aexit__)
            self._leaving = stack.pop_all()
        return self

    async def __aexit__(self, *problem: Any) -> None:
        await self._leaving.__aexit__(*problem)


class _Patient(AsyncEngine):
    """A database that nobody waits for without end."""

    _connection_cls = _Bounded


def open_engine(url: str, settings: Mapping[str, str] | None = None) -> AsyncEngine:
    """A database; with settings for each connection, if it is a PostgreSQL: of whoever serves, nobody waits for it
    without end."""
    if not url.startswith("sqlite"):
        options: dict[str, Any] = {"server_settings": dict(settings), "command_timeout": ANSWER} if settings else {}
        found = create_async_engine(url, pool_size=8, pool_pre_ping=True, hide_parameters=True, connect_args=options)
        return _Patient(found.sync_engine) if settings else found
    engine = create_async_engine(url, hide_parameters=True, pool_size=4, max_overflow=0)

    @event.listens_for(engine.sync_engine, "connect")
    def _prepare(connection: Any, _: object) -> None:
        prepare_sqlite(connection)

    @event.listens_for(engine.sync_engine, "begin")
    def _begin(connection: Connection) -> None:
        reading = connection.get_execution_options().get("reading", False)
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")

    return engine


def prepare_sqlite(connection: Any) -> None:
    """Set up a connection to a SQLite file."""
    connection.isolation_level = None  # transactions begin where we say, and hold schema changes too
    cursor = connection.cursor()
    for pragma in (
        "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 5000",
        "cache_size = -8000", "wal_autocheckpoint = 4000",
    ):  # fmt: skip
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Bring the stored tables to a revision, all or nothing."""
    command.upgrade(_alembic(connection), revision)


def _alembic(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def revision(connection: Connection) -> str | None:
    """The revision a database has; None: there is nothing in it yet."""
    return MigrationContext.configure(connection).get_current_revision()


def newest() -> str:
    """The revision this program works with."""
    found = ScriptDirectory.from_config(_alembic()).get_current_head()
    assert found is not None
    return found


def known() -> set[str]:
    """The revisions this program can bring to the newest."""
    return {script.revision for script in ScriptDirectory.from_config(_alembic()).walk_revisions()}


def reason(problem: Exception) -> str:
    """What the database says is wrong, in one line."""
    lines = str(getattr(problem, "orig", None) or problem).strip().splitlines()
    return lines[0] if lines else type(problem).__name__


class CannotStart(HortusError):
    """Why the server cannot start with this database, in a sentence."""


async def prepare(url: str) -> None:
    """Bring the database to the present revision; CannotStart says why that is not possible."""
    engine = open_engine(url)
    shown = engine.url.render_as_string(hide_password=True)
    try:
        async with engine.connect() as connection:
            found = await connection.run_sync(revision)
        if found is not None and found not in known():
            raise CannotStart(f"The database {shown} was written by a newer version of Hortus (revision {found}).")
        await migrate(engine)
    except (SQLAlchemyError, OSError) as problem:
        raise CannotStart(f"The database {shown} cannot be used: {reason(problem)}.") from None
    finally:
        await engine.dispose()


async def migrate(engine: AsyncEngine, to: str = "head") -> None:
    """Bring the database to a revision. Of a SQLite file that changes, a copy is kept beside it."""
    async with engine.connect() as connection:
        before = await connection.run_sync(revision)
    if before == (newest() if to == "head" else to):  # without the lock: whoever holds it may be asleep
        return
    if before is not None and engine.dialect.name == "sqlite":
        await _keep_copy(engine, before)
    async with engine.begin() as connection:
        await exclusive(connection, MIGRATIONS)
        await connection.run_sync(upgrade, to)


async def _keep_copy(engine: AsyncEngine, before: str) -> None:
    path = engine.url.database
    assert path is not None
    copy = Path(f"{path}.before-migration-from-{before}")
    copy.unlink(missing_ok=True)

    def copying() -> None:
        with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(copy)) as target:
            source.backup(target)
        copy.chmod(0o600)

    await asyncio.to_thread(copying)


class Storage:
    """Reading, and the few writes that are not moves (those go through the writer)."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._looked, self._writable = 0.0, False

    async def rows(self, query: Select[Any]) -> Sequence[Row[Any]]:
        return (await self.all_rows(query))[0]

    async def row(self, query: Select[Any]) -> Row[Any] | None:
        found = await self.rows(query)
        return found[0] if found else None

    async def all_rows(self, *queries: Select[Any]) -> list[Sequence[Row[Any]]]:
        """The answers to several queries, asked in one go."""
        started = time.perf_counter()
        async with self.engine.connect() as connection:
            connection = await connection.execution_options(reading=True)
            found = [(await connection.execute(query)).all() for query in queries]
        metrics.read_seconds.observe(time.perf_counter() - started)
        return found

    async def write(self, *statements: Any) -> None:
        """All of the statements or none."""
        async with self.engine.begin() as connection:
            for statement in statements:
                await connection.execute(statement)

    async def add(self, table: Any, values: Mapping[str, Any] | Sequence[Mapping[str, Any]]) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(insert(table), values)

    async def secret(self) -> bytes:
        """The key that signs cookies; made once."""
        query = select(schema.settings.c.value).where(schema.settings.c.name == "secret")
        found = await self.row(query)
        if found is None:
            with suppress(IntegrityError):  # somebody else was faster
                await self.add(schema.settings, {"name": "secret", "value": secrets.token_hex(32)})
            found = await self.row(query)
        assert found is not None
        return bytes.fromhex(found.value)

    async def setting(self, name: str) -> str | None:
        found = await self.row(select(schema.settings.c.value).where(schema.settings.c.name == name))
        return None if found is None else str(found.value)

    async def set(self, name: str, value: str) -> None:
        settings = schema.settings
        async with self.engine.begin() as connection:
            changed = await connection.execute(update(settings).where(settings.c.name == name).values(value=value))
            if not changed.rowcount:
                await connection.execute(insert(settings).values(name=name, value=value))

    async def take_turn(self, name: str, every: int) -> bool:
        """Is this due, which one process does every so many milliseconds? Whoever moves its time on does it."""
        settings, at = schema.settings, now()
        with suppress(IntegrityError):  # somebody else was faster
            if await self.setting(name) is None:
                await self.add(settings, {"name": name, "value": "0"})
        due = (settings.c.name == name) & (cast(settings.c.value, BigInteger) <= at)
        async with self.engine.begin() as connection:
            done = await connection.execute(update(settings).where(due).values(value=str(at + every)))
        return bool(done.rowcount)

    async def writable(self) -> bool:
        """Can anything be stored? A full disk can still be read. Asked for at most once a second."""
        if time.monotonic() - self._looked > 1:
            try:
                await asyncio.wait_for(self.set("written", str(now())), 5)
                self._writable = True
            except Exception:  # whatever it is, the answer is no
                self._writable = False
            self._looked = time.monotonic()
        return self._writable


class Coalesced(Generic[Found]):
    """What many ask for at the same moment is read in one go, and each thing once: after a restart all come at once."""

    def __init__(self, read: Callable[[list[str]], Awaitable[Mapping[str, Found]]], most: int = 25) -> None:
        self._read = read
        self._most = most
        self._asked: dict[str, asyncio.Future[Found | None]] = {}
        self._waiting: list[str] = []
        self._task: asyncio.Task[None] | None = None

    async def ask(self, key: str) -> Found | None:
        if key not in self._asked:
            self._asked[key] = asyncio.get_running_loop().create_future()
            self._waiting.append(key)
            if self._task is None:
                self._task = asyncio.create_task(self._run())
        return await asyncio.shield(self._asked[key])

    async def _run(self) -> None:
        while self._waiting:
            keys, self._waiting = self._waiting[: self._most], self._waiting[self._most :]
            await self._answer(keys)
        self._task = None

    async def _answer(self, keys: list[str]) -> None:
        try:
            found = await self._read(keys)
        except Exception as problem:
            if len(keys) > 1:  # one that cannot be read does not take others down with it
                for key in keys:
                    await self._answer([key])
                return
            asked = self._asked.pop(keys[0])
            asked.set_exception(problem)
            asked.exception()  # heard, even if whoever asked has gone
            return
        for key in keys:
            self._asked.pop(key).set_result(found.get(key))
