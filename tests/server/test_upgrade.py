"""A rolling upgrade: two versions of the server side by side on one database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import hortus
from tests.server.house import House, Live, run
from tests.server.kill import check, stored
from tests.server.postgres import Postgres
from tests.server.test_matches import two_at_a_table
from tests.server.versions import NEXT, next_version

GAME = "lucky-numbers"


def reached(number: int) -> Callable[[dict[str, Any]], bool]:
    return lambda state: bool(state["number"] >= number)


async def play(lives: list[Live], plies: int) -> None:
    """So many plies by whoever is to decide, seen by everybody, at whichever server they are."""
    for _ in range(plies):
        mover = lives[lives[0].state["turn"]]
        await mover.my_turn()
        assert (await mover.play(mover.state["legal"][0]["move"]))["type"] == "ack"
        for live in lives:
            await live.state_where(reached(mover.state["number"]))


async def shown_out(live: Live) -> None:
    """The server says goodbye: pages connect again."""
    assert (await live.until("bye"))["reason"] == "restart"
    assert await live.closed() == 1001


@run
async def test_two_versions_side_by_side(postgres: Postgres, tmp_path: Path) -> None:
    db = postgres.fresh()
    old = await asyncio.to_thread(House(db).start)
    new = House(db, next_version(tmp_path))
    houses = [old, new]
    try:
        table, people, lives = await two_at_a_table(old, GAME)
        stays, others, theirs = await two_at_a_table(old, GAME)
        await play(lives, 2)

        # The new one migrates while the old one serves on, tables of before and new ones.
        await asyncio.to_thread(new.start)
        migrated = await asyncio.to_thread(stored, db, "select version_num from alembic_version")
        assert migrated == [("next",)]
        await play(lives, 2)
        await play(theirs, 2)
        made = await people[0].table(GAME, ["me", "open"])
        assert (await people[1].get(f"/api/tables/{made['id']}"))["state"] == "waiting"

        # Somebody comes to the new one: it names its version, and the match goes on across both.
        people[1].house = new
        lives[1] = await people[1].live(table)
        assert (await lives[1].until("welcome"))["version"] == NEXT != hortus.__version__
        await lives[1].state_where(reached(lives[0].state["number"]))
        await play(lives, 6)
        assert lives[0].state["view"] == lives[1].state["view"]

        # What an old one must not do: start on the newer database.
        with pytest.raises(AssertionError, match="written by a newer version of Hortus"):
            await asyncio.to_thread(House(db).start)

        # What only the new one can read: the old one lets go of that table, and of no other.
        people[0].house = new
        await people[0].post(f"/api/tables/{table}/mute", {"person": people[1].id, "muted": True})
        await shown_out(lives[0])
        people[0].house = old
        assert await (await people[0].live(table)).closed() == 1001  # until it comes to the new one
        people[0].house = new
        lives[0] = await people[0].live(table)
        await lives[0].state_where(reached(lives[1].state["number"]))
        await play(lives, 2)
        await play(theirs, 2)

        # The old one is stopped: everybody goes on at the new one, and what was not answered is sent again.
        mover = theirs[theirs[0].state["turn"]]
        await mover.my_turn()
        state = mover.state
        unanswered = {"id": "once", "ply": state["ply"], "undos": state["undos"], "move": state["legal"][0]["move"]}
        await mover.send("move", **unanswered)
        stopping = asyncio.create_task(asyncio.to_thread(old.stop))
        await asyncio.gather(*map(shown_out, theirs))
        await stopping
        for person in others:
            person.house = new
        again = [await person.live(stays) for person in others]
        mover = again[state["turn"]]
        await mover.send("move", **unanswered)
        assert (await mover.until("ack"))["ply"] == state["ply"] + 1
        for live in again:
            await live.state_where(lambda s: s["ply"] == state["ply"] + 1)
        await play(again, 2)
    finally:
        for house in houses:
            if house.process and house.process.poll() is None:
                house.stop()
    assert not [line for house in houses for line in house.unexpected()]
    assert (await asyncio.to_thread(check, db, []))["moves"] == 19
