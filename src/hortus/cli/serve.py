"""Serving tables: `hortus serve`, and plain `hortus` for this machine."""

from __future__ import annotations

import io
import os
import socket
import sys
from typing import Any

from rich.console import Console
from rich.markup import escape

from hortus.errors import BadOption
from hortus.i18n import LANGUAGES

from .words import WORDS

PORT = 8000


def serve(host: str, port: int, db: str | None, open_browser: bool, processes: int = 1, log: str | None = None) -> None:
    """Serve tables until the process is stopped. In a terminal it speaks to a person, unless `log` is "json"."""
    if not 0 <= port < 65536:
        raise BadOption(WORDS.sentences("bad-port", port=str(port)))
    from hortus.server import serve

    speak = Speaker(Console()) if log != "json" and processes == 1 and sys.stdout.isatty() else None
    try:
        serve(host, port, db, open_browser, processes, speak)
    except OSError as problem:
        raise BadOption(WORDS.sentences("cannot-serve", host=host, port=str(port), problem=problem.strerror)) from None


def open_tables() -> None:
    """The tables of this machine, in the browser; on another port if the usual one is taken."""
    with socket.socket() as trial:
        free = trial.connect_ex(("127.0.0.1", PORT)) != 0
    serve("127.0.0.1", PORT if free else 0, None, True)


class Speaker:
    """Tells a person at the terminal where the page is, who comes, and how to stop."""

    def __init__(self, console: Console, lang: str | None = None) -> None:
        self._console = console
        spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
        self._lang = lang or (spoken[:2] if spoken[:2] in LANGUAGES else "en")

    def __call__(self, what: str, **values: Any) -> None:
        if what == "address":
            self._address(**values)
            return
        if "game" in values:
            from hortus.games import game as find_game

            values["game"] = find_game(values["game"]).title(self._lang)
        self._say(f"serve-{what}", **values)

    def _say(self, message: str, style: str = "", **values: str) -> None:
        self._console.print(escape(WORDS.format(self._lang, message, **values)), style=style, highlight=False)

    def _address(self, here: str, outside: list[str]) -> None:
        self._console.print()
        self._say("serve-here", "bold green", address=here)
        for address in outside:
            self._say("serve-outside", "bold", address=address)
            self._console.print(qr_code(address), highlight=False)
        if not outside:
            self._say("serve-alone", "dim")
        self._say("serve-stop", "dim")
        self._console.print()


def qr_code(address: str) -> str:
    """An address for the camera of a phone, two rows of squares in each line."""
    import segno

    drawn = io.StringIO()
    segno.make(address, micro=False).terminal(drawn, compact=True)
    return drawn.getvalue().rstrip("\n")
