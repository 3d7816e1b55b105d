"""The next version of the server, to run beside this one: a copy of the package with another number, a migration of its
own, and an entry of the log that this version does not know."""

from __future__ import annotations

import shutil
from pathlib import Path

import hortus
from hortus.server.storage import newest

NEXT = "99.0.0"
MIGRATION = """
import sqlalchemy as sa
from alembic import op

revision = "next"
down_revision = "{before}"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("mood", sa.Text))
"""


def next_version(folder: Path) -> dict[str, str]:
    """Write it there; the settings that start it. Rules are interpreted: compiling a copy of them would take minutes.

    Whoever is muted there is hushed, which an older version cannot read.
    """
    package = folder / "hortus"
    shutil.copytree(Path(hortus.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__"))
    server = package / "server"
    _replace(package / "__init__.py", f'__version__ = "{hortus.__version__}"', f'__version__ = "{NEXT}"')
    _replace(server / "entries.py", '"mute", "unmute",', '"mute", "hush", "unmute",')
    _replace(server / "commands.py", '"mute" if command.muted', '"hush" if command.muted')
    _replace(server / "table.py", 'case "mute":', 'case "mute" | "hush":')
    (server / "migrations" / "versions" / "r9999_next.py").write_text(MIGRATION.format(before=newest()))
    return {"PYTHONPATH": str(folder), "HORTUS_COMPILE": "0"}


def _replace(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert text.count(old) == 1, f"{file.name}: {old}"
    file.write_text(text.replace(old, new), "utf-8")
