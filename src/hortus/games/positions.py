"""What positions of all games share: reading them, their common fields, and checks that name the field."""

from __future__ import annotations

from typing import Any

import msgspec

from hortus.errors import BadPosition
from hortus.kernel import seed_generator
from hortus.kernel.compiler import plain

from .checks import INPUT, position_check

check = position_check()
MOST = 10**9  # of what is counted in 32 bits, so that no game can count beyond


class Head(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The fields that every position has, all of which may be left out."""

    turn: int | None = 0  # the seat to decide; null when the game is over
    ply: int = 0  # how many decisions have been played
    revealed: int = 0  # grows whenever something random or hidden has come to light
    generator: list[int] | None = None  # the random generator: four numbers below 2**32; null: as seeded with 0


def read(kind: type[Any], position: Any) -> Any:
    """Read a position, JSON or a dictionary, as the game's own struct; BadPosition names the field that is wrong."""
    try:
        if isinstance(position, (str, bytes)):
            return msgspec.json.decode(position, type=kind)
        return msgspec.convert(position, type=kind)
    except (msgspec.DecodeError, TypeError, RecursionError, UnicodeError) as problem:
        raise BadPosition(INPUT.sentences("position-unreadable", problem=str(problem)[:300])) from None


def set_head(state: Any, head: Head) -> None:
    """Write the common fields into a plain state whose players are known."""
    over = head.turn is None
    check(over or 0 <= head.turn < state.players, "turn", "not-a-seat")  # type: ignore[operator]
    state.turn = -1 if head.turn is None else head.turn
    state.over = int(over)
    check(0 <= head.ply <= MOST, "ply", "out-of-range")
    check(0 <= head.revealed <= MOST, "revealed", "out-of-range")
    state.ply, state.revealed = head.ply, head.revealed
    if head.generator is None:
        plain(seed_generator)(state.rng, 0)
        return
    words = head.generator
    check(len(words) == 4 and all(0 <= word < 2**32 for word in words), "generator", "generator")
    state.rng = list(words)


def head_of(state: Any) -> dict[str, Any]:
    """The fields of `Head` that everybody may see, from a plain state."""
    return {"turn": None if state.over else state.turn, "ply": state.ply, "revealed": state.revealed}
