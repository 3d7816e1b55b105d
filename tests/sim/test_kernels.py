"""The kernels compile for a GPU, without memory of their own; `make test-gpu`."""

from __future__ import annotations

from importlib import import_module
from types import SimpleNamespace
from typing import Any

import numba
import numpy as np
import pytest

import hortus
from hortus.games import game as find_game
from hortus.sim import Batch

pytestmark = pytest.mark.gpu


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", hortus.games())
def test_kernels_compile(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kernels: Any = import_module("hortus.sim.kernels")
    device = SimpleNamespace(compute_capability=(9, 0))
    monkeypatch.setattr(import_module("numba.cuda.dispatcher"), "get_current_device", lambda: device)
    typeof: Any = import_module("numba.cuda.typing.typeof").typeof
    compile_ptx: Any = import_module("numba.cuda.compiler").compile_ptx
    game = find_game(name)
    lanes = Batch(name, game.players[-1], 4)._lanes
    kind, actions, count, whole = typeof(lanes), typeof(lanes.moves[0]), typeof(np.zeros(1, np.int64)), numba.int64
    record = typeof(lanes.initial)
    codes = len(game.notation)
    for kernel, signature in (
        (kernels.steps(game, True), (kind, actions, count, record, whole)),
        (kernels.advances(game, True), (kind, record, whole, whole)),
        (kernels.observations(game, np.dtype(np.int16)), (kind,)),
        (kernels.masks(codes), (kind,)),
        (kernels.lists(game), (kind,)),
        (kernels.sampler(), (kind, actions)),
        (kernels.deals(game), (count, record, whole, whole)),
        (kernels.playouts(game), (count, whole, record)),
        (kernels.fingerprints(game), (count, record, whole, whole, count)),
    ):
        text, _ = compile_ptx(kernel.function, signature, cc=(9, 0))
        assert ".entry" in text and ".const" not in text and "malloc" not in text
