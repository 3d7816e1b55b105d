"""A screen as it looks in a theme and at a width: accessible, and no wider than it may be."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page

from .driver import THEMES, at_rest, settled

AXE = Path(os.environ.get("AXE", Path(__file__).parent / "node_modules" / "axe-core" / "axe.min.js"))
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

# Every screen in both themes and at both widths, one theme at each; all of them in the long run.
QUICK = [(1280, "light"), (390, "dark")]
LOOKS = [
    pytest.param(width, theme, id=f"{width}-{theme}", marks=() if (width, theme) in QUICK else pytest.mark.long)
    for width in (360, 390, 600, 844, 1280, 1920)
    for theme in THEMES
]
every_look = pytest.mark.parametrize(("width", "theme"), LOOKS)


def too_small(page: Page, root: str, problems: list[str]) -> None:
    """Whatever can be touched inside is large enough for a finger: 44 pixels each way."""
    small = page.locator(root).evaluate(
        """(root) => [...root.querySelectorAll('button, a, label:has(input), input:not(label input)')]
             .filter((one) => one.checkVisibility())
             .map((one) => [one.getBoundingClientRect(), one.textContent.trim() || one.ariaLabel])
             .filter(([box, words]) => Math.min(box.width, box.height) < 43.5)
             .map(([box, words]) => `${words}: ${box.width} × ${box.height}`)"""
    )
    problems += [f"too small for a finger: {one}" for one in small]


def look(page: Page, screen: str, problems: list[str]) -> None:
    """What axe-core finds, and whether anything is wider than the screen."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text())
    settled(page)
    at_rest(page)
    found = page.evaluate(
        """async (tags) => (await axe.run(document, {runOnly: tags})).violations
             .map((v) => [v.id, v.nodes.map((n) => n.html.slice(0, 160) + ' ' + n.failureSummary)])""",
        RULES,
    )
    problems += [f"{screen}: {one}" for one in found]
    if page.evaluate("() => document.documentElement.scrollWidth > innerWidth"):
        problems.append(f"{screen}: wider than the screen")
