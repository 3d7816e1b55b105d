"""Three processes on one PostgreSQL, disturbed again and again: nothing that was acknowledged is lost or doubled."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.kill_cluster import disturb_and_look
from tests.server.postgres import own_postgres


@pytest.mark.long
@pytest.mark.parametrize(("disturbances", "pairs"), [(3, 3), (100, 8)], ids=["few", "many"])
def test_processes_killed_stopped_and_without_a_database(disturbances: int, pairs: int) -> None:
    with own_postgres() as postgres:
        found = asyncio.run(disturb_and_look(postgres, disturbances, pairs))
    kinds = ("killed", "stopped beyond the lease", "database restarted")
    assert sum(found.get(kind, 0) for kind in kinds) == disturbances
    assert found["acknowledged"] > 10 * pairs and found["sockets_compared"] >= 3
    assert found["waits_over_15_s"] == 0, found
