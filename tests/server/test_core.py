"""Memory and log stay in step, whatever happens to connections, writes and other processes."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest

from hortus.server import messages as m
from hortus.server.chat import chat_lines
from hortus.server.commands import AskHint, Close, Command, Consent, Join, Leave, Mute, TakeBack
from hortus.server.people import Person
from hortus.server.refusals import Refusal
from hortus.server.table import Table
from hortus.server.transactions import Unavailable
from tests.server.core import Core, Guest, core, first_move, mover, pair
from tests.waiting import until

GAME = "lucky-numbers"
Database = Callable[[], str]


def run(test: Callable[..., Any]) -> Callable[..., None]:
    def running(database: Database) -> None:
        asyncio.run(asyncio.wait_for(test(database()), 90))

    running.__name__, running.__doc__ = test.__name__, test.__doc__
    return running


async def people(found: Core, *names: str) -> list[Person]:
    return [await found.people.guest(name, "en") for name in names]


@run
async def test_cut_connections_leave_memory_and_log_in_step(db: str) -> None:
    """Movers are cut off while their move is stored, watchers come and go and the table is let go meanwhile."""
    dice = random.Random(1)
    async with core(db) as found:
        ada, bo = await people(found, "Ada", "Bo")
        tables = [await found.table(GAME, ada, bo) for _ in range(60)]

        async def play(table: Table) -> int:
            cut = 0
            for _ in range(6):
                while not table.complete:
                    await found.hub.complete(table)
                who = mover(table, ada, bo)
                moving = asyncio.create_task(found.hub.do(table, first_move(table), who))
                for _ in range(dice.randrange(12)):
                    await asyncio.sleep(0)
                if not moving.done():
                    moving.cancel()
                    cut += 1
                with suppress(asyncio.CancelledError, Refusal):
                    await moving
                await until(lambda: not table.inbox.task)  # what was handed in is done all the same
            return cut

        async def watch() -> None:
            while True:
                for table in tables:
                    if not table.inbox.task:
                        table.let_go()
                    await found.hub.complete(table)
                    await asyncio.sleep(dice.uniform(0, 0.004))

        watching = asyncio.create_task(watch())
        cut = sum(await asyncio.gather(*map(play, tables)))
        watching.cancel()
        assert cut > 60
        out_of_step = [table.id for table in tables if not await found.in_step(table)]
        assert out_of_step == []
        assert sum(table.ply for table in tables) > 120  # those that were handed in count


@run
async def test_leaving_and_joining_at_the_same_moment(db: str) -> None:
    """Nobody who was told that they have a seat loses it to somebody else's leaving."""
    async with core(db) as found:
        ada, bo, cy = await people(found, "Ada", "Bo", "Cy")
        for _ in range(10):
            table = await found.table(GAME, ada, bo, seats=3)
            answers = await asyncio.gather(
                found.hub.do(table, Leave(), bo), found.hub.do(table, Join(1), cy), found.hub.do(table, Leave(), bo),
                found.hub.do(table, Join(), cy), return_exceptions=True,
            )  # fmt: skip
            assert isinstance(answers[1], m.Ack) and isinstance(answers[2], Refusal)
            assert table.seats[1].person == cy.id and table.seats_of(bo) == []
            assert await found.in_step(table)


def _failing(found: Core, times: int, after: bool, problem: Exception, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """So many transactions fail: before anything is stored, or after it is (the answer is lost)."""
    transaction, failed = found.writer.transactions.store, [0]

    async def failing(batch: Any) -> Any:
        if failed[0] >= times:
            return await transaction(batch)
        failed[0] += 1
        if after:
            await transaction(batch)
        raise problem

    monkeypatch.setattr(found.writer.transactions, "store", failing)
    return failed


@pytest.mark.parametrize("after", [False, True], ids=["lost", "answer lost"])
@pytest.mark.parametrize("problem", [Unavailable("gone"), RuntimeError("strange")], ids=["gone", "odd"])
def test_a_write_whose_fate_is_unknown(
    database: Database, after: bool, problem: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        async with core(database()) as found:
            ada, bo = await people(found, "Ada", "Bo")
            table = await found.table(GAME, ada, bo)
            command, who = first_move(table), mover(table, ada, bo)
            failed = _failing(found, 2, after, problem, monkeypatch)
            if after or isinstance(problem, Unavailable):
                answer = await found.hub.do(table, command, who, "one")
                assert answer.repeated == after
            else:
                with pytest.raises(Refusal, match="failed"):
                    await found.hub.do(table, command, who, "one")
                failed[0] = 2
                answer = await found.hub.do(table, command, who, "one")
            assert answer.ply == table.ply == 1 and await found.in_step(table)
            again = await found.hub.do(table, command, who, "one")
            assert again.repeated and again.number == answer.number and table.ply == 1

    asyncio.run(asyncio.wait_for(go(), 60))


@run
async def test_two_that_decide_on_the_same_state(db: str) -> None:
    """Two hubs on one database: one wins, the other reads what is new and decides again."""
    async with core(db) as here, core(db) as there:
        table, other, ada, bo = await pair(here, there)
        for _ in range(8):
            command, who = first_move(table), mover(table, ada, bo)
            answers = await asyncio.gather(
                here.hub.do(table, command, who), there.hub.do(other, command, who), return_exceptions=True
            )
            refused = [answer.reason for answer in answers if isinstance(answer, Refusal)]
            assert refused == ["stale"] and sum(isinstance(answer, m.Ack) for answer in answers) == 1
            await here.hub.catch_up(table)
            await there.hub.catch_up(other)
            assert table.number == other.number
        assert table.ply == 8 and await here.in_step(table) and await there.in_step(other)


@run
async def test_every_command_again_is_answered_again(db: str) -> None:
    async with core(db) as found:
        ada, bo = await people(found, "Ada", "Bo")
        table = await found.table(GAME, ada)

        async def twice(command: Command, person: Person) -> None:
            first = await found.hub.do(table, command, person, f"id-{table.number}")
            number = table.number
            again = await found.hub.do(table, command, person, first.id)
            assert table.number == number and (again.repeated or again.number == number)

        await twice(Mute(bo.id, True), ada)
        assert table.muted == {bo.id}
        await twice(Mute(bo.id, False), ada)
        await twice(Join(), bo)
        assert table.state == "playing"
        while not table.ask:
            who = mover(table, ada, bo)
            await twice(first_move(table), who)
            if table.undo_offer(table.seats_of(who))[0] == "ask" and table.turn not in table.seats_of(who):
                await twice(TakeBack(table.ply, table.undos), who)
        ask, other = table.ask, ada if table.ask.person == bo.id else bo
        await twice(Consent(ask.id, True), other)
        assert table.undos == 1 and table.ply == ask.to
        with pytest.raises(Refusal, match="not_now"):
            await found.hub.do(table, Close(), ada)
        assert await found.in_step(table)


@run
async def test_a_table_where_a_hint_was_given_is_read_again(db: str) -> None:
    async with core(db) as here, core(db) as there:
        ada, bo = await people(here, "Ada", "Bo")
        table = await here.table(GAME, ada, bo, hints=True)
        await here.hub.do(table, AskHint(table.ply, table.undos), mover(table, ada, bo))
        await here.hub.do(table, first_move(table), mover(table, ada, bo))
        other = await there.hub.open(table.id)
        assert other.hinted == (0, 0) and other.ply == 1 and await here.in_step(table)


@run
async def test_talk_does_not_come_between_moves(db: str) -> None:
    async with core(db) as here, core(db) as there:
        table, other, ada, bo = await pair(here, there)
        say = [m.Say(f"line-{i}", f"Line {i}") for i in range(10)]
        await asyncio.gather(
            here.hub.do(table, first_move(table), mover(table, ada, bo)),
            *(here.chat.say(table, ada, message) for message in say[:5]),
            *(there.chat.say(other, bo, message) for message in say[5:]),
        )
        assert (await here.chat.say(table, ada, say[0])).repeated
        lines = await chat_lines(here.storage, table.id)
        assert [line.line for line in lines] == list(range(1, 11))
        assert {line.text for line in lines} == {message.text for message in say}
        assert table.ply == 1 and await here.in_step(table)


@run
async def test_a_match_nobody_plays_leaves_the_memory_although_people_watch(db: str) -> None:
    async with core(db, idle=0.2) as found:
        ada, bo = await people(found, "Ada", "Bo")
        table = await found.table(GAME, ada, bo)
        guest = Guest(ada)
        table.enter(guest)
        await found.hub.do(table, first_move(table), mover(table, ada, bo))
        following, who = first_move(table), mover(table, ada, bo)
        await until(lambda: table.match is None)
        await found.hub.do(table, following, who)
        assert table.ply == 2 and await found.in_step(table)
        table.exit(guest)
        await until(lambda: table.id not in found.hub.tables)
        assert (await found.hub.open(table.id)).ply == 2
