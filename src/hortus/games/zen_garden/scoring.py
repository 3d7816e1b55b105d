"""Zen Garden's points, explained: every line with the tiles it counts."""

from __future__ import annotations

from typing import Any

from hortus.games.contract import Line
from hortus.games.words import Catalogue, say

from .elements import COUNTED, DECORS, ELEMENTS, GROUNDS, PATHS, SHORT, squares
from .elements import PREFERENCES as PREFERENCE_NAMES
from .rules import DECOR_POINTS, MISSION_NEED, MISSION_POINTS, PATH_POINTS, POINT_TILES
from .state import DETAIL, FIRST_DECOR, FIRST_GROUND, GREAT, GRID, MAJORITY, PREFERENCES, SEATS, SMALL
from .state import ELEMENTS as ELEMENT_COUNT

WORDS: Catalogue = {
    "en": {
        "money": "Money",
        "money text": "A point for each coin.",
        "paths": "Completed paths",
        "paths text": "None yet: four tiles with the same path around one point.",
        "path": "Completed path {number}: {path}",
        "path text": "Four tiles around one point. 1 path brings 3 points, 2 bring 6, 3 bring 10, 4 bring 15.",
        "decor": "Decor: {element}",
        "decor text": "Tiles: {count}. 6 bring 3 points, 7: 5, 8: 7, 9: 10, 10: 13, 11: 16, 12 and more: 20.",
        "small": "Small preference: {element}",
        "small text": "A point for each tile: {count}.",
        "great": "Great preference: {element}",
        "great text": "2 points for each tile: {count}.",
        "majority": "Majority: {element}",
        "majority text": "Here {count}, elsewhere {others}. The most brings 8, the second most 4; ties share.",
        "detail": "Attention to detail: {element}",
        "detail text": "Tiles: {count}. None brings 0, 1: -4, 2: -2, 3: -1, 4: 2, 5: 5, 6 and more: 8.",
        "unity": "Unity",
        "unity yes": "Every ground is in one piece: 10 points.",
        "unity no": "In more than one piece: {grounds}.",
        "unity empty": "10 points when every ground is in one piece.",
        "minimalist": "Minimalist",
        "minimalist text": "Grounds: {count}. 1 or 2 bring 18 points, 3: 12, 4: 6.",
        "mission": "Mission {number}: {first} and {second}",
        "mission open": "{first}: {one} of 4, {second}: {two} of 4. Points left: {left}.",
        "mission gone": "{first}: {one} of 4, {second}: {two} of 4. No points are left.",
        "mission won": "Accomplished, number {place} to do so.",
    },
    "fr": {
        "money": "Argent",
        "money text": "Un point par pièce.",
        "paths": "Chemins complets",
        "paths text": "Aucun encore : quatre tuiles au même chemin autour d'un point.",
        "path": "Chemin complet {number} : {path}",
        "path text": "Quatre tuiles autour d'un point. 1 chemin vaut 3 points, 2 valent 6, 3 valent 10, 4 valent 15.",
        "decor": "Décor : {element}",
        "decor text": "Tuiles : {count}. 6 valent 3 points, 7 : 5, 8 : 7, 9 : 10, 10 : 13, 11 : 16, 12 et plus : 20.",
        "small": "Petite préférence : {element}",
        "small text": "Un point par tuile : {count}.",
        "great": "Grande préférence : {element}",
        "great text": "2 points par tuile : {count}.",
        "majority": "Majorité : {element}",
        "majority text": "Ici {count}, ailleurs {others}. Le plus vaut 8, le deuxième 4 ; les égalités partagent.",
        "detail": "Souci du détail : {element}",
        "detail text": "Tuiles : {count}. Aucune vaut 0, 1 : -4, 2 : -2, 3 : -1, 4 : 2, 5 : 5, 6 et plus : 8.",
        "unity": "Unité",
        "unity yes": "Chaque sol est d'un seul tenant : 10 points.",
        "unity no": "En plusieurs morceaux : {grounds}.",
        "unity empty": "10 points quand chaque sol est d'un seul tenant.",
        "minimalist": "Minimaliste",
        "minimalist text": "Sols : {count}. 1 ou 2 valent 18 points, 3 : 12, 4 : 6.",
        "mission": "Mission {number} : {first} et {second}",
        "mission open": "{first} : {one} sur 4, {second} : {two} sur 4. Points restants : {left}.",
        "mission gone": "{first} : {one} sur 4, {second} : {two} sur 4. Il ne reste plus de points.",
        "mission won": "Accomplie, en position {place}.",
    },
}


def _cells(state: Any, seat: int, element: int) -> int:
    """The mask of the tiles that show an element."""
    return state.shows[ELEMENT_COUNT * seat + element]  # type: ignore[no-any-return]


def completed_paths(state: Any, seat: int) -> list[tuple[int, int]]:
    """Each completed path: its type and the mask of its four tiles."""
    return [
        (path, (3 | 3 << GRID) << spot)
        for path in range(len(PATHS))
        for spot in range(GRID * GRID)
        if state.rules.path_blocks(state, seat, path) >> spot & 1
    ]


def explain(state: Any, seat: int, lang: str) -> list[Line]:
    lines = [Line(say(WORDS, lang, "money"), state.money[seat], (), say(WORDS, lang, "money text"))]
    lines += _paths(state, seat, lang)
    lines += _decors(state, seat, lang)
    lines += [_preference(state, seat, preference, lang) for preference in range(PREFERENCES)]
    if state.boards >> 2 & 1:
        lines.append(_unity(state, seat, lang))
    if state.boards >> 3 & 1:
        lines.append(_minimalist(state, seat, lang))
    return lines + [_mission(state, seat, mission, lang) for mission in range(state.missions)]


def _paths(state: Any, seat: int, lang: str) -> list[Line]:
    """A line for each path, with what it adds to those before it."""
    found = completed_paths(state, seat)
    if not found:
        return [Line(say(WORDS, lang, "paths"), 0, (), say(WORDS, lang, "paths text"))]
    return [
        Line(
            say(WORDS, lang, "path", number=i + 1, path=SHORT[lang][ELEMENTS[path]]),
            int(PATH_POINTS[i + 1] - PATH_POINTS[i]),
            squares(cells),
            say(WORDS, lang, "path text"),
        )
        for i, (path, cells) in enumerate(found)
    ]


def _decors(state: Any, seat: int, lang: str) -> list[Line]:
    lines = []
    for element in range(FIRST_DECOR, FIRST_DECOR + len(DECORS)):
        number, name = state.count[ELEMENT_COUNT * seat + element], COUNTED[lang][ELEMENTS[element]]
        lines.append(
            Line(
                say(WORDS, lang, "decor", element=name),
                int(DECOR_POINTS[number]),
                squares(_cells(state, seat, element)),
                say(WORDS, lang, "decor text", count=number),
            )
        )
    return lines


def preference_points(state: Any, seat: int, preference: int) -> int:
    """What one of board 1's preferences brings a seat."""
    rules = state.rules
    if preference == MAJORITY:
        return rules.majority_points(state, seat)  # type: ignore[no-any-return]
    if preference == DETAIL:
        return rules.detail_points(state, seat)  # type: ignore[no-any-return]
    return {SMALL: 1, GREAT: 2}[preference] * rules.preferred(state, seat, preference)  # type: ignore[no-any-return]


def _preference(state: Any, seat: int, preference: int, lang: str) -> Line:
    element = state.emperor[preference] - 1
    counts = [state.rules.preferred(state, other, preference) for other in range(state.players)]
    name = PREFERENCE_NAMES[preference]
    others = ", ".join(str(each) for other, each in enumerate(counts) if other != seat)
    return Line(
        say(WORDS, lang, name, element=COUNTED[lang][ELEMENTS[element]]),
        preference_points(state, seat, preference),
        squares(_cells(state, seat, element)),
        say(WORDS, lang, f"{name} text", count=counts[seat], others=others),
    )


def _unity(state: Any, seat: int, lang: str) -> Line:
    """Unbroken, every tile counts; otherwise the tiles of the grounds that lie apart are named."""
    cells = [_cells(state, seat, FIRST_GROUND + ground) for ground in range(len(GROUNDS))]
    apart = [ground for ground in range(len(GROUNDS)) if not state.rules.is_one_area(cells[ground])]
    points = state.rules.unity_points(state, seat)
    names = ", ".join(COUNTED[lang][ELEMENTS[FIRST_GROUND + ground]] for ground in apart)
    text = say(WORDS, lang, "unity yes" if points else "unity no" if apart else "unity empty", grounds=names)
    shown = sum(cells[ground] for ground in apart) if apart else state.occupied[seat]
    return Line(say(WORDS, lang, "unity"), points, squares(shown), text)


def _minimalist(state: Any, seat: int, lang: str) -> Line:
    types = sum(state.count[ELEMENT_COUNT * seat + FIRST_GROUND + ground] > 0 for ground in range(len(GROUNDS)))
    return Line(
        say(WORDS, lang, "minimalist"),
        state.rules.minimalist_points(state, seat),
        squares(state.occupied[seat]),
        say(WORDS, lang, "minimalist text", count=types),
    )


def points_left(state: Any, mission: int) -> list[int]:
    """The point tiles nobody has won yet."""
    taken = state.rules.finishers(state, mission)
    return [int(MISSION_POINTS[place]) for place in range(taken + 1, POINT_TILES + 1)]


def _mission(state: Any, seat: int, mission: int, lang: str) -> Line:
    pair = [element - 1 for element in state.emperor[PREFERENCES + 2 * mission : PREFERENCES + 2 * mission + 2]]
    first, second = (COUNTED[lang][ELEMENTS[element]] for element in pair)
    one, two = (min(MISSION_NEED, state.count[ELEMENT_COUNT * seat + element]) for element in pair)
    place = state.won[SEATS * mission + seat]
    left = points_left(state, mission)
    key = "mission won" if place else "mission open" if left else "mission gone"
    return Line(
        say(WORDS, lang, "mission", number=mission + 1, first=first, second=second),
        int(MISSION_POINTS[place]),
        squares(_cells(state, seat, pair[0]) | _cells(state, seat, pair[1])),
        say(
            WORDS, lang, key, first=first, second=second, one=one, two=two, place=place, left=", ".join(map(str, left))
        ),
    )
