"""What the numbers of a Cottage Garden observation are, and the rule that writes them."""

from __future__ import annotations

from typing import Any

from hortus.games import features
from hortus.kernel import nonnegative, rule

from .beds import POTS, empty_squares, visible_symbols
from .components import CLOCHE_BIT, PRINTED_POTS, TRACKS, TWENTY
from .state import (
    AGES,
    ALL_SQUARES,
    BED_CARDS,
    BLUE,
    CAT_BONUS,
    CUBES,
    NURSERY,
    ORANGE,
    PHASES,
    POT_BONUS,
    SEATS,
    SQUARES,
    TILES,
)
from .turn import CAT_RESERVE, FINAL_DIE

# A child may keep every cat. They come with the cubes that cross the red line: each once, and in the final round, where
# they go back, one of a colour for each of two beds. And they come from four corners: five laps of the gardener, then
# as many as the final round has, in whose turns two beds are filled square by square.
MOST_CATS = CAT_RESERVE + 2 * CUBES + 2 * 2 + 4 * (5 + 2 * SQUARES * SEATS // len(TWENTY))

# A bed's square: 0 no bed, 1 empty, 2 printed pot, 3 printed cloche, 4 tile, 5 cat, 6 pot token.
# Seats count from the observer; those not playing are zeros. Four numbers tell of a bed, none above its squares.
OBSERVATION = [
    *(
        field
        for i in range(SEATS)
        for field in (
            *(
                field
                for place in (1, 2)
                for field in (
                    features.cell(f"bed {place} of seat {i}, squares", 6, ("row", 5), ("column", 5)),
                    features.category(
                        f"bed {place} of seat {i}: side, tiles, visible pots, visible cloches", SQUARES, ("part", 4)
                    ),
                )
            ),
            features.count(f"cats {i}", MOST_CATS),
            features.count(f"orange cubes {i}, steps", len(TRACKS[ORANGE]) - 1, ("cube", CUBES)),
            features.count(f"blue cubes {i}, steps", len(TRACKS[BLUE]) - 1, ("cube", CUBES)),
            features.count(f"beehives {i}", 2),
            features.flag(f"corners {i}", ("corner", 4)),
            features.category(f"age of the child {i}", max(AGES)),
            features.flag(f"to decide {i}"),
            features.flag(f"whose turn {i}"),
        )
    ),
    features.cell("nursery, tile by space", TILES, ("row", 4), ("column", 4)),
    features.category("path from its head, tiles", TILES, ("place", TILES)),
    features.count("length of the path", TILES),
    features.category("supply bed", 2 * BED_CARDS),
    features.category("gardener", len(TWENTY) - 1),
    features.count("die", FINAL_DIE, low=1),
    features.flag("final round"),
    features.category("phase", len(PHASES) - 1),
    features.category("bed being scored", 2),
    features.count("bonus pots to place", 2),
    features.count("players", SEATS, low=1),
    features.flag("return order chosen"),
    features.flag("cats may be discarded"),
    features.category("bonuses", CAT_BONUS | POT_BONUS),
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
    """Write the numbers in the order of OBSERVATION; seats count from the observer."""
    players = state.players
    for i in range(SEATS):
        if i < players:
            observe_seat(state, (seat + i) % players, OF_A_SEAT * i, out)
        else:
            for k in range(OF_A_SEAT):
                out[nonnegative(OF_A_SEAT * i + k)] = 0
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
