"""Make the puzzles that come with Hortus, from matches that the search plays against itself.

    python scripts/make_puzzles.py --minutes 9 --out build/puzzles
    python scripts/make_puzzles.py --minutes 0 --out build/puzzles     only choose again from what was found
    python scripts/make_puzzles.py --grade --out src/hortus/coach/puzzles     those there are, by the levels of now

Every match has a number, from which all that is found in it follows. What each has brought is kept in
`OUT/tried.jsonl`, so that another run goes on where the last one stopped; with `--first` several machines can search
and their files be joined. From all that was found, `--count` puzzles
of each game are chosen, as many of each grade as there are, and written to `OUT/<game>.jsonl`, easiest first; these
files belong into `src/hortus/coach/puzzles`. What is printed: how many positions were tried and kept, and which share
of the chosen puzzles each level of bot solves. `hortus warm` before it saves every process the compiling.
"""

from __future__ import annotations

import argparse
import os
import time
from collections import Counter
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import cache
from itertools import count, zip_longest
from multiprocessing import get_context
from pathlib import Path

import msgspec

import hortus
from hortus.coach.analyst import Analyst
from hortus.coach.puzzles import LEVELS, Puzzle, puzzles
from hortus.coach.puzzles.making import Tried, graded, puzzles_of
from hortus.games import game as find_game
from hortus.table import Match


@cache
def analyst(name: str) -> Analyst:
    return Analyst(find_game(name), long=True)


def work(name: str, seed: int) -> Tried:
    return puzzles_of(analyst(name), seed)


def search(games: list[str], first: int, minutes: float, processes: int, file: Path) -> list[Tried]:
    """All that was found, now and before: the game with the fewest puzzles is searched next."""
    known = file.read_bytes().splitlines() if file.exists() else []
    found = [msgspec.json.decode(line, type=Tried) for line in known]
    done = {(tried.game, tried.seed) for tried in found}
    kept = Counter({name: sum(len(tried.kept) for tried in found if tried.game == name) for name in games})
    seeds = {name: (seed for seed in count(first) if (name, seed) not in done) for name in games}
    ends = time.monotonic() + 60 * minutes
    running: dict[Future[Tried], str] = {}
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool, file.open("ab") as out:
        while time.monotonic() < ends or running:
            while len(running) < processes and time.monotonic() < ends:
                busy = Counter(running.values())
                name = min(games, key=lambda name: (kept[name] + busy[name], name))
                running[pool.submit(work, name, next(seeds[name]))] = name
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                del running[future]
                tried = future.result()
                found.append(tried)
                kept[tried.game] += len(tried.kept)
                out.write(msgspec.json.encode(tried) + b"\n")
                out.flush()
    return found


def chosen(found: list[Tried], most: int) -> list[tuple[Puzzle, list[float]]]:
    """As many puzzles as wanted, of every grade and from every match alike as far as there are; easiest first."""
    before: Counter[tuple[int, int]] = Counter()  # how many of a match and grade came before
    every = []
    for tried in sorted(found, key=lambda tried: tried.seed):
        for puzzle, solved in zip(tried.kept, tried.solved, strict=True):
            every.append((before[tried.seed, puzzle.grade], puzzle, solved))
            before[tried.seed, puzzle.grade] += 1
    every.sort(key=lambda one: one[0])
    grades = [
        [(puzzle, solved) for _, puzzle, solved in every if puzzle.grade == grade]
        for grade in range(1, len(LEVELS) + 2)
    ]
    mixed = [pair for row in zip_longest(*grades) for pair in row if pair is not None]
    return sorted(mixed[:most], key=lambda pair: pair[0].grade)


def grade_again(name: str) -> list[tuple[Puzzle, list[float]]]:
    """The puzzles that come with a game, easiest first; with the position a bot sees no more than its seat."""
    found = [graded(Match.from_position(name, puzzle.position), puzzle) for puzzle in puzzles(name)]
    return sorted(found, key=lambda pair: pair[0].grade)


def write(out: Path, name: str, picked: list[tuple[Puzzle, list[float]]]) -> None:
    """The file of a game; what is printed: how many of each grade, and what each level solves."""
    (out / f"{name}.jsonl").write_bytes(b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle, _ in picked))
    grades = Counter(puzzle.grade for puzzle, _ in picked)
    print(f"{name}: {len(picked)} chosen, by grade {[grades[i] for i in range(1, len(LEVELS) + 2)]}")
    for i, level in enumerate(LEVELS):
        print(f"  {level} solves {sum(solved[i] for _, solved in picked) / len(picked):.0%}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=hortus.games(), action="append")
    parser.add_argument("--first", type=int, default=1, help="the number of the first match")
    parser.add_argument("--minutes", type=float, default=0)
    parser.add_argument("--grade", action="store_true", help="grade the puzzles there are again, and make none")
    parser.add_argument("--count", type=int, default=120)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    games = asked.game or [name for name in hortus.games() if puzzles(name) or not asked.grade]
    if asked.grade:
        with ProcessPoolExecutor(asked.processes, get_context("spawn")) as pool:
            for name, picked in zip(games, pool.map(grade_again, games), strict=True):
                write(asked.out, name, picked)
        return
    found = search(games, asked.first, asked.minutes, asked.processes, asked.out / "tried.jsonl")
    for name in games:
        of_game = [tried for tried in found if tried.game == name]
        sums = {
            field: sum(getattr(tried, field) for tried in of_game)
            for field in ("decisions", "tried", "unstable", "unclear")
        }
        print(
            f"{name}: {len(of_game)} matches, {sums['decisions']} decisions, {sums['tried']} positions tried, "
            f"{sums['unstable']} unstable, {sums['unclear']} unclear, {sum(len(t.kept) for t in of_game)} kept"
        )
        if picked := chosen(of_game, asked.count):
            write(asked.out, name, picked)


if __name__ == "__main__":
    main()
