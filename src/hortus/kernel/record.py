"""States: one fixed-size record per game, and its plain twin of plain integers and lists."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
import numpy.typing as npt

from .compiler import COMPILED, is_rule, plain
from .registry import rules_for

# What the kernel itself reads and writes; every game's record begins with it.
HEAD: list[tuple[Any, ...]] = [
    ("rng", np.int64, (4,)),  # the generator; its last word counts the numbers drawn
    ("ply", np.int32),  # decisions played
    ("revealed", np.int32),  # grows whenever something random or hidden has come to light
    ("players", np.int8),
    ("turn", np.int8),  # the seat to decide; -1 once the game is over
    ("pending", np.int8),  # not 0: a chance event is due, of this kind
    ("over", np.int8),
]


class PlainState:
    """A state as plain Python: the record's fields as attributes, integers and lists. One subclass per game."""

    __slots__: tuple[str, ...] = ()
    dtype: np.dtype[np.void]
    rules: SimpleNamespace  # the game's rules as plain Python, so that generic functions find them
    read_record: ClassVar[Callable[[PlainState, Any], None]]  # takes over the fields of a record

    def __init__(self) -> None:
        for name in self.__slots__:
            length = self.dtype[name].shape
            setattr(self, name, [0] * length[0] if length else 0)

    @classmethod
    def read(cls, state: Any) -> Any:
        """A plain copy of a record, or of another plain state."""
        plain = cls.__new__(cls)
        if isinstance(state, PlainState):
            for name in cls.__slots__:
                value = getattr(state, name)
                setattr(plain, name, value[:] if isinstance(value, list) else value)
        else:
            plain.read_record(state)
        return plain

    if TYPE_CHECKING:  # the fields

        def __getattr__(self, name: str) -> Any: ...

        def __setattr__(self, name: str, value: Any) -> None: ...

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self._values() == other._values()

    def _values(self) -> list[Any]:
        return [getattr(self, name) for name in self.__slots__]

    __hash__ = None  # type: ignore[assignment]


_plain: dict[Any, type[PlainState]] = {}  # by record type


def record(*fields: tuple[Any, ...]) -> np.dtype[np.void]:
    """The record type of a game: the head, then the game's own flat integer fields."""
    dtype = np.dtype([*HEAD, *fields], align=True)
    names = dtype.names or ()
    members = {"__slots__": names, "dtype": dtype, "rules": SimpleNamespace(), "read_record": _reader(dtype)}
    _plain[dtype] = type("PlainState", (PlainState,), members)
    return dtype


def _reader(dtype: np.dtype[np.void]) -> Callable[[PlainState, Any], None]:
    """Written out field by field, as dataclasses are: a loop over the fields takes half as long again."""
    names = dtype.names or ()
    lists = [name for name in names if dtype[name].shape]
    values = ", ".join(name if name in lists else f"self.{name}" for name in names)
    lines = [f"{values}, = state.item()", *(f"self.{name} = {name}.tolist()" for name in lists)]
    found: dict[str, Any] = {}
    exec("\n    ".join(["def read_record(self, state):", *lines]), found)
    return found["read_record"]  # type: ignore[no-any-return]


def plain_class(dtype: np.dtype[np.void]) -> type[PlainState]:
    """The class of a game's states as plain Python."""
    return _plain[dtype]


def add_rules(dtype: np.dtype[np.void], modules: Sequence[Any], tables: str = "", package: str = "") -> None:
    """Make the rules of some modules known for a record type: its game's own, or those that a package asks it for.

    `tables` is a digest of the data compiled into the rules, where it does not stand in their sources.
    """
    found = {name: f for module in modules for name, f in vars(module).items() if is_rule(f)}
    vars(_plain[dtype].rules).update({name: plain(f) for name, f in found.items()})
    if COMPILED:
        from numba import from_dtype

        rules = rules_for(from_dtype(dtype))
        vars(rules.functions).update(found)
        names = tuple(module.__name__ for module in modules)
        if package:
            rules.extensions[package] = names
        else:
            rules.modules, rules.tables = names, tables


def plain_state(state: Any) -> Any:
    """The state as a plain one (a copy)."""
    return (type(state) if isinstance(state, PlainState) else _plain[state.dtype]).read(state)


_interpreted: set[np.dtype[np.void]] = set()


def interpret(dtype: np.dtype[np.void], yes: bool = True) -> None:
    """Play a game as plain Python from now on, as long as it is not compiled; or, with `yes=False`, no longer.

    Any thread may call this at any time. States keep the form they have; new ones and moves take the form that is due.
    """
    if yes:
        _interpreted.add(dtype)
    else:
        _interpreted.discard(dtype)


def interpreted(dtype: np.dtype[np.void]) -> bool:
    """Is this game played as plain Python at present?"""
    return not COMPILED or dtype in _interpreted


def blank(dtype: np.dtype[np.void], count: int = 1) -> Any:
    """Room for states: an array of records, or a list of plain states where the game is interpreted."""
    return [_plain[dtype]() for _ in range(count)] if interpreted(dtype) else np.zeros(count, dtype)


def write(states: Any, i: int, state: Any) -> None:
    """Copy a state, plain or not, into place i of an array of records or a list of plain states."""
    if isinstance(states, list):
        states[i] = plain_state(state)
    elif isinstance(state, PlainState):
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
    """Every field in order, the same for a record and its plain twin."""
    values: npt.NDArray[np.void] = np.zeros(1, plain_state(state).dtype)
    write(values, 0, state)
    return b"".join(values[name].tobytes() for name in values.dtype.names or ())


def due_form(states: Any, dtype: np.dtype[np.void]) -> Any:
    """The states in the form that is due now: plain ones become records once their game is compiled."""
    if isinstance(states, list) and not interpreted(dtype):
        records = blank(dtype, len(states))
        for i, state in enumerate(states):
            write(records, i, state)
        return records
    return states


def copied(states: Any) -> Any:
    """The same states again, sharing nothing."""
    if isinstance(states, list):
        return [plain_state(state) for state in states]
    # One copy of the memory: NumPy would go from field to field.
    return np.ndarray(states.shape, states.dtype, bytearray(states.tobytes()))
