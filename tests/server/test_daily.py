"""The daily gardens and puzzles: one try, one rating, the same for everybody, whatever process is asked."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from contextlib import closing
from typing import Any

import hortus
from hortus.coach.puzzles import puzzle
from hortus.server import fairness
from hortus.server.days import end_of, shifted, week_of
from tests.server.house import House, Person, play_on, run


async def _account(house: House, name: str) -> Person:
    person = await Person(house).enter(name)
    made = await person.post("/api/account", {"name": name, "password": "correct horse"})
    person.http.headers["X-CSRF-Token"] = made["csrf"]
    return person


async def _play(person: Person, game: str) -> str:
    """Today's garden to its end, always by the first move."""
    table = (await person.post(f"/api/daily/{game}"))["id"]
    live = await person.live(table)
    await play_on([live], lambda moves: moves[0])
    assert live.state["daily"] and live.state["result"]["seed"] == live.state["result"]["salt"] == ""
    return str(table)


def _garden(overview: dict[str, Any], game: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in overview["gardens"] if one["game"] == game)
    return found


def test_days_end_by_utc_and_weeks_begin_on_monday() -> None:
    assert end_of("2026-11-16") == 1_794_873_600_000
    assert shifted("2026-12-31", 1) == "2027-01-01"
    assert week_of("2026-11-22") == week_of("2026-11-16") and week_of("2026-11-16")[0] == "2026-11-16"


@run
async def test_one_try_at_a_garden_that_is_the_same_for_all(house: House) -> None:
    ada, bo, guest = await _account(house, "Daily Ada"), await _account(house, "Daily Bo"), Person(house)
    await guest.enter("Gil")
    before = await Person(house).get("/api/daily")
    assert all(
        re.fullmatch("[0-9a-f]{64}", one[key]) for one in before["gardens"] for key in ("commitment", "tomorrow")
    )
    # Asked for at the same moment, it is one table.
    made = await asyncio.gather(*(ada.post("/api/daily/lucky-numbers") for _ in range(4)))
    assert (
        len({card["id"] for card in made}) == 1
        and made[0]["commitment"] == _garden(before, "lucky-numbers")["commitment"]
    )
    table = made[0]["id"]
    live = await ada.live(table)
    first = await live.my_turn()
    assert first["undo"]["mode"] == "none"
    await ada.post(f"/api/tables/{table}/hint", {"ply": first["ply"]}, 409)
    await ada.post(f"/api/tables/{table}/leave", status=409)
    await ada.post(f"/api/tables/{table}/practice", {}, 409)
    other = await bo.live((await bo.post("/api/daily/lucky-numbers"))["id"])
    assert (await other.my_turn())["view"] == first["view"]
    # The bot decides the same for both, as long as they do.
    for one in (live, other):
        await play_on([one], lambda moves: moves[0])
    moves = [[entry["move"] for entry in one.state["log"] if entry["kind"] == "move"] for one in (live, other)]
    assert moves[0] == moves[1] and live.state["result"]["seed"] == ""
    assert (await ada.request("GET", f"/api/tables/{table}/record")).status_code == 409
    await _play(guest, "lucky-numbers")
    overview = await ada.get("/api/daily")
    mine = _garden(overview, "lucky-numbers")["mine"]
    assert mine["over"] and mine["counts"] and mine["place"] == 1 and overview["streak"]["days"] == 1
    assert _garden(await guest.get("/api/daily"), "lucky-numbers")["mine"]["counts"] is False
    for week in ("false", "true"):
        found = await guest.get(f"/api/daily/leaders?game=lucky-numbers&week={week}")
        assert [row["name"] for row in found["rows"]] == ["Daily Ada", "Daily Bo"]
        assert found["rows"][0]["points"] == mine["points"] and found["rows"][0]["gardens"] == 1
    assert (await ada.post("/api/daily/lucky-numbers"))["id"] == table  # there is no second try
    await ada.post("/api/daily/nonsense", status=404)
    await Person(house).post("/api/daily/lucky-numbers", status=401)
    assert (await ada.request("GET", "/api/daily/leaders?game=lucky-numbers&day=2999-01-01")).status_code == 404
    assert (await ada.request("GET", "/api/daily/leaders?game=lucky-numbers&day=2026-99-99")).status_code == 404


@run
async def test_alone_one_can_take_back_only_what_has_revealed_nothing(house: House) -> None:
    ada = await _account(house, "Solo Ada")
    table = (await ada.post("/api/daily/village-green"))["id"]
    live = await ada.live(table)
    while True:
        state = await live.my_turn()
        if state["state"] == "over":
            break
        assert state["undo"]["mode"] in ("free", "none")
        await live.play(state["legal"][-1]["move"])
    progress = await ada.get("/api/progress")
    mine = next(one for one in progress["games"] if one["game"] == "village-green")
    assert mine["gardens"] == 1 and mine["best"]["points"] == live.state["result"]["points"][0]
    assert [band["id"] for band in mine["bands"]] == [live.state["result"]["verdict"]["id"]]
    assert mine["solo"] == [mine["best"]] and progress["streak"]["days"] == 1


@run
async def test_the_seed_is_shown_when_the_day_is_over(start: Any) -> None:
    house = start()
    ada = await _account(house, "Late Ada")
    table = await _play(ada, "lucky-numbers")
    today = (await ada.get("/api/daily"))["day"]
    house.stop()
    with closing(sqlite3.connect(house.db)) as database, database:  # as if a day had gone by
        for name in ("daily_tries", "daily_deals"):
            database.execute(f"delete from {name} where day > ?", (today,))
            database.execute(f"update {name} set day = ?", (shifted(today, -1),))
        database.execute("update tables set daily = ?", (shifted(today, -1),))
        database.execute("update daily_tries set ended = ended - 86400000")
    house.start()
    overview = await ada.get("/api/daily")
    past = next(one for one in overview["yesterday"] if one["game"] == "lucky-numbers")
    assert past["mine"]["table"] == table and overview["streak"]["days"] == 1
    assert fairness.commitment(int(past["seed"]), past["salt"]) == past["commitment"]
    record = (await ada.request("GET", f"/api/tables/{table}/record")).text
    assert fairness.verify(record).commitment == past["commitment"]
    assert _garden(overview, "lucky-numbers")["mine"] is None  # another garden today
    assert _garden(overview, "lucky-numbers")["commitment"] != past["commitment"]


@run
async def test_a_puzzle_is_answered_explained_and_rated_once(house: House) -> None:
    ada = await Person(house).enter("Ada", "fr")
    assert (await ada.request("GET", "/api/puzzles/next?game=nonsense")).status_code == 422
    card = await ada.get("/api/puzzles/next?game=lucky-numbers")
    game, found = puzzle(card["id"]) or ("", None)
    assert found is not None and game == card["game"] == "lucky-numbers"
    table = card["table"]
    assert table["turn"] == table["viewer"] == found.seat and not card["answered"]
    legal = [move["move"] for move in table["legal"]]
    wrong = next(move for move in legal if move not in found.best)
    path = f"/api/puzzles/{card['id']}"
    await ada.post(path, {"move": "nonsense"}, 422)
    await Person(house).post(path, {"move": wrong}, 401)
    lost = await ada.post(path, {"move": wrong})
    assert not lost["solved"] and lost["best"] == found.best and lost["why"] and lost["move"]["move"] in found.best
    assert lost["rating"]["after"] < lost["rating"]["before"]
    again = await ada.post(path, {"move": found.best[-1]})
    assert again["solved"] and again["rating"] is None and again["cost"] is None
    bo = await Person(house).enter("Bo")
    answers = await asyncio.gather(*(bo.post(path, {"move": found.best[0]}) for _ in range(4)))
    assert sum(answer["rating"] is not None for answer in answers) == 1
    cy = await Person(house).enter("Cy")
    shown = await cy.post(path, {})  # give it up
    assert not shown["solved"] and shown["rating"]["after"] < shown["rating"]["before"]
    assert (await bo.get(path))["share"] == round(1 / 3, 3) and (await bo.get(path))["answered"]
    dee = await Person(house).enter("Dee")
    await Person(house).post(f"{path}/hint", {}, 401)
    assert (await dee.get(path))["hint"] is None
    asked = await dee.post(f"{path}/hint", {})
    assert asked["place"] or len(asked["moves"]) == 2
    assert (await dee.get(path))["hint"] == asked == await dee.post(f"{path}/hint", {})
    helped = await dee.post(path, {"move": found.best[0]})  # found, but not alone: the rating stays
    assert helped["solved"] and helped["rating"]["after"] == helped["rating"]["before"]
    assert helped["share"] == round(1 / 4, 3) and (await bo.get(path))["hint"] is None
    await bo.post(f"{path}/hint", {})  # afterwards it helps nobody
    assert (await bo.get(path))["share"] == round(1 / 4, 3)
    progress = {one["game"]: one for one in (await bo.get("/api/progress"))["games"]}
    assert progress["lucky-numbers"]["puzzles"] == progress["lucky-numbers"]["solved"] == 1
    assert set(progress) == set(hortus.games())
