"""What a game brings for the page: its web folder.

The folder of a game of Hortus is `web/games/<name>`; that of a plug-in is `web` in its own package.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

from hortus.games.contract import Game

from .cards import About
from .settings import WEB


@cache
def web_folder(game: Game) -> Path:
    """Where the files lie that are served at `/static/games/<name>/`."""
    ours = WEB / "games" / game.name
    return (ours if ours.is_dir() else Path(str(files(game.package))) / "web").resolve()


def page_files(game: Game) -> list[str]:
    """The names of the files in it, those of the catalogues as `locale/en.ftl`."""
    folder = web_folder(game)
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())


def about(game: Game) -> About:
    path = web_folder(game) / "about.json"
    return msgspec.json.decode(path.read_bytes(), type=About) if path.is_file() else About()
