"""Friends and blocking, profiles, and who may watch a table."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from hortus.server.cards import NewSeat, NewTable
from hortus.server.commands import GiveUp, Join
from hortus.server.guard import Caller
from hortus.server.history import History
from hortus.server.live import Connection
from hortus.server.people import Person
from hortus.server.profiles import Profiles
from hortus.server.refusals import Refusal
from tests.server import house as client
from tests.server.core import Core
from tests.server.test_fair_play import GAME, run
from tests.server.test_leaks import InProcess

OPEN = [NewSeat("me"), NewSeat("open")]


@run
async def test_whoever_is_blocked_is_met_nowhere(found: Core, ada: Person, bo: Person, cy: Person) -> None:
    relations = found.people.relations
    bo = await found.people.make_account(await found.people.guest("Bo", "en"), "Bo the blocked", "long enough")
    played = await found.table(GAME, ada, bo)
    await found.hub.do(played, GiveUp("resigned"), bo)
    await relations.set(ada.id, bo.id, "blocked")
    assert await relations.apart(ada.id) == {bo.id} and await relations.apart(bo.id) == {ada.id}
    hers = await found.hub.open(await found.lobby.create(ada, NewTable(GAME, OPEN, public=True)))
    his = await found.hub.open(await found.lobby.create(bo, NewTable(GAME, OPEN, public=True)))
    for table, person in ((hers, bo), (his, ada)):
        for joining in (Join(), Join(code=table.code)):
            with pytest.raises(Refusal, match="forbidden"):
                await found.lobby.join(table, person, joining)
        assert table.id not in {card.id for card in await found.lobby.lobby(Caller(person, "en", ""))}
        assert await found.lobby.play_now(person, GAME) != table.id
        with pytest.raises(Refusal, match="forbidden"):
            await found.lobby.rematch(played, person)
    assert {hers.id, his.id} <= {card.id for card in await found.lobby.lobby(Caller(cy, "en", ""))}
    with pytest.raises(Refusal, match="forbidden"):
        await found.lobby.create(ada, NewTable(GAME, [NewSeat("me"), NewSeat("invited", name="Bo the blocked")]))

    # A program is where its owner is; and where both sit already they stay.
    token = await found.people.new_program(bo, "Bee")
    bee = await found.people.by_id(token.id)
    assert bee is not None
    with pytest.raises(Refusal, match="forbidden"):
        await found.lobby.join(hers, bee, Join())
    with pytest.raises(Refusal, match="impossible"):
        await relations.set(ada.id, ada.id, "friend")

    await relations.set(ada.id, bo.id, None)
    await found.lobby.join(hers, bo, Join())
    assert hers.state == "playing"


@run
async def test_a_profile_shows_what_its_owner_allows(found: Core, ada: Person, bo: Person, cy: Person) -> None:
    history = History(found.lobby)
    profiles = Profiles(found.people, history)
    table = await found.table(GAME, ada, bo)
    await found.hub.do(table, GiveUp("resigned"), bo)
    shown = await profiles.by_id(ada.id, Caller(bo, "en", ""))
    assert (shown.results, shown.matches, shown.mine, shown.relation) == (None, None, False, None)
    whole = await profiles.by_id(ada.id, Caller(ada, "en", ""))
    assert whole.mine and whole.results is not None and whole.matches is not None
    assert [(one.game, one.matches, one.wins) for one in whole.results] == [(GAME, 1, 1)]
    assert [card.id for card in whole.matches] == [table.id]
    await profiles.show(ada, ["results"])
    await found.people.relations.set(bo.id, ada.id, "friend")
    shown = await profiles.by_id(ada.id, Caller(bo, "en", ""))
    assert shown.results == whole.results and shown.matches is None and shown.relation == "friend"
    assert (await profiles.by_id(ada.id, Caller(None, "en", ""))).relation is None
    with pytest.raises(Refusal, match="unknown"):
        await profiles.by_id("p_nobody", Caller(bo, "en", ""))
    assert [(one.id, one.relation) for one in await found.people.relations.listed(bo.id)] == [(ada.id, "friend")]


@client.run
async def test_who_may_watch(house: client.House) -> None:
    ada, bo, cy, dee = [await client.Person(house).enter(name) for name in ("Ada", "Bo", "Cy", "Dee")]
    asked = [ada.request("POST", f"/api/people/{cy.id}/relation", {"relation": "friend"}) for _ in range(8)]
    assert {answer.status_code for answer in await asyncio.gather(*asked)} == {200}  # at the same moment
    for watch, welcome in (("friends", cy), ("nobody", None)):
        table = (await ada.table(GAME, ["me", "open"], watch=watch, public=True))["id"]
        early = await dee.live(table)  # while people are still coming everybody may look
        await early.state_where(lambda s: s["state"] == "waiting")
        await bo.post(f"/api/tables/{table}/join", {})
        assert await early.closed() == 4003
        for person, may in ((ada, True), (bo, True), (cy, welcome is cy), (dee, False), (client.Person(house), False)):
            live = await person.live(table)
            if may:
                await live.state_where(lambda s: s["state"] == "playing")
            else:
                assert await live.closed() == 4003
                assert not live.state
            for what in ("replay", "log", "picture", "chat"):
                answer = await person.request("GET", f"/api/tables/{table}/{what}")
                assert (answer.status_code == 200) == may and (may or answer.json()["error"] == "forbidden"), what
        assert table not in {card["id"] for card in await dee.get("/api/lobby")}
        await dee.post(f"/api/tables/{table}/chat/1/report", {"reason": ""}, 403)  # they cannot have read it

    # No friend any more: the match is closed to them at once.
    table = (await ada.table(GAME, ["me", "open"], watch="friends"))["id"]
    await bo.post(f"/api/tables/{table}/join", {})
    watching = await cy.live(table)
    await watching.state_where(lambda s: s["state"] == "playing")
    await ada.post(f"/api/people/{cy.id}/relation", {"relation": None})
    assert await watching.closed() == 4003
    await bo.post(f"/api/tables/{table}/resign")
    assert (await dee.get(f"/api/tables/{table}/replay"))["over"]  # once it is over, everybody may


def test_whoever_was_shown_out_is_written_to_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[Connection] = []
    write = Connection._write_all

    def counted(connection: Connection) -> None:
        written.append(connection)
        write(connection)

    monkeypatch.setattr(Connection, "_write_all", counted)

    async def whole() -> None:
        house = InProcess(str(tmp_path / "tables.db"))
        async with house.open():
            ada, bo, dee = [await client.Person(house).enter(name) for name in ("Ada", "Bo", "Dee")]
            table = (await ada.table(GAME, ["me", "open"], watch="nobody", public=True))["id"]
            early = await dee.live(table)
            await bo.post(f"/api/tables/{table}/join", {})
            assert await early.closed() == 4003
            written.clear()
            for _ in range(10):
                await ada.get("/api/lobby")
            assert len(written) < 5

    asyncio.run(asyncio.wait_for(whole(), 60))


@run
async def test_whoever_has_blocked_somebody_does_not_read_what_they_say_next(
    found: Core, ada: Person, bo: Person, cy: Person
) -> None:
    """The answer comes when everybody's connections here know of it."""
    relations, known = found.people.relations, list[set[str]]()

    async def changed(people: set[str]) -> None:
        await relations.apart(ada.id)
        known.append(people)

    relations.changed = changed
    await relations.set(ada.id, bo.id, "blocked")
    assert known == [{ada.id, bo.id}]


@client.run
async def test_blocked_people_do_not_read_each_other(house: client.House) -> None:
    ada, bo, cy = [await client.Person(house).enter(name) for name in ("Ada", "Bo", "Cy")]
    table = (await ada.table(GAME, ["me", "open"]))["id"]
    await bo.post(f"/api/tables/{table}/join", {})
    lives = [await person.live(table) for person in (ada, bo, cy)]
    for live in lives:
        await live.state_where(lambda s: s["state"] == "playing")
    await lives[1].send("chat", text="before")
    assert (await lives[0].until("chat"))["text"] == "before"
    await ada.post(f"/api/people/{bo.id}/relation", {"relation": "blocked"})
    await lives[1].send("chat", text="hidden")
    assert (await lives[2].until(lambda m: m.get("text") == "hidden"))["name"] == "Bo"
    await lives[2].send("chat", text="seen by all")
    for live in lives[:2]:
        assert (await live.until(lambda m: m.get("text") == "seen by all"))["name"] == "Cy"
    assert not any("hidden" in text for text in lives[0].all)
    await lives[0].send("chat", text="from Ada")
    await lives[2].until(lambda m: m.get("text") == "from Ada")
    assert [line["text"] for line in await ada.get(f"/api/tables/{table}/chat")] == ["seen by all", "from Ada"]
    assert [line["text"] for line in await bo.get(f"/api/tables/{table}/chat")] == ["before", "hidden", "seen by all"]
    again = await ada.live(table)
    assert [line["text"] for line in (await again.until("welcome"))["chat"]] == ["seen by all", "from Ada"]
    told = (await ada.request("GET", "/api/account/export")).json()["relations"]
    assert [(one["other"], one["kind"]) for one in told] == [(bo.id, "blocked")]
    await bo.post("/api/account/delete", {}, 204)
    assert await ada.get("/api/people/mine") == []
