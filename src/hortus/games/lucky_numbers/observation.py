"""What the numbers of a Lucky Numbers observation are, and the rule that writes them."""

from __future__ import annotations

from typing import Any

from hortus.games import features
from hortus.kernel import nonnegative, rule

from .state import CELLS, IDLE_ROUNDS, MICHAEL, NUMBERS, SEATS

# Seats count from the observer; those not playing are zeros.
OBSERVATION = [
    *(
        field
        for i in range(SEATS)
        for field in (
            features.cell(f"garden {i}", NUMBERS, ("row", 4), ("column", 4)),
            features.category(f"start tiles in hand {i}", NUMBERS, ("tile", 4)),
            features.flag(f"to decide {i}"),
        )
    ),
    features.count("face up, by number", SEATS, ("number", NUMBERS)),
    features.count("face down, by number", SEATS, ("number", NUMBERS)),
    features.category("tile in hand", NUMBERS),
    features.flag("set-up is going on"),
    features.count("idle turns", IDLE_ROUNDS * SEATS),
    features.count("players", SEATS, low=2),
    features.category("set-up (free, sorted, michael)", MICHAEL),
    features.flag("bruno"),
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
