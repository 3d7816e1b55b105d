"""The arena on the command line: which bot plays better, and how sure that is."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hortus.errors import BadOption

from .words import WORDS


def add_arena(commands: Any, add_game: Callable[[argparse.ArgumentParser], None]) -> None:
    """Add the command `arena`; `add_game` adds what all commands for one game share."""
    arena = commands.add_parser("arena", help="let bots play each other and say who is stronger, with intervals")
    add_game(arena)
    arena.add_argument(
        "--bots", default="gardener,sprout", metavar="A,B",
        help="the bots, comma-separated; settings may follow a name, as in gardener:simulations=200",
    )  # fmt: skip
    arena.add_argument("--players", type=int, metavar="N", help="seats (default: 2, or 1 with --solo)")
    arena.add_argument("--games", type=int, default=100, metavar="G", help="at least so many games (default: 100)")
    arena.add_argument("--budget", type=int, metavar="MS", help="milliseconds a decision, instead of each level's own")
    arena.add_argument("--seed", type=int, default=0, metavar="S", help="what the deals are drawn from (default: 0)")
    arena.add_argument("--solo", action="store_true", help="every bot alone on the same deals: who scores more")
    arena.add_argument("--until-sure", action="store_true", help="stop once it is settled whether the first is better")
    arena.add_argument("--results", metavar="FILE", help="keep every game here; run again, it goes on from there")
    arena.add_argument("--processes", type=int, metavar="P", help="how many at once (default: one a core)")
    arena.add_argument("--ray", metavar="ADDRESS", help="play on this Ray cluster ('local' starts one here)")
    arena.add_argument("--csv", metavar="FILE", help="write the table here")
    arena.add_argument("--plot", metavar="FILE.svg", help="draw the shares with their intervals here")
    arena.add_argument("--json", action="store_true", help="print the result as JSON")


def arena(chosen: argparse.Namespace, options: dict[str, str]) -> None:
    """Play the games that were asked for and report who won how often."""
    from hortus.arena import Plan, run
    from hortus.arena.report import as_csv, as_json, as_svg, show
    from hortus.arena.statistics import verdict

    from .files import write_file

    players = 1 if chosen.solo else 2 if chosen.players is None else chosen.players
    if chosen.solo and chosen.players not in (None, 1):
        raise BadOption(WORDS.sentences("solo-players"))
    names = tuple(name.strip() for name in chosen.bots.split(",") if name.strip())
    plan = Plan(chosen.game, names, players, chosen.games, chosen.seed, chosen.budget, options)
    plan.check()
    total = len(list(plan.jobs()))
    file = Path(chosen.results) if chosen.results else None
    with _bar(total, chosen.json) as follow:
        results = run(plan, file, chosen.processes, chosen.until_sure, chosen.ray, follow)
    for path, make in ((chosen.csv, as_csv), (chosen.plot, as_svg)):
        if path:
            write_file(path, make(plan, results))
    if chosen.json:
        print(json.dumps(as_json(plan, results, verdict(plan, results))))
    else:
        show(plan, results, verdict(plan, results))


class _bar:
    """A progress bar; none where JSON is asked for."""

    def __init__(self, total: int, silent: bool) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self._progress = Progress(*columns, console=Console(stderr=True), disable=silent)
        self._task = self._progress.add_task("games", total=total)

    def __enter__(self) -> Callable[[list[Any]], None]:
        self._progress.start()
        return lambda results: self._progress.update(self._task, completed=len(results))

    def __exit__(self, *problem: object) -> None:
        self._progress.stop()
