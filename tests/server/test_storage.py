"""Migrations from nothing and from an older database; settings; the writer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, select, text
from sqlalchemy.exc import IntegrityError

from hortus.server import schema
from hortus.server.settings import Settings
from hortus.server.storage import Storage, Together, migrate, open_engine
from hortus.server.writer import Write, Writer

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
            assert (row.id, row.seed, row.muted) == ("t", 5, "[]")
            assert await connection.run_sync(_differences) == []
        await engine.dispose()

    asyncio.run(go())


def test_one_bad_write_does_not_take_others_down(database: Database) -> None:
    async def go() -> None:
        engine = open_engine(Settings(db=database()).url())
        await migrate(engine)
        storage = Storage(engine)
        await storage.add(schema.people, {"id": "p", "name": "Ada", "kind": "guest", "lang": "en", "created": 1})
        await storage.write(insert(schema.tables).values(
            id="t", code="ABCDEF", game="g", options="{}", public=True, pace="{}", state="playing", host="p", seed=1,
            salt="", commitment="", created=1, changed=1, ply=0, muted="[]",
        ))  # fmt: skip
        writer = Writer(engine, 100)
        writer.start()

        def move(number: int, ply: int) -> Write:
            return Write([{"table_id": "t", "number": number, "kind": "move", "at": 1, "seat": 0, "ply": ply,
                           "undos": 0, "move": "x", "amount": None, "person": None, "client": None}])  # fmt: skip

        results = await asyncio.gather(
            *(writer.commit(write) for write in (move(1, 0), move(2, 0), move(3, 1), move(3, 2))),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), IntegrityError, type(None), IntegrityError]
        assert len(await storage.rows(select(schema.log))) == 2
        await writer.close()
        with pytest.raises(RuntimeError):
            await writer.commit(move(9, 9))
        await engine.dispose()

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
        together = Together(reading, most=3)
        keys = ["a", "b", "bad", "a", "nothing", "c"]
        found = await asyncio.gather(*map(together.ask, keys), return_exceptions=True)
        assert [str(value) for value in found] == ["A", "B", "bad", "A", "None", "C"]
        assert read == [["a", "b", "bad"], ["a"], ["b"], ["bad"], ["nothing", "c"]]
        assert await together.ask("a") == "A" and read[-1] == ["a"]  # nothing is kept

    asyncio.run(go())


def test_settings_from_the_environment(tmp_path: Path) -> None:
    settings = Settings.from_environment({"HORTUS_GRACE": "2.5", "HORTUS_SECURE_COOKIE": "yes"}, db=None)
    assert settings.grace == 2.5 and settings.secure_cookie
    assert Settings(db=str(tmp_path / "a" / "b.db")).url().startswith("sqlite+aiosqlite:///")
    assert (tmp_path / "a").is_dir()
    assert Settings(db="postgresql://u@h/d").url() == "postgresql+asyncpg://u@h/d"
