"""Hortus in a notebook: a match one can play in, batches and arenas as tables and charts.

`play` needs the extra `notebook` (anywidget); a match, a batch and a `Report` draw themselves without it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .tables import BatchTable, Report

if TYPE_CHECKING:
    from .widget import PlayableMatch

__all__ = ["BatchTable", "Report", "play"]


def play(match: Any, bots: Any = None, lang: str = "en") -> PlayableMatch:
    """A match as a widget to play in. `bots`: who plays which seat, such as {1: "sprout"}; None: all but seat 0."""
    from .widget import PlayableMatch

    return PlayableMatch(match, bots, lang)
