"""An arena's results for people and programs: tables, CSV, a picture, JSON."""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Sequence
from typing import Any
from xml.sax.saxutils import escape

import msgspec
from rich.console import Console
from rich.table import Table

from .games import Plan, Result
from .ratings import Rating, ratings
from .statistics import Summary, Verdict, summarise, win_table


def percent(share: float) -> str:
    """A share as people read it: 0.5 is "50.0 %"."""
    return f"{100 * share:.1f} %"


def show(plan: Plan, results: Sequence[Result], settled: Verdict) -> None:
    """Print a table of the bots with their wins and points, and the verdict."""
    console = Console(highlight=False)
    summaries = summarise(plan, results)
    rated = {rating.bot: rating for rating in ratings(plan, results)}
    deals = len({result.deal for result in results})
    console.print(f"[bold]{plan.game}[/], {plan.players} players, {len(results)} games over {deals} deals")
    table = Table("bot", "games")
    if plan.players > 1:
        table.add_column("wins (95 %)")
        if rated:
            table.add_column("rating (95 %)")
    table.add_column("points (95 %)")
    table.add_column("slowest")
    for summary in summaries:
        row = [summary.bot, str(summary.games)]
        if plan.players > 1:
            row.append(f"{percent(summary.share)}  ({percent(summary.low)} – {percent(summary.high)})")
            if rated:
                rating = rated[summary.bot]
                row.append(f"{rating.mean:.1f}  ({rating.low:.1f} – {rating.high:.1f})")
        row.append(f"{summary.points:.1f}  ({summary.points_low:.1f} – {summary.points_high:.1f})")
        row.append(f"{summary.slowest:.2f} s")
        table.add_row(*row)
    console.print(table)
    if plan.players > 1 and len(plan.bots) > 2:
        console.print(_pairs(plan, results))
    if plan.players > 1 and len(plan.bots) > 1:
        told = {
            True: f"{settled.bot} is stronger than the others.",
            False: f"{settled.bot} is weaker than the others.",
            None: f"Whether {settled.bot} is stronger than the others is not settled.",
        }
        console.print(
            f"{told[settled.stronger]} It wins {percent(settled.low)} – {percent(settled.high)}; an equal share would "
            f"be {percent(settled.equal)}. (A confidence sequence: valid however often one looks.)"
        )


def _pairs(plan: Plan, results: Sequence[Result]) -> Table:
    """How often the bot of the row ended ahead of the bot of the column."""
    pairs = win_table(plan, results)
    table = Table("ahead of", *plan.bots)
    for one in plan.bots:
        cells = []
        for other in plan.bots:
            found = pairs.get((one, other))
            cells.append(f"{percent(found[1])} ({percent(found[2])} – {percent(found[3])})" if found else "")
        table.add_row(one, *cells)
    return table


def as_csv(plan: Plan, results: Sequence[Result]) -> str:
    """The bots' figures as CSV, one line for each."""
    out = io.StringIO()
    rows = [msgspec.to_builtins(summary) for summary in summarise(plan, results)]
    writer = csv.DictWriter(out, [field.name for field in msgspec.structs.fields(Summary)], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


def as_json(plan: Plan, results: Sequence[Result], settled: Verdict) -> dict[str, Any]:
    """All figures, ready for JSON; an interval that is not known has null ends."""
    rated: list[Rating] = ratings(plan, results)
    return {
        "plan": msgspec.to_builtins(plan),
        "games": len(results),
        "bots": [
            {
                key: None if value in (-math.inf, math.inf) else value
                for key, value in msgspec.to_builtins(summary).items()
            }
            for summary in summarise(plan, results)
        ],
        "pairs": [
            {"bot": one, "other": other, "games": games, "ahead": share, "low": low, "high": high}
            for (one, other), (games, share, low, high) in win_table(plan, results).items()
        ],
        "ratings": [msgspec.to_builtins(rating) for rating in rated],
        "verdict": msgspec.to_builtins(settled),
    }


def as_svg(plan: Plan, results: Sequence[Result]) -> str:
    """Each bot's share of the wins (alone: its points) as a dot with its interval."""
    summaries = summarise(plan, results)
    alone = plan.players == 1
    spans = [(s.points, s.points_low, s.points_high) if alone else (s.share, s.low, s.high) for s in summaries]
    low = min([span[1] for span in spans if span[1] > -1e9] or [0.0]) - 1 if alone else 0.0
    high = max([span[2] for span in spans if span[2] < 1e9] or [1.0]) + 1 if alone else 1.0
    left, width, line = 190, 420, 34

    def x(value: float) -> float:
        return left + width * (min(max(value, low), high) - low) / (high - low)

    height = line * len(summaries) + 60
    what = "points" if alone else "wins"
    title = f"{plan.game}, {plan.players} players, {len(results)} games: {what} with 95 % intervals"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + width + 80} {height}" font-family="sans-serif">',
        f'<title>{escape(title)}</title><text x="10" y="20" font-size="14">{escape(title)}</text>',
    ]
    if not alone:
        at = x(1 / plan.players)
        parts.append(f'<path d="M{at:.1f} 32V{height - 20}" stroke="#888" stroke-dasharray="4 3"/>')
    for i, (summary, (middle, first, last)) in enumerate(zip(summaries, spans, strict=True)):
        y = 50 + line * i
        label = f"{middle:.1f}" if alone else percent(middle)
        parts.append(
            f'<text x="10" y="{y + 5}" font-size="13">{escape(summary.bot)}</text>'
            f'<path d="M{x(first):.1f} {y}H{x(last):.1f}" stroke="#2f6b3c" stroke-width="3"/>'
            f'<circle cx="{x(middle):.1f}" cy="{y}" r="5" fill="#2f6b3c"/>'
            f'<text x="{left + width + 10}" y="{y + 5}" font-size="13">{label}</text>'
        )
    return "\n".join([*parts, "</svg>\n"])
