"""The coach on a server: how long a hint takes, and whether people at tables notice the reviews beside them.

    PYTHONPATH=src:. python bench/server_coach.py --people 20 --rounds 3

First hints, one after the other, at moments of a match of every game. Then people play each other, in turns: alone;
beside a program that has nothing to do with the server and searches on what is left of the processors; and while the
server reviews matches without a pause. What the second costs is the machine's, whose processors share caches and
more; what the third costs beyond it is the server's. `--hints 0` leaves out the hints. People who think for `--pause`
seconds or half as much longer or shorter make many moves: a p99 wants thousands of them.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import tempfile
import time
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from itertools import cycle
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
PHASES = "alone", "beside a program that thinks", "beside reviews"


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


def think(seconds: float) -> int:
    """What a program does that has nothing to do with the server, and searches as reviews do; how many decisions."""
    until, decided, bot = time.monotonic() + seconds, 0, hortus.bot("gardener:simulations=500", seed=1)
    for game in cycle(hortus.games()):
        match = hortus.new(game, 2, seed=decided)
        for _ in range(8):  # the games take turns
            if time.monotonic() >= until:
                return decided
            match.play(bot.choose(match))
            decided += 1
    return decided


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
            answers, reviewed = defaultdict[str, list[float]](list), 0
            with ProcessPoolExecutor(1, get_context("spawn"), use_what_is_left) as beside:
                await asyncio.wrap_future(beside.submit(think, 0.0))  # begun before it counts
                for _ in range(options.rounds):
                    for name in PHASES:
                        until = time.monotonic() + options.seconds
                        seconds = 0.0 if name == PHASES[0] else options.seconds
                        if name == PHASES[2]:
                            other = beside.submit(review, house.url, mixed[reviewed:], seconds)
                        else:
                            other = beside.submit(think, seconds)
                        tables = [play(house, index, until, options.pause) for index in range(options.people // 2)]
                        answers[name] += [value for found in await asyncio.gather(*tables) for value in found]
                        reviewed += await asyncio.wrap_future(other) if name == PHASES[2] else 0
            for name in PHASES:
                figures[f"people, {name}"] = {
                    "moves": len(answers[name]), "p50_ms": round(percentile(answers[name], 0.5), 2),
                    "p99_ms": round(percentile(answers[name], 0.99), 2),
                }  # fmt: skip
            figures["reviews"] = reviewed
        finally:
            house.stop()
    print(json.dumps({**figures, "unexpected": house.unexpected()[:3]}, indent=2))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, default=20)
    parser.add_argument("--hints", type=int, default=12, help="of each game")
    parser.add_argument("--pause", type=float, default=0.12)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=20, help="of each round, alone and beside what else")
    parser.add_argument("--rounds", type=int, default=3)
    asyncio.run(main(parser.parse_args()))
