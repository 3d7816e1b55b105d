"""A bot from the documentation plays many matches on a server that is killed again and again.

PYTHONPATH=src:. python bench/client_kills.py [--matches 100] [--kills 10]
"""

from __future__ import annotations

import argparse
import asyncio
import random
import re
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.server.house import House

import hortus
from hortus.client import Client

DOCUMENT = Path(__file__).parents[1] / "docs" / "client.md"
AT_ONCE = 8


def documented_bot() -> Any:
    """The class of the first example."""
    names: dict[str, Any] = {}
    found = re.search(r"```python\n(.*?)```", DOCUMENT.read_text("utf-8"), re.DOTALL)
    assert found
    exec(found[1], names)
    return names["Patient"]


async def play_matches(house: House, numbers: asyncio.Queue[int], played: list[int]) -> None:
    """One match after another; each record is replayed and must hold exactly what the client had acknowledged."""
    bot = documented_bot()()
    async with Client(house.url, name="Patient") as client:
        while not numbers.empty():
            number = numbers.get_nowait()
            game = hortus.games()[number % len(hortus.games())]
            table = await client.open_table(game, ["me", "seedling"])
            acknowledged: list[tuple[int, str]] = []

            def choose(state: Any, acknowledged: list[tuple[int, str]] = acknowledged) -> str:
                move = str(bot.choose(state))
                if acknowledged and acknowledged[-1][0] == state.ply:
                    acknowledged.pop()
                acknowledged.append((state.ply, move))
                return move

            result = await client.play(table.id, choose)
            match = hortus.from_record(await client.record(table.id))
            assert match.over and match.scores() == result.points
            moves = match.played()
            assert all(moves[ply] == (0, move) for ply, move in acknowledged), "a move is missing"
            played.append(match.ply)


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--kills", type=int, default=10)
    chosen = parser.parse_args()
    dice, played, kills = random.Random(1), list[int](), 0
    numbers: asyncio.Queue[int] = asyncio.Queue()
    for number in range(chosen.matches):
        numbers.put_nowait(number)
    with tempfile.TemporaryDirectory() as folder:
        house = House(str(Path(folder) / "kills.db"), from_scratch=True).start()
        begin = time.perf_counter()
        tasks = [asyncio.create_task(play_matches(house, numbers, played)) for _ in range(AT_ONCE)]
        try:
            while not all(task.done() for task in tasks):
                due = len(played) >= (kills + 0.5) * chosen.matches / chosen.kills
                if kills < chosen.kills and due:
                    await asyncio.sleep(dice.uniform(0, 0.3))
                    house.kill()
                    kills += 1
                    await asyncio.to_thread(house.start)
                await asyncio.wait(tasks, timeout=0.05)
            await asyncio.gather(*tasks)
        finally:
            house.stop()
        seconds = time.perf_counter() - begin
    print(f"{len(played)} matches, {sum(played)} moves, {kills} kills, {seconds:.0f} s, nothing lost")


if __name__ == "__main__":
    asyncio.run(main())
