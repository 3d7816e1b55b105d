"""Migrations from nothing and from an older database; settings; the writer."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import asyncpg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, select, text

from hortus.server import schema
from hortus.server.settings import Settings
from hortus.server.storage import Coalesced, Storage, migrate, open_engine
from hortus.server.transactions import Write
from hortus.server.writer import Writer, transactions

Database = Callable[[], str]


def _differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))


def test_an_empty_database_becomes_what_the_schema_says(database: Database) -> None:
    async def go() -> None:
        engine = open_engine(Settings(db=database()).url())
        await migrate(engine)
        await migrate(engine)  # again: nothing to do
        async with engine.connect() as connection:
            assert await connection.run_sync(_differences) == []
        storage = Storage(engine)
        assert await storage.secret() == await storage.secret()
        await engine.dispose()

    asyncio.run(go())


def test_an_older_database_keeps_what_it_holds(database: Database) -> None:
    async def go() -> None:
        engine = open_engine(Settings(db=database()).url())
        await migrate(engine, "0001")
        async with engine.begin() as connection:
            await connection.execute(text(
                "insert into people (id, name, kind, lang, created) values ('p_1', 'Ada', 'guest', 'en', 1)"
            ))  # fmt: skip
            await connection.execute(text(
                "insert into tables (id, code, game, options, public, pace, state, host, seed, salt, commitment, "
                "created, changed, ply) values ('t', 'ABCDEF', 'lucky-numbers', '{}', true, '{\"kind\":\"untimed\"}', "
                "'waiting', 'p_1', 5, '', '', 1, 1, 0)"
            ))  # fmt: skip
        await migrate(engine)
        async with engine.connect() as connection:
            row = (await connection.execute(select(schema.tables))).one()
            assert (row.id, row.seed, row.version, row.number) == ("t", 5, 1, 0)
            entry = (await connection.execute(select(schema.log))).one()
            assert (entry.number, entry.kind, entry.data) == (0, "open", '{"seats": []}')
            assert await connection.run_sync(_differences) == []
        await engine.dispose()

    asyncio.run(go())


def _entry(table: str, number: int, command: str) -> dict[str, object]:
    return {"table_id": table, "number": number, "kind": "move", "at": 1, "data": "{}", "command": command}


async def _with_tables(db: str, *tables: str) -> Storage:
    engine = open_engine(Settings(db=db).url())
    await migrate(engine)
    storage = Storage(engine)
    await storage.add(schema.people, {"id": "p", "name": "Ada", "kind": "guest", "lang": "en", "created": 1})
    for table in tables:
        await storage.write(insert(schema.tables).values(
            id=table, code=table, game="g", version=1, options="{}", public=True, pace="{}", state="playing", host="p",
            seed=1, salt="", commitment="", created=1, changed=1, ply=0, number=0,
        ))  # fmt: skip
    return storage


def test_a_taken_place_is_told_and_disturbs_nobody(database: Database) -> None:
    async def go() -> None:
        storage = await _with_tables(database(), "t", "u")
        writer = Writer(transactions(storage.engine, "here"), 100)
        writer.start()
        results = await asyncio.gather(
            *(
                writer.commit(Write([_entry(*first), *more]))
                for first, more in (
                    (("t", 1, "a"), [_entry("t", 2, "a2")]),
                    (("t", 1, "b"), [_entry("t", 2, "b2")]),  # the place is taken: none of it is stored
                    (("u", 1, "a"), []),
                    (("t", 3, "a"), []),  # the command is there already
                    (("t", 3, "c"), []),
                )
            )
        )
        assert results == [0, None, 0, None, 0]
        stored = await storage.rows(select(schema.log.c.table_id, schema.log.c.number, schema.log.c.command))
        assert sorted(tuple(row) for row in stored) == [("t", 1, "a"), ("t", 2, "a2"), ("t", 3, "c"), ("u", 1, "a")]
        await writer.close()
        with pytest.raises(RuntimeError):
            await writer.commit(Write([_entry("t", 9, "z")]))
        await storage.engine.dispose()

    asyncio.run(go())


def test_one_bad_write_does_not_take_others_down(database: Database) -> None:
    async def go() -> None:
        storage = await _with_tables(database(), *"abcdefg")
        writer = Writer(transactions(storage.engine, "here"), 100)
        writer.start()
        writes = [Write([_entry(table, 1, table)]) for table in "abcdefg"]
        writes[3] = Write([{**_entry("d", 1, "d"), "kind": None}])
        results = await asyncio.gather(*map(writer.commit, writes), return_exceptions=True)
        assert [result for i, result in enumerate(results) if i != 3] == [0] * 6
        assert isinstance(results[3], (sqlite3.IntegrityError, asyncpg.NotNullViolationError))
        assert len(await storage.rows(select(schema.log))) == 6
        await writer.close()
        await storage.engine.dispose()

    asyncio.run(go())


def test_what_many_ask_for_is_read_in_one_go() -> None:
    read: list[list[str]] = []

    async def reading(keys: list[str]) -> dict[str, str]:
        read.append(keys)
        await asyncio.sleep(0)
        if "bad" in keys:
            raise ValueError("bad")
        return {key: key.upper() for key in keys if key != "nothing"}

    async def go() -> None:
        coalesced = Coalesced(reading, most=3)
        keys = ["a", "b", "bad", "a", "nothing", "c"]
        found = await asyncio.gather(*map(coalesced.ask, keys), return_exceptions=True)
        assert [str(value) for value in found] == ["A", "B", "bad", "A", "None", "C"]
        assert read == [["a", "b", "bad"], ["a"], ["b"], ["bad"], ["nothing", "c"]]
        assert await coalesced.ask("a") == "A" and read[-1] == ["a"]  # nothing is kept

    asyncio.run(go())


def test_settings_from_the_environment(tmp_path: Path) -> None:
    settings = Settings.from_environment({"HORTUS_GRACE": "2.5", "HORTUS_SECURE_COOKIE": "yes"}, db=None)
    assert settings.grace == 2.5 and settings.secure_cookie
    assert Settings(db=str(tmp_path / "a" / "b.db")).url().startswith("sqlite+aiosqlite:///")
    assert (tmp_path / "a").is_dir()
    assert Settings(db="postgresql://u@h/d").url() == "postgresql+asyncpg://u@h/d"
