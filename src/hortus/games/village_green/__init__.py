"""Village Green, by Peer Sylvester: lay out a village's gardens so that its rows and columns win awards."""

from __future__ import annotations

from hortus.games.assembly import assemble
from hortus.kernel import register

from . import equations, hidden, moves, observation, rules, scoring
from .components import DIGEST, GREENS
from .state import PHASES, State

register(State, [rules, scoring, observation, hidden], DIGEST)

GAME = assemble(
    __name__,
    name="village-green",
    designer="Peer Sylvester",
    version=1,
    most_moves=40,  # four cards on nine cells, or discarded
    most_outcomes=GREENS,
    decision_kinds=len(PHASES),
    begins=moves.begins,
    verdict=scoring.verdict,
    components=DIGEST,
    reference=equations.reference,
)
