"""Ratings by game, by openskill (Plackett-Luce): they follow from the finished matches, in the order they ended.

A match is rated in the transaction that ends it, so it counts once. docs/protocol.md says what is rated and how.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import Row, bindparam, insert, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hortus.games import game as find_game
from hortus.table import Match

from . import cards, schema
from .bots import title
from .people import Person
from .storage import Storage
from .table import Seat, Table

PAGE = 50
BOT = "bot:"
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


@dataclass(slots=True, frozen=True)
class Place:
    """A seat at the end of a match. Whoever is not there any more is behind all others."""

    who: str
    here: bool
    won: bool
    points: int

    @property
    def standing(self) -> tuple[bool, bool, int]:
        return self.here, self.here and self.won, self.points if self.here else 0


@dataclass(slots=True)
class Ending:
    """A match that ends. The changes are filled in when they are stored."""

    table: str
    game: str
    places: list[Place]
    changes: list[Change] = field(default_factory=list)

    @property
    def rated(self) -> bool:
        """At least two different players, and nobody for several seats but bots."""
        people = [place.who for place in self.places if not place.who.startswith(BOT)]
        return len({place.who for place in self.places}) > 1 and len(set(people)) == len(people)


def ending(table: Table, match: Match) -> Ending:
    won, points = table.winners(match), match.scores()
    places = [
        Place(_who(seat), not (seat.stand_in or seat.out_of_time), seat.seat in won, points[seat.seat])
        for seat in table.seats
    ]
    return Ending(table.id, table.game, places)


def _who(seat: Seat) -> str:
    return f"{BOT}{seat.bot}" if seat.kind == "bot" else str(seat.person)


def rate(ratings: dict[str, Rating], places: list[Place]) -> list[Change]:
    """One match. A bot with several seats gets the mean of what they would give it."""
    order = sorted({place.standing for place in places}, reverse=True)
    ranks = [float(order.index(place.standing)) for place in places]
    old = [ratings.setdefault(place.who, Rating()) for place in places]
    teams = [[_model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in old]
    new = [team[0] for team in _model.rate(teams, ranks=ranks)]
    before = [rating.mu for rating in old]
    for who in dict.fromkeys(place.who for place in places):
        mine = [seat for seat, place in enumerate(places) if place.who == who]
        rating = ratings[who]
        rating.mu = sum(new[seat].mu for seat in mine) / len(mine)
        rating.sigma = sum(new[seat].sigma for seat in mine) / len(mine)
        rating.matches += 1
        rating.wins += any(places[seat].here and places[seat].won for seat in mine)
    return [Change(seat, before[seat], ratings[place.who].mu) for seat, place in enumerate(places)]


async def store(connection: AsyncConnection, endings: Sequence[Ending]) -> None:
    """Rate these matches, one after the other, in the caller's transaction."""
    s, t = schema.seats, schema.tables
    rated = [ending for ending in endings if ending.rated]
    keys = sorted({(ending.game, place.who) for ending in rated for place in ending.places})
    rows = (await connection.execute(select(schema.ratings).where(tuple_(_r.game, _r.who).in_(keys)))).all()
    known = {(row.game, row.who) for row in rows}
    by_game: dict[str, dict[str, Rating]] = {game: {} for game, _ in keys}
    for row in rows:
        by_game[row.game][row.who] = Rating(row.mu, row.sigma, row.matches, row.wins)
    for ending in rated:
        ending.changes = rate(by_game[ending.game], ending.places)
    new: list[dict[str, Any]] = []
    changed: list[dict[str, Any]] = []
    for game, who in keys:
        found = by_game[game][who]
        values = {"mu": found.mu, "sigma": found.sigma, "matches": found.matches, "wins": found.wins}
        if (game, who) in known:
            changed.append({"a": game, "b": who, **values})
        else:
            new.append({"game": game, "who": who, **values})
    seats = [
        {"a": ending.table, "b": change.seat, "rating_before": change.before, "rating_after": change.after}
        for ending in rated
        for change in ending.changes
    ]
    for statement, rows_of_it in (
        (insert(schema.ratings), new),
        (update(schema.ratings).where(_r.game == bindparam("a"), _r.who == bindparam("b")), changed),
        (update(s).where(s.c.table_id == bindparam("a"), s.c.seat == bindparam("b")), seats),
    ):
        if rows_of_it:
            await connection.execute(statement, rows_of_it)
    await connection.execute(update(t).where(t.c.id.in_([ending.table for ending in endings])).values(rated=True))


async def leaders(storage: Storage, game: str, skip: int, lang: str) -> list[cards.Rating]:
    """The best first: those whose rating is surely high."""
    found = find_game(game)
    rows = await storage.rows(
        _listed().where(_r.game == found.name).order_by((_r.mu - 3 * _r.sigma).desc(), _r.who).offset(skip).limit(PAGE)
    )
    return [_card(row, lang) for row in rows]


async def of_person(storage: Storage, person: Person) -> list[cards.Rating]:
    rows = await storage.rows(_listed().where(_r.who == person.id).order_by(_r.game))
    return [_card(row, person.lang) for row in rows]


def _listed() -> Any:
    p = schema.people.c
    return select(schema.ratings, p.name, p.kind).outerjoin(schema.people, p.id == _r.who)


def _card(row: Row[Any], lang: str) -> cards.Rating:
    bot = row.who.removeprefix(BOT) if row.who.startswith(BOT) else None
    return cards.Rating(
        game=row.game, name=title(bot, lang) if bot else row.name, kind="bot" if bot else row.kind,
        person=None if bot else row.who, bot=bot, rating=round(row.mu, 2), uncertainty=round(row.sigma, 2),
        matches=row.matches, wins=row.wins,
    )  # fmt: skip
