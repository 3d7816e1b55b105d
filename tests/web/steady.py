"""The server as it is, but every table is dealt alike and bots roll the same dice: no test hangs on luck."""

from __future__ import annotations

import sys
from functools import partial
from types import SimpleNamespace
from typing import Any

from hortus.server import bot_runner, fairness, serve

DEAL = 11

if __name__ == "__main__":
    served: Any
    for served in (fairness, bot_runner):
        served.secrets = SimpleNamespace(randbelow=lambda below: DEAL, token_hex=served.secrets.token_hex)
    served.find = partial(served.find, seed=DEAL)
    serve(sys.argv[1], int(sys.argv[2]), sys.argv[3], False)
