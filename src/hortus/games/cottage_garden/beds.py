"""Beds and the pieces on them: what is empty, complete, visible; laying, putting, taking away."""

from __future__ import annotations

from typing import Any

from hortus.kernel import count, lowest, nonnegative, rule

from .components import (
    CLOCHE_BIT,
    FIRST_PAIR,
    LAST_PAIR,
    ORIENTATION_MASKS,
    PAIR_LAYS,
    PRINTED_CLOCHES,
    PRINTED_POTS,
    PRINTS,
    ROWS,
    SHAPES,
    TILE_SYMBOLS,
    TWENTY_AT,
)
from .state import ALL_SQUARES, LAID, SEATS, SQUARES

POTS = (1 << CLOCHE_BIT) - 1  # of visible_symbols


@rule
def facing(state: Any) -> int:
    """Where the gardener row begins in ROWS."""
    return 4 * state.gardener + (TWENTY_AT if state.players == SEATS else 0)  # type: ignore[no-any-return]


@rule
def empty_squares(state: Any, bed: int) -> int:
    """No tile, no token, no printed symbol (Rulings 4); none where there is no bed."""
    return ALL_SQUARES & ~(state.taken[bed] | PRINTS[state.side[bed]])  # type: ignore[no-any-return]


@rule
def both_empty(state: Any, seat: int) -> int:
    """The empty squares of both beds of a seat: bit 25 * (0 or 1) + square."""
    return empty_squares(state, 2 * seat) | empty_squares(state, 2 * seat + 1) << SQUARES


@rule
def empty_count(state: Any, seat: int) -> int:
    return count(both_empty(state, seat))


@rule
def is_complete(state: Any, bed: int) -> bool:
    return bool(state.side[bed]) and not empty_squares(state, bed)


@rule
def has_bed(state: Any, seat: int) -> bool:
    return bool(state.side[2 * seat] or state.side[2 * seat + 1])


@rule
def no_bed_left(state: Any) -> bool:
    for seat in range(state.players):
        if has_bed(state, seat):
            return False
    return True


@rule
def laid_tile(state: Any, at: int) -> int:
    """The tile that lies there, 0 if it has gone back; `at` counts the tiles of all beds."""
    return nonnegative(state.laid[at]) >> 8


@rule
def lay_mask(tile: int, lay: int) -> int:
    """The squares that a tile covers, as far as it lies on the bed."""
    lay = nonnegative(lay)
    return ORIENTATION_MASKS[nonnegative(8 * tile + lay // SQUARES)] << (lay % SQUARES)  # type: ignore[no-any-return]


@rule
def laid_squares(state: Any, at: int) -> int:
    """The squares of a tile that lies there."""
    return lay_mask(laid_tile(state, at), state.laid[at] & 255)


@rule
def visible_symbols(state: Any, bed: int) -> int:
    """Printed and uncovered, tokens, on tiles: the pots, and above them the cloches."""
    bed = nonnegative(bed)
    side, uncovered = nonnegative(state.side[bed]), ~state.taken[bed]
    symbols = count(PRINTED_POTS[side] & uncovered) + count(state.pot_squares[bed])
    symbols += count(PRINTED_CLOCHES[side] & uncovered) << CLOCHE_BIT
    for i in range(LAID * bed, LAID * bed + state.laid_count[bed]):
        symbols += TILE_SYMBOLS[laid_tile(state, nonnegative(i))]
    return symbols


@rule
def visible_pots(state: Any, bed: int) -> int:
    return visible_symbols(state, bed) & POTS


@rule
def visible_cloches(state: Any, bed: int) -> int:
    return visible_symbols(state, bed) >> CLOCHE_BIT


@rule
def shape_fits(shape: int, free: int) -> int:
    """The squares on which the top left corner of a shape can lie, counting on past the edges; see SHAPES."""
    return (
        (free >> (shape & 63))
        & (free >> (shape >> 6 & 63))
        & (free >> (shape >> 12 & 63))
        & (free >> (shape >> 18 & 63))
        & (free >> (shape >> 24 & 63))
        & (free >> (shape >> 30 & 63))
    )


@rule
def pair_fits(pair: int, free: int) -> int:
    """The lays of a pair of orientations on free squares, as the bits of PAIR_LAYS."""
    pair = nonnegative(pair)
    second = shape_fits(SHAPES[2 * pair + 1], free) << SQUARES
    return PAIR_LAYS[pair] & (shape_fits(SHAPES[2 * pair], free) | second)  # type: ignore[no-any-return]


@rule
def tiles_fit(state: Any, seat: int) -> bool:
    """Does any tile of the gardener row fit on a bed of this seat?"""
    row = facing(state)
    for bed in range(2 * seat, 2 * seat + 2):
        free = ALL_SQUARES & ~state.taken[bed]
        for k in range(4):
            tile = state.nursery[ROWS[row + k]]
            for pair in range(FIRST_PAIR[tile], LAST_PAIR[tile]):
                if pair_fits(pair, free):
                    return True
    return False


@rule
def lay_tile(state: Any, bed: int, tile: int, lay: int) -> None:
    state.laid[LAID * bed + state.laid_count[bed]] = 256 * tile + lay
    state.laid_count[bed] += 1
    state.taken[bed] |= lay_mask(tile, lay)


@rule
def put_pot(state: Any, place: int) -> None:
    """A pot token on a square of the active seat's beds: 25 * (0 or 1) + square."""
    bed = 2 * state.active + place // 25
    state.pot_squares[bed] |= 1 << (place % 25)
    state.taken[bed] |= 1 << (place % 25)


@rule
def put_cat(state: Any, place: int) -> None:
    bed = 2 * state.active + place // 25
    state.cat_squares[bed] |= 1 << (place % 25)
    state.taken[bed] |= 1 << (place % 25)
    state.cats[state.active] -= 1


@rule
def only_empty(state: Any, seat: int) -> int:
    """The first empty square of a seat's beds: 25 * (0 or 1) + square."""
    return lowest(both_empty(state, seat))


@rule
def lay_bed(state: Any, bed: int, side: int) -> None:
    """A bed with nothing on it is laid there; side 0 takes the bed away."""
    for i in range(LAID * bed, LAID * bed + state.laid_count[bed]):
        state.laid[i] = 0
    state.laid_count[bed] = 0
    state.cat_squares[bed] = 0
    state.pot_squares[bed] = 0
    state.taken[bed] = 0 if side else ALL_SQUARES
    state.side[bed] = side


@rule
def clear_tokens(state: Any, bed: int) -> None:
    state.taken[bed] &= ~(state.cat_squares[bed] | state.pot_squares[bed])
    state.cat_squares[bed] = 0
    state.pot_squares[bed] = 0


@rule
def tiles_left(state: Any, bed: int) -> int:
    """Tiles of a bed that have not gone back to the path."""
    left = 0
    for i in range(LAID * bed, LAID * bed + state.laid_count[bed]):
        if state.laid[i]:
            left += 1
    return left


@rule
def return_tile(state: Any, bed: int, i: int) -> None:
    """The tile laid i-th (from 0) on a bed goes to the tail of the path."""
    at = LAID * bed + i
    state.path[state.path_length] = laid_tile(state, at)
    state.path_length += 1
    state.taken[bed] &= ~laid_squares(state, at)
    state.laid[at] = 0


@rule
def fill_row(state: Any) -> None:
    """From the head of the path, nearest space first, as far as tiles last (Rulings 8)."""
    row = facing(state)
    used = 0
    for k in range(4):
        space = ROWS[row + k]
        if not state.nursery[space] and used < state.path_length:
            state.nursery[space] = state.path[used]
            used += 1
    length = state.path_length - used
    for i in range(length):
        state.path[i] = state.path[i + used]
    for i in range(length, length + used):
        state.path[i] = 0
    state.path_length = length
