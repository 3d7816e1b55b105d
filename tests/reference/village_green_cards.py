"""Village Green's cards for the slow engine of the tests: greens, lines of three, and what each award counts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

FLOWERS = ["lily", "petunia", "rose"]
COLOURS = ["red", "yellow", "blue"]
SPECIES = ["birch", "oak", "willow"]


# --- Cards --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Green:
    """One green card; a lawn has neither flower nor colour."""

    id: str
    flower: str | None
    colour: str | None
    feature: str  # "trees", "pond", "structure" or "lawn"
    trees: tuple[str, ...]

    @property
    def is_lawn(self) -> bool:
        return self.feature == "lawn"

    def matches(self, other: Green) -> bool:
        """Placing: shares flower or colour; lawns match everything both ways."""
        if self.is_lawn or other.is_lawn:
            return True
        return self.flower == other.flower or self.colour == other.colour


def read_greens(cards: dict[str, Any]) -> dict[str, Green]:
    """The greens of the card file by id."""
    return {
        card["id"]: Green(card["id"], card["flower"], card["colour"], card["feature"], tuple(card["trees"]))
        for card in cards["greens"]
    }


# --- Awards -------------------------------------------------------------------------------------------------


class Line:
    """The three green spaces of an award's line: the visible card of each, None for an empty space."""

    def __init__(self, spaces: list[Green | None]) -> None:
        self.spaces = spaces

    @property
    def visible(self) -> list[Green]:
        return [card for card in self.spaces if card is not None]

    @property
    def cards(self) -> int:
        return len(self.visible)

    @property
    def empty(self) -> int:
        return self.spaces.count(None)

    @property
    def trees(self) -> int:
        return sum(len(card.trees) for card in self.visible)

    def tree(self, species: str) -> int:
        return sum(card.trees.count(species) for card in self.visible)

    @property
    def species(self) -> int:
        """How many different tree species are present."""
        return sum(1 for species in SPECIES if self.tree(species) > 0)

    def feature(self, feature: str) -> int:
        return sum(1 for card in self.visible if card.feature == feature)

    @property
    def ponds(self) -> int:
        return self.feature("pond")

    @property
    def structures(self) -> int:
        return self.feature("structure")

    @property
    def lawns(self) -> int:
        return self.feature("lawn")

    @property
    def one_tree_cards(self) -> int:
        return sum(1 for card in self.visible if len(card.trees) == 1)

    def flower(self, flower: str) -> int:
        return sum(1 for card in self.visible if card.flower == flower)

    def colour(self, colour: str) -> int:
        return sum(1 for card in self.visible if card.colour == colour)

    def both(self, colour: str, flower: str) -> int:
        return sum(1 for card in self.visible if card.colour == colour and card.flower == flower)


def a10(line: Line) -> int:
    """+2 per pond (besides the usual 2)."""
    return 2 * line.ponds


def a11(line: Line) -> int:
    """+6 if all three colours are present."""
    return 6 if all(line.colour(colour) > 0 for colour in COLOURS) else 0


def a12(line: Line) -> int:
    """+6 if all three flowers are present."""
    return 6 if all(line.flower(flower) > 0 for flower in FLOWERS) else 0


def a13(line: Line) -> int:
    """+2 per card, -1 per tree (a lawn is a card; an empty space is not)."""
    return 2 * line.cards - line.trees


def a14(line: Line) -> int:
    """+1 per card, -3 per empty space."""
    return line.cards - 3 * line.empty


def a15(line: Line) -> int:
    """+2 per birch, -2 per willow."""
    return 2 * line.tree("birch") - 2 * line.tree("willow")


def a16(line: Line) -> int:
    """+3 per oak, -2 per birch, -1 per willow."""
    return 3 * line.tree("oak") - 2 * line.tree("birch") - line.tree("willow")


def a17(line: Line) -> int:
    """+1 per tree."""
    return line.trees


def a18(line: Line) -> int:
    """+2 per pair of trees of one species."""
    return 2 * (line.tree("birch") // 2) + 2 * (line.tree("oak") // 2) + 2 * (line.tree("willow") // 2)


def a19(line: Line) -> int:
    """+3 per lawn, +1 per tree, -1 per structure."""
    return 3 * line.lawns + line.trees - line.structures


def a20(line: Line) -> int:
    """Structures 0/1/2/3 -> -4/+2/-2/+6."""
    return [-4, 2, -2, 6][line.structures]


def a21(line: Line) -> int:
    """Structures 0/1/2/3 -> -2/+1/+2/+4."""
    return [-2, 1, 2, 4][line.structures]


def a22(line: Line) -> int:
    """Lawns 0/1/2/3 -> -2/+1/+4/+8."""
    return [-2, 1, 4, 8][line.lawns]


def a23(line: Line) -> int:
    """5 * floor(n/3) for structures and for each tree species."""
    return 5 * (line.structures // 3) + sum(5 * (line.tree(species) // 3) for species in SPECIES)


def a24(line: Line) -> int:
    """Different tree species 0/1/2/3 -> -1/+3/-1/+5."""
    return [-1, 3, -1, 5][line.species]


def a25(line: Line) -> int:
    """Different tree species 0/1/2/3 -> +1/-3/+2/+6, and -2 per empty space."""
    return [1, -3, 2, 6][line.species] - 2 * line.empty


def a26(line: Line) -> int:
    """Trees in all 0/1/2/3/4/5/6 -> -2/+4/-1/-1/-1/+4/+6."""
    return [-2, 4, -1, -1, -1, 4, 6][line.trees]


def a27(line: Line) -> int:
    """Each rose -2, petunia +1, lily +2, lawn -3, empty space -3."""
    flowers = -2 * line.flower("rose") + line.flower("petunia") + 2 * line.flower("lily")
    return flowers - 3 * line.lawns - 3 * line.empty


def a28(line: Line) -> int:
    """Each red -2, yellow +1, blue +2, lawn -3, empty space -3."""
    colours = -2 * line.colour("red") + line.colour("yellow") + 2 * line.colour("blue")
    return colours - 3 * line.lawns - 3 * line.empty


def a29(line: Line) -> int:
    """+6 if one space holds a structure, one a one-tree card, and the third a pond or nothing."""
    return 6 if line.structures == 1 and line.one_tree_cards == 1 and line.ponds + line.empty == 1 else 0


def a30(line: Line) -> int:
    """(structures, trees) = (1,0) -> -2, (1,2) -> +4, (2,2) -> +6, anything else 0."""
    return {(1, 0): -2, (1, 2): 4, (2, 2): 6}.get((line.structures, line.trees), 0)


def three_per(colour: str, flower: str) -> Callable[[Line], int]:
    """A01-A09: +3 per card of one flower and colour."""
    return lambda line: 3 * line.both(colour, flower)


AWARD_SCORES: dict[str, Callable[[Line], int]] = {
    "A01": three_per("red", "lily"),
    "A02": three_per("yellow", "lily"),
    "A03": three_per("blue", "lily"),
    "A04": three_per("red", "petunia"),
    "A05": three_per("yellow", "petunia"),
    "A06": three_per("blue", "petunia"),
    "A07": three_per("red", "rose"),
    "A08": three_per("yellow", "rose"),
    "A09": three_per("blue", "rose"),
    "A10": a10,
    "A11": a11,
    "A12": a12,
    "A13": a13,
    "A14": a14,
    "A15": a15,
    "A16": a16,
    "A17": a17,
    "A18": a18,
    "A19": a19,
    "A20": a20,
    "A21": a21,
    "A22": a22,
    "A23": a23,
    "A24": a24,
    "A25": a25,
    "A26": a26,
    "A27": a27,
    "A28": a28,
    "A29": a29,
    "A30": a30,
}


# --- The grid -----------------------------------------------------------------------------------------------
