"""Three server processes on one PostgreSQL under disturbances: killed, stopped beyond their lease, without a database.

    PYTHONPATH=src:. python -m tests.server.kill_cluster --disturbances 100

The players of each table are connected to different processes. Afterwards every acknowledged move is in the log, once,
and everybody sees the same.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import signal
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any

import httpx

from hortus.server.transactions import LEASE
from tests.server.house import House, Live, Person
from tests.server.kill import Player, check, stored
from tests.server.postgres import Postgres, own_postgres

GAME = "lucky-numbers"
QUIET, SILENT = 3.0, 3.0  # seconds after which a page asks whether anybody is there, and then connects again
TRANSIENT = {"failed", "not_now", "not_ready"}  # asked again, the same may work
OUTDATED = {"stale", "not_your_turn", "illegal"}  # the state follows


class Uptime:
    """How long anything could be played: at least one process was running, and the database."""

    def __init__(self, processes: int) -> None:
        self._processes, self._down = processes, 0
        self._database = True
        self._before, self._since = 0.0, time.monotonic()

    def seconds(self) -> float:
        running = self._database and self._down < self._processes
        return self._before + (time.monotonic() - self._since if running else 0.0)

    @contextmanager
    def without_a_process(self) -> Iterator[None]:
        self._before, self._since, self._down = self.seconds(), time.monotonic(), self._down + 1
        try:
            yield
        finally:
            self._before, self._since, self._down = self.seconds(), time.monotonic(), self._down - 1

    @contextmanager
    def without_the_database(self) -> Iterator[None]:
        self._before, self._since, self._database = self.seconds(), time.monotonic(), False
        try:
            yield
        finally:
            self._before, self._since, self._database = self.seconds(), time.monotonic(), True


class Roaming(Player):
    """A player who connects to the next process whenever the connection breaks, as a page behind a proxy would."""

    def __init__(self, person: Person, table: str, seed: int, houses: list[House], first: int, up: Uptime) -> None:
        super().__init__(person, table, seed)
        self.houses, self.at, self._up = houses, first, up
        self.moved = up.seconds()  # when the table last moved on
        self.waits: list[tuple[float, float]] = []  # from when until when it did not

    async def roam(self) -> None:
        while not self.over:
            self.person.house = self.houses[self.at % len(self.houses)]
            await self.play()
            self.at += 1
            await asyncio.sleep(self.dice.uniform(0, 0.2))

    async def _connect(self) -> Live:
        return await self.person.live(self.table, f"after={self.number}", open_timeout=SILENT)

    async def _hear(self, live: Live) -> dict[str, Any]:
        with suppress(TimeoutError):
            return await live.receive(QUIET)
        await live.send("ping", at=0)
        try:
            return await live.receive(SILENT)
        except TimeoutError:
            live.socket.transport.abort()  # it may be asleep: not even a goodbye is heard
            raise

    def look(self) -> None:
        """The wait that goes on."""
        if not self.over:
            self.waits.append((self.moved, self._up.seconds()))

    async def _take(self, live: Live, message: dict[str, Any]) -> None:
        if message["type"] == "table":
            if message["number"] < self.number:
                return  # a process that has not heard yet
            if message["number"] > self.number:
                self.look()
                self.moved = self.waits[-1][1]
        if message["type"] == "refused" and message["reason"] in TRANSIENT | OUTDATED:
            if message["reason"] in OUTDATED:
                self.pending = None
                await live.send("state")
            elif self.pending:
                await asyncio.sleep(self.dice.uniform(0.1, 0.3))
                await live.socket.send(json.dumps(self.pending))
            return
        if message["type"] == "ack" and not self.pending:
            return  # of something that was sent again meanwhile
        await super()._take(live, message)
        if self.over:
            await live.close()


def _is_at(number: int, state: dict[str, Any]) -> bool:
    return bool(state["number"] == number)


class Deployment:
    """The processes, their database, and who plays at them."""

    def __init__(self, postgres: Postgres, processes: int, seed: int) -> None:
        self.postgres, self.dice = postgres, random.Random(seed)
        self.db = postgres.fresh()
        self.houses = [House(self.db, {"HORTUS_BOT_WORKERS": "1"}).start() for _ in range(processes)]
        self.up = Uptime(processes)
        self.players: list[Roaming] = []
        self.done: Counter[str] = Counter()
        self._playing = 0
        self.disturbed: list[float] = []  # when
        self._asked = 0
        self._settling = False

    # -- playing

    async def _ask(self, person: Person, work: Any) -> Any:
        """Whatever it takes: another process, a little later."""
        while True:
            person.house = self.dice.choice(self.houses)
            with suppress(httpx.TransportError, AssertionError):
                return await work()
            await asyncio.sleep(self.dice.uniform(0.1, 0.3))

    @staticmethod
    async def _sign_up(person: Person) -> None:
        """Whoever did not hear that they have an account is a guest no more: they sign in."""
        if (await person.get("/api/session"))["person"] is None:
            answer = await person.post("/api/account/sign-in", {"name": person.account, "password": person.password})
            person.http.headers["X-CSRF-Token"] = answer["csrf"]
        await person.sign_up()

    async def pair(self, index: int) -> None:
        """Two people who play one match after the other, as long as the disturbances go on."""
        people = [Person(self.houses[0]) for _ in range(2)]
        for person, name in zip(people, ("Ada", "Bo"), strict=True):
            await self._ask(person, partial(person.enter, name))
            await self._ask(person, partial(self._sign_up, person))
        count = 0
        pace = {"kind": "clock", "seconds": 3600} if index % 3 == 0 else {"kind": "untimed"}
        seats = ["me", "open", *["seedling"] * (index % 2)]
        while not self._settling:
            count += 1
            made = await self._ask(people[0], partial(people[0].table, GAME, seats, pace=pace))
            await self._ask(people[1], partial(people[1].post, f"/api/tables/{made['id']}/join", {}))
            seed = 1000 * index + 2 * count
            pair = [Roaming(one, made["id"], seed + k, self.houses, index + k, self.up) for k, one in enumerate(people)]
            self.players += pair
            self._playing += count == 1
            await asyncio.gather(*(player.roam() for player in pair))
            for person in people:
                for live in person.sockets:
                    await live.close()
                person.sockets.clear()
        for person in people:
            await person.close()

    # -- disturbing

    def _next(self, most: int) -> bool:
        self._asked += 1
        return self._asked <= most

    async def torment(self, house: House, most: int) -> None:
        """Kill one process, or stop it beyond its lease, again and again."""
        while self._next(most):
            await asyncio.sleep(self.dice.uniform(0.3, 2.0))
            assert house.process
            self.disturbed.append(self.up.seconds())
            with self.up.without_a_process():
                if self.dice.random() < 0.15:
                    house.process.send_signal(signal.SIGSTOP)
                    await asyncio.sleep(LEASE / 1000 + self.dice.uniform(0.5, 2.5))
                    house.process.send_signal(signal.SIGCONT)
                    self.done["stopped beyond the lease"] += 1
                else:
                    await asyncio.to_thread(house.kill)
                    await asyncio.to_thread(self._start, house)
                    self.done["killed"] += 1

    @staticmethod
    def _start(house: House) -> None:
        """As whoever runs it would: a start fails while there is no database."""
        for _ in range(20):
            with suppress(AssertionError):
                house.start()
                return
        raise AssertionError("a process does not start again")

    async def restart_database(self, most: int) -> None:
        while self._next(most):
            await asyncio.sleep(self.dice.uniform(2, 5))
            self.disturbed.append(self.up.seconds())
            with self.up.without_the_database():
                await asyncio.to_thread(self.postgres.stop)
                await asyncio.to_thread(self.postgres.start)
            self.done["database restarted"] += 1

    async def disturb(self, disturbances: int, pairs: int) -> None:
        playing = [asyncio.create_task(self.pair(i)) for i in range(pairs)]
        tormentors: list[asyncio.Task[None]] = []
        try:
            while not tormentors or not all(task.done() for task in tormentors):
                await asyncio.wait([*playing, *tormentors], timeout=0.5, return_when=asyncio.FIRST_EXCEPTION)
                for task in (*playing, *tormentors):
                    if task.done():
                        task.result()
                if not tormentors and self._playing == pairs:
                    tormentors = [asyncio.create_task(self.torment(house, disturbances)) for house in self.houses]
                    tormentors.append(asyncio.create_task(self.restart_database(disturbances)))
            for player in self.players:
                player.look()
            self._settling = True
            async with asyncio.timeout(180):
                await asyncio.gather(*playing)
        finally:
            for task in (*playing, *tormentors):
                task.cancel()
            await asyncio.gather(*playing, *tormentors, return_exceptions=True)

    async def converged(self) -> int:
        """Everybody who looks at the last tables again, at whichever process, sees what is stored; how many."""
        last = {player.table for player in self.players[-40:]}
        log = await asyncio.to_thread(stored, self.db, "select table_id, max(number) from log group by table_id")
        numbers = {table: number for table, number in log if table in last}
        lives = 0
        for house in self.houses:
            watcher = Person(house)
            for table, number in numbers.items():
                live = await watcher.live(table)
                await live.state_where(partial(_is_at, number))
                lives += 1
            await watcher.close()
        return lives

    def stop(self) -> None:
        for house in self.houses:
            if house.process and house.process.poll() is None:
                house.process.send_signal(signal.SIGCONT)
                house.kill()


async def disturb_and_look(postgres: Postgres, disturbances: int, pairs: int = 6, seed: int = 1) -> dict[str, Any]:
    deployment = await asyncio.to_thread(Deployment, postgres, 3, seed)
    try:
        await deployment.disturb(disturbances, pairs)
        converged = await deployment.converged()
        players = deployment.players
        found = await asyncio.to_thread(check, deployment.db, list(players))
    finally:
        deployment.stop()
    return {
        **deployment.done, "tables": len(players) // 2, **found, "answered_again": sum(p.repeated for p in players),
        "sockets_compared": converged, **_waits(players, deployment.disturbed),
    }  # fmt: skip


def _waits(players: list[Roaming], disturbed: list[float]) -> dict[str, Any]:
    """How long tables waited, as each player saw it, when something was disturbed meanwhile."""
    waits = [(since, until) for player in players for since, until in player.waits]
    seconds = sorted(until - since for since, until in waits if any(since <= at < until for at in disturbed))
    shown = {"median": 0.5, "90th": 0.9, "99th": 0.99, "longest": 1.0}
    found = {f"{name}_wait_s": round(seconds[int(part * (len(seconds) - 1))], 1) for name, part in shown.items()}
    return {"waits": len(seconds), **found, "waits_over_15_s": sum(wait > 15 for wait in seconds)}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--disturbances", type=int, default=20)
    parser.add_argument("--pairs", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with own_postgres() as server:
        print(asyncio.run(disturb_and_look(server, chosen.disturbances, chosen.pairs, chosen.seed)))
