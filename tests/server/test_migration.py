"""Databases of earlier versions: what they hold is kept, all of it or the migration has not happened."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

import hortus
from hortus.server.entries import Entry, Occupant, stored
from hortus.server.rows import replayed
from hortus.server.settings import Settings
from hortus.server.storage import migrate, open_engine, revision
from hortus.table import Match
from hortus.table.records import parse
from tests.server.core import core

GAME = "lucky-numbers"
Database = Callable[[], str]


async def _insert(engine: AsyncEngine, table: str, **values: Any) -> None:
    names = ", ".join(values)
    async with engine.begin() as connection:
        await connection.execute(
            text(f"insert into {table} ({names}) values ({', '.join(f':{name}' for name in values)})"), values
        )


async def old_database(db: str) -> tuple[AsyncEngine, Match]:
    """A database of revision 0003 with a match under way: seats taken and left, moves, an undo by consent, a mute."""
    engine = open_engine(Settings(db=db).url())
    await migrate(engine, "0003")
    for person, kind in (("p_1", "guest"), ("p_2", "program"), ("p_3", "guest")):
        await _insert(engine, "people", id=person, name=person, kind=kind, lang="en", created=1)
    match = Match(GAME, 3, {}, 5, ["Ada", "Bo", "Seedling"])
    await _insert(
        engine, "tables", id="t", code="ABCDEF", game=GAME, options="{}", public=True,
        pace='{"kind":"clock","seconds":600,"increment":0}', state="playing", host="p_1", seed=5, salt="s",
        commitment="c", created=1000, changed=9000, ply=4, turn=0, muted='["p_3"]', rated=False,
    )  # fmt: skip
    seats: list[tuple[int, str, str, str | None, str | None]] = [
        (0, "person", "Ada", "p_1", None), (1, "person", "Bo", "p_2", None), (2, "bot", "Seedling", None, "seedling"),
    ]  # fmt: skip
    for seat, kind, name, owner, bot in seats:
        await _insert(
            engine, "seats", table_id="t", seat=seat, kind=kind, name=name, person=owner, bot=bot, stand_in=False,
        )  # fmt: skip
    number = 0

    async def entry(kind: str, **values: Any) -> None:
        nonlocal number
        number += 1
        await _insert(engine, "log", table_id="t", number=number, kind=kind, at=1000 + number, **values)

    await entry("join", seat=1)
    await entry("leave", seat=1)
    await entry("join", seat=1)
    await entry("join", seat=2)
    await entry("start")
    dice, undos = random.Random(1), 0
    for ply in range(6):
        move = dice.choice(match.moves())
        await entry(
            "move", seat=match.turn, ply=ply, undos=undos, move=match.game.notation[match.code(move)],
            person="p_1", client=f"c{ply}",
        )  # fmt: skip
        match.play(move)
    await entry("ask", seat=0, amount=4, person="p_1", client="ask")
    await entry("agree", seat=1, person="p_2", client="yes")
    await entry("undo", seat=0, amount=4)
    match.undo()
    match.undo()
    await entry("leave", seat=1)
    await entry("stand_in", seat=1)
    return engine, match


def test_an_old_log_makes_the_same_table(database: Database) -> None:
    async def go() -> None:
        db = database()
        engine, match = await old_database(db)
        await engine.dispose()
        async with core(db) as found:
            table = await found.hub.open("t")
            assert table.match is not None and table.match.digest() == match.digest()
            assert (table.state, table.ply, table.undos, table.version) == ("playing", 4, 1, 1)
            assert table.muted == {"p_3"} and table.ask is None
            assert [(seat.kind, seat.name, seat.person, seat.bot) for seat in table.seats] == [
                ("person", "Ada", "p_1", None), ("person", "Bo", "p_2", None), ("bot", "Seedling", None, "seedling"),
            ]  # fmt: skip
            assert table.seats[1].program and table.seats[1].stand_in and table.seats[1].left_at == 1015
            again = await found.hub._repeated(table, "p_1:c3")
            assert again is not None and again.ply == 4

    asyncio.run(asyncio.wait_for(go(), 60))


def test_a_migration_that_fails_has_not_happened(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        db = database()
        engine, _ = await old_database(db)
        with monkeypatch.context() as broken:
            broken.setattr(json, "dumps", lambda value: 1 / 0)
            with pytest.raises(ZeroDivisionError):
                await migrate(engine)
        async with engine.connect() as connection:
            assert await connection.run_sync(revision) == "0003"
            rows = (await connection.execute(text("select count(*), max(move) from log"))).one()
            assert rows[0] == 16 and rows[1]
        await migrate(engine)
        async with engine.connect() as connection:
            assert (await connection.execute(text("select number from tables"))).scalar_one() == 17
        await engine.dispose()

    asyncio.run(asyncio.wait_for(go(), 60))


def test_a_copy_of_the_file_is_kept_before_a_migration(tmp_path: Path) -> None:
    async def go() -> None:
        db = tmp_path / "old.db"
        engine, _ = await old_database(str(db))
        await migrate(engine)
        await engine.dispose()
        kept = tmp_path / "old.db.before-migration-from-0003"
        assert kept.stat().st_mode & 0o777 == 0o600
        engine = open_engine(Settings(db=str(kept)).url())
        async with engine.connect() as connection:
            assert (await connection.execute(text("select count(*) from log where move is not null"))).scalar_one() == 6
        await engine.dispose()

    asyncio.run(asyncio.wait_for(go(), 60))


def test_a_table_of_earlier_rules_is_read_and_stored_as_it_is_written_now() -> None:
    path = Path(__file__).parents[1] / "golden" / "earlier" / "zen-garden-1.txt"
    _, decisions = parse(path.read_text("utf-8"))
    match = hortus.from_record(path.read_text("utf-8"))
    options = {option.name: option.write(match.options[option.name]) for option in match.game.options}
    row = SimpleNamespace(
        id="t", code="ABCDEF", game="zen-garden", version=1, options=json.dumps(options), public=False,
        pace='{"kind":"untimed"}', host="p", seed=match.seed, position=None, daily=None, tournament=None, watch="link",
        salt="", commitment="", created=1,
    )  # fmt: skip
    seats = tuple(Occupant("bot", name, bot="sprout") for name in match.names)
    entries = [Entry("open", 1, 0, seats=seats), Entry("start", 1, 1)]
    for ply, decision in enumerate(decisions):
        entries.append(Entry("move", 1, ply + 2, seat=decision.seat, ply=ply, move=decision.move))
    stored_rows: Any = [SimpleNamespace(**stored("t", entry, None)) for entry in entries]
    table, rewritten = replayed(row, stored_rows)  # type: ignore[arg-type]
    assert table.match is not None and table.match.digest() == match.digest() and table.version == 2
    assert table.match.played() == match.played()
    assert len(rewritten) == len(decisions) + 1
    now = json.loads(str(rewritten[3].compile().params["data"]))
    assert (now["ply"], now["move"]) == (3, match.played()[3][1]) != (3, decisions[3].move)
