"""How somebody gets on: matches, results alone, puzzles and daily gardens, by game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import Row, func, select

import hortus
from hortus.games import game as find_game
from hortus.i18n import Message

from . import cards, schema
from .daily import Daily
from .days import day_at, shifted
from .hub import Hub
from .people import Person
from .puzzles import Puzzles
from .ratings import read_places
from .refusals import Refusal
from .storage import now

MATCHES = 1000  # the last ones that are looked at
SHOWN = 60  # results alone that are told
VERDICTS = 12  # matches opened at most to learn how good a result is; the next request goes on


class ProgressOf:
    def __init__(self, hub: Hub, daily: Daily, puzzles: Puzzles) -> None:
        self._hub, self._storage = hub, hub.storage
        self._daily, self._puzzles = daily, puzzles
        self._verdicts: dict[tuple[str, int], Message | None] = {}  # by game and points

    async def of_person(self, person: Person) -> cards.Progress:
        t, s, e, d = schema.tables.c, schema.seats.c, schema.endings.c, schema.daily_tries.c
        today = day_at(now())
        await self._daily.settle([shifted(today, -1), today])
        every = schema.seats.alias().c
        seats = select(func.count()).where(every.table_id == t.id).scalar_subquery()
        played, gardens = await self._storage.all_rows(
            select(t.id, t.game, t.changed, t.winners, s.seat, e.places, seats.label("seats"))
            .join(schema.seats, s.table_id == t.id).join(schema.endings, e.table_id == t.id)
            .where(s.person == person.id, s.kind == "person", t.state == "over")
            .order_by(t.changed.desc()).limit(MATCHES),
            select(d.game, d.table_id, d.points, d.ended).where(d.person == person.id, d.ended.is_not(None)),
        )  # fmt: skip
        ratings = await self._puzzles.of_person(person)
        opened = 0
        found = []
        for game in hortus.games():
            mine = [row for row in played if row.game == game]
            tries = [row for row in gardens if row.game == game]
            alone = 1 in find_game(game).players
            solo = sorted(_alone(mine) + ([_garden(row) for row in tries] if alone else []), key=lambda one: one.at)
            bands: Counter[str] = Counter()
            args: dict[str, dict[str, Any]] = {}
            for result in sorted(solo, key=lambda one: -one.points):
                if (game, result.points) not in self._verdicts:
                    if opened >= VERDICTS:
                        continue
                    opened += 1
                    await self._judge(game, result)
                verdict = self._verdicts.get((game, result.points))
                if verdict is not None:
                    bands[verdict.id] += 1
                    args.setdefault(verdict.id, dict(verdict.args))
            rating = ratings.get(game)
            found.append(
                cards.GameProgress(
                    game=game, matches=sum(row.seats > 1 for row in mine),
                    wins=sum(row.seats > 1 and str(row.seat) in (row.winners or "").split() for row in mine),
                    solo=solo[-SHOWN:], best=max(solo, key=lambda one: one.points, default=None),
                    bands=[cards.Band(id, args[id], times) for id, times in bands.items()],
                    puzzles=rating.tried if rating else 0, solved=rating.solved if rating else 0,
                    puzzle_rating=round(rating.mu, 2) if rating else None, gardens=len(tries),
                )
            )  # fmt: skip
        return cards.Progress(found, await self._daily.streak(person))

    async def _judge(self, game: str, result: cards.SoloResult) -> None:
        """Learn how good so many points are, from a match that has them."""
        with suppress(Refusal):
            table = await self._hub.open(result.table)
            await self._hub.complete(table)
            if table.match is not None:
                self._verdicts[game, result.points] = table.match.game.verdict(table.match.state)


def _alone(rows: Sequence[Row[Any]]) -> list[cards.SoloResult]:
    """Matches alone that were played without taking back what had been revealed."""
    found = [(row, read_places(row.places)) for row in rows]
    return [cards.SoloResult(row.changed, places[0].points, row.id) for row, places in found if len(places) == 1]


def _garden(row: Row[Any]) -> cards.SoloResult:
    return cards.SoloResult(row.ended, row.points, row.table_id)
