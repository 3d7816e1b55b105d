"""Zen Garden positions for tests, from what is asked of some of their tiles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import hortus
from hortus.games import game as find_game
from hortus.games.zen_garden.components import TILE_NAMES
from hortus.games.zen_garden.state import SQUARES
from hortus.table import Match
from hortus.table.match import Line

GAME = find_game("zen-garden")
Garden = Mapping[str, str]  # square -> "path-decor-ground-corner", each "*" or one or several names with "/"
WISHES = {"small": "sand-path", "great": "wood-path", "majority": "stone-path", "detail": "pagoda"}
ANY = "*-*-*-tl"  # paths around top left corners only never make a completed one


def garden(tiles: int = 16, default: str = ANY, **cells: str) -> dict[str, str]:
    """The first squares in reading order, and what is asked of some."""
    found = dict.fromkeys(SQUARES[:tiles], default)
    assert set(cells) <= set(found)
    return {**found, **cells}


def fitting(pattern: str) -> list[str]:
    """The tiles a pattern allows."""
    asked = [part.split("/") for part in pattern.split("-")[:3]]
    return [
        tile
        for tile in TILE_NAMES
        if all(ask == ["*"] or part in ask for ask, part in zip(asked, tile.split("-"), strict=True))
    ]


def assign(patterns: Sequence[str]) -> list[str]:
    """A different tile for every pattern, by augmenting paths."""
    owner: dict[str, int] = {}

    def seek(i: int, seen: set[str]) -> bool:
        for tile in fitting(patterns[i]):
            if tile not in seen:
                seen.add(tile)
                if tile not in owner or seek(owner[tile], seen):
                    owner[tile] = i
                    return True
        return False

    for i in range(len(patterns)):
        assert seek(i, set()), f"no tile is left for {patterns[i]}"
    return [tile for _, tile in sorted((i, tile) for tile, i in owner.items())]


def position(
    *gardens: Garden, held: str | None = None, taken: Sequence[str] | None = None, discards: int = 0, **more: Any
) -> dict[str, Any]:
    """A position with these gardens. `taken`: the empty squares of the selection board; the rest is filled."""
    players = len(gardens)
    in_round = 4 if players == 2 else players
    if taken is None:
        turns = sum(map(len, gardens))
        gone = in_round if turns == 16 * players else turns % in_round
        taken = ["a1", "b1", "c1", "d1", "a2"][: gone + (held is not None)]
    patterns = [pattern for each in gardens for pattern in each.values()]
    tiles = assign([*patterns, *([held] if held else [])])
    rest = [tile for tile in TILE_NAMES if tile not in tiles]
    cells = iter(tiles)
    laid = [{square: f"{next(cells)}-{pattern[-2:]}" for square, pattern in each.items()} for each in gardens]
    spaces = [[f"{column}{row}" for column in "abcd"] for row in (1, 2, 3)]
    return {
        "gardens": [[[each.get(SQUARES[4 * row + k]) for k in range(4)] for row in range(4)] for each in laid],
        "selection": [[None if space in taken else rest.pop(0) for space in row] for row in spaces],
        "held": next(cells) if held else None,
        "preferences": WISHES,
        "discards": rest[:discards],
        **more,
    }


def table(*gardens: Garden, **more: Any) -> Match:
    return hortus.from_position("zen-garden", position(*gardens, **more))


def facing(mine: Garden, other: str = ANY, money: int = 12, **more: Any) -> tuple[Match, int]:
    """A match for two in which the owner of this garden is to decide, and that seat; both have as many tiles."""
    mover = len(mine) // 2 % 2  # the marker passes every second tile, and an even number of turns is over
    gardens = [mine, garden(len(mine), other)]
    match = table(*gardens[:: 1 - 2 * mover], money=[money, money], **more)
    assert match.turn == mover
    return match, mover


def finished(*gardens: Garden, **more: Any) -> Match:
    """A finished match, of two unless more gardens are given."""
    match = table(*gardens, *([garden()] if len(gardens) == 1 else []), **more)
    assert match.over
    return match


def line(match: Match, seat: int, key: str) -> Line:
    """One line of a seat's points."""
    return next(line for line in match.explain(seat) if line.key == key)


def points(match: Match, seat: int, key: str) -> int:
    return line(match, seat, key).points


def lit(match: Match, seat: int, key: str) -> tuple[str, ...]:
    """The squares that a line counts, as positions name them: from the top left of the garden."""
    rows = match.view()["gardens"][seat]["rows"]
    cells = zip(SQUARES, [cell for row in rows for cell in row], strict=True)
    squares = {cell["place"]: square for square, cell in cells if cell}
    return tuple(squares[place] for place in line(match, seat, key).places)


def placing(match: Match, square: str, corner: str = "tl") -> str:
    """The move to a square named as in positions, from the top left of the garden of the seat to decide."""
    garden = match.view()["gardens"][match.turn or 0]
    top_left = garden["top_left"] if garden["width"] else "d4"
    column = "abcdefg"["abcd".index(square[0]) + "abcdefg".index(top_left[0])]
    return f"place {column}{int(square[1]) + int(top_left[1]) - 1}-{corner}"


def wish(match: Match, key: str) -> dict[str, Any]:
    """A source of points as the view shows it."""
    return next(wish for wish in match.view()["wishes"] if wish["key"] == key)


def play_round(match: Match, *takes: str) -> None:
    """Every turn of a round: take the tile named (or the first there is), place it anywhere."""
    for i in range(4 if match.players == 2 else match.players):
        match.play(f"take {takes[i]}" if i < len(takes) else match.moves()[-1])
        match.play(match.moves()[0])


def board(match: Match) -> list[list[str | None]]:
    return match.position()["selection"]  # type: ignore[no-any-return]


def three_lines(money: int) -> Match:
    """All but a1 of the first row, the first column and the falling diagonal show gates."""
    gates = dict.fromkeys(["b1", "c1", "d1", "a2", "a3", "a4", "b2", "c3", "d4"], "*-gate-*-tl")
    laid = {**garden(16, "*-bench-*-tl"), **gates}
    del laid["a1"]
    return table(laid, garden(16, "*-buddha/pagoda-*-tl"), held="*-gate-*-*",
                 money=[money, 0])  # fmt: skip
