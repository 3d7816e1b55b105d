"""Tables of Village Green in the middle of play, for the tests."""

from __future__ import annotations

import json
import re
from typing import Any

import hortus
from hortus.games.village_green import components as cards
from hortus.games.village_green.scoring import line_value
from hortus.table import Match

Village = dict[str, Any]


def card(words: str, copy: int = 0) -> str:
    """The id of a green: `blue lily birch+oak`, `red rose structure`, `lawn`; copies count from 0."""
    *flower, feature = words.split()
    colour, kind = flower or (None, None)
    trees = tuple(feature.split("+")) if feature.split("+")[0] in cards.SPECIES else ()
    found = [
        green.id
        for green in cards.CARDS
        if green and (green.colour, green.flower) == (colour, kind) and green.trees == trees
        if trees or green.feature == feature
    ]
    return found[copy]


def rows(*lines: str) -> dict[str, list[str]]:
    """The greens of a village, row by row; `.` is empty, `a > b` is b covering a; equal cards are told apart."""
    used: dict[str, int] = {}
    greens = {}
    for row, line in enumerate(lines, 1):
        for column, words in zip("abc", line.split(" | "), strict=True):
            pile = []
            for one in words.strip().split(" > "):
                if one != ".":
                    pile.append(card(one, used.get(one, 0)))
                    used[one] = used.get(one, 0) + 1
            if pile:
                greens[f"{column}{row}"] = pile
    return greens


COLUMNS = {"a0": ("a1", "a2", "a3"), "b0": ("b1", "b2", "b3"), "c0": ("c1", "c2", "c3")}


def with_awards(villages: list[Village], named: str) -> list[Village]:
    """The villages with an award above every column, as set-up leaves them: one that is worth nothing there."""
    free = [name for name in reversed(cards.AWARD_NAMES[1:]) if name not in named]
    found = []
    for village in villages:
        laid = {}
        for space, cells in COLUMNS.items():
            if space in village.get("awards", {}):
                continue
            line = [cards.GREEN_NAMES.index(village.get("greens", {}).get(cell, [""])[-1]) for cell in cells]
            laid[space] = [next(a for a in free if not line_value(cards.AWARD_NAMES.index(a), *line))]
            free.remove(laid[space][0])
        found.append({**village, "awards": {**village.get("awards", {}), **laid}})
    return found


def table(*villages: Village, players: int = 2, **more: Any) -> Match:
    """A match in the middle of play; villages not given are empty, displays are filled with cards not named.

    Columns without an award get one that is worth nothing.
    """
    given = with_awards([*villages, *({} for _ in range(players - len(villages)))], json.dumps([villages, more]))
    position: dict[str, Any] = {"villages": given, **more}
    named = set(re.findall(r"[GA]\d\d", json.dumps(position)))
    for kind, all_names in (("greens", cards.GREEN_NAMES), ("awards", cards.AWARD_NAMES)):
        if kind not in position:
            position[kind] = [name for name in reversed(all_names) if name and name not in named][:3]
    return hortus.from_position("village-green", position)


def awards_piled(count: int, *but: str) -> dict[str, list[str]]:
    """So many awards in piles, to empty the award deck."""
    names_left = [name for name in cards.AWARD_NAMES[1:] if name not in but][:count]
    piles: dict[str, list[str]] = {}
    for i, name in enumerate(names_left):
        piles.setdefault(("a0", "b0", "c0", "z1", "z2", "z3")[i % 6], []).append(name)
    return piles


def explained(match: Match, seat: int = 0) -> dict[str, int]:
    """The points of the score lines that have any."""
    return {line.key.removeprefix("award-"): line.points for line in match.explain(seat) if line.points}
