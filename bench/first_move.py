"""How long somebody waits who has never started Hortus: from `make play` to the page and to a first move in each game.

python bench/first_move.py [--uv]      a fresh clone, an empty home; --uv: with uv on the path
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

import hortus
from hortus.client import Client

ROOT = Path(__file__).resolve().parents[1]


def start(clone: Path, home: Path, uv: bool) -> tuple[subprocess.Popen[str], float]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("HORTUS_", "PYTHON", "XDG_"))}
    path = os.pathsep.join(
        folder for folder in kept["PATH"].split(os.pathsep) if uv or not (Path(folder) / "uv").exists()
    )
    environment = {**kept, "HOME": str(home), "PATH": path, "BROWSER": "true"}
    process = subprocess.Popen(
        ["make", "play"], cwd=clone, env=environment, text=True, stdout=subprocess.PIPE, start_new_session=True
    )
    return process, time.perf_counter()


def address(process: subprocess.Popen[str]) -> str:
    assert process.stdout
    for line in process.stdout:
        if found := re.search(r"http://\S+/", line):
            return found[0]
    raise SystemExit("make play has ended without a page")


async def first_moves(url: str, begin: float) -> dict[str, float]:
    """Seconds until one has moved and a bot has answered, in each game."""
    found = {}
    async with Client(url, name="Ada") as client:
        for game in hortus.games():
            table = await client.open_table(game, ["me", "sprout"])
            async with client.live(table.id) as live:
                mine = 0
                async for state in live:
                    if mine and any(entry.kind == "move" and entry.seat == 1 for entry in state.log):
                        break
                    if state.legal:
                        await live.move(state.legal[0].move)
                        mine += 1
            found[game] = time.perf_counter() - begin
    return found


async def compiled(url: str, begin: float) -> float:
    while True:
        with urllib.request.urlopen(url + "api/compiling") as answer:
            if answer.read() == b"[]":
                return time.perf_counter() - begin
        await asyncio.sleep(0.5)


def measure(clone: Path, home: Path, uv: bool, title: str) -> None:
    process, begin = start(clone, home, uv)
    try:
        url = address(process)
        with urllib.request.urlopen(url) as page:
            assert b"main.js" in page.read()
        told = {"page": time.perf_counter() - begin, **asyncio.run(first_moves(url, begin))}
        told["all compiled"] = asyncio.run(compiled(url, begin))
        print(title, {name: round(seconds, 1) for name, seconds in told.items()}, flush=True)
    finally:
        os.killpg(process.pid, signal.SIGINT)
        process.wait(30)


def main() -> None:
    uv = "--uv" in sys.argv
    folder = Path(tempfile.mkdtemp())
    try:
        clone, home = folder / "hortus", folder / "home"
        home.mkdir()
        subprocess.run(["git", "clone", "-q", ROOT, clone], check=True)
        measure(clone, home, uv, "first start")
        measure(clone, home, uv, "second start")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
