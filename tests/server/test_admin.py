"""What whoever runs the servers can do while they run, from beside them."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import text, update

from hortus.server import messages as m
from hortus.server import schema
from hortus.server.admin import Administration, CannotDo, administration
from hortus.server.personal_data import NOBODY
from hortus.server.settings import Settings
from hortus.server.storage import open_engine
from tests.forked import outcome
from tests.server.core import core
from tests.server.house import House, Person, run
from tests.server.postgres import Postgres
from tests.server.test_sessions import account, cookie, new_name, sign_in, who
from tests.waiting import until

GAME = "lucky-numbers"
Database = Callable[[], str]


@run
async def test_bans(house: House) -> None:
    name = new_name()
    rosa = await account(house, name)
    program = Person(house, (await rosa.post("/api/programs", {"name": "bot"}))["token"])
    live = await program.live((await rosa.table(GAME, ["me", "open"]))["id"])
    await live.until("welcome")
    async with administration(house.db) as admin:
        assert rosa.id in await admin.ban(name, 1, "rude")
        assert await live.closed() == 4003
        refused = await rosa.request("GET", "/api/lobby")
        assert refused.status_code == 403 and "not welcome" in refused.json()["sentence"]
        await Person(house).post("/api/account/sign-in", {"name": name, "password": "long enough"}, 403)
        assert (await program.request("GET", "/api/lobby")).status_code == 403
        assert [row["reason"] for row in await admin.bans()] == ["rude"]
        await admin.unban(rosa.id)

        async def welcome() -> bool:
            return (await rosa.request("GET", "/api/lobby")).status_code == 200

        await until(welcome)
        with pytest.raises(CannotDo, match="is not banned"):
            await admin.unban(rosa.id)
        with pytest.raises(CannotDo, match="There is nobody"):
            await admin.ban("p_nobody", None, "")


@run
async def test_networks_are_banned(database: Database) -> None:
    house = House(database(), {"HORTUS_PROXY": "127.0.0.1"}).start()
    try:

        async def status(address: str) -> int:
            headers = {"X-Forwarded-For": address}
            return (await Person(house).http.get("/api/session", headers=headers)).status_code

        assert await status("203.0.113.9") == 200
        async with administration(house.db) as admin:
            assert "203.0.113.0/24" in await admin.ban("203.0.113.7/24", None, "")
            await admin.ban("2001:db8::/32", None, "")

            async def banned() -> bool:
                return await status("203.0.113.9") == 403 and await status("2001:db8::5") == 403

            await until(banned)
            assert await status("203.0.114.9") == 200 and await status("::ffff:203.0.113.1") == 403
    finally:
        house.stop()


@run
async def test_names_passwords_and_sessions(house: House) -> None:
    name, new = new_name(), new_name()
    rosa = await account(house, name)
    bo = await Person(house).enter("Bo")
    table = (await rosa.table(GAME, ["me", "open"]))["id"]
    await bo.post(f"/api/tables/{table}/join", {})
    live = await bo.live(table)
    await live.state_where(lambda state: state["seats"][0]["name"] == name)
    await live.send("chat", text="Hello")
    await live.until("ack")
    async with administration(house.db) as admin:
        await admin.rename(rosa.id, new)
        await live.state_where(lambda state: state["seats"][0]["name"] == new)
        assert (await rosa.get("/api/session"))["person"]["name"] == new
        with pytest.raises(CannotDo, match="1 to 24"):
            await admin.rename(rosa.id, " ")
        listed = await admin.sessions(new)
        assert len(listed) == 1
        called, password = await admin.reset_password(rosa.id)
        assert called == new and await admin.sessions(new) == []

        async def out() -> bool:
            return await who(house, cookie(rosa)) is None

        await until(out)
        await rosa.post("/api/account/sign-in", {"name": new, "password": "long enough"}, 403)
        await sign_in(rosa, new, password)
        await admin.end_sessions(new, (await admin.sessions(new))[0]["id"])
        await until(out)
        with pytest.raises(CannotDo, match="no account"):
            await admin.reset_password(bo.id)
        found = next(row for row in await admin.people(new.lower(), 10) if row["id"] == rosa.id)
        assert found["kind"] == "account"
        assert any(row["id"] == table and row["seats"] == [f"{new} {rosa.id}", f"Bo {bo.id}"]
                   for row in await admin.tables("playing", 500))  # fmt: skip


@run
async def test_leaving_and_being_forgotten(house: House) -> None:
    ada, bo = await Person(house).enter("Ada Secret"), await Person(house).enter("Bo")
    table = (await ada.table(GAME, ["me", "open"]))["id"]
    await bo.post(f"/api/tables/{table}/join", {})
    here, there = await ada.live(table), await bo.live(table)
    await there.my_turn() if (await there.state_where(bool))["turn"] == 1 else await here.my_turn()
    mover = here if (await here.state_where(bool))["turn"] == 0 else there
    await mover.play(mover.state["legal"][0]["move"])
    await here.send("chat", text="Hello")
    await here.until("ack")
    async with administration(house.db) as admin:
        assert "have left" in await admin.kick(table, ada.id)
        assert await here.closed() == 4003
        assert "no such table" in (await admin.kick("nowhere", ada.id)).lower()
        told = await admin.export(ada.id)
        assert [line["text"] for line in told["chat"]] == ["Hello"] and told["seats"][0]["table_id"] == table
        assert told["person"]["name"] == "Ada Secret" and told["sessions"] and "token" not in json.dumps(told)
        waiting = (await ada.table(GAME, ["me", "open"], public=True))["id"]
        assert "is forgotten" in await admin.delete(ada.id)
        await there.state_where(lambda state: state["seats"][0]["name"] == NOBODY)
        assert (await bo.get(f"/api/tables/{waiting}"))["state"] == "closed"
        assert await bo.get(f"/api/tables/{table}/chat") == []
        assert await who(house, cookie(ada)) is None
    engine = open_engine(Settings(db=house.db).url())
    async with engine.connect() as connection:
        for name in schema.metadata.tables:
            rows = (await connection.execute(text(f"select * from {name}"))).all()
            assert "Ada Secret" not in str(rows), name
    await engine.dispose()


@run
async def test_announcements_reach_everybody(house: House) -> None:
    ada = await Person(house).enter("Ada")
    live = await ada.live((await ada.table(GAME, ["me", "open"]))["id"])
    assert (await live.until("welcome"))["announcement"] is None
    async with administration(house.db) as admin:
        await admin.announce("Back in five\nminutes", 5)
        said = (await live.until("announcement"))["announcement"]
        assert said["text"] == "Back in five minutes"
        answer = await ada.request("GET", "/api/lobby")
        assert answer.headers["hortus-announcement"] == said["id"] and answer.headers["hortus-version"]
        assert (await ada.get("/api/announcement"))["announcement"] == said
        await admin.be_silent()
        assert (await live.until("announcement"))["announcement"] is None
        assert (await ada.get("/api/announcement"))["announcement"] is None
        with pytest.raises(CannotDo, match="1 to 300"):
            await admin.announce(" ", 5)


@run
async def test_what_was_set_aside_is_tried_again(house: House) -> None:
    ada = await Person(house).enter("Ada")
    table = (await ada.table(GAME, ["me", "open"]))["id"]
    engine = open_engine(Settings(db=house.db).url())
    t = schema.tables
    async with engine.begin() as connection:
        await connection.execute(update(t).where(t.c.id == table).values(version=99, quarantine="version 99"))
    async with administration(house.db) as admin:
        assert table in [row["id"] for row in await admin.quarantine()]
        shown = await admin.quarantined(table)
        assert shown["quarantine"] == "version 99" and shown["log"][0]["kind"] == "open" and "seed" not in shown
        assert "still cannot be read: Unreadable: it is of version 99" in await admin.retry(table)
        async with engine.begin() as connection:
            await connection.execute(update(t).where(t.c.id == table).values(version=1))
        assert "can be read" in await admin.retry(table)
        assert table not in [row["id"] for row in await admin.quarantine()]
        with pytest.raises(CannotDo, match="There is no table"):
            await admin.quarantined("nowhere")
    await engine.dispose()


@run
async def test_all_processes_hear_of_it(postgres: Postgres) -> None:
    db = postgres.fresh()
    houses = [House(db).start(), House(db).start()]
    try:
        rosa = await account(houses[0], "Rosa")
        phone = await sign_in(Person(houses[1]), "Rosa")
        table = (await phone.table(GAME, ["me", "open"]))["id"]
        live = await phone.live(table)
        await live.until("welcome")
        ended = next(one["id"] for one in await rosa.get("/api/sessions") if not one["current"])
        assert (await rosa.request("DELETE", f"/api/sessions/{ended}")).status_code == 204
        assert await live.closed() == 4007
        for house in houses:
            assert await who(house, cookie(phone)) is None and await who(house, cookie(rosa)) == phone.id
        eve = [await Person(house).enter("Eve") for house in houses]
        lives = [await one.live(table) for one in eve]
        async with administration(db) as admin:
            assert len(await admin.servers()) == 2
            await admin.announce("Hello", 5)
            for one in lives:
                assert (await one.until("announcement"))["announcement"]["text"] == "Hello"
            for person in eve:
                await admin.ban(person.id, None, "")
            for one in lives:
                assert await one.closed() == 4003
    finally:
        for house in houses:
            house.stop()
            assert not house.unexpected(), house.unexpected()


def test_without_a_server(database: Database) -> None:
    """What needs one says so; the rest works; a database of another version is left alone."""

    async def go() -> None:
        db = database()
        async with core(db) as found:
            ada = await found.people.guest("Ada", "en")
            table = await found.table(GAME, ada)
        async with administration(db) as admin:
            with pytest.raises(CannotDo, match="No server is running"):
                await admin.kick(table.id, ada.id)
            assert "is forgotten" in await admin.delete(ada.id)
            assert isinstance(admin, Administration)
        engine = open_engine(Settings(db=db).url())
        async with engine.begin() as connection:
            await connection.execute(text("update alembic_version set version_num = '0001'"))
        await engine.dispose()
        with pytest.raises(CannotDo, match="revision 0001"):
            async with administration(db):
                pass

    asyncio.run(asyncio.wait_for(go(), 60))


def test_the_command(tmp_path: Any) -> None:
    db = str(tmp_path / "a.db")

    async def fill() -> None:
        async with core(db) as found:
            ada = await found.people.guest("Ada", "en")
            table = await found.table(GAME, ada)
            await found.chat.say(table, ada, m.Say("one", phrase="hello"))
            await found.chat.say(table, ada, m.Say("two", text="[rude]"))
            await found.chat.report(table, 2, await found.people.guest("Bo", "en"), "very rude")

    asyncio.run(asyncio.wait_for(fill(), 60))
    environment = {**os.environ, "HORTUS_DB": db}

    def hortus(*arguments: str, status: int = 0) -> str:
        found, said = outcome("hortus", arguments, environment)
        assert found == status and "Traceback" not in said, said
        return said

    person = json.loads(hortus("admin", "people", "ada", "--json"))[0]["id"]
    assert person in hortus("admin", "tables") and "say --yes" in hortus("admin", "delete", person, status=2)
    reported = hortus("admin", "reports")
    assert "very rude" in reported and f"> Ada ({person}): [rude]" in reported and "[hello]" in reported
    assert "Report 1 is resolved" in hortus("admin", "resolve", "1") and "None" in hortus("admin", "reports")
    assert "There is no report 7" in hortus("admin", "resolve", "7", status=2)
    copy = str(tmp_path / "copy.db")
    assert "bytes" in hortus("backup", copy) and "exists already" in hortus("backup", copy, status=2)
    assert "1 tables" in hortus("restore", copy, "--db", str(tmp_path / "b.db"))
