"""Random play through Gymnasium: one seat against a bot, then a vector of games at once.

python examples/random_gymnasium.py [GAME]
"""

from __future__ import annotations

import sys

import gymnasium
import numpy as np

import hortus.envs  # noqa: F401 (registers the games)

game = sys.argv[1] if len(sys.argv) > 1 else "lucky-numbers"
key = f"hortus/{''.join(word.capitalize() for word in game.split('-'))}-v0"
env = gymnasium.make(key, opponents="sprout", seat=0)
observation, info = env.reset(seed=7)
over, reward = False, 0.0
while not over:
    observation, reward, over, _, info = env.step(env.action_space.sample(observation["action_mask"]))
print(f"Against sprout: reward {reward}, scores {info['scores']}")

many = gymnasium.make_vec(key, num_envs=256, vectorization_mode="vector_entry_point")
seen, _ = many.reset(seed=7)
dice = np.random.default_rng(7)
finished = 0
for _ in range(200):
    noise = dice.random(seen["action_mask"].shape) * seen["action_mask"]
    seen, rewards, ended, _, info = many.step(noise.argmax(axis=1))
    finished += int(ended.sum())
print(f"{many.num_envs} games at once: {finished} finished in 200 steps")
