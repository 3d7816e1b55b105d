"""Load on table servers, over loopback: what a committed move costs, moves a second, latency, memory, recovery.

    PYTHONPATH=src:. python bench/server_load.py --tables 500 --seconds 8
    PYTHONPATH=src:. python bench/server_load.py --db postgres --processes 2

With several processes the two players of each table are connected to different ones. The load generator is one more
Python process on the same machine, so moves a second are a lower bound and latencies an upper one; processor time is
that of the server processes alone.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import tempfile
import time
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from tests.server.house import House, Person
from tests.server.postgres import own_postgres
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed


class Legal(msgspec.Struct):
    move: str


class Seen(msgspec.Struct):
    """What a player has to read."""

    type: str
    id: str = ""
    ply: int = 0
    undos: int = 0
    state: str = ""
    legal: list[Legal] = []
    number: int = 0


read = msgspec.json.Decoder(Seen).decode


@dataclass
class Load:
    """What the players do, and what has been seen."""

    delay: float = 0.0  # between seeing one's turn and moving, on average
    running: bool = False
    sent: dict[str, float] = field(default_factory=dict)
    latencies: list[float] = field(default_factory=list)
    refused: int = 0
    over: int = 0

    def begin(self, delay: float) -> None:
        self.delay, self.latencies, self.running = delay, [], True


def address(house: House, table: str, sentences: str = "no") -> str:
    return f"ws://127.0.0.1:{house.port}/api/tables/{table}/live?sentences={sentences}"


async def opened(url: str, cookie: str | None = None) -> ClientConnection:
    headers = {"Cookie": cookie} if cookie else {}
    return await connect(
        url, additional_headers=headers, compression=None, max_size=2**24, ping_interval=None, open_timeout=60,
        proxy=None,
    )  # fmt: skip


class Player:
    def __init__(self, house: House, table: str, cookie: str, load: Load, sentences: str, index: int) -> None:
        self.house, self.table, self.cookie, self.load, self.sentences = house, table, cookie, load, sentences
        self.dice = random.Random(index)
        self.index = index
        self.count = 0
        self.socket: ClientConnection | None = None
        self.turn: Seen | None = None
        self.first = asyncio.Event()
        self.tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        self.socket = await opened(address(self.house, self.table, self.sentences), self.cookie)
        try:
            async for text in self.socket:
                message = read(text)
                if message.type == "ack":
                    self.load.latencies.append(time.perf_counter() - self.load.sent.pop(message.id))
                elif message.type == "refused":
                    self.load.refused += 1
                elif message.type == "table":
                    self.first.set()
                    self.turn = message if message.legal else None
                    if message.state == "over":
                        self.load.over += 1
                    elif message.legal and self.load.running:
                        self.move()
        except ConnectionClosed:
            pass

    def move(self) -> None:
        if self.tasks:
            return  # one is on its way
        task = asyncio.create_task(self._move())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _move(self) -> None:
        if self.load.delay:
            await asyncio.sleep(self.dice.uniform(0.5, 1.5) * self.load.delay)
        turn = self.turn
        if turn is None or not self.load.running or self.socket is None:
            return
        self.turn = None  # answered
        self.count += 1
        client = f"{self.index}-{self.count}-{time.time_ns()}"
        move = self.dice.choice(turn.legal).move
        self.load.sent[client] = time.perf_counter()
        text = json.dumps({"type": "move", "id": client, "ply": turn.ply, "undos": turn.undos, "move": move})
        with suppress(ConnectionClosed):
            await self.socket.send(text)


def percentile(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] * 1000 if ordered else float("nan")


async def seated(house: House, game: str, tables: int) -> list[tuple[str, str]]:
    """So many tables of two people each: (table, cookie) by player."""
    players: list[tuple[str, str]] = []

    async def one() -> None:
        host, guest = await Person(house).enter("Ada"), await Person(house).enter("Bo")
        made = await host.table(game, ["me", "open"])
        await guest.post(f"/api/tables/{made['id']}/join", {})
        for person in (host, guest):
            players.append((made["id"], "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())))
            await person.http.aclose()

    for start in range(0, tables, 10):
        await asyncio.gather(*(one() for _ in range(min(10, tables - start))))
    return players


async def connected(players: list[Player]) -> list[asyncio.Task[None]]:
    """Everybody comes at the same moment; done when each has seen their table."""
    tasks = [asyncio.create_task(player.run()) for player in players]
    await asyncio.gather(*(player.first.wait() for player in players))
    return tasks


def processor(houses: list[House]) -> float:
    return sum(house.processor_seconds() for house in houses)


async def phase(houses: list[House], players: list[Player], load: Load, seconds: float, delay: float) -> dict[str, Any]:
    load.begin(delay)
    for player in players:
        if player.turn is not None:
            player.move()
    await asyncio.sleep(1)  # not counted: getting going
    load.latencies = []
    started, used = time.perf_counter(), processor(houses)
    await asyncio.sleep(seconds)
    took, used = time.perf_counter() - started, processor(houses) - used
    latencies, load.latencies = load.latencies, []
    load.running = False
    await asyncio.sleep(1)
    return {
        "moves_per_second": round(len(latencies) / took),
        "p50_ms": round(percentile(latencies, 0.5), 1),
        "p99_ms": round(percentile(latencies, 0.99), 1),
        "moves": len(latencies),
        "server_processor_share": round(used / took, 2),
        "server_processor_us_per_move": round(used / max(1, len(latencies)) * 1e6),
    }


async def idle_sockets(house: House, game: str, sockets: int, seconds: float) -> dict[str, Any]:
    """What connections cost that only watch, a hundred a table."""
    tables = [table for table, _ in (await seated(house, game, -(-sockets // 100)))[::2]]
    before = house.memory()
    watching: list[ClientConnection] = []
    for start in range(0, sockets, 100):
        urls = [address(house, tables[i // 100]) for i in range(start, min(sockets, start + 100))]
        watching += await asyncio.gather(*map(opened, urls))
    memory = house.memory() - before
    used = house.processor_seconds()
    await asyncio.sleep(seconds)
    used = house.processor_seconds() - used
    await asyncio.gather(*(socket.close() for socket in watching))
    return {
        "sockets": sockets, "kib_per_socket": round(memory / sockets / 1024, 1),
        "server_processor_share": round(used / seconds, 3),
    }  # fmt: skip


async def recovery(house: House, players: list[Player], tasks: list[asyncio.Task[None]]) -> dict[str, Any]:
    """The process is killed; how long until it is ready, and until everybody has seen their table again."""
    house.kill()
    await asyncio.gather(*tasks)
    started = time.perf_counter()
    await asyncio.to_thread(house.start)
    ready, ready_processor = time.perf_counter() - started, house.processor_seconds()
    for player in players:
        player.first.clear()
    tasks[:] = await connected(players)
    return {
        "until_ready": round(ready, 2), "until_all_tables_and_sockets": round(time.perf_counter() - started, 2),
        "processor_until_ready": round(ready_processor, 2), "processor_until_all": round(house.processor_seconds(), 2),
    }  # fmt: skip


async def measure(options: argparse.Namespace, db: str) -> dict[str, Any]:
    figures: dict[str, Any] = {
        "database": options.db, "processes": options.processes, "tables": options.tables,
        "load_of_the_machine_before": os.getloadavg()[0],
    }  # fmt: skip
    settings = {
        "HORTUS_IDLE": "3600", "HORTUS_HEARTBEAT": "300", "HORTUS_BOT_WORKERS": "1",
        "HORTUS_SOCKETS_PER_ADDRESS": "20000",
    }  # fmt: skip
    houses = [House(db, settings, from_scratch=True).start() for _ in range(options.processes)]
    tasks: list[asyncio.Task[None]] = []
    try:
        empty = houses[0].memory()
        load = Load()
        players = [
            Player(houses[i % len(houses)], table, cookie, load, options.sentences, i)
            for i, (table, cookie) in enumerate(await seated(houses[0], options.game, options.tables))
        ]
        tasks = await connected(players)
        figures["kib_per_table_with_two_sockets"] = round((houses[0].memory() - empty) / options.tables / 1024, 1)
        half = options.tables / (options.rate / 2)
        figures["at_half_load"] = await phase(houses, players, load, options.seconds, half)
        figures["flat_out"] = await phase(houses, players, load, options.seconds, 0.0)
        figures["refused"] = load.refused
        if options.idle:
            figures["idle"] = await idle_sockets(houses[0], options.game, options.idle, options.seconds)
        if options.processes == 1:
            figures["recovery_s"] = await recovery(houses[0], players, tasks)
    finally:
        for task in tasks:
            task.cancel()
        for house in houses:
            house.stop()
    unexpected = [line for house in houses for line in house.unexpected()]
    if unexpected:
        figures["unexpected"] = unexpected[:3]
    return figures


def main(options: argparse.Namespace) -> None:
    with ExitStack() as stack:
        if options.db == "postgres":
            db = stack.enter_context(own_postgres()).fresh()
        else:
            assert options.processes == 1, "a file has one process"
            db = str(Path(stack.enter_context(tempfile.TemporaryDirectory())) / "load.db")
        print(json.dumps(asyncio.run(measure(options, db)), indent=2), flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--db", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--rate", type=float, default=1000, help="half of this is the half load")
    parser.add_argument("--game", default="lucky-numbers")
    parser.add_argument("--sentences", choices=("no", "yes"), default="no")
    parser.add_argument("--idle", type=int, default=0, help="idle sockets to measure as well, e.g. 5000")
    main(parser.parse_args())
