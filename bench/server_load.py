"""Load on one server process with SQLite, over loopback: moves a second, latency, memory, recovery after a kill.

    PYTHONPATH=src:. python bench/server_load.py --tables 500 --seconds 10

The load generator is one more Python process on the same machine, so the figures are a lower bound.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from tests.server.house import House, Person
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

    async def connect(self) -> None:
        address = f"ws://127.0.0.1:{self.house.port}/api/tables/{self.table}/live?sentences={self.sentences}"
        self.socket = await connect(
            address, additional_headers={"Cookie": f"hortus={self.cookie}"}, compression=None, max_size=2**24,
            ping_interval=None, open_timeout=60, proxy=None,
        )  # fmt: skip

    async def run(self) -> None:
        await self.connect()
        assert self.socket
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


async def seated(house: House, game: str, tables: int) -> tuple[list[tuple[str, str]], list[Person]]:
    """So many tables of two people each: (table, cookie) by player."""
    players: list[tuple[str, str]] = []
    people: list[Person] = []

    async def one() -> None:
        host, guest = await Person(house).enter("Ada"), await Person(house).enter("Bo")
        made = await host.table(game, ["me", "open"])
        await guest.post(f"/api/tables/{made['id']}/join", {})
        for person in (host, guest):
            players.append((made["id"], person.http.cookies["hortus"]))
            people.append(person)
            await person.http.aclose()

    for start in range(0, tables, 10):
        await asyncio.gather(*(one() for _ in range(min(10, tables - start))))
    return players, people


async def connected(players: list[Player]) -> list[asyncio.Task[None]]:
    """Everybody comes at the same moment; done when each has seen their table."""
    tasks = [asyncio.create_task(player.run()) for player in players]
    await asyncio.gather(*(player.first.wait() for player in players))
    return tasks


async def phase(house: House, players: list[Player], load: Load, seconds: float, delay: float) -> dict[str, Any]:
    load.begin(delay)
    for player in players:
        if player.turn is not None:
            player.move()
    await asyncio.sleep(1)  # not counted: getting going
    load.latencies = []
    started, used = time.perf_counter(), house.processor_seconds()
    await asyncio.sleep(seconds)
    took, used = time.perf_counter() - started, house.processor_seconds() - used
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


async def idle_memory(game: str, tables: int, directory: str) -> dict[str, Any]:
    """What a table costs that is in memory, and one that has been let go."""
    house = House(f"{directory}/idle.db", {"HORTUS_IDLE": "3600"}).start()
    try:
        await seated(house, game, 100)  # code paths and caches are warm
        before = house.memory()
        await seated(house, game, tables)
        return {"tables": tables, "kib_per_idle_table": round((house.memory() - before) / tables / 1024, 1)}
    finally:
        house.stop()


async def main(options: argparse.Namespace) -> None:
    figures: dict[str, Any] = {
        "load_of_the_machine_before": os.getloadavg()[0],
        "tables": options.tables,
        "sockets": 2 * options.tables,
        "sentences": options.sentences,
    }
    with tempfile.TemporaryDirectory() as directory:
        settings = {"HORTUS_IDLE": "3600", "HORTUS_HEARTBEAT": "300"}
        house = House(str(Path(directory) / "load.db"), settings).start()
        tasks: list[asyncio.Task[None]] = []
        try:
            empty = house.memory()
            places, _ = await seated(house, options.game, options.tables)
            load = Load()
            players = [
                Player(house, table, cookie, load, options.sentences, i) for i, (table, cookie) in enumerate(places)
            ]
            seated_memory = house.memory()
            tasks = await connected(players)
            figures["kib_per_table_with_two_sockets"] = round((house.memory() - empty) / options.tables / 1024, 1)
            figures["kib_of_that_before_sockets"] = round((seated_memory - empty) / options.tables / 1024, 1)
            half = options.tables / (options.rate / 2)
            figures["at_half_load"] = await phase(house, players, load, options.seconds, half)
            figures["flat_out"] = await phase(house, players, load, options.seconds, 0.0)
            figures["refused"] = load.refused
            load.begin(half)
            for player in players:
                if player.turn is not None:
                    player.move()
            await asyncio.sleep(1)
            house.kill()
            load.running = False
            await asyncio.gather(*tasks)
            load.sent.clear()
            started = time.perf_counter()
            await asyncio.to_thread(house.start)
            ready, ready_processor = time.perf_counter() - started, house.processor_seconds()
            for player in players:
                player.first.clear()
            tasks = await connected(players)
            figures["recovery_s"] = {
                "until_ready": round(ready, 2), "until_all_tables_and_sockets": round(time.perf_counter() - started, 2),
                "processor_until_ready": round(ready_processor, 2),
                "processor_until_all": round(house.processor_seconds(), 2),
            }  # fmt: skip
        finally:
            for task in tasks:
                task.cancel()
            house.stop()
        if house.unexpected():
            figures["unexpected"] = house.unexpected()[:3]
        figures["idle"] = await idle_memory(options.game, options.idle, directory)
    print(json.dumps(figures, indent=2), flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--rate", type=float, default=1000, help="half of this is the half load")
    parser.add_argument("--game", default="lucky-numbers")
    parser.add_argument("--sentences", choices=("no", "yes"), default="no")
    parser.add_argument("--idle", type=int, default=500)
    asyncio.run(main(parser.parse_args()))
