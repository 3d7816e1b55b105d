"""Zen Garden drawn in characters."""

from __future__ import annotations

from typing import Any

from .components import CORNER_NAMES, COST, elements_of
from .moves import shown
from .scoring import square_of
from .state import CELLS, COLUMNS, FIRST_SPOT, ROWS, SIZE
from .wishes import Wish, wishes
from .words import WORDS

WIDTH = 12  # of a tile in characters


def counted(wish: Wish, seat: int) -> str:
    """What a seat has of a wish: "8", "3+4" of a mission, "" where nothing is counted."""
    count = wish.counts[seat]
    if isinstance(count, list):
        return "+".join(str(min(n, wish.need or n)) for n in count)
    return "" if count is None else str(count)


def points_of(wish: Wish, seat: int, arrow: str) -> str:
    """What a seat has of a wish and what that brings: "8 -> 7"."""
    count, points = counted(wish, seat), str(wish.points[seat])
    return f"{count} {arrow} {points}" if count else points


def wish_name(wish: Wish, lang: str) -> str:
    """The name of a wish, as its score line has it."""
    named = dict(zip(("first", "second"), wish.elements, strict=False)) if len(wish.elements) > 1 else {}
    element = wish.elements[0] if wish.elements else ""
    return WORDS.format(lang, f"line-{wish.key}", element=element, **named)


def seat_name(seat: int, viewer: int | None, lang: str) -> str:
    return WORDS.format(lang, "you" if seat == viewer else "seat", seat=seat)


def text(state: Any, viewer: int | None, lang: str) -> str:
    """The selection board, the gardens two by two, and what brings points; a tile takes three lines."""
    lines = [
        WORDS.format(lang, "round", round=state.round, rounds=state.rules.rounds(state)),
        "",
        WORDS.format(lang, "selection"),
        "   " + "".join(f"{letter:<{WIDTH}}" for letter in "abcd"),
    ]
    for row in range(ROWS):
        tiles = _tiles(state.board[COLUMNS * row : COLUMNS * row + COLUMNS], None, lang)
        tiles[0] = f"{row + 1}  {tiles[0]}  {WORDS.format(lang, 'cost', cost=COST[row])}"
        lines += [tiles[0], *(f"   {line}" for line in tiles[1:])]
    supply = sum(state.supply_left)
    discards = sum(tiles.bit_count() for tiles in state.discards)
    lines += [WORDS.format(lang, "supply", supply=supply, discards=discards)]
    for seat in range(state.players):  # one below the other: two side by side are wider than a terminal
        lines += ["", *_garden(state, seat, viewer, lang)]
    lines += ["", WORDS.format(lang, "wishes")]
    for wish in wishes(state):  # the counters first: names are long in some languages
        counters = "".join(f"{points_of(wish, seat, '->'):>9}" for seat in range(state.players))
        lines.append(f"{counters}  {wish_name(wish, lang)}{_left(wish, lang)}")
    if state.held:
        lines += ["", WORDS.format(lang, "hand", **shown(state.held - 1))]
    return "\n".join(line.rstrip() for line in lines)


def _left(wish: Wish, lang: str) -> str:
    """What is still to be won in a mission, in brackets."""
    if wish.left is None:
        return ""
    return f" ({WORDS.format(lang, 'left', left=' '.join(map(str, wish.left)) or '-')})"


def _tiles(tiles: list[int], corners: list[int] | None, lang: str) -> list[str]:
    """Tiles side by side: decor, ground, and path with the corner it surrounds."""
    lines = ["", "", ""]
    for i, tile in enumerate(tiles):
        cell = [".", "", ""]
        if tile:
            path, decor, ground = (WORDS.format(lang, "short", element=element) for element in elements_of(tile - 1))
            cell = [decor, ground, f"({path})" if corners is None else f"({path}) {CORNER_NAMES[corners[i]]}"]
        for k in range(3):
            lines[k] += f"{cell[k]:<{WIDTH}}"
    return lines


def _garden(state: Any, seat: int, viewer: int | None, lang: str) -> list[str]:
    head = ("> " if seat == state.turn and not state.over else "  ") + seat_name(seat, viewer, lang)
    head += ", " + WORDS.format(lang, "coins", coins=state.money[seat])
    head += ", " + WORDS.format(lang, "points", points=state.rules.points(state, seat))
    if seat == state.marker:
        head += ", " + WORDS.format(lang, "marker")
    corner = square_of(state, seat, FIRST_SPOT)  # squares count from the first tile
    letters = "abcdefg"["abcdefg".index(corner[0]) :][:SIZE]
    lines = [head, "   " + "".join(f"{letter:<{WIDTH}}" for letter in letters)]
    for row in range(SIZE):
        base = CELLS * seat + SIZE * row
        tiles = _tiles(state.garden[base : base + SIZE], state.corner[base : base + SIZE], lang)
        lines += [f"{int(corner[1]) + row}  {tiles[0]}", *(f"   {line}" for line in tiles[1:])]
    return lines
