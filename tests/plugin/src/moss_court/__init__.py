"""Moss Court, a small game that shows what a plug-in is: no chance, nothing hidden, no options, no policy."""

from __future__ import annotations

from hortus.games.contract import Game
from hortus.kernel import register

from . import drawing, events, moves, observation, position, rules, scoring, text
from .state import CELLS, SQUARES, State
from .view import view
from .words import WORDS

register(State, [rules, scoring, observation])

GAME = Game(
    name="moss-court",
    designer="The Hortus authors",
    version=1,
    package=__name__,
    words=WORDS,
    players=range(2, 3),
    options=(),
    dtype=State,
    lines=scoring.LINES,
    policy=None,
    notation=[f"plant {square}" for square in SQUARES],
    outcomes=(),
    most_moves=CELLS,
    most_outcomes=0,
    observation=observation.OBSERVATION,
    prepare=lambda state, options: None,
    chosen=lambda state: {},
    move=moves.move,
    events=events.events,
    prompt=moves.prompt,
    refusal=moves.refusal,
    explain=scoring.explain,
    ended=events.ended,
    view=view,
    position=position.position,
    restore=position.restore,
    text=text.text,
    svg=drawing.svg,
)
