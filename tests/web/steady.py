"""The server as it is, but every table is dealt alike and bots roll the same dice: no test hangs on luck."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

from hortus.bots import find
from hortus.server import bot_runner, fairness, serve, thinking

DEAL = 11


def choose(memory: dict[Any, Any], begun: Callable[[], None], *args: Any) -> str:
    """What a bot decides, in its worker process, with the same dice every time."""
    served: Any = thinking
    served.find = partial(find, seed=DEAL)
    return thinking.choose(memory, begun, *args)


if __name__ == "__main__":
    from tests.web import steady  # as a worker process finds it

    served: Any
    for served in (fairness, thinking):
        served.secrets = SimpleNamespace(randbelow=lambda below: DEAL, token_hex=served.secrets.token_hex)
    served = bot_runner
    served.choose = steady.choose
    serve(sys.argv[1], int(sys.argv[2]), sys.argv[3], False)
