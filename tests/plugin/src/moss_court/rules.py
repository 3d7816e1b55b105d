"""Moss Court, compiled. A move code is the stone that is planted."""

from __future__ import annotations

from typing import Any

from hortus.kernel import rule

from .state import CELLS


@rule
def begin(state: Any) -> None:
    for cell in range(CELLS):
        state.court[cell] = 0
    state.bare = CELLS


@rule
def legal(state: Any, out: Any) -> int:
    n = 0
    for cell in range(CELLS):
        if not state.court[cell]:
            out[n] = cell
            n += 1
    return n


@rule
def act(state: Any, move: int) -> None:
    state.court[move] = 1 + state.turn
    state.bare -= 1
    state.turn = 1 - state.turn
    if not state.bare:
        state.over = 1
