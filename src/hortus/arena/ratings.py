"""Ratings for any number of seats, by openskill (Plackett–Luce)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from openskill.models import PlackettLuce

from .games import Plan, Result
from .statistics import Z95


class Rating(msgspec.Struct, frozen=True):
    """A bot's rating: 25 is where everybody starts; the interval is 95 %."""

    bot: str
    mean: float
    low: float
    high: float


def ratings(plan: Plan, results: Sequence[Result]) -> list[Rating]:
    """The best first. Ranks come from the wins, then from points; a bot in several seats is rated once a game."""
    if plan.players == 1:
        return []
    model = PlackettLuce()
    rated: dict[str, Any] = {bot: model.rating(name=bot) for bot in plan.bots}
    for result in results:
        best: dict[str, tuple[bool, int]] = {}
        for seat, bot in enumerate(result.lineup):
            standing = (seat in result.winners, result.points[seat])
            best[bot] = max(best.get(bot, standing), standing)
        if len(best) < 2 or len(best) < len(result.lineup):
            best = _one_each(result)
        if len(best) < 2:
            continue
        bots = list(best)
        order = sorted(set(best.values()), reverse=True)
        ranks = [float(order.index(best[bot])) for bot in bots]
        for bot, (new,) in zip(bots, model.rate([[rated[bot]] for bot in bots], ranks=ranks), strict=True):
            rated[bot] = new
    found = [
        Rating(bot, rating.mu, rating.mu - Z95 * rating.sigma, rating.mu + Z95 * rating.sigma)
        for bot, rating in rated.items()
    ]
    return sorted(found, key=lambda rating: -rating.mean)


def _one_each(result: Result) -> dict[str, tuple[bool, int]]:
    """A bot that sits more than once is judged by one seat, another one in each rotation: its best would flatter it."""
    found: dict[str, tuple[bool, int]] = {}
    seats = range(len(result.lineup))
    for seat in [(seat + result.deal) % len(seats) for seat in seats]:
        found.setdefault(result.lineup[seat], (seat in result.winners, result.points[seat]))
    return found
