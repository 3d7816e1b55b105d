"""The awards' equations as messages and as data for a page to draw; their table is in `awards`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from hortus.i18n import Message

from .awards import AWARDS, Term
from .components import AWARD_NAMES, GREEN_NAMES
from .scoring import BANDS
from .state import CELL_NAMES, GREEN, LINE_CELLS, SPACE_NAMES
from .view import card_view
from .words import WORDS


def ranges(points: tuple[int, ...]) -> list[tuple[int, int, int]]:
    """A scale's steps, those that bring the same taken together: first and last count, points."""
    steps: list[tuple[int, int, int]] = []
    for count, value in enumerate(points):
        if steps and steps[-1][2] == value:
            steps[-1] = (steps[-1][0], count, value)
        else:
            steps.append((count, count, value))
    return steps


def _term(term: Term) -> Iterator[Message]:
    """What a term says, in one message or, for a scale, one for each step."""
    if term.form == "scale":
        for first, last, points in ranges(term.points):
            step = "term-step" if first == last else "term-steps"
            yield Message(step, {"thing": term.things[0], "first": first, "count": last, "points": points})
    elif term.form == "each":
        yield Message("term-each", {"thing": term.things[0], "count": 1, "points": term.points[0]})
    else:
        counts = dict(zip(term.things, term.counts, strict=True)) if term.counts else {}
        yield Message(f"term-{term.form}-{'-'.join(term.things)}", {"points": term.points[0], **counts})


def equation(award: int) -> list[Message]:
    """What an award scores, as the messages of a list."""
    return [message for term in AWARDS[award] for message in _term(term)]


def equation_text(award: int, lang: str) -> str:
    """What an award scores, in words."""
    return WORDS.listed(lang, equation(award))


def award_name(award: int, lang: str) -> str:
    """The short name of an award, one of our own."""
    return WORDS.format(lang, "award-name", award=AWARD_NAMES[award])


def reference() -> dict[str, Any]:
    """What boards and players look up: greens; awards' equations, to draw and to read; their lines; the bands."""
    awards = {name: {"equation": AWARDS[n], "text": equation(n)} for n, name in enumerate(AWARD_NAMES) if n}
    cells = [CELL_NAMES[cell] for cell in LINE_CELLS]
    return {
        "awards": msgspec.json.decode(msgspec.json.encode(awards)),
        "greens": {name: card_view(GREEN, n) for n, name in enumerate(GREEN_NAMES) if n},
        "lines": {space: cells[3 * i : 3 * i + 3] for i, space in enumerate(SPACE_NAMES)},
        "bands": [{"from": least, "band": name} for least, name in BANDS],
    }
