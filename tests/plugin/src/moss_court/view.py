"""What a seat may see of Moss Court: everything."""

from __future__ import annotations

from typing import Any

from hortus.games.positions import head_of
from hortus.games.public import public


@public
def view(state: Any, seat: int | None) -> dict[str, Any]:
    rows = [[state.court[4 * row + k] - 1 if state.court[4 * row + k] else None for k in range(4)] for row in range(4)]
    return {"game": "moss-court", "court": rows, **head_of(state)}
