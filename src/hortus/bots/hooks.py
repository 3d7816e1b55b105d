"""What the search asks of a game beyond its rules: each has a default, and a game's `policy.py` may give a better one.

A policy is compiled like rules, found by the record type, and may compute with floating-point numbers. Like rules it
must look only at the state: what it is handed has been dealt again for the seat that thinks.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from hortus.games.contract import Game
from hortus.kernel import extend, rule, write
from hortus.kernel.generic import decide, generic, score

SEATS = 5  # the most any game has

# How the search goes about a game; its policy may have HABITS of its own.
USUAL = {
    "noise": 1.0, "temperature": 2.0, "horizon": 8, "spread": 6.0, "curiosity": 1.0, "width": 32, "hope": 0.0,
    "further": 0,
}  # fmt: skip
NOISE, TEMPERATURE, HORIZON, SPREAD, CURIOSITY, WIDTH, HOPE = range(len(USUAL) - 1)


@rule
def score_so_far(state: Any, out: Any) -> None:
    score(state, out)


@rule
def look_one_ahead(state: Any, moves: Any, n: int, scratch: Any, out: Any) -> None:
    """What each move makes of the mover's appraisal, before any chance that follows it."""
    mover = state.turn
    points = out[n : n + SEATS]
    for i in range(n):
        write(scratch, 0, state)
        decide(scratch[0], moves[i])
        appraise(scratch[0], points)
        out[i] = points[mover]


@rule
def move_itself(state: Any, move: int) -> int:
    return move


def _appraise(state: Any, out: Any) -> None:
    """Write the points each seat may expect at the end."""


def _prefer(state: Any, moves: Any, n: int, scratch: Any, out: Any) -> None:
    """Write how good each of n legal moves seems to the mover, in points, from any zero.

    `out` has room for SEATS more numbers; `scratch` is room for one state.
    """


def _telling(state: Any, move: int) -> int:
    """What makes a legal move the same move in another deal: a code may mean another card there."""
    raise NotImplementedError


def _named(declaration: Any, name: str, default: Any) -> Any:
    declaration.__name__ = name
    return generic(declaration, default)


appraise = _named(_appraise, "appraise", score_so_far)
prefer = _named(_prefer, "prefer", look_one_ahead)
telling = _named(_telling, "telling", move_itself)


@cache
def teach(game: Game) -> dict[str, float]:
    """Make the game's policy, if it has one, known to the search; returns its habits."""
    name = game.rules.__name__.rpartition(".")[0] + ".policy"
    if not find_spec(name):
        return USUAL
    policy = import_module(name)
    extend(game.dtype, policy)
    return {**USUAL, **getattr(policy, "HABITS", {})}
