"""States: one fixed-size record per game, and its light twin of plain integers and lists."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from .compiler import COMPILED, is_rule, plain

# What the kernel itself reads and writes; every game's record begins with it.
HEAD: list[tuple[Any, ...]] = [
    ("rng", np.int64, (4,)),  # the generator; its last word counts the numbers drawn
    ("ply", np.int32),  # decisions played
    ("revealed", np.int32),  # grows whenever something random or hidden has come to light
    ("players", np.int8),
    ("turn", np.int8),  # the seat to decide; 0 once the game is over
    ("pending", np.int8),  # not 0: a chance event is due, of this kind
    ("over", np.int8),
]


def record(*fields: tuple[Any, ...]) -> np.dtype[np.void]:
    """The record type of a game: the head, then the game's own flat integer fields."""
    return np.dtype([*HEAD, *fields], align=True)


class Light:
    """A state as plain Python: the record's fields as attributes, integers and lists. One subclass per game."""

    __slots__: tuple[str, ...] = ()
    dtype: np.dtype[np.void]
    rules: SimpleNamespace  # the game's rules as plain Python, so that generic functions find them

    def __init__(self) -> None:
        for name in self.__slots__:
            length = self.dtype[name].shape
            setattr(self, name, [0] * length[0] if length else 0)

    @classmethod
    def read(cls, state: Any) -> Any:
        """A light copy of a record, or of another light state."""
        light = cls.__new__(cls)
        if isinstance(state, Light):
            for name in cls.__slots__:
                value = getattr(state, name)
                setattr(light, name, value[:] if isinstance(value, list) else value)
        else:
            for name, value in zip(cls.__slots__, state.item(), strict=True):
                setattr(light, name, value.tolist() if isinstance(value, np.ndarray) else value)
        return light

    if TYPE_CHECKING:  # the fields

        def __getattr__(self, name: str) -> Any: ...

        def __setattr__(self, name: str, value: Any) -> None: ...

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self._values() == other._values()

    def _values(self) -> list[Any]:
        return [getattr(self, name) for name in self.__slots__]

    __hash__ = None  # type: ignore[assignment]


_light: dict[Any, type[Light]] = {}  # by record type
_rules: dict[Any, SimpleNamespace] = {}  # by Numba's type of the record


def register(dtype: np.dtype[np.void], rules: Any) -> type[Light]:
    """Make a game's rules known for its record type; returns the light class of its states."""
    names = dtype.names or ()
    light = type("LightState", (Light,), {"__slots__": names, "dtype": dtype, "rules": SimpleNamespace()})
    _light[dtype] = light
    extend(dtype, rules)
    return light


def extend(dtype: np.dtype[np.void], more: Any) -> None:
    """Add a module's rules to those known for a record type: what a search wants to know of a game, for instance."""
    found = {name: f for name, f in vars(more).items() if is_rule(f)}
    vars(_light[dtype].rules).update({name: plain(f) for name, f in found.items()})
    if COMPILED:
        from numba import from_dtype

        vars(_rules.setdefault(from_dtype(dtype), SimpleNamespace())).update(found)


def rules_of(record_type: Any) -> SimpleNamespace | None:
    """The rules registered for a record type as Numba knows it, or None."""
    return _rules.get(record_type)


def light(state: Any) -> Any:
    """The state as a light one (a copy)."""
    return (type(state) if isinstance(state, Light) else _light[state.dtype]).read(state)


def blank(dtype: np.dtype[np.void], count: int = 1) -> Any:
    """Room for states: an array of records, or a list of light states where nothing is compiled."""
    return np.zeros(count, dtype) if COMPILED else [_light[dtype]() for _ in range(count)]


def write(states: Any, i: int, state: Any) -> None:
    """Copy a state, light or not, into place i of an array of records or a list of light states."""
    if isinstance(states, list):
        states[i] = light(state)
    elif isinstance(state, Light):
        states[i] = tuple(state._values())
    else:
        states[i] = state


if COMPILED:
    from numba.extending import overload

    @overload(write)
    def _compiled_write(states: Any, i: Any, state: Any) -> Any:
        def compiled(states: Any, i: Any, state: Any) -> None:
            states[i] = state

        return compiled


def state_bytes(state: Any) -> bytes:
    """Every field in order, the same for a record and its light twin."""
    values: npt.NDArray[np.void] = np.zeros(1, light(state).dtype)
    write(values, 0, state)
    return b"".join(values[name].tobytes() for name in values.dtype.names or ())


def copied(states: Any) -> Any:
    """The same states again, sharing nothing."""
    if isinstance(states, list):
        return [light(state) for state in states]
    # One copy of the memory: NumPy would go from field to field.
    return np.ndarray(states.shape, states.dtype, bytearray(states.tobytes()))
