"""The record of a Cottage Garden game.

Squares of a bed, bit i of a mask is square i; spaces of the nursery:

     0  1  2  3  4      a1 b1 c1 d1 e1         0  1  2  3      A1 B1 C1 D1
     5  6  7  8  9      a2 b2 c2 d2 e2         4  5  6  7      A2 B2 C2 D2
    10 11 12 13 14      a3 b3 c3 d3 e3         8  9 10 11      A3 B3 C3 D3
    15 16 17 18 19      a4 b4 c4 d4 e4        12 13 14 15      A4 B4 C4 D4
    20 21 22 23 24      a5 b5 c5 d5 e5

Bed b of the record is place b % 2 of seat b // 2. Tiles count from 1, 0 is no tile. A bed's side is
1 + 2 * (number - 1), one more for its dark side; 0 is no bed.
"""

from __future__ import annotations

import numpy as np

from hortus.kernel import record

SEATS = 4
BEDS = 2 * SEATS
SQUARES = 25
ALL_SQUARES = (1 << SQUARES) - 1
NURSERY = 16
TILES = 36
BED_CARDS = 9
LAID = 14  # the most tiles a bed can hold: eleven of one square and three of four are 23 squares (Rulings 14)
CUBES = 3
ORANGE, BLUE = 0, 1  # the colours of the cubes; a seat's cubes of a colour begin at CUBES * (2 * seat + colour)
COLOURS = ("orange", "blue")  # their names

SHUFFLED, CHOSEN = 0, 1  # return_order; bed_choice: random is 0, chosen 1
AGES = (0, 5, 6, 7)  # of a player; 0: an adult
CAT_BONUS, POT_BONUS = 1, 2  # bits of `bonuses`

# What is going on: the phase in which a decision or a chance event is due.
(
    DEAL_TILES, DEAL_BEDS, CORNERS, TURN, PAY, REFILL, PLANT, CATS, SCORE, ORANGE_CUBE, BLUE_CUBE, BONUS_POT,
    CLEAN_UP, EXCHANGE, LATE_POT, CAT_LIMIT, GARDENER, GIVE_UP,
) = range(18)  # fmt: skip

PHASES = (
    "deal tiles", "beds", "corners", "turn", "pay", "refill", "plant", "cats", "score", "orange", "blue", "bonus pot",
    "clean up", "exchange", "late pot", "cat limit", "gardener", "give up",
)  # fmt: skip

State = record(
    ("return_order", np.int8),
    ("discard_cats", np.int8),
    ("bed_choice", np.int8),
    ("bonuses", np.int8),
    ("children", np.int8, (SEATS,)),  # the age of a child, 0: an adult
    ("undealt", np.int64),  # set-up: bit t: tile t is still to be dealt
    ("unused", np.int16),  # bit i: bed i + 1 has not been dealt
    ("nursery", np.int8, (NURSERY,)),  # the tile on each space, 0: none
    ("path", np.int8, (TILES,)),  # the tiles of the path, head first
    ("path_length", np.int16),
    ("side", np.int8, (BEDS,)),  # which bed lies there, and which side up; 0: none
    ("supply", np.int8),  # the same for the bed in the supply
    ("taken", np.int32, (BEDS,)),  # squares under tiles and tokens; all of them where there is no bed
    ("cat_squares", np.int32, (BEDS,)),
    ("pot_squares", np.int32, (BEDS,)),
    # Tiles in the order laid: 256 * tile + its lay, which is 25 * orientation + square; 0 once it has gone back.
    ("laid", np.int16, (BEDS * LAID,)),
    ("laid_count", np.int8, (BEDS,)),
    ("cats", np.int16, (SEATS,)),  # in the reserve
    ("cubes", np.int8, (SEATS * 2 * CUBES,)),  # steps from the start, ascending
    ("beehives", np.int8, (SEATS,)),  # 2, 1 or 0
    ("corners", np.int8, (SEATS,)),  # bit i: a cat of this child lies on corner i: nw, ne, se, sw
    ("turns", np.int16, (SEATS,)),  # turns taken
    ("gardener", np.int8),  # the space it stands on, clockwise from the top left
    ("die", np.int8),
    ("final", np.int8),  # 1 in the final round
    ("active", np.int8),  # whose turn it is; `turn` is another only while beds are given up or corners chosen
    ("phase", np.int8),
    ("scoring", np.int8),  # 1 or 2: the bed being scored, or scored last since cats were offered; 0: none
    ("waiting", np.int8),  # bonus pots still to be placed
)
