"""Shares, points and their intervals. The unit is the deal, since the games of one deal share their luck."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence

import msgspec

from .games import Plan, Result

Z95 = 1.959964


class Summary(msgspec.Struct, frozen=True):
    """One bot over all its games: its share of the wins, its points, the difference from an equal share."""

    bot: str
    games: int
    deals: int
    share: float
    low: float  # 95 % interval of the share, over deals
    high: float
    equal: float  # what equal strength would give
    points: float
    points_low: float
    points_high: float
    slowest: float  # its longest decision, in seconds of the processor


class Verdict(msgspec.Struct, frozen=True):
    """Does the first bot win more than an equal share? None while it is not settled."""

    bot: str
    stronger: bool | None
    low: float
    high: float
    equal: float


def mean_interval(values: Sequence[float]) -> tuple[float, float, float]:
    """Mean and its 95 % interval, by the spread of the values."""
    n = len(values)
    mean = sum(values) / n
    if n < 2:
        return mean, -math.inf, math.inf
    deviation = math.sqrt(sum((value - mean) ** 2 for value in values) / (n - 1))
    half = Z95 * deviation / math.sqrt(n)
    return mean, mean - half, mean + half


def wilson(wins: float, n: int) -> tuple[float, float]:
    """95 % interval of a share of n games; never empty at 0 or 1."""
    if not n:
        return 0.0, 1.0
    p = wins / n
    centre = (p + Z95**2 / (2 * n)) / (1 + Z95**2 / n)
    half = Z95 * math.sqrt(p * (1 - p) / n + Z95**2 / (4 * n * n)) / (1 + Z95**2 / n)
    return max(0.0, centre - half), min(1.0, centre + half)


def confidence_sequence(values: Sequence[float], alpha: float = 0.05) -> tuple[float, float]:
    """An interval for the mean of values in [0, 1] that may be looked at after every value (Robbins' mixture).

    The chance that it ever misses the mean, however long one goes on, is at most alpha.
    """
    n = len(values)
    if not n:
        return 0.0, 1.0
    tuned = 50.0  # narrowest around this many values
    half = 0.5 * math.sqrt((n + tuned) * math.log((n + tuned) / (tuned * alpha**2))) / n
    mean = sum(values) / n
    return max(0.0, mean - half), min(1.0, mean + half)


def by_deal(results: Sequence[Result], bot: str) -> tuple[list[float], list[float]]:
    """A bot's mean share of the wins and its mean points in each deal."""
    shares: dict[int, list[float]] = defaultdict(list)
    points: dict[int, list[float]] = defaultdict(list)
    for result in results:
        for seat, name in enumerate(result.lineup):
            if name == bot:
                shares[result.deal].append(result.share(seat))
                points[result.deal].append(result.points[seat])
    return [sum(v) / len(v) for v in shares.values()], [sum(v) / len(v) for v in points.values()]


def summarise(plan: Plan, results: Sequence[Result]) -> list[Summary]:
    """Every bot, the best first."""
    found = []
    for bot in plan.bots:
        shares, points = by_deal(results, bot)
        if not shares:
            continue
        games = sum(bot in result.lineup for result in results)
        share, low, high = mean_interval(shares)
        if share in (0.0, 1.0) or not math.isfinite(low):  # no spread to judge by
            low, high = wilson(share * len(shares), len(shares))
        mean, points_low, points_high = mean_interval(points)
        slowest = max(r.slowest[seat] for r in results for seat, name in enumerate(r.lineup) if name == bot)
        found.append(
            Summary(
                bot,
                games,
                len(shares),
                share,
                max(0.0, low),
                min(1.0, high),
                1 / plan.players,
                mean,
                points_low,
                points_high,
                slowest,
            )
        )
    return sorted(found, key=lambda summary: -summary.points if plan.players == 1 else -summary.share)


def win_table(plan: Plan, results: Sequence[Result]) -> dict[tuple[str, str], tuple[int, float, float, float]]:
    """For each pair: games, how often the first ended ahead of the second (ties are half), and its interval."""
    found = {}
    for one in plan.bots:
        for other in plan.bots:
            values: dict[int, list[float]] = defaultdict(list)
            for result in results:
                for i, first in enumerate(result.lineup):
                    for j, second in enumerate(result.lineup):
                        if first == one and second == other and i != j and one != other:
                            values[result.deal].append(_ahead(result, i, j))
            if values:
                deals = [sum(v) / len(v) for v in values.values()]
                share, low, high = mean_interval(deals)
                if share in (0.0, 1.0) or not math.isfinite(low):
                    low, high = wilson(share * len(deals), len(deals))
                found[one, other] = (sum(map(len, values.values())), share, max(0.0, low), min(1.0, high))
    return found


def _ahead(result: Result, i: int, j: int) -> float:
    if (i in result.winners) != (j in result.winners):
        return float(i in result.winners)
    if result.points[i] != result.points[j] and i not in result.winners:
        return float(result.points[i] > result.points[j])
    return 0.5


def verdict(plan: Plan, results: Sequence[Result]) -> Verdict:
    """The question an arena settles: is the first bot better than its field?"""
    shares, _ = by_deal(_whole_deals(plan, results), plan.bots[0])
    low, high = confidence_sequence(shares)
    equal = 1 / plan.players
    return Verdict(plan.bots[0], True if low > equal else False if high < equal else None, low, high, equal)


def _whole_deals(plan: Plan, results: Sequence[Result]) -> list[Result]:
    """Only deals played with every lineup and rotation count: games that end early must not tip the scale."""
    need = len(plan.lineups()) * plan.players
    count: dict[int, int] = defaultdict(int)
    for result in results:
        count[result.deal] += 1
    return [result for result in results if count[result.deal] == need]
