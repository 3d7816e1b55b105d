"""Nobody can stop the server from outside: what arrives is counted before it is parsed, and everything has a limit."""

from __future__ import annotations

import asyncio
import gzip
import os
import random
import time
from contextlib import suppress

import httpx
import pytest

from hortus.server.limits import Bucket, network
from hortus.server.protocols import FrameCounter
from hortus.server.settings import Settings
from tests.server.conftest import Start
from tests.server.house import House, Live, Person, play_on, run
from tests.server.test_matches import two_at_a_table
from tests.waiting import until

GAME = "lucky-numbers"
MASK = b"\x01\x02\x03\x04"
FLOODS = {
    "pings": b"\x89\x80" + MASK,
    "texts": b"\x81\x82" + MASK + bytes(a ^ b for a, b in zip(b"{}", MASK, strict=False)),
    "fragments": b"\x00\x80" + MASK,
    "pongs": b"\x8a\x80" + MASK,
}


def frame(payload: bytes, opcode: int = 1) -> bytes:
    size = len(payload)
    extra = size.to_bytes(2) if 125 < size < 65_536 else size.to_bytes(8) if size > 125 else b""
    head = 128 | (size if size < 126 else 126 if size < 65_536 else 127)
    return bytes([128 | opcode, head]) + extra + MASK + bytes(b ^ MASK[i % 4] for i, b in enumerate(payload))


@pytest.mark.parametrize("chunk", [1, 2, 3, 7, 1000, 10**6])
def test_frames_are_counted_wherever_the_stream_is_cut(chunk: int) -> None:
    dice = random.Random(chunk)
    frames = [frame(dice.randbytes(size), 1 + i % 2) for i, size in enumerate((0, 5, 125, 126, 300, 70_000, 1))]
    stream = b"".join(frames)
    for most in (len(frames), len(frames) - 1):
        counter = FrameCounter(Bucket(0, most), Bucket(0, len(stream)))
        allowed = [counter.allows(stream[at : at + chunk]) for at in range(0, len(stream), chunk)]
        assert all(allowed) == (most == len(frames))
    counter = FrameCounter(Bucket(0, 100), Bucket(0, len(stream) - 1))
    assert not all(counter.allows(stream[at : at + chunk]) for at in range(0, len(stream), chunk))


def test_networks() -> None:
    assert network("10.1.2.3") == "10.1.2.3" == network("::ffff:10.1.2.3")
    assert network("2001:db8:1:2:3::4") == network("2001:db8:1:2:ffff::") == "2001:db8:1:2::/64"
    assert network("2001:db8:1:3::1") != network("2001:db8:1:2::1") and network("testclient") == "testclient"


async def raw_socket(house: House, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A WebSocket without a library, after its handshake."""
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    writer.write(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def next_frame(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """The opcode and the payload of what the server sends next."""
    head, size = await reader.readexactly(2)
    if size > 125:
        size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8))
    return head & 15, await reader.readexactly(size)


PING = b'{"type": "ping", "at": 5}'
BROKEN = {  # by the code of the close frame that answers
    "a text within another that is cut": (1002, b"\x01" + frame(PING[:4])[1:] + frame(PING)),
    "a frame without a mask": (1002, bytes([0x81, len(PING)]) + PING),
    "a reserved bit": (1002, b"\xc1" + frame(PING)[1:]),
    "bytes that are no text": (1007, frame(b'{"type": "\xff"}')),
    "more than is allowed": (1009, frame(b" " * 2_000_000)),
}


@run
async def test_messages_are_read_however_their_frames_arrive(start: Start) -> None:
    house = start(messages_rate="1000", messages_burst="1000")
    table, _, _ = await two_at_a_table(house, GAME)
    reader, writer = await raw_socket(house, table)
    begun, rest = b"\x01" + frame(PING[:9])[1:], frame(PING[9:], 0)
    long = frame(PING + b" " * 200)
    for sent in (
        [frame(PING)], [long], [begun, rest], [begun, frame(b"", 9), rest], [frame(PING), frame(PING)],
        [frame(PING)[:1], frame(PING)[1:]], [long[:3], long[3:]], [frame(PING) + frame(PING)[:4], frame(PING)[4:]],
    ):  # fmt: skip
        for part in sent:
            writer.write(part)
            await writer.drain()
            await asyncio.sleep(0)
        for _ in range(b"".join(sent).count(frame(PING)) or 1):
            while b'"pong"' not in (await next_frame(reader))[1]:
                pass
    writer.write(frame((1000).to_bytes(2), 8) + frame(PING))
    while (found := await next_frame(reader))[0] != 8:
        assert b'"pong"' not in found[1]
    assert found[1][:2] == (1000).to_bytes(2)
    writer.close()
    for why, (code, broken) in BROKEN.items():
        reader, writer = await raw_socket(house, table)
        writer.write(frame(PING))
        while b'"pong"' not in (await next_frame(reader))[1]:
            pass
        writer.write(broken)
        while (found := await next_frame(reader))[0] != 8:
            pass
        assert int.from_bytes(found[1][:2]) == code, why
        writer.close()


@run
async def test_a_flood_of_frames_ends_the_connection_and_holds_up_nobody(start: Start) -> None:
    house = start(messages_rate="20", messages_burst="40", requests_burst="100000")
    table, _, lives = await two_at_a_table(house, GAME)
    for kind in FLOODS:
        await flooded(house, table, lives[0], kind)


async def flooded(house: House, table: str, other: Live, kind: str) -> None:
    reader, writer = await raw_socket(house, table)
    gone = asyncio.Event()

    async def flood() -> None:
        with suppress(ConnectionError):
            while True:
                writer.write(FLOODS[kind] * 1000)
                await writer.drain()

    async def listen() -> None:
        with suppress(ConnectionError):
            while await reader.read(65_536):
                pass
        gone.set()

    tasks = [asyncio.create_task(flood()), asyncio.create_task(listen())]
    try:
        await asyncio.wait_for(gone.wait(), 5)
        waits = []
        for _ in range(10):
            started = time.perf_counter()
            await other.send("ping", at=1)
            await other.until("pong")
            waits.append(time.perf_counter() - started)
        assert sorted(waits)[5] < 1, kind
    finally:
        for task in tasks:
            task.cancel()
        writer.close()


@run
async def test_requests_that_never_end_are_ended(start: Start) -> None:
    house = start(request_seconds="0.5")
    beginnings = (
        b"", b"GET / HTTP/1.1\r\nHost: local", b"POST /api/session HTTP/1.1\r\nHost: localhost\r\n"
        b"Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
    )  # fmt: skip
    for begun in beginnings:
        reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
        writer.write(begun)
        with suppress(ConnectionError):
            await asyncio.wait_for(reader.read(), 5)
        writer.close()
    ada = await Person(house).enter("Ada")
    table = (await ada.table(GAME, ["me", "open"]))["id"]
    live = await ada.live(table)
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    await asyncio.wait_for(reader.read(), 5)  # a request begun later is ended; the live connection is no request
    writer.close()
    await live.send("ping", at=1)
    await live.until("pong")


@run
async def test_one_address_has_so_many_connections(start: Start) -> None:
    house = start(connections_per_address="20", request_seconds="60")
    opened = [await asyncio.open_connection("127.0.0.1", house.port) for _ in range(40)]
    ended = 0
    for reader, _ in opened:
        try:
            ended += await asyncio.wait_for(reader.read(1), 0.5) == b""
        except ConnectionError:
            ended += 1
        except TimeoutError:
            pass
    assert ended >= 20
    for _, writer in opened:
        writer.close()

    async def let_in() -> bool:
        with suppress(httpx.TransportError):
            return (await Person(house).request("GET", "/healthz")).status_code == 200
        return False

    await until(let_in)


@run
async def test_limits_whatever_the_spelling_of_the_path(start: Start) -> None:
    house = start(entries_burst="3", entries_rate="0.001", replays_burst="2", replays_rate="0.001")
    spellings = ("/api/session", "/api/session/", "//api/session", "/api//session//", "/api/session")
    codes = [(await Person(house).request("POST", path, {"name": "Ada"})).status_code for path in spellings]
    assert codes == [200, 200, 200, 429, 429]
    codes = [(await Person(house).request("GET", path)).status_code for path in (
        "/api/tables/x/replay", "/api/tables/x//replay", "/api/tables/x/replay/", "//api/tables/x/replay",
    )]  # fmt: skip
    assert codes == [404, 404, 429, 429]


@run
async def test_what_goes_through_many_moves_is_counted(start: Start) -> None:
    house = start(replays_burst="2", replays_rate="0.001")
    ada = await Person(house).enter("Ada")
    paths = ["/api/practice", *["/api/tables/x/variation"] * 6, "/api/tables/x/conditional-moves"]
    codes = [(await ada.request("POST", path, {"ply": 0, "undos": 0})).status_code for path in paths]
    assert codes == [422, *[404] * 5, 429, 429]


@run
async def test_passwords_cannot_be_guessed_by_the_dozen(start: Start) -> None:
    house = start(guesses_burst="4", guesses_rate="0.001")
    ada = await Person(house).enter("Ada")
    await ada.post("/api/account", {"name": "Ada", "password": "correct horse"})
    guess = {"name": "Ada", "password": "wrong horse"}
    answers = await asyncio.gather(*(Person(house).request("POST", "/api/account/sign-in", guess) for _ in range(12)))
    codes = sorted(answer.status_code for answer in answers)
    assert codes == [403] * 4 + [429] * 8
    others = [{"name": f"Nobody {i}", "password": "wrong horse"} for i in range(40)]
    answers = await asyncio.gather(*(Person(house).request("POST", "/api/account/sign-in", one) for one in others))
    assert {answer.status_code for answer in answers} == {403, 429}  # only so many wait to be hashed


@run
async def test_one_person_cannot_flood_the_lobby_or_the_bots(start: Start) -> None:
    house = start(tables_public="3", tables_of_bots="0", tables_open="8")
    ada, bo = await Person(house).enter("Ada"), await Person(house).enter("Bo")
    public = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
    made = await asyncio.gather(*(ada.request("POST", "/api/tables", public) for _ in range(8)))
    assert sorted(answer.status_code for answer in made) == [201] * 3 + [429] * 5  # at the same moment too
    await ada.post("/api/tables", public, 429)
    programs = await asyncio.gather(*(ada.request("POST", "/api/programs", {"name": "p"}) for _ in range(24)))
    assert [answer.status_code for answer in programs].count(200) == 20
    made = await asyncio.gather(*(ada.request("POST", "/api/tournaments", {"game": GAME}) for _ in range(4)))
    assert sorted(answer.status_code for answer in made) == [201] * 2 + [429] * 2
    await bo.post("/api/tables", public)
    assert len(await bo.get("/api/lobby")) == 4
    bots = {"game": GAME, "seats": [{"kind": "bot", "bot": "seedling"}] * 2}
    await ada.post("/api/tables", bots, 429)
    house = start(tables_burst="2", tables_rate="0.001", chat_burst="3", chat_rate="0.001")
    ada = await Person(house).enter("Ada")
    table = (await ada.table(GAME, ["me", "open"]))["id"]
    await ada.table(GAME, ["me", "open"])
    await ada.post("/api/tables", {**public, "public": False}, 429)
    lives = [await ada.live(table) for _ in range(2)]
    for live in (lives[0], lives[0], lives[1]):
        await live.send("chat", text="hello")
        await live.until("ack")
    await lives[1].send("chat", text="hello")
    assert (await lives[1].until("refused"))["reason"] == "too_many"


@run
async def test_whoever_comes_back_with_too_many_others_may_try_again(start: Start) -> None:
    """After a restart all come at once, perhaps from one address: a page must not take that for a closed door."""
    house = start(requests_rate="0.001", requests_burst="8")
    ada = await Person(house).enter("Ada")
    table = (await ada.table(GAME, ["me", "open"]))["id"]
    codes = {await (await ada.live(table, "protocol=0")).closed() for _ in range(10)}
    assert codes == {4008, 1001}  # another protocol, then too many


@run
async def test_replays_are_packed_and_made_once(house: House) -> None:
    table, people, lives = await two_at_a_table(house, GAME)
    await play_on(lives, random.Random(1).choice)
    path = f"/api/tables/{table}/replay"
    packed = await people[0].http.get(house.url + path, headers={"Accept-Encoding": "gzip"})
    plain = await people[0].http.get(house.url + path, headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
    assert packed.json() == plain.json() and packed.json()["over"]
    assert len(gzip.compress(plain.content)) < len(plain.content) / 5
    assert packed.num_bytes_downloaded < len(plain.content) / 5


def test_every_setting_can_be_chosen() -> None:
    given = {f"HORTUS_{name.upper()}": "7" for name in ("chat_rate", "tables_open", "request_seconds")}
    assert Settings.from_environment({**given, "HOME": os.sep}).tables_open == 7
