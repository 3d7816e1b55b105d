"""Kill the server at random moments under load, start it again, and look for moves lost or doubled.

PYTHONPATH=src:. python -m tests.server.kill --kills 20
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
from collections import defaultdict
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import text
from websockets.exceptions import WebSocketException

import hortus
from hortus.games import game as find_game
from hortus.server.settings import Settings
from hortus.server.storage import open_engine
from tests.server.house import House, Live, Person
from tests.waiting import until


class Player:
    """Plays any legal move, remembers every acknowledgement, and sends again what was not acknowledged."""

    def __init__(self, person: Person, table: str, seed: int) -> None:
        self.person, self.table = person, table
        self.dice = random.Random(seed)
        self.acknowledged: dict[str, tuple[int, str]] = {}
        self.pending: dict[str, Any] | None = None
        self.repeated = 0
        self.number = 0
        self.over = False
        self.fresh = 0  # moves acknowledged since the last start
        self.count = 0

    async def stay(self, running: asyncio.Event) -> None:
        """Play as long as the server runs; on a busy machine a connection may need a second try."""
        self.fresh = 0
        while running.is_set():
            await self.play()

    async def play(self) -> None:
        """Until the connection breaks."""
        try:
            live = await self._connect()
            if self.pending:
                await live.socket.send(json.dumps(self.pending))
            while True:
                await self._take(live, await self._hear(live))
        except (WebSocketException, OSError, TimeoutError, EOFError):
            pass  # killed, perhaps in the middle of connecting

    async def _connect(self) -> Live:
        return await self.person.live(self.table, f"after={self.number}")

    async def _hear(self, live: Live) -> dict[str, Any]:
        return await live.receive(60)

    async def _take(self, live: Live, message: dict[str, Any]) -> None:
        live.all.clear()
        if message["type"] == "ack":
            assert self.pending and message["id"] == self.pending["id"]
            assert message["ply"] == self.pending["ply"] + 1
            self.acknowledged[message["id"]] = self.pending["ply"], self.pending["move"]
            self.repeated += message["repeated"]
            self.pending, self.fresh = None, self.fresh + 1
        elif message["type"] == "refused":
            raise AssertionError(f"refused: {message} {self.pending}")
        elif message["type"] == "table":
            assert message["number"] >= self.number, "the log has become shorter"
            self.number, self.over = message["number"], message["state"] == "over"
        state = live.state
        if state and state["legal"] and not self.pending and message["type"] in ("table", "ack"):
            if message["type"] == "ack":
                return  # the state after it is on its way
            self.count += 1
            self.pending = {"type": "move", "id": f"{self.person.id}-{self.count}", "ply": state["ply"],
                            "undos": state["undos"],
                            "move": self.dice.choice(state["legal"])["move"]}  # fmt: skip
            await asyncio.sleep(self.dice.uniform(0, 0.12))
            await live.socket.send(json.dumps(self.pending))


def stored(db: str, query: str) -> list[tuple[Any, ...]]:
    """What a database answers, of either kind."""

    async def ask() -> list[tuple[Any, ...]]:
        engine = open_engine(Settings(db=db).url())
        try:
            async with engine.connect() as connection:
                return [tuple(row) for row in (await connection.execute(text(query))).all()]
        finally:
            await engine.dispose()

    return asyncio.run(ask())


def check(db: str, players: list[Player]) -> dict[str, int]:
    """Everything acknowledged is in the log, once; every log replays; every match that is over is rated once."""
    moves = 0
    logs: dict[str, list[tuple[Any, ...]]] = defaultdict(list)
    for table, *row in stored(db, "select table_id, number, kind, data, command from log order by table_id, number"):
        logs[table].append(tuple(row))
    for table, game, options, seed in stored(db, "select id, game, options, seed from tables"):
        rows = [(number, kind, json.loads(data), command) for number, kind, data, command in logs[table]]
        assert [row[0] for row in rows] == list(range(len(rows))), "numbers have a gap"
        match = hortus.new(game, players=len(rows[0][2]["seats"]), seed=seed, **json.loads(options))
        for _, kind, data, _ in rows:
            if kind == "move":
                assert (data.get("ply", 0), data["seat"]) == (match.ply, match.turn)
                match.play(data["move"])
                moves += 1
        commands = {command: (data.get("ply"), data.get("move")) for _, _, data, command in rows if command}
        assert len(commands) == sum(1 for row in rows if row[3]), "a command was carried out twice"
        for player in players:
            if player.table == table:
                for client, played in player.acknowledged.items():
                    assert commands.get(f"{player.person.id}:{client}") == played, f"lost: {client} {played}"
    over = "from seats join endings on seats.table_id = endings.table_id where counted"
    in_matches = stored(db, f"select count(distinct seats.table_id || coalesce(person, bot)) {over}")
    assert in_matches == stored(db, "select cast(coalesce(sum(matches), 0) as integer) from ratings"), "ratings"
    ended = stored(db, "select count(*) from tables where state = 'over'")
    assert ended == stored(db, "select count(*) from endings"), "an ending is missing"
    return {"moves": moves, "acknowledged": _acknowledged(players)}


async def _play_on(players: list[Player], tasks: list[asyncio.Task[None]], acknowledged: int | None) -> None:
    """Until so many moves have been acknowledged, or else until everybody has moved; or nothing is left to play."""

    def enough() -> bool:
        for task in tasks:
            if task.done():
                task.result()
        if acknowledged is None:
            return all(player.over or player.fresh for player in players)
        return _acknowledged(players) >= acknowledged or all(player.over for player in players)

    def gone_on(seen: int) -> bool:
        return sum(player.number for player in players) != seen or enough()

    while not enough():  # as long as anything goes on
        await until(partial(gone_on, sum(player.number for player in players)), 120)


def _acknowledged(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


async def kill_and_look(kills: int, tables: int, seed: int, folder: str) -> dict[str, int]:
    dice = random.Random(seed)
    house = House(str(Path(folder) / "kill.db")).start()
    players: list[Player] = []
    names = hortus.games()
    try:
        for i in range(tables):
            game = names[i % len(names)]
            ada, bo = [await (await Person(house).enter(name)).sign_up() for name in ("Ada", "Bo")]
            spare = max(2, find_game(game).players[0]) - 2
            bots = ["seedling"] * max(spare, i % 2 if 3 in find_game(game).players else 0)
            made = await ada.table(game, ["me", "open", *bots])
            await bo.post(f"/api/tables/{made['id']}/join", {})
            players += [Player(ada, made["id"], 2 * i), Player(bo, made["id"], 2 * i + 1)]
        for kill in range(kills + 1):
            running = asyncio.Event()
            running.set()
            tasks = [asyncio.create_task(player.stay(running)) for player in players]
            last = kill == kills
            await _play_on(players, tasks, None if last else _acknowledged(players) + dice.randrange(15, 60))
            running.clear()
            if last:
                house.stop()
            else:
                house.kill()
            await asyncio.gather(*tasks)
            if not last:
                await asyncio.to_thread(check, house.db, players)
                await asyncio.to_thread(house.start)
    finally:
        if house.process and house.process.poll() is None:
            house.kill()
        for player in players:
            await player.person.close()
    assert not house.unexpected(), house.unexpected()
    found = await asyncio.to_thread(check, house.db, players)
    return {"kills": kills, "tables": tables, **found, "answered_again": sum(player.repeated for player in players)}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--tables", type=int, default=24)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        print(asyncio.run(kill_and_look(chosen.kills, chosen.tables, chosen.seed, place)))
