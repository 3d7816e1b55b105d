"""Lucky Numbers, by Michael Schacht: be the first to fill a garden with rising numbers."""

from __future__ import annotations

from hortus.games.assembly import assemble
from hortus.kernel import register

from . import observation, rules, scoring
from .state import NUMBERS, State

register(State, [rules, scoring, observation])

GAME = assemble(
    __name__,
    name="lucky-numbers",
    designer="Michael Schacht",
    version=1,
    most_moves=1 + 16 * NUMBERS,
    most_outcomes=NUMBERS,
    decision_kinds=3,
    tournament_points=scoring.tournament_points,
)
