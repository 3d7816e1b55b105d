"""Backups, what is forgotten, two versions side by side, the log, and metrics."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, insert, select, text, update

from hortus.server import messages as m
from hortus.server import schema
from hortus.server.admin import Administration
from hortus.server.backup import CannotCopy, backup, restore
from hortus.server.chat import chat_lines
from hortus.server.logs import JsonLines, scrubbed
from hortus.server.people import Person as Someone
from hortus.server.personal_data import NOBODY
from hortus.server.refusals import Refusal
from hortus.server.retention import Retention
from hortus.server.sessions import DAY, new_token
from hortus.server.settings import WEB, BadSetting, Settings
from hortus.server.storage import migrate, now, open_engine, prepare
from tests.server.core import Core, core, first_move, mover
from tests.server.house import House, Person, run
from tests.server.kill import stored
from tests.server.postgres import Postgres
from tests.waiting import until

GAME = "lucky-numbers"
Database = Callable[[], str]


def go(test: Callable[[], Any]) -> None:
    asyncio.run(asyncio.wait_for(test(), 80))


# -- backups


def test_a_backup_while_a_match_goes_on(database: Database, tmp_path: Path) -> None:
    async def test() -> None:
        db, again, file = database(), database(), tmp_path / "copy.db"
        async with core(db) as found:
            ada, bo = await found.people.guest("Ada", "en"), await found.people.guest("Bo", "en")
            await found.people.new_program(ada, "bot")
            _, token = await found.people.sessions.begin(ada.id, "")
            table = await found.table(GAME, ada, bo)
            for _ in range(4):
                await found.hub.do(table, first_move(table), mover(table, ada, bo))
            await found.chat.say(table, ada, m.Say("a", "Hello"))
            size = await backup(db, str(file))
            assert size == file.stat().st_size > 0 and stat.S_IMODE(file.stat().st_mode) == 0o600
            assert not [path for path in tmp_path.iterdir() if path.name.startswith((".", "copy.db-"))]
            await found.hub.do(table, first_move(table), mover(table, ada, bo))  # it goes on
            with pytest.raises(CannotCopy, match="exists already"):
                await backup(db, str(file))
            with pytest.raises(CannotCopy, match="holds something already"):
                await restore(str(file), db)
        assert await restore(str(file), again) == 1
        async with core(again) as copy:
            restored = await copy.hub.open(table.id)
            assert restored.ply == 4 and await copy.in_step(restored) and restored.lines == 1
            assert (await copy.people.sessions.find(token)) is not None
            ended = copy.storage.engine
            async with ended.begin() as connection:  # numbers go on where the copied ones end
                await connection.execute(
                    insert(schema.endings).values(table_id=table.id, game=GAME, places="", counted=True)
                )
            await copy.people.change(ada, "Ada Two", None)
        with pytest.raises(CannotCopy, match="There is no file"):
            await restore(str(tmp_path / "nowhere"), database())

    go(test)


def test_a_backup_is_a_database_of_its_own(database: Database, tmp_path: Path) -> None:
    async def test() -> None:
        db, file = database(), tmp_path / "copy.db"
        async with core(db) as found:
            table = await found.table(GAME, await found.people.guest("Ada", "en"))
            await backup(db, str(file))
        async with core(str(file)) as copy:
            assert (await copy.hub.open(table.id)).seats[0].name == "Ada"
        with closing(sqlite3.connect(file)) as written, written:
            written.execute("update alembic_version set version_num = '9999'")
        with pytest.raises(CannotCopy, match="newer version"):
            await restore(str(file), database())

    go(test)


def test_a_backup_of_an_older_version_is_restored(database: Database, tmp_path: Path) -> None:
    async def test() -> None:
        file, db = tmp_path / "old.db", database()
        engine = open_engine(Settings(db=str(file)).url())
        await migrate(engine, "0003")
        async with engine.begin() as connection:
            await connection.execute(text("insert into settings (name, value) values ('secret', 'ab')"))
        await engine.dispose()
        before = file.read_bytes()
        await restore(str(file), db)
        assert await asyncio.to_thread(stored, db, "select value from settings where name = 'secret'") == [("ab",)]
        assert file.read_bytes() == before  # it is read only

    go(test)


def test_what_is_no_backup_is_not_restored(tmp_path: Path) -> None:
    async def test() -> None:
        db, good = str(tmp_path / "a.db"), tmp_path / "good.db"
        async with core(db) as found:
            ada = await found.people.guest("Ada", "en")
            tables = [(await found.table(GAME, ada)).id for _ in range(40)]
            await backup(db, str(good))
        whole = good.read_bytes()
        first = min(tables).encode()
        wrong = {
            "text": (b"No database at all, but long enough to be looked at. " * 40, "is not a database"),
            "nothing": (b"", "is no backup of Hortus"),
            "half": (whole[: len(whole) // 2], "malformed"),
            "letters": (whole.replace(b"Ada", b"A\xffa"), "Restoring failed"),
            "index": (whole.replace(first, first[:-1] + b"\x01", 1), "is damaged: row"),
        }
        for name, (content, why) in wrong.items():
            file = tmp_path / name
            file.write_bytes(content)
            with pytest.raises(CannotCopy, match=why):
                await restore(str(file), str(tmp_path / f"{name}.db"))
            assert file.read_bytes() == content
        other = tmp_path / "other"
        with closing(sqlite3.connect(other)) as made:
            made.execute("create table nothing_of_ours (x)")
        content = other.read_bytes()
        with pytest.raises(CannotCopy, match="no backup of Hortus"):
            await restore(str(other), str(tmp_path / "b.db"))
        assert other.read_bytes() == content

    go(test)


def test_several_at_once_do_not_spoil_each_other(database: Database, tmp_path: Path) -> None:
    async def test() -> None:
        db, again = str(tmp_path / "a.db"), database()
        folder = tmp_path / "backups"
        folder.mkdir()
        file = str(folder / "copy.db")
        async with core(db) as found:
            await found.table(GAME, await found.people.guest("Ada", "en"))
        sizes = await asyncio.gather(*(backup(db, file) for _ in range(3)))
        assert set(sizes) == {Path(file).stat().st_size} and [path.name for path in folder.iterdir()] == ["copy.db"]
        await prepare(Settings(db=again).url())
        done = await asyncio.gather(*(restore(file, again) for _ in range(3)), return_exceptions=True)
        assert sorted(map(str, done)).count("1") == 1 and sum("holds something" in str(one) for one in done) == 2

    go(test)


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    missing = tmp_path / "tipo.db"
    with pytest.raises(BadSetting, match="There is no database"):
        asyncio.run(backup(str(missing), str(tmp_path / "copy.db")))
    assert not list(tmp_path.iterdir())


def test_a_server_is_seen_whatever_our_own_clock_says(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        db = postgres.fresh()
        async with core(db) as found:
            monkeypatch.setattr("hortus.server.transactions.now", lambda: now() + 10**6)
            assert len(await Administration(found.storage.engine).servers()) == 1

    go(test)


# -- forgetting


async def _count(found: Core, table: Any) -> int:
    row = await found.storage.row(select(func.count()).select_from(table))
    assert row is not None
    return int(row[0])


def test_what_is_forgotten_and_what_is_not(database: Database) -> None:
    async def test() -> None:
        async with core(database()) as found:
            people, storage = found.people, found.storage
            keep = Settings(guest_days=30, chat_days=20, abandoned_days=10)
            retention = Retention(storage, keep, people.changes)
            old, away, host, never = [await people.guest(name, "en") for name in ("Old", "Away", "Host", "Never")]
            account = await people.make_account(await people.guest("Account", "en"), "Account", "long enough")
            over, playing, waiting = [await found.table(GAME, host, *more) for more in ([old], [away], [])]
            await found.chat.say(over, old, m.Say("a", "long ago"))
            await found.chat.say(over, host, m.Say("b", "lately"))
            await people.sessions.begin(old.id, "")
            t, p, c, s = schema.tables, schema.people, schema.chat, schema.sessions
            ago = now() - 40 * DAY
            await storage.write(
                update(t).where(t.c.id == over.id).values(state="over", changed=ago),
                update(t).where(t.c.id == waiting.id).values(changed=now() - 11 * DAY),
                update(c).where(c.c.line == 1).values(at=ago),
                update(p).where(p.c.id.in_([old.id, away.id, never.id, account.id])).values(seen=ago),
                update(s).where(s.c.person == old.id).values(expires=ago),
            )
            assert await retention.run_if_due() and not await retention.run_if_due()  # once, whoever it is
            rows = {row.id: row for row in await storage.rows(select(p.c.id, p.c.name, p.c.kind))}
            assert rows[old.id].kind == "deleted" and rows[old.id].name == NOBODY  # sat at a match that is kept
            assert never.id not in rows and rows[away.id].name == "Away"  # gone; still at a table
            assert rows[account.id].kind == "account"
            assert {row.id for row in await storage.rows(select(t.c.id))} == {over.id, playing.id}
            assert [line.text for line in await chat_lines(found.storage, over.id)] == ["lately"]
            assert await _count(found, s) == 0
            assert waiting.id not in found.hub.tables  # those who had it open are told
            with pytest.raises(Refusal):
                await found.hub.open(waiting.id)

    go(test)


def test_nothing_is_forgotten_where_that_is_wished(tmp_path: Path) -> None:
    async def test() -> None:
        async with core(str(tmp_path / "a.db")) as found:
            retention = Retention(
                found.storage, Settings(guest_days=0, chat_days=0, abandoned_days=0), found.people.changes
            )
            table = await found.table(GAME, await found.people.guest("Ada", "en"))
            for one in (schema.people, schema.tables):
                column = one.c.seen if one is schema.people else one.c.changed
                await found.storage.write(update(one).values({column: 1}))
            assert await retention.run_if_due()
            assert await _count(found, schema.people) == 1 and await found.hub.open(table.id)

    go(test)


# -- two versions side by side


class Guest:
    def __init__(self) -> None:
        self.person: Someone | None = None
        self.reason = ""

    def changed(self) -> None: ...
    def push(self, message: Any) -> None: ...
    def look(self) -> None: ...
    def farewell(self, reason: str) -> None:
        self.reason = reason


@pytest.mark.parametrize(("kind", "data"), [("dance", "{}"), ("mute", '{"person":"p_1","for":"ever"}')])
def test_entries_of_a_newer_version_are_refused(tmp_path: Path, kind: str, data: str) -> None:
    async def test() -> None:
        async with core(str(tmp_path / "a.db")) as found:
            ada, bo = await found.people.guest("Ada", "en"), await found.people.guest("Bo", "en")
            table = await found.table(GAME, ada, bo)
            guest = Guest()
            table.enter(guest)
            await found.storage.write(
                insert(schema.log).values(table_id=table.id, number=table.number + 1, kind=kind, at=now(), data=data)
            )
            number = table.number
            with pytest.raises(Refusal, match="not_ready"):
                await found.hub.do(table, first_move(table), mover(table, ada, bo))
            assert table.number == number and guest.reason == "restart" and table.id not in found.hub.tables
            with pytest.raises(Refusal, match="not_ready"):
                await found.hub.open(table.id)
            t = schema.tables.c
            row = await found.storage.row(select(t.quarantine).where(t.id == table.id))
            assert row is not None and row.quarantine is None  # for a newer version nothing is wrong with it
            await found.storage.write(text("delete from log where kind in ('dance', 'mute')"))
            assert (await found.hub.open(table.id)).number == number

    go(test)


@run
async def test_the_version_is_part_of_the_handshake(house: House) -> None:
    ada = await Person(house).enter("Ada")
    table = (await ada.table(GAME, ["me", "open"]))["id"]
    welcome = await (await ada.live(table, f"protocol={m.PROTOCOL}")).until("welcome")
    version = (await ada.get("/api/session"))["version"]
    assert welcome["protocol"] == m.PROTOCOL and welcome["version"] == version
    assert await (await ada.live(table, f"protocol={m.PROTOCOL + 1}")).closed() == 4008
    page = (await ada.request("GET", "/")).text
    assert f'<meta name="version" content="{version}" />' in page


# -- the log and the metrics


def test_secrets_are_taken_out_of_the_log() -> None:
    hashed = "$argon2id$v=19$m=65536,t=3,p=1$c29tZXNhbHQ$aGFzaGhhc2g"
    secrets = [new_token(), hashed, "ab" * 32, "hunter2", "very-secret"]
    try:
        raise ValueError(f"Failing row contains (p_1, {hashed}, very-secret)")
    except ValueError as problem:
        record = logging.makeLogRecord({
            "msg": "cannot reach %s with %s", "args": ("postgresql://hortus:hunter2@db/x", secrets[0]),
            "exc_info": (type(problem), problem, problem.__traceback__), "salt": "ab" * 32,
            "header": "Cookie: hortus=very-secret",
        })  # fmt: skip
    line = JsonLines().format(record)
    assert not [secret for secret in secrets if secret in line], line
    told = json.loads(line)
    assert "postgresql://…@db/x" in told["message"] and "Failing row contains" in told["trace"]
    assert scrubbed("table 3f2a9c81d0e4b576 of p_0123456789abcdef, move place c1") == (
        "table 3f2a9c81d0e4b576 of p_0123456789abcdef, move place c1"
    )


@run
async def test_requests_are_logged_without_what_would_let_a_reader_in(house: House) -> None:
    ada = await Person(house).enter("Ada Lovelace")
    made = await ada.table(GAME, ["me", "open"])
    token = (await ada.post("/api/programs", {"name": "bot"}))["token"]
    await Person(house, token).get(f"/api/codes/{made['code']}")
    await ada.request("GET", f"/join/{made['code']}?x={token}")
    await until(lambda: any("/join/" in line for line in house.errors))
    lines = [json.loads(line) for line in house.errors if '"hortus.request"' in line]
    mine = [line for line in lines if line["person"] == ada.id]
    assert [line["status"] for line in mine][:1] == [201] and mine[0]["message"] == "POST /api/tables"
    text = "".join(house.errors)
    for secret in (made["code"], token, ada.http.cookies["hortus"], ada.http.headers["X-CSRF-Token"], "Lovelace"):
        assert secret not in text


@run
async def test_metrics(house: House) -> None:
    ada = Person(house)

    async def value(name: str) -> float:
        found = re.search(rf"^{name} (\S+)$", (await ada.http.get("/metrics")).text, re.MULTILINE)
        assert found, name
        return float(found[1])

    await until(lambda: value("hortus_loop_lag_seconds_count"))
    assert await value("hortus_read_seconds_count") > 0 and await value("hortus_jobs_waiting") >= 0
    assert await value("hortus_write_queue") == 0 and await value("hortus_sockets") >= 0


def test_the_page_speaks_the_servers_protocol() -> None:
    page = (WEB / "lib" / "live.js").read_text("utf-8")
    assert f'const PROTOCOL = "{m.PROTOCOL}";' in page
