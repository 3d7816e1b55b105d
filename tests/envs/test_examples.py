"""The examples run."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize(
    ("needs", "command", "says"),
    [
        ("numpy", "random_batch.py", "digest"),
        ("pettingzoo", "random_pettingzoo.py", "player_0"),
        ("gymnasium", "random_gymnasium.py", "at once"),
        ("pyspiel", "random_openspiel.py", "returns"),
        ("pyspiel", "openspiel_mcts.py lucky-numbers 4 5", "searched"),
        ("torch", "torch_on_gpu.py lucky-numbers 64", "steps/s"),
        ("torch", "train_lucky_numbers.py --minutes 0.02 --matches 2", "Against sprout"),
    ],
)
def test_example(needs: str, command: str, says: str) -> None:
    if find_spec(needs) is None:
        pytest.skip(f"{needs} is not installed")
    name, *arguments = command.split()
    run = subprocess.run(
        [sys.executable, "-W", "ignore", str(EXAMPLES / name), *arguments], capture_output=True, text=True,
        env={**os.environ, "OMP_NUM_THREADS": "1"}, timeout=170,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    assert says in run.stdout
