"""Lucky Numbers' points, explained; tournament points."""

from __future__ import annotations

from typing import Any

from hortus.games.contract import Line
from hortus.games.words import Catalogue, say

from .moves import SQUARES
from .state import CELLS

WORDS: Catalogue = {
    "en": {
        "empty": "Empty spaces",
        "text": "{count} of 16 spaces are empty: {count} points less. The fewest wins.",
        "one": "One of 16 spaces is empty: 1 point less. The fewest wins.",
        "full": "The garden is full.",
    },
    "fr": {
        "empty": "Cases vides",
        "text": "{count} cases sur 16 sont vides : {count} points de moins. Le moins gagne.",
        "one": "Une case sur 16 est vide : 1 point de moins. Le moins gagne.",
        "full": "Le jardin est complet.",
    },
}


def explain(state: Any, seat: int, lang: str) -> list[Line]:
    places = tuple(SQUARES[cell] for cell in range(CELLS) if not state.garden[CELLS * seat + cell])
    key = "full" if not places else "one" if len(places) == 1 else "text"
    return [Line(say(WORDS, lang, "empty"), -len(places), places, say(WORDS, lang, key, count=len(places)))]


def tournament_points(state: Any) -> list[int]:
    """Of a finished game: every winner 2, every other player one less per empty space."""
    won = state.rules.winners(state)
    return [2 if won >> seat & 1 else -state.empty[seat] for seat in range(state.players)]
