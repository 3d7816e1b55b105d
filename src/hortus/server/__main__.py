"""`python -m hortus.server [host] [port] [db]`."""

from __future__ import annotations

import sys

from . import serve

if __name__ == "__main__":
    host, port, db = (*sys.argv[1:4], *("127.0.0.1", "8000", "")[len(sys.argv) - 1 :])
    serve(host, int(port), db or None, False)
