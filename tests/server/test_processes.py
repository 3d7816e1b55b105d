"""`hortus serve --processes`: several processes behind one port."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from typing import Any

from tests import waiting
from tests.server.house import House, Person, run
from tests.server.kill import stored
from tests.server.postgres import Postgres

GAME = "lucky-numbers"


async def until(condition: Callable[[], Any]) -> None:
    """The condition blocks: it asks the database."""
    await waiting.until(lambda: asyncio.to_thread(condition), 40)


def here(message: dict[str, Any]) -> list[bool]:
    """Who is connected, as far as a message tells."""
    if message["type"] == "presence":
        return list(message["here"])
    return [seat["here"] for seat in message["seats"]] if message["type"] == "table" else [False]


def children(pid: int) -> list[int]:
    """The server processes that a supervisor has started."""
    with open(f"/proc/{pid}/task/{pid}/children") as file:
        found = [int(child) for child in file.read().split()]
    return [child for child in found if b"spawn_main" in _command(child)]


def _command(pid: int) -> bytes:
    try:
        with open(f"/proc/{pid}/cmdline", "rb") as file:
            return file.read()
    except FileNotFoundError:
        return b""


async def _one_try_and_one_rating(ada: Person, db: str) -> None:
    """Whatever processes the same wish comes to at the same moment, a daily garden is tried and a puzzle rated once."""
    made = await asyncio.gather(*(ada.post("/api/daily/village-green") for _ in range(12)))
    assert len({card["id"] for card in made}) == 1
    deals = await asyncio.gather(*(ada.get("/api/daily") for _ in range(12)))
    assert len({str([garden["commitment"] for garden in deal["gardens"]]) for deal in deals}) == 1
    card = await ada.get("/api/puzzles/next?game=lucky-numbers")
    answers = await asyncio.gather(*(ada.post(f"/api/puzzles/{card['id']}", {}) for _ in range(12)))
    assert sum(answer["rating"] is not None for answer in answers) == 1
    for query in ("select count(*) from daily_tries", "select tried from puzzle_ratings"):
        assert await asyncio.to_thread(stored, db, query) == [(1,)]


@run
async def test_two_processes_behind_one_port(postgres: Postgres) -> None:
    db = postgres.fresh()
    house = await asyncio.to_thread(House(db, {"HORTUS_BOT_WORKERS": "1"}, processes=2).start)
    assert house.process
    try:
        living = "select id from processes where alive"
        await until(lambda: len(stored(db, living)) == 2)
        first = children(house.process.pid)
        assert len(first) == 2
        ada, bo = await Person(house).enter("Ada"), await Person(house).enter("Bo")
        await _one_try_and_one_rating(ada, db)
        table = (await ada.table(GAME, ["me", "open", "seedling"]))["id"]
        await bo.post(f"/api/tables/{table}/join", {})
        lives = [await person.live(table) for person in (ada, bo, ada, bo, ada, bo)]
        for live in lives:  # whichever process each of them has come to
            await live.until(lambda m: all(here(m)))
        for _ in range(4):
            state = await lives[0].state_where(lambda s: s["turn"] != 2)
            mover = lives[state["turn"]]
            await mover.state_where(lambda s, n=state["number"]: s["number"] >= n)  # type: ignore[misc]
            assert (await mover.play(mover.state["legal"][0]["move"]))["type"] == "ack"
            number = mover.state["number"]
            for live in lives:
                await live.state_where(lambda s, n=number: s["number"] >= n)  # type: ignore[misc]
        # One is killed: the other serves on, and another takes its place.
        os.kill(first[0], signal.SIGKILL)
        await until(lambda: len(set(children(house.process.pid)) - {first[0]}) == 2)  # type: ignore[union-attr]
        live = await Person(house).live(table)
        await live.state_where(lambda s, n=number: s["number"] >= n)  # type: ignore[misc]
    finally:
        await asyncio.to_thread(house.stop)
    left = await asyncio.to_thread(stored, db, "select count(*) from processes where alive")
    assert left[0][0] <= 1  # the one that was killed said nothing
