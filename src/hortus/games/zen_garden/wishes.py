"""What brings points in a match, with live counters for every seat: the preference boards, for both pictures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from hortus.games.words import Catalogue, say

from .elements import DECORS, ELEMENTS, GROUNDS, PATHS, PREFERENCES, SHORT
from .rules import DECOR_POINTS, MISSION_NEED, MISSION_POINTS
from .scoring import points_left, preference_points
from .state import ELEMENTS as ELEMENT_COUNT
from .state import FIRST_DECOR, FIRST_GROUND, SEATS

WORDS: Catalogue = {
    "en": {
        "path": "{name} path",
        "ground": "{name} ground",
        "of": "{name}: {elements}",
        "paths": "completed paths",
        "small": "small preference",
        "great": "great preference",
        "majority": "majority",
        "detail": "attention to detail",
        "unity": "unity",
        "minimalist": "minimalist",
        "mission": "mission {number}",
    },
    "fr": {
        "path": "chemin de {name}",
        "ground": "sol de {name}",
        "of": "{name} : {elements}",
        "paths": "chemins complets",
        "small": "petite préférence",
        "great": "grande préférence",
        "majority": "majorité",
        "detail": "souci du détail",
        "unity": "unité",
        "minimalist": "minimaliste",
        "mission": "mission {number}",
    },
}


class Wish(NamedTuple):
    """One source of points."""

    name: str
    symbols: list[str]  # of the sprite
    seats: list[tuple[str, int]]  # by seat, what is counted ("" for nothing) and the points
    asked: bool = False  # by emperor tiles
    left: list[int] | None = None  # of a mission: the points still to be won


def element_name(element: int, lang: str) -> str:
    """An element in a word or two: two of them are called sand."""
    name = SHORT[lang][ELEMENTS[element]]
    if element < len(PATHS):
        return say(WORDS, lang, "path", name=name)
    return say(WORDS, lang, "ground", name=name) if element == FIRST_GROUND else name


def symbol(element: int) -> str:
    """The symbol of an element alone."""
    if element < len(PATHS):
        return f"zen-ring-{PATHS[element]}"
    if element < FIRST_GROUND:
        return f"zen-decor-{DECORS[element - FIRST_DECOR]}"
    return f"zen-ground-{GROUNDS[element - FIRST_GROUND]}"


def wishes(state: Any, lang: str) -> Iterator[Wish]:
    """In the order of the boards."""
    rules, seats = state.rules, range(state.players)

    def counts(element: int) -> list[int]:
        return [state.count[ELEMENT_COUNT * seat + element] for seat in seats]

    blocks = [[rules.path_blocks(state, seat, path).bit_count() for path in range(len(PATHS))] for seat in seats]
    paths = [(str(sum(blocks[seat])), rules.path_points(state, seat)) for seat in seats]
    yield Wish(say(WORDS, lang, "paths"), ["zen-ring-stone"], paths)
    for element in range(FIRST_DECOR, FIRST_GROUND):
        decors = [(str(count), int(DECOR_POINTS[count])) for count in counts(element)]
        yield Wish(element_name(element, lang), [symbol(element)], decors)
    for preference, title in enumerate(PREFERENCES):
        element = state.emperor[preference] - 1
        name = say(WORDS, lang, "of", name=say(WORDS, lang, title), elements=element_name(element, lang))
        points = [preference_points(state, seat, preference) for seat in seats]
        yield Wish(name, [symbol(element)], list(zip(map(str, counts(element)), points, strict=True)), True)
    if state.boards >> 2 & 1:
        yield Wish(say(WORDS, lang, "unity"), ["zen-unity"], [("", rules.unity_points(state, seat)) for seat in seats])
    if state.boards >> 3 & 1:
        grounds = [counts(FIRST_GROUND + ground) for ground in range(len(GROUNDS))]
        types = [sum(counted[seat] > 0 for counted in grounds) for seat in seats]
        points = [rules.minimalist_points(state, seat) for seat in seats]
        yield Wish(say(WORDS, lang, "minimalist"), ["zen-minimalist"], list(zip(map(str, types), points, strict=True)))
    for mission in range(state.missions):
        yield _mission(state, mission, lang)


def _mission(state: Any, mission: int, lang: str) -> Wish:
    first = len(PREFERENCES) + 2 * mission
    pair = [element - 1 for element in state.emperor[first : first + 2]]
    seats = []
    for seat in range(state.players):
        counted = [min(MISSION_NEED, state.count[ELEMENT_COUNT * seat + element]) for element in pair]
        seats.append(("+".join(map(str, counted)), int(MISSION_POINTS[state.won[SEATS * mission + seat]])))
    names = " + ".join(element_name(element, lang) for element in pair)
    title = say(WORDS, lang, "mission", number=mission + 1)
    return Wish(
        say(WORDS, lang, "of", name=title, elements=names),
        [symbol(element) for element in pair],
        seats,
        True,
        points_left(state, mission),
    )
