"""Serving tables: `hortus serve`, and plain `hortus` for this machine."""

from __future__ import annotations

import socket

from hortus.errors import BadOption

from .words import WORDS

PORT = 8000


def serve(host: str, port: int, db: str | None, open_browser: bool, processes: int = 1) -> None:
    """Serve tables until the process is stopped."""
    if not 0 <= port < 65536:
        raise BadOption(WORDS.sentences("bad-port", port=str(port)))
    from hortus.server import serve

    try:
        serve(host, port, db, open_browser, processes)
    except OSError as problem:
        raise BadOption(WORDS.sentences("cannot-serve", host=host, port=str(port), problem=problem.strerror)) from None


def open_tables() -> None:
    """The tables of this machine, in the browser; on another port if the usual one is taken."""
    with socket.socket() as trial:
        free = trial.connect_ex(("127.0.0.1", PORT)) != 0
    serve("127.0.0.1", PORT if free else 0, None, True)
