"""Houses (server processes) to test against, on SQLite and on PostgreSQL."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.house import House

Start = Callable[..., House]


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def _tools() -> Path | None:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    return Path(on_path).parent if on_path else None


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server of our own, in a temporary folder."""
    tools = _tools()
    assert tools, "PostgreSQL is not installed; make test installs it, or says what to install"
    # PostgreSQL refuses to run as root.
    user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] if os.getuid() == 0 else []
    with tempfile.TemporaryDirectory(prefix="hortus-pg-") as folder:
        os.chmod(folder, 0o777)
        data, port = f"{folder}/data", _free_port()
        subprocess.run(
            [*user, tools / "initdb", "-D", data, "-U", "hortus", "-A", "trust", "--no-sync", "-E", "UTF8"],
            check=True, capture_output=True, cwd="/",
        )  # fmt: skip
        server = subprocess.Popen(
            [*user, tools / "postgres", "-D", data, "-p", str(port), "-k", folder, "-c", "listen_addresses=127.0.0.1",
             "-c", "fsync=off", "-c", "max_connections=200"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/",
        )  # fmt: skip
        try:
            for _ in range(100):
                ready = subprocess.run([tools / "pg_isready", "-h", "127.0.0.1", "-p", str(port)], capture_output=True)
                if ready.returncode == 0:
                    break
                assert server.poll() is None
                subprocess.run(["sleep", "0.1"], check=True)
            yield f"postgresql://hortus@127.0.0.1:{port}/"
        finally:
            server.terminate()
            server.wait(20)


@pytest.fixture(params=["sqlite", "postgres"], scope="session")
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Callable[[], str]:
    """Makes a fresh database and gives its address."""
    count = 0
    if request.param == "sqlite":
        folder = tmp_path_factory.mktemp("db")

        def fresh_file() -> str:
            nonlocal count
            count += 1
            return str(folder / f"hortus{count}.db")

        return fresh_file
    address: str = request.getfixturevalue("postgres")
    return lambda: fresh_postgres(address)


def fresh_postgres(address: str) -> str:
    """A new database of that server."""
    tools = _tools()
    assert tools
    name = f"hortus_{os.urandom(6).hex()}"
    subprocess.run(
        [tools / "psql", f"{address}postgres", "-c", f"create database {name}"], check=True, capture_output=True
    )
    return address + name


@pytest.fixture(scope="session")
def house(database: Callable[[], str]) -> Iterator[House]:
    """One server for all tests that do not need another's settings."""
    found = House(database()).start()
    try:
        yield found
    finally:
        found.stop()
    assert not found.unexpected(), "".join(found.unexpected())


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts further servers on SQLite, with settings; they end with the test."""
    houses: list[House] = []

    def starting(**settings: str) -> House:
        db = settings.pop("db", str(tmp_path / f"house{len(houses)}.db"))
        found = House(db, {f"HORTUS_{name.upper()}": value for name, value in settings.items()}).start()
        houses.append(found)
        return found

    yield starting
    for found in houses:
        if found.process and found.process.poll() is None:
            found.stop()
        assert not found.unexpected(), "".join(found.unexpected())
