"""The record of a game of Moss Court: sixteen stones, a1 to d4, row by row."""

from __future__ import annotations

import numpy as np

from hortus.games.squares import square
from hortus.kernel import record

CELLS = 16
SQUARES = [square(cell // 4, cell % 4) for cell in range(CELLS)]  # the stones by their coordinates

State = record(
    ("court", np.int8, (CELLS,)),  # what grows on each stone: 0 nothing, 1 the first seat's moss, 2 the second's
    ("bare", np.int8),  # stones on which nothing grows
)
