"""Cottage Garden, by Uwe Rosenberg: fill flowerbeds with tiles, and count the pots and cloches that stay visible."""

from __future__ import annotations

from hortus.games.contract import Game
from hortus.kernel import register

from . import draw, moves, notation, observation, options, positions, rules, scoring, view
from .components import DIGEST, MOST_LAYS
from .state import SQUARES, TILES, State

GAME = Game(
    name="cottage-garden",
    title={"en": "Cottage Garden", "fr": "Cottage Garden"},
    designer="Uwe Rosenberg",
    players=range(1, 5),
    options=options.OPTIONS,
    dtype=State,
    plain_state=register(State, rules),
    rules=rules,
    notation=notation.NOTATION,
    outcomes=notation.OUTCOMES,
    most_moves=2 * MOST_LAYS + 2 * SQUARES + 1,
    most_outcomes=TILES,
    observation=observation.OBSERVATION,
    prepare=options.prepare,
    chosen=options.chosen,
    sentence=moves.sentence,
    why_not=moves.why_not,
    what_now=moves.what_now,
    explain=scoring.explain,
    view=view.view,
    position=positions.position,
    restore=positions.restore,
    text=draw.text,
    svg=draw.svg,
    read=notation.read,
    canonical=notation.same_lay,
    components=DIGEST,
)
