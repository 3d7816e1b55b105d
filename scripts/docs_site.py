"""Puts together what MkDocs builds the site from, in build/docs: docs/, and what is made from games and root folder.

python scripts/docs_site.py
"""

from __future__ import annotations

import json
import re
import shutil
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from game_pages import part, rules

import hortus
from hortus.games import game as find_game
from hortus.games.registry import GAMES
from hortus.i18n import LANGUAGES
from hortus.table import Match

ROOT = Path(__file__).resolve().parents[1]
SITE = ROOT / "build" / "docs"
HEADINGS = {
    "en": ("Tips", "Notation", "A match in progress, drawn by Hortus"),
    "fr": ("Conseils", "Notation", "Une partie en cours, dessinée par Hortus"),
    "de": ("Tipps", "Notation", "Eine laufende Partie, gezeichnet von Hortus"),
}
FROM_THE_ROOT = {"contributing.md": "CONTRIBUTING.md", "changelog.md": "CHANGELOG.md"}


def main(folder: Path = SITE) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "docs", folder, ignore=shutil.ignore_patterns("tips"))
    for copy, source in FROM_THE_ROOT.items():
        (folder / copy).write_text((ROOT / source).read_text("utf-8").replace("](docs/", "]("), "utf-8")
    for page in folder.rglob("*.md"):
        page.write_text(within_the_site(page.read_text("utf-8"), page.relative_to(folder)), "utf-8")
    for book in folder.rglob("*.ipynb"):
        book.with_suffix(".md").write_text(notebook_page(book), "utf-8")
    (folder / "decisions" / "index.md").write_text(decisions(), "utf-8")
    for name in GAMES:
        match = some_match(name)
        for lang in LANGUAGES:
            suffix = "" if lang == "en" else f".{lang}"
            (folder / "play" / f"{name}{suffix}.svg").write_text(match.svg(lang=lang), "utf-8")
            (folder / "play" / f"{name}{suffix}.md").write_text(players_page(name, lang), "utf-8")


def within_the_site(text: str, page: Path) -> str:
    """Links to pages of the root folder lead to their copies; links to sources become plain text."""
    up = "../" * (len(page.parts) - 1)
    for copy, source in FROM_THE_ROOT.items():
        text = text.replace(f"]({up}../{source})", f"]({up}{copy})").replace(f"]({source})", f"]({copy})")
    return re.sub(r"\[([^\]]+)\]\((?:\.\./)*(?:src|tests|scripts|bench|examples)/[^)]*\)", r"\1", text)


def notebook_page(book: Path) -> str:
    """A notebook to read: its text and its code; the notebook itself can be downloaded."""
    parts = []
    for cell in json.loads(book.read_text("utf-8"))["cells"]:
        source = "".join(cell["source"])
        parts.append(f"```python\n{source}\n```" if cell["cell_type"] == "code" else source.replace(".ipynb)", ".md)"))
    return "\n\n".join([*parts, f"[Download the notebook]({book.name})"]) + "\n"


def decisions() -> str:
    """A list of the decisions, by their headings."""
    pages = sorted((ROOT / "docs" / "decisions").glob("*.md"))
    titles = [page.read_text("utf-8").partition("\n")[0].lstrip("# ") for page in pages]
    listed = [f"- [{title}]({page.name})" for page, title in zip(pages, titles, strict=True)]
    return "\n".join(["# Decisions", "", "What somebody may question later, and why it is so.", "", *listed]) + "\n"


def some_match(name: str) -> Match:
    """A match some moves after its beginning."""
    match = hortus.new(name, seed=5)
    bot = hortus.bot("sprout", 1)
    for _ in range(24):
        match.play(bot.choose(match))
    return match


def players_page(name: str, lang: str) -> str:
    """How to play a game: rules, tips, notation."""
    game = find_game(name)
    tips, notation, caption = HEADINGS[lang]
    told = (ROOT / "docs" / "play" / "tips" / f"{name}.{lang}.txt").read_text("utf-8").splitlines()
    listed = "\n".join(f"- {tip}" for tip in told)
    written = re.sub(r"^#", "##", part(game, "notation.md").strip(), flags=re.M)
    return (
        f"# {game.title(lang)}\n\n![{caption}]({name}.svg){{ width=100% }}\n\n"
        f"{rules(game, lang, lower=False)}\n\n## {tips}\n\n{listed}\n\n## {notation}\n\n{written}\n"
    )


if __name__ == "__main__":
    main()
