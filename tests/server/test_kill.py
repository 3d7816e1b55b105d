"""No acknowledged move is lost when the server is killed, and every table goes on."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

from tests.server.house import House, Person, run
from tests.server.kill import kill_and_look
from tests.server.test_matches import GAMES, least


def test_killed_at_random_moments(tmp_path: Path) -> None:
    kills = int(os.environ.get("HORTUS_TEST_KILLS", "4"))
    found = asyncio.run(kill_and_look(kills, max(8, kills), 1, str(tmp_path)))
    assert found["acknowledged"] > 10 * kills


@run
async def test_bots_and_clocks_go_on_after_a_restart(tmp_path: Path) -> None:
    house = House(str(tmp_path / "house.db"), {"HORTUS_BOT_PAUSE": "0.05"}).start()
    try:
        ada = await Person(house).enter("Ada")
        game = GAMES[0]
        bots = await ada.table(game, ["seedling"] * least(game))
        timed = await ada.table(game, ["me"] * least(game), pace={"kind": "clock", "seconds": 60})
        short = await ada.table(game, ["me"] * least(game), pace={"kind": "clock", "seconds": 3})
        live = await ada.live(timed["id"])
        left = (await live.state_where(lambda s: s["clocks"]))["clocks"]["left"]
        assert all(55_000 < value <= 60_000 for value in left)
        await asyncio.sleep(0.3)
        house.kill()
        ply = 0
        await asyncio.to_thread(house.start)
        watcher = await Person(house).live(bots["id"])
        ply = (await watcher.state_where(lambda s: True))["ply"]
        await watcher.state_where(lambda s: s["ply"] > ply)  # nobody had to wake it
        live = await ada.live(timed["id"])
        state = await live.state_where(lambda s: s["clocks"])
        assert state["log"][-1]["kind"] == "restart"
        assert all(50_000 < value <= 60_000 for value in state["clocks"]["left"])
        late = await ada.live(short["id"])
        await late.state_where(lambda s: any(seat["out_of_time"] for seat in s["seats"]), 15)
        # A polite stop tells everybody.
        stopping = asyncio.create_task(asyncio.to_thread(house.stop))
        assert (await live.until("bye"))["reason"] == "restart"
        assert await live.closed() == 1001
        await stopping
    finally:
        if house.process and house.process.poll() is None:
            house.kill()
    assert not house.unexpected(), house.unexpected()
