"""What `observe` writes: the table as numbers, seats counted from the observer."""

from __future__ import annotations

from typing import Any

from hortus.kernel import nonnegative, rule

from .beds import POTS, empty_squares, visible_symbols
from .components import CLOCHE_BIT, PRINTED_POTS
from .state import ALL_SQUARES, CUBES, NURSERY, SEATS, SQUARES, TILES

# A bed's square: 0 no bed, 1 empty, 2 printed pot, 3 printed cloche, 4 tile, 5 cat, 6 pot token.
# Seats count from the observer; those not playing are zeros.
OBSERVATION = [
    *(
        part
        for i in range(SEATS)
        for part in (
            *(
                part
                for place in (1, 2)
                for part in (
                    (f"bed {place} of seat {i}, squares", SQUARES),
                    (f"bed {place} of seat {i}: side, tiles, visible pots, visible cloches", 4),
                )
            ),
            (f"cats {i}", 1),
            (f"orange cubes {i}, steps", CUBES),
            (f"blue cubes {i}, steps", CUBES),
            (f"beehives {i}", 1),
            (f"corners {i}", 4),
            (f"age of the child {i}", 1),
            (f"to decide {i}", 1),
            (f"whose turn {i}", 1),
        )
    ),
    ("nursery, tile by space", NURSERY),
    ("path from its head, tiles", TILES),
    ("length of the path", 1),
    ("supply bed", 1),
    ("gardener", 1),
    ("die", 1),
    ("final round", 1),
    ("phase", 1),
    ("bed being scored", 1),
    ("bonus pots to place", 1),
    ("players", 1),
    ("return order chosen", 1),
    ("cats may be discarded", 1),
    ("bonuses", 1),
]


OF_A_BED = SQUARES + 4  # numbers
OF_A_SEAT = 2 * OF_A_BED + 15


@rule
def observe_bed(state: Any, bed: int, at: int, out: Any) -> None:
    bed, at = nonnegative(bed), nonnegative(at)
    side = state.side[bed]
    if not side:
        for k in range(OF_A_BED):
            out[at + k] = 0
        return
    empty, taken = empty_squares(state, bed), state.taken[bed]
    printed = ALL_SQUARES & ~(empty | taken)
    # The bits of what is on each square; a token's square is taken too.
    ones = empty | state.cat_squares[bed] | (printed & ~PRINTED_POTS[side])
    twos = state.pot_squares[bed] | printed
    for square in range(SQUARES):
        out[at + square] = (ones >> square & 1) + 2 * (twos >> square & 1) + 4 * (taken >> square & 1)
    out[at + SQUARES] = side
    out[at + SQUARES + 1] = state.laid_count[bed]
    symbols = visible_symbols(state, bed)
    out[at + SQUARES + 2] = symbols & POTS
    out[at + SQUARES + 3] = symbols >> CLOCHE_BIT


@rule
def observe(state: Any, seat: int, out: Any) -> None:
    """See OBSERVATION for the layout."""
    players = state.players
    for i in range(SEATS):
        if i < players:
            observe_seat(state, (seat + i) % players, OF_A_SEAT * i, out)
        else:
            for k in range(OF_A_SEAT):
                out[OF_A_SEAT * i + k] = 0
    at = OF_A_SEAT * SEATS
    for k in range(NURSERY):
        out[at + k] = state.nursery[k]
    at += NURSERY
    for k in range(TILES):
        out[at + k] = state.path[k]
    at += TILES
    out[at] = state.path_length
    out[at + 1] = state.supply
    out[at + 2] = state.gardener
    out[at + 3] = state.die
    out[at + 4] = state.final
    out[at + 5] = state.phase
    out[at + 6] = state.scoring
    out[at + 7] = state.waiting
    out[at + 8] = players
    out[at + 9] = state.return_order
    out[at + 10] = state.discard_cats
    out[at + 11] = state.bonuses


@rule
def observe_seat(state: Any, other: int, at: int, out: Any) -> None:
    other, at = nonnegative(other), nonnegative(at)
    observe_bed(state, 2 * other, at, out)
    observe_bed(state, 2 * other + 1, at + OF_A_BED, out)
    at += 2 * OF_A_BED
    out[at] = state.cats[other]
    for k in range(2 * CUBES):
        out[at + 1 + k] = state.cubes[2 * CUBES * other + k]
    out[at + 7] = state.beehives[other]
    for corner in range(4):
        out[at + 8 + corner] = state.corners[other] >> corner & 1
    out[at + 12] = state.children[other]
    out[at + 13] = 1 if other == state.turn else 0
    out[at + 14] = 1 if other == state.active else 0
