"""Kill the server at random moments under load, start it again, and look for moves lost or doubled.

PYTHONPATH=src:. python -m tests.server.kill --kills 20
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sqlite3
import tempfile
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException

import hortus
from hortus.games import game as find_game
from tests.server.house import House, Live, Person


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

    async def play(self) -> None:
        """Until the connection breaks."""
        self.fresh = 0
        try:
            live = await self.person.live(self.table, f"after={self.number}")
            if self.pending:
                await live.socket.send(json.dumps(self.pending))
            while True:
                await self._take(live, await live.receive(60))
        except (WebSocketException, OSError, TimeoutError, EOFError):
            pass  # killed, perhaps in the middle of connecting

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


def check(db: str, players: list[Player]) -> dict[str, int]:
    """Everything acknowledged is in the log, once; every log replays; every match that is over was rated once."""
    stored = sqlite3.connect(db)
    moves = 0
    for table, game, options, seed in stored.execute("select id, game, options, seed from tables").fetchall():
        rows = stored.execute(
            "select number, kind, ply, seat, move, client from log where table_id = ? order by number", (table,)
        ).fetchall()
        assert [row[0] for row in rows] == list(range(1, len(rows) + 1)), "numbers have a gap"
        count = stored.execute("select count(*) from seats where table_id = ?", (table,)).fetchone()[0]
        match = hortus.new(game, players=count, seed=seed, **json.loads(options))
        for _, kind, ply, seat, move, _ in rows:
            if kind == "move":
                assert (ply, seat) == (match.ply, match.turn)
                match.play(move)
                moves += 1
        by_client = {client: (ply, move) for _, kind, ply, _, move, client in rows if client}
        assert len(by_client) == sum(1 for row in rows if row[5]), "a message was taken twice"
        for player in players:
            if player.table == table:
                for client, played in player.acknowledged.items():
                    assert by_client.get(client) == played, f"lost: {client} {played}"
    over = "from seats join tables on id = table_id where state = 'over'"
    players_of_matches = stored.execute(f"select count(distinct table_id || coalesce(person, bot)) {over}").fetchone()
    assert players_of_matches == stored.execute("select coalesce(sum(matches), 0) from ratings").fetchone(), "ratings"
    assert not stored.execute(f"select 1 {over} and not rated").fetchall(), "a match was not rated"
    stored.close()
    return {"moves": moves, "acknowledged": sum(len(player.acknowledged) for player in players)}


async def kill_and_look(kills: int, tables: int, seed: int, folder: str) -> dict[str, int]:
    dice = random.Random(seed)
    house = House(str(Path(folder) / "kill.db")).start()
    players: list[Player] = []
    names = hortus.games()
    try:
        for i in range(tables):
            game = names[i % len(names)]
            ada, bo = await Person(house).enter("Ada"), await Person(house).enter("Bo")
            spare = max(2, find_game(game).players[0]) - 2
            bots = ["seedling"] * max(spare, i % 2 if 3 in find_game(game).players else 0)
            made = await ada.table(game, ["me", "open", *bots])
            await bo.post(f"/api/tables/{made['id']}/join", {})
            players += [Player(ada, made["id"], 2 * i), Player(bo, made["id"], 2 * i + 1)]
        for _ in range(kills):
            tasks = [asyncio.create_task(player.play()) for player in players]
            await asyncio.sleep(dice.uniform(0.2, 1.2))
            house.kill()
            await asyncio.gather(*tasks)
            check(house.db, players)
            await asyncio.to_thread(house.start)
        tasks = [asyncio.create_task(player.play()) for player in players]
        loop = asyncio.get_running_loop()
        seen, deadline = -1, 0.0
        while not all(player.over or player.fresh for player in players):
            if seen != (seen := sum(player.number for player in players)):  # as long as anything goes on
                deadline = loop.time() + 120
            assert loop.time() < deadline, "a table does not go on"
            for task in tasks:
                if task.done():
                    task.result()
            await asyncio.sleep(0.05)
        house.stop()
        await asyncio.gather(*tasks)
    finally:
        if house.process and house.process.poll() is None:
            house.kill()
        for player in players:
            await player.person.close()
    assert not house.unexpected(), house.unexpected()
    found = check(house.db, players)
    return {"kills": kills, "tables": tables, **found, "answered_again": sum(player.repeated for player in players)}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--tables", type=int, default=24)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        print(asyncio.run(kill_and_look(chosen.kills, chosen.tables, chosen.seed, place)))
