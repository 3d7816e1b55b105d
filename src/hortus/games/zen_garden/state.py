"""The record of a Zen Garden game.

A garden is known only up to shifting (Rulings 1), so it is kept at the top left: its bounding box starts at cell 0.
Sets of cells are masks on a wider grid, with room on every side for the cells the garden may grow into: row 0 and
column z lie just before it, and the last column is never used, so that a set can be shifted by a side.

     0   1   2   3        a1 b1 c1 d1        z0  a0  b0  c0  d0  -        0  1  2  3  4  5
     4   5   6   7        a2 b2 c2 d2        z1  a1  b1  c1  d1  -        6  7  8  9 10 11
     8   9  10  11        a3 b3 c3 d3        z2  a2  b2  c2  d2  -       12 13 14 15 16 17
    12  13  14  15        a4 b4 c4 d4        z3  a3  b3  c3  d3  -       18 19 20 21 22 23
                                             z4  a4  b4  c4  d4  -       24 25 26 27 28 29
       cells of a garden                       spots of the grid           bits of a mask

What people and moves name are squares that never change: the first tile lies on d4, and a garden four tiles wide and
high can reach from a1 to g7.

A tile is 30 * path + 6 * decor + ground; where 0 means none, it is one more.
"""

from __future__ import annotations

import numpy as np

from hortus.games.squares import square
from hortus.kernel import record

from .components import (
    DECOR_NAMES,
    GROUND_NAMES,
    MISSIONS_OF_BOARD_4,
    MISSIONS_OF_BOARD_5,
    PATH_NAMES,
    PREFERENCE_NAMES,
)

SEATS = 4
SIZE = 4
CELLS = SIZE * SIZE
GRID = 6  # the width of the grid that masks of cells lie on

PATHS, DECORS, GROUNDS = len(PATH_NAMES), len(DECOR_NAMES), len(GROUND_NAMES)
FIRST_DECOR, FIRST_GROUND = PATHS, PATHS + DECORS
ELEMENTS = PATHS + DECORS + GROUNDS
TILES_OF_A_PATH = DECORS * GROUNDS
TILES = PATHS * TILES_OF_A_PATH
CORNERS = 4  # top left, top right, bottom right, bottom left

ROWS, COLUMNS = 3, 4  # the selection board
SPACES = ROWS * COLUMNS
REACH = 2 * SIZE - 1  # rows and columns that a garden can reach from its first tile
FIRST_SQUARE = SIZE - 1  # row and column of the first tile among them

FIRST_SPOT = GRID + 1  # of the first tile

SQUARES = [square(cell // SIZE, cell % SIZE) for cell in range(CELLS)]  # of a garden as a position has it
SPACE_SQUARES = [square(space // COLUMNS, space % COLUMNS) for space in range(SPACES)]  # of the selection board

SMALL, GREAT, MAJORITY, DETAIL = 0, 1, 2, 3  # the preferences of board 1
PREFERENCES = len(PREFERENCE_NAMES)
MISSIONS = MISSIONS_OF_BOARD_4 + MISSIONS_OF_BOARD_5

State = record(
    ("boards", np.int8),  # bit b: preference board b is in play
    ("missions", np.int8),  # how many the boards in play carry
    ("garden", np.int8, (SEATS * CELLS,)),  # the tile on each cell + 1, 0: empty
    ("corner", np.int8, (SEATS * CELLS,)),  # the corner its path surrounds
    ("first", np.int8, (SEATS,)),  # the spot of the first tile: places are named from it, so that they never change
    ("height", np.int8, (SEATS,)),  # of the bounding box
    ("width", np.int8, (SEATS,)),
    # Masks of cells and counts; they follow from the gardens.
    ("occupied", np.int32, (SEATS,)),
    ("shows", np.int32, (SEATS * ELEMENTS,)),  # the cells whose tile shows each element
    ("turned", np.int32, (SEATS * CORNERS,)),  # the cells whose path surrounds each corner
    ("count", np.int8, (SEATS * ELEMENTS,)),  # how many tiles show each element
    ("money", np.int8, (SEATS,)),
    ("board", np.int8, (SPACES,)),  # the selection board: the tile on each space + 1, 0: empty
    # Sets of tiles, one mask for each path; nothing has an order before it is drawn.
    ("supply", np.int32, (PATHS,)),
    ("supply_left", np.int8, (PATHS,)),  # how many those are
    ("discards", np.int32, (PATHS,)),
    ("emperors", np.int16),  # the emperor tiles not on the table, as a mask of elements
    ("emperor", np.int8, (PREFERENCES + 2 * MISSIONS,)),  # preferences, then pairs of missions: element + 1, 0: none
    ("won", np.int8, (MISSIONS * SEATS,)),  # by mission, then seat: 1 first, 2 second, 3 third, 0: not won
    ("held", np.int8),  # the tile taken and not yet placed + 1, 0: none
    ("marker", np.int8),  # the seat with the first-player marker
    ("round", np.int8),  # counts from 1
    ("taken", np.int8),  # turns over in this round
    ("filled", np.int8),  # spaces looked at by the refill that is going on, in its order
)
