"""Ratings by game, by openskill (Plackett-Luce): they follow from the finished matches, in the order they ended.

The transaction that ends a match puts it into a queue; it is rated from there, once. docs/protocol.md says what is
rated and how.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Literal

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import Row, Select, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hortus.bots import Ladder, title
from hortus.games import game as find_game

from . import cards, schema
from .entries import from_row
from .people import Person
from .storage import RATER, Storage, exclusive
from .strength import KNOWN, Scale, levels_of
from .table import Seat, Table

logger = logging.getLogger("hortus.ratings")
PAGE = 50
BOT = "bot:"
PROVISIONAL = 10  # matches until a rating is more than a guess
FAIR, SURE = 5.0, 3.0  # the uncertainty below which a rating is fairly certain, or certain
HISTORY = 500  # matches
LAST = 20  # matches that tell how strong somebody without a rating is
_model = PlackettLuce()
_r = schema.ratings.c


@dataclass(slots=True)
class Rating:
    """How strong somebody is at a game, as far as their matches tell."""

    mu: float = _model.mu
    sigma: float = _model.sigma
    matches: int = 0
    wins: int = 0


@dataclass(slots=True)
class Change:
    """What a match has done to a seat's rating."""

    seat: int
    before: float
    after: float


class Place(msgspec.Struct, frozen=True):
    """A seat at the end of a match. Whoever is not there any more is behind all others."""

    who: str
    here: bool
    won: bool
    points: int
    counts: bool = True  # no: the match says nothing about this bot: a weaker level has decided, or it has an index
    index: int | None = None  # of a bot about as strong as somebody: how strong it is, on the ladder

    @property
    def standing(self) -> tuple[bool, bool, int]:
        return self.here, self.here and self.won, self.points if self.here else 0


def counts(places: Sequence[Place]) -> bool:
    """Is it rated? With at least two different players, and nobody for several seats but bots."""
    people = [place.who for place in places if not place.who.startswith(BOT)]
    return len({place.who for place in places}) > 1 and len(set(people)) == len(people)


def places(table: Table) -> list[Place]:
    """How the seats of a finished match ended."""
    assert table.match is not None
    won, points = table.winners(), table.match.scores()
    return [
        Place(
            _who(seat), not (seat.stand_in or seat.out_of_time or seat.gave_up), seat.seat in won, points[seat.seat],
            seat.seat not in table.weakened and seat.index is None, seat.index,
        )
        for seat in table.seats
    ]  # fmt: skip


def ending(table: Table) -> dict[str, Any]:
    """The end of a match, as it is stored to be rated."""
    whole = table.ended is None or len(table.seats) > 1  # alone, only a match to its end is a result
    ended = msgspec.json.encode(places(table) if table.rated and whole else []).decode()
    return {"table_id": table.id, "game": table.game, "places": ended, "counted": False}


def _who(seat: Seat) -> str:
    return f"{BOT}{seat.bot}" if seat.kind == "bot" else str(seat.person)


read_places = msgspec.json.Decoder(list[Place]).decode


def rate(ratings: dict[str, Rating], places: Sequence[Place]) -> list[Change]:
    """One match. A bot with several seats gets the mean of what they would give it."""
    order = sorted({place.standing for place in places}, reverse=True)
    ranks = [float(order.index(place.standing)) for place in places]
    old = [ratings.setdefault(place.who, Rating()) for place in places]
    teams = [[_model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in old]
    new = [team[0] for team in _model.rate(teams, ranks=ranks)]
    before = [rating.mu for rating in old]
    for who in dict.fromkeys(place.who for place in places):
        mine = [seat for seat, place in enumerate(places) if place.who == who]
        if not all(places[seat].counts for seat in mine):
            continue
        rating = ratings[who]
        rating.mu = sum(new[seat].mu for seat in mine) / len(mine)
        rating.sigma = sum(new[seat].sigma for seat in mine) / len(mine)
        rating.matches += 1
        rating.wins += any(places[seat].here and places[seat].won for seat in mine)
    return [Change(seat, before[seat], ratings[place.who].mu) for seat, place in enumerate(places)]


class Rater:
    """Rates the matches that have ended, one after the other, in the order they ended."""

    def __init__(
        self, storage: Storage, places: Callable[[str], Awaitable[list[Place]]],
        tell: Callable[[str, list[tuple[float, float]]], None],
    ) -> None:  # fmt: skip
        self._storage = storage
        self._places_of = places  # of a match that ended before endings told how
        self._tell = tell  # of a table that was rated, and how each seat's rating changed
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False

    def start(self) -> None:
        self._wake.set()
        self._task = asyncio.create_task(self._run(), name="rater")

    def wake(self) -> None:
        """A match has ended."""
        self._wake.set()

    async def close(self) -> None:
        """Rate what is waiting, then stop."""
        self._closing = True
        self._wake.set()
        if self._task:
            await self._task

    async def _run(self) -> None:
        while not self._closing or self._wake.is_set():
            await self._wake.wait()
            self._wake.clear()
            try:
                while await self.rate_next():
                    pass
            except Exception as problem:
                logger.warning("rating failed", extra={"problem": type(problem).__name__})
                if not self._closing:
                    await asyncio.sleep(2)
                    self._wake.set()

    async def rate_next(self) -> bool:
        """Rate the matches that ended first; false if there is none."""
        e = schema.endings.c
        first = await self._storage.row(
            select(e.table_id, e.places).where(e.counted.is_(False)).order_by(e.id).limit(1)
        )
        if first is None:
            return False
        if not first.places:
            found = msgspec.json.encode(await self._places_of(first.table_id)).decode()
            await self._storage.write(update(schema.endings).where(e.table_id == first.table_id).values(places=found))
        async with self._storage.engine.begin() as connection:
            await exclusive(connection, RATER)
            query = select(e.table_id, e.game, e.places).where(e.counted.is_(False)).order_by(e.id).limit(1)
            rows = (await connection.execute(query)).all()
            changes = {
                row.table_id: await _store(connection, row.table_id, row.game, read_places(row.places)) for row in rows
            }
        for table_id, changed in changes.items():
            if changed:
                self._tell(table_id, [(change.before, change.after) for change in changed])
        return True


async def _store(connection: AsyncConnection, table_id: str, game: str, places: list[Place]) -> list[Change]:
    """Rate one match, in the caller's transaction."""
    e, s = schema.endings, schema.seats
    await connection.execute(update(e).where(e.c.table_id == table_id).values(counted=True))
    if not counts(places):
        return []
    # A bot between levels goes by the level nearest to it, but not with its rating.
    places = [
        place if place.index is None else msgspec.structs.replace(place, who=f"{place.who}:{place.index}")
        for place in places
    ]
    like = {place.who: place.index for place in places if place.index is not None}
    keys = sorted({place.who for place in places} - set(like))
    rows = (await connection.execute(_of(game, [*keys, *(_levels(game) if like else ())]))).all()
    found = {row.who: Rating(row.mu, row.sigma, row.matches, row.wins) for row in rows}
    known = set(found)
    if like:
        scale = _scale(game, found)
        found |= {who: Rating(scale.rating(index), KNOWN) for who, index in like.items()}
    changes = rate(found, places)
    for who in keys:
        values = asdict(found[who])
        if who in known:
            await connection.execute(update(schema.ratings).where(_r.game == game, _r.who == who).values(**values))
        else:
            await connection.execute(insert(schema.ratings).values(game=game, who=who, **values))
    for change in changes:
        await connection.execute(
            update(s).where(s.c.table_id == table_id, s.c.seat == change.seat)
            .values(rating_before=change.before, rating_after=change.after)
        )  # fmt: skip
    return changes


def _of(game: str, who: Iterable[str]) -> Select[Any]:
    """These ratings in a game."""
    return select(schema.ratings).where(_r.game == game, _r.who.in_(list(who)))


def _levels(game: str) -> list[str]:
    return [BOT + level for level in levels_of(game)]


def _scale(game: str, found: Mapping[str, Rating]) -> Scale:
    """Where the index of bots and the ratings of a game meet, if the levels' are among these."""
    levels = {level: found[BOT + level] for level in levels_of(game) if BOT + level in found}
    return Scale.of(game, {level: (rating.mu, rating.sigma) for level, rating in levels.items()})


async def strength(storage: Storage, person: str, game: str) -> tuple[int, str]:
    """The index of a bot about as strong as somebody is at a game, and the level nearest to that.

    Whoever has no rating is judged by their last matches against bots; whoever has played none, as a newcomer.
    """
    rows = await storage.rows(_of(game, [person, *_levels(game)]))
    found = {row.who: Rating(row.mu, row.sigma, row.matches, row.wins) for row in rows}
    scale = _scale(game, found)
    if person not in found:
        for against in await _against_bots(storage, person, game, scale.ladder):
            known = {
                place.who: Rating(scale.rating(place.index), KNOWN) for place in against if place.index is not None
            }
            rate(found := {person: found.get(person, Rating()), **known}, against)
    index = scale.index(found.get(person, Rating()).mu)
    return index, scale.ladder.nearest(index)


async def _against_bots(storage: Storage, person: str, game: str, ladder: Ladder) -> list[list[Place]]:
    """Somebody's last matches against bots, the first one first: they themselves, and the bots there from the start."""
    t, s, c = schema.tables.c, schema.seats.c, schema.log.c
    other_seats = schema.seats.alias().c
    bots = select(other_seats.seat).where(other_seats.table_id == t.id, other_seats.kind == "bot").exists()
    rows = await storage.rows(
        select(t.id, t.winners, s.seat, s.out_of_time, s.gave_up, schema.log)
        .join(schema.seats, s.table_id == t.id).join(schema.log, (c.table_id == t.id) & (c.number == 0))
        .where(
            s.person == person, s.kind == "person", t.state == "over", t.game == game, t.daily.is_(None),
            t.position.is_(None), bots,
        )
        .order_by(t.changed.desc()).limit(LAST)
    )  # fmt: skip
    found = []
    for row in reversed(rows):
        won = [int(seat) for seat in row.winners.split()]
        places = [Place(person, not (row.out_of_time or row.gave_up), row.seat in won, 0)]
        for seat, other in enumerate(from_row(row).seats):
            index = ladder.levels.get(other.bot or "") if other.index is None else other.index
            if other.kind == "bot" and index is not None:
                places.append(Place(f"{BOT}{seat}", True, seat in won, 0, False, index))
        if len(places) > 1:
            found.append(places)
    return found


async def leaders(storage: Storage, game: str, skip: int, lang: str) -> list[cards.Rating]:
    """The best first: those whose rating is surely high."""
    found = find_game(game)
    rows = await storage.rows(
        _listed().where(_r.game == found.name).order_by((_r.mu - 3 * _r.sigma).desc(), _r.who).offset(skip).limit(PAGE)
    )
    return [_card(row, lang) for row in rows]


async def of_person(storage: Storage, person: Person, lang: str) -> list[cards.Rating]:
    rows = await storage.rows(_listed().where(_r.who == person.id).order_by(_r.game))
    return [_card(row, lang) for row in rows]


async def history(storage: Storage, game: str, person: str) -> list[cards.RatingPoint]:
    """How somebody's rating has changed, from match to match, oldest first."""
    found = find_game(game)
    t, s, e = schema.tables.c, schema.seats.c, schema.endings.c
    rows = await storage.rows(
        select(t.id, t.changed, s.rating_after).join(schema.seats, s.table_id == t.id)
        .join(schema.endings, e.table_id == t.id)
        .where(s.person == person, s.kind == "person", t.game == found.name, s.rating_after.is_not(None), e.counted)
        .order_by(e.id.desc()).limit(HISTORY)
    )  # fmt: skip
    return [cards.RatingPoint(row.changed, row.id, round(row.rating_after, 2)) for row in reversed(rows)]


def _listed() -> Any:
    p = schema.people.c
    return select(schema.ratings, p.name, p.kind).outerjoin(schema.people, p.id == _r.who)


def _card(row: Row[Any], lang: str) -> cards.Rating:
    bot = row.who.removeprefix(BOT) if row.who.startswith(BOT) else None
    return cards.Rating(
        game=row.game, name=title(bot, lang) if bot else row.name, kind="bot" if bot else row.kind,
        person=None if bot else row.who, bot=bot, rating=round(row.mu, 2), uncertainty=round(row.sigma, 2),
        matches=row.matches, wins=row.wins, certainty=certainty(row.matches, row.sigma),
    )  # fmt: skip


def certainty(matches: int, sigma: float) -> Literal["provisional", "fair", "sure"]:
    """How much a rating says."""
    if matches < PROVISIONAL or sigma > FAIR:
        return "provisional"
    return "fair" if sigma > SURE else "sure"
