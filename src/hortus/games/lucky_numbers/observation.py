"""What the numbers of a Lucky Numbers observation are, and the rule that writes them."""

from __future__ import annotations

from typing import Any

from hortus.kernel import nonnegative, rule

from .state import CELLS, NUMBERS, SEATS

# Seats count from the observer; those not playing are zeros.
OBSERVATION = [
    *(
        part
        for i in range(SEATS)
        for part in ((f"garden {i}", CELLS), (f"start tiles in hand {i}", 4), (f"to decide {i}", 1))
    ),
    ("face up, by number", NUMBERS),
    ("face down, by number", NUMBERS),
    ("tile in hand", 1),
    ("set-up is going on", 1),
    ("idle turns", 1),
    ("players", 1),
    ("set-up (free, sorted, michael)", 1),
    ("bruno", 1),
]

OF_A_SEAT = CELLS + 4 + 1  # numbers


@rule
def observe(state: Any, seat: int, out: Any) -> None:
    """Write the numbers in the order of OBSERVATION; seats count from the observer."""
    players = state.players
    for i in range(SEATS):
        at = OF_A_SEAT * i
        if i >= players:
            for k in range(OF_A_SEAT):
                out[at + k] = 0
            continue
        other = nonnegative((seat + i) % players)
        for cell in range(CELLS):
            out[at + cell] = state.garden[CELLS * other + cell]
        for k in range(4):
            out[at + CELLS + k] = state.drawn[4 * other + k]
        out[at + CELLS + 4] = 1 if other == state.turn else 0
    at = OF_A_SEAT * SEATS
    for k in range(NUMBERS):
        out[at + k] = state.up[1 + k]
        out[at + NUMBERS + k] = state.down[1 + k]
    at += 2 * NUMBERS
    out[at] = state.held
    out[at + 1] = state.laying
    out[at + 2] = state.idle
    out[at + 3] = players
    out[at + 4] = state.setup
    out[at + 5] = state.bruno
