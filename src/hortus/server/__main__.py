"""`python -m hortus.server [host] [port] [db] [processes]`."""

from __future__ import annotations

import sys

from hortus.errors import HortusError

from . import serve

if __name__ == "__main__":
    host, port, db, processes = (*sys.argv[1:5], *("127.0.0.1", "8000", "", "1")[len(sys.argv) - 1 :])
    try:
        serve(host, int(port), db or None, False, int(processes))
    except (HortusError, OSError) as problem:
        sys.exit(f"hortus: {problem}")
