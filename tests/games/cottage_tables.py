"""Tables of Cottage Garden to test with: beds nearly full, and matches set up around them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import hortus
from hortus.games.cottage_garden.components import COMPONENTS, FIRST_LAY, LAST_LAY, LAYS, TILE_NAMES
from hortus.games.cottage_garden.state import ALL_SQUARES
from hortus.games.cottage_garden.table import BED_SQUARES
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
    """A match around these seats. Who has a cube on 20 holds a beehive, the first seat the double one."""
    left = [number for number in (2, 1) if number not in [seat.get("beehives") for seat in seats]]
    for one in seats if len(seats) > 1 else ():
        if 20 in (*one.get("orange", ()), *one.get("blue", ())) and left:
            one.setdefault("beehives", left.pop(0))
    supply = {"bed": 9, "side": "light"}
    return hortus.from_position("cottage-garden", {"seats": list(seats), "supply": supply, **fields})


def clock(players: int, gardener: int, die: int | None = None) -> dict[str, int]:
    """The gardener on this space, with the seat whose turn it is there for the first time (the die as it says)."""
    length, at = (20, 1) if players == 4 else (16, 0)
    turning = 14 if players == 3 else at
    shown = 2 if players <= 2 else 1
    turns = 0
    while at != gardener or die not in (None, shown):
        at = (at + 1) % length
        turns += 1
        shown = min(6, shown + (at == turning))
    return {"gardener": gardener, "turn": turns % players, "die": shown}


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


def seats_with_fresh_beds(players: int) -> list[dict[str, Any]]:
    return [seat(fresh(2 * i + 1), fresh(2 * i + 2, "dark")) for i in range(players)]


def first_pot(match: Match) -> str:
    return next(move for move in match.moves() if move.startswith("pot"))


def big_tiles_first(*laid: tuple[str, str]) -> list[str]:
    return sorted(set(TILE_NAMES[1:]) - {name for name, _ in laid}, reverse=True)


ONE_TILE = nursery(A1="1A#2")  # besides the last square there is something to choose
FINAL = (("2A", "d1 e1"), ("3A#1", "b4 c4 d4"), ("2C#1", "a2 b2"))  # on bed 1 light


def other_final(**fields: Any) -> dict[str, Any]:
    """A second player with one bed in the final round: bed 7 light with three tiles."""
    tiles = (("2B", "a1 b1"), ("3A#2", "a2 b2 c2"), ("2C#2", "c1 d1"))
    return seat(fresh(7, tiles=tiles), None, **fields)


TWO_BED = (("4C#1", "a2 b2 c2 b3"), ("3B#1", "d1 e1 e2"), ("1A#1", "a3"))  # on bed 2 dark, for the final round
