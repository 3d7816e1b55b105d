"""Nobody rewinds a match alone, is replaced before their time, or is rated for a lesson."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from hortus.server import messages as m
from hortus.server import ratings, schema
from hortus.server.cards import ByDays, NewSeat, NewTable
from hortus.server.clocks import DAY
from hortus.server.commands import (
    CheckTime,
    Circumstances,
    Command,
    Consent,
    Draft,
    Fill,
    Join,
    Leave,
    Play,
    Return,
    TakeBack,
    decide,
)
from hortus.server.people import Person
from hortus.server.refusals import Refusal
from hortus.server.render import Reader, table_state
from hortus.server.table import Table
from tests.server.core import Core, account, core, first_move, mover
from tests.waiting import until

GAME = "lucky-numbers"


def run(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    def running(tmp_path: Path) -> None:
        async def whole() -> None:
            async with core(str(tmp_path / "fair.db")) as found:
                people = [account(await found.people.guest(name, "en")) for name in ("Ada", "Bo", "Cy")]
                await test(found, *people)

        asyncio.run(asyncio.wait_for(whole(), 60))

    running.__name__ = test.__name__
    return running


def decided(table: Table, command: Command, person: Person | None, later: int, **seen: int) -> Draft:
    """What would follow so many milliseconds later, with people last seen so long before that."""
    at = table.changed_at + later
    last_seen = {who: at - ago for who, ago in seen.items()}
    return decide(table, command, person, Circumstances(at, 60_000, lambda: last_seen))


async def until_revealed(found: Core, table: Table, *people: Person) -> Person:
    """Play until somebody has drawn a tile; who."""
    while True:
        who = mover(table, *people)
        await found.hub.do(table, first_move(table), who)
        assert table.match is not None
        if table.match.revealed_by_last() and table.turn in table.seats_of(who):
            return who


@run
async def test_who_is_away_counts_for_consent(found: Core, ada: Person, bo: Person, cy: Person) -> None:
    table = await found.table(GAME, ada, bo)
    drawn = await until_revealed(found, table, ada, bo)
    other = bo if drawn is ada else ada
    away = decided(table, Fill("sprout"), drawn, 120_000, **{other.id: 90_000})
    assert [entry.kind for entry in away.entries] == ["stand_in"]
    asked = decided(away.table, TakeBack(away.table.ply, away.table.undos), drawn, 130_000)
    assert [entry.kind for entry in asked.entries] == ["ask"]
    assert asked.table.waiting_for() == {other.id}


@run
async def test_by_the_day_nobody_is_replaced_before_their_time(
    found: Core, ada: Person, bo: Person, cy: Person
) -> None:
    table = await found.table(GAME, ada, bo, pace=ByDays(2))
    waits = mover(table, ada, bo)
    other = bo if waits is ada else ada
    with pytest.raises(Refusal, match="not_now"):
        decided(table, Fill("sprout"), other, DAY, **{waits.id: DAY})
    await found.hub.do(table, Leave(), waits)
    assert decided(table, CheckTime(), None, DAY).entries == []
    assert table.clock is not None
    late = table.clock.deadline()
    # Leaving and coming back does not begin the two days again.
    returned = decided(table, Return(), waits, DAY)
    assert [entry.kind for entry in returned.entries] == ["return"]
    assert returned.table.clock is not None and returned.table.clock.deadline() == late
    assert [entry.kind for entry in decided(table, CheckTime(), None, 2 * DAY).entries] == ["out_of_time"]
    replaced = decided(table, CheckTime(), None, 2 * DAY).table
    back = decided(replaced, Return(), waits, 1000)
    assert back.table.clock is not None and back.table.clock.deadline() == replaced.changed_at + 1000 + 2 * DAY


@run
async def test_what_was_revealed_and_taken_back_is_not_rated(found: Core, ada: Person, bo: Person, cy: Person) -> None:
    seats = [NewSeat("me"), NewSeat("bot", bot="seedling")]
    table = await found.hub.open(await found.lobby.create(ada, NewTable(GAME, seats)))
    await until(lambda: table.turn == 0)
    while True:
        assert table.match is not None
        draws = [move for move in table.match.moves() if move == "draw"]
        await found.hub.do(table, first_move(table) if not draws else _draw(table), ada)
        if table.match.revealed_by_last() and table.turn == 0:
            break
        await until(lambda: table.turn == 0)
    assert table.rated
    await found.hub.do(table, TakeBack(table.ply, table.undos), ada)
    assert table.undos == 1 and not table.rated and await found.in_step(table)
    assert not (await found.from_log(table)).rated


def _draw(table: Table) -> Play:
    return Play(table.ply, table.undos, "draw")


@run
async def test_a_lesson_is_not_rated(found: Core, ada: Person, bo: Person, cy: Person) -> None:
    table = await found.table(GAME, ada, bo, guided=True)
    other = await found.table(GAME, ada, bo)
    for played, counts in ((table, False), (other, True)):
        while played.state != "over":
            await found.hub.do(played, first_move(played), mover(played, ada, bo))
        row = ratings.ending(played)
        assert (row["places"] != "[]") == counts
    await until(lambda: other.ratings)
    assert table.ratings == []


@run
async def test_nobody_gains_by_playing_against_themselves(found: Core, ada: Person, bo: Person, cy: Person) -> None:
    guest = await found.people.guest("Guest", "en")
    mine = Person("p_mine", "Mine", "program", "en", owner=ada.id, owner_kind="account")
    hers = Person("p_hers", "Hers", "program", "en", owner=bo.id, owner_kind="account")
    fleeting = Person("p_fleeting", "Fleeting", "program", "en", owner=guest.id, owner_kind="guest")
    for program in (mine, hers, fleeting):
        row = {"id": program.id, "name": program.name, "kind": "program", "lang": "en", "created": 0, "seen": 0}
        await found.storage.add(schema.people, row)
    reasons = {
        person.name: (await found.table(GAME, ada, person)).casual for person in (bo, guest, mine, hers, fleeting)
    }
    assert reasons == {"Bo": None, "Guest": "guests", "Mine": "same", "Hers": None, "Fleeting": "guests"}
    seats = [NewSeat("me"), NewSeat("bot", bot="seedling")]
    alone = await found.hub.open(await found.lobby.create(guest, NewTable(GAME, seats)))
    assert alone.rated  # nobody else's rating depends on a guest against a bot
    hot = await found.hub.open(await found.lobby.create(ada, NewTable(GAME, [NewSeat("me"), NewSeat("me")])))
    assert hot.casual == "same" and (await found.from_log(hot)).casual == "same"
    for made, reason in (({"rated": False}, "chosen"), ({"hints": True}, "chosen"), ({"guided": True}, "chosen")):
        assert (await found.table(GAME, ada, bo, **made)).casual == reason


@run
async def test_the_question_says_that_the_match_would_no_longer_count(
    found: Core, ada: Person, bo: Person, cy: Person
) -> None:
    table = await found.table(GAME, ada, bo)
    drawn = await until_revealed(found, table, ada, bo)
    state = table_state(table, Reader(drawn))
    assert state.undo.mode == "ask" and state.undo.casual is True and state.casual is None
    assert m.encode(state)
    await found.hub.do(table, TakeBack(table.ply, table.undos), drawn)
    other = bo if drawn is ada else ada
    asked = table_state(table, Reader(other)).asking
    assert asked is not None and asked.casual and asked.answer
    await found.hub.do(table, Consent(asked.ask, True), other)
    assert table_state(table, Reader(other)).casual == "revealed"
    assert not table_state(table, Reader(drawn)).undo.casual  # it does not count any more anyway


@run
async def test_seats_by_invitation(found: Core, ada: Person, bo: Person, cy: Person) -> None:
    seats = [NewSeat("me"), NewSeat("invited")]
    table = await found.hub.open(await found.lobby.create(ada, NewTable(GAME, seats, public=True)))
    for command in (Join(), Join(1), Join(1, code="WRONG")):
        with pytest.raises(Refusal, match="not_now"):
            await found.hub.do(table, command, cy)
    await found.hub.do(table, Join(code=table.code.lower()), bo)
    assert table.seats[1].person == bo.id and table.state == "playing"
    private = await found.hub.open(await found.lobby.create(ada, NewTable(GAME, seats)))
    await found.hub.do(private, Join(), cy)  # whoever knows a private table was given its address
    assert private.seats[1].person == cy.id
