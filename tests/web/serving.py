"""A server process of our own for tests and pictures."""

from __future__ import annotations

import os
import socket
import urllib.request
from collections.abc import Mapping
from pathlib import Path

from tests.forked import Forked
from tests.waiting import wait_until


class Server:
    """A server process on a free port; it can be stopped and started again on the same port and data."""

    def __init__(self, folder: Path, host: str = "127.0.0.1", settings: Mapping[str, str] | None = None) -> None:
        """`settings`: further ones; "{url}" in them is the server's own address."""
        self.folder, self.host = folder, host
        with socket.socket() as free:
            free.bind((host, 0))
            self.port = free.getsockname()[1]
        self.url = f"http://{'localhost' if host == '127.0.0.1' else host}:{self.port}"
        self._settings = {name: value.format(url=self.url) for name, value in (settings or {}).items()}
        self.start()

    def start(self) -> None:
        environ = {
            **os.environ, "HORTUS_BOT_PAUSE": "0.02", "HORTUS_ENTRIES_BURST": "100000",
            "HORTUS_REQUESTS_BURST": "100000", "HORTUS_GRACE": "1", "HORTUS_ROUND_PAUSE": "1",
            "HORTUS_REQUESTS_RATE": "10000", "HORTUS_SOCKETS_PER_ADDRESS": "1000",
            **self._settings,
        }  # fmt: skip
        with (self.folder / "server.log").open("ab") as log:
            arguments = [self.host, str(self.port), str(self.folder / "tables.db")]
            self.process = Forked("tests.web.steady", arguments, environ, log)
        wait_until(self._ready, 300)  # the first start compiles the rules

    def _ready(self) -> bool:
        if self.process.poll() is not None:
            raise RuntimeError((self.folder / "server.log").read_text())
        try:
            with urllib.request.urlopen(f"http://{self.host}:{self.port}/readyz", timeout=2):
                return True
        except OSError:
            return False

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)
