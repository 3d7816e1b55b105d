"""The log of a match, whole: older moves page by page, told as the live table tells them, and to nobody more."""

from __future__ import annotations

import random

import msgspec
import pytest

import hortus
from tests.server.conftest import Start
from tests.server.house import Person, play_on, run
from tests.server.test_matches import GAMES, two_at_a_table


@pytest.mark.parametrize("game", GAMES)
@run
async def test_every_move_can_be_read_as_each_viewer_may_know_it(start: Start, game: str) -> None:
    house = start()
    table, people, lives = await two_at_a_table(house, game)
    await play_on(lives, random.Random(4).choice, plies=12)
    for person, seat in [(person, i) for i, person in enumerate(people)] + [(Person(house), None)]:
        told = await person.get(f"/api/tables/{table}/log")
        replay = await person.get(f"/api/tables/{table}/replay")
        assert told == [frame["entry"] for frame in replay["frames"][1:]]
        assert [entry["ply"] for entry in told] == list(range(len(told)))
        if seat is not None:
            recent = {entry["number"]: entry for entry in lives[seat].state["log"] if entry["kind"] == "move"}
            assert recent and all(recent.get(entry["number"], entry) == entry for entry in told)
    refused = await people[0].request("GET", f"/api/tables/{table}/log?seat=1")
    assert refused.status_code == 403


@run
async def test_older_moves_come_page_by_page(start: Start) -> None:
    house = start()
    table, people, lives = await two_at_a_table(house, "lucky-numbers")
    await play_on(lives, random.Random(4).choice)
    moves = await people[0].get(f"/api/tables/{table}/log")
    assert moves[-1]["ply"] == lives[0].state["ply"] - 1
    while moves[0]["ply"]:
        older = await people[0].get(f"/api/tables/{table}/log?before={moves[0]['number']}")
        assert older[-1]["ply"] == moves[0]["ply"] - 1
        moves = older + moves
    record = (await people[0].request("GET", f"/api/tables/{table}/record")).text
    match = hortus.from_record(record)
    assert [entry["events"] for entry in moves] == msgspec.to_builtins(
        [events for ply, events in enumerate(match.events(None)) if ply < match.ply]
    )
    assert await people[0].get(f"/api/tables/{table}/log?before=0") == []
