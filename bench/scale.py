"""How many people which machines carry: recorded times of moves, replayed against measured costs.

    PYTHONPATH=src:. python bench/scale.py --measure          costs of a move, into bench/scale_costs.json
    PYTHONPATH=src:. python bench/scale.py --record FILE      times of a server's backup, into bench/scale_times.json
    PYTHONPATH=src:. python bench/scale.py --invent           the same, invented: where nobody has given theirs
    PYTHONPATH=src:. python bench/scale.py --update           simulate, and write the tables of docs/scale.md

The model: a process handles one thing at a time; its changes wait for its own transaction, of which it has one under
way at a time and into which goes whatever waits; the database works on transactions in parallel on its cores, but
commits one after the other, because each notifies all processes. The players of a table are connected to any process;
where none of them moves for a while, their pages ask whether it is there.
"""

from __future__ import annotations

import argparse
import asyncio
import bisect
import heapq
import itertools
import json
import math
import os
import random
import re
import sqlite3
import time
from collections import defaultdict
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import server_load
from tests.server.house import House
from tests.server.postgres import own_postgres

HERE = Path(__file__).parent
COSTS, TIMES, PAGE = HERE / "scale_costs.json", HERE / "scale_times.json", HERE.parent / "docs" / "scale.md"
PEOPLE = (100, 1_000, 10_000, 30_000, 100_000)
BUSY = 0.6  # how much of a core may be in use, so that there is room for a peak and for the loss of a process
FLUSH = 0.001  # seconds until the disk has it; a database's own, not of the machine that was measured
SECONDS = 30  # simulated
DATABASE_CORES = 8
QUIET = 3.0  # seconds without a move after which a page asks for a sign of life, again and again


# -- what happens


def record(file: str) -> dict[str, Any]:
    """The times of a server's matches, from a backup: when each began, and how long each decision took."""
    matches = defaultdict(list)
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as stored:
        rows = stored.execute(
            "select table_id, at, data from log where kind in ('start', 'move') order by table_id, number"
        )
        for table, at, data in rows:
            matches[table].append((at, json.loads(data).get("seat")))
    found = []
    first = min((moves[0][0] for moves in matches.values()), default=0)
    for moves in matches.values():
        seats = {seat for _, seat in moves if seat is not None}
        if len(moves) > 5 and len(seats) > 1:
            gaps = [round((after[0] - before[0]) / 1000, 2) for before, after in itertools.pairwise(moves)]
            found.append({"start": round((moves[0][0] - first) / 1000), "players": len(seats), "gaps": gaps})
    return {"source": "recorded", "matches": found}


def invent(seed: int = 1, count: int = 150) -> dict[str, Any]:
    """Matches as people might play them: decisions take 6 s (log-normal), further ones of the same turn 2 s."""
    dice = random.Random(seed)
    found = []
    for _ in range(count):
        players = dice.choice((2, 2, 2, 3, 4))
        gaps, turns = [], dice.randint(18, 40) * players
        for _ in range(turns):
            gaps.append(dice.lognormvariate(math.log(6), 0.9))
            gaps += [dice.lognormvariate(math.log(2), 0.6) for _ in range(dice.choice((0, 0, 1, 1, 2)))]
        start = dice.triangular(0, 6 * 3600, 2.5 * 3600)
        found.append({"start": round(start), "players": players, "gaps": [round(min(gap, 300), 1) for gap in gaps]})
    return {"source": "invented", "matches": found}


# -- what it costs


def _database_seconds(house_of: int) -> float:
    """Processor time of a PostgreSQL and all its processes."""
    total = 0.0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        if int(stat.parent.name) == house_of or int(fields[1]) == house_of:
            total += (int(fields[11]) + int(fields[12]) + int(fields[13]) + int(fields[14])) / 100
    return total


async def _measured(db: str, postmaster: int, processes: int, tables: int, seconds: float) -> dict[str, Any]:
    settings = {"HORTUS_IDLE": "3600", "HORTUS_HEARTBEAT": "300", "HORTUS_BOT_WORKERS": "1",
                "HORTUS_SOCKETS_PER_ADDRESS": "20000"}  # fmt: skip
    houses = [House(db, settings, from_scratch=True).start() for _ in range(processes)]
    tasks: list[asyncio.Task[None]] = []
    try:
        empty = houses[0].memory()
        load = server_load.Load()
        players = [
            server_load.Player(houses[i % processes], table, cookie, load, "no", i)
            for i, (table, cookie) in enumerate(await server_load.seated(houses[0], "lucky-numbers", tables))
        ]
        tasks = await server_load.connected(players)
        memory = (houses[0].memory() - empty) / tables / 1024
        before = _database_seconds(postmaster)
        found = await server_load.phase(houses, players, load, seconds, tables / 150)
        used = _database_seconds(postmaster) - before
        share = seconds / (seconds + 1)  # of the moves, those that are counted
        pings = await _pings(houses[0], players[::processes], seconds)
        return {
            "move_us": found["server_processor_us_per_move"], "database_us": round(used / found["moves"] * 1e6 * share),
            "kib_a_table": round(memory, 1), "moves_a_second": found["moves_per_second"], "ping_us": pings,
        }  # fmt: skip
    finally:
        for task in tasks:
            task.cancel()
        for house in houses:
            house.stop()


async def _pings(house: House, players: list[server_load.Player], seconds: float) -> int:
    """Processor time of a sign of life, in microseconds, at some hundred a second."""
    used, sent, until = house.processor_seconds(), 0, time.monotonic() + seconds
    for player in itertools.cycle(players):
        if time.monotonic() > until:
            break
        assert player.socket
        await player.socket.send('{"type": "ping", "at": 1}')
        sent += 1
        await asyncio.sleep(0.002)
    return round((house.processor_seconds() - used) / sent * 1e6)


def measure() -> dict[str, Any]:
    """What a move costs with both players on one process, and on two."""
    with own_postgres() as postgres:
        assert postgres.process
        one = asyncio.run(_measured(postgres.fresh(), postgres.process.pid, 1, 300, 8))
        two = asyncio.run(_measured(postgres.fresh(), postgres.process.pid, 2, 300, 8))
    return {"measured": f"load average {os.getloadavg()[0]:.0f}", "one_process": one, "two_processes": two}


# -- what comes of it


@dataclass
class Result:
    people: int
    tables: int
    processes: int
    moves: float  # a second
    busy: float  # of a process's core
    database: float  # cores
    commits: float  # how much of the time somebody commits
    batch: float
    p50: float
    p99: float


class Server:
    """One thing after the other."""

    def __init__(self) -> None:
        self.free = 0.0
        self.used = 0.0

    def take(self, at: float, work: float) -> float:
        self.free = max(self.free, at) + work
        self.used += work
        return self.free


def peak(matches: list[dict[str, Any]]) -> tuple[float, int]:
    """When most people sat at tables, and how many."""
    changes = sorted(
        change for match in matches
        for change in ((match["start"], match["players"]), (match["start"] + sum(match["gaps"]), -match["players"]))
    )  # fmt: skip
    best, when, here = 0, 0.0, 0
    for at, change in changes:
        here += change
        if here > best:
            best, when = here, at
    return when, best


def moves(times: dict[str, Any], people: int, dice: random.Random) -> tuple[list[tuple[float, int]], list[int]]:
    """The recorded evening with as many houses as it takes for so many people at its peak, which is what is simulated:
    (when, table) of every move, and how many people each table has. Houses do not begin at the same second."""
    matches = times["matches"]
    when, most = peak(matches)
    ends = [list(itertools.accumulate(match["gaps"])) for match in matches]
    found: list[tuple[float, int]] = []
    tables: list[int] = []
    seated = 0
    while seated < people:
        shift = dice.uniform(-300, 300)
        for match, played in zip(matches, ends, strict=True):
            begun = match["start"] + shift - when
            if begun > SECONDS or begun + played[-1] < 0 or seated >= people:
                continue
            first = bisect.bisect_left(played, -begun)
            found += [(begun + at, len(tables)) for at in played[first:] if begun + at < SECONDS]
            tables.append(match["players"])
            seated += match["players"]
    assert most
    found.sort()
    return found, tables


def pings(arriving: list[tuple[float, int]], tables: list[int], dice: random.Random) -> list[tuple[float, int, int]]:
    """(when, table, player) of every sign of life that is asked for between two moves; the last move before the
    simulation was at any time."""
    at_tables = defaultdict[int, list[float]](list)
    for at, table in arriving:
        at_tables[table].append(at)
    return [
        (before + k * QUIET, table, player)
        for table, players in enumerate(tables)
        for before, after in itertools.pairwise([-dice.uniform(0, QUIET), *at_tables[table], float(SECONDS)])
        for k in range(1, math.ceil((after - before) / QUIET)) for player in range(players)
    ]  # fmt: skip


def simulate(times: dict[str, Any], costs: dict[str, Any], people: int, processes: int | None = None) -> Result:
    dice = random.Random(people)
    arriving, tables = moves(times, people, dice)
    one, two = costs["one_process"]["move_us"] * 1e-6, costs["two_processes"]["move_us"] * 1e-6
    row, ping = costs["two_processes"]["database_us"] * 1e-6, costs["one_process"]["ping_us"] * 1e-6
    asking = pings(arriving, tables, dice)
    if processes is None:
        share = two + max(0, sum(tables) / len(tables) - 2) * two / 2  # every further player is one more to tell
        processes = max(1, math.ceil((len(arriving) * share + len(asking) * ping) / SECONDS / BUSY))
    loops = [Server() for _ in range(processes)]
    cores = [Server() for _ in range(DATABASE_CORES)]
    commits = Server()
    where = [[dice.randrange(processes) for _ in range(players)] for players in tables]
    waiting: list[list[tuple[float, int]]] = [[] for _ in range(processes)]
    under_way = [False] * processes
    latencies: list[float] = []
    batches: list[int] = []
    order = iter(range(10**9))
    events: list[tuple[float, int, str, Any]] = []

    def push(at: float, kind: str, data: Any) -> None:
        heapq.heappush(events, (at, next(order), kind, data))

    for at, table in arriving:
        push(at, "move", table)
    for at, table, player in asking:
        push(at, "ping", where[table][player])
    while events:
        at, _, kind, data = heapq.heappop(events)
        if kind == "move":
            process = dice.choice(where[data])
            push(loops[process].take(at, one / 2), "decided", (process, at, data))
        elif kind == "ping":
            loops[data].take(at, ping)
        elif kind == "decided":
            process, began, table = data
            waiting[process].append((began, table))
            if not under_way[process]:
                push(at, "commit", process)
                under_way[process] = True
        elif kind == "commit":
            batch, waiting[data] = waiting[data], []
            core = min(cores, key=lambda core: core.free)
            worked = core.take(at, row * len(batch))
            push(commits.take(worked, FLUSH), "stored", (data, batch))
            batches.append(len(batch))
        else:
            process, batch = data
            if waiting[process]:
                push(at, "commit", process)
            else:
                under_way[process] = False
            for began, table in batch:
                done = loops[process].take(at, one / 2)
                latencies.append(done - began)
                for other in set(where[table]) - {process}:
                    loops[other].take(at, max(two - one, one / 2))
    latencies.sort()
    return Result(
        people, len(tables), processes, len(arriving) / SECONDS, sum(loop.used for loop in loops) / processes / SECONDS,
        sum(core.used for core in cores) / SECONDS, commits.used / SECONDS, sum(batches) / max(1, len(batches)),
        latencies[len(latencies) // 2] * 1000, latencies[int(len(latencies) * 0.99)] * 1000,
    )  # fmt: skip


def table(results: list[Result], costs: dict[str, Any]) -> str:
    """As docs/scale.md has it."""
    kib = costs["one_process"]["kib_a_table"]
    rows = [
        "| people at tables | moves a second | processes | each busy | memory of all tables | database | committing "
        "| moves in a transaction | answer p50 | p99 |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    rows += [
        f"| {r.people:,} | {r.moves:,.0f} | {r.processes} | {r.busy:.0%} | {r.tables * kib / 1024:,.0f} MiB | "
        f"{r.database:.2f} cores | {r.commits:.0%} | {r.batch:.1f} | {r.p50:.1f} ms | {r.p99:.1f} ms |"
        for r in results
    ]
    return "\n".join(rows) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--measure", action="store_true")
    parser.add_argument("--record", metavar="FILE")
    parser.add_argument("--invent", action="store_true")
    parser.add_argument("--update", action="store_true")
    chosen = parser.parse_args()
    if chosen.measure:
        COSTS.write_text(json.dumps(measure(), indent=2) + "\n")
    elif chosen.record or chosen.invent:
        TIMES.write_text(json.dumps(record(chosen.record) if chosen.record else invent()) + "\n")
    else:
        times, costs = json.loads(TIMES.read_text()), json.loads(COSTS.read_text())
        text = table([simulate(times, costs, people) for people in PEOPLE], costs)
        print(text)
        if chosen.update:
            page = PAGE.read_text("utf-8")
            PAGE.write_text(
                re.sub(r"(?s)(<!-- simulated -->\n).*?(<!-- end -->)", lambda found: found[1] + text + found[2], page),
                "utf-8",
            )


if __name__ == "__main__":
    main()
