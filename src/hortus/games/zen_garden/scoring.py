"""Zen Garden's points: the final scoring, of the gardens as they stand (Rulings 10); compiled, and line by line."""

from __future__ import annotations

from functools import cache
from typing import Any

from hortus.games.data import Detail, ScoreLine, Step, next_step
from hortus.games.squares import square
from hortus.kernel import count, rule, table

from . import components
from .components import (
    DECOR_NAMES,
    ELEMENT_NAMES,
    GREAT_POINTS,
    MISSION_NEED,
    MOST_MONEY,
    PATH_NAMES,
    PREFERENCE_NAMES,
    SMALL_POINTS,
    UNITY_POINTS,
    ladder,
)
from .state import (
    CELLS,
    CORNERS,
    DECORS,
    DETAIL,
    ELEMENTS,
    FIRST_DECOR,
    FIRST_GROUND,
    FIRST_SQUARE,
    GREAT,
    GRID,
    GROUNDS,
    MAJORITY,
    MISSIONS,
    PATHS,
    PREFERENCES,
    SEATS,
    SMALL,
)

LINES = (
    "money",
    "paths",
    *(f"decor-{decor}" for decor in DECOR_NAMES),
    *PREFERENCE_NAMES,
    "unity",
    "minimalist",
    *(f"mission-{mission + 1}" for mission in range(MISSIONS)),
)
DECOR_LINE = 2  # + decor
PREFERENCE_LINE = DECOR_LINE + DECORS  # + preference
UNITY_LINE = PREFERENCE_LINE + PREFERENCES
MINIMALIST_LINE = UNITY_LINE + 1
MISSION_LINE = MINIMALIST_LINE + 1  # + mission

PATH_POINTS = table(components.PATH_POINTS)
DECOR_LADDER = ladder(components.DECOR_POINTS, CELLS)
DETAIL_LADDER = ladder(components.DETAIL_POINTS, CELLS)
MINIMALIST_LADDER = ladder(components.MINIMALIST_POINTS, GROUNDS)
DECOR_POINTS = table(DECOR_LADDER)
DETAIL_POINTS = table(DETAIL_LADDER)
MINIMALIST_POINTS = table(MINIMALIST_LADDER)
MISSION_POINTS = table(components.MISSION_POINTS)
MOST_PRIZE, SECOND_PRIZE = components.MAJORITY_POINTS


@rule
def path_blocks(state: Any, seat: int, path: int) -> int:
    """The completed paths of one type, as a mask of the top left cells of their 2×2 blocks."""
    cells = state.shows[ELEMENTS * seat + path]
    top_left = cells & state.turned[CORNERS * seat + 2]
    top_right = cells & state.turned[CORNERS * seat + 3]
    bottom_right = cells & state.turned[CORNERS * seat]
    bottom_left = cells & state.turned[CORNERS * seat + 1]
    return (  # type: ignore[no-any-return]
        top_left & (top_right >> 1) & (bottom_left >> GRID) & (bottom_right >> (GRID + 1))
    )


@rule
def path_points(state: Any, seat: int) -> int:
    completed = 0
    for path in range(PATHS):
        completed += count(path_blocks(state, seat, path))
    return PATH_POINTS[completed]  # type: ignore[no-any-return]


@rule
def decor_points(state: Any, seat: int) -> int:
    points = 0
    for decor in range(DECORS):
        points += DECOR_POINTS[state.count[ELEMENTS * seat + FIRST_DECOR + decor]]
    return points


@rule
def preferred(state: Any, seat: int, preference: int) -> int:
    """How many tiles of the seat show the element of a preference; none before that is laid."""
    element = state.emperor[preference]
    return state.count[ELEMENTS * seat + element - 1] if element else 0


@rule
def prize(more: int, equal: int) -> int:
    """What the majority brings where so many seats have more, and so many, oneself among them, have as many.

    Tied for most share both prizes; tied for second share the second, rounded down (Rulings 5).
    """
    if more == 0:
        return MOST_PRIZE if equal == 1 else (MOST_PRIZE + SECOND_PRIZE) // equal
    return SECOND_PRIZE // equal if more == 1 else 0


@rule
def majority_points(state: Any, seat: int) -> int:
    mine = preferred(state, seat, MAJORITY)
    if not mine:
        return 0
    more = 0
    equal = 0
    for other in range(state.players):
        theirs = preferred(state, other, MAJORITY)
        if theirs > mine:
            more += 1
        elif theirs == mine:
            equal += 1
    return prize(more, equal)


@rule
def detail_points(state: Any, seat: int) -> int:
    return DETAIL_POINTS[preferred(state, seat, DETAIL)]  # type: ignore[no-any-return]


@rule
def is_one_area(cells: int) -> bool:
    """Are these cells connected by their sides? The empty set counts as connected."""
    area = cells & -cells
    while True:
        more = (area | area << 1 | area >> 1 | area << GRID | area >> GRID) & cells
        if more == area:
            return area == cells
        area = more


@rule
def unity_points(state: Any, seat: int) -> int:
    """The points of board 2, unity."""
    if not state.occupied[seat]:
        return 0
    for ground in range(GROUNDS):
        if not is_one_area(state.shows[ELEMENTS * seat + FIRST_GROUND + ground]):
            return 0
    return UNITY_POINTS


@rule
def minimalist_points(state: Any, seat: int) -> int:
    """The points of board 3, minimalist: few kinds of ground."""
    types = 0
    for ground in range(GROUNDS):
        if state.count[ELEMENTS * seat + FIRST_GROUND + ground]:
            types += 1
    return MINIMALIST_POINTS[types]  # type: ignore[no-any-return]


@rule
def score_lines(state: Any, seat: int, out: Any) -> None:
    """One number for each of LINES; what is not in play brings 0."""
    out[0] = state.money[seat]
    out[1] = path_points(state, seat)
    for decor in range(DECORS):
        out[DECOR_LINE + decor] = DECOR_POINTS[state.count[ELEMENTS * seat + FIRST_DECOR + decor]]
    out[PREFERENCE_LINE + SMALL] = SMALL_POINTS * preferred(state, seat, SMALL)
    out[PREFERENCE_LINE + GREAT] = GREAT_POINTS * preferred(state, seat, GREAT)
    out[PREFERENCE_LINE + MAJORITY] = majority_points(state, seat)
    out[PREFERENCE_LINE + DETAIL] = detail_points(state, seat)
    out[UNITY_LINE] = unity_points(state, seat) if state.boards >> 2 & 1 else 0
    out[MINIMALIST_LINE] = minimalist_points(state, seat) if state.boards >> 3 & 1 else 0
    for mission in range(MISSIONS):
        out[MISSION_LINE + mission] = MISSION_POINTS[state.won[SEATS * mission + seat]]


@rule
def points(state: Any, seat: int) -> int:
    total = state.money[seat] + path_points(state, seat) + decor_points(state, seat)
    total += SMALL_POINTS * preferred(state, seat, SMALL) + GREAT_POINTS * preferred(state, seat, GREAT)
    total += majority_points(state, seat) + detail_points(state, seat)
    if state.boards >> 2 & 1:
        total += unity_points(state, seat)
    if state.boards >> 3 & 1:
        total += minimalist_points(state, seat)
    for mission in range(state.missions):
        total += MISSION_POINTS[state.won[SEATS * mission + seat]]
    return total  # type: ignore[no-any-return]


@rule
def score(state: Any, out: Any) -> None:
    for seat in range(state.players):
        out[seat] = points(state, seat)


@rule
def winners(state: Any) -> int:
    """Most points, then most money, then shared."""
    best = -1000
    won = 0
    for seat in range(state.players):
        rank = (MOST_MONEY + 1) * points(state, seat) + state.money[seat]
        if rank > best:
            best = rank
            won = 1 << seat
        elif rank == best:
            won |= 1 << seat
    return won


def square_of(state: Any, seat: int, spot: int) -> str:
    """The square that a spot of a seat's garden is, counted from its first tile: see `moves`."""
    return _square(state.first[seat], spot)


@cache
def _square(first: int, spot: int) -> str:
    row, column = spot // GRID - first // GRID, spot % GRID - first % GRID
    return square(FIRST_SQUARE + row, FIRST_SQUARE + column)


def place(state: Any, seat: int, spot: int) -> str:
    """The name of a spot of a seat's garden as a place."""
    return f"{seat}-{square_of(state, seat, spot)}"


def places(state: Any, seat: int, cells: int) -> tuple[str, ...]:
    """The places of a seat's garden in a mask of cells."""
    first, found = state.first[seat], []
    while cells:
        found.append(f"{seat}-{_square(first, (cells & -cells).bit_length() - 1)}")
        cells &= cells - 1
    return tuple(found)


def completed_paths(state: Any, seat: int) -> list[tuple[int, int]]:
    """Each completed path: its type and the mask of its four tiles."""
    return [
        (path, (3 | 3 << GRID) << spot)
        for path in range(len(PATH_NAMES))
        if (blocks := state.rules.path_blocks(state, seat, path))
        for spot in range(GRID * GRID)
        if blocks >> spot & 1
    ]


def ground_types(state: Any, seat: int) -> int:
    """How many kinds of ground a garden has."""
    return sum(state.count[ELEMENTS * seat + FIRST_GROUND + ground] > 0 for ground in range(GROUNDS))


def mission_elements(state: Any, mission: int) -> list[int]:
    """The two elements that a mission asks for."""
    return [element - 1 for element in state.emperor[PREFERENCES + 2 * mission : PREFERENCES + 2 * mission + 2]]


def points_left(state: Any, mission: int) -> list[int]:
    """The point tiles of a mission that nobody has won yet."""
    return list(components.MISSION_POINTS[state.rules.finishers(state, mission) + 1 :])


@cache
def shown_ladder(points: tuple[int, ...], first: int = 1, more: str = "+") -> str:
    """A table of points as it stands in a sentence: "6 → 3, 7 → 5, … 12+ → 20"."""
    last = len(points) - 1
    steps = [f"{n}{more if n == last else ''} → {points[n]}".replace("-", "−") for n in range(first, last + 1)]
    return ", ".join(steps)


def majority_ladder(state: Any, seat: int) -> list[int]:
    """What every count of the majority's element would bring a seat, as the others stand."""
    others = [state.rules.preferred(state, other, MAJORITY) for other in range(state.players) if other != seat]
    return [
        state.rules.prize(sum(theirs > mine for theirs in others), 1 + others.count(mine)) if mine else 0
        for mine in range(CELLS + 1)
    ]


def preference_ladder(state: Any, seat: int, preference: int) -> list[int]:
    """The points of a preference by the number of tiles."""
    if preference == MAJORITY:
        return majority_ladder(state, seat)
    if preference == DETAIL:
        return list(DETAIL_LADDER)
    each = GREAT_POINTS if preference == GREAT else SMALL_POINTS
    return [each * number for number in range(CELLS + 1)]


def explain(state: Any, seat: int) -> list[ScoreLine]:
    """A line for everything that is in play, with the tiles it counts."""
    points = [0] * len(LINES)
    state.rules.score_lines(state, seat, points)

    def cells(element: int) -> int:
        return state.shows[ELEMENTS * seat + element]  # type: ignore[no-any-return]

    room = CELLS - state.occupied[seat].bit_count()

    def line(key: str, counted: int, step: Step | None, **detail: str | int) -> ScoreLine:
        if step is not None and step.more > (2 * room if key.startswith("mission") else room):
            step = None  # a tile may count for both elements of a mission
        return ScoreLine(key, points[LINES.index(key)], places(state, seat, counted), detail, next=step)

    rings = completed_paths(state, seat)
    ladders = {
        "paths": shown_ladder(components.PATH_POINTS, more=""),
        "decor": shown_ladder(components.DECOR_POINTS, 6),
    }
    lines = [
        ScoreLine("money", points[0]),
        line(
            "paths", sum(ring for _, ring in rings), next_step(components.PATH_POINTS, len(rings)), count=len(rings),
            ladder=ladders["paths"],
        ),
    ]  # fmt: skip
    for decor, name in enumerate(DECOR_NAMES):
        number = state.count[ELEMENTS * seat + FIRST_DECOR + decor]
        step = next_step(DECOR_LADDER, number)
        detail: Detail = {"element": name, "count": number, "ladder": ladders["decor"]}
        lines.append(line(f"decor-{name}", cells(FIRST_DECOR + decor), step, **detail))
    for preference, name in enumerate(PREFERENCE_NAMES):
        element = state.emperor[preference] - 1
        detail = _preference(state, seat, preference)
        step = next_step(preference_ladder(state, seat, preference), state.rules.preferred(state, seat, preference))
        lines.append(line(name, cells(element), step, element=ELEMENT_NAMES[element], **detail))
    if state.boards >> 2 & 1:
        lines.append(_unity(state, seat, points[UNITY_LINE]))
    if state.boards >> 3 & 1:
        shown = shown_ladder(components.MINIMALIST_POINTS)
        lines.append(line("minimalist", state.occupied[seat], None, count=ground_types(state, seat), ladder=shown))
    for mission in range(state.missions):
        first, second = mission_elements(state, mission)
        detail = _mission(state, seat, mission)
        missing = 2 * MISSION_NEED - int(detail["one"]) - int(detail["two"])
        left = points_left(state, mission)
        step = Step(missing, left[0]) if detail["state"] == "open" else None
        lines.append(line(f"mission-{mission + 1}", cells(first) | cells(second), step, **detail))
    return lines


def _preference(state: Any, seat: int, preference: int) -> Detail:
    counts = [state.rules.preferred(state, other, preference) for other in range(state.players)]
    detail: Detail = {"count": counts[seat]}
    if preference == MAJORITY:
        others = [each for other, each in enumerate(counts) if other != seat]
        detail |= {"others": ", ".join(map(str, others)), "most": MOST_PRIZE, "second": SECOND_PRIZE}
    elif preference == DETAIL:
        detail["ladder"] = shown_ladder(components.DETAIL_POINTS, 0)
    else:
        detail["each"] = GREAT_POINTS if preference == GREAT else SMALL_POINTS
    return detail


def _unity(state: Any, seat: int, points: int) -> ScoreLine:
    """In one piece, every tile counts; otherwise the tiles of the grounds that lie apart."""
    cells = [state.shows[ELEMENTS * seat + FIRST_GROUND + ground] for ground in range(GROUNDS)]
    apart = [ground for ground in range(GROUNDS) if not state.rules.is_one_area(cells[ground])]
    shown = sum(cells[ground] for ground in apart) if apart else state.occupied[seat]
    detail: Detail = {"apart": len(apart), "tiles": state.occupied[seat].bit_count(), "most": UNITY_POINTS}
    return ScoreLine("unity", points, places(state, seat, shown), detail)


def _mission(state: Any, seat: int, mission: int) -> Detail:
    pair = mission_elements(state, mission)
    one, two = (min(MISSION_NEED, state.count[ELEMENTS * seat + element]) for element in pair)
    left = points_left(state, mission)
    place = state.won[SEATS * mission + seat]
    return {
        "state": "won" if place else "open" if left else "gone",
        "first": ELEMENT_NAMES[pair[0]],
        "second": ELEMENT_NAMES[pair[1]],
        "one": one,
        "two": two,
        "need": MISSION_NEED,
        "place": place,
        "left": ", ".join(map(str, left)),
    }
