"""Batches and arenas as HTML: tables and charts without any further package."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

import numpy as np

from hortus.arena import Plan, Result, summarise
from hortus.arena.report import as_svg, percent
from hortus.sim import Batch

BARS = 20


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """An HTML table; everything is escaped."""
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


def histogram(values: Any, title: str) -> str:
    """How often which value occurs, as bars."""
    counts, edges = np.histogram(values, bins=min(BARS, max(1, len(set(np.asarray(values).ravel().tolist())))))
    most = max(1, int(counts.max()))
    bars = "".join(
        f'<rect x="{20 * i}" y="{100 - 90 * count / most:.1f}" width="18" height="{90 * count / most:.1f}" '
        f'fill="#3f7d3a"><title>{edges[i]:.1f} – {edges[i + 1]:.1f}: {count}</title></rect>'
        for i, count in enumerate(counts)
    )
    width = 20 * len(counts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} 132" width="{width}" role="img" '
        f'font-family="sans-serif" font-size="11"><title>{escape(title)}</title>{bars}'
        f'<text x="0" y="114">{edges[0]:.0f}</text><text x="{width}" y="114" text-anchor="end">{edges[-1]:.0f}</text>'
        f'<text x="{width / 2}" y="128" text-anchor="middle">{escape(title)}</text></svg>'
    )


class Report:
    """An arena's results: a table of the bots and their shares of the wins with intervals, as a chart."""

    def __init__(self, plan: Plan, results: Sequence[Result]) -> None:
        self.plan, self.results = plan, list(results)

    def _repr_html_(self) -> str:
        rows = [
            (found.bot, found.games, f"{percent(found.share)} ({percent(found.low)} – {percent(found.high)})",
             f"{found.points:.1f}", f"{found.slowest:.2f} s")
            for found in summarise(self.plan, self.results)
        ]  # fmt: skip
        return table(("bot", "games", "wins (95 %)", "points", "slowest"), rows) + as_svg(self.plan, self.results)


class BatchTable:
    """A batch as it stands: the first lanes one by one, and the points of the games that have ended in it."""

    def __init__(self, batch: Batch, lanes: int = 8) -> None:
        self.batch, self.lanes = batch, lanes

    def _repr_html_(self) -> str:
        batch = self.batch
        head = ("lane", "seat to decide", "legal moves", "games ended", "points of the last")
        shown = [
            (lane, int(batch.turn[lane]), int(batch.count[lane]), int(batch.games[lane]),
             " ".join(map(str, batch.scores[lane][: batch.players].tolist())) if batch.games[lane] else "–")
            for lane in range(min(self.lanes, batch.size))
        ]  # fmt: skip
        ended = batch.games > 0
        chart = histogram(batch.scores[ended][:, : batch.players], "points of the last games") if ended.any() else ""
        return f"<p>{escape(repr(batch))}</p>{table(head, shown)}{chart}"
