"""A batch on the GPU and PyTorch over the same memory: nothing is copied, and the moves never leave the GPU.

python examples/torch_on_gpu.py [GAME] [LANES]
"""

from __future__ import annotations

import sys
import time

import torch

import hortus.sim

game = sys.argv[1] if len(sys.argv) > 1 else "lucky-numbers"
lanes = int(sys.argv[2]) if len(sys.argv) > 2 else 65536
device = "cuda" if torch.cuda.is_available() else "cpu"
batch = hortus.sim.batch(game, players=2, lanes=lanes, seed=7, device=device)

# The batch's own arrays, as tensors. They change with every step.
observation, mask = torch.from_dlpack(batch.observation), torch.from_dlpack(batch.mask)
reward, done = torch.from_dlpack(batch.reward), torch.from_dlpack(batch.done)
features, codes = observation.shape[1], mask.shape[1]
policy = torch.nn.Linear(features, codes).to(device)  # stands for a network

wins, games, steps = 0, 0, 200
with torch.no_grad():
    for step in range(-1, steps):
        if step == 0:  # the first step is not counted: it compiles
            began = time.perf_counter()
        logits = policy(observation.float() / 20).masked_fill(~mask, -1e9)
        actions = torch.distributions.Categorical(logits=logits).sample().to(torch.int16)
        batch.step(actions if device == "cuda" else actions.numpy())
        games += int(done.sum())
        wins += int((reward > 0).sum())
spent = time.perf_counter() - began
print(f"{batch}: {steps * lanes / spent:,.0f} steps/s with a network; {games} games ended, {wins} by the winner's move")
