"""What a move of Moss Court did, as a list of events."""

from __future__ import annotations

from typing import Any

from hortus.games.data import Event
from hortus.games.public import public

from .state import SQUARES


@public
def events(before: Any, code: int, after: Any, viewer: int | None) -> list[Event]:
    seat, square = before.turn, SQUARES[code]
    patch, corner = (_line(after, seat, k) - _line(before, seat, k) for k in range(2))
    detail: dict[str, str | int] = {"square": square}
    found = [
        Event("plant", seat, f"moss-{seat}", f"{seat}-bowl", square, points=patch, line="patch", detail=detail),
    ]
    if corner:
        found.append(Event("corner", seat, target=square, points=corner, line="corners", detail=detail))
    if after.over:
        found.append(Event("end", detail={"reason": ended(after)}))
    return found


def _line(state: Any, seat: int, line: int) -> int:
    """The points of a seat in one score line."""
    out = [0, 0]
    state.rules.score_lines(state, seat, out)
    return out[line]


def ended(state: Any) -> str:
    """Why a finished game ended: it can end in one way only."""
    return "full"
