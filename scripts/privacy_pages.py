"""Writes docs/privacy.md, in every language, from the page's own notice: as a server with the usual settings shows it,
that can send letters and pushes.

python scripts/privacy_pages.py
"""

from __future__ import annotations

import re
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from hortus.i18n import LANGUAGES
from hortus.server.settings import Settings

ROOT = Path(__file__).resolve().parents[1]
WORDS = ROOT / "src" / "hortus" / "web" / "privacy" / "locale"


def path(lang: str) -> Path:
    return ROOT / "docs" / ("privacy.md" if lang == "en" else f"privacy.{lang}.md")


def page(lang: str) -> str:
    """The notice: a title, headings, and under each a paragraph or a list."""
    source = (WORDS / f"{lang}.ftl").read_text("utf-8")
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    usual = Settings()
    lines: list[str] = []
    for name in re.findall(r"^(privacy-[a-z-]+) =", source, re.MULTILINE):
        if name == "privacy-contact":  # whoever runs a server says who they are
            continue
        kept = name.removeprefix("privacy-kept-")
        days = int(getattr(usual, f"{kept}_days", 0))
        message = bundle.get_message(name).value
        assert message is not None
        text = str(bundle.format_pattern(message, {"days": days})[0])
        if name == "privacy-title":
            lines.append(f"# {text}")
        elif name.count("-") == 1 and name != "privacy-idea":
            lines += ["", f"## {text}", ""]
        elif name.endswith("-text") or name == "privacy-idea":
            lines += [] if lines[-1] == "" else [""]
            lines.append(text)
        else:
            lines.append(f"- {text}")
    return "\n".join(lines).rstrip(" :\u00a0") + ".\n"


if __name__ == "__main__":
    for one in LANGUAGES:
        path(one).write_text(page(one), "utf-8")
