"""The encoder of the examples makes a network's input of any game from the description of its observations alone."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import jax
import numpy as np
import pytest

from hortus.games import game as find_game
from hortus.games.encoding import LONG
from hortus.games.features import Field
from hortus.sim import Batch
from tests.variants import every_game

EXAMPLE = Path(__file__).parents[2] / "examples" / "encoder.py"


@pytest.fixture(scope="module")
def encoder() -> Any:
    spec = spec_from_file_location("encoder", EXAMPLE)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def seen_in(name: str) -> Any:
    """Observations of random games, no two of the same ply but by chance."""
    batch = Batch(name, find_game(name).players[-1], 32, 3)
    parts = []
    for _ in range(20):
        batch.play_at_random(7)
        parts.append(batch.observation.copy())
    return np.concatenate(parts)


def written_out(fields: Sequence[Field], seen: Any) -> Any:
    """One observation as a network reads it, number by number: first what is one-hot, then what keeps its size."""
    one_hot: list[float] = []
    sized: list[float] = []
    numbers = iter(seen.tolist())
    for field in fields:
        for _ in range(field.size):
            number = next(numbers)
            if field.kind == "flag" or (field.kind == "count" and field.high - field.low >= LONG):
                sized.append((number - field.low) / max(1, field.high - field.low))
            else:
                one_hot += [float(number == value) for value in range(field.low, field.high + 1)]
    return np.array(one_hot + sized)


@every_game
def test_the_encoder_for_jax_says_what_the_fields_say(encoder: Any, name: str) -> None:
    fields, seen = find_game(name).observation, seen_in(name)
    encode = encoder.jax_encoder(find_game(name))
    inputs = np.asarray(encode(seen))
    for row, encoded in zip(seen, inputs, strict=True):
        assert np.allclose(encoded, written_out(fields, row), atol=1e-6)
    assert np.allclose(jax.jit(encode)(seen), inputs, atol=1e-6)


@pytest.mark.gpu
@every_game
def test_the_encoder_for_pytorch_says_the_same(encoder: Any, name: str) -> None:
    import torch

    game, seen = find_game(name), seen_in(name)
    encode = encoder.torch_encoder(game)
    inputs = encode(torch.from_numpy(seen)).numpy()
    assert inputs.shape[1] == encode.width
    assert np.allclose(inputs, encoder.jax_encoder(game)(seen), atol=1e-6)
