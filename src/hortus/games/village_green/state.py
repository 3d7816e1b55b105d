"""The record of a Village Green game.

A village's green cells, and its award spaces above the columns and left of the rows:

         0   1   2              a0 b0 c0
     3   0   1   2          z1  a1 b1 c1
     4   3   4   5          z2  a2 b2 c2
     5   6   7   8          z3  a3 b3 c3

Whatever there is of greens and of awards alike is kept twice, greens first: `up[3 * kind + place]`.

Hidden cards lie in slots: slots 0 to 19 are the hands, four for each seat, slots 20 to 79 the face-down discards in
the order made. Beside each card its slot says what the other seats know of it; see `hidden`.
"""

from __future__ import annotations

import numpy as np

from hortus.games.squares import square
from hortus.kernel import record

from .components import AWARDS, GREENS

SEATS = 5
CELLS = 9
SPACES = 6
HAND = 4
GREEN, AWARD = 0, 1  # the two kinds of cards
UNDER = 3 * SEATS  # a seat refreshes once, so no more cards ever lie under a deck
DISCARDS = HAND * SEATS  # the first slot of the discards
SLOTS = DISCARDS + GREENS

CELL_NAMES = [square(cell // 3, cell % 3) for cell in range(CELLS)]
SPACE_NAMES = [*(square(-1, column) for column in range(3)), *(square(row, -1) for row in range(3))]
KIND_NAMES = ("greens", "awards")
# The cells of each award space's line: the columns for the top row, the rows for the left column.
LINE_CELLS = [0, 3, 6, 1, 4, 7, 2, 5, 8, 0, 1, 2, 3, 4, 5, 6, 7, 8]

# What has to be decided.
PHASES = ("set-up", "action", "refresh", "take green", "place", "take award", "lay")
LAYING, ACTION, REFRESHING, TAKING_GREEN, PLACING, TAKING_AWARD, LAYING_AWARD = range(7)

# How a hidden card came to its holder: drawn unknown; taken face up; or, from REFRESHED + seat on, drawn blind from
# the cards that this seat put under the deck.
BLIND, OPEN, REFRESHED = 0, 1, 2

State = record(
    ("unseen", np.int64, (2,)),  # the cards nobody has seen, the removed ones included, as masks: bit = number
    ("unknown", np.int8, (2,)),  # how many of them are in the deck
    ("under", np.int8, (2 * UNDER,)),  # the cards put under the deck, the next to be drawn first
    ("under_by", np.int8, (2 * UNDER,)),  # and the seat that put each there
    ("under_count", np.int8, (2,)),
    ("up", np.int8, (2 * 3,)),  # the face-up cards; while refreshing, 0 for one that has gone under the deck
    ("up_count", np.int8, (2,)),
    ("slot", np.int8, (SLOTS,)),  # the hidden cards
    ("how", np.int8, (SLOTS,)),  # how they came to their holder
    ("since", np.int8, (SLOTS,)),  # how many discards their holder had made when they came
    ("seems", np.int8, (SLOTS,)),  # the same as far as those can tell who have not seen the card
    ("hand_count", np.int8, (SEATS,)),
    ("discards", np.int8),  # made so far by all,
    ("discards_by", np.int8, (SEATS,)),  # by each seat,
    ("discarder", np.int8, (GREENS,)),  # and who made each
    ("green", np.int8, (SEATS * CELLS,)),  # the visible greens
    ("green_below", np.int8, (GREENS + 1,)),  # by green: the one it covers
    ("award", np.int8, (SEATS * SPACES,)),  # the visible awards
    ("award_below", np.int8, (AWARDS + 1,)),
    ("fits", np.int16, (SEATS * CELLS,)),  # the kinds that match all neighbours, as a mask. Follows from the greens,
    ("free", np.int16, (SEATS,)),  # so does this mask: the cells that are empty or show a lawn,
    ("shown", np.int8, (SEATS,)),  # and how many are not empty
    ("card_up", np.int8, (SEATS,)),  # is the village card face up?
    ("phase", np.int8),  # what has to be decided
    ("covering", np.int8),  # this green action is a Cover
    ("structure", np.int8),  # the award being taken and laid is a structure's
    ("refreshing", np.int8),  # which kind a Refresh is about
    ("triggered", np.int8),  # the end is
    ("dealt", np.int8, (SEATS * 3,)),  # the awards dealt at set-up and not yet laid
    ("held", np.int8),  # the award taken and not yet laid, 0: none
    ("held_how", np.int8),  # how it came
    ("due", np.int8),  # cards coming from a deck: how many of a deal are done, or the place of the display to fill
    ("due_last", np.int8),  # and the last place to fill
)
