"""Writes the diagrams of Zen Garden's rules page, `web/games/zen-garden/diagrams.js`, from positions of real matches.

python scripts/zen_garden_diagrams.py
"""

from __future__ import annotations

import textwrap
from pathlib import Path
from typing import Any

import msgspec

import hortus
from hortus.games.zen_garden.components import TILE_NAMES
from hortus.table import Match

TARGET = Path(__file__).parents[1] / "src/hortus/web/games/zen-garden/diagrams.js"
WISHES = {"small": "wood-path", "great": "gate", "majority": "water", "detail": "crane"}
OTHER = [
    "stone-bench-trees-tl",
    "sand-gate-cherry-br",
    "stone-pagoda-gravel-tl",
    "sand-bench-clay-tr",
    "stone-buddha-sand-br",
]
FOUR = {
    "a1": "wood-gate-water-br",
    "b1": "wood-pagoda-clay-bl",
    "a2": "wood-crane-cherry-tr",
    "b2": "wood-gate-trees-tl",
}
GATES = {
    "a1": "wood-gate-water-br",
    "b1": "sand-gate-clay-bl",
    "c1": "stone-gate-trees-br",
    "a2": "wood-crane-cherry-tr",
    "b2": "stone-bench-gravel-tl",
}
OF_A_GARDEN = ("game", "size", "most_money", "marker", "held", "gardens")


def match_of(garden: dict[str, str], held: str | None = None) -> Match:
    """A match for two in which the owner of this garden is to decide, with this tile in hand or none."""
    other = dict(zip(["a1", "b1", "a2", "b2", "c1"], OTHER, strict=True))
    theirs = dict(list(other.items())[: len(garden)])
    owner = len(garden) // 2 % 2  # the marker passes every second tile
    gardens = [garden, theirs] if owner == 0 else [theirs, garden]
    used = {tile[:-3] for each in gardens for tile in each.values()} | {held}
    rest = iter(tile for tile in TILE_NAMES[::7] + TILE_NAMES[1::7] if tile not in used)
    gone = 2 * len(garden) % 4 + (held is not None)
    spaces = [None if i < gone else next(rest) for i in range(12)]
    match = hortus.from_position("zen-garden", {
        "gardens": [[[each.get(f"{column}{row}") for column in "abcd"] for row in range(1, 5)] for each in gardens],
        "preferences": WISHES,
        "selection": [spaces[:4], spaces[4:8], spaces[8:]],
        "held": held,
        "money": [9, 9],
    })  # fmt: skip
    assert match.turn == owner
    return match


def shown(match: Match, keys: tuple[str, ...] = ()) -> dict[str, Any]:
    """What a diagram needs of a position: a part of the view, and the moves that can be tried out."""
    view = match.view()
    part = {key: view[key] for key in keys} if keys else view
    return {"view": part, "viewer": match.turn, "legal": msgspec.to_builtins(match.legal_moves())}


def diagrams() -> dict[str, Any]:
    """By the names that the rules text has for them."""
    three = {square: FOUR[square] for square in ("a1", "b1", "a2")}
    ring = match_of(FOUR)
    lit = ring.view()["gardens"][0]["paths"][0]["places"]
    return {
        "ring": {**shown(ring, OF_A_GARDEN), "lit": lit, "legal": []},
        "market": {**shown(match_of(three)), "show": "shared"},
        "place": shown(match_of(three, "wood-gate-trees"), OF_A_GARDEN),
        "line": shown(match_of(GATES, "sand-gate-gravel"), OF_A_GARDEN),
    }


def module() -> str:
    """The text of the file."""
    text = msgspec.json.encode(diagrams()).decode().replace(" ", "\0")  # no line breaks inside strings
    text = text.replace('","', '", "').replace("},{", "}, {").replace('":', '": ')
    lines = textwrap.wrap(text, 118, break_long_words=False, break_on_hyphens=False)
    head = "/** Diagrams of the rules text: see scripts/zen_garden_diagrams.py. */\n// biome-ignore format: generated\n"
    return head + "export default " + "\n".join(lines).replace("\0", " ") + ";\n"


if __name__ == "__main__":
    TARGET.write_text(module(), "utf-8")
