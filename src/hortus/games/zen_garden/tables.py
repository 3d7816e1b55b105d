"""The tables of the rules text, in Markdown, from the numbers and names of the components."""

from __future__ import annotations

from collections.abc import Sequence

from . import components
from .components import COST, DECOR_NAMES, ELEMENT_NAMES, GROUND_NAMES, PATH_NAMES
from .words import WORDS


def _table(lang: str, name: str, heads: Sequence[str | int], numbers: Sequence[int]) -> str:
    """Two rows: what is counted, and what it brings."""
    top = [WORDS.format(lang, f"table-{name}"), *map(str, heads)]
    points = [WORDS.format(lang, "table-coins" if name == "costs" else "table-points")]
    points += [str(number).replace("-", "−") for number in numbers]
    return "\n".join([_row(top), _row(["---"] * len(top)), _row(points)])


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _steps(points: Sequence[int], first: int, more: str = "+") -> list[str]:
    """The counts of a table of points, the last with a sign for more."""
    return [f"{n}{more if n == len(points) - 1 else ''}" for n in range(first, len(points))]


def _elements(lang: str) -> str:
    """Every path, decor and ground by name."""
    kinds = {
        "paths": ELEMENT_NAMES[: len(PATH_NAMES)],
        "decors": DECOR_NAMES,
        "grounds": ELEMENT_NAMES[-len(GROUND_NAMES) :],
    }
    rows = [[WORDS.format(lang, "table-kind"), WORDS.format(lang, "table-elements")], ["---", "---"]]
    for kind, names in kinds.items():
        shown = ", ".join(WORDS.format(lang, "short", element=name) for name in names)
        rows.append([WORDS.format(lang, f"table-elements-{kind}"), shown])
    return "\n".join(map(_row, rows))


def tables(lang: str) -> dict[str, str]:
    """By name, what `{{ table: name }}` stands for in the rules text."""
    rows = [WORDS.format(lang, f"table-row-{row}") for row in ("top", "middle", "bottom")]
    ranks = [WORDS.format(lang, f"table-{rank}") for rank in ("first", "second", "third")]
    return {
        "elements": _elements(lang),
        "costs": _table(lang, "costs", rows, COST),
        "paths": _table(lang, "paths", _steps(components.PATH_POINTS, 1, ""), components.PATH_POINTS[1:]),
        "decors": _table(lang, "decors", _steps(components.DECOR_POINTS, 6), components.DECOR_POINTS[6:]),
        "majority": _table(
            lang, "majority", [WORDS.format(lang, f"table-{rank}") for rank in ("most", "second-most")],
            components.MAJORITY_POINTS,
        ),
        "detail": _table(lang, "detail", _steps(components.DETAIL_POINTS, 0), components.DETAIL_POINTS),
        "minimalist": _table(
            lang, "minimalist", _steps(components.MINIMALIST_POINTS, 1), components.MINIMALIST_POINTS[1:]
        ),
        "missions": _table(lang, "missions", ranks, components.MISSION_POINTS[1:]),
    }  # fmt: skip
