"""Compare the engines' speed with another commit and report; never fails because of a figure.

    python bench/compare.py origin/main

checks the commit out beside this tree, runs this tree's bench/run.py over both in turn, and prints a table. A drop of
more than 15 % is marked. Where nothing has changed that the engines are made of, nothing is measured.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
ENGINES = [f"src/hortus/{package}/**.py" for package in ("kernel", "games", "sim", "table", "bots")]
DROP = 0.15
Rates = dict[tuple[str, str], int]


def measured(tree: Path, seconds: float) -> Rates | None:
    """The rates of the engines in a tree, or None where they cannot be measured."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "result"
        command = [
            sys.executable,
            str(HERE / "bench" / "run.py"),
            "--no-peers",
            "--seconds",
            str(seconds),
            "--out",
            str(out),
        ]
        ran = subprocess.run(
            command, cwd=tree, env={**os.environ, "PYTHONPATH": str(tree / "src")}, capture_output=True, text=True
        )
        if ran.returncode:
            print(ran.stderr[-2000:], file=sys.stderr)
            return None
        lines = json.loads(out.with_suffix(".json").read_text("utf-8"))["lines"]
    return {(line["game"], line["interface"]): line["steps_per_second"] for line in lines}


def best(runs: list[Rates]) -> Rates:
    """The best of several runs: what else the machine does can only slow one down."""
    return {key: max(run[key] for run in runs if key in run) for run in runs for key in run}


def report(base: Rates, head: Rates) -> tuple[str, int]:
    """The table, and how many lines have dropped too far."""
    rows = ["| game | interface | base, steps/s | here, steps/s | change |", "|---|---|---:|---:|---:|"]
    drops = 0
    for (game, interface), rate in head.items():
        before = base.get((game, interface))
        if before is None:
            rows.append(f"| {game} | {interface} | new | {rate:,} | |")
            continue
        change = rate / before - 1
        dropped = change < -DROP
        drops += dropped
        rows.append(
            f"| {game} | {interface} | {before:,} | {rate:,} | {change:+.0%}{' **slower**' if dropped else ''} |"
        )
    return "\n".join(rows), drops


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("base", help="the commit to compare with")
    parser.add_argument("--rounds", type=int, default=2, help="how often each is measured, in turn")
    parser.add_argument("--seconds", type=float, default=0.3)
    arguments = parser.parse_args()
    changed = subprocess.run(["git", "diff", "--quiet", arguments.base, "--", *ENGINES, "bench"], cwd=HERE)
    if changed.returncode == 0:
        print(f"The engines are those of {arguments.base}: nothing to compare.")
        return
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "base"
        added = subprocess.run(["git", "worktree", "add", "--detach", str(tree), arguments.base], cwd=HERE, text=True,
                               capture_output=True)  # fmt: skip
        if added.returncode:
            print(f"{arguments.base} cannot be checked out: nothing to compare with.\n{added.stderr}")
            return
        try:
            bases, heads = [], []
            for _ in range(arguments.rounds):
                bases.append(measured(tree, arguments.seconds))
                heads.append(measured(HERE, arguments.seconds))
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", str(tree)], cwd=HERE, check=False)
    base, head = [run for run in bases if run], [run for run in heads if run]
    if not base or not head:
        print(f"The engines of {'this tree' if not head else arguments.base} could not be measured.")
        return
    table, drops = report(best(base), best(head))
    print(table)
    print(f"\n{drops} slower by more than {DROP:.0%}." if drops else f"\nNothing is slower by more than {DROP:.0%}.")


if __name__ == "__main__":
    main()
