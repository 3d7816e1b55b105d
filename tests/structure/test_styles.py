"""The page's style sheets keep to the steps of space, radius and type, and to one ring for every state."""

from __future__ import annotations

import re
from pathlib import Path

WEB = Path(__file__).parents[2] / "src" / "hortus" / "web"
SHEETS = [*sorted((WEB / "css").glob("*.css")), *sorted((WEB / "games").glob("*/*.css"))]
STEPPED = re.compile(r"\b((?:row-|column-)?gap|padding(?:-\w+)*|margin(?:-\w+)*|border(?:-\w+)*-radius): ([^;{}]+);")


def test_space_and_radius_come_from_the_scales() -> None:
    """Hairlines (below 1.5 px), negative margins and distances over 34 px are left alone; `em` goes with the text."""
    found = []
    for sheet in SHEETS:
        for name, value in STEPPED.findall(sheet.read_text("utf-8")):
            lengths = [
                float(number) * (16 if unit == "rem" else 1)
                for number, unit in re.findall(r"(?<![\w.-])(\d+(?:\.\d+)?)(px|rem)", value)
            ]
            if any(1.5 <= length <= 34 for length in lengths):
                found.append(f"{sheet.name}: {name}: {value}")
    assert not found


def test_text_sizes_come_from_the_scale() -> None:
    sizes = [
        f"{sheet.name}: {size}"
        for sheet in SHEETS
        if sheet.name != "tokens.css"
        for size in re.findall(r"font(?:-size)?: ([^;/]*?[\d.]+rem)", sheet.read_text("utf-8"))
    ]
    assert not sizes


def test_every_colour_of_a_theme_is_stated_once() -> None:
    """Light and dark stand side by side (`light-dark()`); only the tokens know of themes chosen by hand."""
    for sheet in SHEETS:
        text = sheet.read_text("utf-8")
        assert "prefers-color-scheme" not in text, sheet
        assert sheet.name == "tokens.css" or "data-theme" not in text, sheet


def test_every_rule_is_in_a_layer() -> None:
    for sheet in SHEETS:
        outside = re.sub(r"/\*.*?\*/", "", sheet.read_text("utf-8"), flags=re.DOTALL)
        depth, top = 0, []
        for part in re.split(r"([{}])", outside):
            if part == "{":
                depth += 1
            elif part == "}":
                depth -= 1
            elif depth == 0 and part.strip():
                top.append(part.strip())
        assert all(rule.startswith(("@layer", "@font-face", "@import")) for rule in top), (sheet, top)
