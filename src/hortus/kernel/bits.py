"""Small sets of whole numbers as bit masks, within 63 bits."""

from __future__ import annotations

from .compiler import rule, table

# De Bruijn's sequence: multiplying it by a power of two brings a different five bits to the top each time.
_SEQUENCE = 0x077CB531
_places = [0] * 32
for _i in range(32):
    _places[((_SEQUENCE << _i) & 0xFFFFFFFF) >> 27] = _i
PLACES = table(_places)


@rule
def lowest(mask: int) -> int:
    """The place of the lowest set bit of a mask that is not 0 and lies within 32 bits."""
    return PLACES[(((mask & -mask) * _SEQUENCE) & 0xFFFFFFFF) >> 27]  # type: ignore[no-any-return]


@rule
def count(mask: int) -> int:
    """How many bits are set."""
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


@rule
def nth(mask: int, n: int) -> int:
    """The place of a set bit of a mask within 63 bits, counted from 0."""
    for _ in range(n):
        mask &= mask - 1
    low = mask & 0xFFFFFFFF
    return lowest(low) if low else 32 + lowest(mask >> 32)


@rule
def natural(n: int) -> int:
    """The same number, which is not negative and lies within 32 bits.

    Told so, the compiler leaves out the test for negative indices, and a loop can write many numbers at a time.
    """
    return n & 0xFFFFFFFF
