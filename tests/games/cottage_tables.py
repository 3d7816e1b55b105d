"""Tables of Cottage Garden to test with: beds nearly full, and matches set up around them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import hortus
from hortus.games.cottage_garden.components import COMPONENTS, FIRST_LAY, LAST_LAY, LAYS, TILE_NAMES
from hortus.games.cottage_garden.notation import BED_SQUARES
from hortus.games.cottage_garden.state import ALL_SQUARES
from hortus.table import Match

Laid = Sequence[tuple[str, str]]  # tile and squares: ("2A", "a1 b1")

PRINTS = {
    (bed.id, side): "".join(rows)
    for bed in COMPONENTS.beds
    for side, rows in (("light", bed.light), ("dark", bed.dark))
}


def bed(number: int, side: str = "light", leave: str = "", pots: str = "", tiles: Laid = ()) -> dict[str, Any]:
    """A bed with cats on every empty square but those to leave, those with pots and those under tiles."""
    covered = {square for _, squares in tiles for square in squares.split()}
    empty = [square for i, square in enumerate(BED_SQUARES) if PRINTS[number, side][i] == "."]
    cats = [square for square in empty if square not in covered | set(leave.split()) | set(pots.split())]
    return {
        "bed": number,
        "side": side,
        "cats": cats,
        "pots": pots.split(),
        "tiles": [{"tile": tile, "squares": squares.split()} for tile, squares in tiles],
    }


def fresh(number: int, side: str = "light", tiles: Laid = ()) -> dict[str, Any]:
    """A bed with nothing on it but these tiles."""
    return {**bed(number, side, tiles=tiles), "cats": []}


def seat(first: Any, second: Any, **fields: Any) -> dict[str, Any]:
    return {"beds": [first, second], "cats": 0, **fields}


def setup(*seats: dict[str, Any], **fields: Any) -> Match:
    supply = {"bed": 9, "side": "light"}
    return hortus.from_position("cottage-garden", {"seats": list(seats), "supply": supply, **fields})


def other(**fields: Any) -> dict[str, Any]:
    """A second player who has just begun."""
    return seat(fresh(7), fresh(8, "dark"), **fields)


def nursery(**tiles: str) -> list[list[str | None]]:
    """nursery(A1="5A", B3="2C#1"): these tiles and no others."""
    return [[tiles.get(f"{column}{row}") for column in "ABCD"] for row in range(1, 5)]


def me(match: Match, number: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = match.view(None)["seats"][number]
    return found


def kinds(match: Match) -> set[str]:
    """The kinds of moves possible now."""
    return {move.split()[0] for move in match.moves()}


def planted(number: int, side: str, names: Sequence[str]) -> dict[str, Any]:
    """A bed with these tiles, each where it first fits."""
    taken, tiles = 0, []
    for name in names:
        tile = TILE_NAMES.index(name)
        lays = (int(LAYS[i]) & ALL_SQUARES for i in range(FIRST_LAY[tile], LAST_LAY[tile]))
        mask = next(lay for lay in lays if not lay & taken)
        taken |= mask
        tiles.append((name, " ".join(square for i, square in enumerate(BED_SQUARES) if mask >> i & 1)))
    return fresh(number, side, tiles)
