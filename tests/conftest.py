"""Settings for every test, and what tests share."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from hypothesis import settings

# A game of another package, as if it were installed: for this process and for those that it starts.
PLUGIN = str(Path(__file__).parent / "plugin" / "src")
sys.path.append(PLUGIN)
os.environ["PYTHONPATH"] = os.pathsep.join(part for part in (os.environ.get("PYTHONPATH"), PLUGIN) if part)

# How long an example takes says something about the machine, not about the rules.
settings.register_profile("hortus", deadline=None)
settings.load_profile("hortus")
