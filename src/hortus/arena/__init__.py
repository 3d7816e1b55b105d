"""Who plays better: paired games between bots, with intervals."""

from __future__ import annotations

from .games import Job, Plan, Result, play_game
from .run import run
from .statistics import Summary, Verdict, confidence_sequence, summarise, wilson

__all__ = [
    "Job",
    "Plan",
    "Result",
    "Summary",
    "Verdict",
    "confidence_sequence",
    "play_game",
    "run",
    "summarise",
    "wilson",
]
