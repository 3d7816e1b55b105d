"""A PostgreSQL server of our own, in a temporary folder, that can be stopped and started again."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.waiting import wait_until


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def _tools() -> Path:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    assert on_path, "PostgreSQL is not installed; make test installs it, or says what to install"
    return Path(on_path).parent


class Postgres:
    """The server and its databases."""

    def __init__(self, folder: str) -> None:
        self._folder, self._tools, self.port = folder, _tools(), free_port()
        # PostgreSQL refuses to run as root.
        self._user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] if os.getuid() == 0 else []
        self.process: subprocess.Popen[bytes] | None = None
        subprocess.run(
            [*self._user, self._tools / "initdb", "-D", f"{folder}/data", "-U", "hortus", "-A", "trust", "--no-sync",
             "-E", "UTF8"],
            check=True, capture_output=True, cwd="/",
        )  # fmt: skip

    @property
    def url(self) -> str:
        return f"postgresql://hortus@127.0.0.1:{self.port}/"

    def start(self) -> None:
        self.process = subprocess.Popen(
            [*self._user, self._tools / "postgres", "-D", f"{self._folder}/data", "-p", str(self.port),
             "-k", self._folder, "-c", "listen_addresses=127.0.0.1", "-c", "fsync=off", "-c", "max_connections=200"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/",
        )  # fmt: skip
        ready = [str(self._tools / "pg_isready"), "-h", "127.0.0.1", "-p", str(self.port)]
        process = self.process
        wait_until(lambda: process.poll() is not None or not subprocess.run(ready, capture_output=True).returncode, 30)
        assert process.poll() is None, "PostgreSQL does not start"

    def stop(self) -> None:
        """At once: connections are cut, and the next start goes on from the write-ahead log."""
        assert self.process
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(20)

    def fresh(self) -> str:
        """The address of a new database."""
        name = f"hortus_{os.urandom(6).hex()}"
        subprocess.run(
            [self._tools / "psql", f"{self.url}postgres", "-c", f"create database {name}"],
            check=True, capture_output=True,
        )  # fmt: skip
        return self.url + name


@contextmanager
def own_postgres() -> Iterator[Postgres]:
    with tempfile.TemporaryDirectory(prefix="hortus-pg-") as folder:
        os.chmod(folder, 0o777)
        found = Postgres(folder)
        found.start()
        try:
            yield found
        finally:
            found.stop()
