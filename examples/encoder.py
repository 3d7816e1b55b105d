"""A network's input made from `game.observation` alone: one-hot numbers for any game, in PyTorch and in JAX.

    encode = torch_encoder(hortus.games.game("lucky-numbers"), device="cuda")
    inputs = encode(torch.from_dlpack(batch.observation))  # [lanes, encode.width]

A category, a cell or a short count becomes one number for each of its values; a flag stays what it is; a long count is
scaled to 0 to 1. No game is looked at, and nothing has to be sampled for its range.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from hortus.games.contract import Game
from hortus.games.features import COUNT, FLAG, Field

LONG = 32  # a count with more values than this is scaled


@dataclass(frozen=True)
class Layout:
    """Where each number of an observation goes."""

    one_hot: npt.NDArray[np.int64]  # the numbers that become one-hot,
    offset: npt.NDArray[np.int64]  # and the input of each when it is 0
    scaled: npt.NDArray[np.int64]  # the numbers that are scaled,
    low: npt.NDArray[np.float32]  # from this
    span: npt.NDArray[np.float32]  # by this
    width: int  # inputs in all: the one-hot ones first


def layout(fields: Sequence[Field]) -> Layout:
    """The inputs of a network for such fields."""
    one_hot, offset, scaled, low, span = [], [], [], [], []
    at, width = 0, 0
    for field in fields:
        values = field.high - field.low + 1
        for k in range(at, at + field.size):
            if field.kind == FLAG or (field.kind == COUNT and values > LONG):
                scaled.append(k)
                low.append(field.low)
                span.append(max(1, field.high - field.low))
            else:
                one_hot.append(k)
                offset.append(width - field.low)
                width += values
        at += field.size
    return Layout(
        np.array(one_hot, np.int64), np.array(offset, np.int64), np.array(scaled, np.int64),
        np.array(low, np.float32), np.array(span, np.float32), width + len(scaled),
    )  # fmt: skip


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
