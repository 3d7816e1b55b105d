"""Random play through OpenSpiel, chance included.

python examples/random_openspiel.py [GAME]
"""

from __future__ import annotations

import random
import sys

import pyspiel

import hortus.envs.openspiel  # noqa: F401 (registers the games)

name = sys.argv[1] if len(sys.argv) > 1 else "lucky-numbers"
game = pyspiel.load_game(f"hortus_{name.replace('-', '_')}(players=2)")
dice = random.Random(7)
state = game.new_initial_state()
while not state.is_terminal():
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(dice.choices(outcomes, chances)[0])
    else:
        state.apply_action(dice.choice(state.legal_actions()))
print(state)
print(f"{len(state.history())} actions, returns {state.returns()}")
