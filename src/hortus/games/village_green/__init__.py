from hortus.games.contract import Game
from hortus.kernel import register
from . import rules, moves, observation
from .state import State
n=lambda *a: None
GAME = Game(name="village-green", title={"en":"Village Green","fr":"Jardins Anglais"}, designer="Peer Sylvester", players=range(1,6), options=(),
 dtype=State, light=register(State, rules), rules=rules, notation=moves.NOTATION, outcomes=moves.OUTCOMES, most_moves=40, most_outcomes=60, observation=observation.OBSERVATION,
 prepare=n, chosen=lambda s:{}, sentence=n, why_not=n, what_now=n, explain=n, view=n, position=n, restore=n, text=n, svg=n)
