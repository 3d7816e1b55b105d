"""What the search asks of a game beyond its rules: each has a default, and a game's `policy.py` may give a better one.

A policy is compiled like rules, found by the record type, and may compute with floating-point numbers. Like rules it
must look only at the state: what it is handed has been dealt again for the seat that thinks.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from hortus.kernel import add_rules, rule, write
from hortus.kernel.generic import decide, generic, score

if TYPE_CHECKING:
    from hortus.games.contract import Game

SEATS = 5  # the most any game has
ROOM = 96  # numbers that a policy may keep behind those it writes, while it writes them

# The parameters of the search; a game's policy may have PARAMETERS of its own.
DEFAULTS = {
    "rollout_noise": 1.0,
    "prior_temperature": 2.0,
    "rollout_depth": 8,
    "value_scale": 6.0,
    "c_puct": 1.0,
    "max_children": 32,
    "first_play_urgency": 0.0,
    "best_weight": 0.0,
    "long_rollout_depth": 0,
    "beginner_reach": 1.5,
}
(
    ROLLOUT_NOISE, PRIOR_TEMPERATURE, ROLLOUT_DEPTH, VALUE_SCALE, C_PUCT, MAX_CHILDREN, FIRST_PLAY_URGENCY, BEST_WEIGHT,
) = range(8)  # fmt: skip


@rule
def score_now(state: Any, out: Any) -> None:
    """The value estimate of a game without one of its own: the points so far."""
    score(state, out)


@rule
def one_ply_lookahead(state: Any, moves: Any, n: int, scratch: Any, out: Any) -> None:
    """The mover's value estimate after each move, before any chance that follows it."""
    mover = state.turn
    points = out[n:]
    for i in range(n):
        write(scratch, 0, state)
        decide(scratch[0], moves[i])
        evaluate(scratch[0], points)
        out[i] = points[mover]


@rule
def all_logits(state: Any, moves: Any, n: int, scratch: Any, extra: Any, out: Any) -> None:
    """The default of `rollout_logits`: every move's policy logit."""
    policy_logits(state, moves, n, scratch, out)


@rule
def code_as_key(state: Any, move: int) -> int:
    """The action key of a game without one of its own: the move's code."""
    return move


def _evaluate(state: Any, out: Any) -> None:
    """Write the points each seat may expect at the end. `out` has room for SEATS numbers and ROOM more."""


def _policy_logits(state: Any, moves: Any, n: int, scratch: Any, out: Any) -> None:
    """Write how good each of n legal moves seems to the mover, in points, from any zero.

    `out` has room for SEATS + ROOM more numbers; `scratch` is room for one state.
    """


def _rollout_logits(state: Any, moves: Any, n: int, scratch: Any, extra: Any, out: Any) -> None:
    """`policy_logits` for a rollout, which plays the move with the most out[i] + extra[i].

    A move that cannot be that one may get any number below its logit.
    """


def _action_key(state: Any, move: int) -> int:
    """A number that is the same for the same action in two deals; a code alone may mean another card there."""
    raise NotImplementedError


def _named(declaration: Any, name: str, default: Any) -> Any:
    declaration.__name__ = name
    return generic(declaration, default)


evaluate = _named(_evaluate, "evaluate", score_now)
policy_logits = _named(_policy_logits, "policy_logits", one_ply_lookahead)
rollout_logits = _named(_rollout_logits, "rollout_logits", all_logits)
action_key = _named(_action_key, "action_key", code_as_key)


@cache
def load_policy(game: Game, players: int = 2) -> dict[str, float]:
    """Make the game's policy, if it has one, known to the search; returns the parameters of the search."""
    if game.policy is None:
        return DEFAULTS
    add_rules(game.dtype, [game.policy], package=__name__.rpartition(".")[0])
    alone = getattr(game.policy, "PARAMETERS_ALONE", {}) if players == 1 else {}
    return {**DEFAULTS, **getattr(game.policy, "PARAMETERS", {}), **alone}
