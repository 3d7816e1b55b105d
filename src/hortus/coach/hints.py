"""Hints: the best moves of a position with what they lead to, and a reason that a beginner understands."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from hortus.bots.searcher import Choice
from hortus.games.data import Move
from hortus.games.sentences import line_name, move_sentence
from hortus.i18n import checked
from hortus.table import Match

from .analyst import Analyst
from .words import WORDS

SECONDS = 0.6
MOST = 3  # moves told
ROLLOUTS = 96  # of each, to see which score lines they lead to
CLEAR = 0.75  # points of a line from which on it is a reason
NEAR_POINTS, NEAR_WIN = 1.5, 0.06  # a move that costs more than this against the best is no hint


class Hint(msgspec.Struct, frozen=True):
    """A good move, why it is one, and what it leads to: points and chances to win, by seat."""

    move: str
    sentence: str
    why: str
    points: list[float]
    win_chances: list[float]


def hints(
    match: Match, lang: str = "en", simulations: int | None = None, seed: int = 0, analyst: Analyst | None = None
) -> list[Hint]:
    """The best moves for the seat to decide, the best first, from what it may see.

    With a number of simulations the answer depends on nothing else; without one the search has 0.6 seconds.
    """
    checked(lang)
    analyst = analyst or Analyst(match.game)
    found = analyst.search(match, seed, simulations, None if simulations else SECONDS)
    seat = int(match.turn or 0)
    choices = _near([choice for choice in found.choices if choice.visits], seat)[:MOST]
    moves = {move.move: move for move in match.legal_moves()}
    notation = match.game.notation
    told = []
    # A move's reasons are what it has beyond the best one; the best one's, what it has beyond the second.
    compared = found.choices[: max(2, len(choices))]
    lines = [analyst.lines(match, choice.code, seed, ROLLOUTS) for choice in compared]
    for i, choice in enumerate(choices):
        move = moves[notation[choice.code]]
        why = reason(match, lang, list(moves.values()), move, compared, i, lines)
        told.append(
            Hint(
                move.move, move_sentence(match.game.words, lang, move), why,
                [round(points, 1) for points in choice.points], [round(share, 3) for share in choice.shares],
            )
        )  # fmt: skip
    return told


def _near(choices: list[Choice], seat: int) -> list[Choice]:
    """The best choice and those that cost little against it."""
    best = choices[0]
    return [
        choice for choice in choices
        if best.shares[seat] - choice.shares[seat] <= NEAR_WIN
        and best.points[seat] - choice.points[seat] <= NEAR_POINTS
    ]  # fmt: skip


def _brings_points(seat: int, move: Move) -> bool:
    return sum(gain.points for gain in move.gains if gain.seat == seat) > 0


def reason(
    match: Match, lang: str, moves: list[Move], move: Move, choices: Sequence[Choice], i: int,
    lines: list[dict[str, float]],
) -> str:  # fmt: skip
    """The reason for choice i in one sentence."""
    if len(choices) == 1:
        return WORDS.format(lang, "why-only-move")
    seat = int(match.turn or 0)
    rival = 1 if i == 0 else 0
    like = [other for other in moves if other.piece is not None and other.piece == move.piece]
    if len(like) > 1 and [other for other in like if _brings_points(seat, other)] == [move]:
        return WORDS.format(lang, "why-only-place")
    gains = {key: sum(gain.points for gain in move.gains if (gain.seat, gain.line) == (seat, key)) for key in lines[i]}
    ahead = {line.key: lines[i][line.key] - lines[rival][line.key] for line in match.game.explain(match._now, seat)}
    for line in match.game.explain(match._now, seat):
        if ahead[line.key] < max(CLEAR, *ahead.values()):
            continue
        values = {"line": line_name(match.game.words, lang, line), "more": round(ahead[line.key])}
        if gains[line.key] > 0:
            return WORDS.format(lang, "why-line-now", now=gains[line.key], **values)
        return WORDS.format(lang, "why-line", **values)
    held = {
        other: choices[rival].points[other] - choices[i].points[other]
        for other in range(match.players)
        if other != seat
    }
    worst = max(held, key=lambda other: held[other], default=seat)
    if held and held[worst] >= max(CLEAR, choices[i].points[seat] - choices[rival].points[seat]):
        return WORDS.format(lang, "why-against", name=match.names[worst], points=round(held[worst]))
    if sum(gains.values()) > 0:
        return WORDS.format(lang, "why-now", now=sum(gains.values()))
    return WORDS.format(lang, "why-room" if i == 0 else "why-close")
