"""All tables: opening them from the log, changing them, closing them when nobody needs them.

Every change goes the same way: decide, commit, apply, tell. One task per table takes its commands in order; a
connection hands a command in and may go, the task goes on.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Coroutine, Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import Row, func, select, update
from sqlalchemy.exc import SQLAlchemyError

from . import messages as m
from . import metrics, ratings, schema
from .bot_runner import BotRunner
from .cards import ByDays
from .cluster import Cluster
from .commands import CheckTime, Circumstances, Command, Draft, Forgive, Start, decide, next_check
from .entries import UnknownEntry, from_row, stored
from .limits import forget_allowances
from .loops import Loop, guarded
from .notes import Note, Told
from .people import People, Person
from .refusals import Refusal
from .rows import log_of, replayed, seat_row, summary
from .settings import Settings
from .storage import Coalesced, Storage, new_id, now
from .table import Elsewhere, Inbox, Table
from .transactions import Write
from .workers import Workers
from .writer import Writer

logger = logging.getLogger("hortus.hub")
TICK = 0.2
LOOK = 1.0  # seconds between two looks for tables whose keeper is gone
KEEP_UP = 2.0
PRESENT = 20.0  # seconds between two tellings of who is here
STALL = 2000  # milliseconds between two ticks after which the server counts as having been away
Answering = Callable[[m.Ack], None]  # called once the change is safe, before anybody else is told


class Hub:
    def __init__(
        self, settings: Settings, storage: Storage, people: People, writer: Writer, cluster: Cluster, workers: Workers
    ) -> None:  # fmt: skip
        self.settings = settings
        self.storage = storage
        self.people = people
        self.writer = writer
        self.cluster = cluster
        self.talked: Callable[[Table], None] = lambda table: None  # there is chat from elsewhere
        self.ended: Callable[[Table], None] = lambda table: None  # a match is over
        self.workers = workers
        self.bots = BotRunner(self, settings, workers)
        self.rater = ratings.Rater(storage, self._places, self._rated)
        self.tables: dict[str, Table] = {}
        self.deadlines: dict[str, int] = {}  # table -> when to look at it again, loaded or not
        self._newer: set[str] = set()  # tables with entries of a version this one does not understand
        self._grace = int(settings.grace * 1000)
        self._claimed: dict[str, tuple[Row[Any], int]] = {}  # tables taken over that are still to be opened
        self._seen: dict[tuple[str, str], int] = {}  # (table, person) -> when they were last here, to be stored
        self._stored = Coalesced(self._load)
        self._ticker: asyncio.Task[None] | None = None
        self._taking_over = asyncio.Lock()
        self._loops = [
            Loop(logger, "looking for tables left behind", self._look_after, LOOK),
            Loop(logger, "keeping up", self._keep_up, KEEP_UP),
        ]
        self._tasks: set[asyncio.Task[Any]] = set()
        self.closing = False

    # -- the server's life

    async def start(self) -> None:
        """Go on where others stopped: clocks forgive the time away, bots think again."""
        self.rater.start()
        self.cluster.heard = self._heard
        self.people.changed = self._people_changed
        self.cluster.reconnected = lambda: self.background(self._compare())
        await self.cluster.start()
        await forget_allowances(self.storage)
        await self._take_over()
        for loop in self._loops:
            loop.start()
        self._ticker = asyncio.create_task(self._tick(), name="ticker")

    def background(self, work: Coroutine[Any, Any, None]) -> None:
        """Work that nobody waits for."""
        task = asyncio.create_task(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @staticmethod
    async def _guarded(work: Coroutine[Any, Any, None]) -> None:
        """Work on one table: if it fails, the others go on."""
        with guarded(logger, "looking after a table"), suppress(Refusal):
            await work

    async def _take_over(self, own_since: int | None = None) -> None:
        """Look after the tables of processes that are gone; or else our own again, if we were away since then."""
        async with self._taking_over:
            after: str | None = ""
            while after is not None:
                rows, after = await self.cluster.orphans(own_since, after)
                epochs = await self.cluster.claim((row.id, row.epoch) for row in rows)
                self._claimed.update({row.id: (row, epochs[row.id]) for row in rows if row.id in epochs})
                adopting = [self._guarded(self._adopt(*claimed)) for claimed in self._claimed.values()]
                await asyncio.gather(*adopting)

    async def _adopt(self, row: Row[Any], epoch: int) -> None:
        """Go on with a table: no clock counts the time since its keeper was last seen.

        If the database does not answer, it is tried again.
        """
        if not row.bot_turn and '"untimed"' in row.pace and row.id not in self.tables:
            self.deadlines[row.id] = row.check_at  # nothing to do before
        else:
            try:
                table = await self.open(row.id)
                await self.follow(table)
                table.lease = epoch
                if table.clock:
                    await self.do(table, Forgive(row.seen or 0))
                else:
                    self.settle(table)
            except Refusal as refusal:
                if refusal.reason == "failed":
                    return  # otherwise it cannot be read, or somebody else was faster
        self._claimed.pop(row.id, None)

    async def close(self) -> None:
        """Say goodbye to everybody; what is under way is still written."""
        self.closing = True
        for loop in self._loops:
            await loop.close()
        if self._ticker:
            self._ticker.cancel()
        self.bots.close()
        for table in self.tables.values():
            for visitor in list(table.visitors):
                visitor.farewell("restart")
        await self.cluster.close()

    async def stop(self) -> None:
        """Wait for what is under way."""
        await self.close()
        working = [inbox.task for table in self.tables.values() for inbox in (table.inbox, table.talk) if inbox.task]
        if working:
            await asyncio.wait(working, timeout=5)
        for task in self._tasks:  # nobody waits for them, and what they have borrowed of the database is given back
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)
        await self.rater.close()
        await self.workers.close()

    async def _tick(self) -> None:
        swept = time.monotonic()
        last = now()
        while True:
            await asyncio.sleep(TICK)
            at = now()
            if at - last > STALL:  # the machine slept, or its clock was set: nobody pays for that
                with suppress(SQLAlchemyError, OSError):
                    await self.cluster.beat()
                    await self._take_over(last)
                    self.cluster.away_since = None
                at = now()
            last = at
            for table_id in [table_id for table_id, when in self.deadlines.items() if when <= at]:
                del self.deadlines[table_id]
                self.background(self._check(table_id))
            if time.monotonic() - swept > min(5, self.settings.idle):
                swept = time.monotonic()
                self.sweep()
                for table in list(self.tables.values()):
                    for visitor in list(table.visitors):
                        visitor.look()

    async def _look_after(self) -> None:
        away_since, self.cluster.away_since = self.cluster.away_since, None
        if self.cluster.alone and away_since is None and not self._claimed:
            return  # nobody else leaves tables behind
        try:
            await self._take_over(away_since)
        except BaseException:
            if away_since is not None:  # else the heartbeat may have found meanwhile that we were away
                self.cluster.away_since = away_since
            raise

    async def _keep_up(self) -> None:
        """What may have been missed."""
        with suppress(Refusal):
            await self._compare()
            self._note_waiting()
            if self._seen:
                await self._store_seen()
        self.rater.wake()

    async def _check(self, table_id: str) -> None:
        """Somebody's time, or grace, may be over."""
        try:
            table = await self.open(table_id)
            await self.do(table, CheckTime(await self._vacation(table)))
        except Exception:
            self.deadlines[table_id] = now() + 5000
            raise
        self._set_deadline(table)

    async def _vacation(self, table: Table) -> int:
        """Until when whoever is to move is on vacation."""
        seat = None if table.turn is None else table.seats[table.turn]
        person = await self.people.by_id(seat.person) if seat and seat.person else None
        return person.vacation if person else 0

    def _look_up_vacations(self, table: Table, changed: Collection[str] = ()) -> None:
        """Who at this table is on vacation, as far as that is not known or has changed."""
        if not isinstance(table.pace, ByDays):
            return
        seated = {seat.person for seat in table.seats if seat.person}
        asked = {person for person in seated if person in changed or person not in table.vacations}

        async def look() -> None:
            for person in asked:
                found = await self.people.by_id(person)
                table.vacations[person] = found.vacation if found else 0
            table.seating.clear()
            table.tell()

        if asked:
            self.background(look())

    def _people_changed(self, people: set[str]) -> None:
        for table in self.tables.values():
            self._look_up_vacations(table, people)

    def sweep(self) -> None:
        """Let go of tables nobody has used for a while; with visitors, of their match only."""
        past = time.monotonic() - self.settings.idle
        for table in list(self.tables.values()):
            if table.touched > past or table.inbox.task or table.talk.task or self.bots.busy(table):
                continue
            if not table.visitors:
                del self.tables[table.id]
            elif table.match is not None:
                table.let_go()
        metrics.tables.set(len(self.tables))

    # -- opening

    async def open(self, table_id: str) -> Table:
        """The table, from memory or from the log."""
        table: Table | None = self.tables.get(table_id)
        if table is None:
            table = await self._stored.ask(table_id)
        if table is None:
            if table_id in self._newer:
                raise Refusal("not_ready", "newer")
            row = await self.storage.row(select(schema.tables.c.id).where(schema.tables.c.id == table_id))
            raise Refusal("unknown", "no-table") if row is None else Refusal("not_now", "quarantined")
        table.touched = time.monotonic()
        if table.full:  # just made, or its server ended before the match could begin
            await self.do(table, Start())
        return table

    async def _load(self, tables: list[str]) -> dict[str, Table]:
        found = await self._read(tables)
        for table in found.values():
            self._look_up_vacations(self.tables.setdefault(table.id, table))
        metrics.tables.set(len(self.tables))
        self.cluster.tell(who=list(found))
        return {table_id: self.tables[table_id] for table_id in found}

    async def _read(self, tables: list[str]) -> dict[str, Table]:
        t, s, c = schema.tables, schema.seats, schema.chat
        rows, seats, lines, log = await self.storage.all_rows(
            select(t).where(t.c.id.in_(tables)),
            select(s.c.table_id, s.c.person, s.c.seen, s.c.rating_before, s.c.rating_after)
            .where(s.c.table_id.in_(tables)).order_by(s.c.table_id, s.c.seat),
            select(c.c.table_id, func.max(c.c.line).label("line"))
            .where(c.c.table_id.in_(tables)).group_by(c.c.table_id),
            log_of(tables),
        )  # fmt: skip
        found = {}
        entries: dict[str, list[Row[Any]]] = defaultdict(list)
        for row in log:
            entries[row.table_id].append(row)
        for row in rows:
            try:
                table, rewritten = replayed(row, entries[row.id])
                if rewritten:
                    await self.storage.write(*rewritten)
            except UnknownEntry:
                self._newer.add(row.id)
                continue
            except Exception as problem:
                await self._quarantine(row, problem)
                continue
            found[row.id] = table
            self._newer.discard(row.id)
            table.grace = self._grace
            table.lease = row.epoch if row.keeper == self.cluster.id else None
            if row.quarantine is not None:
                await self.storage.write(update(t).where(t.c.id == row.id).values(quarantine=None))
        for row in seats:
            if row.table_id not in found:
                continue
            if row.rating_after is not None:
                found[row.table_id].ratings.append((row.rating_before, row.rating_after))
            if row.seen is not None:
                found[row.table_id].seen[row.person] = row.seen
        for row in lines:
            if row.table_id in found:
                found[row.table_id].lines = row.line
        return found

    async def _quarantine(self, row: Row[Any], problem: Exception) -> None:
        """A table that cannot be read is set aside with the reason; a version that can read it takes it up again."""
        why = f"{type(problem).__name__}: {problem}"[:500]
        if row.quarantine != why:
            logger.warning("a table is set aside", extra={"table": row.id, "game": row.game, "why": why})
            t = schema.tables
            await self.storage.write(update(t).where(t.c.id == row.id).values(quarantine=why))
        metrics.quarantined.inc()

    async def complete(self, table: Table) -> None:
        """The match of this table is in memory."""
        table.touched = time.monotonic()
        if not table.complete:
            await self.enqueue(table, table.inbox, lambda: self._ensure(table))

    async def _ensure(self, table: Table) -> None:
        if not table.complete:
            fresh = table.unread()
            fresh.replay(map(from_row, await self.storage.rows(log_of([table.id]))))
            table.adopt(fresh)

    async def catch_up(self, table: Table, told: Sequence[Told] = ()) -> bool:
        """Apply what others have added to the log; true if there was anything. What they have told need not be read."""
        before = table.number
        await self._ensure(table)
        rows: Sequence[Any] = [entry for entry in told if entry.number > table.number]
        if not told or (rows and rows[0].number != table.number + 1):
            rows = await self.storage.rows(log_of([table.id], table.number))
        if rows:
            after = table.fork()
            try:
                after.replay(map(from_row, rows))
            except UnknownEntry as problem:
                self._leave_to_newer(table, problem)
                raise Refusal("not_ready", "newer") from None
            table.adopt(after)
        if table.number == before:
            return False
        table.lease = None  # somebody else's now
        return True

    def _leave_to_newer(self, table: Table, problem: UnknownEntry) -> None:
        """A newer version plays on at this table: its people connect again, until they come to such a server."""
        logger.warning("a newer version plays on", extra={"table": table.id, "problem": str(problem)})
        self._newer.add(table.id)
        self.tables.pop(table.id, None)
        self.deadlines.pop(table.id, None)
        for visitor in list(table.visitors):
            visitor.farewell("restart")

    # -- other processes

    async def follow(self, table: Table, told: Sequence[Told] = ()) -> None:
        """Take over what another process has stored, and tell everybody here."""

        async def work() -> None:
            changed = await self.catch_up(table, told)
            if table.state == "over" and not table.ratings:
                s = schema.seats.c
                rows = await self.storage.rows(
                    select(s.rating_before, s.rating_after)
                    .where(s.table_id == table.id, s.rating_after.is_not(None)).order_by(s.seat)
                )  # fmt: skip
                table.ratings = [(row.rating_before, row.rating_after) for row in rows]
                changed = changed or bool(rows)
            if changed:
                self.settle(table)

        await self.enqueue(table, table.inbox, work)

    def _heard(self, note: Note) -> None:
        for table_id in note.tables:
            if table_id in self.tables:
                self.background(self.follow(self.tables[table_id], note.entries))
        for table_id in note.chat:
            if table_id in self.tables:
                self.talked(self.tables[table_id])
        for table_id, (people, watchers) in note.here.items():
            table = self.tables.get(table_id)
            if table is not None:
                self._elsewhere(table, note.sender, Elsewhere(frozenset(people), watchers, time.monotonic()))
        for table_id in note.who:
            if table_id in self.tables and self.tables[table_id].visitors:
                self.present(self.tables[table_id])
        if note.changes:
            self.people.changes.wake()

    def _elsewhere(self, table: Table, process: str, now_there: Elsewhere) -> None:
        """Who is connected to the table by another process."""
        before = table.people_here()
        table.hear_of(process, now_there)
        for person in before - table.people_here():
            table.seen[person] = now()
        table.push(m.Presence(table.number, table.presence(), table.watchers(), table.claims()))

    def left(self, table: Table, person: Person) -> None:
        """A connection of somebody's has closed; when they were last here is stored with the next heartbeat."""
        table.seen[person.id] = now()
        if table.seats_of(person):
            self._seen[table.id, person.id] = table.seen[person.id]

    def _note_waiting(self) -> None:
        """Whoever waits at a public table is seen now and then, so that others find them there."""
        past = now() - int(PRESENT * 1000)
        for table in self.tables.values():
            if table.public and table.state == "waiting" and table.visitors:
                for person in table.connected().people & {seat.person for seat in table.seats}:
                    if table.seen.get(person, 0) < past:
                        table.seen[person] = self._seen[table.id, person] = now()

    async def _store_seen(self) -> None:
        seen, self._seen = self._seen, {}
        s = schema.seats
        await self.storage.write(
            *(
                update(s).where(s.c.table_id == table, s.c.person == person).values(seen=at)
                for (table, person), at in sorted(seen.items())
            )
        )

    def present(self, table: Table) -> None:
        """Tell the other processes who is here."""
        here = table.connected()
        self.cluster.tell(here={table.id: (sorted(here.people), here.watchers)})

    async def _compare(self) -> None:
        """Is what we have open what is stored? Notifications can be lost."""
        if self.cluster.alone:
            return
        t = schema.tables.c
        ids = list(self.tables)
        for i in range(0, len(ids), 500):
            query = select(t.id, t.number, t.epoch, t.keeper).where(t.id.in_(ids[i : i + 500]))
            for row in await self.storage.rows(query):
                table = self.tables.get(row.id)
                if table is None or table.inbox.task:
                    continue
                if row.number > table.number:
                    await self.follow(table)
                elif table.lease is not None and row.epoch > table.lease:
                    self._give_up(table)
                elif table.lease is None and row.keeper == self.cluster.id and row.number == table.number:
                    table.lease = row.epoch  # a write of ours lay behind the fence: it is ours all the same
                    self.settle(table)
        alive, past = await self.cluster.alive(), time.monotonic() - 3 * PRESENT
        for table in list(self.tables.values()):
            for process, other in list(table.elsewhere.items()):
                if process not in alive or other.heard < past:
                    self._elsewhere(table, process, Elsewhere())
            if table.visitors and time.monotonic() - table.told_presence > PRESENT:
                table.told_presence = time.monotonic()
                self.present(table)

    def _give_up(self, table: Table) -> None:
        """Somebody else looks after the table."""
        table.lease = None
        self.bots.wake(table)
        self._set_deadline(table)

    # -- changing

    async def enqueue(self, table: Table, inbox: Inbox, work: Callable[[], Awaitable[Any]]) -> Any:
        """Have this done by the table's own task, after what was handed in before it; wait for what comes of it.

        Whoever waits may be cancelled: the work is done all the same.
        """
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        inbox.waiting.append((work, done))
        if inbox.task is None:
            inbox.task = asyncio.create_task(self._work(inbox), name=f"table {table.id}")
        return await done

    @staticmethod
    async def _work(inbox: Inbox) -> None:
        try:
            while inbox.waiting:
                work, done = inbox.waiting.pop(0)
                try:
                    result = await work()
                except Exception as problem:
                    if not done.done():  # whoever waited is still there
                        done.set_exception(problem)
                else:
                    if not done.done():
                        done.set_result(result)
        finally:
            inbox.task = None

    async def do(
        self, table: Table, command: Command, person: Person | None = None, client: str | None = None,
        answer: Answering | None = None,
    ) -> m.Ack:  # fmt: skip
        """Carry out a command: its entries are stored, applied and told. The same command again is answered again."""
        at = now()
        name = f"{person.id if person else 'server'}:{client or new_id()}"

        async def work() -> m.Ack:
            before = table.number
            try:
                ack = await self._execute(table, command, person, name, at)
                if answer:
                    answer(ack)
                return ack
            finally:
                if table.number != before:
                    self.settle(table)

        found: m.Ack = await self.enqueue(table, table.inbox, work)
        return found

    async def _execute(self, table: Table, command: Command, person: Person | None, name: str, at: int) -> m.Ack:
        try:
            return await self._carry_out(table, command, person, name, at)
        except (SQLAlchemyError, OSError) as problem:
            logger.warning("the database does not answer", extra={"problem": type(problem).__name__})
            raise Refusal("failed") from problem

    async def _carry_out(self, table: Table, command: Command, person: Person | None, name: str, at: int) -> m.Ack:
        client = name.partition(":")[2]
        await self._ensure(table)
        while True:
            try:
                draft = decide(table, command, person, self._circumstances(table, at))
            except Refusal:
                repeated = await self._repeated(table, name) if person else None
                if repeated:
                    return repeated
                raise
            if not draft.entries:
                return m.Ack(table.number, client, table.ply)
            if self.closing:
                raise Refusal("not_now", "restart")
            fence = table.lease
            if command.keeper_only and fence is None:
                raise Refusal("stale")
            try:
                epoch = await self.writer.commit(self._write(table, draft, name, command))
                if epoch is not None:
                    table.adopt(draft.table)
                    table.lease = epoch
                    if table.state == "over":
                        self.rater.wake()
                        self.ended(table)
                    return m.Ack(table.number, client, table.ply)
            except Exception as problem:  # nobody knows whether it is stored: the log does
                logger.warning("a write is in doubt", extra={"table": table.id, "problem": type(problem).__name__})
                with suppress(Exception):
                    await self.catch_up(table)
                    if repeated := await self._repeated(table, name):
                        return repeated
                raise Refusal("failed") from problem
            # Somebody else was faster, or it is this command that is there already, or the lease has run out.
            changed = await self.catch_up(table)
            if repeated := await self._repeated(table, name):
                return repeated
            if command.keeper_only:
                if table.lease == fence:  # it has not been taken over anew meanwhile
                    self._give_up(table)
                raise Refusal("stale")
            if not changed:
                raise Refusal("failed")

    def _circumstances(self, table: Table, at: int) -> Circumstances:
        return Circumstances(at, self._grace, table.last_seen)

    def _write(self, table: Table, draft: Draft, name: str, command: Command) -> Write:
        after = draft.table
        rows = [stored(table.id, entry, None if i else name) for i, entry in enumerate(draft.entries)]
        seats = []
        if after.seats != table.seats:
            seats = [seat_row(after, i) for i, seat in enumerate(after.seats) if seat != table.seats[i]]
        ending = ratings.ending(after) if after.state == "over" and table.state != "over" else None
        fence = table.lease if command.keeper_only else None
        return Write(rows, None, summary(after, self._grace), seats, ending, fence)

    async def _repeated(self, table: Table, name: str) -> m.Ack | None:
        """The answer to a command that has been carried out already."""
        c = schema.log.c
        row = await self.storage.row(
            select(c.number, c.kind, c.at, c.data).where(c.table_id == table.id, c.command == name)
        )
        if row is None:
            return None
        entry = from_row(row)
        ply = {"move": (entry.ply or 0) + 1, "undo": entry.amount}.get(entry.kind, table.ply)
        return m.Ack(entry.number, name.partition(":")[2], ply or 0, repeated=True)

    def settle(self, table: Table) -> None:
        """After a change: bots think, deadlines are set, everybody is told."""
        table.touched = time.monotonic()
        self.bots.wake(table)
        self._set_deadline(table)
        self._look_up_vacations(table)
        table.tell()

    def _set_deadline(self, table: Table) -> None:
        when = next_check(table, self._grace) if table.lease is not None else None
        if when is None:
            self.deadlines.pop(table.id, None)
        else:
            self.deadlines[table.id] = when

    async def _places(self, table_id: str) -> list[ratings.Place]:
        """How a match ended, from its log; nothing if it cannot be read."""
        try:
            table = await self.open(table_id)
            await self.complete(table)
        except Refusal:
            return []
        return ratings.places(table) if table.match and table.state == "over" else []

    def _rated(self, table_id: str, changes: list[tuple[float, float]]) -> None:
        """A match has been rated: its table shows it."""
        table = self.tables.get(table_id)
        if table is not None:
            table.ratings = changes
            table.tell()
        self.cluster.tell(tables=[table_id])
