"""Several processes on one PostgreSQL are one deployment."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from unittest.mock import patch

import msgspec
import pytest
from sqlalchemy import select, text, update
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from hortus.server import messages as m
from hortus.server import schema
from hortus.server.cards import ByClock, NewSeat, NewTable
from hortus.server.commands import CheckTime, Forgive, Leave, Play
from hortus.server.people import Person
from hortus.server.ratings import Place, Rating, rate
from hortus.server.refusals import Refusal
from hortus.server.settings import Settings
from hortus.server.storage import now, prepare
from hortus.server.table import Table
from hortus.server.transactions import ASLEEP, DATABASE_TIME, Unavailable
from hortus.server.transactions_postgres import PostgresTransactions
from tests.server.core import Core, Guest, account, core, first_move, mover, pair
from tests.server.postgres import Postgres
from tests.server.silence import way_to
from tests.waiting import until

GAME = "lucky-numbers"


@pytest.fixture
def db(postgres: Postgres) -> str:
    return postgres.fresh()


def run(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    def running(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("hortus.server.transactions.LEASE", 1500)
        monkeypatch.setattr("hortus.server.cluster.BEAT", 0.3)
        monkeypatch.setattr("hortus.server.hub.LOOK", 0.3)
        monkeypatch.setattr("hortus.server.hub.KEEP_UP", 0.3)
        asyncio.run(asyncio.wait_for(test(db), 90))

    running.__name__ = test.__name__
    return running


@run
async def test_two_who_look_for_somebody_find_each_other(db: str) -> None:
    """Also when they ask different processes at the same moment."""
    async with core(db) as here, core(db) as there:
        for _ in range(5):
            ada, bo = await here.people.guest("Ada", "en"), await there.people.guest("Bo", "en")
            mine, yours = await asyncio.gather(here.lobby.play_now(ada, GAME), there.lobby.play_now(bo, GAME))
            assert mine == yours
            seats = (await here.hub.open(mine)).seats
            assert {seat.person for seat in seats} == {ada.id, bo.id}


@run
async def test_what_happens_here_is_seen_there(db: str) -> None:
    async with core(db) as here, core(db) as there:
        table, other, ada, bo = await pair(here, there)
        guest = Guest(bo)
        other.enter(guest)
        there.hub.present(other)
        await until(lambda: bo.id in table.people_here())
        assert table.presence() == [False, True]
        for _ in range(6):
            who = mover(table, ada, bo)
            at, seen = (here.hub, table) if who is ada else (there.hub, other)
            await at.do(seen, first_move(seen), who)
            await until(lambda: table.number == other.number)
        assert table.ply == other.ply == 6 and guest.states > 0
        assert await here.in_step(table) and await there.in_step(other)
        await here.chat.say(table, ada, m.Say("a", "Hello"))
        await until(lambda: any(isinstance(heard, m.Chat) and heard.text == "Hello" for heard in guest.heard))
        other.exit(guest)
        there.hub.present(other)
        await until(lambda: bo.id not in table.people_here())
        assert bo.id in table.seen
        assert await there.people.by_id(ada.id) == ada
        await here.people.change(ada, "Ada Two", "fr")

        async def renamed() -> bool:
            found = await there.people.by_id(ada.id)
            return found is not None and found.name == "Ada Two"

        await until(renamed)


@run
async def test_lost_notifications_are_noticed(db: str) -> None:
    async with core(db) as here, core(db) as there:
        table, other, ada, bo = await pair(here, there)
        with patch("hortus.server.transactions_postgres.entries_note", return_value=""):
            await here.hub.do(table, first_move(table), mover(table, ada, bo))
        await until(lambda: other.ply == 1)
        async with there.storage.engine.begin() as connection:  # and connections of listeners that break
            await connection.execute(text(
                "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%'"
            ))  # fmt: skip
        await here.hub.do(table, first_move(table), mover(table, ada, bo))
        await until(lambda: other.ply == 2)


async def everybody(found: Core, table: Table) -> list[Person]:
    people = [await found.people.by_id(seat.person) for seat in table.seats if seat.person]
    return [person for person in people if person]


async def die(found: Core) -> None:
    """As kill -9 would: no more heartbeats, deadlines or bots, and nothing is said."""
    assert found.hub._ticker
    for loop in (found.hub.cluster._heart, *found.hub._loops):
        await loop.close()
    found.hub._ticker.cancel()
    found.hub.bots.wake = lambda table: None  # type: ignore[method-assign]
    for task in list(found.hub.bots._tasks.values()):
        task.cancel()


@run
async def test_others_take_over_from_the_dead(db: str) -> None:
    async with core(db, bot_pause=0.3) as here, core(db, bot_pause=0.01) as there:
        ada = await here.people.guest("Ada", "en")
        bots = [NewSeat("bot", bot="seedling")] * 2
        table = await here.hub.open(await here.lobby.create(ada, NewTable(GAME, bots)))
        bo = await here.people.guest("Bo", "en")
        timed = await here.table(GAME, ada, bo, pace=ByClock(60))
        short = await here.table(GAME, ada, bo, pace=ByClock(4))
        await until(lambda: table.ply > 1)
        await die(here)
        watched = await there.hub.open(table.id)
        ply = watched.ply
        await until(lambda: watched.ply > ply + 5)
        clocked = await there.hub.open(timed.id)
        await until(lambda: clocked.lease is not None and clocked.recent[-1].kind == "restart")
        assert clocked.recent[-1].amount is not None and clocked.recent[-1].amount > 500
        late = await there.hub.open(short.id)
        await until(lambda: any(seat.out_of_time for seat in late.seats))
        assert table.lease is None or watched.number >= table.number


@run
async def test_a_process_stopped_beyond_its_lease_cannot_act(db: str) -> None:
    """It wakes up and believes that it still looks after its tables: what it writes lies behind the fence."""
    async with core(db) as here, core(db) as there:
        ada = await here.people.guest("Ada", "en")
        table, _, _, _ = await pair(here, there, pace=ByClock(600))
        bots = await here.hub.open(await here.lobby.create(ada, NewTable(GAME, [NewSeat("me"), NewSeat("me")])))
        epochs = [table.lease, bots.lease]
        assert None not in epochs
        await die(here)
        # Its lease runs out, and nobody has taken over yet.
        rows = text(
            f"select count(*) from processes where id = '{here.hub.cluster.id}' and seen < {DATABASE_TIME} - 1500"
        )
        await there.hub._loops[0].close()

        async def run_out() -> bool:
            return bool((await here.storage.all_rows(rows))[0][0][0])  # type: ignore[arg-type]

        await until(run_out)
        for command in (Forgive(0), CheckTime()):
            number = table.number
            table.lease = epochs[0]
            late = now() + 700_000
            with patch("hortus.server.hub.now", return_value=late), pytest.raises(Refusal, match="stale"):
                await here.hub.do(table, command)
            assert table.number == number and table.lease is None
        # Somebody else has taken over: even with a lease of its own again it is too late.
        await there.hub.cluster.beat()
        await there.hub._take_over()
        await here.hub.cluster.beat()
        await here.hub.follow(table)
        table.lease = epochs[0]
        with pytest.raises(Refusal, match="stale"):
            await here.hub.do(table, Forgive(0))
        other = await there.hub.open(table.id)
        assert other.lease == (epochs[0] or 0) + 1
        kinds = [entry.kind for entry in (await here.from_log(table)).recent]
        assert kinds.count("restart") == 1 and "out_of_time" not in kinds
        # A person's move counts wherever it is played, and takes the table along.
        await here.hub.do(table, first_move(table), mover(table, *await everybody(here, table)))
        assert table.lease == (epochs[0] or 0) + 2
        await until(lambda: other.number == table.number)
        assert other.lease is None


@run
async def test_whoever_sleeps_within_a_transaction_holds_nobody_up(db: str) -> None:
    setting = "idle_in_transaction_session_timeout"
    async with core(db) as here, core(db) as there:
        table, other, ada, bo = await pair(here, there)
        await here.hub.do(table, first_move(table), mover(table, ada, bo))
        locking = f"update tables set changed = changed where id = '{table.id}'"
        assert isinstance(here.writer.transactions, PostgresTransactions)
        writing = here.writer.transactions._connection
        assert await writing.fetchval(f"show {setting}") == f"{ASLEEP // 1000}s"
        await writing.execute(f"begin; {locking}; set local {setting} = 300")  # and it is stopped
        await until(lambda: other.number == table.number)
        await there.hub.do(other, first_move(other), mover(other, ada, bo))
        asleep = await here.storage.engine.connect()
        assert (await asleep.execute(text(f"show {setting}"))).scalar_one() == f"{ASLEEP // 1000}s"
        await asleep.execute(text(locking))
        await asleep.execute(text(f"set local {setting} = 300"))
        await there.hub.do(other, first_move(other), mover(other, ada, bo))
        with pytest.raises(DBAPIError):  # it wakes up
            await asleep.execute(text(locking))
        await asleep.invalidate()
        await until(lambda: other.number == table.number)
        await here.hub.do(table, first_move(table), mover(table, ada, bo))
        assert await here.in_step(table)


@run
async def test_nothing_holds_the_heartbeat_up(db: str) -> None:
    """However many tables are taken over and however long that takes, whoever does it lives."""
    async with core(db) as here, core(db) as there:
        loading = patch.object(here.hub, "_adopt", return_value=asyncio.Future())
        with loading as adopting:
            ada = await there.people.guest("Ada", "en")
            await there.table(GAME, ada, await there.people.guest("Bo", "en"), pace=ByClock(60))
            await die(there)
            await until(lambda: adopting.called)
            p = schema.processes.c

            async def seen() -> int:
                row = await there.storage.row(select(p.seen).where(p.id == here.hub.cluster.id))
                assert row
                return int(row.seen)

            before = await seen()

            async def beaten() -> bool:
                return await seen() > before + 1500

            await until(beaten)
            adopting.return_value.set_result(None)


async def works(do: Callable[[], Awaitable[object]]) -> bool:
    """Does it? Each connection that was open is found silent once."""
    with suppress(SQLAlchemyError, OSError, Refusal):
        await do()
        return True
    return False


@run
async def test_a_database_that_falls_silent_is_not_waited_for_without_end(db: str) -> None:
    """Its connections never end, but nothing comes any more: reading, the heartbeat and listening take new ones."""
    await prepare(Settings(db=db).url())
    with patch("hortus.server.storage.ANSWER", 1.0):
        async with way_to(db) as (way, address), core(address) as here, core(db) as there:
            table, other, ada, bo = await pair(here, there)
            read = select(schema.people.c.name).where(schema.people.c.id == ada.id)
            here_is = schema.processes.c.id == here.hub.cluster.id
            reconnected = asyncio.Event()
            with patch.object(here.hub.cluster, "reconnected", reconnected.set):
                way.fall_silent()
                await reconnected.wait()

            await until(lambda: works(lambda: here.storage.row(read)))
            await until(here.storage.writable)
            seen = (await there.storage.rows(select(schema.processes.c.seen).where(here_is)))[0].seen

            async def beaten() -> bool:
                return bool((await there.storage.rows(select(schema.processes.c.seen).where(here_is)))[0].seen > seen)

            await until(beaten)
            await there.hub.do(other, first_move(other), mover(other, ada, bo))
            await until(lambda: table.number == other.number)
            await until(lambda: works(lambda: here.hub.do(table, first_move(table), mover(table, ada, bo))))
            assert await here.in_step(table)


@run
async def test_a_database_that_falls_silent_within_a_transaction_is_not_waited_for_without_end(db: str) -> None:
    """What was under way is given up, and so is taking it back, which is asked on the same connection."""
    await prepare(Settings(db=db).url())
    with patch("hortus.server.storage.ANSWER", 1.0):
        async with way_to(db) as (way, address), core(address) as here:
            ada, bo = await here.people.guest("Ada", "en"), await here.people.guest("Bo", "en")
            table = await here.table(GAME, ada, bo)
            for loop in (here.hub.cluster._heart, *here.hub._loops, here.people.changes._loop):
                await loop.close()

            async def read() -> None:
                await here.storage.row(select(schema.people.c.name).where(schema.people.c.id == ada.id))

            async def leave() -> None:  # the log and the seat, in one transaction of the writer's
                await here.hub.do(table, Leave(), ada)

            for silences, work in enumerate((read, here.hub.cluster.beat, leave), 1):
                way.fall_silent_after(b"BEGIN")
                async with asyncio.timeout(15):
                    with suppress(SQLAlchemyError, OSError, Refusal):
                        await work()
                    assert way.silences == silences
                    await until(lambda: works(read))
            await until(lambda: works(lambda: here.from_log(table)))
            assert await here.in_step(table)


@run
async def test_after_a_break_of_the_database_everybody_keeps_their_tables(db: str) -> None:
    """All leases have run out; whoever is the first to be back does not take the others' tables."""
    async with core(db) as here, core(db) as there:
        people = [await here.people.guest(name, "en") for name in ("Ada", "Bo")]
        mine = await here.table(GAME, *people, pace=ByClock(60))
        yours = await there.table(GAME, *people, pace=ByClock(60))
        for found in (here, there):
            for loop in (found.hub.cluster._heart, *found.hub._loops):
                await loop.close()
        t, p = schema.tables, schema.processes

        async def keepers() -> list[str]:
            return [
                (await here.storage.rows(select(t.c.keeper).where(t.c.id == one.id)))[0].keeper for one in (mine, yours)
            ]

        await here.storage.write(update(p).values(seen=p.c.seen - 60_000))
        await here.hub.cluster.beat()
        await here.hub._look_after()
        assert await keepers() == [here.hub.cluster.id, there.hub.cluster.id]
        assert [entry.kind for entry in mine.recent].count("restart") == 1
        await here.hub._look_after()  # the other has not come back
        assert await keepers() == [here.hub.cluster.id] * 2


@run
async def test_whoever_was_away_knows_it_also_if_nothing_could_be_taken_over(db: str) -> None:
    """The heartbeat is the first to reach the database again; a look that had begun before still fails."""
    async with core(db) as here:
        for loop in here.hub._loops:
            await loop.close()

        async def fail(own_since: int | None) -> None:
            here.hub.cluster.away_since = here.hub.cluster.away_since or 5
            raise OSError("the database is away")

        with patch.object(here.hub, "_take_over", fail):
            for _ in range(2):
                with pytest.raises(OSError, match="away"):
                    await here.hub._look_after()
                assert here.hub.cluster.away_since == 5
        await here.hub._look_after()
        assert here.hub.cluster.away_since is None


@run
async def test_a_table_that_could_not_be_taken_over_is_tried_again(db: str) -> None:
    async with core(db) as here, core(db) as there:
        ada, bo = [await here.people.guest(name, "en") for name in ("Ada", "Bo")]
        table = await here.table(GAME, ada, bo, pace=ByClock(60))
        await there.hub._loops[0].close()
        await here.hub.stop()
        with (
            patch("hortus.server.writer.PATIENCE", ()),
            patch.object(there.writer.transactions, "store", side_effect=Unavailable("away")),
        ):
            await there.hub._look_after()
        assert table.id not in there.hub.deadlines
        await there.hub._look_after()
        assert table.id in there.hub.deadlines
        other = await there.hub.open(table.id)
        assert other.lease and [entry.kind for entry in other.recent].count("restart") == 1


def test_all_tables_left_behind_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many: a few at a time."""
    monkeypatch.setattr("hortus.server.cluster.AT_ONCE", 2)

    async def test() -> None:
        async with core(str(tmp_path / "a.db")) as found:
            people = [await found.people.guest(name, "en") for name in ("Ada", "Bo")]
            tables = [await found.table(GAME, *people, pace=ByClock(60)) for _ in range(5)]
        async with core(str(tmp_path / "a.db")) as found:
            assert found.hub.deadlines.keys() == {table.id for table in tables}

    asyncio.run(test())


@run
async def test_every_match_is_rated_once_and_everybody_sees_it(db: str) -> None:
    dice = random.Random(3)
    async with core(db) as here, core(db) as there:
        ada, bo = account(await here.people.guest("Ada", "en")), account(await there.people.guest("Bo", "en"))
        table = await here.table(GAME, ada, bo)
        other = await there.hub.open(table.id)
        while table.state != "over":
            who = mover(table, ada, bo)
            at, seen = (here.hub, table) if who is ada else (there.hub, other)
            assert seen.match is not None
            await at.do(seen, Play(seen.ply, seen.undos, dice.choice(seen.match.moves())), who)
            await until(lambda: table.number == other.number)
        await until(lambda: table.ratings and other.ratings)
        assert table.ratings == other.ratings
        rows = await here.storage.all_rows(text("select sum(matches) as n from ratings"))  # type: ignore[arg-type]
        assert rows[0][0].n == 2


@run
async def test_who_is_connected_to_a_dead_process_is_not_here(db: str) -> None:
    async with core(db) as here, core(db) as there:
        table, other, ada, bo = await pair(here, there)
        table.enter(Guest(ada))
        here.hub.present(table)
        await until(lambda: ada.id in other.people_here())
        await die(here)
        await until(lambda: ada.id not in other.people_here())
        assert other.seen[ada.id] <= now()
        # When somebody was last connected is known to whoever opens the table later.
        guest = Guest(bo)
        other.enter(guest)
        other.exit(guest)
        there.hub.left(other, bo)
        async with core(db) as third:

            async def known() -> bool:
                return bool((await third.hub._read([table.id]))[table.id].seen.get(bo.id) == other.seen[bo.id])

            await until(known)


@run
async def test_limits_that_matter_hold_over_all_processes(db: str) -> None:
    limits = {"guesses_burst": 4, "guesses_rate": 0.001, "tables_burst": 3, "tables_rate": 0.001}
    async with core(db, **limits) as here, core(db, **limits) as there:
        ada = await here.people.guest("Ada", "en")
        made = refused = guessed = 0
        for i in range(6):
            found = here if i % 2 else there
            try:
                await found.lobby.create(ada, NewTable(GAME, [NewSeat("me"), NewSeat("open")]))
                made += 1
            except Refusal as refusal:
                assert refusal.reason == "too_many"
                refused += 1
            with pytest.raises(Refusal) as problem:
                await found.people.sign_in("Nobody", "wrong horse")
            guessed += problem.value.reason == "forbidden"
        assert (made, refused, guessed) == (3, 3, 4)


@run
async def test_endings_are_rated_in_the_order_they_were_stored(db: str) -> None:
    """Whoever rates, and whatever was slow: the ratings are those of one process that sees the matches in order."""
    async with core(db) as here, core(db) as there:
        people = [await here.people.guest(name, "en") for name in ("Ada", "Bo", "Cy")]
        rows = []
        for i in range(12):
            table = await here.table(GAME, people[i % 3], people[(i + 1) % 3])
            places = [Place(people[i % 3].id, True, bool(i % 2), 5), Place(people[(i + 1) % 3].id, True, not i % 2, 3)]
            rows.append((table.id, places))
            ending = {"table_id": table.id, "game": GAME, "counted": False}
            await here.storage.add(schema.endings, {**ending, "places": msgspec.json.encode(places).decode()})
        for hub in (here.hub, there.hub):
            hub.rater.wake()
        left = text("select count(*) as n from endings where not counted")

        async def all_rated() -> bool:
            return not (await here.storage.all_rows(left))[0][0].n  # type: ignore[arg-type]

        await until(all_rated)
        expected: dict[str, Rating] = {}
        for _, places in rows:
            rate(expected, places)
        stored = await here.storage.rows(select(schema.ratings))
        assert {row.who: (row.mu, row.sigma, row.matches) for row in stored} == {
            who: (pytest.approx(rating.mu), pytest.approx(rating.sigma), rating.matches)
            for who, rating in expected.items()
        }
