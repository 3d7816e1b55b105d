"""A network's input made from `game.observation` alone: one-hot numbers for any game, in PyTorch and in JAX.

    encode = torch_encoder(hortus.games.game("lucky-numbers"), device="cuda")
    inputs = encode(torch.from_dlpack(batch.observation))  # [lanes, encode.width]

`hortus.games.encoding` says where each number goes. No game is looked at, and nothing has to be sampled for its range.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hortus.games.contract import Game
from hortus.games.encoding import layout


def torch_encoder(game: Game, device: str = "cpu", dtype: Any = None) -> Any:
    """A module without weights: observations [lanes, features] -> inputs [lanes, width]."""
    import torch

    found = layout(game.observation)

    class Encoder(torch.nn.Module):
        width = found.width

        def __init__(self) -> None:
            super().__init__()
            for name in ("one_hot", "offset", "scaled", "low", "span"):
                self.register_buffer(name, torch.from_numpy(getattr(found, name)).to(device), persistent=False)

        def forward(self, seen: Any) -> Any:
            kind = dtype or torch.float32
            places = seen[:, self.one_hot].long() + self.offset
            inputs = torch.zeros(len(seen), found.width - len(self.scaled), dtype=kind, device=seen.device)
            inputs = inputs.scatter(1, places, 1.0)
            rest = (seen[:, self.scaled].float() - self.low) / self.span
            return torch.cat([inputs, rest.to(kind)], 1)

    return Encoder()


def jax_encoder(game: Game) -> Callable[[Any], Any]:
    """The same as a function that can be jitted."""
    import jax.numpy as jnp

    found = layout(game.observation)

    def encode(seen: Any) -> Any:
        places = seen[:, found.one_hot].astype(jnp.int32) + found.offset
        inputs = jnp.zeros((len(seen), found.width - len(found.scaled)), jnp.float32)
        inputs = inputs.at[jnp.arange(len(seen))[:, None], places].set(1.0)
        rest = (seen[:, found.scaled].astype(jnp.float32) - found.low) / found.span
        return jnp.concatenate([inputs, rest], 1)

    return encode
