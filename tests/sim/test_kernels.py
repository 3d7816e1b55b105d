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
    words, record = typeof(lanes.words), typeof(lanes.initial)
    codes = len(game.notation)
    for function, signature in (
        (kernels.Steps(game, lanes, True).function, (kind, actions, count, whole, whole)),
        (kernels.mask_kernel(codes).py_func, (kind,)),
        (kernels.sample_kernel.py_func, (kind, actions)),
        (kernels.playouts(game).function, (record, record, whole, whole, count, count, whole, words)),
    ):
        text, _ = compile_ptx(function, signature, cc=(9, 0))
        assert ".entry" in text and ".const" not in text and "malloc" not in text
