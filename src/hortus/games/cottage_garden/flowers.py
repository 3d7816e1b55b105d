"""What grows on the tiles: one kind of flower each, so that a tile has a name and a picture of its own."""

from __future__ import annotations

from .components import Tile

# The symbol's name in the sprite, and the word, always in the plural.
FLOWERS = (
    ("tulip", {"en": "tulips", "fr": "tulipes"}),
    ("daisy", {"en": "daisies", "fr": "marguerites"}),
    ("poppy", {"en": "poppies", "fr": "coquelicots"}),
    ("bluebell", {"en": "bluebells", "fr": "campanules"}),
    ("sunflower", {"en": "sunflowers", "fr": "tournesols"}),
    ("lavender", {"en": "lavenders", "fr": "lavandes"}),
    ("iris", {"en": "irises", "fr": "iris"}),
    ("pansy", {"en": "pansies", "fr": "pensées"}),
    ("lily", {"en": "lilies", "fr": "lis"}),
    ("cornflower", {"en": "cornflowers", "fr": "bleuets"}),
    ("rose", {"en": "roses", "fr": "roses"}),
    ("snowdrop", {"en": "snowdrops", "fr": "perce-neige"}),
    ("carnation", {"en": "carnations", "fr": "œillets"}),
    ("peony", {"en": "peonies", "fr": "pivoines"}),
)

# The ground they stand on: kinds that share a flower differ in it.
GROUNDS = ("#b9d48f", "#e9d8a0", "#c8c3dc")


def flower(tile: Tile) -> str:
    return FLOWERS[tile.kind % len(FLOWERS)][0]


def flower_name(tile: Tile, lang: str) -> str:
    return FLOWERS[tile.kind % len(FLOWERS)][1][lang]


def ground(tile: Tile) -> str:
    return GROUNDS[tile.kind // len(FLOWERS) % len(GROUNDS)]
