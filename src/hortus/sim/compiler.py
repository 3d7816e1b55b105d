"""`@rule` for loops over lanes, and for what they do with a lane."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from hortus.kernel import COMPILED, rule

F = TypeVar("F", bound=Callable[..., Any])


def lane_rule(function: F) -> F:
    """A rule that counts no references to the arrays it looks into: a third of a step's time otherwise.

    Nothing can be freed meanwhile, since the caller holds the arrays; Numba refuses a body that would allocate.
    """
    compiled = rule(function)
    if COMPILED:
        compiled.targetoptions["_nrt"] = False  # type: ignore[attr-defined]
    return compiled


def inlined(function: F) -> F:
    """A lane rule that becomes part of its callers: the arrays of a batch are so many that handing them on is slow."""
    compiled = lane_rule(function)
    if COMPILED:
        compiled.targetoptions["forceinline"] = True  # type: ignore[attr-defined]
    return compiled
