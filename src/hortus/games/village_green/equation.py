"""An award's equation drawn with icons. An uncoloured flower or tree stands for any of its kind."""

from __future__ import annotations

from hortus.games.drawing import INK, QUIET, SERIF, Picture

from .names import EQUATIONS, Term, signed, thing_name

LESS = "#a8323e"


def symbols(thing: str) -> tuple[str, ...]:
    """The symbols for a thing that is counted; several are alternatives."""
    if thing == "one tree card":
        return ("village-tree",)
    if thing == "pond or empty":
        return "village-pond", "village-empty"
    colour, _, flower = thing.partition(" ")
    return (f"village-{flower}-{colour}" if flower else f"village-{thing}",)


class Area:
    """A rectangle to fill with rows."""

    def __init__(self, picture: Picture, x: float, y: float, width: float, height: float, lang: str) -> None:
        self.picture, self.x, self.y, self.width, self.height, self.lang = picture, x, y, width, height, lang

    def icon(self, thing: str, x: float, y: float, size: float) -> float:
        """One thing; returns where it ends."""
        title = thing_name(thing, self.lang)
        for i, symbol in enumerate(symbols(thing)):
            if i:
                self.text(x + size * 0.12, y + size * 0.7, "/", size * 0.6, "middle")
                x += size * 0.24
            self.picture.use(symbol, x, y, size, title=title)
            x += size
        return x

    def text(self, x: float, y: float, text: str, size: float, anchor: str = "start", fill: str = INK) -> None:
        self.picture.text(x, y, text, size, anchor=anchor, fill=fill, weight="bold", family=SERIF)

    def points(self, x: float, y: float, points: int, size: float, anchor: str = "start") -> None:
        self.text(x, y, signed(points), size, anchor, LESS if points < 0 else INK)

    def row(
        self, things: list[str], points: int, y: float, size: float, join: str = "", x: float | None = None
    ) -> None:
        """Icons and what they bring, in the middle of the area or from x on."""
        gap = size * 0.34 if join else 0
        wide = sum(size * (1.24 * len(symbols(thing)) - 0.24) for thing in things) + gap * (len(things) - 1)
        at = self.x + (self.width - wide - size * 1.05) / 2 if x is None else x
        for i, thing in enumerate(things):
            if i and join:
                self.text(at + gap / 2, y + size * 0.68, join, size * 0.5, "middle")
                at += gap
            at = self.icon(thing, at, y, size)
        self.points(at + size * 0.15, y + size * 0.74, points, size * 0.72)


def draw_equation(picture: Picture, x: float, y: float, width: float, height: float, award: int, lang: str) -> None:
    area = Area(picture, x, y, width, height, lang)
    terms = EQUATIONS[award]
    scales = [term for term in terms if term.form == "scale"]
    if scales:
        _scale(area, scales[0], [term for term in terms if term.form == "each"])
    elif terms[0].form == "each":
        _each(area, list(terms))
    elif terms[0].form == "all":
        _all(area, terms[0])
    elif terms[0].form == "groups":
        _groups(area, terms[0])
    else:
        _exact(area, list(terms))


def _each(area: Area, terms: list[Term]) -> None:
    """One row for each, or two columns when there are many."""
    columns = 2 if len(terms) > 2 else 1
    rows = (len(terms) + columns - 1) // columns
    step = area.height / rows
    size = min(step * 0.94, 38, area.width / columns * 0.5)
    for i, term in enumerate(terms):
        y = area.y + step * (i // columns) + (step - size) / 2
        x = area.x + (i % columns) * area.width / 2 + 1 if columns == 2 else None
        area.row([term.things[0]], term.points[0], y, size, x=x)


def _all(area: Area, term: Term) -> None:
    size = 23.0
    gap = (area.width - 3 * size) / 2
    y = area.y + area.height * 0.08
    for i, thing in enumerate(term.things):
        if i:
            area.text(area.x + i * (size + gap) - gap / 2, y + size * 0.68, "+", 11, "middle")
        area.icon(thing, area.x + i * (size + gap), y, size)
    area.points(area.x + area.width / 2, area.y + area.height * 0.92, term.points[0], 20, "middle")


def _groups(area: Area, term: Term) -> None:
    """So many alike: the same icon again and again, joined by equals signs."""
    kinds = ["tree"] + [thing for thing in term.things if thing == "structure"]
    size = 24.0 if len(kinds) == 1 else 17.0
    step = area.height / len(kinds)
    for i, kind in enumerate(kinds):
        area.row([kind] * term.of, term.points[0], area.y + step * i + (step - size) / 2, size, "=")


def ranges(points: tuple[int, ...]) -> list[tuple[int, int, int]]:
    """A scale's steps, those that bring the same taken together: first and last count, points."""
    steps: list[tuple[int, int, int]] = []
    for count, value in enumerate(points):
        if steps and steps[-1][2] == value:
            steps[-1] = (steps[-1][0], count, value)
        else:
            steps.append((count, count, value))
    return steps


def _scale(area: Area, term: Term, extra: list[Term]) -> None:
    """How many, and below it what that brings."""
    size = 22.0
    if extra:
        area.icon(term.things[0], area.x + 4, area.y, size)
        area.row([extra[0].things[0]], extra[0].points[0], area.y + 3, 16, x=area.x + area.width / 2 + 2)
    else:
        area.icon(term.things[0], area.x + (area.width - size) / 2, area.y, size)
    steps = ranges(term.points)
    step = area.width / len(steps)
    for i, (first, last, points) in enumerate(steps):
        x = area.x + step * (i + 0.5)
        counts = str(first) if first == last else f"{first}–{last}"
        area.text(x, area.y + size + 12, counts, 10.5, "middle", QUIET)
        area.points(x, area.y + size + 28, points, 15 if len(steps) < 5 else 13, "middle")
    y = area.y + size + 15
    area.picture.path(f"M{area.x + 2:g} {y:g} H{area.x + area.width - 2:g}", stroke=QUIET)


def _exact(area: Area, terms: list[Term]) -> None:
    """Exactly these: every icon as often as it must be there."""
    step = area.height / len(terms)
    for i, term in enumerate(terms):
        things = [thing for thing, count in zip(term.things, term.counts, strict=True) for _ in range(count)]
        size = min(step * 0.95, 15.5)
        if len(terms) > 1:
            area.row(things, term.points[0], area.y + step * i + (step - size) / 2, size, x=area.x + 2)
            continue
        size = 17.0
        at = area.x
        for k, thing in enumerate(things):
            if k:
                area.text(at + 3, area.y + size * 0.75, "+", 10, "middle")
                at += 6
            at = area.icon(thing, at, area.y + 3, size)
        area.points(area.x + area.width / 2, area.y + area.height * 0.9, term.points[0], 20, "middle")
