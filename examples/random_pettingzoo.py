"""Random play through PettingZoo.

python examples/random_pettingzoo.py [GAME]
"""

from __future__ import annotations

import sys

import pettingzoo

import hortus.envs  # noqa: F401 (registers the games)

game = sys.argv[1] if len(sys.argv) > 1 else "lucky-numbers"
env = pettingzoo.make("aec", f"hortus/{game.replace('-', '_')}-v0", players=2, render_mode="ansi")
env.reset(seed=7)
total = dict.fromkeys(env.agents, 0.0)
for agent in env.agent_iter():
    observation, reward, terminated, truncated, _ = env.last()
    total[agent] += reward
    over = terminated or truncated
    env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
print(env.render())
print(total)
