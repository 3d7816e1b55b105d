"""On the wire: what is sent to a seat or a spectator does not change when what they may not know is dealt again."""

from __future__ import annotations

import json
import random
import sqlite3
from typing import Any

import msgspec
import pytest

import hortus
from hortus.server import messages as m
from hortus.server import render
from hortus.server.people import Person as Known
from hortus.server.table import Seat, Table
from hortus.table import Match
from tests.server.conftest import Start
from tests.server.house import Live, Person, play_on, run
from tests.server.test_matches import GAMES, two_at_a_table


def shown(match: Match, seat: int | None, lang: str) -> dict[str, Any]:
    """What the server would tell of this match, made by the server's own functions."""
    row = msgspec.defstruct("Row", ["id", "code", "game", "options", "public", "pace", "state", "host", "seed", "salt",
                                    "commitment", "created", "changed", "rematch", "muted"])  # fmt: skip
    table = Table(
        row("t", "c", match.game.name, "{}", True, '{"kind":"untimed"}', "playing", "h", 0, "", "", 0, 0, None, "[]"),
        [],
    )
    table.seats = [Seat(i, "person", f"P{i}", f"p{i}") for i in range(match.players)]
    table.match = match
    reader = render.Reader(None if seat is None else Known(f"p{seat}", "x", "guest", lang), lang)
    state = render.table_state(table, reader)
    return json.loads(m.encode(state))  # type: ignore[no-any-return]


FIELDS = ("view", "legal", "scores", "turn")


def check(message: dict[str, Any], match: Match, seat: int | None, dice: random.Random) -> None:
    seats = range(match.players) if seat is None else [seat]
    for known in seats:
        again = match.redealt(known, dice.randrange(2**62))
        other = shown(again, seat, message["lang"])
        for name in FIELDS:
            assert other[name] == message[name], f"{name} tells more than seat {seat} may know"
        if match.turn == seat:
            assert other["what_now"] == message["what_now"]


@pytest.mark.parametrize("game", GAMES)
@run
async def test_every_state_on_the_wire(start: Start, game: str) -> None:
    house = start()
    table, people, lives = await two_at_a_table(house, game)
    watcher = await Person(house).live(table, "lang=fr")
    await play_on(lives, random.Random(7).choice)
    await watcher.state_where(lambda s: s["state"] == "over")
    stored = sqlite3.connect(house.db)
    seed, salt = stored.execute("select seed, salt from tables where id = ?", (table,)).fetchone()
    moves = [row[0] for row in stored.execute("select move from log where table_id = ? and kind = 'move' "
                                              "order by number", (table,))]  # fmt: skip
    stored.close()
    dice = random.Random(8)
    matches = [Match(game, len(people), {}, seed)]
    for move in moves:
        matches.append(matches[-1].clone())
        matches[-1].play(move)
    checked = 0
    for live, seat in [(live, i) for i, live in enumerate(lives)] + [(watcher, None)]:
        for text in _sent_before_the_end(live):
            assert str(seed) not in text and salt not in text
            message = json.loads(text)
            if message["type"] == "table" and message["state"] == "playing":
                assert message["viewer"] == seat and message["result"] is None
                match = matches[message["ply"]]
                check(message, match, seat, dice)
                for entry in message["log"]:
                    if entry["kind"] == "move":
                        by_viewer = matches[entry["ply"] + 1].log(seat, message["lang"])[-1][1]
                        assert entry["sentence"] == by_viewer
                checked += 1
    assert checked > len(moves)


def _sent_before_the_end(live: Live) -> list[str]:
    return [text for text in live.all if '"state":"over"' not in text]


@pytest.mark.parametrize("game", GAMES)
@run
async def test_a_running_match_is_replayed_as_one_seat_saw_it(start: Start, game: str) -> None:
    house = start()
    table, people, lives = await two_at_a_table(house, game)
    await play_on(lives, random.Random(9).choice, plies=20)
    refused = await people[0].request("GET", f"/api/tables/{table}/replay?seat=1")
    assert refused.status_code == 403
    for person, seat in [(person, i) for i, person in enumerate(people)] + [(Person(house), None)]:
        replay = await person.get(f"/api/tables/{table}/replay")
        assert replay["viewer"] == seat and not replay["over"]
        stored = sqlite3.connect(house.db)
        (seed,) = stored.execute("select seed from tables where id = ?", (table,)).fetchone()
        rows = stored.execute("select move from log where table_id = ? and kind = 'move' order by number", (table,))
        match = hortus.new(game, players=len(people), seed=seed)
        for frame, (move,) in zip(replay["frames"], [*rows.fetchall(), (None,)], strict=False):
            assert frame["view"] == json.loads(json.dumps(match.view(seat)))
            if move and not match.over:
                match.play(move)
        stored.close()
