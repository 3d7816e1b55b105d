"""Village Green drawn as SVG, awards as equations of icons. An uncoloured flower or tree stands for any of its kind."""

from __future__ import annotations

from typing import Any

from hortus.games.drawing import INK, LEAF, QUIET, SERIF, Picture

from .awards import AWARDS, Term
from .components import AWARD_NAMES, CARDS
from .equations import award_name, ranges
from .hidden import knows_award
from .state import AWARD, CELL_NAMES, CELLS, GREEN, HAND, KIND_NAMES, LAYING, SPACES
from .text import card_name, others_hand, seat_name, standing
from .words import WORDS

CARD = 96
STEP = 102  # from card to card
VILLAGE = 3 * STEP + CARD


def svg(state: Any, viewer: int | None, lang: str) -> str:
    players = state.players
    columns = min(players, 3)
    rows = (players + columns - 1) // columns
    top = 178 if viewer is None else 318
    width = max(24 + columns * (VILLAGE + 36), 24 + 8 * STEP + 40)
    picture = Picture(__package__, width, top + rows * (VILLAGE + 86), WORDS.format(lang, "title"))
    _display(picture, state, viewer, lang)
    if viewer is not None:
        picture.text(24, 186, WORDS.format(lang, "hand"), 18, weight="bold", family=SERIF)
        for i in range(state.hand_count[viewer]):
            card = state.slot[HAND * viewer + i]
            _green(picture, 24 + STEP * i, 196, card, lang)
    for seat in range(players):
        _village(picture, 24 + (seat % columns) * (VILLAGE + 36), top + (seat // columns) * (VILLAGE + 86) + 50, state,
                 seat, viewer, lang)  # fmt: skip
    return picture.svg()


def _display(picture: Picture, state: Any, viewer: int | None, lang: str) -> None:
    seat = -1 if viewer is None else viewer
    for kind, back in ((GREEN, "village-green-back"), (AWARD, "village-award-back")):
        x = 24 + kind * (4 * STEP + 40)
        picture.text(x, 32, WORDS.format(lang, KIND_NAMES[kind]), 18, weight="bold", family=SERIF)
        count = state.rules.deck_seen(state, kind, seat)
        if count:
            picture.use(back, x, 42, CARD)
        else:
            _space(picture, x, 42)
        picture.text(x + CARD / 2, 154, WORDS.format(lang, "deck", count=count), 13, anchor="middle", fill=QUIET)
        for place in range(state.up_count[kind]):
            card = state.rules.face_up(state, kind, place, seat)
            at = x + STEP * (place + 1)
            if not card:
                _space(picture, at, 42)
            elif kind == AWARD:
                _award(picture, at, 42, card, None, lang)
            else:
                _green(picture, at, 42, card, lang)
            picture.text(at + CARD / 2, 154, place + 1, 13, anchor="middle", fill=QUIET)
    if state.held:
        x, y = 24 + 4 * STEP + 40 + STEP, 186 if viewer is not None else 174
        if not knows_award(state, viewer):
            picture.text(x, y, WORDS.format(lang, "hidden-award"), 14)
            return
        picture.text(x, y, WORDS.format(lang, "award-in-hand", award=AWARD_NAMES[state.held]), 14)
        if viewer is not None:
            _award(picture, x, 196, state.held, None, lang)


def _village(picture: Picture, x: float, y: float, state: Any, seat: int, viewer: int | None, lang: str) -> None:
    to_move = seat == state.turn
    name = ("▸ " if to_move else "") + seat_name(seat, viewer, lang)
    picture.text(x, y - 26, name, 18, fill=LEAF if to_move else INK, weight="bold", family=SERIF)
    picture.text(x + VILLAGE, y - 26, standing(state, seat, lang), 18, anchor="end", family=SERIF)
    if seat != viewer and state.players > 1:
        picture.text(x, y - 9, others_hand(state, seat, viewer, lang), 13, fill=QUIET)
    if state.phase == LAYING:
        awards = [award_name(award, lang) for award in state.dealt[3 * seat : 3 * seat + 3] if award]
        if awards:
            text = WORDS.format(lang, "to-lay", awards=", ".join(awards))
            picture.text(x + VILLAGE, y - 9, text, 11, anchor="end")
    picture.rect(x - 8, y - 2, VILLAGE + 16, VILLAGE + 10, fill="#e7ddc2", stroke=LEAF if to_move else QUIET, line=3,
                 radius=12)  # fmt: skip
    picture.use("village-village" if state.card_up[seat] else "village-village-down", x + 14, y + 14, CARD - 28)
    for space in range(SPACES):
        at = (x + STEP * (space + 1), y + 3) if space < 3 else (x, y + 3 + STEP * (space - 2))
        award = state.award[SPACES * seat + space]
        if award:
            _award(picture, *at, award, state.rules.award_points(state, seat, space), lang)
        else:
            _space(picture, *at)
    for cell in range(CELLS):
        at = (x + STEP * (cell % 3 + 1), y + 3 + STEP * (cell // 3 + 1))
        card = state.green[CELLS * seat + cell]
        if card:
            _green(picture, *at, card, lang, bool(state.green_below[card]))
        else:
            _space(picture, *at, CELL_NAMES[cell])


def _space(picture: Picture, x: float, y: float, name: str = "") -> None:
    picture.rect(x, y, CARD, CARD, fill="none", stroke=QUIET, line=1.5, radius=10, dash="6 5")
    if name:
        picture.text(x + CARD / 2, y + CARD / 2 + 5, name, 13, anchor="middle", fill=QUIET)


def _green(picture: Picture, x: float, y: float, card: int, lang: str, covers: bool = False) -> None:
    """Flower and colour at the top left, the feature at the foot."""
    found = CARDS[card]
    assert found is not None
    if covers:
        picture.rect(x + 3, y + 4, CARD, CARD, fill="#cfc4a6", stroke=INK, line=1.5, radius=10)
    lawn = found.flower is None
    picture.rect(x, y, CARD, CARD, fill="#dcebc3" if lawn else "#fdf9ee", stroke=INK, line=2, radius=10)
    if not lawn:
        picture.path(f"M{x + 1} {y + 62} H{x + CARD - 1} V{y + CARD - 11} a10 10 0 0 1 -10 10 H{x + 11} "
                     f"a10 10 0 0 1 -10 -10 Z", fill="#e6efd6", stroke="none")  # fmt: skip
        picture.use(f"village-{found.flower}-{found.colour}", x + 4, y + 4, 44, title=card_name(card, lang))
    things = found.trees or (found.feature,)
    size = 58 if lawn else 46
    first = x + CARD / 2 - size * len(things) / 2
    for i, thing in enumerate(things):
        picture.use(f"village-{thing}", first + i * size, y + (22 if lawn else CARD - size - 3), size,
                    title=card_name(card, lang))  # fmt: skip


def _signed(points: int, lang: str) -> str:
    return WORDS.format(lang, "award-worth", points=points)


def _award(picture: Picture, x: float, y: float, award: int, points: int | None, lang: str) -> None:
    """The name, the equation, and the present value of its line."""
    picture.rect(x, y, CARD, CARD, fill="#fdf3d3", stroke="#b67d1c", line=2.5, radius=10)
    name = award_name(award, lang)
    picture.text(x + CARD / 2, y + 14, name, 10.5 if len(name) < 13 else 9, anchor="middle", weight="bold")
    draw_equation(picture, x + 4, y + 18, CARD - 8, 54 if points is not None else 64, award, lang)
    if points is not None:
        fill = LEAF if points > 0 else "#a8323e" if points < 0 else QUIET
        picture.rect(x + CARD - 38, y + CARD - 24, 34, 20, fill=fill, radius=10)
        worth = _signed(points, lang)
        picture.text(x + CARD - 21, y + CARD - 9, worth, 15, anchor="middle", fill="#ffffff", weight="bold",
                     family=SERIF)  # fmt: skip


# --- Equations ---

LESS = "#a8323e"


def symbols(thing: str) -> tuple[str, ...]:
    """The symbols for a thing that is counted; several are alternatives."""
    return tuple(f"village-{name}" for name in thing.split("-or-"))


class Area:
    """A rectangle to fill with rows."""

    def __init__(self, picture: Picture, x: float, y: float, width: float, height: float, lang: str) -> None:
        self.picture, self.x, self.y, self.width, self.height, self.lang = picture, x, y, width, height, lang

    def icon(self, thing: str, x: float, y: float, size: float) -> float:
        """One thing; returns where it ends."""
        title = WORDS.format(self.lang, "thing", thing=thing, count=1)
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
        self.text(x, y, _signed(points, self.lang), size, anchor, LESS if points < 0 else INK)

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
    terms = AWARDS[award]
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
