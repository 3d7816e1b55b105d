"""Village Green's points: compiled from the table of awards, and explained line by line; how good they are alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

from hortus.games.data import Detail, ScoreLine, Step
from hortus.kernel import rule, table
from hortus.message import Message

from .awards import AWARDS, Line, Term, count_in, count_on, counts_of, term_points
from .components import AWARD_NAMES, CARDS, COLOURS, GREENS, IS_POND, SPECIES
from .state import CELL_NAMES, CELLS, LINE_CELLS, SPACE_NAMES, SPACES

LINES = ("village", "ponds", *(f"award-{space}" for space in SPACE_NAMES))
POND = 2  # points for a visible pond

# Alone: how good the points are, from each number of points on.
BANDS = ((36, "garden"), (26, "second"), (16, "mention"), (-1000, "last"))


# --- The awards, compiled: a line is scored by adding one number for each of its three spaces ---
#
# A space is worth a number under an award: what the terms of the form `each` bring for it, and in the digits above them
# how many it shows of the things that other terms count. The three add up; the digits above lead to what those terms
# bring for the line.

CARD_STEP = GREENS + 1  # the spaces' numbers by award and green, 0 being an empty space
EACH = 1 << 10  # the digits of the `each` terms: their sums lie between -EACH / 2 and EACH / 2
HALF = EACH // 2


def _counted(terms: list[Term]) -> list[str]:
    """The things that have to be counted for these terms; species are found from the trees of each."""
    found = dict.fromkeys(thing for term in terms for thing in term.things)
    if "species" in found:
        del found["species"]
        found.update(dict.fromkeys(SPECIES))
    return list(found)


def _together(term: Term, counts: dict[str, int]) -> int:
    counts = {**counts, "species": sum(counts.get(tree, 0) > 0 for tree in SPECIES)}
    number = [counts[thing] for thing in term.things]
    most = len(term.points) - 1
    return 0 if term.form == "scale" and number[0] > most else term_points(term, number)


def _compiled() -> tuple[list[int], list[int], list[int]]:
    """The spaces' numbers, where each award's values for its counts begin, and those values."""
    spaces, first, values = [0] * CARD_STEP, [0], [0]
    for terms in AWARDS[1:]:
        others = [term for term in terms if term.form != "each"]
        things = _counted(others)
        most = [3 * max(count_on(thing, card) for card in CARDS) for thing in things]
        for card in CARDS:
            counts = [count_on(thing, card) for thing in things]
            digits = 0
            for count, limit in zip(counts, most, strict=True):
                digits = digits * (limit + 1) + count
            single = sum(count_on(term.things[0], card) * term.points[0] for term in terms if term.form == "each")
            spaces.append(EACH * digits + single)
        first.append(len(values) if others else 0)
        if others:
            for counts_in_line in product(*(range(limit + 1) for limit in most)):
                named = dict(zip(things, counts_in_line, strict=True))
                values.append(sum(_together(term, named) for term in others))
    return spaces, first, values


_spaces, _first, _values = _compiled()
SPACE = table(_spaces)
FIRST = table(_first)
VALUE = table(_values)
LINE = table(LINE_CELLS)


@rule
def line_value(award: int, first: int, second: int, third: int) -> int:
    """The points of an award for the three visible greens of its line, 0 for an empty cell."""
    at = CARD_STEP * award
    together = SPACE[at + first] + SPACE[at + second] + SPACE[at + third] + HALF
    return (together & (EACH - 1)) - HALF + VALUE[FIRST[award] + (together >> 10)]  # type: ignore[no-any-return]


@rule
def award_points(state: Any, seat: int, space: int) -> int:
    """The present points of the visible award on a space; none lies there: 0."""
    base = CELLS * seat
    return line_value(
        state.award[SPACES * seat + space],
        state.green[base + LINE[3 * space]],
        state.green[base + LINE[3 * space + 1]],
        state.green[base + LINE[3 * space + 2]],
    )


@rule
def pond_points(state: Any, seat: int) -> int:
    """Two for every visible pond."""
    points = 0
    for cell in range(CELLS):
        points += POND * IS_POND[state.green[CELLS * seat + cell]]
    return points


@rule
def village_points(state: Any, seat: int) -> int:
    """A face-up village card, the ponds, and every visible award."""
    points = state.card_up[seat] + pond_points(state, seat)
    for space in range(SPACES):
        points += award_points(state, seat, space)
    return points  # type: ignore[no-any-return]


@rule
def score_lines(state: Any, seat: int, out: Any) -> None:
    out[0] = state.card_up[seat]
    out[1] = pond_points(state, seat)
    for space in range(SPACES):
        out[2 + space] = award_points(state, seat, space)


@rule
def score(state: Any, out: Any) -> None:
    for seat in range(state.players):
        out[seat] = village_points(state, seat)


@rule
def winners(state: Any) -> int:
    """Most points, then most visible greens; else shared."""
    best = -1000
    mask = 0
    for seat in range(state.players):
        standing = 10 * village_points(state, seat) + state.shown[seat]
        if standing > best:
            best = standing
            mask = 0
        if standing == best:
            mask |= 1 << seat
    return mask


# --- Explained ---


def explain(state: Any, seat: int) -> list[ScoreLine]:
    """The village card, the ponds, and every visible award with the spaces that it counts."""
    up = state.card_up[seat]
    shown = counts_of("pond")
    greens = state.green[CELLS * seat : CELLS * seat + CELLS]
    ponds = tuple(f"{seat}-{name}" for name, green in zip(CELL_NAMES, greens, strict=True) if shown[green])
    lines = [
        ScoreLine("village", up, (f"{seat}-z0",), {"up": up}),
        ScoreLine("ponds", POND * len(ponds), ponds, {"count": len(ponds)}),
    ]
    return lines + [_award_line(state, seat, space) for space in range(SPACES) if state.award[SPACES * seat + space]]


def _award_line(state: Any, seat: int, space: int) -> ScoreLine:
    award = state.award[SPACES * seat + space]
    cells = LINE_CELLS[3 * space : 3 * space + 3]
    line = [state.green[CELLS * seat + cell] for cell in cells]
    shown = [counts_of(thing) for term in AWARDS[award] for thing in term.things]
    counted = [
        CELL_NAMES[cell] for cell, green in zip(cells, line, strict=True) if any(counts[green] for counts in shown)
    ]
    name = SPACE_NAMES[space]
    points = state.rules.award_points(state, seat, space)
    return ScoreLine(
        f"award-{name}",
        points,
        tuple(f"{seat}-{place}" for place in (name, *counted)),
        {"award": AWARD_NAMES[award], "space": name},
        tuple(message for term in AWARDS[award] if (message := _sum(term, line))) or (Message("sum-nothing"),),
        _next(award, line, points),
    )


@cache
def _most_on_a_card(things: tuple[str, ...]) -> int:
    """So many of one of these things a single card can show."""
    return max(max(counts_of(thing)) for thing in things)


def _next(award: int, line: Line, points: int) -> Step | None:
    """The nearest step up, as far as the free spaces of the line (empty, or a lawn to be covered) can bring it."""
    free = count_in("empty", line) + count_in("lawn", line)
    bare = sum(term.points[0] for term in AWARDS[award] if term.things == ("empty",))  # what a bare space costs
    steps = []
    for term in AWARDS[award]:
        for more, gain, detail in _steps(term, [count_in(thing, line) for thing in term.things]):
            spaces = -(-more // _most_on_a_card(term.things))
            if 0 < spaces <= free:
                filled = min(spaces, line.count(0))
                steps.append(Step(more, points + gain - bare * filled, {**detail, "count": more}))
    return min(steps, key=lambda step: (step.more, -step.points), default=None)


def _steps(term: Term, counts: list[int]) -> Iterator[tuple[int, int, Detail]]:
    """What more of its things would bring of a term: how many more, how many points more, and what they are."""
    now = term_points(term, counts)
    if term.form == "each" and term.points[0] > 0:
        yield 1, term.points[0], {"thing": term.things[0]}
    elif term.form == "scale":
        for number in range(counts[0] + 1, len(term.points)):
            if term.points[number] > now:
                yield number - counts[0], term.points[number] - now, {"thing": term.things[0]}
                return
    elif term.form == "all" and not now:
        yield counts.count(0), term.points[0], {"thing": "colour" if term.things[0] in COLOURS else "flower"}
    elif term.form == "groups":
        yield term.of - max(count % term.of for count in counts), term.points[0], {"thing": "alike"}


def _sum(term: Term, line: Line) -> Message | None:
    """What a term brings for a line; None where there is nothing to say."""
    counts = [count_in(thing, line) for thing in term.things]
    total = term_points(term, counts)
    values: dict[str, str | int] = {"total": total}
    if term.form in ("each", "scale"):
        if term.form == "each" and not counts[0]:
            return None
        values |= {"thing": term.things[0], "count": counts[0], "points": term.points[0]}
        return Message(f"sum-{term.form}", values)
    if term.form == "groups":
        return Message("sum-groups", {**values, "of": term.of, "count": total // term.points[0]})
    if term.form == "exact" and not total:
        return None
    return Message(
        f"sum-{term.form}-{'-'.join(term.things)}", {**values, **dict(zip(term.things, counts, strict=True))}
    )


def band(points: int) -> str:
    """Alone: how good so many points are."""
    return next(name for least, name in BANDS if points >= least)


def verdict(state: Any) -> Message | None:
    """How good the result of a finished game alone is."""
    if state.players > 1 or not state.over:
        return None
    points = state.rules.village_points(state, 0)
    above = [least for least, _ in BANDS if least > points]
    return Message(f"verdict-{band(points)}", {"missing": above[-1] - points if above else 0})
