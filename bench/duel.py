"""Two versions of the sources against each other: does this one play better than that one?

    git worktree add ../before HEAD~1
    python bench/duel.py ../before/src village-green --games 400
    python bench/duel.py ../before/src zen-garden --bot head-gardener --budget 200 --until-sure
    python bench/duel.py ../before/src cottage-garden --solo --bot gardener:simulations=300 --games 60

Every deal is played once with each rotation of the seats, as in the arena; alone, both play the same deals. Each
version runs in a process of its own, and they tell each other their moves. With `--budget` both have the same processor
time for a decision.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import hortus
from hortus.arena import Plan, Result
from hortus.arena.games import Job, make
from hortus.arena.report import show
from hortus.arena.statistics import by_deal, mean_interval, verdict
from hortus.table import Match

THIS, THAT = "this", "that"


class Version:
    """A process that plays with the sources of one folder."""

    def __init__(self, src: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--answer"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
            env={**os.environ, "PYTHONPATH": str(src.resolve())},
        )  # fmt: skip

    def ask(self, *question: Any) -> Any:
        assert self.process.stdin and self.process.stdout
        print(json.dumps(question), file=self.process.stdin, flush=True)
        return json.loads(self.process.stdout.readline())


def answer() -> None:
    """What a version does: it follows the match, and chooses when asked."""
    match: Any = None
    seats: list[Any] = []
    for line in sys.stdin:
        kind, *rest = json.loads(line)
        if kind == "begin":
            game, players, deal, bot, seeds, budget = rest
            if match is None:  # what is compiled now takes none of a decision's time
                hortus.bot(bot, seed=0).choose(Match(game, players, {}, 0))
            match = Match(game, players, {}, deal)
            seats = [make(bot, seed, budget) for seed in seeds]
            for seat in seats:
                seat.clock = time.thread_time
        elif kind == "play":
            match.play(rest[0])
        if kind == "choose":
            begin = time.thread_time()
            said: Any = seats[match.turn].choose(match), time.thread_time() - begin
        else:
            said = match.turn, match.scores(), match.winners()
        print(json.dumps(said), flush=True)


def play(plan: Plan, job: Job, versions: dict[str, Version], bot: str) -> Result:
    seeds = [(job.deal << 8) + 8 * job.rotation + seat for seat in range(plan.players)]
    playing = [versions[name] for name in dict.fromkeys(job.lineup)]
    plies = 0
    slowest = [0.0] * plan.players
    for version in playing:
        turn, points, winners = version.ask("begin", plan.game, plan.players, job.deal, bot, seeds, plan.budget_ms)
    while turn is not None:
        move, seconds = versions[job.lineup[turn]].ask("choose")
        slowest[turn] = max(slowest[turn], round(seconds, 4))
        plies += 1
        for version in playing:
            turn, points, winners = version.ask("play", move)
    return Result(job.deal, job.lineup, job.rotation, tuple(points), tuple(winners), plies, tuple(slowest))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("other", type=Path, help="the folder that holds the other version's package")
    parser.add_argument("game", choices=hortus.games())
    parser.add_argument("--bot", default="gardener:simulations=200")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--solo", action="store_true", help="each alone on the same deals")
    parser.add_argument("--seed", type=int, default=0, help="the first deal's seed")
    parser.add_argument("--budget", type=int, help="milliseconds of processor time for a decision")
    parser.add_argument("--until-sure", action="store_true", help="end when it is settled which is stronger")
    chosen = parser.parse_args()
    players = 1 if chosen.solo else chosen.players
    plan = Plan(chosen.game, (THIS, THAT), players, chosen.games, chosen.seed, chosen.budget)
    versions = {THIS: Version(Path(hortus.__file__).parent.parent), THAT: Version(chosen.other)}
    results: list[Result] = []
    for job in plan.jobs():
        results.append(play(plan, job, versions, chosen.bot))
        if chosen.until_sure and verdict(plan, results).stronger is not None:
            break
    show(plan, results, verdict(plan, results))
    mine, others = by_deal(results, THIS)[1], by_deal(results, THAT)[1]
    ahead, low, high = mean_interval([one - other for one, other in zip(mine, others, strict=True)])
    print(f"points of this ahead of that, deal by deal: {ahead:.2f} ({low:.2f} – {high:.2f})")


if __name__ == "__main__":
    answer() if sys.argv[1:] == ["--answer"] else main()
