"""Somebody's matches, all of them, and how they went against whom."""

from __future__ import annotations

from typing import Any, Literal

from sqlalchemy import ColumnElement, String, case, cast, func, literal_column, or_, select

from hortus.bots import title
from hortus.errors import HortusError
from hortus.games import game as find_game

from . import cards, schema
from .guard import Caller
from .lobby import Lobby
from .people import Person
from .ratings import BOT
from .refusals import Refusal

PAGE = 20  # matches
OPPONENTS = 50
RUNNING, FINISHED = ("waiting", "playing"), ("over",)


def _won(seat: Any) -> ColumnElement[bool]:
    """Seats are numbered with one digit, and the winners are written one after the other."""
    found: ColumnElement[bool] = schema.tables.c.winners.contains(cast(seat, String))
    return found


class History:
    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._storage = lobby.storage

    async def matches(
        self, reader: Caller, game: str | None, state: Literal["running", "finished"] | None, opponent: str | None,
        rated: bool | None, skip: int,
    ) -> cards.MatchPage:  # fmt: skip
        """The reader's matches, those that changed last first. `opponent`: a person's id, or bot:<name>."""
        t, s = schema.tables, schema.seats.c
        states = {"running": RUNNING, "finished": FINISHED, None: RUNNING + FINISHED}[state]
        mine = select(s.table_id).where(s.person == reader.someone().id, s.kind == "person").distinct().subquery()
        wanted: list[ColumnElement[bool]] = [t.c.state.in_(states)]
        if game is not None:
            wanted.append(t.c.game == _known(game))
        if rated is not None:
            wanted.append(t.c.rated.is_(rated))
        if opponent is not None:
            who = s.bot == opponent.removeprefix(BOT) if opponent.startswith(BOT) else s.person == opponent
            wanted.append(select(s.seat).where(s.table_id == t.c.id, who).exists())
        # The person's tables are found first, whatever the planner takes for cheaper while it has no statistics.
        found = mine.join(t, t.c.id == mine.c.table_id)
        count, rows = await self._storage.all_rows(
            select(func.count()).select_from(found).where(*wanted),
            select(t).select_from(found).where(*wanted).order_by(t.c.changed.desc(), t.c.id).offset(skip).limit(PAGE),
        )
        return cards.MatchPage(count[0][0], await self._lobby.as_cards(rows, reader))

    async def turns(self, person: Person) -> list[str]:
        """The tables where somebody is to move, those that have waited longest first."""
        t, s = schema.tables.c, schema.seats.c
        rows = await self._storage.rows(
            select(t.id).select_from(schema.seats)
            .join(schema.tables, (t.id == s.table_id) & (t.turn == s.seat))
            .where(s.person == person.id, s.kind == "person", s.stand_in.is_(False), t.state == "playing")
            .order_by(t.changed).limit(100)
        )  # fmt: skip
        return [row.id for row in rows]

    async def by_game(self, person: Person) -> list[cards.GameResults]:
        """Matches with others that somebody has played to the end, by game."""
        t, s, other = schema.tables.c, schema.seats.c, schema.seats.alias().c
        company = select(other.seat).where(other.table_id == t.id, other.seat != s.seat).exists()
        rows = await self._storage.rows(
            select(t.game, func.count(t.id.distinct()).label("matches"),
                   func.count(case((_won(s.seat), t.id)).distinct()).label("wins"))
            .select_from(schema.seats).join(schema.tables, t.id == s.table_id)
            .where(s.person == person.id, s.kind == "person", t.state == "over", company)
            .group_by(t.game).order_by(t.game)
        )  # fmt: skip
        return [cards.GameResults(row.game, row.matches, row.wins) for row in rows]

    async def finished(self, person: Person, reader: Caller) -> list[cards.Card]:
        """The last matches of somebody's that are over, as the reader sees them."""
        t, s = schema.tables, schema.seats.c
        mine = select(s.table_id).where(s.person == person.id, s.kind == "person").distinct().subquery()
        rows = await self._storage.rows(
            select(t).select_from(mine.join(t, t.c.id == mine.c.table_id)).where(t.c.state == "over")
            .order_by(t.c.changed.desc(), t.c.id).limit(PAGE)
        )  # fmt: skip
        return await self._lobby.as_cards(rows, reader)

    async def opponents(self, person: Person, game: str | None, skip: int) -> list[cards.Opponent]:
        """Whom somebody has played to the end, the last one first; and who won."""
        t, p, mine, other = schema.tables.c, schema.people.c, schema.seats.alias(), schema.seats.alias()
        met = [
            mine.c.person == person.id, mine.c.kind == "person", t.state == "over",
            or_(other.c.kind == "bot", (other.c.kind == "person") & (other.c.person != person.id)),
        ]  # fmt: skip
        if game is not None:
            met.append(t.game == _known(game))
        who = func.coalesce(other.c.person, literal_column(f"'{BOT}'") + other.c.bot).label("who")
        i_won, they_won = _won(mine.c.seat), _won(other.c.seat)
        last = func.max(t.changed).label("last")
        rows = await self._storage.rows(
            select(
                who, p.name, p.kind, last, func.count(t.id.distinct()).label("matches"),
                func.count(case((i_won & ~they_won, t.id)).distinct()).label("wins"),
                func.count(case((they_won & ~i_won, t.id)).distinct()).label("losses"),
            )
            .select_from(mine).join(schema.tables, t.id == mine.c.table_id)
            .join(other, other.c.table_id == mine.c.table_id).outerjoin(schema.people, p.id == other.c.person)
            .where(*met).group_by(who, p.name, p.kind).order_by(last.desc(), who).offset(skip).limit(OPPONENTS)
        )  # fmt: skip
        return [
            cards.Opponent(
                row.who, title(row.who.removeprefix(BOT), person.lang) if row.kind is None else row.name,
                row.kind or "bot", row.matches, row.wins, row.losses, row.last,
            )
            for row in rows
        ]  # fmt: skip


def _known(game: str) -> str:
    try:
        return find_game(game).name
    except HortusError as problem:
        raise Refusal("impossible", sentences=problem.sentences) from None
