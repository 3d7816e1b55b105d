"""Zen Garden drawn as SVG."""

from __future__ import annotations

from typing import Any

from hortus.games.drawing import INK, LEAF, QUIET, SERIF, Picture

from .components import COST, DECOR_NAMES, GROUND_NAMES, PATH_NAMES, parts
from .moves import shown
from .state import CELLS, COLUMNS, ROWS, SIZE
from .text import points_of, wish_name
from .wishes import Wish, wishes
from .words import WORDS

CELL = 68  # a tile of a garden
SPACE = 76  # a tile of the selection board
GARDEN = SIZE * CELL
TERRACE = COLUMNS * (SPACE + 6) + 66
NAME = 430  # the names on the scroll
COUNTER = 74
LINE = 30


def svg(state: Any, viewer: int | None, lang: str) -> str:
    players = state.players
    rows = wishes(state)
    scroll = 52 + NAME + COUNTER * players
    width = 24 + max(players * (GARDEN + 28), TERRACE + 28 + scroll + 24)
    top = 56 + max(ROWS * (SPACE + 14) + 86, LINE * len(rows) + 46)
    picture = Picture(__package__, width, top + GARDEN + 64, WORDS.format(lang, "title"))
    _selection(picture, state, lang)
    _scroll(picture, state, rows, 24 + TERRACE + 28, scroll, lang)
    for seat in range(players):
        _draw_garden(picture, state, seat, 24 + seat * (GARDEN + 28), top, lang)
    return picture.svg()


def _selection(picture: Picture, state: Any, lang: str) -> None:
    """Three terraces, each with its cost; below them the supply and the tile in hand."""
    picture.text(24, 34, WORDS.format(lang, "selection"), 18, weight="bold", family=SERIF)
    about = WORDS.format(lang, "round", round=state.round, rounds=state.rules.rounds(state))
    picture.text(24 + TERRACE, 34, about, 15, anchor="end", fill=QUIET)
    y = 48.0
    for row in range(ROWS):
        step = 10 * (ROWS - 1 - row)  # the upper terraces lie further back
        picture.rect(24 + step, y, TERRACE - 2 * step, SPACE + 12, ("#d3c08f", "#dfd0a6", "#ece0c0")[row], QUIET, 2, 8)
        picture.use("zen-coin", 34 + step, y + 24, 22)
        picture.text(45 + step, y + 66, COST[row], 20, "middle", weight="bold", family=SERIF)
        for column in range(COLUMNS):
            tile = state.board[COLUMNS * row + column]
            _tile(picture, 68 + column * (SPACE + 4) + 8, y + 6, SPACE, tile, None, lang)
        y += SPACE + 14
    y += 8
    picture.use("zen-back", 24, y + 14, 34)
    supply = sum(state.supply_left)
    discards = sum(tiles.bit_count() for tiles in state.discards)
    picture.text(68, y + 37, WORDS.format(lang, "supply", supply=supply, discards=discards), 15)
    if state.held:
        _tile(picture, 24 + TERRACE - 66, y, 66, state.held, None, lang)
        picture.rect(24 + TERRACE - 68, y - 2, 70, 70, "none", LEAF, 4, 8)


def _scroll(picture: Picture, state: Any, rows: list[Wish], x: float, width: float, lang: str) -> None:
    """What brings points, with live counters for each seat."""
    height = LINE * len(rows) + 42
    picture.rect(x, 18, width, height, "#fdf9ee", QUIET, 2, 10)
    picture.text(x + 16, 42, WORDS.format(lang, "wishes"), 18, weight="bold", family=SERIF)
    for seat in range(state.players):
        right = x + 36 + NAME + COUNTER * (seat + 1)
        picture.text(right, 42, WORDS.format(lang, "seat", seat=seat), 14, "end", fill=QUIET, weight="bold")
    y = 54.0
    for i, wish in enumerate(rows):
        if i % 2 == 0:
            picture.rect(x + 6, y, width - 12, LINE, "#f1e8d2", radius=4)
        for k, symbol in enumerate(wish.symbols):
            if wish.asked:
                picture.use("zen-emperor", x + 11 + 29 * k, y + 1, 28)
                picture.use(symbol, x + 15.5 + 29 * k, y + 5.5, 19)
            else:
                picture.use(symbol, x + 13, y + 3, 24)
        picture.text(x + 17 + 29 * len(wish.symbols), y + 20, wish_name(wish, lang), 14)
        for k, points in enumerate(wish.left or ()):
            at = x + 24 + NAME - 22 * (len(wish.left or ()) - k)
            picture.use("zen-points", at, y + 4, 22)
            picture.text(at + 11, y + 19.5, points, 12, "middle", weight="bold", family=SERIF)
        for seat, points in enumerate(wish.points):
            right = x + 36 + NAME + COUNTER * (seat + 1)
            picture.text(right, y + 20, points_of(wish, seat, "→"), 14, "end", weight="bold" if points else "normal")
        y += LINE


def _tile(
    picture: Picture, x: float, y: float, size: float, tile: int, corner: int | None, lang: str
) -> None:  # fmt: skip
    """Ground, path around its corner, and the decor in the opposite one, always upright."""
    if not tile:
        picture.use("zen-space", x, y, size)
        return
    path, decor, ground = parts(tile - 1)
    message = "tile-name" if corner is None else "tile-laid"
    name = WORDS.format(lang, message, turn=corner or 0, **shown(tile - 1))
    picture.use(f"zen-ground-{GROUND_NAMES[ground]}", x, y, size, title=name)
    picture.use(f"zen-path-{PATH_NAMES[path]}", x, y, size, 90 * (corner or 0))
    right, below = corner in (None, 0, 3), corner in (None, 0, 1)
    decor_size = 0.54 * size
    far, near = size - decor_size - 0.07 * size, 0.07 * size
    picture.use(
        f"zen-decor-{DECOR_NAMES[decor]}", x + (far if right else near), y + (far if below else near), decor_size
    )


def _draw_garden(picture: Picture, state: Any, seat: int, x: float, y: float, lang: str) -> None:
    to_move = seat == state.turn and not state.over
    head = ("▸ " if to_move else "") + WORDS.format(lang, "seat", seat=seat)
    picture.text(x, y + 20, head, 18, fill=LEAF if to_move else INK, weight="bold", family=SERIF)
    if seat == state.marker:
        picture.use("zen-marker", x + 92, y + 2, 24, title=WORDS.format(lang, "marker"))
    picture.use("zen-coin", x + 140, y + 4, 20, title=WORDS.format(lang, "coins", coins=state.money[seat]))
    picture.text(x + 166, y + 20, state.money[seat], 17, family=SERIF)
    picture.text(x + GARDEN, y + 20, state.rules.points(state, seat), 20, "end", weight="bold", family=SERIF)
    y += 34
    picture.rect(x - 6, y - 6, GARDEN + 12, GARDEN + 12, "#d8caa6", LEAF if to_move else QUIET, 3, 10)
    for cell in range(CELLS):
        place = CELLS * seat + cell
        _tile(
            picture, x + CELL * (cell % SIZE), y + CELL * (cell // SIZE), CELL,
            state.garden[place], state.corner[place], lang,
        )  # fmt: skip
