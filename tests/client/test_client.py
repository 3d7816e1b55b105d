"""The client for programs, against real servers that are killed on the way."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.server import ServerConnection, serve

import hortus
from hortus.cli.connect import find_bot
from hortus.client import Client, ClientError, Disconnected, Refused, Table
from hortus.client.live import LiveTable, Patience
from hortus.errors import BadOption
from tests.server.house import House
from tests.waiting import until

DOCUMENT = Path(__file__).parents[2] / "docs" / "client.md"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    found = House(str(tmp_path_factory.mktemp("client") / "hortus.db")).start()
    yield found
    found.stop()
    assert not found.unexpected(), "".join(found.unexpected())


@pytest.fixture
def my_bots(tmp_path: Path) -> Path:
    """The folder of a program written as the document says."""
    bots, program, _ = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text("utf-8"), re.DOTALL)
    (tmp_path / "my_bots.py").write_text(bots, "utf-8")
    (tmp_path / "program.py").write_text(program, "utf-8")
    return tmp_path


def first(table: Table) -> str:
    return table.legal[0].move


@pytest.mark.parametrize("game", hortus.games())
def test_a_match_of_every_game_is_played_to_its_end(house: House, game: str) -> None:
    async def play() -> None:
        async with Client(house.url, name="First") as client:
            table = await client.open_table(game, ["me", "seedling"])
            result = await client.play(table.id, first)
            match = hortus.from_record(await client.record(table.id))
            assert match.over and match.scores() == result.points and match.winners() == result.winners

    asyncio.run(play())


def test_the_program_of_the_document_plays(house: House, my_bots: Path) -> None:
    program = (my_bots / "program.py").read_text("utf-8").replace("http://localhost:8000", house.url)
    done = subprocess.run([sys.executable, "-c", program], cwd=my_bots, text=True, capture_output=True)
    assert done.returncode == 0 and "Hortus: 1\nGame: lucky-numbers" in done.stdout, done.stderr


def test_the_command_sits_down_by_invitation_and_wherever_a_seat_is_open(house: House, my_bots: Path) -> None:
    async def play() -> None:
        async with Client(house.url, name="Ada") as ada:
            for address, public, more in (("/join/{code}", False, ()), ("", True, ("--matches", "1"))):
                table = await ada.open_table("lucky-numbers", ["me", "open"], public=public)
                url = house.url + address.format(code=table.code)
                bot = await asyncio.create_subprocess_exec(
                    sys.executable, "-m", "hortus", "connect", url, "--bot", "my_bots:Patient", *more,
                    cwd=my_bots, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                )  # fmt: skip
                async with ada.live(table.id) as live:
                    async for state in live:
                        if state.legal:
                            await live.move(first(state))
                    assert live.state and live.state.seats[1].name == "Patient" and live.state.result
                out, errors = await bot.communicate()
                assert bot.returncode == 0 and b"Lucky Numbers: " in out, errors

    asyncio.run(asyncio.wait_for(play(), 90))


def test_a_match_survives_a_server_that_is_killed(tmp_path: Path) -> None:
    """Killed at three moments; the client plays on by itself, and no move is lost or doubled."""
    house = House(str(tmp_path / "killed.db")).start()

    async def play() -> None:
        async with Client(house.url, name="Stubborn") as client:
            table = await client.open_table("lucky-numbers", ["me", "me"])
            moves = 0
            async with client.live(table.id) as live:
                async for state in live:
                    if state.legal:
                        if moves in (3, 9, 15):
                            house.kill()
                            starting = asyncio.create_task(asyncio.to_thread(house.start))
                        ack = await live.move(first(state))
                        moves += 1
                        assert ack.ply == state.ply + 1
                        if moves in (4, 10, 16):
                            await starting
                assert live.reconnected == 3
            match = hortus.from_record(await client.record(table.id))
            assert match.over and match.ply == moves

    try:
        asyncio.run(asyncio.wait_for(play(), 90))
    finally:
        house.stop()


def test_what_the_server_does_not_allow_is_refused_with_its_reason(house: House) -> None:
    async def ask() -> None:
        async with Client(house.url) as client:
            with pytest.raises(Refused) as problem:
                await client.open_table("chess", ["me", "sprout"])
            assert problem.value.reason == "impossible" and "chess" in str(problem.value)
            with pytest.raises(Refused) as problem:
                await client.play("nosuchtable", first)
            assert problem.value.reason == "unknown"
            table = await client.open_table("lucky-numbers", ["me", "me"])
            with pytest.raises(Refused) as problem:
                await client.play(table.id, lambda state: "take nothing")
            assert problem.value.reason == "illegal"

    asyncio.run(ask())


def test_a_table_may_be_thought_about_asynchronously(house: House) -> None:
    async def think(table: Table) -> str:
        return await asyncio.to_thread(first, table)

    async def play() -> None:
        async with Client(house.url) as client:
            table = await client.open_table("lucky-numbers", ["me", "me"])
            assert (await client.play(table.id, think)).winners

    asyncio.run(play())


def test_a_server_that_stays_away_is_given_up() -> None:
    async def wait() -> None:
        async with Client("http://127.0.0.1:9", patience=0.2):
            pass

    with pytest.raises(Disconnected, match="has not answered"):
        asyncio.run(wait())


def test_a_server_that_hangs_is_left_for_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its connection stays open, and nothing comes any more."""
    monkeypatch.setattr("hortus.client.live.QUIET", 0.1)
    came: list[ServerConnection] = []

    async def hang(connection: ServerConnection) -> None:
        came.append(connection)
        await connection.wait_closed()

    async def wait() -> None:
        async with serve(hang, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            async with LiveTable(f"ws://127.0.0.1:{port}/", {}, 60):
                await until(lambda: len(came) > 1)

    asyncio.run(wait())


def test_pauses_grow_and_end(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    clock = 0.0

    async def sleep(seconds: float) -> None:
        nonlocal clock
        slept.append(seconds)
        clock += seconds

    monkeypatch.setattr("hortus.client.live.asyncio.sleep", sleep)
    monkeypatch.setattr("hortus.client.live.time.monotonic", lambda: clock)

    async def wait() -> None:
        patience = Patience(60)
        while True:
            await patience.wait("gone")

    with pytest.raises(Disconnected):
        asyncio.run(wait())
    assert slept[0] <= 0.05 and max(slept) <= 5 and sum(slept) > 60 and slept[5] > slept[0]


@pytest.mark.parametrize("url", ["localhost:8000", "ftp://localhost", "", "http://"])
def test_an_address_that_is_none_is_refused(url: str) -> None:
    with pytest.raises(ClientError, match="no address of a server"):
        Client(url)


@pytest.mark.parametrize("spec", ["my_bots", "no_such_module:Bot", "json:NoSuchBot", ":", "a:"])
def test_a_bot_that_is_none_is_said_in_a_sentence(spec: str) -> None:
    with pytest.raises(BadOption):
        find_bot(spec)
