"""Village Green, by Peer Sylvester: lay out a village's gardens so that its rows and columns win awards."""

from __future__ import annotations

from hortus.games.contract import Game
from hortus.kernel import register

from . import (
    drawing,
    equations,
    events,
    hidden,
    moves,
    notation,
    observation,
    options,
    policy,
    position,
    refusals,
    rules,
    scoring,
    text,
)
from .components import DIGEST, GREENS
from .state import PHASES, State
from .view import view
from .words import WORDS

register(State, [rules, scoring, observation, hidden], DIGEST)

GAME = Game(
    name="village-green",
    designer="Peer Sylvester",
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
    most_moves=40,  # four cards on nine cells, or discarded
    most_outcomes=GREENS,
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
    verdict=scoring.verdict,
    components=DIGEST,
    reference=equations.reference,
)
