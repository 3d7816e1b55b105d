"""Writes the golden records and node counts again. Run it only when a change of rules is meant, and read the diff.

python -m tests.golden.make [GAME …]
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import hortus
from hortus.games import game as find_game
from hortus.table import Match
from tests.variants import VARIANTS, name_of, random_match

FOLDER = Path(__file__).parent
DEPTH = 3
MOST_NODES = 30_000


def nodes(match: Match, depth: int) -> int:
    """How many sequences of so many decisions there are (chance as the seed has it)."""
    if depth == 0 or match.over:
        return 1
    codes = match.codes()
    if depth == 1:
        return len(codes)
    total = 0
    for move in match.moves():
        match.play(move)
        total += nodes(match, depth - 1)
        match.undo()
    return total


def counts(name: str, players: int) -> dict[str, list[int]]:
    """Node counts by depth from fixed seeds: at the deal and in the middle of a game."""
    found = {}
    for seed in (1, 2):
        for plies in (0, 12, 40):
            match = random_match((name, players, {}), seed, plies)
            row: list[int] = []
            while len(row) < DEPTH:
                width = len(match.codes())
                if row and row[-1] * max(width, 2) > MOST_NODES:
                    break
                row.append(nodes(match, len(row) + 1))
            found[f"seed {seed}, ply {plies}"] = row
    return found


def main() -> None:
    for name in sys.argv[1:] or hortus.games():
        folder = FOLDER / name
        folder.mkdir(exist_ok=True)
        for old in folder.glob("*.txt"):
            old.unlink()
        for variant in VARIANTS:
            if variant[0] == name:
                match = random_match(variant, 2026)
                title = name_of(variant).removeprefix(name + "-").replace(",", "+")
                (folder / f"{title}.txt").write_text(f"# digest {match.digest()}\n{match.record()}", "utf-8")
        found = {str(players): counts(name, players) for players in find_game(name).players}
        (folder / "nodes.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
