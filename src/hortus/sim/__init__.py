"""Very many games at once: batches of any game in arrays, and whole simulations, on CPU, GPU or a Ray cluster."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from .batch import Batch
from .memory import check_choice
from .run import DEVICES, Simulation, simulate

if TYPE_CHECKING:
    from .cuda import CudaBatch

__all__ = ["DEVICES", "Batch", "Simulation", "batch", "simulate"]


def batch(
    game: str, players: int = 2, lanes: int = 1024, seed: int = 0, options: Mapping[str, Any] | None = None,
    reward: str = "result", learner: int | str | None = None, device: str = "cpu", threads: int | None = 1,
    masks: str = "bytes", observations: str = "int16",
) -> Batch | CudaBatch:  # fmt: skip
    """A batch of games on a device; see `Batch`."""
    if device == "cuda":
        from .cuda import CudaBatch

        return CudaBatch(game, players, lanes, seed, options, reward, learner, masks, observations)
    check_choice("device", device, DEVICES)
    return Batch(game, players, lanes, seed, options, reward, learner, threads, masks, observations)
