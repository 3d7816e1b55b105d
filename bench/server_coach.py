"""The coach on a server: how long a hint takes, and whether people at tables notice the reviews beside them.

    PYTHONPATH=src:. python bench/server_coach.py --people 20 --seconds 40

First hints, one after the other, at moments of a match of every game. Then people play each other, once with nothing
else to do for the server and once while it reviews matches without a pause. `--hints 0` leaves out the hints. People
who think for `--pause` seconds or half as much longer or shorter make many moves: a p99 wants thousands of them.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import httpx
from server_load import percentile
from tests.server.house import House, Live, Person, play_on

import hortus
from hortus.server.workers import use_what_is_left

REVIEWS = 4  # a game
AT_ONCE = 3  # as many as one address may ask for
AGAIN = 1.0  # seconds until a page asks again


async def hints(house: House, game: str, count: int) -> list[float]:
    """Seconds of each hint, the first one asked for when nothing is loaded."""
    person = await Person(house).enter("Ada")
    table = await person.table(game, ["me", "seedling"], rated=False)
    live = await person.live(table["id"])
    dice, found = random.Random(game), list[float]()
    while len(found) < count:
        state = await live.my_turn(30)
        if state["state"] == "over":
            break
        began = time.perf_counter()
        await person.post(f"/api/tables/{table['id']}/hint", {"ply": state["ply"]})
        found.append(time.perf_counter() - began)
        for _ in range(3):  # some moves further on
            state = await live.my_turn(30)
            if state["legal"]:
                await live.play(dice.choice(state["legal"])["move"])
    await live.close()
    return found


async def finished(house: House, game: str) -> list[str]:
    """Tables with matches that nobody has asked a review of yet."""
    person, tables = await Person(house).enter("Cy"), list[str]()
    for _ in range(REVIEWS):
        table = await person.table(game, ["me", "seedling"], rated=False)
        await play_on([await person.live(table["id"])], lambda moves: moves[0])
        tables.append(table["id"])
    return tables


def review(url: str, tables: list[str], seconds: float) -> int:
    """Have them reviewed, some at a time, by pages that ask how far it is; how many of them there was time for.

    It is a process of its own that gets what others leave: what matters is what reviews cost the server.
    """
    until, left = time.monotonic() + seconds, tables
    with httpx.Client(base_url=url) as client:
        while left and time.monotonic() < until:
            left = [
                table for i, table in enumerate(left)
                if i >= AT_ONCE or client.get(f"/api/tables/{table}/review").json()["status"] != "done"
            ]  # fmt: skip
            time.sleep(AGAIN)
    return len(tables) - len(left)


async def play(house: House, index: int, until: float, pause: float) -> list[float]:
    """The answers to the moves of two people at a table, in seconds."""
    dice, people = random.Random(index), [await Person(house).enter(name) for name in ("Ada", "Bo")]
    found = list[float]()
    while time.monotonic() < until:
        made = await people[0].table("lucky-numbers", ["me", "open"], rated=False)
        await people[1].post(f"/api/tables/{made['id']}/join", {})
        lives = [await person.live(made["id"]) for person in people]

        async def one(live: Live) -> None:
            while time.monotonic() < until:
                state = await live.my_turn(60)
                if state["state"] == "over":
                    return
                await asyncio.sleep(dice.uniform(0.5, 1.5) * pause)
                sent = time.perf_counter()
                await live.play(dice.choice(state["legal"])["move"])
                found.append(time.perf_counter() - sent)

        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*map(one, lives)), max(0.1, until - time.monotonic()))
        for live in lives:
            await live.close()
    return found


async def main(options: argparse.Namespace) -> None:
    figures: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        settings = {"HORTUS_BOT_WORKERS": str(options.workers)}
        house = House(str(Path(folder) / "coach.db"), settings, from_scratch=True).start()
        try:
            for game in hortus.games() if options.hints else ():
                taken = await hints(house, game, options.hints)
                figures[f"hint, {game}"] = {
                    "first_s": round(taken[0], 2), "p50_s": round(percentile(taken[1:], 0.5) / 1000, 2),
                    "most_s": round(max(taken[1:]), 2),
                }  # fmt: skip
            played = [await finished(house, game) for game in hortus.games()]
            mixed = [table for tables in zip(*played, strict=True) for table in tables]
            for name, matches in (("alone", []), ("beside reviews", mixed)):
                with ProcessPoolExecutor(1, get_context("spawn"), use_what_is_left) as asker:
                    await asyncio.wrap_future(asker.submit(review, house.url, [], 0.0))  # begun before it counts
                    reviews = asker.submit(review, house.url, matches, options.seconds)
                    until = time.monotonic() + options.seconds
                    tables = [play(house, index, until, options.pause) for index in range(options.people // 2)]
                    answers = [value for found in await asyncio.gather(*tables) for value in found]
                    figures[f"people, {name}"] = {
                        "moves": len(answers), "p50_ms": round(percentile(answers, 0.5), 1),
                        "p99_ms": round(percentile(answers, 0.99), 1),
                        "reviews": await asyncio.wrap_future(reviews),
                    }  # fmt: skip
        finally:
            house.stop()
    print(json.dumps({**figures, "unexpected": house.unexpected()[:3]}, indent=2))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, default=20)
    parser.add_argument("--hints", type=int, default=12, help="of each game")
    parser.add_argument("--pause", type=float, default=0.12)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=40)
    asyncio.run(main(parser.parse_args()))
