"""Ratings by game, by openskill (Plackett-Luce): they follow from the finished matches, in the order they ended.

The transaction that ends a match puts it into a queue; it is rated from there, once. docs/protocol.md says what is
rated and how.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Literal

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import Row, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hortus.bots import title
from hortus.games import game as find_game

from . import cards, schema
from .people import Person
from .storage import RATER, Storage, exclusive
from .table import Seat, Table

logger = logging.getLogger("hortus.ratings")
PAGE = 50
BOT = "bot:"
PROVISIONAL = 10  # matches until a rating is more than a guess
FAIR, SURE = 5.0, 3.0  # the uncertainty below which a rating is fairly certain, or certain
HISTORY = 500  # matches
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
    counts: bool = True  # no: a weaker level has decided for this bot, so the match says nothing about it

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
            seat.seat not in table.weakened,
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
    keys = sorted({place.who for place in places})
    rows = (await connection.execute(select(schema.ratings).where(_r.game == game, _r.who.in_(keys)))).all()
    found = {row.who: Rating(row.mu, row.sigma, row.matches, row.wins) for row in rows}
    known = set(found)
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
