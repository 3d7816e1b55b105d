"""The thirty awards, told once: what each scores for its line of three spaces, as terms over things to be counted.

Compiled scoring, sentences, drawings, the rules texts and the page are all made from this table. The values come from
one unofficial list, checked against the scoring example of the rulebook; A14, A29 and A30 are the least certain.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Literal

import msgspec

from .components import AWARD_NAMES, CARDS, COLOURS, FLOWERS, SPECIES, Green


class Term(msgspec.Struct, frozen=True, omit_defaults=True):
    """One part of an award's equation.

    each    every one of the thing brings points[0]
    groups  every `of` equal ones among the things bring points[0]
    all     points[0] if every one of the things is there
    scale   points[n] for n of the thing
    exact   points[0] if there are exactly `counts` of the things
    """

    form: Literal["each", "groups", "all", "scale", "exact"]
    things: tuple[str, ...]
    points: tuple[int, ...]
    of: int = 0
    counts: tuple[int, ...] = ()


def each(thing: str, points: int) -> Term:
    return Term("each", (thing,), (points,))


def groups(of: int, points: int, *things: str) -> Term:
    return Term("groups", things, (points,), of)


def all_of(points: int, *things: str) -> Term:
    return Term("all", things, (points,))


def scale(thing: str, *points: int) -> Term:
    return Term("scale", (thing,), points)


def exact(points: int, counts: Mapping[str, int]) -> Term:
    return Term("exact", tuple(counts), (points,), 0, tuple(counts.values()))


# By number; 0 is no award. Things are named as the symbols of the sprite.
AWARDS: list[tuple[Term, ...]] = [
    (),
    *((each(f"{flower}-{colour}", 3),) for flower in FLOWERS for colour in COLOURS),  # A01 to A09
    (each("pond", 2),),  # A10, besides the usual 2
    (all_of(6, *COLOURS),),
    (all_of(6, *FLOWERS),),
    (each("card", 2), each("tree", -1)),
    (each("card", 1), each("empty", -3)),
    (each("birch", 2), each("willow", -2)),  # A15
    (each("oak", 3), each("birch", -2), each("willow", -1)),
    (each("tree", 1),),
    (groups(2, 2, *SPECIES),),
    (each("lawn", 3), each("tree", 1), each("structure", -1)),
    (scale("structure", -4, 2, -2, 6),),  # A20
    (scale("structure", -2, 1, 2, 4),),
    (scale("lawn", -2, 1, 4, 8),),
    (groups(3, 5, "structure", *SPECIES),),
    (scale("species", -1, 3, -1, 5),),
    (scale("species", 1, -3, 2, 6), each("empty", -2)),  # A25
    (scale("tree", -2, 4, -1, -1, -1, 4, 6),),
    (each("lily", 2), each("petunia", 1), each("rose", -2), each("lawn", -3), each("empty", -3)),
    (each("blue", 2), each("yellow", 1), each("red", -2), each("lawn", -3), each("empty", -3)),
    (exact(6, {"structure": 1, "one-tree": 1, "pond-or-empty": 1}),),
    (  # A30
        exact(-2, {"structure": 1, "tree": 0}),
        exact(4, {"structure": 1, "tree": 2}),
        exact(6, {"structure": 2, "tree": 2}),
    ),
]
assert len(AWARDS) == len(AWARD_NAMES)

Line = Sequence[int]  # the visible greens of an award's line, 0 for an empty space


def count_on(thing: str, card: Green | None) -> int:
    """How many of a thing a space shows. Of a species no more than one counts in a line: see `count_in`."""
    if card is None:
        return int(thing in ("empty", "pond-or-empty"))
    if thing == "tree":
        return len(card.trees)
    if thing == "one-tree":
        return int(len(card.trees) == 1)
    if thing == "pond-or-empty":
        return int(card.feature == "pond")
    if thing == "species":
        return len(set(card.trees))
    if thing == "card":
        return 1
    return card.trees.count(thing) + (thing in (card.flower, card.colour, card.feature, f"{card.flower}-{card.colour}"))


@cache
def counts_of(thing: str) -> tuple[int, ...]:
    """How many of a thing each green shows, by number; the first is for an empty space."""
    return tuple(count_on(thing, card) for card in CARDS)


def count_in(thing: str, line: Line) -> int:
    """How many of a thing a line shows."""
    if thing == "species":
        return len({tree for green in line if (card := CARDS[green]) for tree in card.trees})
    return sum(map(counts_of(thing).__getitem__, line))


def term_points(term: Term, counts: Sequence[int]) -> int:
    """What a term brings for so many of its things."""
    if term.form == "each":
        return counts[0] * term.points[0]
    if term.form == "groups":
        return sum(count // term.of for count in counts) * term.points[0]
    if term.form == "all":
        return term.points[0] if all(counts) else 0
    if term.form == "scale":
        return term.points[counts[0]]
    return term.points[0] if tuple(counts) == term.counts else 0


def line_bounds(award: int) -> tuple[int, int]:
    """No line of the greens in use brings fewer points under an award than the first, or more than the second."""
    terms = AWARDS[award]
    spaces = [sum(count_on(t.things[0], card) * t.points[0] for t in terms if t.form == "each") for card in CARDS]
    low, high = 3 * min(spaces), 3 * max(spaces)
    for term in terms:
        if term.form == "each":
            continue
        points = (0, *term.points)
        if term.form == "scale":
            points = term.points
        elif term.form == "groups":
            most = 3 * max(sum(count_on(thing, card) for thing in term.things) for card in CARDS)
            points = (0, most // term.of * term.points[0])
        low, high = low + min(points), high + max(points)
    return low, high
