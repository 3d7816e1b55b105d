"""Cottage Garden, by Uwe Rosenberg: fill flowerbeds with tiles, and count the pots and cloches that stay visible."""

from __future__ import annotations

from hortus.games.assembly import assemble
from hortus.kernel import register

from . import notation, observation, rules, scoring
from .components import DIGEST, MOST_LEGAL
from .state import PHASES, TILES, State

register(State, [rules, scoring, observation], DIGEST)

GAME = assemble(
    __name__,
    name="cottage-garden",
    designer="Uwe Rosenberg",
    version=1,
    most_moves=MOST_LEGAL,
    most_outcomes=TILES,
    decision_kinds=len(PHASES),
    read=notation.read,
    canonical=notation.same_lay,
    verdict=scoring.verdict,
    components=DIGEST,
)
