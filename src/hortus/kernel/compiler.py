"""The `@rule` compiler: one source, compiled by Numba or run as plain Python."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Sequence
from types import FunctionType
from typing import Any, TypeVar

import numpy as np

F = TypeVar("F", bound=Callable[..., Any])

# HORTUS_COMPILE=0 runs every rule as plain Python: slow, and made for debugging.
COMPILED = os.environ.get("HORTUS_COMPILE", "1") != "0" and os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")

if COMPILED:
    import numba

    from .cache import RuleCache

    # `forceinline` is given although False is the default: Numba hands options down to what a function calls.
    OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy", "forceinline": False}


def rule(function: F) -> F:
    """Compile a function over state records. Its body allocates nothing and computes with integers only.

    Called from Python with a list of plain states (or plain numbers) instead of an array, it runs as plain Python: the
    same rule serves both, and a game can be played before it is compiled.
    """
    if not COMPILED:
        return function
    dispatcher = numba.njit(**OPTIONS)(function)
    dispatcher._cache = RuleCache(function)
    compile_for_args = dispatcher._compile_for_args

    def find(*args: Any) -> Any:
        """What Numba calls when it has no code for arguments of these types, and always for lists."""
        return plain(dispatcher) if args and isinstance(args[0], list) else compile_for_args(*args)

    dispatcher._compile_for_args = find
    return dispatcher  # type: ignore[no-any-return]


def is_rule(value: object) -> bool:
    """Is this a function made by `@rule` (or, where nothing is compiled, any function)?"""
    return hasattr(value, "py_func") if COMPILED else isinstance(value, FunctionType)


def source_of(function: Any) -> Any:
    """The Python function that a rule was made from."""
    return function.py_func if COMPILED else function


def table(values: Sequence[int]) -> Any:
    """A constant, flat table that rules look things up in."""
    return np.array(values, np.int64) if COMPILED else list(values)


_plain: dict[Any, Any] = {}
_twins: dict[str, dict[str, Any]] = {}
_making = threading.RLock()  # a twin of a module is seen by other threads only when it is complete


def plain(function: F) -> F:
    """The same rule as plain Python, for plain states: what it calls is plain too, and its tables are lists."""
    if not COMPILED:
        return function
    with _making:
        if function not in _plain:
            source = source_of(function)
            _plain[function] = FunctionType(
                source.__code__, _plain_globals(source.__globals__), source.__name__, source.__defaults__
            )
        return _plain[function]  # type: ignore[no-any-return]


def _plain_globals(names: dict[str, Any]) -> dict[str, Any]:
    module = names["__name__"]
    if module not in _twins:
        twin = _twins[module] = dict(names)
        for name, value in names.items():
            if is_rule(value):
                twin[name] = plain(value)
            elif isinstance(value, np.ndarray):
                twin[name] = value.tolist()
    return _twins[module]
