"""Ratings: what is rated and how, once, and always the same from the same matches."""

from __future__ import annotations

import asyncio
import itertools
import random
import sqlite3
from collections.abc import Callable
from typing import Any

from sqlalchemy import text

from hortus.server.ratings import Place, Rating, certainty, counts, rate
from hortus.server.settings import Settings
from hortus.server.storage import migrate, open_engine
from hortus.table import Match
from tests.server.conftest import Start
from tests.server.house import House, Live, Person, play_on, run
from tests.server.test_matches import GAMES, two_at_a_table
from tests.waiting import until

GAME = "lucky-numbers"
SOLO = "zen-garden"


def test_winners_rise_and_ties_share() -> None:
    ratings: dict[str, Rating] = {}
    changes = rate(ratings, [Place("a", True, False, 3), Place("b", True, True, 3), Place("c", True, False, 1)])
    assert changes[1].after > changes[0].after > changes[2].after and changes[1].before == 25
    assert [ratings[who].wins for who in "abc"] == [0, 1, 0]
    assert all(rating.sigma < Rating().sigma and rating.matches == 1 for rating in ratings.values())
    same: dict[str, Rating] = {}
    first, second = rate(same, [Place("a", True, True, 3), Place("b", True, True, 3)])
    assert first.after == second.after


def test_whoever_is_gone_is_behind_all_others() -> None:
    ratings: dict[str, Rating] = {}
    gone, here, also_gone = rate(
        ratings, [Place("a", False, True, 9), Place("b", True, False, 1), Place("c", False, False, 5)]
    )
    assert gone.after == also_gone.after < 25 < here.after
    assert ratings["a"].wins == 0


def test_a_bot_in_several_seats_is_rated_once() -> None:
    ratings: dict[str, Rating] = {}
    changes = rate(ratings, [Place("bot:x", True, True, 9), Place("a", True, False, 5), Place("bot:x", True, False, 1)])
    assert ratings["bot:x"].matches == 1 and ratings["bot:x"].wins == 1
    assert changes[0].after == changes[2].after
    assert abs(changes[0].after - 25) < 1  # first and last: much the same on the whole


def test_what_is_rated() -> None:
    def rated(*who: str) -> bool:
        return counts([Place(one, True, False, 0) for one in who])

    assert rated("a", "b") and rated("a", "bot:x", "bot:x") and rated("bot:x", "bot:y")
    assert not rated("a") and not rated("a", "a") and not rated("a", "a", "b") and not rated("bot:x", "bot:x")


def test_how_much_a_rating_says() -> None:
    assert [certainty(3, 2.0), certainty(10, 6.0), certainty(10, 4.0), certainty(40, 2.9)] == [
        "provisional", "provisional", "fair", "sure",
    ]  # fmt: skip
    ratings: dict[str, Rating] = {}
    for match in range(60):
        rate(ratings, [Place("a", True, match % 2 == 0, 1), Place("b", True, match % 2 == 1, 1)])
    found = ratings["a"]
    assert certainty(found.matches, found.sigma) == "sure"  # it can be reached


async def rated(live: Live) -> dict[str, Any]:
    """The end of a match, once it has been rated."""
    return await live.state_where(lambda s: s["state"] == "over" and s["result"]["ratings"])


async def leaders(person: Person, game: str) -> dict[str, dict[str, Any]]:
    found: list[dict[str, Any]] = []
    while page := await person.get(f"/api/ratings?game={game}&skip={len(found)}"):
        found += page
    sure = [one["rating"] - 3 * one["uncertainty"] for one in found]
    assert all(first >= second - 0.05 for first, second in itertools.pairwise(sure))
    return {one["person"] or one["bot"]: one for one in found}


@run
async def test_a_match_is_rated_when_it_ends(house: House) -> None:
    _, people, lives = await two_at_a_table(house, GAME, accounts=True)
    assert await people[0].get("/api/ratings/mine") == []
    await play_on(lives, random.Random(1).choice)
    for live in lives:
        await rated(live)
        assert live.state["result"]["ratings"] == lives[0].state["result"]["ratings"]
    result = lives[0].state["result"]
    found = await leaders(people[0], GAME)
    for seat, person in enumerate(people):
        mine = (await person.get("/api/ratings/mine"))[0]
        assert found[person.id] == mine
        assert mine["game"] == GAME and mine["name"].startswith(("Ada", "Bo")[seat]) and mine["kind"] == "account"
        assert mine["certainty"] == "provisional"
        history = await person.get(f"/api/ratings/history?game={GAME}&person={person.id}")
        assert [(point["table"], point["rating"]) for point in history] == [(lives[0].state["id"], mine["rating"])]
        assert (mine["matches"], mine["wins"]) == (1, int(seat in result["winners"]))
        assert result["ratings"][seat] == {"before": 25.0, "after": mine["rating"]}
        assert (mine["rating"] > 25) == (seat in result["winners"]) or len(result["winners"]) == 2
    unseen = f"/api/ratings/history?game={GAME}&person={people[1].id}"  # of somebody who does not show it
    assert (await people[0].request("GET", unseen)).status_code == 403
    assert (await people[0].request("GET", "/api/ratings?game=chess")).status_code == 422
    assert (await people[0].request("GET", "/api/ratings")).status_code == 400
    assert (await Person(house).request("GET", "/api/ratings/mine")).status_code == 401


@run
async def test_bots_and_programs_are_rated_and_hot_seat_is_not(start: Start) -> None:
    house = start()  # of its own: elsewhere others may just be rated against the same bot
    ada = await Person(house).enter("Ada")
    hot = await ada.table(GAME, ["me", "me"])
    live = await ada.live(hot["id"])
    await live.state_where(lambda s: s["state"] == "playing")
    await play_on([live], random.Random(1).choice)
    assert live.state["result"]["ratings"] is None and await ada.get("/api/ratings/mine") == []
    program = Person(house, (await ada.post("/api/programs", {"name": "Mine"}))["token"])
    before = (await leaders(ada, GAME)).get("sprout", {"matches": 0, "rating": 25.0})
    table = await ada.table(GAME, ["open", "sprout", "sprout"])
    await program.post(f"/api/tables/{table['id']}/join", {})
    live = await program.live(table["id"])
    await live.state_where(lambda s: s["state"] == "playing")
    await play_on([live], random.Random(1).choice)
    changes = (await rated(live))["result"]["ratings"]
    assert changes[1] == changes[2] and changes[1]["before"] == before["rating"]
    found = await leaders(ada, GAME)
    assert found["sprout"]["matches"] == before["matches"] + 1 and found["sprout"]["rating"] == changes[1]["after"]
    assert found["sprout"]["name"] == "Sprout" and found["sprout"]["kind"] == "bot"
    mine = (await program.get("/api/ratings/mine"))[0]
    assert mine["kind"] == "program" and mine["rating"] == changes[0]["after"]


@run
async def test_who_leaves_loses(start: Start) -> None:
    house = start(grace="0.1", stand_in="sprout")
    table, people, lives = await two_at_a_table(house, GAME, accounts=True)
    await people[0].post(f"/api/tables/{table}/leave")
    await lives[0].close()
    await lives[1].state_where(lambda s: s["seats"][0]["stand_in"])
    await play_on(lives[1:], random.Random(1).choice)
    changes = (await rated(lives[1]))["result"]["ratings"]
    assert changes[0]["after"] < 25 < changes[1]["after"]
    assert "sprout" not in await leaders(people[0], GAME)  # a stand-in is not a player
    assert (await people[0].get("/api/ratings/mine"))[0]["wins"] == 0


@run
async def test_ratings_can_be_worked_out_again(start: Start) -> None:
    house = start()
    ada, bo = [await (await Person(house).enter(name)).sign_up() for name in ("Ada", "Bo")]
    for turn, game in enumerate((GAME, SOLO, GAME, GAME)):
        made = await ada.table(game, ["me", "open", "seedling"][: 2 + turn % 2])
        await bo.post(f"/api/tables/{made['id']}/join", {})
        lives = [await person.live(made["id"]) for person in (ada, bo)]
        await play_on(lives, random.Random(turn).choice)
        for live in lives:
            await rated(live)
    before = [await leaders(ada, game) for game in GAMES]
    house.stop()
    stored = sqlite3.connect(house.db)
    kept = [stored.execute(f"select * from {name} order by 1, 2").fetchall() for name in ("ratings", "seats")]
    assert {row[0] for row in kept[0]} == {GAME, SOLO}
    stored.executescript(
        "delete from ratings; update endings set counted = false;"
        "update seats set rating_before = null, rating_after = 0"
    )
    stored.close()
    await asyncio.to_thread(house.start)

    async def rated_again() -> bool:
        return [await leaders(ada, game) for game in GAMES] == before

    await until(rated_again)  # in the background
    stored = sqlite3.connect(house.db)
    again = [stored.execute(f"select * from {name} order by 1, 2").fetchall() for name in ("ratings", "seats")]
    stored.close()
    assert again == kept
    live = await ada.live(made["id"])
    assert (await live.state_where(lambda s: True))["result"]["ratings"] == lives[0].state["result"]["ratings"]


@run
async def test_matches_of_an_older_database_are_rated(database: Callable[[], str]) -> None:
    db = database()
    engine = open_engine(Settings(db=db).url())
    await migrate(engine, "0002")
    match = Match(GAME, 2, {}, 5)
    async with engine.begin() as connection:
        for person, name in (("p_1", "Ada"), ("p_2", "Bo")):
            await connection.execute(text(
                f"insert into people (id, name, kind, lang, created) values ('{person}', '{name}', 'guest', 'en', 1)"
            ))  # fmt: skip
        await connection.execute(text(
            "insert into tables (id, code, game, options, public, pace, state, host, seed, salt, commitment, created, "
            f"changed, ply) values ('t', 'ABCDEF', '{GAME}', '{{}}', true, '{{\"kind\"\\:\"untimed\"}}', 'over', "
            "'p_1', 5, '', '', 1, 1, 0)"
        ))  # fmt: skip
        for seat, person in enumerate(("p_1", "p_2")):
            await connection.execute(text(
                "insert into seats (table_id, seat, kind, name, person, stand_in) "
                f"values ('t', {seat}, 'person', 'x', '{person}', false)"
            ))  # fmt: skip
        entry = "insert into log (table_id, number, kind, at, seat, ply, undos, move) values ('t', "
        await connection.execute(text(f"{entry} 1, 'start', 1, null, null, null, null)"))
        dice = random.Random(1)
        while not match.over:
            move = dice.choice(match.moves())
            await connection.execute(
                text(f"{entry} :number, 'move', 1, {match.turn}, {match.ply}, 0, :move)"),
                {"number": match.ply + 2, "move": move},
            )
            match.play(move)
        await connection.execute(text(f"{entry} {match.ply + 2}, 'over', 1, null, null, null, null)"))
    await engine.dispose()
    house = House(db).start()
    try:
        found = await until(lambda: leaders(Person(house), GAME))  # it is rated in the background
        assert {who: one["wins"] for who, one in found.items()} == {
            f"p_{seat + 1}": int(seat in match.winners()) for seat in range(2)
        }
        assert len({one["rating"] for one in found.values()}) == 2
    finally:
        house.stop()
    assert not house.unexpected(), house.unexpected()
