"""The green cards of Village Green: the component file, checked, and what the rules look up about each card.

A green is a number from 1 to 60 (G01 to G60), an award one from 1 to 30 (A01 to A30); 0 is no card.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from hortus.games.checks import component_check
from hortus.games.components import load
from hortus.kernel import table

GREENS = 60
AWARDS = 30

FLOWERS = ("lily", "petunia", "rose")
COLOURS = ("red", "yellow", "blue")
FEATURES = ("trees", "pond", "structure", "lawn")
SPECIES = ("birch", "oak", "willow")


class Green(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One green card of the component file."""

    id: str
    colour: Literal["red", "yellow", "blue"] | None
    flower: Literal["lily", "petunia", "rose"] | None
    feature: Literal["trees", "pond", "structure", "lawn"]
    trees: tuple[Literal["birch", "oak", "willow"], ...] = ()


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The component file. What an award scores stands in `awards`, so the file may only name them."""

    greens: tuple[Green, ...]
    awards: tuple[str, ...] = tuple(f"A{n:02}" for n in range(1, AWARDS + 1))


_check = component_check(__package__)


def check(components: Components) -> None:
    """Is this a set the game can be played with? The error names the entry."""
    seen: set[str] = set()
    for i, card in enumerate(components.greens):
        entry = f"greens[{i}] ({card.id})"
        _check(card.id in GREEN_NAMES, entry, "no-id")
        _check(card.id not in seen, entry, "id-twice")
        seen.add(card.id)
        if card.feature == "lawn":
            _check(card.flower is None and card.colour is None, entry, "lawn-flower")
        else:
            _check(card.flower is not None, entry, "no-flower")
            _check(card.colour is not None, entry, "no-colour")
        if card.feature == "trees":
            _check(1 <= len(card.trees) <= 2, entry, "trees", trees=len(card.trees))
        else:
            _check(not card.trees, entry, "no-trees", feature=card.feature)
    _check(len(seen) == GREENS, "greens", "cards", found=len(seen), count=GREENS)
    for i, name in enumerate(components.awards):
        _check(name in AWARD_NAMES, f"awards[{i}] ({name})", "unknown-award")
    _check(sorted(components.awards) == AWARD_NAMES[1:], "awards", "all-awards")


GREEN_NAMES = ["", *(f"G{n:02}" for n in range(1, GREENS + 1))]
AWARD_NAMES = ["", *(f"A{n:02}" for n in range(1, AWARDS + 1))]

_components, DIGEST = load("village-green", __package__, Components)
check(_components)

_by_name = {card.id: card for card in _components.greens}
CARDS = [None, *(_by_name[name] for name in GREEN_NAMES[1:])]  # by number

# What is printed at the top left: 0 to 8 for flower * 3 + colour, 9 for a lawn.
LAWN = 9
KINDS = [
    0 if card is None else LAWN if card.flower is None else 3 * FLOWERS.index(card.flower) + COLOURS.index(card.colour)
    for card in CARDS
]
KIND = table(KINDS)


def _matches(kind: int, other: int) -> bool:
    """Flower or colour in common; lawns match everything both ways."""
    return LAWN in (kind, other) or kind // 3 == other // 3 or kind % 3 == other % 3


ALL_KINDS = (1 << 10) - 1
# By kind: the kinds that may lie beside it, as a mask.
BESIDE = table([sum(1 << other for other in range(10) if _matches(kind, other)) for kind in range(10)])

IS_STRUCTURE = table([int(card is not None and card.feature == "structure") for card in CARDS])
IS_POND = table([int(card is not None and card.feature == "pond") for card in CARDS])


def green(number: int) -> Green:
    """The card of that number."""
    card = CARDS[number]
    assert card is not None
    return card


def is_lawn(number: int) -> bool:
    return KINDS[number] == LAWN
