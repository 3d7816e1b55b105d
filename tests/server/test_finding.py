"""Finding each other: whoever waits, a person by name, the same people again."""

from __future__ import annotations

import asyncio
from unittest.mock import patch

import pytest
from sqlalchemy import select, update

from hortus.server.cards import ByClock, NewSeat, NewTable
from hortus.server.clocks import DAY
from hortus.server.commands import GiveUp, Join, Leave
from hortus.server.guard import Caller
from hortus.server.people import Person
from hortus.server.ratings import Rating
from hortus.server.refusals import Refusal
from hortus.server.render import Reader, table_state
from hortus.server.schema import ratings, seats, tables
from hortus.server.storage import now
from tests.server.core import Core, Guest, account
from tests.server.test_fair_play import GAME, run
from tests.waiting import until


async def rated(found: Core, person: Person, mu: float) -> None:
    row = {"game": GAME, "who": person.id, "mu": mu, "sigma": 3.0, "matches": 20, "wins": 10}
    await found.storage.add(ratings, row)


@run
async def test_whoever_waits_gets_the_nearest(found: Core, ada: Person, bo: Person, cy: Person) -> None:
    await rated(found, ada, 40.0)
    await rated(found, bo, Rating().mu + 1)
    first = await found.lobby.play_now(ada, GAME)
    assert await found.lobby.play_now(ada, GAME) == first  # nobody plays against themselves: she goes on waiting
    other = NewTable(GAME, [NewSeat("me"), NewSeat("open")], public=True, pace=ByClock(60))
    await found.lobby.create(bo, other)  # with a clock: somebody who wants to play now has not asked for one
    second = await found.lobby.create(bo, NewTable(GAME, [NewSeat("me"), NewSeat("open")], public=True))
    assert await found.lobby.play_now(cy, GAME) == second
    table = await found.hub.open(second)
    assert table.state == "playing" and [seat.person for seat in table.seats] == [bo.id, cy.id]
    dee = await found.people.guest("Dee", "en")
    third = await found.hub.open(await found.lobby.play_now(dee, GAME))
    assert third.state == "playing" and third.seats[0].person == ada.id
    with pytest.raises(Refusal, match="impossible"):
        await found.lobby.play_now(ada, "chess")


@run
async def test_nobody_waits_beside_somebody_else(found: Core, ada: Person, bo: Person, cy: Person) -> None:
    people = [ada, bo, cy, account(await found.people.guest("Dee", "en"))]
    tables = await asyncio.gather(*(found.lobby.play_now(person, GAME) for person in people))
    assert len(set(tables)) == 2 and all([(await found.hub.open(table)).state == "playing" for table in tables])


@run
async def test_the_same_request_is_given_the_same_table(found: Core, ada: Person, bo: Person, cy: Person) -> None:
    """Its answer may be lost after a table was made or a seat taken, and it may be asked twice at the same moment."""
    made = await found.lobby.play_now(ada, GAME, "now-1")
    assert await found.lobby.play_now(bo, GAME, "now-1") == made  # everybody has keys of their own
    waits = await found.lobby.play_now(cy, GAME, "now-1")
    assert waits != made and (await found.hub.open(made)).state == "playing"
    for person in (ada, bo):  # whoever waits now is not for them
        assert await found.lobby.play_now(person, GAME, "now-1") == made
    again = await asyncio.gather(*(found.lobby.play_now(ada, GAME, "now-2") for _ in range(3)))
    assert set(again) == {waits}
    await found.hub.do(await found.hub.open(waits), GiveUp("resigned"), ada)
    assert await found.lobby.play_now(ada, GAME, "now-2") == waits  # whatever has become of it
    rows = await found.storage.rows(select(tables.c.id))
    assert {row.id for row in rows} == {made, waits}


@run
async def test_whoever_is_still_there_still_waits(found: Core, ada: Person, bo: Person, cy: Person) -> None:
    """As long as their page is open, however long ago they came; once it is closed, not for long."""
    first = await found.hub.open(await found.lobby.play_now(ada, GAME))
    guest = Guest(ada)
    first.enter(guest)
    with patch("hortus.server.lobby.WAITS", -1):  # long after
        left = await found.hub.open(await found.lobby.play_now(bo, GAME))
    assert left is not first
    await found.storage.write(update(tables).where(tables.c.id == first.id).values(created=now() - DAY))

    async def noted() -> bool:
        row = await found.storage.row(select(seats.c.seen).where(seats.c.table_id == first.id, seats.c.seat == 0))
        return row is not None and row.seen is not None

    await until(noted)
    second = await found.lobby.play_now(bo, GAME)  # who waits elsewhere, but not beside her
    assert second == first.id and [seat.person for seat in first.seats] == [ada.id, bo.id]
    assert left.state == "closed"
    first.exit(guest)


@run
async def test_a_person_is_challenged_by_name(found: Core, ada: Person, bo: Person, cy: Person) -> None:
    eve = await found.people.make_account(await found.people.guest("Eve", "en"), "Eve", "long enough")

    def wish(*names: str | None) -> NewTable:
        return NewTable(GAME, [NewSeat("me"), *(NewSeat("invited", name=name) for name in names)])

    for names, refused in ((("nobody",), "impossible"), (("eve", "EVE"), "impossible")):
        with pytest.raises(Refusal, match=refused):
            await found.lobby.create(ada, wish(*names))
    with pytest.raises(Refusal, match="impossible"):
        await found.lobby.create(eve, wish("Eve"))
    table = await found.hub.open(await found.lobby.create(ada, wish(" eve ")))
    assert table.seats[1].kind == "invited" and table.seats[1].person == eve.id
    with pytest.raises(Refusal, match="not_now"):  # it is kept for her
        await found.hub.do(table, Join(code=table.code), bo)
    await found.hub.do(table, Join(), eve)
    assert table.state == "playing"
    again = await found.hub.open(await found.lobby.create(ada, wish("Eve")))
    await found.hub.do(again, Leave(), eve)  # no, thank you
    assert again.seats[1].kind == "open" and again.seats[1].person is None


@run
async def test_the_others_see_who_would_like_to_play_again(found: Core, ada: Person, bo: Person, cy: Person) -> None:
    table = await found.table(GAME, ada, bo)
    await found.hub.do(table, GiveUp("resigned"), ada)
    assert table_state(table, Reader(ada)).rematch_by is None
    again = await found.lobby.rematch(table, bo)
    state = table_state(table, Reader(ada))
    assert (state.rematch, state.rematch_by) == (again, 1)
    assert await found.lobby.rematch(table, ada) == again
    next_one = await found.hub.open(again)
    assert next_one.state == "playing" and [seat.person for seat in next_one.seats] == [bo.id, ada.id]
    card = await found.lobby.card(again, Caller(ada, "en", ""))
    assert [seat.symbol for seat in card.seats] == [seat.shown_symbol for seat in next_one.seats] == [1, 0]
