"""Finding a table and taking a seat: everything before and after the match itself."""

from __future__ import annotations

import dataclasses
import secrets
from collections import defaultdict
from collections.abc import Sequence
from typing import Any, cast

import msgspec
from sqlalchemy import Row, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from hortus.errors import HortusError
from hortus.games import game as find_game

from . import cards, fairness, schema
from .bots import called, checked_bot, title
from .guard import Caller
from .hub import Hub
from .messages import SeatInfo
from .people import Person
from .refusals import Refusal, checked_name
from .storage import new_id, now
from .table import Entry, Seat, Table

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that look alike
_RUNNING_AT_ONCE = 200


class Lobby:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.storage = hub.storage

    # -- making tables

    async def create(self, person: Person, new: cards.NewTable) -> str:
        try:
            game = find_game(new.game)
            if len(new.seats) not in game.players:
                raise Refusal("impossible", "seats", game=new.game, least=game.players[0], most=game.players[-1])
            given = {name: str(value) for name, value in new.options.items()}
            chosen = game.choose(len(new.seats), given)
            game.fresh(len(new.seats), chosen)
        except HortusError as problem:
            raise Refusal("impossible", sentences=problem.sentences) from None
        options = {option.name: option.write(chosen[option.name]) for option in game.options}
        seats = [_new_seat(i, seat, person) for i, seat in enumerate(new.seats)]
        _name_bots(seats)
        return await self._store(person, new.game, options, new.public, new.pace, seats)

    async def _store(
        self, person: Person, game: str, options: dict[str, str], public: bool, pace: cards.Pace, seats: list[Seat],
        statements: Sequence[Any] = (),
    ) -> str:  # fmt: skip
        t = schema.tables.c
        running = await self.storage.row(
            select(func.count()).where(t.host == person.id, t.state.in_(("waiting", "playing")))
        )
        if running and running[0] >= _RUNNING_AT_ONCE:
            raise Refusal("too_many")
        seed, salt, commitment = fairness.draw()
        at, table_id = now(), new_id()
        values = {
            "id": table_id, "game": game, "options": msgspec.json.encode(options).decode(), "public": public,
            "pace": msgspec.json.encode(pace).decode(), "state": "waiting", "host": person.id, "seed": seed,
            "salt": salt, "commitment": commitment, "created": at, "changed": at, "ply": 0, "muted": "[]",
        }  # fmt: skip
        rows = [
            {"table_id": table_id, "seat": seat.seat, "kind": seat.kind, "name": seat.name, "person": seat.person,
             "bot": seat.bot, "stand_in": False}
            for seat in seats
        ]  # fmt: skip
        for _ in range(5):
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(6))
            try:
                await self.storage.write(
                    insert(schema.tables).values(**values, code=code),
                    insert(schema.seats).values(rows),
                    *(statement(table_id) for statement in statements),
                )
                break
            except IntegrityError:
                continue  # the code is in use
        else:
            raise Refusal("failed")
        if not any(seat.free for seat in seats):
            table = await self.hub.open(table_id)
            async with table.lock:
                await self._start_if_full(table)
        return table_id

    async def _start_if_full(self, table: Table, *before: Entry, statements: Sequence[Any] = ()) -> None:
        entries = list(before)
        after = None
        if table.state == "waiting" and not any(seat.free for seat in table.seats):
            entries.append(Entry(0, "start", now()))
            after = table.dealt()
        if entries:
            await self.hub._append(table, *entries, after=after, statements=tuple(statements))
        self.hub.settle(table)

    # -- seats

    async def join(self, table: Table, person: Person, seat: int | None, name: str | None) -> None:
        async with table.lock:
            mine = table.seats_of(person)
            if mine and (name is None or seat is None or seat in mine):
                return
            if table.state != "waiting":
                raise Refusal("not_now", "started" if table.state == "playing" else "over")
            kept = [x for x in table.seats if x.free and x.person == person.id]
            free = kept or [x for x in table.seats if x.free and x.person is None]
            if seat is not None:
                if seat >= len(table.seats):
                    raise Refusal("impossible", "no seat")
                free = [x for x in table.seats if x.seat == seat and x.free and x.person in (None, person.id)]
                if not free:
                    raise Refusal("not_now", "seat taken")
            if not free:
                raise Refusal("not_now", "no seat")
            await self._sit(table, free[0], person, checked_name(name) if name else person.name)

    async def _sit(self, table: Table, seat: Seat, person: Person, name: str) -> None:
        before = (seat.kind, seat.name, seat.person)
        seat.kind, seat.name, seat.person, seat.program = "person", name, person.id, person.kind == "program"
        update_seat = self.hub.seat_update(table, seat, kind="person", name=name, person=person.id)
        try:
            entry = Entry(0, "join", now(), seat=seat.seat)
            await self._start_if_full(table, entry, statements=[update_seat])
        except Exception:
            seat.kind, seat.name, seat.person = before
            seat.program = False
            raise

    async def leave(self, table: Table, person: Person) -> None:
        mine = [table.seats[i] for i in table.seats_of(person)]
        if not mine:
            raise Refusal("not_now", "not seated")
        async with table.lock:
            await self.hub.ensure(table)
            for seat in mine:
                at = now()
                entry = Entry(0, "leave", at, seat=seat.seat)
                if table.state == "waiting":
                    change = self.hub.seat_update(table, seat, kind="open", name="", person=None)
                    await self.hub._append(table, entry, statements=(change,))
                    seat.kind, seat.name, seat.person, seat.program = "open", "", None, False
                elif table.state == "playing" and seat.left_at is None and not seat.stand_in:
                    change = self.hub.seat_update(table, seat, left_at=at)
                    await self.hub._append(table, entry, statements=(change,))
                    seat.left_at = at
            self.hub.settle(table)

    async def fill(self, table: Table, person: Person, bot: str | None) -> None:
        name = checked_bot(bot)
        async with table.lock:
            await self.hub.ensure(table)
            if table.state == "waiting":
                if person.id != table.host:
                    raise Refusal("forbidden", "host only")
                free = [seat for seat in table.seats if seat.free]
                before = [dataclasses.replace(seat) for seat in table.seats]
                for seat in free:
                    seat.kind, seat.bot, seat.person, seat.name = "bot", name, None, ""
                _name_bots(table.seats)
                changes = [
                    self.hub.seat_update(table, seat, kind="bot", bot=name, person=None, name=seat.name)
                    for seat in free
                ]
                joins = [Entry(0, "join", now(), seat=seat.seat) for seat in free]
                try:
                    await self._start_if_full(table, *joins, statements=changes)
                except Exception:
                    table.seats = before
                    raise
                return
            if table.state != "playing":
                raise Refusal("not_now", "over")
            if not table.seats_of(person):
                raise Refusal("forbidden", "not seated")
            long_ago = now() - int(self.hub.settings.grace * 1000)
            away = [
                seat for seat in table.seats
                if seat.kind == "person" and not seat.stand_in and seat.person and not table.here(seat.person)
                and seat.person != person.id and table.seen.get(seat.person, table.created) < long_ago
            ]  # fmt: skip
            if not away:
                raise Refusal("not_now", "nobody away")
            for seat in away:
                await self.hub.stand_in(table, seat, "stand_in")
            self.hub.settle(table)

    async def close(self, table: Table, person: Person) -> None:
        async with table.lock:
            if person.id != table.host:
                raise Refusal("forbidden", "host only")
            if table.state != "waiting":
                raise Refusal("not_now", "started")
            await self.hub._append(table, Entry(0, "close", now()))
            self.hub.settle(table)

    async def mute(self, table: Table, person: Person, muted: str, on: bool) -> None:
        if person.id != table.host:
            raise Refusal("forbidden", "host only")
        people = table.muted | {muted} if on else table.muted - {muted}
        text = msgspec.json.encode(sorted(people)[:100]).decode()
        t = schema.tables
        await self.storage.write(update(t).where(t.c.id == table.id).values(muted=text))
        table.muted = people

    async def rematch(self, table: Table, person: Person) -> str:
        """The same again, everybody one seat further; the others' seats are kept for them."""
        async with table.lock:
            if not table.seats_of(person):
                raise Refusal("forbidden", "not seated")
            if table.state != "over":
                raise Refusal("not_now", "not over")
            if table.rematch is None:
                seats = []
                for i in range(len(table.seats)):
                    old = table.seats[i - 1]
                    kind = old.kind if old.kind == "bot" or old.person == person.id else "invited"
                    seats.append(Seat(i, kind, old.name, old.person, old.bot))
                t = schema.tables

                def remember(new: str) -> Any:
                    return update(t).where(t.c.id == table.id).values(rematch=new)

                table.rematch = await self._store(
                    person, table.game, table.options, table.public, table.pace, seats, [remember]
                )
                table.tell()
                return table.rematch
        other = await self.hub.open(table.rematch)
        if any(seat.free and seat.person == person.id for seat in other.seats):
            await self.join(other, person, None, None)
            for seat in list(other.seats):  # hot-seat: all of one's seats
                if seat.free and seat.person == person.id:
                    await self.join(other, person, seat.seat, seat.name)
        return table.rematch

    # -- lists

    async def lobby(self, reader: Caller) -> list[cards.Card]:
        t, s = schema.tables, schema.seats
        has_open = select(s.c.table_id).where(s.c.table_id == t.c.id, s.c.kind == "open").exists()
        newest = t.c.created.desc()
        waiting = await self.storage.rows(
            select(t).where(t.c.public, t.c.state == "waiting", has_open).order_by(newest).limit(50)
        )
        playing = await self.storage.rows(
            select(t).where(t.c.public, t.c.state == "playing").order_by(t.c.changed.desc()).limit(50)
        )
        return await self._cards([*waiting, *playing], reader)

    async def mine(self, reader: Caller) -> list[cards.Card]:
        person = reader.someone()
        t, s = schema.tables, schema.seats
        seated = select(s.c.table_id).where(s.c.table_id == t.c.id, s.c.person == person.id).exists()
        rows = await self.storage.rows(
            select(t)
            .where(or_(seated, t.c.host == person.id), t.c.state.in_(("waiting", "playing")))
            .order_by(t.c.changed.desc())
            .limit(200)
        )
        done = await self.storage.rows(
            select(t).where(seated, t.c.state == "over").order_by(t.c.changed.desc()).limit(50)
        )
        found = await self._cards([*rows, *done], reader)
        rank = {"playing": 1, "waiting": 2, "over": 3, "closed": 4}
        return sorted(found, key=lambda card: 0 if card.my_turn else rank[card.state])

    async def card(self, table_id: str, reader: Caller) -> cards.Card:
        row = await self.storage.row(select(schema.tables).where(schema.tables.c.id == table_id))
        if row is None:
            raise Refusal("unknown", "no table")
        return (await self._cards([row], reader))[0]

    async def by_code(self, code: str, reader: Caller) -> cards.Card:
        row = await self.storage.row(select(schema.tables).where(schema.tables.c.code == code.upper()))
        if row is None:
            raise Refusal("unknown", "no table")
        return (await self._cards([row], reader))[0]

    async def _cards(self, rows: Sequence[Row[Any]], reader: Caller) -> list[cards.Card]:
        s = schema.seats
        seats: dict[str, list[Any]] = defaultdict(list)
        for seat in await self.storage.rows(
            select(s).where(s.c.table_id.in_([row.id for row in rows])).order_by(s.c.table_id, s.c.seat)
        ):
            seats[seat.table_id].append(seat)
        people = {seat.person for found in seats.values() for seat in found if seat.person}
        kinds = await self.hub.people.kinds(people)
        return [self._card(row, seats[row.id], kinds, reader) for row in rows]

    def _card(self, row: Row[Any], seats: list[Any], kinds: dict[str, str], reader: Caller) -> cards.Card:
        person = reader.person
        table = self.hub.tables.get(row.id)
        here = table.presence() if table else [seat.kind == "bot" for seat in seats]
        infos = []
        for x in seats:
            kind = "program" if x.kind == "person" and kinds.get(x.person or "") == "program" else x.kind
            infos.append(
                SeatInfo(
                    seat=x.seat, kind=cast(Any, kind), symbol=x.seat,
                    name=called(x.name, x.bot if x.kind == "bot" else None, reader.lang),
                    person=x.person, bot=x.bot,
                    mine=person is not None and x.person == person.id and x.kind == "person", here=here[x.seat],
                    stand_in=bool(x.stand_in), out_of_time=bool(table and table.seats[x.seat].out_of_time),
                )
            )  # fmt: skip
        mine = [info.seat for info in infos if info.mine]
        winners = None if row.winners is None else [int(seat) for seat in row.winners.split()]
        return cards.Card(
            id=row.id, code=row.code, link=f"/t/{row.id}", game=row.game, title=find_game(row.game).title(reader.lang),
            options=msgspec.json.decode(row.options), public=bool(row.public),
            pace=msgspec.json.decode(row.pace, type=cards.Pace), state=row.state, seats=infos, host=row.host,
            my_seats=mine, my_turn=row.state == "playing" and row.turn in mine, turn=row.turn, ply=row.ply,
            watchers=table.watchers() if table else 0, created=row.created, changed=row.changed, winners=winners,
            rematch=row.rematch, commitment=row.commitment,
        )  # fmt: skip


def _new_seat(i: int, new: cards.NewSeat, person: Person) -> Seat:
    if new.kind == "me":
        return Seat(i, "person", checked_name(new.name) if new.name else person.name, person.id)
    if new.kind == "bot":
        return Seat(i, "bot", bot=checked_bot(new.bot))
    return Seat(i, new.kind)


def _name_bots(seats: list[Seat]) -> None:
    """Bots are called by their level, numbered where there are several."""
    names = {seat.name for seat in seats if seat.kind != "bot"}
    for seat in seats:
        if seat.kind == "bot" and not seat.name:
            base = title(seat.bot or "")[:20]
            name, count = base, 1
            while name in names:
                count += 1
                name = f"{base} {count}"
            seat.name = name
        names.add(seat.name)
