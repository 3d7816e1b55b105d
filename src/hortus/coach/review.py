"""A review of a match: what each decision cost, what was luck, and who found how much of what was there."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from hortus.bots.searcher import Choice
from hortus.errors import BadOption
from hortus.table import Match

from .analyst import Analyst
from .words import WORDS

SIMULATIONS = 2000  # of a decision's search
MEASURED = 2 / 3  # so many times as many more for the move played and for the best, where they differ
FORCED = 1 / 5  # so many times as many where there is nothing to decide: only to know how the match stands
POINTS, WIN = 3.0, 0.15  # a loss of so many points weighs as much as a loss of so much of the win
COSTLIEST = FINEST = 3


class Loss(msgspec.Struct, frozen=True):
    """What a decision gave away against the best one, from what the seat could know: points and chances to win."""

    points: float
    win: float

    @property
    def weight(self) -> float:
        """Both as one number, to compare decisions by: 1 is 3 points, or 15 % of the win."""
        return max(self.points / POINTS, self.win / WIN)


class Decision(msgspec.Struct, frozen=True):
    """One decision: `win_chances` and `points`, by seat, are those after it, before any chance that follows."""

    ply: int
    seat: int
    move: str
    best: str
    loss: Loss
    luck: float  # how far chance, right after it, changed the seat's lead in points
    leads: list[float]  # the same for all seats
    win_chances: list[float]
    points: list[float]
    available: float  # points between the best move and an average one: what there was to find


class PlayerReview(msgspec.Struct, frozen=True):
    """A player's match: the share found of what was there, the luck in points, the lead at the end without it."""

    accuracy: float
    luck: float
    adjusted: float
    costliest: list[int]  # plies
    finest: list[int]


class Review(msgspec.Struct, frozen=True):
    """A reviewed match. The same match gives the same review."""

    decisions: list[Decision]
    players: list[PlayerReview]


def review(
    match: Match, progress: Callable[[float], object] | None = None, simulations: int = SIMULATIONS,
    analyst: Analyst | None = None,
) -> Review:  # fmt: skip
    """Judge every decision of a match, each from what its seat could know then. `progress` is told the part done."""
    if not match._played:
        raise BadOption(WORDS.sentences("nothing-to-review"))
    analyst = analyst or Analyst(match.game)
    decisions: list[Decision] = []
    for ply in range(len(match._played)):
        decisions += judge(match, [ply], simulations, analyst)
        if progress:
            progress(len(decisions) / len(match._played))
    return conclude(match, decisions)


def judge(
    match: Match, plies: Iterable[int], simulations: int = SIMULATIONS, analyst: Analyst | None = None
) -> list[Decision]:
    """Judge some decisions of a match; the rest of the match does not matter."""
    analyst = analyst or Analyst(match.game)
    found = []
    for ply in plies:
        before = match.clone()
        while len(before._played) > ply:
            before.undo()
        luck = _leads(analyst.luck(match, ply, _seed("luck", ply)))
        found.append(_decision(analyst, before, match._played[ply], luck, simulations))
    return found


def conclude(match: Match, decisions: list[Decision]) -> Review:
    """The review that follows from all decisions of a match."""
    leads = _leads(match.scores())
    return Review(decisions, [_player(decisions, seat, leads[seat]) for seat in range(match.players)])


def luck_of(match: Match, analyst: Analyst | None = None) -> list[float]:
    """By how many points the luck of a match has moved each seat's lead; the deal at set-up does not count."""
    analyst = analyst or Analyst(match.game)
    plies = range(len(match._played))
    return [
        sum(leads) for leads in zip(*(_leads(analyst.luck(match, i, _seed("luck", i))) for i in plies), strict=True)
    ]


def _seed(kind: str, ply: int) -> int:
    """The dice of a search: they depend on nothing that a seat cannot know."""
    return int.from_bytes(hashlib.sha256(f"{kind} {ply}".encode()).digest()[:7])


def _leads(points: Any) -> list[float]:
    """Points as leads over the mean of the others; alone, as they are."""
    if len(points) == 1:
        return [float(points[0])]
    total = sum(points)
    return [float(own - (total - own) / (len(points) - 1)) for own in points]


def _decision(analyst: Analyst, match: Match, code: int, luck: list[float], simulations: int) -> Decision:
    seat, ply = int(match.turn or 0), len(match._played)
    codes = match.codes()
    fewer = 1 if len(codes) > 1 else FORCED
    found = analyst.search(match, _seed("decision", ply), max(1, round(fewer * simulations)))
    best = found.choices[0]
    available = 0.0
    if len(codes) > 1:
        logits = analyst.logits(match)
        available = max(logits) - sum(logits) / len(logits)
        same = analyst.alike(code, best.code)
        more = max(1, round(MEASURED * simulations))
        played = best if same else analyst.measure(match, code, more)
        if not same:
            best = analyst.measure(match, best.code, more)
            if _worth(played, seat) >= _worth(best, seat):
                best = played
    else:
        played = best
    loss = Loss(
        round(max(0.0, best.points[seat] - played.points[seat]), 2),
        round(max(0.0, best.shares[seat] - played.shares[seat]), 4),
    )
    notation = match.game.notation
    return Decision(
        ply, seat, notation[code], notation[code if best is played else best.code], loss,
        round(luck[seat], 2), [round(lead, 3) for lead in luck],
        [round(share, 4) for share in played.shares], [round(points, 2) for points in played.points],
        round(max(available, loss.points), 2),
    )  # fmt: skip


def _worth(choice: Choice, seat: int) -> tuple[float, float]:
    return choice.shares[seat], choice.points[seat]


def _player(decisions: list[Decision], seat: int, lead: float) -> PlayerReview:
    luck = sum(d.leads[seat] for d in decisions)
    own = [decision for decision in decisions if decision.seat == seat]
    lost, there = sum(d.loss.points for d in own), sum(d.available for d in own)
    costly = sorted((d for d in own if d.loss.weight > 0), key=lambda d: (-d.loss.weight, d.ply))
    # The finest: nothing better was found, and most others would have cost much.
    fine = sorted((d for d in own if not d.loss.weight and d.available > 0), key=lambda d: (-d.available, d.ply))
    return PlayerReview(
        round(1 - lost / there, 4) if there else 1.0, round(luck, 2), round(lead - luck, 2),
        [d.ply for d in costly[:COSTLIEST]], [d.ply for d in fine[:FINEST]],
    )  # fmt: skip
