"""Finding a table and taking a seat: everything before and after the match itself."""

from __future__ import annotations

import secrets
from collections import defaultdict
from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, cast

import msgspec
from sqlalchemy import Insert, Row, Select, and_, func, insert, or_, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from hortus.errors import HortusError
from hortus.games import game as find_game
from hortus.games.contract import SEEDS
from hortus.table import Match

from . import cards, fairness, schema
from .bots import LIKE_ME, bot_name, called, checked_bot, offered, ready
from .chat import carried_over
from .commands import Close, Join, Rematch, occupant
from .deals import Deal
from .entries import Entry, Occupant, from_row, stored
from .guard import Caller
from .hub import Hub
from .limits import SharedBuckets
from .messages import SeatInfo
from .people import Person
from .ratings import Rating, strength
from .refusals import Refusal, checked_name
from .storage import PAIRING, exclusive, new_id, now
from .table import Table

DAILY_BOT = "gardener"
WAITS = 60_000  # milliseconds after which whoever has not been seen does not wait for somebody any more
UNTIMED = msgspec.json.encode(cards.Untimed()).decode()
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that look alike
MISREAD = str.maketrans("I1", "LL")  # what no code has, and what it must have been


def new_table(
    table_id: str, host: str, game: str, options: dict[str, str], public: bool, pace: cards.Pace,
    seats: Sequence[Occupant], rated: bool, hints: bool = False, position: str | None = None, deal: Deal | None = None,
    tournament: str | None = None, watch: cards.Watch = "link", muted: Collection[str] = (),
) -> list[Insert]:  # fmt: skip
    """What stores a new table; it fails if the code that is drawn for it is in use."""
    seed, salt, commitment = (deal.seed, deal.salt, deal.commitment) if deal else fairness.draw()
    at = now()
    values = {
        "id": table_id, "code": "".join(secrets.choice(CODE_LETTERS) for _ in range(6)),
        "game": game, "version": find_game(game).version,
        "options": msgspec.json.encode(options).decode(), "public": public, "watch": watch,
        "pace": msgspec.json.encode(pace).decode(), "state": "waiting", "host": host, "rated": rated,
        "seed": seed, "position": position, "daily": deal.day if deal else None, "tournament": tournament,
        "salt": salt, "commitment": commitment,
        "created": at, "changed": at, "ply": 0, "number": 0,
    }  # fmt: skip
    rows = [
        {"table_id": table_id, "seat": i, "kind": seat.kind, "name": seat.name, "person": seat.person,
         "bot": seat.bot, "stand_in": False, "symbol": seat.symbol}
        for i, seat in enumerate(seats)
    ]  # fmt: skip
    entry = Entry("open", at, 0, seats=tuple(seats), rated=rated, hints=hints, muted=tuple(sorted(muted)))
    opening = stored(table_id, entry, None)
    return [
        insert(schema.tables).values(**values), insert(schema.seats).values(rows), insert(schema.log).values(**opening),
    ]  # fmt: skip


class SomebodyWaits(Exception):
    """No table to wait at was made: there is one to sit down at."""


def _waiting(game: str, options: dict[str, str]) -> Select[Any]:
    """Tables where somebody waits for anybody: public, rated, for two, without a clock; whoever made it is there."""
    t, s, r = schema.tables.c, schema.seats, schema.ratings.c
    seats, lately = select(func.count()).where(s.c.table_id == t.id), now() - WAITS
    seen = select(s.c.seat).where(s.c.table_id == t.id, s.c.person == t.host, s.c.seen > lately).exists()
    return (
        select(t.id, r.mu)
        .outerjoin_from(schema.tables, schema.ratings, (r.who == t.host) & (r.game == t.game))
        .where(
            t.public, t.state == "waiting", t.game == game, t.rated, t.pace == UNTIMED,
            t.options == msgspec.json.encode(options).decode(), (t.created > lately) | seen,
            seats.scalar_subquery() == 2, seats.where(s.c.kind == "open").scalar_subquery() == 1,
        )
    )  # fmt: skip


def _others(game: str, options: dict[str, str], apart: Collection[str], tried: Collection[str]) -> Select[Any]:
    """Those of them that are not of these people and have not been tried yet."""
    t = schema.tables.c
    return _waiting(game, options).where(t.host.not_in(apart), t.id.not_in(tried))


class Lobby:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.storage = hub.storage
        self._new = SharedBuckets(self.storage, "table", hub.settings.tables_rate, hub.settings.tables_burst)

    # -- making tables

    @staticmethod
    def _options(new: cards.NewTable) -> dict[str, str]:
        """The options of a new table as they are stored; a Refusal says why there can be no such table."""
        try:
            game = find_game(new.game)
            if len(new.seats) not in game.players:
                raise Refusal("impossible", "seats", game=new.game, least=game.players[0], most=game.players[-1])
            given = {name: str(value) for name, value in new.options.items()}
            chosen = game.choose(len(new.seats), given)
            game.fresh(len(new.seats), chosen)
        except HortusError as problem:
            raise Refusal("impossible", sentences=problem.sentences) from None
        return game.written(chosen)

    async def create(
        self, person: Person, new: cards.NewTable, client: str | None = None, unless: Select[Any] | None = None
    ) -> str:
        """A new table; the same request again finds the one it made. `unless`: SomebodyWaits if this finds any."""
        options = self._options(new)
        table_id = new_id()
        if client:
            table_id = self._made_by(person, client)
            if await self.storage.row(select(schema.tables.c.id).where(schema.tables.c.id == table_id)):
                return table_id
        seats = await self._occupants(new, person)
        rated = new.rated and not new.guided and not new.hints
        return await self._store(
            table_id, person, new.game, options, new.public, new.pace, seats, rated=rated, hints=new.hints,
            watch=new.watch, unless=unless,
        )  # fmt: skip

    def _made_by(self, person: Person, client: str) -> str:
        """The id of the table that a request with this id makes."""
        return self.hub.people.sign("table", f"{person.id}:{client}")[:16]

    async def _store(
        self, table_id: str, person: Person, game: str, options: dict[str, str], public: bool, pace: cards.Pace,
        seats: list[Occupant], rated: bool, hints: bool, position: str | None = None, deal: Deal | None = None,
        more: Sequence[Insert] = (), watch: cards.Watch = "link", muted: Collection[str] = (),
        unless: Select[Any] | None = None,
    ) -> str:  # fmt: skip
        """`deal`: that of a day, instead of a new one; `more`: what is stored with it."""
        if not await self._new.take(person.id):
            raise Refusal("too_many")
        t = schema.tables.c
        for _ in range(5):
            statements = new_table(
                table_id, person.id, game, options, public, pace, seats, rated, hints, position, deal, watch=watch,
                muted=muted,
            )  # fmt: skip
            try:
                async with self.storage.engine.begin() as connection:
                    await exclusive(connection, person.id)
                    await self._check_limits(connection, table_id, person, public, seats)
                    if unless is not None:
                        await exclusive(connection, PAIRING)
                        if (await connection.execute(unless)).first():
                            raise SomebodyWaits
                    for statement in [*statements, *([deal.try_of(person, table_id)] if deal else ()), *more]:
                        await connection.execute(statement)
                break
            except IntegrityError:
                if await self.storage.row(select(t.id).where(t.id == table_id)):
                    break  # the same request, twice at the same moment
                continue  # the code is in use
        else:
            raise Refusal("failed")
        if not any(seat.free for seat in seats):
            await self.hub.open(table_id)  # which begins the match
        return table_id

    async def _occupants(self, new: cards.NewTable, person: Person) -> list[Occupant]:
        """Who has the seats of a new table; bots are called by their level, and a seat may be kept for an account."""
        found: list[Occupant] = []
        apart = await self._apart(person)
        for seat in new.seats:
            if seat.kind == "me":
                found.append(occupant(person, checked_name(seat.name) if seat.name else None))
            elif seat.kind == "bot":
                found.append(await self._bot(seat.bot, new.game, person, [other.name for other in found]))
            elif seat.kind == "invited" and seat.name:
                asked = await self.hub.people.by_name(seat.name)
                if asked.id in {person.id, *(other.person for other in found)}:
                    raise Refusal("impossible", "asked-already", name=asked.name)
                if asked.id in apart:
                    raise Refusal("forbidden", "apart")
                found.append(Occupant("invited", asked.name, asked.id))
            else:
                found.append(Occupant(seat.kind))
        return found

    async def _bot(self, bot: str | None, game: str, person: Person, taken: Collection[str]) -> Occupant:
        """A bot for a seat: of a level, or about as strong as a person."""
        if bot == LIKE_ME:
            return await self._bot_like(person.id, find_game(game).name, taken)
        level = checked_bot(bot, offered(self.hub.settings))
        return Occupant("bot", bot_name(level, taken), bot=level)

    async def _bot_like(self, person: str, game: str, taken: Collection[str]) -> Occupant:
        """A bot about as strong as a person, called by the level nearest to that."""
        index, level = await strength(self.storage, person, game)
        return Occupant("bot", bot_name(level, taken), bot=level, like=person, index=index)

    async def _apart(self, person: Person) -> frozenset[str]:
        """Whom somebody does not sit down with."""
        return await self.hub.people.relations.apart(person.id, person.owner)

    async def join(self, table: Table, person: Person, joining: Join, client: str | None = None) -> None:
        """Take a seat, but not with people one is apart from."""
        await self.hub.do(table, replace(joining, apart=await self._apart(person)), person, client)

    async def _seated_by(self, person: Person, client: str) -> str | None:
        """Where somebody sits by a request with this id: the table it has made, or the one it has joined."""
        t, s, c = schema.tables.c, schema.seats.c, schema.log.c
        joined = select(c.table_id).where(c.table_id == s.table_id, c.command == f"{person.id}:{client}").exists()
        made, sat = await self.storage.all_rows(
            select(t.id).where(t.id == self._made_by(person, client)),
            select(s.table_id.label("id")).where(s.person == person.id, joined),
        )
        return next((str(row.id) for row in [*made, *sat]), None)

    async def play_now(self, person: Person, game: str, client: str | None = None) -> str:
        """A seat across from whoever waits for somebody and is nearest by rating; else a table to wait at.

        Nobody waits beside somebody else: of two who ask at the same moment, whichever process they ask, one makes a
        table and the other sits down at it. Whoever asks again while waiting goes on waiting at the same table, and the
        same request again is given the same table, whatever has become of it.
        """
        wish = cards.NewTable(game, [cards.NewSeat("me"), cards.NewSeat("open")], public=True)
        r, tried = schema.ratings.c, set[str]()
        usual, apart = self._options(wish), {person.id, *await self._apart(person)}
        own = await self.storage.row(select(r.mu).where(r.who == person.id, r.game == game))
        mine = own.mu if own else Rating().mu
        waits = await self.storage.row(_waiting(game, usual).where(schema.tables.c.host == person.id))
        while True:
            rows = await self.storage.rows(_others(game, usual, apart, tried))
            if client and (seated := await self._seated_by(person, client)):  # after `rows`: it may have been just now
                return seated
            if rows and waits:  # it would be left behind
                try:
                    await self.hub.do(await self.hub.open(waits.id), Close(), person)
                except Refusal:  # somebody has come
                    return str(waits.id)
                waits = None
            for row in sorted(rows, key=lambda row: abs((row.mu or Rating().mu) - mine)):
                with suppress(Refusal):  # somebody else was faster
                    await self.join(await self.hub.open(row.id), person, Join(), client)
                    return str(row.id)
                tried.add(row.id)
            if waits:
                return str(waits.id)
            try:
                return await self.create(person, wish, client, unless=_others(game, usual, apart, tried))
            except SomebodyWaits:
                continue

    async def play_daily(self, person: Person, deal: Deal) -> str:
        """The table of somebody's one try at a day's garden: alone where the game can be, else against a bot."""
        game = find_game(deal.game)
        table_id = self.hub.people.sign("daily", f"{person.id}:{deal.day}:{deal.game}")[:16]
        if await self.storage.row(select(schema.tables.c.id).where(schema.tables.c.id == table_id)):
            return table_id
        seats = [occupant(person)]
        if not deal.alone:
            seats.append(Occupant("bot", bot_name(DAILY_BOT, [person.name]), bot=DAILY_BOT))
            if not ready(DAILY_BOT, deal.game):
                raise Refusal("not_now", "coach-not-ready")
        chosen = game.choose(len(seats), {})
        options = game.written(chosen)
        return await self._store(
            table_id, person, deal.game, options, False, cards.Untimed(), seats, rated=False, hints=False, deal=deal
        )

    async def practise(self, person: Person, match: Match, seat: int, bot: str) -> str:
        """A table where the match goes on from where it stands, with bots in the other seats.

        What the seat cannot see is dealt again, what is still to come as well.
        """
        if match.over:
            raise Refusal("not_now", "over")
        dealt = match.redealt(seat, secrets.randbelow(SEEDS))
        names: list[str] = []
        seats = []
        for i in range(match.players):
            if i == seat:
                seats.append(occupant(person))
            else:
                seats.append(Occupant("bot", bot_name(bot, names), bot=bot))
            names.append(seats[i].name)
        options = match.game.written(match.options)
        position = msgspec.json.encode(dealt.position()).decode()
        return await self._store(
            new_id(), person, match.game.name, options, False, cards.Untimed(), seats, rated=False, hints=True,
            position=position,
        )  # fmt: skip

    async def _check_limits(
        self, connection: AsyncConnection, table_id: str, person: Person, public: bool, seats: list[Occupant]
    ) -> None:
        """How many tables one person may have, also if they ask for many at the same moment."""
        settings = self.hub.settings
        t, s = schema.tables.c, schema.seats
        somebody = select(s.c.seat).where(s.c.table_id == t.id, s.c.kind != "bot").exists()
        query = select(t.state, t.public, somebody.label("somebody")).where(
            t.host == person.id, t.id != table_id, t.state.in_(("waiting", "playing")), t.daily.is_(None),
            t.tournament.is_(None),
        )  # fmt: skip
        rows = (await connection.execute(query)).all()
        if len(rows) >= settings.tables_open:
            raise Refusal("too_many")
        waiting = sum(1 for row in rows if row.public and row.state == "waiting")
        if public and any(seat.kind == "open" for seat in seats) and waiting >= settings.tables_public:
            raise Refusal("too_many")
        if all(seat.kind == "bot" for seat in seats) and (
            sum(1 for row in rows if not row.somebody) >= settings.tables_of_bots
        ):
            raise Refusal("too_many")

    async def rematch(self, table: Table, person: Person) -> str:
        """The same again, everybody one seat further with their own symbol; the others' seats are kept for them."""
        if not table.seats_of(person):
            raise Refusal("forbidden", "not-seated")
        if table.state != "over":
            raise Refusal("not_now", "not-over")
        if table.tournament:
            raise Refusal("not_now", "tournament-match")
        if table.rematch is None:
            if await self._apart(person) & {seat.person for seat in table.seats}:
                raise Refusal("forbidden", "apart")
            old = [table.seats[i - 1] for i in range(len(table.seats))]
            seats: list[Occupant] = []
            for i, seat in enumerate(old):
                if seat.person == person.id:
                    again_there = occupant(person, seat.name)
                elif seat.like:  # who may have become stronger by this match
                    taken = [other.name for other in seats] + [other.name for other in old[i + 1 :]]
                    again_there = await self._bot_like(seat.like, table.game, taken)
                else:
                    kind = seat.kind if seat.kind == "bot" else "invited"
                    again_there = Occupant(kind, seat.name, seat.person, seat.bot)
                seats.append(msgspec.structs.replace(again_there, symbol=seat.shown_symbol))
            again = new_id()
            await self._store(
                again, person, table.game, table.options, table.public, table.pace, seats, table.meant_rated,
                table.hints, more=await carried_over(self.storage, table, again), watch=table.watch,
                muted=table.muted,
            )  # fmt: skip
            await self.hub.do(table, Rematch(again), person)
            if table.rematch != again:  # somebody else was faster
                await self.hub.do(await self.hub.open(again), Close(), person)
        assert table.rematch is not None
        other = await self.hub.open(table.rematch)
        for seat in list(other.seats):  # hot-seat: all of one's seats
            if seat.free and seat.person == person.id:
                await self.join(other, person, Join(seat.seat, seat.name))
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
            select(t).where(t.c.public, t.c.state == "playing", t.c.watch == "link")
            .order_by(t.c.changed.desc()).limit(50)
        )  # fmt: skip
        found = await self.as_cards([*waiting, *playing], reader)
        apart = await self._apart(reader.person) if reader.person else frozenset()
        return [card for card in found if not apart & {card.host, *(seat.person for seat in card.seats)}]

    async def mine(self, reader: Caller) -> list[cards.Card]:
        person = reader.someone()
        t, s = schema.tables, schema.seats
        mine = select(s.c.table_id).where(s.c.table_id == t.c.id, s.c.person == person.id)
        seated, left = mine.exists(), mine.where(s.c.gave_up == "left").exists()
        rows = await self.storage.rows(
            select(t)
            .where(
                or_(seated, and_(t.c.host == person.id, t.c.tournament.is_(None))),
                ~left,
                t.c.state.in_(("waiting", "playing")),
            )
            .order_by(t.c.changed.desc())
            .limit(200)
        )
        done = await self.storage.rows(
            select(t).where(seated, t.c.state == "over").order_by(t.c.changed.desc()).limit(50)
        )
        found = await self.as_cards([*rows, *done], reader)
        rank = {"playing": 1, "waiting": 2, "over": 3, "closed": 4}
        return sorted(found, key=lambda card: 0 if card.my_turn else rank[card.state])

    async def card(self, table_id: str, reader: Caller) -> cards.Card:
        row = await self.storage.row(select(schema.tables).where(schema.tables.c.id == table_id))
        if row is None:
            raise Refusal("unknown", "no-table")
        return (await self.as_cards([row], reader))[0]

    async def by_code(self, code: str, reader: Caller) -> cards.Card:
        given = "".join(code.upper().split()).replace("-", "").translate(MISREAD)
        row = await self.storage.row(select(schema.tables).where(schema.tables.c.code == given))
        if row is None:
            raise Refusal("unknown", "no-table")
        return (await self.as_cards([row], reader))[0]

    async def as_cards(self, rows: Sequence[Row[Any]], reader: Caller) -> list[cards.Card]:
        s = schema.seats
        seats: dict[str, list[Any]] = defaultdict(list)
        for seat in await self.storage.rows(
            select(s).where(s.c.table_id.in_([row.id for row in rows])).order_by(s.c.table_id, s.c.seat)
        ):
            seats[seat.table_id].append(seat)
        people = {seat.person for found in seats.values() for seat in found if seat.person}
        kinds = await self.hub.people.kinds(people)
        hints = await self._with_hints([row.id for row in rows if row.state == "waiting"])
        return [self._card(row, seats[row.id], kinds, reader, row.id in hints) for row in rows]

    async def _with_hints(self, tables: list[str]) -> set[str]:
        """Those of these tables where everybody may ask for hints."""
        c = schema.log.c
        if not tables:
            return set()
        opened = await self.storage.rows(select(schema.log).where(c.table_id.in_(tables), c.number == 0))
        return {row.table_id for row in opened if from_row(row).hints}

    def _card(self, row: Row[Any], seats: list[Any], kinds: dict[str, str], reader: Caller, hints: bool) -> cards.Card:
        person = reader.person
        table = self.hub.tables.get(row.id)
        here = table.presence() if table else [seat.kind == "bot" for seat in seats]
        infos = []
        for x in seats:
            kind = "program" if x.kind == "person" and kinds.get(x.person or "") == "program" else x.kind
            infos.append(
                SeatInfo(
                    seat=x.seat, kind=cast(Any, kind), symbol=x.seat if x.symbol is None else x.symbol,
                    name=called(x.name, x.bot if x.kind == "bot" else None, reader.lang),
                    person=x.person, bot=x.bot,
                    mine=person is not None and x.person == person.id and x.kind == "person", here=here[x.seat],
                    stand_in=bool(x.stand_in), out_of_time=bool(x.out_of_time), gave_up=x.gave_up,
                )
            )  # fmt: skip
        mine = [info.seat for info in infos if info.mine]
        winners = None if row.winners is None else [int(seat) for seat in row.winners.split()]
        return cards.Card(
            id=row.id, code=row.code, link=f"/t/{row.id}", game=row.game, title=title_of(row.game, reader.lang),
            options=msgspec.json.decode(row.options), public=bool(row.public),
            pace=msgspec.json.decode(row.pace, type=cards.Pace), state=row.state, seats=infos, host=row.host,
            my_seats=mine, my_turn=row.state == "playing" and row.turn in mine, turn=row.turn, ply=row.ply,
            watchers=table.watchers() if table else 0, created=row.created, changed=row.changed, winners=winners,
            ended=row.ended, rated=bool(row.rated), watch=row.watch,
            rematch=row.rematch, commitment=row.commitment, daily=row.daily, hints=hints, tournament=row.tournament,
        )  # fmt: skip


def title_of(game: str, lang: str) -> str:
    """A game's title; of a game that is not here any more, its name."""
    try:
        return find_game(game).title(lang)
    except HortusError:
        return game
