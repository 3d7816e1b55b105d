"""Sessions and accounts: stored, listed, replaced on sign-in, ended at once on every process."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import os
from pathlib import Path

from sqlalchemy import text

from hortus.server.changes import Changes
from hortus.server.people import People
from hortus.server.sessions import DAY, device
from hortus.server.settings import Settings
from hortus.server.storage import Storage, migrate, now, open_engine
from tests.server.conftest import Start
from tests.server.house import House, Person, run

GAME = "lucky-numbers"


def cookie(person: Person) -> str:
    return str(person.http.cookies["hortus"])


def new_name() -> str:
    return f"Rosa {os.urandom(6).hex()}"


async def account(house: House, name: str) -> Person:
    person = await Person(house).enter("Guest")
    answer = await person.post("/api/account", {"name": name, "password": "long enough"})
    person.http.headers["X-CSRF-Token"] = answer["csrf"]
    return person


async def sign_in(person: Person, name: str, password: str = "long enough") -> Person:
    answer = await person.post("/api/account/sign-in", {"name": name, "password": password})
    person.id = answer["person"]["id"]
    person.http.headers["X-CSRF-Token"] = answer["csrf"]
    return person


async def who(house: House, token: str) -> str | None:
    """Whom a cookie lets in."""
    someone = Person(house)
    answer = await someone.http.get("/api/session", headers={"Cookie": f"hortus={token}"})
    found = answer.json()["person"]
    return found and str(found["id"])


@run
async def test_sessions_are_replaced_listed_and_ended(house: House) -> None:
    name = new_name()
    rosa = await Person(house).enter("Guest")
    as_guest = cookie(rosa)
    assert await who(house, as_guest) == rosa.id
    answer = await rosa.post("/api/account", {"name": name, "password": "long enough"})
    rosa.http.headers["X-CSRF-Token"] = answer["csrf"]
    assert cookie(rosa) != as_guest and await who(house, as_guest) is None  # a guest's cookie opens no account
    assert await who(house, cookie(rosa)) == rosa.id
    phone = Person(house)
    phone.http.headers["User-Agent"] = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) AppleWebKit Version/19.0 Safari/604.1"
    await phone.enter("Somebody")
    before = cookie(phone)
    await sign_in(phone, name)
    assert phone.id == rosa.id and await who(house, before) is None
    listed = await rosa.get("/api/sessions")
    assert [one["device"] for one in listed] == ["Safari, iPhone", ""] and [one["current"] for one in listed] == [
        False, True,
    ]  # fmt: skip
    table = (await rosa.table(GAME, ["me", "open"]))["id"]
    live = await phone.live(table)
    assert (await live.until("welcome"))["you"]["seats"] == [0]
    assert (await rosa.request("DELETE", f"/api/sessions/{listed[0]['id']}")).status_code == 204
    assert (await live.until("bye"))["reason"] == "session_over" and await live.closed() == 4007
    assert await who(house, cookie(phone)) is None
    assert (await rosa.request("DELETE", f"/api/sessions/{listed[0]['id']}")).status_code == 404
    tablet, laptop = await sign_in(Person(house), name), await sign_in(Person(house), name)
    assert len(await rosa.get("/api/sessions")) == 3
    assert (await laptop.request("DELETE", "/api/sessions")).status_code == 204
    assert await who(house, cookie(tablet)) is None and await who(house, cookie(rosa)) is None
    assert await who(house, cookie(laptop)) == rosa.id
    used = cookie(laptop)
    assert (await laptop.request("DELETE", "/api/session")).status_code == 204
    assert await who(house, used) is None and "hortus" not in laptop.http.cookies


@run
async def test_somebody_else_ends_nothing(house: House) -> None:
    rosa, eve = await account(house, new_name()), await Person(house).enter("Eve")
    mine = (await rosa.get("/api/sessions"))[0]["id"]
    assert (await eve.request("DELETE", f"/api/sessions/{mine}")).status_code == 404
    nobody = Person(house)
    assert (await nobody.request("GET", "/api/sessions")).status_code == 401
    assert (await nobody.request("DELETE", "/api/sessions")).status_code == 401
    assert await who(house, cookie(rosa)) is not None
    no_token = await rosa.http.delete("/api/sessions", headers={"X-CSRF-Token": "x"})
    assert no_token.status_code == 403


@run
async def test_a_new_password_ends_the_other_sessions(house: House) -> None:
    name = new_name()
    rosa = await account(house, name)
    phone = await sign_in(Person(house), name)
    change = {"old": "wrong one", "new": "longer still"}
    assert (await rosa.post("/api/account/password", change, 403))["sentence"] == "The present password is wrong."
    await rosa.post("/api/account/password", {"old": "long enough", "new": "short"}, 422)
    before = cookie(rosa)
    answer = await rosa.post("/api/account/password", {"old": "long enough", "new": "longer still"})
    rosa.http.headers["X-CSRF-Token"] = answer["csrf"]
    assert await who(house, cookie(phone)) is None and await who(house, before) is None
    assert await who(house, cookie(rosa)) is not None
    await phone.post("/api/account/sign-in", {"name": name, "password": "long enough"}, 403)
    await sign_in(Person(house), name, "longer still")
    guest = await Person(house).enter("Guest")
    await guest.post("/api/account/password", {"old": "x", "new": "longer still"}, 409)


@run
async def test_a_programs_token_stops_at_once(house: House) -> None:
    ada = await Person(house).enter("Ada")
    made = await ada.post("/api/programs", {"name": "bot"})
    program = Person(house, made["token"])
    assert (await program.get("/api/session"))["person"]["id"] == made["id"]
    assert [one["id"] for one in await ada.get("/api/programs")] == [made["id"]]
    live = await program.live((await program.table(GAME, ["me", "open"]))["id"])
    await live.until("welcome")
    assert (await ada.request("DELETE", f"/api/programs/{made['id']}")).status_code == 204
    assert await live.closed() == 4007
    assert (await program.request("GET", "/api/session")).status_code == 401
    assert await ada.get("/api/programs") == []
    # A browser's cookie is no program's token, nor the other way round.
    assert (await Person(house, cookie(ada)).request("GET", "/api/session")).status_code == 401
    other = await ada.post("/api/programs", {"name": "bot"})
    assert await who(house, other["token"]) is None


@run
async def test_under_https_the_cookie_belongs_to_this_host_alone(start: Start) -> None:
    house = start(proxy="127.0.0.1", hosts="table.example")
    someone = Person(house)
    secure = {"Host": "table.example", "X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7"}
    answer = await someone.http.post("/api/session", json={"name": "Ada"}, headers=secure)
    name, _, rest = answer.headers["set-cookie"].partition("=")
    flags = {part.strip().lower() for part in rest.split(";")[1:]}
    assert name == "__Host-hortus" and {"secure", "httponly", "path=/", "samesite=lax"} <= flags
    assert not any(flag.startswith("domain") for flag in flags)
    token = rest.split(";")[0]
    for sent, found in (("__Host-hortus", True), ("hortus", False)):
        again = await someone.http.get("/api/session", headers={**secure, "Cookie": f"{sent}={token}"})
        assert (again.json()["person"] is not None) == found
    plain = await Person(house).enter("Bo")
    assert "hortus" in plain.http.cookies


def test_sessions_expire_unless_they_are_used(tmp_path: Path) -> None:
    async def go() -> None:
        engine = open_engine(Settings(db=str(tmp_path / "a.db")).url())
        await migrate(engine)
        storage = Storage(engine)
        changes = Changes(storage)
        people = People(storage, await storage.secret(), Settings(session_days=10), changes)
        ada = await people.guest("Ada", "en")
        used, token = await people.sessions.begin(ada.id, "")
        _, other = await people.sessions.begin(ada.id, "")
        for_ever = (await people.new_program(ada, "bot")).token
        async with engine.begin() as connection:
            rows = (await connection.execute(text("select * from sessions"))).all()
            assert len(rows) == 3 and not [row for row in rows if {token, other, for_ever} & set(row)]
        async with engine.begin() as connection:
            await connection.execute(text("update sessions set seen = seen - :ago, expires = expires - :ago"),
                                     {"ago": 9 * DAY})  # fmt: skip
        people = People(storage, await storage.secret(), Settings(session_days=10), changes)
        found = await people.sessions.find(token)
        assert found is not None and found.expires is not None and found.expires > now() + 9 * DAY
        async with engine.begin() as connection:
            await connection.execute(text("update sessions set expires = expires - :ago"), {"ago": 2 * DAY})
        people = People(storage, await storage.secret(), Settings(session_days=10), changes)
        assert await people.sessions.find(token) is not None and await people.sessions.find(other) is None
        assert await people.sessions.find(for_ever) is not None
        assert [one.id for one in await people.sessions.of(ada.id)] == [used.id]
        await engine.dispose()

    asyncio.run(asyncio.wait_for(go(), 60))


def test_cookies_of_guests_and_tokens_of_programs_survive_the_migration(tmp_path: Path) -> None:
    async def go() -> None:
        db = tmp_path / "old.db"
        engine = open_engine(Settings(db=str(db)).url())
        await migrate(engine, "0004")
        secret = bytes(range(32))
        token = "hortus_" + "x" * 32
        async with engine.begin() as connection:
            for statement in (
                f"insert into settings values ('secret', '{secret.hex()}')",
                "insert into people (id, name, kind, lang, created) values ('p_1', 'Ada', 'guest', 'en', 5)",
                "insert into people (id, name, kind, lang, created) values ('p_2', 'Bo', 'account', 'en', 5)",
                "insert into people (id, name, kind, lang, created, owner, token) values "
                f"('p_3', 'bot', 'program', 'en', 5, 'p_1', '{hashlib.sha256(token.encode()).hexdigest()}')",
            ):
                await connection.execute(text(statement))
        await migrate(engine)
        storage = Storage(engine)
        people = People(storage, await storage.secret(), Settings(), Changes(storage))

        def old(person: str) -> str:
            return f"{person}.{hmac.new(secret, f'cookie:{person}'.encode(), hashlib.sha256).hexdigest()[:40]}"

        found = [await people.sessions.find(value) for value in (old("p_1"), old("p_2"), token)]
        assert [one and one.person for one in found] == ["p_1", None, "p_3"]
        await engine.dispose()

    asyncio.run(asyncio.wait_for(go(), 60))


def test_devices_by_their_names() -> None:
    firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    edge = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit Chrome/140.0 Safari/537.36 Edg/140.0"
    assert [device(agent) for agent in (firefox, edge, "curl/8", "")] == ["Firefox, Linux", "Edge, Windows", "", ""]
