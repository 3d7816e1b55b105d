"""Village Green's points, explained: the village card, the ponds, every award with the cards and cells it counts."""

from __future__ import annotations

from typing import Any

from hortus.games.contract import Line
from hortus.games.words import Catalogue, say

from .awards import LINE_CELLS
from .cards import CARDS, Green
from .moves import CELL_NAMES, SPACE_NAMES
from .names import EQUATIONS, Term, award_name, card_name, count_in, count_on, signed, term_points, thing_name
from .state import CELLS, SPACES

WORDS: Catalogue = {
    "en": {
        "village": "Village card",
        "village up": "Face up: 1 point.",
        "village down": "Face down: nothing.",
        "ponds": "Ponds",
        "pond points": "Two points for each: {ponds}.",
        "no ponds": "No pond is visible.",
        "award": "{award} on {space}",
        "none": "Nothing counts",
        "line": "Line: {cards}. {sums}.",
        "empty": "{cell} empty",
        "total": "total {points}",
        "all": "All of {things}",
        "not all": "Missing {things}",
        "groups": "Groups of {of}: {things}",
        "no groups": "No group of {of}",
        "exact": "Exactly {things}",
        "band": "Result: {band}",
        "band text": "{points} points. Up to 15, then 16 to 25, 26 to 35, and from 36 on.",
    },
    "fr": {
        "village": "Carte Village",
        "village up": "Face visible : 1 point.",
        "village down": "Face cachée : rien.",
        "ponds": "Bassins",
        "pond points": "Deux points pour chacun : {ponds}.",
        "no ponds": "Aucun bassin visible.",
        "award": "{award} en {space}",
        "none": "Rien ne compte",
        "line": "Ligne : {cards}. {sums}.",
        "empty": "{cell} vide",
        "total": "total {points}",
        "all": "Réunis : {things}",
        "not all": "Il manque : {things}",
        "groups": "Groupes de {of} : {things}",
        "no groups": "Aucun groupe de {of}",
        "exact": "Exactement {things}",
        "band": "Résultat : {band}",
        "band text": "{points} points. Jusqu'à 15, puis 16 à 25, 26 à 35, et 36 ou plus.",
    },
}

# Solo: how good the points are, from each number of points on.
BANDS = [
    (36, {"en": "English garden of the year", "fr": "Jardin anglais de l'année"}),
    (26, {"en": "Second place", "fr": "Seconde place"}),
    (16, {"en": "Honourable mention", "fr": "Mention honorable"}),
    (-1000, {"en": "Last place", "fr": "Dernière place"}),
]


def band(points: int) -> dict[str, str]:
    return next(words for least, words in BANDS if points >= least)


def line_of(state: Any, seat: int, space: int) -> tuple[list[int], list[Green | None]]:
    """The cells of an award space's line and the visible cards on them."""
    cells = LINE_CELLS[3 * space : 3 * space + 3]
    return cells, [CARDS[state.green[CELLS * seat + cell]] for cell in cells]


def explain(state: Any, seat: int, lang: str) -> list[Line]:
    up = state.card_up[seat]
    ponds = [cell for cell in range(CELLS) if count_on("pond", CARDS[state.green[CELLS * seat + cell]])]
    pond_names = tuple(CELL_NAMES[cell] for cell in ponds)
    lines = [
        Line(say(WORDS, lang, "village"), up, ("z0",), say(WORDS, lang, "village up" if up else "village down")),
        Line(say(WORDS, lang, "ponds"), 2 * len(ponds), pond_names,
             say(WORDS, lang, "pond points" if ponds else "no ponds", ponds=", ".join(pond_names))),
    ]  # fmt: skip
    lines += [_award_line(state, seat, space, lang) for space in range(SPACES) if state.award[SPACES * seat + space]]
    if state.players == 1 and state.over:
        points = sum(line.points for line in lines)
        lines.append(
            Line(say(WORDS, lang, "band", band=band(points)[lang]), 0, (), say(WORDS, lang, "band text", points=points))
        )
    return lines


def _award_line(state: Any, seat: int, space: int, lang: str) -> Line:
    award = state.award[SPACES * seat + space]
    cells, line = line_of(state, seat, space)
    terms = EQUATIONS[award]
    counted = [
        CELL_NAMES[cell]
        for cell, card in zip(cells, line, strict=True)
        if any(count_on(thing, card) for term in terms for thing in term.things)
    ]
    cards = ", ".join(
        f"{CELL_NAMES[cell]} {card_name(state.green[CELLS * seat + cell], lang)}"
        if card
        else say(WORDS, lang, "empty", cell=CELL_NAMES[cell])
        for cell, card in zip(cells, line, strict=True)
    )
    sums = [text for term in terms if (text := _term(term, cells, line, lang))]
    points = sum(term_points(term, line) for term in terms)
    if not sums:
        sums = [say(WORDS, lang, "none")]
    elif len(sums) > 1:
        sums.append(say(WORDS, lang, "total", points=signed(points)))
    return Line(
        say(WORDS, lang, "award", award=award_name(award, lang), space=SPACE_NAMES[space]),
        points,
        (SPACE_NAMES[space], *counted),
        say(WORDS, lang, "line", cards=cards, sums="; ".join(sums)),
    )


def _term(term: Term, cells: list[int], line: list[Green | None], lang: str) -> str:
    """What a term of the equation brings here and from where; empty where there is nothing to say."""
    points = term_points(term, line)
    counts = [count_in(thing, line) for thing in term.things]
    names = [thing_name(thing, lang, count) for thing, count in zip(term.things, counts, strict=True)]
    if term.form in ("each", "scale"):
        if term.form == "each" and not counts[0]:
            return ""
        where = ", ".join(
            CELL_NAMES[cell] for cell, card in zip(cells, line, strict=True) if count_on(term.things[0], card)
        )
        times = f" × {signed(term.points[0])}" if term.form == "each" else ""
        return f"{counts[0]} {names[0]}{f' ({where})' if where else ''}{times} = {signed(points)}"
    if term.form == "all":
        if points:
            return f"{say(WORDS, lang, 'all', things=', '.join(names))} = {signed(points)}"
        missing = [name for name, count in zip(names, counts, strict=True) if not count]
        return f"{say(WORDS, lang, 'not all', things=', '.join(missing))} = 0"
    if term.form == "groups":
        full = [f"{count} {name}" for name, count in zip(names, counts, strict=True) if count >= term.of]
        key = "groups" if full else "no groups"
        return f"{say(WORDS, lang, key, of=term.of, things=', '.join(full))} = {signed(points)}"
    if not points:
        return ""
    parts = " + ".join(f"{count} {name}" for name, count in zip(names, counts, strict=True))
    return f"{say(WORDS, lang, 'exact', things=parts)} = {signed(points)}"
