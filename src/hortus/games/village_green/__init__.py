"""Village Green, by Peer Sylvester: lay out a village's gardens so that its rows and columns win awards."""

from __future__ import annotations

from typing import Any

from hortus.games.contract import Game
from hortus.kernel import register

from . import draw, moves, observation, position, refusals, rules, scoring, view
from .cards import DIGEST, GREENS
from .state import State


def prepare(state: Any, options: dict[str, Any]) -> None:
    """There are no options."""


def chosen(state: Any) -> dict[str, Any]:
    return {}


GAME = Game(
    name="village-green",
    title={"en": "Village Green", "fr": "Jardins Anglais"},
    designer="Peer Sylvester",
    players=range(1, 6),
    options=(),
    dtype=State,
    plain_state=register(State, rules),
    rules=rules,
    notation=moves.NOTATION,
    outcomes=moves.OUTCOMES,
    most_moves=40,  # four cards on nine cells, or discarded
    most_outcomes=GREENS,
    observation=observation.OBSERVATION,
    prepare=prepare,
    chosen=chosen,
    sentence=moves.sentence,
    why_not=refusals.why_not,
    what_now=moves.what_now,
    explain=scoring.explain,
    view=view.view,
    position=position.position,
    restore=position.restore,
    text=draw.text,
    svg=draw.svg,
    components=DIGEST,
)
