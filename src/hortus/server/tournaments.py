"""Tournaments: entering them, starting rounds, taking results, until somebody has won.

A round is stored in one transaction, its tables included, under a lock on the tournament: whichever process does it,
it is done once, and a server that is killed leaves either the whole round or nothing of it. What is to be done next
follows from what is stored alone: every process looks for it every few seconds, and whenever a match has ended here.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import Row, Select, case, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from hortus.bots import names
from hortus.errors import HortusError
from hortus.games import game as find_game
from hortus.i18n import COMMON

from . import cards, ratings, schema
from .bots import bot_name, called, checked_bot, offered
from .commands import GiveUp, occupant
from .entries import Occupant
from .guard import Caller
from .limits import SharedBuckets
from .lobby import Lobby, new_table, title_of
from .loops import Loop
from .pairing import DRAW, LEAST, WIN, Meeting, Outcome, round_robin, rounds_of, standings, swiss
from .people import Person
from .refusals import Refusal, cleaned
from .storage import exclusive, new_id, now
from .table import Table

logger = logging.getLogger("hortus.tournaments")
LOOK = 2.0  # seconds
LISTED = 30
NAME = 40
_t, _e, _m = schema.tournaments.c, schema.tournament_entrants.c, schema.tournament_matches.c
_outcomes = msgspec.json.Decoder(tuple[Outcome, ...]).decode


class Tournaments:
    def __init__(self, lobby: Lobby) -> None:
        self._lobby, self._hub, self._storage = lobby, lobby.hub, lobby.storage
        settings = lobby.hub.settings
        self._pause = int(settings.round_pause * 1000)
        self._new = SharedBuckets(self._storage, "table", settings.tables_rate, settings.tables_burst)
        self._loop = Loop(logger, "looking after tournaments", self.look, LOOK)
        self._hub.ended = self._ended

    # -- before it begins

    async def create(self, person: Person, new: cards.NewTournament, client: str | None = None) -> str:
        """A new tournament; the same request again finds the one it made."""
        game, _ = _checked(new, LEAST)
        places = min(new.places, game.players[-1]) if new.style == "rulebook" else new.places
        name = cleaned(new.name)
        if len(name) > NAME:
            raise Refusal("impossible", "tournament-name")
        tournament = self._hub.people.sign("tournament", f"{person.id}:{client}")[:16] if client else new_id()
        if await self._storage.row(select(_t.id).where(_t.id == tournament)):
            return tournament
        bots = [checked_bot(bot, offered(self._hub.settings)) for bot in new.bots]
        if len(bots) + new.plays > places:
            raise Refusal("impossible", "tournament-full")
        if not await self._new.take(person.id):  # it counts like a new table
            raise Refusal("too_many")
        field: list[dict[str, Any]] = []
        if new.plays:
            field.append(_entrant(tournament, 0, "person", person.name, person=person.id))
        for bot in bots:
            called = bot_name(bot, [entrant["name"] for entrant in field])
            field.append(_entrant(tournament, len(field), "bot", called, bot=bot))
        at = now()
        values = {
            "id": tournament, "name": name, "game": new.game, "style": new.style,
            "options": msgspec.json.encode({name: str(value) for name, value in new.options.items()}).decode(),
            "pace": msgspec.json.encode(new.pace).decode(), "public": new.public, "rated": new.rated,
            "places": places, "host": person.id, "state": "joining",
            "rounds": new.rounds if new.style == "swiss" else None, "round": 0, "created": at, "changed": at,
        }  # fmt: skip
        open_now = select(func.count()).where(
            _t.host == person.id, _t.id != tournament, _t.state.in_(("joining", "playing"))
        )
        with suppress(IntegrityError):  # the same request, twice at the same moment
            async with self._storage.engine.begin() as connection:
                await exclusive(connection, person.id)
                if (await connection.execute(open_now)).scalar_one() >= self._hub.settings.tournaments_open:
                    raise Refusal("too_many", "tournament-limit")
                await connection.execute(insert(schema.tournaments).values(**values))
                for entrant in field:
                    await connection.execute(insert(schema.tournament_entrants).values(**entrant))
        return tournament

    async def join(self, tournament: str, person: Person) -> None:
        async with self._storage.engine.begin() as connection:
            row = await _locked(connection, tournament, "joining")
            field = await _field(connection, tournament)
            if any(entrant.person == person.id for entrant in field):
                return
            if len(field) >= row.places:
                raise Refusal("not_now", "tournament-full")
            await _enter(connection, row, field, "person", person.name, person=person.id)

    async def add_bot(self, tournament: str, person: Person, bot: str | None) -> None:
        level = checked_bot(bot, offered(self._hub.settings))
        async with self._storage.engine.begin() as connection:
            row = await _locked(connection, tournament, "joining", host=person)
            field = await _field(connection, tournament)
            if len(field) >= row.places:
                raise Refusal("not_now", "tournament-full")
            await _enter(connection, row, field, "bot", bot_name(level, [one.name for one in field]), bot=level)

    async def leave(self, tournament: str, person: Person) -> None:
        """Before the start: as if one had never entered. Later: no further matches, and the present one is lost."""
        async with self._storage.engine.begin() as connection:
            row = await _locked(connection, tournament, "joining", "playing")
            mine = (_e.tournament == tournament) & (_e.person == person.id)
            if row.state == "joining":
                await connection.execute(delete(schema.tournament_entrants).where(mine))
                return
            done = await connection.execute(update(schema.tournament_entrants).where(mine).values(withdrawn=True))
            if not done.rowcount:
                raise Refusal("not_now", "not-entered")
        at = await self._table_of(tournament, person.id)
        if at is not None:
            table = await self._hub.open(at)
            with suppress(Refusal):  # it has just ended
                await self._hub.do(table, GiveUp("left"), person)
        self._loop.wake()

    async def remove(self, tournament: str, person: Person, entrant: int) -> None:
        """The host takes somebody's place away before the start."""
        async with self._storage.engine.begin() as connection:
            await _locked(connection, tournament, "joining", host=person)
            where = (_e.tournament == tournament) & (_e.number == entrant)
            await connection.execute(delete(schema.tournament_entrants).where(where))

    async def close(self, tournament: str, person: Person) -> None:
        async with self._storage.engine.begin() as connection:
            await _locked(connection, tournament, "joining", host=person)
            await connection.execute(
                update(schema.tournaments).where(_t.id == tournament).values(state="closed", changed=now())
            )

    async def start(self, tournament: str, person: Person) -> None:
        """Begin with whoever has entered."""
        async with self._storage.engine.begin() as connection:
            row = await _locked(connection, tournament, "joining", "playing", host=person)
            if row.state == "playing":  # the same request again
                return
            field = await _field(connection, tournament)
            if len(field) < LEAST:
                raise Refusal("not_now", "tournament-few", least=LEAST)
            _checked(row, len(field))
            await _seed(connection, row, field)
            rounds = rounds_of(row.style, len(field), row.rounds)
            values = {"state": "playing", "rounds": rounds, "next_at": now(), "changed": now()}
            await connection.execute(update(schema.tournaments).where(_t.id == tournament).values(**values))
        await self._look_after(tournament)

    # -- from round to round

    def follow(self) -> None:
        self._loop.start(at_once=True)

    async def stop(self) -> None:
        await self._loop.close()

    def _ended(self, table: Table) -> None:
        if table.tournament:
            self._loop.wake()

    async def look(self) -> None:
        """Do what is to be done, and look again when the next round is to begin."""
        wait = LOOK
        for row in await self._storage.rows(select(_t.id).where(_t.state == "playing")):
            wait = min(wait, await self._look_after(row.id))
        if wait < LOOK:
            self._loop.wake_in(wait)

    async def _look_after(self, tournament: str) -> float:
        """Start its tables, take its results, begin its next round."""
        while True:
            await self._settle(tournament)
            made = await self._go_on(tournament)
            if not made:
                break
            for table in made:
                with suppress(Refusal):  # looked at again soon
                    await self._hub.open(table)
        row = await self._storage.row(select(_t.next_at).where(_t.id == tournament))
        return LOOK if row is None or row.next_at is None else max(0.05, (row.next_at - now()) / 1000)

    async def _settle(self, tournament: str) -> None:
        """Begin matches that have not, and store what those that are over have brought."""
        t = schema.tables.c
        rows = await self._storage.rows(
            select(_m.round, _m.board, _m.entrants, _m.table_id, t.state, _t.style)
            .join(schema.tables, t.id == _m.table_id).join(schema.tournaments, _t.id == _m.tournament)
            .where(_m.tournament == tournament, _m.outcomes.is_(None), t.state.in_(("waiting", "over")))
        )  # fmt: skip
        for row in rows:
            try:
                table = await self._hub.open(row.table_id)
                await self._hub.complete(table)
            except Refusal:  # it cannot be read at the moment
                continue
            if table.state == "over":
                absent = await self._withdrawn(tournament)
                found = outcomes(table, row.style, [int(one) in absent for one in row.entrants.split()])
                await self._storage.write(
                    update(schema.tournament_matches)
                    .where(_m.table_id == row.table_id, _m.outcomes.is_(None))
                    .values(outcomes=msgspec.json.encode(found).decode())
                )

    async def _withdrawn(self, tournament: str) -> set[int]:
        rows = await self._storage.rows(select(_e.number).where(_e.tournament == tournament, _e.withdrawn))
        return {row.number for row in rows}

    async def _go_on(self, tournament: str) -> list[str]:
        """If a round is over, the next begins, now or after a pause; the tables that were made for it."""
        unfinished = exists(select(_m.board).where(_m.tournament == _t.id, _m.round == _t.round, _m.outcomes.is_(None)))
        due = _t.id == tournament, _t.state == "playing", ~unfinished, or_(_t.next_at.is_(None), _t.next_at <= now())
        if await self._storage.row(select(_t.id).where(*due)) is None:
            return []
        people = await self._people(tournament)
        apart = {one.id: await self._hub.people.relations.apart(one.id, one.owner) for one in people.values()}
        try:
            async with self._storage.engine.begin() as connection:
                query = select(schema.tournaments).where(_t.id == tournament).with_for_update()
                locked = (await connection.execute(query)).one()
                still = select(_t.id).where(*due, _t.round == locked.round)
                if (await connection.execute(still)).first() is None:
                    return []  # somebody else was faster
                return await self._next(connection, locked, people, apart)
        except IntegrityError:  # the code of a table was in use: next time it is another
            return []

    async def _people(self, tournament: str) -> dict[str, Person]:
        rows = await self._storage.rows(select(_e.person).where(_e.tournament == tournament, _e.person.is_not(None)))
        found = [await self._hub.people.by_id(row.person) for row in rows]
        return {person.id: person for person in found if person is not None and person.kind != "deleted"}

    async def _next(
        self, connection: AsyncConnection, row: Row[Any], people: dict[str, Person], apart: dict[str, frozenset[str]]
    ) -> list[str]:
        field = await _field(connection, row.id)
        seeds = [entrant.number for entrant in sorted(field, key=lambda one: one.seed)]
        here = [one for one in seeds if one not in {entrant.number for entrant in field if entrant.withdrawn}]
        enough = len(here) > 1 or (row.style == "rulebook" and here)
        change = update(schema.tournaments).where(_t.id == row.id)
        if row.round >= row.rounds or not enough:
            await connection.execute(change.values(state="over", next_at=None, changed=now()))
            return []
        if row.next_at is None and self._pause:
            await connection.execute(change.values(next_at=now() + self._pause, changed=now()))
            return []
        number = row.round + 1
        meetings = [_meeting(match) for match in await _matches(connection, row.id)]
        unwanted = {
            frozenset((one.number, other.number))
            for one in field for other in field if other.person in apart.get(one.person or "", ())
        }  # fmt: skip
        made = []
        for board, pair in enumerate(_pairs(row.style, number, seeds, here, meetings, unwanted)):
            absent = [one for one in pair if one not in here]
            play = len(pair) > 1 and (not absent or row.style == "rulebook")
            values: dict[str, Any] = {
                "tournament": row.id, "round": number, "board": board, "entrants": " ".join(map(str, pair)),
            }  # fmt: skip
            if play:
                table_id = new_id()
                for statement in self._table(row, number, table_id, [field_of(field, one) for one in pair], people):
                    await connection.execute(statement)
                values["table_id"] = table_id
                made.append(table_id)
            else:
                values["outcomes"] = msgspec.json.encode(_unplayed(row.style, pair, here)).decode()
            await connection.execute(insert(schema.tournament_matches).values(**values))
        await connection.execute(change.values(round=number, next_at=None, changed=now()))
        logger.info("a round begins", extra={"tournament": row.id, "round": number})
        return made

    def _table(
        self, row: Row[Any], number: int, table_id: str, field: list[Row[Any]], people: dict[str, Person]
    ) -> list[Any]:  # fmt: skip
        """What stores a table of a round. For whoever is not here any more a bot plays."""
        stand_in = checked_bot(None, names(), self._hub.settings.stand_in)
        seats = []
        for one in field:
            person = people.get(one.person or "")
            if person is not None and not one.withdrawn:
                seats.append(occupant(person))
            else:
                seats.append(Occupant("bot", one.name, bot=one.bot or stand_in))
        game, chosen = _checked(row, len(field), number)
        options = game.written(chosen)
        pace = msgspec.json.decode(row.pace, type=cards.Pace)
        return list(new_table(table_id, row.host, row.game, options, bool(row.public), pace, seats, bool(row.rated),
                              tournament=row.id))  # fmt: skip

    async def _table_of(self, tournament: str, person: str) -> str | None:
        """Where somebody is to play now."""
        rows = await self._storage.rows(
            select(_m.entrants, _m.table_id, _e.number)
            .join(schema.tournament_entrants, _e.tournament == _m.tournament)
            .where(_m.tournament == tournament, _m.table_id.is_not(None), _m.outcomes.is_(None), _e.person == person)
        )  # fmt: skip
        return next((row.table_id for row in rows if str(row.number) in row.entrants.split()), None)

    # -- looking at them

    async def listed(self, reader: Caller) -> list[cards.TournamentCard]:
        """Those that can be entered or watched, and one's own; those that go on first, then the newest."""
        me = reader.person.id if reader.person else ""
        entered = exists(select(_e.number).where(_e.tournament == _t.id, _e.person == me))
        going = _t.state.in_(("joining", "playing"))
        shown = or_(_t.public & going, or_(_t.host == me, entered) & (_t.state != "closed"))
        order = case((going, 0), else_=1), _t.changed.desc()
        return [card for _, card in await self._cards(select(schema.tournaments).where(shown).order_by(*order), reader)]

    async def one(self, tournament: str, reader: Caller) -> cards.Tournament:
        """Everything about a tournament."""
        found = await self._cards(select(schema.tournaments).where(_t.id == tournament), reader)
        if not found:
            raise Refusal("unknown", "no-tournament")
        row, card = found[0]
        async with self._storage.engine.connect() as connection:
            field, matches = await _field(connection, tournament), await _matches(connection, tournament)
        half = 1 if row.style == "rulebook" else 2
        ranked = standings(row.style, [one.number for one in field], [_meeting(match) for match in matches])
        me = reader.person.id if reader.person else None
        return cards.Tournament(
            **msgspec.structs.asdict(card), options=msgspec.json.decode(row.options),
            pace=msgspec.json.decode(row.pace, type=cards.ByClock | cards.ByDays), rated=bool(row.rated), now=now(),
            next_at=row.next_at,
            entrant=next((one.number for one in field if me is not None and one.person == me), None),
            field=[
                cards.TournamentEntrant(
                    one.number, one.kind, called(one.name, one.bot, reader.lang), one.person, one.bot,
                    bool(one.withdrawn),
                )
                for one in field
            ],
            standings=[
                cards.TournamentStanding(
                    one.place, one.entrant, one.points / half, one.buchholz / 2, one.berger / 4, one.wins, one.lead
                )
                for one in ranked if row.round
            ],
            matches=[
                cards.TournamentMatch(
                    match.round, match.board, [int(one) for one in match.entrants.split()], match.table_id,
                    [one.points / half for one in _outcomes(match.outcomes)] if match.outcomes else None,
                )
                for match in matches
            ],
        )  # fmt: skip

    async def _cards(self, query: Select[Any], reader: Caller) -> list[tuple[Row[Any], cards.TournamentCard]]:
        rows = await self._storage.rows(query.limit(LISTED))
        ids, me = [row.id for row in rows], reader.person.id if reader.person else None
        field, open_matches, hosts = await self._storage.all_rows(
            select(_e.tournament, _e.number, _e.person).where(_e.tournament.in_(ids)),
            select(_m.tournament, _m.entrants, _m.table_id)
            .where(_m.tournament.in_(ids), _m.table_id.is_not(None), _m.outcomes.is_(None)),
            select(schema.people.c.id, schema.people.c.name)
            .where(schema.people.c.id.in_([row.host for row in rows])),
        )  # fmt: skip
        entrants = Counter(one.tournament for one in field)
        mine = {one.tournament: str(one.number) for one in field if me is not None and one.person == me}
        playing = {
            one.tournament: one.table_id
            for one in open_matches if mine.get(one.tournament) in one.entrants.split()
        }  # fmt: skip
        names = {host.id: host.name for host in hosts}
        return [
            (row, cards.TournamentCard(
                id=row.id, name=row.name, game=row.game, title=title_of(row.game, reader.lang), style=row.style,
                state=row.state, host=row.host, host_name=names[row.host], entrants=entrants[row.id],
                places=row.places, round=row.round, rounds=row.rounds, public=bool(row.public), created=row.created,
                changed=row.changed, entered=row.id in mine, my_table=playing.get(row.id),
            ))
            for row in rows
        ]  # fmt: skip


def _checked(new: Any, entrants: int, number: int = 1) -> tuple[Any, dict[str, Any]]:
    """The game, and the options of a match of this round; a Refusal says why there can be none."""
    options = msgspec.json.decode(new.options) if isinstance(new.options, str) else new.options
    try:
        game = find_game(new.game)
        if new.style == "rulebook" and game.tournament_points is None:
            raise Refusal("impossible", "no-rulebook", game=new.game)
        seats = entrants if new.style == "rulebook" else 2
        if seats not in game.players:
            key = "rulebook-entrants" if new.style == "rulebook" else "tournament-pairs"
            raise Refusal("impossible", key, game=new.game, most=game.players[-1])
        if "start" in options:
            raise Refusal("impossible", sentences=COMMON.sentences("tournament-start"))
        given = {name: str(value) for name, value in options.items()}
        if any(option.name == "start" for option in game.options):
            given["start"] = str(number - 1 if new.style == "rulebook" else 0)
        chosen = game.choose(seats, given)
        game.fresh(seats, chosen)
    except HortusError as problem:
        raise Refusal("impossible", sentences=problem.sentences) from None
    return game, chosen


def outcomes(table: Table, style: str, withdrawn: Sequence[bool]) -> list[Outcome]:
    """What a finished match brought each seat. Whoever is not there any more has won nothing."""
    match = table.match
    assert match is not None
    places, scores = ratings.places(table), match.scores()
    here = [place.here and not gone for place, gone in zip(places, withdrawn, strict=True)]
    best = max((place.standing for place, there in zip(places, here, strict=True) if there), default=None)
    agreed = table.ended == "agreed"
    won = [there and (agreed or place.standing == best) for place, there in zip(places, here, strict=True)]
    leads = [
        mine - max((other for j, other in enumerate(scores) if j != i), default=0) for i, mine in enumerate(scores)
    ]
    alone = sum(won) == 1
    if style != "rulebook":
        return [
            Outcome((WIN if alone else DRAW) if won[i] else 0, won[i] and alone, leads[i]) for i in range(len(places))
        ]  # fmt: skip
    assert match.game.tournament_points is not None
    points = match.game.tournament_points(match.state)
    return [
        Outcome(max(points) if won[i] else min(points[i], scores[i]), won[i], leads[i]) for i in range(len(places))
    ]  # fmt: skip


def _unplayed(style: str, pair: Sequence[int], here: Sequence[int]) -> list[Outcome]:
    """A bye is a win in a Swiss tournament; where everybody has one it is nothing. So is a match without opponent."""
    if len(pair) == 1:
        return [Outcome(WIN if style == "swiss" and pair[0] in here else 0)]
    return [Outcome(WIN if one in here else 0) for one in pair]


def _pairs(
    style: str, number: int, seeds: list[int], here: list[int], meetings: list[Meeting], unwanted: set[frozenset[int]]
) -> list[tuple[int, ...]]:
    if style == "rulebook":
        return [tuple(seeds)]
    if style == "round_robin":
        return round_robin(seeds, number)
    points = {one.entrant: one.points for one in standings(style, seeds, meetings)}
    return swiss(here, meetings, points, unwanted)


def field_of(field: Sequence[Row[Any]], number: int) -> Row[Any]:
    return next(one for one in field if one.number == number)


def _entrant(tournament: str, number: int, kind: str, name: str, **more: Any) -> dict[str, Any]:
    return {"tournament": tournament, "number": number, "kind": kind, "name": name, "withdrawn": False, **more}


async def _locked(connection: AsyncConnection, tournament: str, *states: str, host: Person | None = None) -> Row[Any]:
    """The tournament, for this transaction alone; in one of these states, and as its host if it takes one."""
    row = (await connection.execute(select(schema.tournaments).where(_t.id == tournament).with_for_update())).first()
    if row is None:
        raise Refusal("unknown", "no-tournament")
    if host is not None and row.host != host.id:
        raise Refusal("forbidden", "host-only")
    if row.state not in states:
        raise Refusal("not_now", f"tournament-{row.state}")
    return row


async def _field(connection: AsyncConnection, tournament: str) -> Sequence[Row[Any]]:
    query = select(schema.tournament_entrants).where(_e.tournament == tournament).order_by(_e.number)
    return (await connection.execute(query)).all()


async def _enter(
    connection: AsyncConnection, row: Row[Any], field: Sequence[Row[Any]], kind: str, name: str, **more: Any
) -> None:
    number = max((one.number for one in field), default=-1) + 1
    await connection.execute(insert(schema.tournament_entrants).values(**_entrant(row.id, number, kind, name, **more)))
    await connection.execute(update(schema.tournaments).where(_t.id == row.id).values(changed=now()))


async def _seed(connection: AsyncConnection, row: Row[Any], field: Sequence[Row[Any]]) -> None:
    """The strongest first, as far as the ratings tell; whoever entered first where they do not."""
    r = schema.ratings.c
    who = {one.number: one.person or f"{ratings.BOT}{one.bot}" for one in field}
    known = {
        found.who: found.mu
        for found in await connection.execute(
            select(r.who, r.mu).where(r.game == row.game, r.who.in_(list(who.values())))
        )
    }
    usual = ratings.Rating().mu
    order = sorted(field, key=lambda one: (-known.get(who[one.number], usual), one.number))
    for seed, one in enumerate(order):
        where = (_e.tournament == row.id) & (_e.number == one.number)
        await connection.execute(update(schema.tournament_entrants).where(where).values(seed=seed))


async def _matches(connection: AsyncConnection, tournament: str) -> Sequence[Row[Any]]:
    query = select(schema.tournament_matches).where(_m.tournament == tournament).order_by(_m.round, _m.board)
    return (await connection.execute(query)).all()


def _meeting(row: Row[Any]) -> Meeting:
    found = _outcomes(row.outcomes) if row.outcomes else ()
    return Meeting(row.round, tuple(map(int, row.entrants.split())), row.table_id is not None, found)
