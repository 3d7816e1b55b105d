"""How a worker process advises players: hints, and the judgements that a review is made of."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import hortus
from hortus.coach import Decision, Hint, hints, judge
from hortus.coach.analyst import Analyst
from hortus.games import game as find_game
from hortus.games.data import Move
from hortus.table import Match

from . import thinking
from .thinking import Position


def _analyst(memory: dict[Any, Any], game: str) -> Analyst:
    """The worker's analyst for a game, loaded and ready; the one it had for another game goes."""
    thinking.load(game)
    found: Analyst | None = memory.get("analyst")
    if found is None or found.game.name != game:
        found = memory["analyst"] = Analyst(find_game(game))
    return found


def give_hints(memory: dict[Any, Any], begun: Callable[[], None], position: Position, lang: str) -> list[Hint]:
    analyst = _analyst(memory, position.game)
    match = position.match()
    begun()
    return hints(match, lang, analyst=analyst)


Judged = tuple[Decision, tuple[Move, Move] | None]  # with the move played and the best as data, if they differ


def judge_some(memory: dict[Any, Any], begun: Callable[[], None], record: str, plies: Iterable[int]) -> list[Judged]:
    match = hortus.from_record(record)
    analyst = _analyst(memory, match.game.name)
    begun()
    return [(decision, _compared(match, decision)) for decision in judge(match, plies, analyst=analyst)]


def _compared(match: Match, decision: Decision) -> tuple[Move, Move] | None:
    if decision.best == decision.move:
        return None
    before = match.clone()
    while len(before.played()) > decision.ply:
        before.undo()
    legal = {move.move: move for move in before.legal_moves()}
    return legal[decision.move], legal[decision.best]
