"""What rude clients get: typed refusals, limits, clean disconnects, and nothing about the inside."""

from __future__ import annotations

import asyncio
import json
import socket as sockets
from contextlib import suppress

from websockets.exceptions import ConnectionClosed

from tests.server.conftest import Start
from tests.server.house import House, Live, Person, run
from tests.server.test_matches import GAMES, least, two_at_a_table

GAME = GAMES[0]
NONSENSE = [
    "", "{", "[]", "null", "7", '"move"', "{}", '{"type": "dance"}', '{"type": "move"}',
    '{"type": "move", "id": "", "ply": 0, "move": "draw"}', '{"type": "move", "id": "x", "ply": -1, "move": "draw"}',
    '{"type": "move", "id": "x", "ply": 1e99, "move": "draw"}', '{"type": "chat", "id": 5, "text": []}',
    '{"type": "lang", "lang": "xx"}', "[" * 2000,
]  # fmt: skip


@run
async def test_malformed_messages(house: House) -> None:
    table, people, _ = await two_at_a_table(house, GAME)
    for start in range(0, len(NONSENSE), 5):
        live = await people[0].live(table)
        await live.until("table")
        for text in NONSENSE[start : start + 5]:
            await live.socket.send(text)
            refused = await live.until("refused")
            assert refused["reason"] == "malformed" and "Traceback" not in json.dumps(refused)
        assert (await _ping(live))["type"] == "pong"
        await live.socket.send("and once more")
        assert await live.closed() == 4005


async def _ping(live: Live) -> dict[str, object]:
    await live.send("ping", at=5)
    return await live.until("pong")


@run
async def test_oversized_and_binary_messages(house: House) -> None:
    table, people, _ = await two_at_a_table(house, GAME)
    live = await people[0].live(table)
    await live.socket.send(json.dumps({"type": "chat", "id": "x", "text": "y" * 5000}))
    assert await live.closed() == 4005
    live = await people[0].live(table)
    await live.socket.send("z" * 200_000)
    assert await live.closed() in (1009, 4005)
    live = await people[0].live(table)
    await live.until("table")
    await live.socket.send(b"\xff\x00")
    assert (await live.until("refused"))["reason"] == "malformed"
    answer = await people[0].request("POST", "/api/session", {"name": "x" * 100_000})
    assert answer.status_code in (400, 413)


@run
async def test_too_many_messages(start: Start) -> None:
    house = start(messages_rate="5", messages_burst="10")
    table, people, _ = await two_at_a_table(house, GAME)
    live = await people[0].live(table)
    for _ in range(15):
        await live.send("ping")
    refused = await live.until("refused")
    assert refused["reason"] == "too_many" and refused["sentence"]
    with suppress(ConnectionClosed):
        for _ in range(400):
            await live.send("ping")
            await live.receive()  # what were still on its way at the end would cut the connection before its code came
    assert await live.closed() == 4002


@run
async def test_too_many_requests_and_connections(start: Start) -> None:
    house = start(requests_rate="1", requests_burst="30", entries_burst="3", entries_rate="0.01",
                  sockets_per_person="2")  # fmt: skip
    ada = await Person(house).enter("Ada")
    await Person(house).enter("Bo")
    await Person(house).enter("Cy")
    answer = await Person(house).request("POST", "/api/session", {"name": "Di"})
    assert answer.status_code == 429 and answer.json()["error"] == "too_many" and answer.headers["retry-after"]
    made = await ada.table(GAME, ["me"] + ["open"] * (least(GAME) - 1))
    for _ in range(2):
        await (await ada.live(made["id"])).until("table")
    assert await (await ada.live(made["id"])).closed() == 4002
    codes = {(await ada.request("GET", "/api/lobby")).status_code for _ in range(40)}
    assert codes == {200, 429}


@run
async def test_other_origins_and_missing_tokens(house: House) -> None:
    ada = await Person(house).enter("Ada")
    made = await ada.table(GAME, ["me"] + ["open"] * (least(GAME) - 1))
    body = {"name": "Eve"}
    for headers in ({"Origin": "https://evil.example"}, {"Origin": "null"}, {"X-CSRF-Token": "0" * 40},
                    {"X-CSRF-Token": ""}, {"Sec-Fetch-Site": "cross-site"}):  # fmt: skip
        answer = await ada.http.post(house.url + "/api/session", json=body, headers=headers)
        assert answer.status_code == 403, headers
    good = await ada.http.post(house.url + "/api/session", json=body, headers={"Origin": house.url})
    assert good.status_code == 200 and "HttpOnly" in good.headers["set-cookie"]
    assert "samesite=lax" in good.headers["set-cookie"].lower()
    live = await ada.live(made["id"], headers={"Origin": "https://evil.example"})
    assert await live.closed() == 4003
    assert await (await ada.live("nothing")).closed() == 4004
    forged = Person(house)
    forged.http.cookies.set("hortus", f"{ada.id}.{'0' * 40}")
    assert (await forged.get("/api/session"))["person"] is None


@run
async def test_a_slow_reader_is_let_go_and_nobody_waits_for_it(start: Start) -> None:
    house = start(slow_seconds="1", outbox="20", messages_rate="100000", messages_burst="100000")
    table, _, lives = await two_at_a_table(house, GAME)
    # A spectator that never reads, with small buffers.
    slow = sockets.socket()
    slow.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
    slow.connect(("127.0.0.1", house.port))
    slow.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    await lives[0].until(lambda m: m["type"] == "presence" and m["watchers"] == 1)
    gone = asyncio.create_task(lives[1].until(lambda m: m["type"] == "presence" and m["watchers"] == 0, 40))
    while not gone.done():
        for _ in range(50):
            latest = await lives[0].send("chat", text="x" * 300)
        await lives[0].until(lambda m, latest=latest: m["type"] == "ack" and m["id"] == latest)  # type: ignore[misc]
    await gone
    slow.close()
    assert (await _ping(lives[1]))["type"] == "pong"


@run
async def test_the_page_its_headers_and_no_traces(house: House) -> None:
    nobody = Person(house)
    for path in ("/", "/static/nothing.js", "/static/../server/app.py", "/static/%2e%2e/%2e%2e/pyproject.toml",
                 "/nothing", "/api/tables/x", f"/sprites/{GAME}.svg", "/sprites/..%2f.svg", "/healthz"):  # fmt: skip
        answer = await nobody.request("GET", path)
        assert answer.status_code in (200, 404), path
        assert "script-src 'self'" in answer.headers["content-security-policy"]
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "Traceback" not in answer.text and "pyproject" not in answer.text
    sprite = await nobody.request("GET", f"/sprites/{GAME}.svg")
    assert sprite.headers["content-type"].startswith("image/svg+xml")
    again = await nobody.http.get(f"{house.url}/sprites/{GAME}.svg", headers={"If-None-Match": sprite.headers["etag"]})
    assert again.status_code == 304
    assert (await nobody.request("PUT", "/api/session", {})).status_code == 405
    assert (await nobody.request("GET", "/metrics")).text.count("hortus_") > 10
    games = await nobody.get("/api/games")
    assert sorted(game["name"] for game in games) == GAMES
    assert all(game["title"] and all(option["title"] for option in game["options"]) for game in games)
    assert {bot["name"] for bot in await nobody.get("/api/bots")} >= {"seedling"}
