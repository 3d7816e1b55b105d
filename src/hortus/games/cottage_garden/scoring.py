"""Cottage Garden's points, explained: cubes and beehives, and what each bed would bring."""

from __future__ import annotations

from typing import Any

from hortus.games.contract import Line
from hortus.games.words import Catalogue, say

from .components import TRACKS
from .notation import PLACES
from .state import SQUARES
from .table import bed_number, cubes_of, empty_squares, side_name, visible_cloches, visible_pots

WORDS: Catalogue = {
    "en": {
        "cube 0": "Orange cube",
        "cube 1": "Blue cube",
        "on": "It stands on {space}.",
        "start": "It has not left the start.",
        "arrived": "It has arrived on 20.",
        "beehive": "Beehives",
        "first": "The first player on 20.",
        "second": "The second player on 20.",
        "bed": "Bed {place}",
        "light": "plain_state",
        "dark": "dark",
        "would": "Bed {number}, {side} side: {missing}. It now shows {pots} and {cloches}: up to {points}.",
        "points 1": "1 point",
        "points": "{count} points",
        "missing 0": "complete",
        "missing 1": "1 square is missing",
        "missing": "{count} squares are missing",
        "pots 1": "1 pot",
        "pots": "{count} pots",
        "cloches 1": "1 cloche",
        "cloches": "{count} cloches",
    },
    "fr": {
        "cube 0": "Cube orange",
        "cube 1": "Cube bleu",
        "on": "Il est sur {space}.",
        "start": "Il n'a pas quitté le départ.",
        "arrived": "Il est arrivé sur 20.",
        "beehive": "Ruches",
        "first": "Le premier joueur sur 20.",
        "second": "Le deuxième joueur sur 20.",
        "bed": "Parterre {place}",
        "light": "clair",
        "dark": "sombre",
        "would": "Parterre {number}, côté {side} : {missing}. Il montre {pots} et {cloches} : jusqu'à {points}.",
        "points 1": "1 point",
        "points": "{count} points",
        "missing 0": "complet",
        "missing 1": "il manque 1 case",
        "missing": "il manque {count} cases",
        "pots 1": "1 pot",
        "pots": "{count} pots",
        "cloches 1": "1 cloche",
        "cloches": "{count} cloches",
    },
}


def _counted(lang: str, key: str, count: int) -> str:
    exact = f"{key} {count}"
    return say(WORDS, lang, exact if exact in WORDS[lang] else key, count=count)


def explain(state: Any, seat: int, lang: str) -> list[Line]:
    lines = []
    for colour in (0, 1):
        for space in reversed(cubes_of(state, seat, colour)):
            text = say(WORDS, lang, "start" if not space else "arrived" if space == 20 else "on", space=space)
            place = f"{'blue' if colour else 'orange'} {space}"
            lines.append(Line(say(WORDS, lang, f"cube {colour}"), space, (place,), text))
    if state.beehives[seat]:
        text = say(WORDS, lang, "first" if state.beehives[seat] == 2 else "second")
        lines.append(Line(say(WORDS, lang, "beehive"), state.beehives[seat], (), text))
    return lines + [_bed_line(state, seat, place, lang) for place in (0, 1) if state.side[2 * seat + place]]


def most_gained(state: Any, seat: int, colour: int, steps: int) -> int:
    """The most points that so many steps bring one cube of a colour."""
    track: list[int] = TRACKS[colour]
    standing = [track.index(space) for space in cubes_of(state, seat, colour)]
    return max(track[min(step + steps, len(track) - 1)] - track[step] for step in standing)


def _bed_line(state: Any, seat: int, place: int, lang: str) -> Line:
    """No points yet: what the bed would bring as it lies, and the squares that are missing."""
    bed = 2 * seat + place
    empty = empty_squares(state, bed)
    missing = tuple(PLACES[SQUARES * place + i] for i in range(SQUARES) if empty >> i & 1)
    pots, cloches = visible_pots(state, bed), visible_cloches(state, bed)
    text = say(
        WORDS, lang, "would",
        number=bed_number(state.side[bed]),
        side=say(WORDS, lang, side_name(state.side[bed])),
        missing=_counted(lang, "missing", len(missing)),
        pots=_counted(lang, "pots", pots),
        cloches=_counted(lang, "cloches", cloches),
        points=_counted(lang, "points", most_gained(state, seat, 0, pots) + most_gained(state, seat, 1, cloches)),
    )  # fmt: skip
    return Line(say(WORDS, lang, "bed", place=place + 1), 0, missing, text)
