"""What a move of Moss Court did, as a list of events."""

from __future__ import annotations

from typing import Any

from hortus.games.data import Event

from .state import SQUARES


def events(before: Any, code: int, after: Any, viewer: int | None) -> list[Event]:
    seat, square = before.turn, SQUARES[code]
    points = before.rules.points_of(after, seat) - before.rules.points_of(before, seat)
    detail: dict[str, str | int] = {"square": square}
    found = [Event("plant", seat, f"moss-{seat}", f"{seat}-bowl", square, points=points, detail=detail)]
    if after.over:
        found.append(Event("end", detail={"reason": ended(after)}))
    return found


def ended(state: Any) -> str:
    """Why a finished game ended: it can end in one way only."""
    return "full"
