"""Zen Garden, by Mike Georgiou: lay out sixteen tiles to the emperor's taste."""

from __future__ import annotations

from hortus.games.assembly import assemble
from hortus.kernel import register

from . import notation, observation, options, rules, scoring
from .state import TILES, State

register(State, [rules, scoring, observation])

GAME = assemble(
    __name__,
    name="zen-garden",
    designer="Mike Georgiou",
    version=2,
    most_moves=rules.MOST_MOVES,
    most_outcomes=TILES,
    decision_kinds=2,
    begins=lambda code: code < rules.PLACE,
    synonyms=options.read_level,
    earlier={1: notation.from_version_1},
)
