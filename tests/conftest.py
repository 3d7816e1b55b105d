"""Settings for every test, and what tests share."""

from __future__ import annotations

import gc
import os
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

# A game of another package, as if it were installed: for this process and for those that it starts.
PLUGIN = str(Path(__file__).parent / "plugin" / "src")
sys.path.append(PLUGIN)
os.environ["PYTHONPATH"] = os.pathsep.join(part for part in (os.environ.get("PYTHONPATH"), PLUGIN) if part)

# How long an example takes says something about the machine, not about the rules.
settings.register_profile("hortus", deadline=None)
settings.load_profile("hortus")


@pytest.fixture(scope="session")
def ray_cluster() -> Iterator[None]:
    """A Ray cluster of this machine with two workers; whoever starts one joins it."""
    with warnings.catch_warnings():  # Ray warns of its own coming changes, and leaves its servers' pipes open
        warnings.simplefilter("ignore")
        import ray

        ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        ray.shutdown()
        gc.collect()
