"""The settings in docs/operate.md are those of settings.py, with their defaults and what is said about them there."""

from __future__ import annotations

import ast
import os
import re
from pathlib import Path

from hortus.server import settings

PAGE = Path(__file__).parents[2] / "docs" / "operate.md"
TABLE = re.compile(r"(?s)(<!-- settings:.*?-->\n)(.*?)(<!-- end of settings -->)")


def table() -> str:
    """The settings as a table: name, default, and the comment beside it."""
    lines = Path(settings.__file__).read_text("utf-8").splitlines()
    tree = ast.parse("\n".join(lines))
    found = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "Settings")
    rows = ["| setting | default | |", "|---|---|---|"]
    for node in found.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            comment = lines[node.lineno - 1].partition("  # ")[2]
            value = getattr(settings.Settings(), node.target.id)
            shown = {True: "yes", False: "no"}[value] if isinstance(value, bool) else value
            default = f"{shown:.4g}" if isinstance(shown, float) else str(shown)
            rows.append(f"| `HORTUS_{node.target.id.upper()}` | {default} | {comment} |")
    return "\n".join(rows) + "\n"


def test_the_settings_are_told() -> None:
    text = PAGE.read_text("utf-8")
    wanted = TABLE.sub(lambda found: found[1] + table() + found[3], text)
    if os.environ.get("HORTUS_UPDATE"):
        PAGE.write_text(wanted, "utf-8")
    assert PAGE.read_text("utf-8") == wanted
