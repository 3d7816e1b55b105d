"""Small sets of whole numbers as bit masks, within 63 bits."""

from __future__ import annotations

from .compiler import rule


@rule
def count(mask: int) -> int:
    """How many bits are set: compilers know this loop and make one instruction of it."""
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


@rule
def lowest(mask: int) -> int:
    """The place of the lowest set bit of a mask that is not 0: as many as there are bits below it."""
    return count((mask & -mask) - 1)


@rule
def nth(mask: int, n: int) -> int:
    """The place of a set bit of a mask within 63 bits, counted from 0."""
    for _ in range(n):
        mask &= mask - 1
    return lowest(mask)


@rule
def nonnegative(n: int) -> int:
    """The same number, which the caller knows not to be negative and to fit into 32 bits.

    With this the compiler leaves out the test for negative indices, and a loop can write many numbers at a time.
    """
    return n & 0xFFFFFFFF
