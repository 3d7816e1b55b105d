"""All tables: opening them from the log, changing them one entry at a time, closing them when nobody needs them."""

from __future__ import annotations

import asyncio
import dataclasses
import logging
import time
from collections import defaultdict
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from sqlalchemy import Row, Select, func, select, update
from sqlalchemy.exc import IntegrityError

from hortus.errors import HortusError
from hortus.table import Match

from . import messages as m
from . import metrics, ratings, schema
from .bots import BotRunner
from .people import People, Person
from .refusals import Refusal, cleaned
from .settings import Settings
from .storage import Storage, Together, now
from .table import Entry, Seat, Table
from .writer import Write, Writer

logger = logging.getLogger("hortus.hub")
TICK = 0.2
Answering = Callable[[m.Ack], None]  # called once the change is safe, before anybody else is told


def _log(tables: list[str]) -> Select[Any]:
    c = schema.log.c
    return (
        select(c.table_id, c.number, c.kind, c.at, c.seat, c.ply, c.move, c.amount)
        .where(c.table_id.in_(tables))
        .order_by(c.table_id, c.number)
    )


def _entry(row: Row[Any]) -> Entry:
    return Entry(row.number, row.kind, row.at, row.seat, row.ply, row.move, row.amount)


class Hub:
    def __init__(self, settings: Settings, storage: Storage, people: People, writer: Writer) -> None:
        self.settings = settings
        self.storage = storage
        self.people = people
        self.writer = writer
        self.bots = BotRunner(self, settings)
        self.tables: dict[str, Table] = {}
        self.deadlines: dict[str, int] = {}  # table -> when to look at it again, loaded or not
        self._stored = Together(self._load)
        self._last_end = 0
        self._ticker: asyncio.Task[None] | None = None
        self._checks: set[asyncio.Task[None]] = set()
        self.closing = False

    # -- the server's life

    async def start(self) -> None:
        """Go on where the last run stopped: clocks forgive the time away, bots think again."""
        t, s = schema.tables.c, schema.seats.c
        await self._rate_the_rest()
        alive = await self.storage.setting("alive")
        timed = await self.storage.rows(select(t.id).where(t.state == "playing", t.pace.not_like('%"untimed"%')))
        for row in timed:
            table = await self.open(row.id)
            async with table.lock:
                last = max(int(alive or 0), table.changed_at)
                await self._append(table, Entry(0, "restart", now(), amount=max(0, now() - last)))
                self.settle(table)
        waiting = await self.storage.rows(
            select(t.id)
            .join(schema.seats, (s.table_id == t.id) & (s.seat == t.turn))
            .where(t.state == "playing", (s.kind == "bot") | s.stand_in)
        )
        for row in waiting:
            self.settle(await self.open(row.id))
        left = await self.storage.rows(
            select(t.id).join(schema.seats, s.table_id == t.id)
            .where(t.state == "playing", s.left_at.is_not(None), s.stand_in.is_(False)).distinct()
        )  # fmt: skip
        for row in left:
            self.deadlines[row.id] = now()
        self._ticker = asyncio.create_task(self._tick(), name="ticker")

    async def _rate_the_rest(self) -> None:
        """Matches that ended before there were ratings, in the order they ended."""
        t = schema.tables.c
        last = await self.storage.row(select(func.max(t.changed)).where(t.state == "over"))
        self._last_end = (last and last[0]) or 0
        rest = await self.storage.rows(
            select(t.id).where(t.state == "over", t.rated.is_(False)).order_by(t.changed, t.id)
        )
        stored = Together(self._read)
        for start in range(0, len(rest), 25):
            asked = (stored.ask(row.id) for row in rest[start : start + 25])
            writes = []
            for table in await asyncio.gather(*asked, return_exceptions=True):
                if isinstance(table, Table) and table.match:
                    writes.append(Write(ending=ratings.ending(table, table.match)))
                else:
                    logger.warning("a finished match cannot be read")
            await asyncio.gather(*map(self.writer.commit, writes))

    async def close(self) -> None:
        """Say goodbye to everybody; what is under way is still written."""
        self.closing = True
        if self._ticker:
            self._ticker.cancel()
        for check in list(self._checks):
            check.cancel()
        await self.bots.close()
        for table in self.tables.values():
            for visitor in list(table.visitors):
                visitor.farewell("restart")

    async def _tick(self) -> None:
        swept = beat = time.monotonic()
        while True:
            await asyncio.sleep(TICK)
            at = now()
            for table_id in [table_id for table_id, when in self.deadlines.items() if when <= at]:
                del self.deadlines[table_id]
                check = asyncio.create_task(self._check(table_id))
                self._checks.add(check)
                check.add_done_callback(self._checks.discard)
            if time.monotonic() - swept > min(5, self.settings.idle):
                swept = time.monotonic()
                self.sweep()
                for table in list(self.tables.values()):
                    for visitor in list(table.visitors):
                        visitor.look()
            if time.monotonic() - beat > 5:
                beat = time.monotonic()
                await self._still_alive()

    async def _still_alive(self) -> None:
        values = {"name": "alive", "value": str(now())}
        try:
            changed = update(schema.settings).where(schema.settings.c.name == "alive").values(value=values["value"])
            if await self.storage.setting("alive") is None:
                await self.storage.add(schema.settings, values)
            else:
                await self.storage.write(changed)
        except Exception:
            logger.exception("the database does not answer")

    def sweep(self) -> None:
        """Let go of tables nobody has used for a while; with visitors, of their match only."""
        past = time.monotonic() - self.settings.idle
        for table in list(self.tables.values()):
            if table.touched > past or table.lock.locked() or self.bots.busy(table):
                continue
            if not table.visitors:
                del self.tables[table.id]
            elif table.match is not None:
                table.match = None
                table.cache.clear()
                table.recent.clear()
        metrics.tables.set(len(self.tables))

    # -- opening

    async def open(self, table_id: str) -> Table:
        """The table, from memory or from the log."""
        table: Table | None = self.tables.get(table_id)
        if table is None:
            table = await self._stored.ask(table_id)
        if table is None:
            raise Refusal("unknown", "no table")
        table.touched = time.monotonic()
        return table

    async def _load(self, tables: list[str]) -> dict[str, Table]:
        found = await self._read(tables)
        self.tables.update(found)
        metrics.tables.set(len(self.tables))
        return found

    async def _read(self, tables: list[str]) -> dict[str, Table]:
        t, s, p, c = schema.tables, schema.seats, schema.people, schema.chat
        rows, seats, lines, log = await self.storage.all_rows(
            select(t).where(t.c.id.in_(tables)),
            select(s, p.c.kind.label("who")).outerjoin(p, p.c.id == s.c.person)
            .where(s.c.table_id.in_(tables)).order_by(s.c.table_id, s.c.seat),
            select(c.c.table_id, func.max(c.c.line).label("line"))
            .where(c.c.table_id.in_(tables)).group_by(c.c.table_id),
            _log(tables),
        )  # fmt: skip
        seated: dict[str, list[Seat]] = defaultdict(list)
        for x in seats:
            seat = Seat(x.seat, x.kind, x.name, x.person, x.bot, x.left_at, bool(x.stand_in),
                        program=x.kind == "person" and x.who == "program")  # fmt: skip
            if x.rating_after is not None:
                seat.rating = x.rating_before, x.rating_after
            seated[x.table_id].append(seat)
        said = {x.table_id: x.line for x in lines}
        entries: dict[str, list[Entry]] = defaultdict(list)
        for row in log:
            entries[row.table_id].append(_entry(row))
        found = {}
        for row in rows:
            table = found[row.id] = Table(row, seated[row.id])
            table.lines = said.get(row.id, 0)
            table.replay(entries[row.id])
            table.touched = time.monotonic()
        return found

    async def _replay(self, table: Table) -> None:
        table.replay(map(_entry, await self.storage.rows(_log([table.id]))))

    async def ensure(self, table: Table) -> None:
        """The match of this table is in memory."""
        table.touched = time.monotonic()
        if table.match is None and table.state in ("playing", "over"):
            await self._replay(table)

    # -- changing: commit, then take over, then tell

    async def _append(
        self, table: Table, *entries: Entry, after: Match | None = None, person: str | None = None,
        client: str | None = None, statements: tuple[Any, ...] = (),
    ) -> None:  # fmt: skip
        """Add entries to the log, all or none. The first carries the client's id. The caller holds the lock."""
        numbered = [dataclasses.replace(entry, number=table.number + i) for i, entry in enumerate(entries, 1)]
        rows: list[Mapping[str, Any]] = [
            {
                "table_id": table.id, "number": e.number, "kind": e.kind, "at": e.at, "seat": e.seat, "ply": e.ply,
                "undos": table.undos if e.kind == "move" else None, "move": e.move, "amount": e.amount,
                "person": person if i == 0 else None, "client": client if i == 0 else None,
            }
            for i, e in enumerate(numbered)
        ]  # fmt: skip
        kinds = {e.kind for e in numbered}
        state = "over" if "over" in kinds else "closed" if "close" in kinds else (
            "playing" if "start" in kinds else table.state)  # fmt: skip
        match = after or table.match
        ply = match.ply if match else 0
        standing = {
            "table": table.id, "new_state": state, "new_turn": match.turn if match and state == "playing" else None,
            "new_ply": ply, "new_changed": numbered[-1].at,
            "new_winners": " ".join(map(str, table.winners(match))) if match and state == "over" else None,
        }  # fmt: skip
        ending = ratings.ending(table, match) if match and state == "over" else None
        await self.writer.commit(Write(rows, standing, statements=list(statements), ending=ending))
        for change in ending.changes if ending else []:
            table.seats[change.seat].rating = change.before, change.after
        for entry in numbered:
            table.apply(entry, after if entry.kind in ("start", "move", "undo") else None)
        table.touched = time.monotonic()

    def settle(self, table: Table) -> None:
        """After a change: bots think, deadlines are set, everybody is told."""
        self.bots.wake(table)
        self._set_deadline(table)
        table.tell()

    def _set_deadline(self, table: Table) -> None:
        if table.state != "playing":
            self.deadlines.pop(table.id, None)
            return
        grace = int(self.settings.grace * 1000)
        times = [seat.left_at + grace for seat in table.seats if seat.left_at is not None and not seat.stand_in]
        turn = table.turn
        if table.clock and turn is not None and not table.seats[turn].played_by_bot:
            deadline = table.clock.deadline()
            if deadline is not None:
                times.append(deadline)
        if times:
            self.deadlines[table.id] = min(times)
        else:
            self.deadlines.pop(table.id, None)

    async def _check(self, table_id: str) -> None:
        """Somebody's time, or grace, may be over."""
        try:
            table = await self.open(table_id)
            async with table.lock:
                await self.ensure(table)
                await self.check_time(table)
                grace = int(self.settings.grace * 1000)
                for seat in table.seats:
                    if seat.left_at is not None and not seat.stand_in and now() >= seat.left_at + grace:
                        await self.stand_in(table, seat, "stand_in")
                self.settle(table)
        except Refusal:
            pass
        except Exception:
            metrics.errors.inc()
            logger.exception("looking at a table failed")
            self.deadlines[table_id] = now() + 5000

    async def check_time(self, table: Table) -> None:
        turn = table.turn
        if table.clock is None or turn is None or table.seats[turn].played_by_bot:
            return
        deadline = table.clock.deadline()
        if deadline is not None and now() >= deadline:
            await self.stand_in(table, table.seats[turn], "out_of_time")

    async def stand_in(self, table: Table, seat: Seat, kind: str) -> None:
        """From now on a bot plays for this person."""
        await self._append(
            table, Entry(0, kind, now(), seat=seat.seat), statements=(self.seat_update(table, seat, stand_in=True),)
        )
        seat.stand_in = True

    @staticmethod
    def seat_update(table: Table, seat: Seat, **values: Any) -> Any:
        s = schema.seats
        return update(s).where(s.c.table_id == table.id, s.c.seat == seat.seat).values(**values)

    async def come_back(self, table: Table, person: Person) -> None:
        """A person takes their seats over again. A clock that has run out stays run out."""
        mine = [table.seats[i] for i in table.seats_of(person)]
        back = [x for x in mine if (x.stand_in or x.left_at is not None) and not x.out_of_time]
        if not back or table.state != "playing":
            return
        async with table.lock:
            await self.ensure(table)
            for seat in back:
                await self._append(
                    table, Entry(0, "return", now(), seat=seat.seat),
                    statements=(self.seat_update(table, seat, stand_in=False, left_at=None),),
                )  # fmt: skip
                seat.stand_in, seat.left_at = False, None
            self.settle(table)

    # -- moves

    async def play(
        self, table: Table, person: Person | None, message: m.Move, answer: Answering, uncovered: bool = True
    ) -> None:
        async with table.lock:
            await self.ensure(table)
            seat = self._deciding(table, person)
            assert person is not None
            if message.ply != table.ply or message.undos not in (None, table.undos):
                answer(await self._repeated(table, person, message.id, Refusal("stale")))
                return
            if table.state != "playing":
                raise Refusal("not_now", table.state)
            if self.closing:
                raise Refusal("not_now", "restart")
            await self.check_time(table)
            if table.turn != seat or table.seats[seat or 0].played_by_bot:
                reason = "played by bot" if table.turn == seat else "not your turn"
                self.settle(table)
                raise Refusal("not_your_turn", reason)
            if not uncovered:
                raise Refusal("not_now", "covered")
            try:
                await self._play(table, message.move, person.id, message.id)
            except IntegrityError:
                answer(await self._repeated(table, person, message.id, Refusal("failed")))
                return
            metrics.moves.labels(table.game, "person").inc()
            answer(m.Ack(table.number, message.id, table.ply))
            self.settle(table)

    def _deciding(self, table: Table, person: Person | None) -> int | None:
        mine = table.seats_of(person)
        if not mine:
            raise Refusal("not_seated", "not seated")
        if table.state == "waiting":
            raise Refusal("not_now", "not started")
        return table.turn if table.turn in mine else mine[0]

    async def _play(self, table: Table, move: str, person: str | None, client: str | None) -> None:
        """One decision of the seat whose turn it is. The caller holds the lock."""
        try:
            after = table.played(move)
            assert table.match is not None
            notation = after.game.notation[table.match.code(move)]
        except HortusError as problem:
            raise Refusal("illegal", sentences=problem.sentences) from None
        at = now()
        if after.over:  # no two matches end at the same moment: ratings follow from the order
            at = self._last_end = max(at, self._last_end + 1)
        entries = [Entry(0, "move", at, seat=table.turn, ply=table.ply, move=notation)]
        if after.over:
            entries.append(Entry(0, "over", at))
        await self._append(table, *entries, after=after, person=person, client=client)

    async def play_for_bot(self, table: Table, ply: int, undos: int, move: str) -> bool:
        """A bot's decision, if the table is still where the bot left it."""
        async with table.lock:
            await self.ensure(table)
            turn = table.turn
            if table.ply != ply or table.undos != undos or turn is None or not table.seats[turn].played_by_bot:
                return False
            await self._play(table, move, None, None)
            metrics.moves.labels(table.game, "bot").inc()
            self.settle(table)
            return True

    async def _repeated(self, table: Table, person: Person, client: str, otherwise: Refusal) -> m.Ack:
        """The answer to a message that has been taken already, or else the refusal."""
        c = schema.log.c
        row = await self.storage.row(
            select(c.number, c.kind, c.ply, c.amount).where(
                c.table_id == table.id, c.person == person.id, c.client == client
            )
        )
        if row is None:
            if otherwise.reason == "failed":
                table.match = None  # somebody else wrote to this table: read it again
                await self.ensure(table)
            raise otherwise
        ply = {"move": (row.ply or 0) + 1, "undo": row.amount}.get(row.kind, table.ply)
        return m.Ack(row.number, client, ply, repeated=True)

    # -- taking back

    async def undo(self, table: Table, person: Person | None, message: m.Undo, answer: Answering) -> None:
        async with table.lock:
            await self.ensure(table)
            self._deciding(table, person)
            assert person is not None
            if message.ply != table.ply or message.undos not in (None, table.undos):
                answer(await self._repeated(table, person, message.id, Refusal("stale")))
                return
            mode, to = table.undo_offer(table.seats_of(person))
            if mode == "none":
                raise Refusal("not_now", "no undo")
            at_once = mode == "free" or not table.others(person.id)
            if table.ask and not at_once:
                answer(await self._repeated(table, person, message.id, Refusal("not_now", "asking already")))
                return
            entry = Entry(0, "undo" if at_once else "ask", now(), seat=table.movers[to], amount=to)
            await self._take_back(table, person, message.id, answer, entry)

    async def _take_back(self, table: Table, person: Person, client: str, answer: Answering, *entries: Entry) -> None:
        """Ask, answer or take back. The caller holds the lock."""
        after: Match | None = None
        if entries[-1].kind == "undo":
            assert table.match is not None and entries[-1].amount is not None
            after = table.match.clone()
            for _ in range(table.ply - entries[-1].amount):
                after.undo()
        try:
            await self._append(table, *entries, after=after, person=person.id, client=client)
        except IntegrityError:
            answer(await self._repeated(table, person, client, Refusal("failed")))
            return
        metrics.undone.inc(after is not None)
        answer(m.Ack(table.number, client, table.ply))
        self.settle(table)

    async def consent(self, table: Table, person: Person | None, message: m.Answer, answer: Answering) -> None:
        async with table.lock:
            await self.ensure(table)
            seat = self._deciding(table, person)
            assert person is not None
            ask, waiting = table.ask, table.waiting_for()
            withdrawn = ask is not None and person.id == ask.person and not message.yes
            if ask is None or ask.id != message.ask or not (person.id in waiting or withdrawn):
                answer(await self._repeated(table, person, message.id, Refusal("not_now", "no ask")))
                return
            kind = "withdraw" if withdrawn else "agree" if message.yes else "refuse"
            entries = [Entry(0, kind, now(), seat=seat)]
            if kind == "agree" and waiting == {person.id}:
                entries.append(Entry(0, "undo", now(), seat=ask.seat, amount=ask.to))
            await self._take_back(table, person, message.id, answer, *entries)

    # -- talking

    async def say(self, table: Table, person: Person | None, message: m.Say) -> m.Ack:
        if person is None:
            raise Refusal("forbidden", "signed_out")
        if person.id in table.muted:
            raise Refusal("muted", "muted")
        text = cleaned(message.text)
        if not 1 <= len(text) <= 300:
            raise Refusal("illegal", "chat")
        async with table.lock:
            said: dict[tuple[str, str], int] = table.said
            if (person.id, message.id) in said:
                return m.Ack(table.number, message.id, table.ply, repeated=True)
            mine = table.seats_of(person)
            line = m.ChatLine(table.lines + 1, now(), person.id, person.name, mine[0] if mine else None, text)
            await self.writer.commit(Write(chat=[{"table_id": table.id, **msgspec.structs.asdict(line)}]))
            table.lines = line.line
            if len(said) >= 50:
                said.pop(next(iter(said)))
            said[person.id, message.id] = line.line
        table.push(m.Chat(table.number, **msgspec.structs.asdict(line)))
        return m.Ack(table.number, message.id, table.ply)

    async def chat(self, table_id: str, before: int | None, most: int) -> list[m.ChatLine]:
        c = schema.chat.c
        query = select(c.line, c.at, c.person, c.name, c.seat, c.text).where(c.table_id == table_id)
        if before is not None:
            query = query.where(c.line < before)
        rows = await self.storage.rows(query.order_by(c.line.desc()).limit(most))
        return [m.ChatLine(*row) for row in reversed(rows)]
