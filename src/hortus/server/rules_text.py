"""A game's rules text as the page shows it: Markdown of the game's package made into HTML.

`![caption](diagram:name)` alone in a paragraph becomes a figure that the page fills; `{{ table: name }}` becomes the
table of that name that the game's module `tables` gives.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from html import escape
from importlib import import_module
from importlib.resources import files

from markdown_it import MarkdownIt
from markdown_it.rules_core import StateCore
from markdown_it.token import Token

from hortus.games import game as find_game
from hortus.games.contract import Game

from .cards import Heading, RulesText

_TABLE = re.compile(r"\{\{ *table: *([\w-]+) *\}\}")


def has_rules(game: Game) -> bool:
    return files(game.package).joinpath("rules", "en.md").is_file()


def _source(game: Game, lang: str) -> str:
    folder = files(game.package).joinpath("rules")
    path = folder.joinpath(f"{lang}.md")
    text = (path if path.is_file() else folder.joinpath("en.md")).read_text("utf-8")
    if not _TABLE.search(text):
        return text
    tables: dict[str, str] = import_module(f"{game.package}.tables").tables(lang)
    return _TABLE.sub(lambda found: tables[found[1]], text)


def _slug(title: str, taken: set[str]) -> str:
    """An id for a heading: its letters and digits, without accents."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    base = re.sub(r"[^a-z0-9]+", "-", plain).strip("-") or "section"
    slug = base
    for count in range(2, 100):
        if slug not in taken:
            break
        slug = f"{base}-{count}"
    taken.add(slug)
    return slug


def _figures(state: StateCore) -> None:
    """Pictures of the page in place of the paragraphs that hold nothing else."""
    tokens: list[Token] = []
    for token in state.tokens:
        image = token.children[0] if token.type == "inline" and token.children and len(token.children) == 1 else None
        source = str(image.attrs.get("src", "")) if image is not None and image.type == "image" else ""
        if image is None or not source.startswith("diagram:"):
            tokens.append(token)
            continue
        name = escape(source.removeprefix("diagram:"))
        caption = escape(image.content)
        tokens[-1] = Token("html_block", "", 0)
        tokens[-1].content = f'<figure data-diagram="{name}"><figcaption>{caption}</figcaption></figure>\n'
        tokens.append(Token("figure_end", "", 0))
    state.tokens = [
        token for i, token in enumerate(tokens)
        if token.type != "figure_end" and not (i and tokens[i - 1].type == "figure_end")
    ]  # fmt: skip


@cache
def rules_text(name: str, lang: str) -> RulesText:
    """The rules of a game in a language: its title, its contents, and the text as HTML."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    markdown.core.ruler.push("figures", _figures)
    tokens = markdown.parse(_source(find_game(name), lang))
    title, contents, taken, body = "", [], {"main", "page"}, []
    for i, token in enumerate(tokens):
        if token.type in ("heading_open", "inline", "heading_close") and token.level <= 1:
            heading = tokens[i + {"heading_open": 1, "inline": 0, "heading_close": -1}[token.type]]
            opening = tokens[i - 1] if token.type == "inline" else token
            if opening.tag == "h1":
                title = heading.content
                continue
            if token.type == "heading_open":
                token.attrs["id"] = _slug(heading.content, taken)
                if token.tag == "h2":
                    contents.append(Heading(str(token.attrs["id"]), heading.content))
        body.append(token)
    return RulesText(title, contents, markdown.renderer.render(body, markdown.options, {}))
