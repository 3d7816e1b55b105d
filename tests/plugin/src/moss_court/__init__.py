"""Moss Court, a small game that shows what a plug-in is: no chance, nothing hidden, no options, no policy."""

from __future__ import annotations

from hortus.games.assembly import assemble
from hortus.kernel import register

from . import moves, observation, rules, scoring
from .state import CELLS, SQUARES, State

register(State, [rules, scoring, observation])

GAME = assemble(
    __name__,
    name="moss-court",
    designer="The Hortus authors",
    version=1,
    players=range(2, 3),
    notation=[f"plant {square}" for square in SQUARES],
    most_moves=CELLS,
    refusal=moves.refusal,
)
