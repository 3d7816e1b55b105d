"""What others notice while somebody attacks a server: floods of frames, half-open connections, movers that are cut off.

PYTHONPATH=src:. python bench/server_attacks.py flood half-open cut
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sqlite3
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from server_load import Load, Player, connected, opened, percentile, phase, seated
from tests.server.house import House, Live, Person
from tests.server.test_limits import FLOODS, raw_socket

import hortus

GAME = "lucky-numbers"
LIMITED = {"HORTUS_MESSAGES_RATE": "20", "HORTUS_MESSAGES_BURST": "40"}  # as they are by default


async def pings(live: Live, seconds: float) -> list[float]:
    """How long the answers to a visitor's pings take."""
    found = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        started = time.perf_counter()
        await live.send("ping", at=1)
        await live.until("pong", 60)
        found.append(time.perf_counter() - started)
        await asyncio.sleep(max(0.0, 0.06 - found[-1]))  # within what one visitor may send
    return found


async def flooding(house: House, table: str, frames: bytes, lasted: list[float]) -> None:
    """One socket flat out; when it is shown out it comes again. `lasted`: how long it was let in each time."""
    while True:
        with suppress(ConnectionError, AssertionError, asyncio.IncompleteReadError):
            reader, writer = await raw_socket(house, table)
            began = time.monotonic()
            gone = asyncio.create_task(reader.read(-1))
            try:
                while not gone.done():
                    writer.write(frames * 1000)
                    await writer.drain()
                    await asyncio.sleep(0)
            finally:
                gone.cancel()
                writer.close()
                lasted.append(time.monotonic() - began)


async def flood(folder: str, seconds: float) -> dict[str, Any]:
    """What another visitor notices of it."""
    figures = {}
    for kind, frames in FLOODS.items():
        house = House(f"{folder}/{kind}.db", LIMITED, from_scratch=True).start()
        try:
            ada = await Person(house).enter("Ada")
            table = (await ada.table(GAME, ["me", "open"]))["id"]
            live = await ada.live(table)
            quiet = await pings(live, 3)
            lasted: list[float] = []
            task = asyncio.create_task(flooding(house, table, frames, lasted))
            during = await pings(live, seconds)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        finally:
            house.stop()
        figures[kind] = {
            "p99_ms_before": round(percentile(quiet, 0.99), 1), "p99_ms": round(percentile(during, 0.99), 1),
            "worst_ms": round(max(during) * 1000, 1), "flooder_shown_out": len(lasted),
            "longest_flood_s": round(max(lasted, default=seconds), 2),
        }  # fmt: skip
    return figures


async def half_open(folder: str, seconds: float) -> dict[str, Any]:
    """1,000 connections whose request never ends, opened again when they are ended, beside 100 players."""
    house = House(f"{folder}/half.db", {"HORTUS_IDLE": "3600", "HORTUS_HEARTBEAT": "300"}, from_scratch=True).start()
    try:
        load = Load()
        players = [Player(house, t, c, load, "no", i) for i, (t, c) in enumerate(await seated(house, GAME, 50))]
        tasks = await connected(players)
        before = await phase([house], players, load, seconds, 1.0)

        async def silent() -> None:
            while True:
                with suppress(OSError):
                    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
                    writer.write(b"GET /api/lobby HTTP/1.1\r\nHost: local")
                    with suppress(ConnectionError):
                        await reader.read()
                    writer.close()

        attackers = [asyncio.create_task(silent()) for _ in range(1000)]
        await asyncio.sleep(1)
        during = await phase([house], players, load, seconds, 1.0)
        for task in (*attackers, *tasks):
            task.cancel()
        await asyncio.gather(*attackers, *tasks, return_exceptions=True)
    finally:
        house.stop()
    return {"before": before, "with_1000_half_open": during}


async def cut(folder: str, seconds: float) -> dict[str, Any]:
    """60 tables; movers' connections are cut right after their move, watchers come and go; who is out of step?"""
    db = f"{folder}/cut.db"
    house = House(db, {"HORTUS_IDLE": "0.5"}, from_scratch=True).start()
    dice = random.Random(1)
    try:
        places = await seated(house, GAME, 60)
        tables = sorted({table for table, _ in places})
        url = f"ws://127.0.0.1:{house.port}/api/tables/{{}}/live"
        end = time.monotonic() + seconds
        cuts = 0

        async def player(table: str, cookie: str) -> None:
            nonlocal cuts
            while time.monotonic() < end:
                with suppress(OSError, TimeoutError, Exception):
                    socket = await opened(url.format(table), cookie)
                    while True:
                        state = json.loads(await asyncio.wait_for(socket.recv(), 2))
                        if state["type"] == "table" and state["legal"]:
                            move = dice.choice(state["legal"])["move"]
                            text = {"type": "move", "id": f"{dice.random()}", "ply": state["ply"], "move": move}
                            await socket.send(json.dumps(text))
                            await asyncio.sleep(dice.choice((0, 0, 0.001, 0.005)))
                            socket.transport.abort()
                            cuts += 1
                            break

        async def watcher() -> None:
            while time.monotonic() < end:
                with suppress(OSError, TimeoutError):
                    socket = await opened(url.format(dice.choice(tables)))
                    await asyncio.wait_for(socket.recv(), 2)
                    socket.transport.abort()

        await asyncio.gather(*(player(*place) for place in places), *(watcher() for _ in range(20)))
        await asyncio.sleep(1)
        out_of_step = []
        stored = sqlite3.connect(db)
        for table in tables:
            live = await Person(house).live(table)
            shown = await live.state_where(lambda state: True)
            seed, options = stored.execute("select seed, options from tables where id = ?", (table,)).fetchone()
            match = hortus.new(GAME, players=2, seed=seed, **json.loads(options))
            rows = stored.execute("select kind, data from log where table_id = ? order by number", (table,)).fetchall()
            for kind, data in rows:
                if kind == "move":
                    match.play(json.loads(data)["move"])
            if (shown["ply"], shown["number"], shown["view"]) != (match.ply, len(rows) - 1, match.view(None)):
                out_of_step.append(table)
            await live.close()
        moves = stored.execute("select count(*) from log where kind = 'move'").fetchone()[0]
    finally:
        house.stop()
    return {"tables": len(tables), "cuts": cuts, "moves": moves, "out_of_step": len(out_of_step)}


ATTACKS = {"flood": flood, "half-open": half_open, "cut": cut}


async def main(options: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder:
        for name in options.attacks:
            figures = await ATTACKS[name](str(Path(folder)), options.seconds)
            print(json.dumps({name: figures}, indent=2), flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="+", choices=ATTACKS)
    parser.add_argument("--seconds", type=float, default=10)
    asyncio.run(main(parser.parse_args()))
