"""OpenSpiel's own tree search plays one of our games against random moves.

python examples/openspiel_mcts.py [GAME] [SIMULATIONS] [DECISIONS]

A game that hides something is searched with IS-MCTS, which deals again what the player cannot see.
"""

from __future__ import annotations

import random
import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import hortus.envs.openspiel  # noqa: F401 (registers the games)

name = sys.argv[1] if len(sys.argv) > 1 else "lucky-numbers"
simulations = int(sys.argv[2]) if len(sys.argv) > 2 else 30
decisions = int(sys.argv[3]) if len(sys.argv) > 3 else 10**6

game = pyspiel.load_game(f"hortus_{name.replace('-', '_')}(players=2)")
dice = random.Random(7)
evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(7))
hidden = game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
if hidden:
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, simulations, random_state=np.random.RandomState(7))
else:
    bot = mcts.MCTSBot(game, 2.0, simulations, evaluator, random_state=np.random.RandomState(7))

state = game.new_initial_state()
searched = 0
while not state.is_terminal() and searched < decisions:
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(dice.choices(outcomes, chances)[0])
    elif state.current_player() == 0:
        state.apply_action(bot.step(state))
        searched += 1
    else:
        state.apply_action(dice.choice(state.legal_actions()))
print(state)
print(f"{type(bot).__name__} is player 0: {searched} decisions searched, returns {state.returns()}")
