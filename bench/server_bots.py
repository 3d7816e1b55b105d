"""People against bots on one server: who decides, how long people wait for it, and how quickly they are answered.

    PYTHONPATH=src:. python bench/server_bots.py --people 20 --bot head-gardener --seconds 60

Everybody has a table of their own and thinks for `--pause` seconds on average before each of their decisions.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import tempfile
import time
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

import httpx
from server_load import percentile
from tests.server.house import House, Person


class Visitor:
    """Somebody who plays match after match against a bot."""

    def __init__(self, house: House, options: argparse.Namespace, index: int) -> None:
        self.house, self.options, self.dice = house, options, random.Random(index)
        self.answers: list[float] = []
        self.waits: list[float] = []
        self.levels: Counter[str] = Counter()

    async def run(self, until: float) -> None:
        person = await Person(self.house).enter("Ada")
        while time.monotonic() < until:
            made = await person.table(self.options.game, ["me", self.options.bot])
            live = await person.live(made["id"])
            while time.monotonic() < until:
                began = time.monotonic()
                state = await live.state_where(lambda s: s["legal"] or s["state"] == "over", 120)
                self.waits.append(time.monotonic() - began)
                if state["state"] == "over":
                    break
                await asyncio.sleep(self.dice.uniform(0.5, 1.5) * self.options.pause)
                sent = time.perf_counter()
                move = self.dice.choice(state["legal"])["move"]
                client = await live.send("move", ply=state["ply"], undos=state["undos"], move=move)
                answer = await live.until(partial(_answers, client), 60)
                self.answers.append(time.perf_counter() - sent)
                assert answer["type"] == "ack", answer
                await live.state_where(partial(_is_at, answer["number"]), 60)
            await live.close()


def _answers(client: str, message: dict[str, Any]) -> bool:
    return message.get("id") == client and message["type"] != "table"


def _is_at(number: int, state: dict[str, Any]) -> bool:
    return bool(state["number"] >= number)


async def main(options: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder:
        house = House(
            str(Path(folder) / "bots.db"), {"HORTUS_BOT_PAUSE": "0.6", "HORTUS_BOT_WORKERS": "2"}, from_scratch=True
        ).start()
        try:
            until = time.monotonic() + options.seconds
            visitors = [Visitor(house, options, i) for i in range(options.people)]
            await asyncio.gather(*(visitor.run(until) for visitor in visitors))
            text = httpx.get(f"{house.url}/metrics").text
        finally:
            house.stop()
    decisions: dict[str, Any] = {}
    for by, level, count in re.findall(r'hortus_bot_decisions_total\{by="(\w+)",level="([\w-]+)"\} ([\d.]+)', text):
        decisions[f"{level} ({by})"] = int(float(count))
    answers = [value for visitor in visitors for value in visitor.answers]
    waits = [value for visitor in visitors for value in visitor.waits]
    own = sum(count for name, count in decisions.items() if name.startswith(options.bot))
    figures = {
        "people": options.people, "bot": options.bot, "pause_s": options.pause, "decisions_by_level": decisions,
        "by_the_bot_itself": round(own / max(1, sum(decisions.values())), 2),
        "answers": len(answers), "p50_ms": round(percentile(answers, 0.5), 1),
        "p99_ms": round(percentile(answers, 0.99), 1),
        "wait_for_the_bot_p50_s": round(percentile(waits, 0.5) / 1000, 1),
        "wait_for_the_bot_p99_s": round(percentile(waits, 0.99) / 1000, 1), "unexpected": house.unexpected()[:3],
    }  # fmt: skip
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=20)
    parser.add_argument("--bot", default="head-gardener")
    parser.add_argument("--game", default="lucky-numbers")
    parser.add_argument("--pause", type=float, default=3.0)
    parser.add_argument("--seconds", type=float, default=60)
    asyncio.run(main(parser.parse_args()))
