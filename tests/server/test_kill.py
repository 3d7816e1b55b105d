"""No acknowledged move is lost when the server is killed, and every table goes on."""

from __future__ import annotations

import asyncio
import json
import os
import time
from pathlib import Path

from tests.server.house import House, Person, run
from tests.server.kill import kill_and_look, stored
from tests.server.test_matches import GAMES, least, two_at_a_table


def test_killed_at_random_moments(tmp_path: Path) -> None:
    kills = int(os.environ.get("HORTUS_TEST_KILLS", "4"))
    found = asyncio.run(kill_and_look(kills, max(8, kills), 1, str(tmp_path)))
    assert found["acknowledged"] > 10 * kills


@run
async def test_a_question_is_not_forgotten(tmp_path: Path) -> None:
    house = House(str(tmp_path / "house.db")).start()
    try:
        table, people, lives = await two_at_a_table(house, "lucky-numbers")
        asks = next(i for i, live in enumerate(lives) if live.state["legal"])
        asker = lives[asks]
        while not (asker.state["undo"]["mode"] == "ask" and asker.state["turn"] != asks):
            for live in lives:
                await live.state_where(lambda s, n=asker.state["number"]: s["number"] >= n)  # type: ignore[misc]
            mover = lives[lives[0].state["turn"]]
            await mover.play(mover.state["legal"][0]["move"])
            await asker.state_where(lambda s, n=mover.state["number"]: s["number"] >= n)  # type: ignore[misc]
        undo = {"id": "back", "ply": asker.state["ply"], "undos": 0}
        await asker.send("undo", **undo)
        to = (await asker.state_where(lambda s: s["asking"]))["asking"]["to"]
        house.kill()
        await asyncio.to_thread(house.start)
        asker, other = await people[asks].live(table), await people[1 - asks].live(table)
        await asker.state_where(lambda s: s["asking"] and not s["asking"]["answer"])
        await asker.send("undo", **undo)
        assert (await asker.until("ack"))["repeated"]
        await asker.send("undo", **{**undo, "id": "again"})
        assert (await asker.until("refused"))["reason"] == "not_now"
        asking = (await other.state_where(lambda s: s["asking"]))["asking"]
        assert asking["answer"] and asking["waiting_for"] == [1 - asks] and asking["to"] == to
        await other.send("answer", id="yes", ask=asking["ask"], yes=True)
        assert (await other.until("ack"))["ply"] == to
        await other.send("answer", id="yes", ask=asking["ask"], yes=True)
        assert (await other.until("ack"))["repeated"]
        state = await asker.state_where(lambda s: s["ply"] == to and not s["asking"])
        assert [entry["kind"] for entry in state["log"][-2:]] == ["agree", "undo"]
    finally:
        if house.process and house.process.poll() is None:
            house.kill()
    assert not house.unexpected(), house.unexpected()


@run
async def test_bots_and_clocks_go_on_after_a_restart(tmp_path: Path) -> None:
    house = House(str(tmp_path / "house.db"), {"HORTUS_BOT_PAUSE": "0.5"}).start()  # the bots' match is a long one
    try:
        ada = await Person(house).enter("Ada")
        game = GAMES[0]
        bots = await ada.table(game, ["seedling"] * least(game))
        timed = await ada.table(game, ["me"] * least(game), pace={"kind": "clock", "seconds": 600})
        short = await ada.table(game, ["me"] * least(game), pace={"kind": "clock", "seconds": 3})
        live = await ada.live(timed["id"])
        before = (await live.state_where(lambda s: s["clocks"]))["clocks"]
        watcher = await Person(house).live(bots["id"])
        await watcher.state_where(lambda s: s["ply"] > 0)
        house.kill()
        killed = time.time() * 1000
        await asyncio.to_thread(house.start)
        watcher = await Person(house).live(bots["id"])
        ply = (await watcher.state_where(lambda s: True))["ply"]
        await watcher.state_where(lambda s: s["ply"] > ply)  # nobody had to wake it
        live = await ada.live(timed["id"])
        state = await live.state_where(lambda s: s["clocks"])
        assert state["log"][-1]["kind"] == "restart"
        query = f"select at, data from log where kind = 'restart' and table_id = '{timed['id']}'"
        [(at, data)] = await asyncio.to_thread(stored, house.db, query)
        forgiven = json.loads(data)["amount"]
        assert forgiven >= at - killed  # nobody pays for the time away
        used = sum(before["left"]) - sum(state["clocks"]["left"])
        assert used == state["clocks"]["now"] - before["now"] - forgiven
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
