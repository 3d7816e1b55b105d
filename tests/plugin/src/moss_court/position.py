"""Positions of Moss Court as JSON."""

from __future__ import annotations

from typing import Any, Literal

from hortus.games.checks import position_check
from hortus.games.positions import Head, read, set_head
from hortus.kernel import plain_class

from .state import CELLS, State
from .view import view

check = position_check(__package__)


class Position(Head, kw_only=True):
    """A position, complete. Only `court` must be given."""

    court: list[list[int | None]]  # four rows of four, from the top: the seat whose moss grows there; null: nothing
    game: Literal["moss-court"] = "moss-court"  # the game's name


def position(state: Any) -> dict[str, Any]:
    return {**view(state, None), "generator": state.rng[:]}


def restore(given: Any) -> Any:
    """A plain state from a position; anything impossible is refused by the name of its field."""
    p: Position = read(Position, given)
    check(len(p.court) == 4 and all(len(row) == 4 for row in p.court), "court", "four-rows")
    cells = [cell for row in p.court for cell in row]
    check(all(cell in (None, 0, 1) for cell in cells), "court", "seats-or-null")
    state = plain_class(State)()
    state.players = 2
    state.court = [0 if cell is None else cell + 1 for cell in cells]
    state.bare = cells.count(None)
    set_head(state, p)
    planted = [cells.count(0), cells.count(1)]
    check(0 <= planted[0] - planted[1] <= 1, "court", "uneven")
    check(bool(state.over) == (not state.bare), "turn", "full-or-not")
    check(bool(state.over) or state.turn == (CELLS - state.bare) % 2, "turn", "other-turn")
    return state
