"""Random numbers inside the state: sfc32, four 32-bit words kept in 64-bit integers so that every platform agrees.

The fourth word counts the numbers drawn. Words never leave 32 bits, so compiled and plain Python runs are the same.
"""

from __future__ import annotations

from typing import Any

from .compiler import rule

MASK = 0xFFFFFFFF


@rule
def next_word(rng: Any) -> int:
    """The next 32 random bits."""
    a, b, c, count = rng[0], rng[1], rng[2], rng[3]
    word = (a + b + count) & MASK
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + (c << 3)) & MASK
    rng[2] = (((c << 21) | (c >> 11)) + word) & MASK
    rng[3] = (count + 1) & MASK
    return word  # type: ignore[no-any-return]


@rule
def seed_generator(rng: Any, seed: int) -> None:
    """Start the generator from a seed of up to 63 bits; neighbouring seeds give unrelated numbers."""
    rng[0] = seed & MASK
    rng[1] = (seed >> 32) & MASK
    rng[2] = 0x9E3779B9
    rng[3] = 1
    for _ in range(15):
        next_word(rng)


@rule
def below(rng: Any, n: int) -> int:
    """A number from 0 to n - 1, each equally likely (to one part in 2**32 / n). One possibility draws nothing."""
    if n <= 1:
        return 0
    return (next_word(rng) * n) >> 32
