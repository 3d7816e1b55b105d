"""People at tables: lobby, seats, clocks, storage, live updates and bot seats. The protocol: docs/protocol.md."""

from __future__ import annotations

from .fairness import Verdict, verify

__all__ = ["Verdict", "serve", "verify"]


def serve(
    host: str = "127.0.0.1", port: int = 8000, db: str | None = None, open_browser: bool = False, processes: int = 1
) -> None:
    """Serve tables until told to stop. `db`: a file or postgresql://…; None: a file in the user's data directory.

    With PostgreSQL there may be several processes behind the port.
    """
    from .run import serve as run

    run(host, port, db, open_browser, processes)
