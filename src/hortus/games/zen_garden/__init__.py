"""Zen Garden, by Mike Georgiou: lay out sixteen tiles to the emperor's taste."""

from __future__ import annotations

from hortus.games.contract import Game
from hortus.kernel import register

from . import drawing, events, moves, notation, observation, options, policy, position, refusals, rules, scoring, text
from .state import TILES, State
from .view import view
from .words import WORDS

register(State, [rules, scoring, observation])

GAME = Game(
    name="zen-garden",
    designer="Mike Georgiou",
    version=1,
    package=__name__,
    words=WORDS,
    players=options.PLAYERS,
    options=options.OPTIONS,
    dtype=State,
    lines=scoring.LINES,
    policy=policy,
    notation=notation.NOTATION,
    outcomes=notation.OUTCOMES,
    most_moves=rules.MOST_MOVES,
    most_outcomes=TILES,
    decision_kinds=2,
    observation=observation.OBSERVATION,
    prepare=options.prepare,
    chosen=options.chosen,
    move=moves.move,
    events=events.events,
    prompt=moves.prompt,
    refusal=refusals.refusal,
    explain=scoring.explain,
    ended=events.ended,
    view=view,
    position=position.position,
    restore=position.restore,
    text=text.text,
    svg=drawing.svg,
    synonyms=options.read_level,
)
