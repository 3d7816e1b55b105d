"""Pictures as SVG text, composed from a game's sprite: a file of `<symbol>`s on a grid of 100 units."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from xml.sax.saxutils import escape, quoteattr

PAPER, INK, QUIET, LEAF = "#f6f0e1", "#2f2a24", "#8a7f6d", "#3f7d3a"
SERIF = "Georgia, 'Iowan Old Style', 'Palatino Linotype', serif"
SANS = "system-ui, sans-serif"


@cache
def sprite(package: str) -> str:
    """The text of a game's sprite."""
    return files(package).joinpath("sprite.svg").read_text("utf-8")


@cache
def symbols(package: str) -> dict[str, str]:
    """The symbols of a game's sprite, by id."""
    found = re.findall(r"<symbol\b.*?</symbol>", sprite(package), re.DOTALL)
    return {re.search(r'\bid="([^"]+)"', text).group(1): text for text in found}  # type: ignore[union-attr]


class Picture:
    """An SVG picture under construction. Everything handed in as text is escaped."""

    def __init__(self, package: str, width: float, height: float, title: str) -> None:
        self._symbols = symbols(package)
        self._used: dict[str, None] = {}
        self._size = (width, height)
        self._title = title
        self._parts: list[str] = []

    def use(self, symbol: str, x: float, y: float, size: float, turn: float = 0, title: str = "") -> None:
        """A symbol of the sprite in a square, turned clockwise by degrees about its middle."""
        self._used[symbol] = None
        turned = f' transform="rotate({turn:g} {x + size / 2:g} {y + size / 2:g})"' if turn else ""
        inner = f"><title>{escape(title)}</title></use>" if title else "/>"
        self._parts.append(
            f'<use href="#{symbol}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"{turned}{inner}'
        )

    def text(
        self, x: float, y: float, text: object, size: float = 16, anchor: str = "start", fill: str = INK,
        weight: str = "normal", family: str = SANS,
    ) -> None:  # fmt: skip
        """A line of text whose base line is at y."""
        self._parts.append(
            f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="{anchor}" fill="{fill}" '
            f"font-weight={quoteattr(weight)} font-family={quoteattr(family)}>{escape(str(text))}</text>"
        )

    def rect(
        self, x: float, y: float, width: float, height: float, fill: str = "none", stroke: str = "none",
        line: float = 1, radius: float = 0, dash: str = "",
    ) -> None:  # fmt: skip
        """A rectangle, with rounded corners if it has a radius."""
        dashed = f' stroke-dasharray="{dash}"' if dash else ""
        self._parts.append(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}" '
            f'fill="{fill}" stroke="{stroke}" stroke-width="{line:g}"{dashed}/>'
        )

    def path(self, d: str, fill: str = "none", stroke: str = INK, line: float = 1) -> None:
        """A path, in SVG's own notation."""
        self._parts.append(f'<path d="{d}" fill="{fill}" stroke="{stroke}" stroke-width="{line:g}"/>')

    def svg(self) -> str:
        """The picture as SVG text, with the symbols that it uses."""
        width, height = self._size
        defs = "".join(self._symbols[name] for name in self._used)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
            f'height="{height:g}" role="img"><title>{escape(self._title)}</title><defs>{defs}</defs>'
            f'<rect width="100%" height="100%" fill="{PAPER}"/>{"".join(self._parts)}</svg>'
        )
