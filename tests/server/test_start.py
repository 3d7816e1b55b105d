"""Starting: what cannot succeed ends with a sentence, what cannot be read is set aside, what is stored is private."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import socket
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock

import pytest
from sqlalchemy import text

from hortus.server.cards import ByClock
from hortus.server.commands import CheckTime, PlayForBot
from hortus.server.guard import Guard
from hortus.server.refusals import Refusal
from hortus.server.services import Services
from hortus.server.settings import BadSetting, Settings
from hortus.server.storage import MIGRATIONS, CannotStart, exclusive, now, open_engine, prepare
from tests.forked import outcome
from tests.server.conftest import Start
from tests.server.core import core, first_move, mover
from tests.server.house import Person, run
from tests.server.postgres import Postgres
from tests.waiting import until

GAME = "lucky-numbers"


def refused_start(*arguments: str, **settings: str) -> str:
    """What a server says that cannot start."""
    status, said = outcome("hortus.server", arguments, {**os.environ, **settings})
    assert status == 1 and "Traceback" not in said, said
    return said


def test_a_start_that_cannot_succeed_ends_with_a_sentence(tmp_path: Path) -> None:
    nowhere = "postgresql://u:secret@127.0.0.1:1/x"
    said = refused_start("127.0.0.1", "0", nowhere)
    assert "cannot be used" in said and "secret" not in said
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert "in use" in refused_start("127.0.0.1", port, str(tmp_path / "a.db"))
    assert "HORTUS_GRACE" in refused_start("127.0.0.1", "0", str(tmp_path / "a.db"), HORTUS_GRAZE="5")


def test_a_start_that_fails_leaves_no_process_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers do not listen to the signals by which a process that ends would end them, and it would wait for ever."""
    before = set(multiprocessing.active_children())  # the server of other tests
    begun: set[Any] = set()

    def others() -> set[Any]:
        return set(multiprocessing.active_children()) - before

    async def go() -> None:
        services = Services(Settings(db=str(tmp_path / "a.db"), bot_workers=1))

        async def fail(url: str) -> None:
            begun.update(await until(others))
            raise CannotStart("the database went away")

        monkeypatch.setattr("hortus.server.services.prepare", fail)
        with pytest.raises(CannotStart):
            await services.start()

    asyncio.run(go())
    assert begun and not others()


def test_tables_that_cannot_be_opened_leave_no_heartbeat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the process would count as alive, and nobody would take its tables over."""

    async def fail(storage: Any) -> None:
        raise OSError("the database went away")

    async def go() -> None:
        services = Services(Settings(db=str(tmp_path / "a.db"), bot_workers=1))
        monkeypatch.setattr(services.compilation, "start", lambda: None)
        monkeypatch.setattr("hortus.server.hub.forget_allowances", fail)
        await services.start()
        assert services._opening
        await asyncio.wait([services._opening])
        assert isinstance(services._opening.exception(), OSError)
        assert "the heartbeat" not in {task.get_name() for task in asyncio.all_tasks()}
        await services.stop()

    asyncio.run(asyncio.wait_for(go(), 60))


def test_what_a_database_must_be(tmp_path: Path) -> None:
    file = tmp_path / "text.db"
    file.write_text("This is no database at all, but a text that is long enough to be looked at. " * 20)
    with pytest.raises(CannotStart, match="cannot be used: file is not a database"):
        asyncio.run(prepare(Settings(db=str(file)).url()))
    newer = tmp_path / "newer.db"
    asyncio.run(prepare(Settings(db=str(newer)).url()))
    stored = sqlite3.connect(newer)
    stored.execute("update alembic_version set version_num = '9999'")
    stored.commit()
    stored.close()
    with pytest.raises(CannotStart, match="newer version"):
        asyncio.run(prepare(Settings(db=str(newer)).url()))
    for memory in (":memory:", "sqlite:///:memory:"):
        with pytest.raises(BadSetting, match="in memory"):
            Settings(db=memory).url()
    with pytest.raises(BadSetting, match="is no database"):
        Settings(db="mysql://root:secret@host/x").url()
    with pytest.raises(BadSetting, match="question mark"):
        Settings(db=str(tmp_path / "what?.db")).url()
    with pytest.raises(BadSetting, match="cannot be opened"):
        Settings(db="/proc/nothing/here.db").url()


def test_files_are_private_and_sqlite_addresses_work(tmp_path: Path) -> None:
    for name, db in (("a.db", str(tmp_path / "a.db")), ("b.db", f"sqlite:///{tmp_path / 'b.db'}")):
        asyncio.run(prepare(Settings(db=db).url()))
        assert stat.S_IMODE((tmp_path / name).stat().st_mode) == 0o600
    loose = tmp_path / "loose.db"
    loose.touch(0o644)
    Settings(db=str(loose)).url()
    assert stat.S_IMODE(loose.stat().st_mode) == 0o600


def test_settings_that_cannot_be() -> None:
    for environ, wanted in (
        ({"HORTUS_GRACE": "soon"}, "HORTUS_GRACE must be a number, not 'soon'."),
        ({"HORTUS_SECURE_COOKIE": "maybe"}, "HORTUS_SECURE_COOKIE must be yes or no"),
        ({"HORTUS_OUTBOX": "-1"}, "HORTUS_OUTBOX must be a number of at least 0"),
        ({"HORTUS_PUBLIC_URL": "table.example"}, "HORTUS_PUBLIC_URL must be an address such as https://table.example"),
        ({"HORTUS_PUBLIC_URL": "https://table.example/games"}, "HORTUS_PUBLIC_URL must be an address"),
        ({"HORTUS_HEARTBEET": "1"}, "Is HORTUS_HEARTBEAT meant?"),
    ):
        with pytest.raises(BadSetting) as problem:
            Settings.from_environment(environ)
        assert wanted in str(problem.value)
    assert Settings.from_environment({"HORTUS_COMPILE": "0", "HORTUS_TEST_KILLS": "1", "PATH": "x"}) == Settings()


@run
async def test_what_cannot_be_read_is_set_aside(start: Start, tmp_path: Path) -> None:
    db = str(tmp_path / "house.db")
    house = start(db=db)
    ada = await Person(house).enter("Ada")
    names = [(await ada.table(GAME, ["me", "seedling"], public=True))["id"] for _ in range(4)]
    house.stop()
    stored = sqlite3.connect(db)
    stored.execute("update log set data = '{' where table_id = ? and kind = 'start'", (names[0],))
    stored.execute("update tables set game = 'chess' where id = ?", (names[1],))
    stored.execute("update tables set version = 99 where id = ?", (names[2],))
    stored.commit()
    stored.close()
    await asyncio.to_thread(house.start)
    cards = {card["id"]: card for card in await ada.get("/api/tables/mine")}
    assert set(cards) == set(names) and cards[names[1]]["title"] == "chess"
    await ada.get("/api/lobby")
    for name in names[:3]:
        assert await (await ada.live(name)).closed() == 4004
        assert (await ada.post(f"/api/tables/{name}/leave", status=409))["error"] == "not_now"
    await (await ada.live(names[3])).my_turn()
    stored = sqlite3.connect(db)
    why = dict(stored.execute("select id, quarantine from tables").fetchall())
    stored.execute("update tables set version = 1 where id = ?", (names[2],))
    stored.commit()
    stored.close()
    assert "chess" in why[names[1]] and "version 99" in why[names[2]] and why[names[0]] and why[names[3]] is None
    await (await ada.live(names[2])).my_turn()  # a version that can read it takes it up again


@run
async def test_ready_means_that_it_can_write(start: Start, tmp_path: Path) -> None:
    house = start(db=str(tmp_path / "house.db"))
    ada = Person(house)
    await ada.get("/readyz")
    stored = sqlite3.connect(house.db)
    stored.execute("create trigger full before update on settings begin select raise(fail, 'disk full'); end")
    stored.commit()
    stored.close()

    async def unready() -> bool:
        return (await ada.request("GET", "/readyz")).status_code != 200

    await until(unready)
    assert (await ada.request("GET", "/healthz")).status_code == 200


@run
async def test_odd_text_and_hosts(start: Start, database: Callable[[], str]) -> None:
    house = start(db=database(), hosts="table.example")
    ada = await Person(house).enter("Ada")
    table = (await ada.table(GAME, ["me", "open"]))["id"]
    deep = '{"game":"lucky-numbers","seats":[{"kind":"me"}],"options":{"a":' + "[" * 20_000 + "]" * 20_000 + "}}"
    answer = await ada.http.post(f"{house.url}/api/tables", content=deep, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400
    assert (await ada.request("GET", "/api/tables/%00")).status_code == 404
    assert (await ada.request("GET", "/api/ratings?game=%00")).status_code == 404
    await ada.post("/api/account/sign-in", {"name": "a\0b", "password": "12345678"}, 403)
    await ada.post(f"/api/tables/{table}/mute", {"person": "\0"}, 400)
    live = await ada.live(table)
    await live.send("chat", id="a\0b", text="x")
    assert (await live.until("refused"))["reason"] == "malformed"
    for host, status in (("table.example", 200), ("TABLE.example:80", 200), ("10.0.0.7:8000", 200), ("[::1]", 200),
                         ("localhost:1", 200), ("evil.example", 403), ("", 403)):  # fmt: skip
        answer = await ada.http.get(f"{house.url}/metrics", headers={"Host": host})
        assert answer.status_code == status, host


def test_a_machine_that_slept_costs_nobody_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:

        async with core(str(tmp_path / "a.db")) as found:
            ada, bo = await found.people.guest("Ada", "en"), await found.people.guest("Bo", "en")
            table = await found.table(GAME, ada, bo, pace=ByClock(60))
            for slept in (3_600_000, 7_200_000):
                monkeypatch.setattr("hortus.server.hub.now", lambda slept=slept: now() + slept)
                number = table.number
                await until(lambda number=number: table.number != number)  # type: ignore[misc]
                await found.hub.do(table, CheckTime())
                assert table.clock is not None and table.clock.now(now() + slept)[table.turn or 0] > 50_000
                assert not any(seat.out_of_time for seat in table.seats)
            await found.hub.do(table, first_move(table), mover(table, ada, bo))
            assert table.ply == 1

    asyncio.run(asyncio.wait_for(go(), 60))


def test_nobody_plays_after_the_stop_signal(tmp_path: Path) -> None:
    async def go() -> None:
        async with core(str(tmp_path / "a.db")) as found:
            ada, bo = await found.people.guest("Ada", "en"), await found.people.guest("Bo", "en")
            table = await found.table(GAME, ada, bo)
            await found.hub.close()
            with pytest.raises(Refusal, match="not_now"):
                await found.hub.do(table, first_move(table), mover(table, ada, bo))
            with pytest.raises(Refusal):
                await found.hub.do(table, PlayForBot(0, 0, "draw"))
            assert table.ply == 0

    asyncio.run(asyncio.wait_for(go(), 60))


@pytest.mark.parametrize("opened", [False, True])
def test_nobody_is_taken_for_a_stranger_while_the_database_is_away(opened: bool) -> None:
    """Who somebody is cannot be looked up, yet or now: they are not to be asked to come in again."""
    services = Services(Settings())
    if opened:
        services.people, services.bans = MagicMock(), MagicMock()
        services.people.sessions.find.side_effect = ConnectionRefusedError
    came: list[str] = []
    said: list[int] = []

    async def application(scope: Any, receive: Any, send: Any) -> None:
        came.append(scope["path"])

    async def hear(message: Any) -> None:
        said.extend([message["status"]] if "status" in message else [])

    async def go() -> None:
        for path in ("/", "/api/session"):
            scope = {
                "type": "http", "method": "GET", "path": path, "scheme": "http", "query_string": b"",
                "headers": [(b"host", b"localhost"), (b"cookie", b"hortus=hortus_token")],
            }  # fmt: skip
            await Guard(application, services)(scope, None, hear)

    asyncio.run(go())
    assert came == ["/"] and said == [503]


@run
async def test_a_database_that_needs_nothing_is_not_waited_for(postgres: Postgres) -> None:
    """A process may be asleep while it holds the lock for migrations: others start all the same."""
    db = Settings(db=postgres.fresh()).url()
    await prepare(db)
    engine = open_engine(db)
    async with engine.begin() as asleep:
        await exclusive(asleep, MIGRATIONS)
        await prepare(db)
    await engine.dispose()


def test_secrets_stay_out_of_errors(tmp_path: Path) -> None:
    async def go() -> None:
        async with core(str(tmp_path / "a.db")) as found:
            with pytest.raises(Exception) as problem:
                async with found.storage.engine.begin() as connection:
                    await connection.execute(text("insert into nothing values (:seed)"), {"seed": "very secret"})
            assert "very secret" not in str(problem.value)

    asyncio.run(asyncio.wait_for(go(), 60))


@run
async def test_a_match_begins_whose_server_ended_before_it_could(start: Start) -> None:
    """A table is stored, then its match begins: between the two a server may be killed."""
    house = start()
    person = await Person(house).enter("Ada")
    table = (await person.table(GAME, ["me", "seedling"]))["id"]
    house.kill()
    await until(lambda: house.gone)
    with closing(sqlite3.connect(house.db)) as stored, stored:
        stored.execute("delete from log where table_id = ? and number > 0", (table,))
        stored.execute("update tables set state = 'waiting', number = 0, turn = null, ply = 0 where id = ?", (table,))
    house.start()
    live = await person.live(table)
    assert (await live.my_turn())["state"] == "playing"
