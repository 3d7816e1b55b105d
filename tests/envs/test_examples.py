"""The examples run."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize(
    ("command", "says"),
    [
        ("random_batch.py", "digest"),
        ("random_pettingzoo.py", "player_0"),
        ("random_gymnasium.py", "at once"),
        ("random_openspiel.py", "returns"),
        ("openspiel_mcts.py lucky-numbers 4 5", "searched"),
        pytest.param("torch_on_gpu.py lucky-numbers 64", "steps/s", marks=pytest.mark.gpu),
        pytest.param("train_lucky_numbers.py --minutes 0.02 --matches 2", "Against sprout", marks=pytest.mark.gpu),
    ],
)
def test_example(command: str, says: str) -> None:
    name, *arguments = command.split()
    run = subprocess.run(
        [sys.executable, "-W", "ignore", str(EXAMPLES / name), *arguments], capture_output=True, text=True,
        env={**os.environ, "OMP_NUM_THREADS": "1"}, timeout=170,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    assert says in run.stdout
