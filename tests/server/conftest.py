"""Houses (server processes) to test against, on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.house import House
from tests.server.postgres import Postgres, own_postgres

Start = Callable[..., House]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server of our own."""
    with own_postgres() as found:
        yield found


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
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.fresh


@pytest.fixture(scope="session")
def house(database: Callable[[], str]) -> Iterator[House]:
    """One server for all tests that do not need another's settings."""
    found = House(database()).start()
    try:
        yield found
    finally:
        found.stop()
    assert not found.unexpected(), "".join(found.errors)


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts further servers on SQLite, with settings; they end with the test."""
    houses: list[House] = []

    def starting(**settings: str) -> House:
        db = settings.pop("db", str(tmp_path / f"house{len(houses)}.db"))
        port = int(settings.pop("port", "0"))
        found = House(db, {f"HORTUS_{name.upper()}": value for name, value in settings.items()}, port).start()
        houses.append(found)
        return found

    yield starting
    for found in houses:
        if found.process and found.process.poll() is None:
            found.stop()
        assert not found.unexpected(), "".join(found.errors)
