"""One's own page: all matches, opponents, everything that is stored, being forgotten."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from sqlalchemy import text

from hortus.server.cards import NewSeat, NewTable
from hortus.server.commands import GiveUp
from hortus.server.guard import Caller
from hortus.server.history import PAGE, History
from hortus.server.people import Person
from hortus.server.refusals import Refusal
from tests.server import house as client
from tests.server.core import Core
from tests.server.test_fair_play import GAME, run


def caller(person: Person) -> Caller:
    return Caller(person, "en", "127.0.0.1")


@run
async def test_all_matches_with_filters_and_pages(found: Core, ada: Person, bo: Person, cy: Person) -> None:
    history = History(found.lobby)
    first = await found.table(GAME, ada, bo)
    await found.hub.do(first, GiveUp("resigned"), bo)
    second = await found.table(GAME, cy, ada, rated=False)
    await found.hub.do(second, GiveUp("resigned"), ada)
    waiting = await found.table(GAME, ada)
    zen = await found.table("zen-garden", ada, bo)
    bot = await found.hub.open(
        await found.lobby.create(ada, NewTable(GAME, [NewSeat("me"), NewSeat("bot", bot="seedling")]))
    )
    await found.table(GAME, bo, cy)  # not hers

    async def matches(**wanted: Any) -> list[str]:
        asked = {"game": None, "state": None, "opponent": None, "rated": None, "skip": 0} | wanted
        page = await history.matches(caller(ada), **asked)
        assert page.total == len(page.cards)
        return [card.id for card in page.cards]

    assert set(await matches()) == {first.id, second.id, waiting.id, zen.id, bot.id}
    assert (await matches(state="finished")) == [second.id, first.id]  # the last one first
    assert set(await matches(state="running")) == {waiting.id, zen.id, bot.id}
    assert await matches(game="zen-garden") == [zen.id]
    assert set(await matches(opponent=bo.id)) == {first.id, zen.id}
    assert await matches(opponent="bot:seedling") == [bot.id]
    assert await matches(opponent="bot:gardener") == await matches(opponent="p_nobody") == []
    assert second.id in await matches(rated=False) and second.id not in await matches(rated=True)
    with pytest.raises(Refusal, match="impossible"):
        await matches(game="chess")

    for _ in range(PAGE):
        await found.table(GAME, ada)
    asked: dict[str, Any] = {"game": None, "state": None, "opponent": None, "rated": None}
    pages = [await history.matches(caller(ada), **asked, skip=skip) for skip in (0, PAGE)]
    assert [page.total for page in pages] == [PAGE + 5] * 2
    assert len({card.id for page in pages for card in page.cards}) == PAGE + 5

    opponents = {one.who: one for one in await history.opponents(ada, None, 0)}
    assert set(opponents) == {bo.id, cy.id}  # only matches that are over
    assert (opponents[bo.id].matches, opponents[bo.id].wins, opponents[bo.id].losses) == (1, 1, 0)
    assert (opponents[cy.id].matches, opponents[cy.id].wins, opponents[cy.id].losses) == (1, 0, 1)
    assert await history.opponents(ada, "zen-garden", 0) == []
    assert [one.who for one in await history.opponents(ada, None, 1)] == [bo.id]


@run
async def test_matches_are_found_by_their_indexes(found: Core, ada: Person, bo: Person, cy: Person) -> None:
    """However many tables there are, only those of whoever asks are looked at."""
    asked: list[str] = []
    rows = found.storage.all_rows

    async def listening(*queries: Any) -> Any:
        literal = {"literal_binds": True}
        asked.extend(str(query.compile(found.storage.engine, compile_kwargs=literal)) for query in queries)
        return await rows(*queries)

    found.storage.all_rows = listening  # type: ignore[method-assign]
    history = History(found.lobby)
    await history.matches(caller(ada), GAME, "finished", bo.id, True, 0)
    await history.opponents(ada, GAME, 0)
    assert len(asked) >= 3
    async with found.storage.engine.connect() as connection:
        for query in asked:
            plan = [row[3] for row in await connection.execute(text(f"explain query plan {query}"))]
            assert not [step for step in plan if re.match("SCAN (tables|seats|people)|.*tables_by_state", step)], plan


@client.run
async def test_everything_is_exported_and_forgotten(house: client.House) -> None:
    ada, bo = [await client.Person(house).enter(name) for name in ("Ada", "Bo")]
    await ada.sign_up()
    table = await ada.table(GAME, ["me", "open"])
    await bo.post(f"/api/tables/{table['id']}/join", {})
    live = await ada.live(table["id"])
    await live.my_turn()
    waiting = await ada.table(GAME, ["me", "open"])
    answer = await ada.request("GET", "/api/account/export")
    assert answer.headers["content-disposition"].endswith('.json"')
    told = json.loads(answer.text)
    assert told["person"]["id"] == ada.id and {one["table_id"] for one in told["seats"]} == {table["id"], waiting["id"]}
    assert "argon2" not in answer.text and "password" not in answer.text

    found = await ada.get(f"/api/matches?game={GAME}&show=running&opponent={bo.id}&rated=false")
    assert found["total"] == 1 and found["cards"][0]["id"] == table["id"]
    assert await ada.get(f"/api/opponents?game={GAME}") == []
    for bad in (
        "/api/matches?show=old",
        "/api/matches?skip=-1",
        "/api/matches?rated=perhaps",
        "/api/opponents?skip=x",
    ):
        refused = await ada.request("GET", bad)
        assert refused.status_code == 400 and refused.json()["sentence"], bad
    assert (await ada.request("GET", "/api/matches?game=chess")).status_code == 422

    assert (await ada.post("/api/account/delete", {"password": "wrong one"}, 403))["sentence"]
    assert (await ada.get("/api/session"))["person"]["id"] == ada.id
    await ada.post("/api/account/delete", {"password": "long enough"}, 204)
    assert await live.closed() == 4007
    assert (await ada.get("/api/session"))["person"] is None
    assert (await bo.get(f"/api/tables/{waiting['id']}"))["state"] == "closed"
    seats = (await bo.get(f"/api/tables/{table['id']}"))["seats"]
    assert [seat["name"] for seat in seats] == ["…", "Bo"]
    assert (await bo.request("GET", "/api/account/export")).status_code == 200
    await bo.post("/api/account/delete", {}, 204)  # a guest has no password
    program = (await (await client.Person(house).enter("Cy")).post("/api/programs", {"name": "Bee"}))["token"]
    await client.Person(house, program).post("/api/account/delete", {}, 403)
