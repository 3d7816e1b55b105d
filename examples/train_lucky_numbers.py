"""Learn Lucky Numbers with PPO over the legal moves, on a CPU, in a few minutes; then play against a bot.

    pip install -r examples/requirements-train.txt
    python examples/train_lucky_numbers.py --minutes 2

The learner plays one seat of a batch of games; the others play at random inside the compiled step. What it has learned
is then measured against the greedy bot, from both seats.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
import torch
from torch import nn

from hortus.envs.gymnasium import GardenEnv
from hortus.sim import Batch

GAME = "lucky-numbers"
LANES, HORIZON, EPOCHS, PARTS = 256, 32, 3, 4
DISCOUNT, SMOOTHING, CLIP = 0.98, 0.9, 0.2
CELLS, NUMBERS = 16, 20
PLACE, DISCARD, LAY, TAKE = 1, 17, 18, 22  # where the move codes of each kind begin
OWN, OTHER, DOWN, HELD = 0, 21, 104, 124  # where things begin in the observation: see docs/environments.md

# For every cell, the other cells of its row or column that come before or after it.
_row, _column = torch.arange(CELLS) // 4, torch.arange(CELLS) % 4
_same_row, _same_column = _row[:, None] == _row, _column[:, None] == _column
LINES = [
    _same_row & (_column < _column[:, None]),
    _same_column & (_row < _row[:, None]),
    _same_row & (_column > _column[:, None]),
    _same_column & (_row > _row[:, None]),
]
FEATURES = 5 + 6 + 3 * 4 + 3


def describe(seen: torch.Tensor, code: torch.Tensor) -> torch.Tensor:
    """Each move in numbers: its kind, the tile, the cell, how much room its lines leave, and the state of the race."""
    kinds = [
        code == 0,
        (code >= PLACE) & (code < DISCARD),
        code == DISCARD,
        (code >= LAY) & (code < TAKE),
        code >= TAKE,
    ]
    draw, place, discard, lay, take = kinds
    number = torch.where(take, (code - TAKE) // CELLS + 1, torch.where(draw, 0, seen[:, HELD]))
    cell = torch.where(take, (code - TAKE) % CELLS, torch.where(lay, 5 * (code - LAY), (code - PLACE).clamp(0)))
    on_cell = ~(draw | discard)
    cell = torch.where(on_cell, cell, 0)
    garden = seen[:, OWN : OWN + CELLS]
    old = garden.gather(1, cell[:, None]).squeeze(1)
    ideal = 1.5 + 3 * (_row + _column)[cell]
    parts = [kind.float() for kind in (draw, place, discard, lay, take)]
    parts += [number / 20, ideal / 20, (number - ideal) / 20, (number - ideal).abs() / 20, (old == 0).float(), old / 20]
    for k, line in enumerate(LINES):
        others = line[cell]
        if k < 2:
            room = number - (garden * others).max(1).values
        else:
            room = torch.where(others & (garden > 0), garden, NUMBERS + 1).min(1).values - number
        empty = (others & (garden == 0)).sum(1)
        parts += [room / 20, empty / 3, (room - 1 - empty) / 20]
    about = torch.stack([part.float() for part in parts], 1)
    about[:, 5:] *= on_cell[:, None]
    race = [
        (garden > 0).sum(1) / CELLS,
        (seen[:, OTHER : OTHER + CELLS] > 0).sum(1) / CELLS,
        seen[:, DOWN : DOWN + NUMBERS].sum(1) / 40,
    ]
    about[:, 5] = number / 20
    return torch.cat([about, torch.stack(race, 1)], 1)


class Network(nn.Module):  # type: ignore[misc]
    """Scores each legal move by its description, and values the position by the race."""

    def __init__(self, width: int = 48) -> None:
        super().__init__()
        self.score = nn.Sequential(
            nn.Linear(FEATURES, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU(), nn.Linear(width, 1)
        )
        self.value = nn.Sequential(nn.Linear(2 * CELLS + 2, width), nn.ReLU(), nn.Linear(width, 1))

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Log-probabilities of all move codes, and the value."""
        row, code = mask.nonzero(as_tuple=True)
        scores = self.score(describe(seen[row], code)).squeeze(1)
        logits = torch.full(mask.shape, -1e9).index_put((row, code), scores)
        about = torch.cat(
            [
                (seen[:, OWN : OWN + CELLS] > 0).float(),
                (seen[:, OTHER : OTHER + CELLS] > 0).float(),
                seen[:, DOWN : DOWN + NUMBERS].sum(1, keepdim=True) / 40,
                (seen[:, HELD : HELD + 1] > 0).float(),
            ],
            1,
        )
        return torch.log_softmax(logits, 1), self.value(about).squeeze(1)


def tensor(seen: Any) -> torch.Tensor:
    return torch.from_numpy(np.asarray(seen, np.int64))


def filled(batch: Batch) -> Any:
    """How many spaces of its garden the learner has filled: progress is rewarded a little."""
    return (batch.observation[:, :CELLS] > 0).sum(1)


def collect(batch: Batch, network: Network) -> dict[str, torch.Tensor]:
    """One stretch of experience from every lane, with advantages."""
    kept: dict[str, list[Any]] = {name: [] for name in ("inputs", "mask", "action", "log", "value", "reward", "done")}
    for _ in range(HORIZON):
        inputs, mask = tensor(batch.observation), torch.from_numpy(batch.mask.copy())
        with torch.no_grad():
            logs, value = network(inputs, mask)
        action = torch.multinomial(logs.exp(), 1).squeeze(1)
        before = filled(batch)
        batch.step(action.numpy())
        progress = np.where(batch.done, CELLS + batch.scores[np.arange(LANES), batch.seat], filled(batch)) - before
        reward = torch.from_numpy(batch.reward + progress.astype(np.float32) / CELLS)
        log = logs.gather(1, action[:, None]).squeeze(1)
        found = (inputs, mask, action, log, value, reward, torch.from_numpy(batch.done.copy()))
        for name, part in zip(kept, found, strict=True):
            kept[name].append(part)
    with torch.no_grad():
        value = network(tensor(batch.observation), torch.from_numpy(batch.mask))[1]
    advantage, advantages = torch.zeros(LANES), []
    for step in reversed(range(HORIZON)):
        goes_on = (~kept["done"][step]).float()
        surprise = kept["reward"][step] + DISCOUNT * value * goes_on - kept["value"][step]
        advantage = surprise + DISCOUNT * SMOOTHING * goes_on * advantage
        advantages.append(advantage)
        value = kept["value"][step]
    data = {name: torch.cat(parts) for name, parts in kept.items()}
    data["advantage"] = torch.cat(advantages[::-1])
    data["return"] = data["advantage"] + data["value"]
    return data


def improve(network: Network, optimizer: torch.optim.Optimizer, data: dict[str, torch.Tensor]) -> None:
    """PPO's update."""
    for _ in range(EPOCHS):
        for part in torch.randperm(LANES * HORIZON).chunk(PARTS):
            logs, value = network(data["inputs"][part], data["mask"][part])
            ratio = (logs.gather(1, data["action"][part, None]).squeeze(1) - data["log"][part]).exp()
            advantage = data["advantage"][part]
            advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
            gain = torch.min(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
            spread = -(logs.exp() * logs.clamp(min=-30)).sum(1).mean()
            loss = -gain + 0.5 * (value - data["return"][part]).square().mean() - 0.01 * spread
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def evaluate(network: Network, opponent: str, matches: int) -> tuple[int, int, int]:
    """Wins, draws and losses against a bot, from both seats in turn."""
    env = GardenEnv(GAME, opponents=opponent, seat="rotate", illegal="raise")
    found = [0, 0, 0]
    for match in range(matches):
        seen, _ = env.reset(seed=12345 if match == 0 else None)
        ended, reward = False, 0.0
        while not ended:
            mask = torch.from_numpy(seen["action_mask"][None] > 0)
            with torch.no_grad():
                logs, _ = network(tensor(seen["observation"][None]), mask)
            seen, reward, ended, _, _ = env.step(int(logs.argmax()))
        found[0 if reward > 0 else 1 if reward == 0 else 2] += 1
    return found[0], found[1], found[2]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=2.0)
    parser.add_argument("--opponent", default="sprout")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    torch.manual_seed(arguments.seed)
    batch = Batch(GAME, 2, LANES, arguments.seed, learner="rotate")
    network = Network()
    optimizer = torch.optim.Adam(network.parameters(), 3e-3)
    began = time.monotonic()
    rounds = 0
    while time.monotonic() - began < 60 * arguments.minutes:
        for group in optimizer.param_groups:  # smaller and smaller steps
            group["lr"] = 3e-3 * max(0.05, 1 - (time.monotonic() - began) / (60 * arguments.minutes))
        data = collect(batch, network)
        improve(network, optimizer, data)
        rounds += 1
        if rounds % 20 == 0:
            ended = data["done"]
            wins = (data["reward"][ended] > 0.5).float().mean() if ended.any() else torch.tensor(0.0)
            spent, moves = time.monotonic() - began, rounds * LANES * HORIZON
            print(f"{spent:5.0f} s, {moves:>9,} moves, {float(wins):.0%} won against random play", flush=True)
    won, drawn, lost = evaluate(network, arguments.opponent, arguments.matches)
    print(f"Against {arguments.opponent}: {won} won, {drawn} drawn, {lost} lost "
          f"({(won + drawn / 2) / arguments.matches:.0%}).")  # fmt: skip


if __name__ == "__main__":
    main()
