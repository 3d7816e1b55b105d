"""A review of a record, in the terminal."""

from __future__ import annotations

from typing import Any

import msgspec
from fluent.runtime.types import fluent_number
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import hortus
from hortus.coach import Decision
from hortus.coach import review as review_match
from hortus.table import Match

from .files import read_file
from .words import WORDS


def review(file: str, lang: str, json: bool) -> None:
    """Tell each player's accuracy and luck, and the decisions that cost the most."""
    match = hortus.from_record(read_file(file))
    if json:
        print(msgspec.json.encode(review_match(match)).decode())
        return
    console = Console()
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(WORDS.format(lang, "reviewing"), total=1.0)
        found = review_match(match, lambda part: progress.update(task, completed=part))
    table = Table(
        *(WORDS.format(lang, f"review-{name}") for name in ("player", "accuracy", "luck", "adjusted")),
        title=WORDS.format(lang, "review-title", game=match.game.title(lang)),
    )
    for name, player in zip(match.names, found.players, strict=True):
        figures = (WORDS.format(lang, "points", points=_tenths(value)) for value in (player.luck, player.adjusted))
        table.add_row(name, WORDS.format(lang, "percent", share=round(100 * player.accuracy)), *figures)
    console.print(table)
    moments = sorted(ply for player in found.players for ply in player.costliest)
    for ply in moments:
        console.print(_line(match, found.decisions[ply], lang), highlight=False, soft_wrap=True, markup=False)


def _line(match: Match, decision: Decision, lang: str) -> str:
    return WORDS.format(
        lang, "review-line", ply=decision.ply + 1, name=match.names[decision.seat], move=decision.move,
        best=decision.best, points=_tenths(decision.loss.points), win=round(100 * decision.loss.win),
    )  # fmt: skip


def _tenths(value: float) -> Any:
    return fluent_number(value, maximumFractionDigits=1)
