"""Cottage Garden, by Uwe Rosenberg: fill flowerbeds with tiles, and count the pots and cloches that stay visible."""

from __future__ import annotations

from hortus.games.contract import Game
from hortus.kernel import register

from . import drawing, events, moves, notation, observation, options, policy, position, refusals, rules, scoring, text
from .components import DIGEST, MOST_LEGAL
from .state import PHASES, TILES, State
from .view import view
from .words import WORDS

register(State, [rules, scoring, observation], DIGEST)

GAME = Game(
    name="cottage-garden",
    designer="Uwe Rosenberg",
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
    most_moves=MOST_LEGAL,
    most_outcomes=TILES,
    decision_kinds=len(PHASES),
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
    read=notation.read,
    canonical=notation.same_lay,
    verdict=scoring.verdict,
    components=DIGEST,
)
