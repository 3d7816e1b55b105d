"""A table in characters as a terminal shows it: within its width, side by side where there is room, in colours."""

from __future__ import annotations

import re
import textwrap

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

WIDE = 100  # from here on sections stand side by side
NARROW, GAP = 80, 4
COLOURS = (
    (r"(?m)^> .*$", "bold green"),  # whose turn it is
    (r"(?m)(?<= )[.](?= |$)", "dim"),  # empty places
    (r"(?m)^[0-9](?=  )|(?m:^ {2,}a +b.*$)", "cyan"),  # rows and columns
    (r"(?<!\w)\+[0-9]+", "green"),
    (r"(?<!\w)[−-][0-9]+(?!\w)", "red"),
)


def board(text: str, width: int) -> RenderableType:
    """The sections of a table, each no wider than the terminal; on a wide one as many side by side as there is room."""
    within = width if width < WIDE else max(NARROW, width // 2 - GAP)
    rows: list[list[str]] = []
    used = width + 1
    for section in (_fitted(section, within) for section in _sections(text)):
        wide = max(map(len, section.splitlines()))
        if width < WIDE or used + GAP + wide > width:
            rows.append([])
            used = -GAP
        rows[-1].append(section)
        used += GAP + wide
    drawn: list[RenderableType] = []
    for row in rows:
        side_by_side = Table.grid(padding=(0, GAP))
        side_by_side.add_row(*map(_coloured, row))
        drawn += [side_by_side, Text()]
    return Group(*drawn[:-1])


def _sections(text: str) -> list[str]:
    """Parts divided by empty lines; an empty line inside a board, before a row with its number, divides nothing."""
    return [part.strip("\n") for part in re.split(r"\n\n+(?![0-9]  )", text) if part.strip()]


def _fitted(section: str, width: int) -> str:
    """Sentences that are too long go on in the next line, a little further in."""
    lines = []
    for line in section.splitlines():
        indent = " " * (len(line) - len(line.lstrip()) + 4)
        lines += (
            textwrap.wrap(line, width, subsequent_indent=indent, drop_whitespace=False) if len(line) > width else [line]
        )
    return "\n".join(line.rstrip() for line in lines)


def _coloured(section: str) -> Text:
    found = Text(section)
    for pattern, style in COLOURS:
        found.highlight_regex(pattern, style)
    return found
