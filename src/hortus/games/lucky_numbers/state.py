"""The record of a Lucky Numbers game.

Cells of a garden, and the start spaces on its diagonal:

     [0]  1   2   3        a1 b1 c1 d1
      4  [5]  6   7        a2 b2 c2 d2
      8   9 [10] 11        a3 b3 c3 d3
     12  13  14 [15]       a4 b4 c4 d4
"""

from __future__ import annotations

import numpy as np

from hortus.games.squares import square
from hortus.kernel import record

SEATS = 4
CELLS = 16
NUMBERS = 20
SQUARES = [square(cell // 4, cell % 4) for cell in range(CELLS)]  # the cells by their coordinates
PLACES = [[f"{seat}-{name}" for name in SQUARES] for seat in range(SEATS)]  # as moves and events name them
TILES = ["tile", *(f"tile-{number}" for number in range(1, NUMBERS + 1))]  # the pieces, the first face down
RACK = ["", *(f"rack-{number}" for number in range(1, NUMBERS + 1))]  # the places in the centre

FREE, SORTED, MICHAEL = 0, 1, 2  # the set-ups
IDLE_ROUNDS = 10  # so many without progress end the game (Rulings 3)

State = record(
    ("setup", np.int8),
    ("bruno", np.int8),
    ("start", np.int8),  # the starting seat
    ("garden", np.int8, (SEATS * CELLS,)),  # the number on each cell, 0: empty
    # A number must be above and below these to be put there, for the sake of its row and of its column. They follow
    # from the garden.
    ("above_row", np.int8, (SEATS * CELLS,)),
    ("below_row", np.int8, (SEATS * CELLS,)),
    ("above_column", np.int8, (SEATS * CELLS,)),
    ("below_column", np.int8, (SEATS * CELLS,)),
    ("empty", np.int8, (SEATS,)),  # empty spaces of each garden
    ("down", np.int8, (NUMBERS + 1,)),  # how many of each number are face down
    ("up", np.int8, (NUMBERS + 1,)),  # how many of each number lie face up in the centre
    ("up_mask", np.int32),  # bit v: a v lies face up
    ("down_total", np.int16),
    ("idle", np.int16),  # turns in a row in which nobody drew or filled a space (Rulings 3)
    ("held", np.int8),  # the tile in hand, 0: none
    ("laying", np.int8),  # 1 during set-up
    ("dealt", np.int8),  # tiles drawn during set-up
    ("drawn", np.int8, (SEATS * 4,)),  # free set-up: the tiles each seat has drawn and not yet laid
)
