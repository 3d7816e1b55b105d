"""What the numbers of a Moss Court observation are, and the rule that writes them."""

from __future__ import annotations

from typing import Any

from hortus.games import features
from hortus.kernel import rule

from .state import CELLS

OBSERVATION = [
    features.flag("my moss", ("row", 4), ("column", 4)),
    features.flag("the other moss", ("row", 4), ("column", 4)),
    features.flag("to decide"),
]


@rule
def observe(state: Any, seat: int, out: Any) -> None:
    for cell in range(CELLS):
        out[cell] = 1 if state.court[cell] == seat + 1 else 0
        out[CELLS + cell] = 1 if state.court[cell] == 2 - seat else 0
    out[2 * CELLS] = 1 if state.turn == seat else 0
