"""Self-play PPO on one GPU: one network plays every seat of many games at once, for one or two players.

    python examples/selfplay_gpu.py lucky-numbers --minutes 3 --out runs/lucky
    python examples/selfplay_gpu.py lucky-numbers --minutes 20 --out runs/lucky --resume

Observations (int8), legal moves (bits) and rewards are the batch's own memory, lent to PyTorch without a copy; the
network's input is made from `game.observation`. Writes OUT.pt (to resume), OUT.svg (the curve) and OUT.npz, which is a
bot: `hortus arena lucky-numbers --bots network:file=runs/lucky.npz,gardener`. Batches are so large that starting
kernels costs next to nothing, so no CUDA graphs are needed; what is fused is compiled by PyTorch.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from encoder import torch_encoder
from torch import Tensor, nn

import hortus.sim
from hortus.bots.network import packed
from hortus.games import game as find_game
from hortus.games.contract import Game

DEVICE = "cuda"
WIDTH, BLOCKS = 512, 2
HORIZON, PART = 16, 65536  # steps of every lane between updates; decisions of one update
DISCOUNT, SMOOTHING, CLIP = 1.0, 0.95, 0.2


class Block(nn.Module):  # type: ignore[misc]
    def __init__(self) -> None:
        super().__init__()
        self.norm, self.first, self.second = nn.LayerNorm(WIDTH), nn.Linear(WIDTH, WIDTH), nn.Linear(WIDTH, WIDTH)

    def forward(self, x: Tensor) -> Tensor:
        return x + self.second(torch.relu(self.first(self.norm(x))))


class Network(nn.Module):  # type: ignore[misc]
    """A residual network over one-hot inputs, with a policy and a value."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.encode = torch_encoder(game, DEVICE, torch.bfloat16)
        self.enter = nn.Linear(self.encode.width, WIDTH)
        self.blocks = nn.Sequential(*(Block() for _ in range(BLOCKS)))
        self.norm = nn.LayerNorm(WIDTH)
        self.policy, self.value = nn.Linear(WIDTH, len(game.notation)), nn.Linear(WIDTH, 1)
        codes = torch.arange(len(game.notation), device=DEVICE)
        self.register_buffer("word", codes // 32, persistent=False)
        self.register_buffer("bit", (codes % 32).int(), persistent=False)
        nn.init.zeros_(self.policy.weight)

    def forward(self, seen: Tensor, bits: Tensor) -> tuple[Tensor, Tensor]:
        """Log-probabilities of all move codes, and the value for the seat to decide."""
        with torch.autocast(DEVICE, torch.bfloat16):
            x = torch.relu(self.norm(self.blocks(self.enter(self.encode(seen)))))
            logits, value = self.policy(x), self.value(x)
        legal = (bits[:, self.word] >> self.bit) & 1 == 1
        logits = logits.float().masked_fill(~legal, -1e9)
        return torch.log_softmax(logits, 1), value.float().squeeze(1)


def act(network: Network, seen: Tensor, bits: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """Moves drawn from the policy, their log-probabilities, and the values."""
    logs, value = network(seen, bits)
    noise = -torch.log(-torch.log(torch.rand_like(logs).clamp_(1e-9, 1 - 1e-7)))
    move = (logs + noise).argmax(1)
    return move, logs.gather(1, move[:, None]).squeeze(1), value


def loss_of(network: Network, part: dict[str, Tensor], entropy: Tensor) -> Tensor:
    logs, value = network(part["seen"], part["bits"])
    ratio = (logs.gather(1, part["move"][:, None].long()).squeeze(1) - part["log"]).exp()
    advantage = part["advantage"]
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    gain = torch.min(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
    spread = -(logs.exp() * logs.clamp(min=-30)).sum(1).mean()
    return -gain + 0.5 * (value - part["return"]).square().mean() - entropy * spread


class Trainer:
    """A batch, a network, and room for one stretch of experience of every lane."""

    def __init__(self, name: str, players: int, lanes: int, seed: int, reward: str, scale: float) -> None:
        self.game = find_game(name)
        self.scale = scale
        self.batch: Any = hortus.sim.batch(
            name, players, lanes, seed, device=DEVICE, masks="bits", observations="int8", reward=reward
        )
        self.seen, self.bits = torch.from_dlpack(self.batch.observation), torch.from_dlpack(self.batch.bits)
        self.reward, self.done = torch.from_dlpack(self.batch.reward), torch.from_dlpack(self.batch.done)
        self.turn, self.seat = torch.from_dlpack(self.batch.turn), torch.from_dlpack(self.batch.seat)
        self.network = Network(self.game).to(DEVICE)
        self.optimizer = torch.optim.AdamW(self.network.parameters(), 5e-4, weight_decay=1e-4, fused=True)
        self.act, self.loss = torch.compile(act), torch.compile(loss_of)
        shape = (HORIZON, lanes)
        numbers = {name: torch.zeros(shape, device=DEVICE) for name in ("log", "value", "reward", "sign")}
        self.kept: dict[str, Tensor] = {
            "seen": torch.zeros((*shape, self.seen.shape[1]), dtype=torch.int8, device=DEVICE),
            "bits": torch.zeros((*shape, self.bits.shape[1]), dtype=torch.int32, device=DEVICE),
            "move": torch.zeros(shape, dtype=torch.int16, device=DEVICE),
            **numbers,
        }
        self.moves = 0

    @torch.no_grad()  # type: ignore[misc]
    def collect(self) -> dict[str, Tensor]:
        """One stretch of every lane, with advantages: what is good for the other of two seats is bad for this one."""
        kept = self.kept
        for step in range(HORIZON):
            kept["seen"][step], kept["bits"][step] = self.seen, self.bits
            move, kept["log"][step], kept["value"][step] = self.act(self.network, kept["seen"][step], self.bits)
            kept["move"][step] = move
            self.batch.step(kept["move"][step])
            kept["reward"][step] = self.reward * self.scale
            kept["sign"][step] = torch.where(self.turn == self.seat, 1.0, -1.0).masked_fill(self.done, 0.0)
        value = self.act(self.network, self.seen.contiguous(), self.bits)[2]
        advantage = torch.zeros_like(value)
        advantages = torch.zeros_like(kept["value"])
        for step in reversed(range(HORIZON)):
            surprise = kept["reward"][step] + DISCOUNT * kept["sign"][step] * value - kept["value"][step]
            advantage = surprise + DISCOUNT * SMOOTHING * kept["sign"][step] * advantage
            advantages[step], value = advantage, kept["value"][step]
        flat = {name: kept[name].flatten(0, 1) for name in ("seen", "bits", "move", "log")}
        flat["advantage"] = advantages.flatten()
        flat["return"] = flat["advantage"] + kept["value"].flatten()
        self.moves += len(flat["move"])
        return flat

    def improve(self, data: dict[str, Tensor], rate: float, entropy: float) -> None:
        """PPO's update, one pass: lanes are independent, so parts are taken as they lie, in any order."""
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        weight = torch.tensor(entropy, device=DEVICE)  # a tensor, for which nothing is compiled again
        total = len(data["move"])
        for first in (torch.randperm(total // PART) * PART).tolist():
            part = {name: values[first : first + PART] for name, values in data.items()}
            self.optimizer.zero_grad(set_to_none=True)
            self.loss(self.network, part, weight).backward()
            nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
            self.optimizer.step()

    @torch.no_grad()  # type: ignore[misc]
    def against_random(self, lanes: int = PART, steps: int = 120) -> float:
        """The mean result of the most likely moves against random players, seats in turn (alone: the mean score)."""
        batch: Any = hortus.sim.batch(
            self.game.name, self.batch.players, lanes, 999, device=DEVICE, masks="bits", observations="int8",
            learner="rotate",
        )  # fmt: skip
        seen, bits = torch.from_dlpack(batch.observation), torch.from_dlpack(batch.bits)
        reward, done = torch.from_dlpack(batch.reward), torch.from_dlpack(batch.done)
        total, games = torch.zeros((), device=DEVICE), torch.zeros((), device=DEVICE)
        for _ in range(steps):
            logs, _ = self.network(seen.contiguous(), bits)
            batch.step(logs.argmax(1).to(torch.int16))
            total += reward.sum()
            games += done.sum()
        return float(total / games)

    def save(self, out: Path, curve: list[dict[str, float]]) -> None:
        out.parent.mkdir(parents=True, exist_ok=True)
        state = {"network": self.network.state_dict(), "optimizer": self.optimizer.state_dict(), "curve": curve}
        torch.save({**state, "moves": self.moves}, out.with_suffix(".pt"))
        weights = {name: value.float().cpu().numpy() for name, value in self.network.state_dict().items()}
        np.savez_compressed(out.with_suffix(".npz"), **packed(weights, self.game.name))
        out.with_suffix(".svg").write_text(svg(curve), "utf-8")

    def resume(self, out: Path) -> list[dict[str, float]]:
        state = torch.load(out.with_suffix(".pt"), map_location=DEVICE)
        self.network.load_state_dict(state["network"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.moves = state["moves"]
        return list(state["curve"])


def svg(curve: list[dict[str, float]]) -> str:
    """The result against random players over the seconds of training."""
    last = max(point["seconds"] for point in curve) or 1
    low, high = (f(point["result"] for point in curve) for f in (min, max))
    span = high - low or 1
    points = " ".join(
        f"{50 + 530 * p['seconds'] / last:.1f},{260 - 230 * (p['result'] - low) / span:.1f}" for p in curve
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300" font-family="sans-serif" font-size="12">'
        f'<path d="M50 20V260H590" fill="none" stroke="#888"/><text x="4" y="34">{high:.2f}</text>'
        f'<text x="4" y="262">{low:.2f}</text><text x="470" y="280">{last:.0f} s of training</text>'
        f'<polyline points="{points}" fill="none" stroke="#2a7a3b" stroke-width="2"/></svg>\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="lucky-numbers")
    parser.add_argument("--players", type=int, default=2, choices=(1, 2))
    parser.add_argument("--lanes", type=int, default=131072)
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--reward", choices=("result", "margin"), default="result", help="margin: points ahead")
    parser.add_argument("--scale", type=float, default=1.0, help="of the rewards; 0.02 suits points")
    parser.add_argument("--out", type=Path, default=Path("selfplay"))
    parser.add_argument("--resume", action="store_true")
    arguments = parser.parse_args()
    torch.manual_seed(arguments.seed)
    torch.set_float32_matmul_precision("high")
    trainer = Trainer(
        arguments.game, arguments.players, arguments.lanes, arguments.seed, arguments.reward, arguments.scale
    )
    curve = trainer.resume(arguments.out) if arguments.resume else []
    before = curve[-1]["seconds"] if curve else 0.0
    began = time.perf_counter()
    trainer.improve(trainer.collect(), 1e-5, 0.01)
    torch.cuda.synchronize()
    print(f"compiled in {time.perf_counter() - began:.0f} s", flush=True)
    began, training, rounds = time.perf_counter(), 0.0, 0
    while training < 60 * arguments.minutes:
        left = 1 - training / (60 * arguments.minutes)
        stretch, moves = time.perf_counter(), trainer.moves
        for _ in range(20):
            trainer.improve(trainer.collect(), 5e-4 * max(left, 0.05), 0.01 * max(left, 0.1))
            rounds += 1
        torch.cuda.synchronize()
        spent = time.perf_counter() - stretch
        training += spent
        if len(curve) < 3 or rounds % 60 == 0 or training >= 60 * arguments.minutes:
            point = {
                "seconds": before + training,
                "moves": float(trainer.moves),
                "moves_per_second": round((trainer.moves - moves) / spent),
                "result": trainer.against_random(),
            }
            curve.append(point)
            print(json.dumps(point), flush=True)
            trainer.save(arguments.out, curve)
    print(f"{trainer.moves:,} moves; illegal: {trainer.batch.illegal()}", flush=True)


if __name__ == "__main__":
    main()
