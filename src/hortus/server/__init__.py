"""People at tables: lobby, seats, clocks, storage, live updates and bot seats. The protocol: docs/protocol.md."""

from __future__ import annotations

from collections.abc import Callable

from .fairness import Verdict, verify

__all__ = ["Verdict", "serve", "verify"]


def serve(
    host: str = "127.0.0.1", port: int = 8000, db: str | None = None, open_browser: bool = False, processes: int = 1,
    speak: Callable[..., None] | None = None,
) -> None:  # fmt: skip
    """Serve tables until told to stop. `db`: a file or postgresql://…; None: a file in the user's data directory.

    With PostgreSQL there may be several processes behind the port. `speak(what, **values)` is told what happens
    (`address`, `came`, `table`, `joined`, `stopped`), instead of a log of JSON lines.
    """
    from .run import serve as run

    run(host, port, db, open_browser, processes, speak)
