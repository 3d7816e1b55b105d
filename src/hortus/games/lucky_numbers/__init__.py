"""Lucky Numbers, by Michael Schacht: be the first to fill a garden with rising numbers."""

from __future__ import annotations

from hortus.games.contract import Game
from hortus.kernel import register

from . import drawing, events, moves, notation, observation, options, policy, position, refusals, rules, scoring, text
from .state import NUMBERS, State
from .view import view
from .words import WORDS

register(State, [rules, scoring, observation])

GAME = Game(
    name="lucky-numbers",
    designer="Michael Schacht",
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
    most_moves=1 + 16 * NUMBERS,
    most_outcomes=NUMBERS,
    decision_kinds=3,
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
    tournament_points=scoring.tournament_points,
)
