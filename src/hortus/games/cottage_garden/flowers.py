"""What grows on the tiles: one kind of flower each, so that a tile has a name and a picture of its own."""

from __future__ import annotations

from .components import Tile

# The symbols of the sprite; the message `flowers` of the catalogue has the words, always in the plural.
FLOWERS = (
    "tulip", "daisy", "poppy", "bluebell", "sunflower", "lavender", "iris", "pansy", "lily", "cornflower", "rose",
    "snowdrop", "carnation", "peony",
)  # fmt: skip

# The ground they stand on: kinds that share a flower differ in it.
GROUNDS = ("#b9d48f", "#e9d8a0", "#c8c3dc")


def flower(tile: Tile) -> str:
    return FLOWERS[tile.kind % len(FLOWERS)]


def ground(tile: Tile) -> str:
    return GROUNDS[tile.kind // len(FLOWERS) % len(GROUNDS)]
