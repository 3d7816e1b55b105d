"""The daily gardens: one try each, who did best today and this week, and how many days in a row."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import Integer, Row, and_, case, cast, func, select, update

import hortus
from hortus.coach.puzzles import puzzles
from hortus.games import game as find_game

from . import cards, schema
from .days import day_at, end_of, shifted, week_of
from .deals import deals, known_deals
from .guard import Caller
from .lobby import Lobby
from .people import Person
from .puzzles import Puzzles
from .refusals import Refusal
from .storage import now

PAGE = 50
SETTLED = 50  # results that are stored in one go
LONGEST_STREAK = 1000  # days

_d, _t, _p = schema.daily_tries.c, schema.tables.c, schema.people.c
# The best first: who has won, by how much, with how many points, in how few turns; then whoever was first.
_ORDER = (_d.won.desc(), _d.lead.desc(), _d.points.desc(), _d.turns, _d.ended)


class Daily:
    def __init__(self, lobby: Lobby, puzzles: Puzzles) -> None:
        self._lobby, self._hub, self._storage = lobby, lobby.hub, lobby.storage
        self._puzzles = puzzles

    async def play(self, person: Person, game: str) -> str:
        """The table of somebody's try at today's garden; the same again when asked again."""
        if game not in hortus.games():
            raise Refusal("unknown")
        today = day_at(now())
        found = await deals(self._storage, [today], [game])
        return await self._lobby.play_daily(person, found[today, game])

    async def overview(self, me: Caller) -> cards.Daily:
        """Today's gardens and yesterday's with one's own tries, what is promised of tomorrow's, streak and puzzle."""
        today = day_at(now())
        yesterday, tomorrow = shifted(today, -1), shifted(today, 1)
        games = hortus.games()
        made = await deals(self._storage, [today, tomorrow], games)
        made |= await known_deals(self._storage, [yesterday], games)
        await self.settle([yesterday, today])
        mine = await self._tries(me.person, [yesterday, today])
        best, players = await self._best(today)
        return cards.Daily(
            day=today, ends=end_of(today), now=now(), streak=await self.streak(me.person),
            gardens=[
                cards.DailyGarden(
                    game=game, alone=made[today, game].alone, commitment=made[today, game].commitment,
                    tomorrow=made[tomorrow, game].commitment, mine=await self._mine(mine.get((today, game))),
                    best=best.get(game), players=players[game],
                )
                for game in games
            ],
            yesterday=[
                cards.DailyPast(
                    game=game, commitment=deal.commitment, seed=str(deal.seed), salt=deal.salt,
                    mine=await self._mine(mine.get((yesterday, game))),
                )
                for game in games if (deal := made.get((yesterday, game))) is not None
            ],
            puzzle=await self._puzzle(me, today),
        )  # fmt: skip

    async def leaders(self, game: str, day: str | None, week: bool, skip: int) -> cards.DailyLeaders:
        """The best of a day, or of the week it is in, so far."""
        today = day_at(now())
        day = day or today
        try:
            name, days = find_game(game).name, week_of(day) if week else [day]
        except (hortus.HortusError, ValueError, OverflowError):
            raise Refusal("unknown") from None
        if day > today:
            raise Refusal("unknown")
        await self.settle(days)
        rows = await self._storage.rows((_week(name, days) if week else _day(name, day)).offset(skip).limit(PAGE))
        return cards.DailyLeaders(
            game=name, day=day, week=week, alone=1 in find_game(name).players,
            rows=[
                cards.DailyRow(
                    place=skip + i + 1, person=row.person, name=row.name, points=int(row.points), lead=int(row.lead),
                    wins=int(row.wins), turns=int(row.turns), gardens=int(row.gardens),
                )
                for i, row in enumerate(rows)
            ],
        )  # fmt: skip

    # -- one's own

    async def _tries(self, person: Person | None, days: list[str]) -> dict[tuple[str, str], Row[Any]]:
        if person is None:
            return {}
        rows = await self._storage.rows(
            select(schema.daily_tries, _t.state).join(schema.tables, _t.id == _d.table_id)
            .where(_d.person == person.id, _d.day.in_(days))
        )  # fmt: skip
        return {(row.day, row.game): row for row in rows}

    async def _mine(self, row: Row[Any] | None) -> cards.DailyTry | None:
        if row is None:
            return None
        place = await self._place(row) if row.counts and row.ended is not None else None
        return cards.DailyTry(
            table=row.table_id,
            over=row.ended is not None,
            counts=row.counts,
            points=row.points,
            lead=row.lead,
            won=row.won,
            turns=row.turns,
            place=place,
        )

    async def _place(self, row: Row[Any]) -> int:
        won, mine = cast(_d.won, Integer), int(row.won)
        better = case(
            (won != mine, won > mine), (_d.lead != row.lead, _d.lead > row.lead),
            (_d.points != row.points, _d.points > row.points), (_d.turns != row.turns, _d.turns < row.turns),
            else_=_d.ended < row.ended,
        )  # fmt: skip
        query = select(func.count()).where(*_counted(row.game, [row.day]), better)
        found = await self._storage.row(query)
        assert found is not None
        return 1 + int(found[0])

    async def _best(self, day: str) -> tuple[dict[str, cards.DailyRow], Counter[str]]:
        """By game: who did best so far, and how many have counted."""
        counted = and_(_d.day == day, _d.counts, _d.ended.is_not(None))
        order = func.row_number().over(partition_by=_d.game, order_by=_ORDER).label("place")
        ranked = select(schema.daily_tries, _p.name, order).join(schema.people, _p.id == _d.person).where(counted)
        first = ranked.subquery()
        rows, counts = await self._storage.all_rows(
            select(first).where(first.c.place == 1),
            select(_d.game, func.count().label("players")).where(counted).group_by(_d.game),
        )
        best = {
            row.game: cards.DailyRow(1, row.person, row.name, row.points, row.lead, int(row.won), row.turns, 1)
            for row in rows
        }
        return best, Counter({row.game: row.players for row in counts})

    async def streak(self, person: Person | None) -> cards.Streak:
        """Days in a row, up to today or yesterday, with a garden that ended before its day did."""
        today = day_at(now())
        if person is None:
            return cards.Streak(0, [False] * 7)
        rows = await self._storage.rows(
            select(_d.day, func.min(_d.ended).label("ended")).where(_d.person == person.id, _d.ended.is_not(None))
            .group_by(_d.day).order_by(_d.day.desc()).limit(LONGEST_STREAK)
        )  # fmt: skip
        done = {row.day for row in rows if row.ended < end_of(row.day)}
        day = today if today in done else shifted(today, -1)
        days = 0
        while day in done:
            days, day = days + 1, shifted(day, -1)
        return cards.Streak(days, [day in done for day in week_of(today)])

    async def _puzzle(self, me: Caller, today: str) -> cards.DailyPuzzle | None:
        """A puzzle for all, another one every day."""
        every = [(game, puzzle) for game in hortus.games() for puzzle in puzzles(game)]
        if not every:
            return None
        game, puzzle = every[int.from_bytes(hashlib.sha256(today.encode()).digest()[:6]) % len(every)]
        share = await self._puzzles.share(puzzle.id)
        return cards.DailyPuzzle(puzzle.id, game, puzzle.grade, share, await self._puzzles.solved(me.person, puzzle.id))

    # -- results

    async def settle(self, days: Sequence[str]) -> None:
        """Store how tries have ended that are over. Whichever process does it finds the same."""
        rows = await self._storage.rows(
            select(_d.day, _d.table_id, _d.person).join(schema.tables, _t.id == _d.table_id)
            .where(_d.day.in_(days), _d.ended.is_(None), _t.state == "over").limit(SETTLED)
        )  # fmt: skip
        for row in rows:
            with suppress(Refusal):  # it cannot be read at the moment
                await self._store_result(row)

    async def _store_result(self, row: Row[Any]) -> None:
        table = await self._hub.open(row.table_id)
        await self._hub.complete(table)
        match, ended = table.match, table.stamps[-1]
        if match is None or not match.over:
            return
        seat = next(one.seat for one in table.seats if one.person == row.person)
        points = match.scores()
        others = [points[other] for other in range(len(points)) if other != seat]
        values: dict[str, Any] = {
            "ended": ended, "points": points[seat], "lead": points[seat] - max(others, default=0),
            "won": seat in match.winners(), "turns": table.movers.count(seat),
        }  # fmt: skip
        if ended >= end_of(row.day):
            values["counts"] = False
        d = schema.daily_tries
        await self._storage.write(update(d).where(d.c.table_id == row.table_id, d.c.ended.is_(None)).values(**values))


def _counted(game: str, days: list[str]) -> tuple[Any, ...]:
    return _d.game == game, _d.day.in_(days), _d.counts, _d.ended.is_not(None)


def _day(game: str, day: str) -> Any:
    one = cast(1, Integer).label("gardens")
    return (
        select(_d.person, _p.name, _d.points, _d.lead, cast(_d.won, Integer).label("wins"), _d.turns, one)
        .join(schema.people, _p.id == _d.person).where(*_counted(game, [day])).order_by(*_ORDER)
    )  # fmt: skip


def _week(game: str, days: list[str]) -> Any:
    """By what all the gardens of the week add up to."""
    wins, lead = func.sum(cast(_d.won, Integer)), func.sum(_d.lead)
    points, turns = func.sum(_d.points), func.sum(_d.turns)
    return (
        select(
            _d.person, _p.name, points.label("points"), lead.label("lead"), wins.label("wins"), turns.label("turns"),
            func.count().label("gardens"),
        )
        .join(schema.people, _p.id == _d.person).where(*_counted(game, days)).group_by(_d.person, _p.name)
        .order_by(wins.desc(), lead.desc(), points.desc(), turns, func.max(_d.ended))
    )  # fmt: skip
