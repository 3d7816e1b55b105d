"""The deals of the days: one for each game, made at least a day ahead, so that its commitment can be shown before."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from hortus.games import game as find_game

from . import fairness, schema
from .people import Person
from .storage import Storage

_d = schema.daily_deals.c


@dataclass(frozen=True, slots=True)
class Deal:
    """What everybody is dealt in a game on a day."""

    day: str
    game: str
    seed: int
    salt: str
    commitment: str

    @property
    def alone(self) -> bool:
        """Is it played alone? Else against a bot."""
        return 1 in find_game(self.game).players

    def try_of(self, person: Person, table_id: str) -> Any:
        """Stores that somebody tries it; a second try of theirs fails. Guests play along, accounts count."""
        return insert(schema.daily_tries).values(
            day=self.day, game=self.game, person=person.id, table_id=table_id, counts=person.kind == "account"
        )


async def known_deals(storage: Storage, days: list[str], games: list[str]) -> dict[tuple[str, str], Deal]:
    """The deals of these days and games that have been made."""
    rows = await storage.rows(select(schema.daily_deals).where(_d.day.in_(days), _d.game.in_(games)))
    return {(row.day, row.game): Deal(row.day, row.game, row.seed, row.salt, row.commitment) for row in rows}


async def deals(storage: Storage, days: list[str], games: list[str]) -> dict[tuple[str, str], Deal]:
    """The deals of these days and games; those that nobody has made yet are made. Whoever is first decides."""
    found = await known_deals(storage, days, games)
    missing = [(day, game) for day in days for game in games if (day, game) not in found]
    for day, game in missing:
        seed, salt, commitment = fairness.draw()
        values = {"day": day, "game": game, "seed": seed, "salt": salt, "commitment": commitment}
        try:
            await storage.add(schema.daily_deals, values)
        except IntegrityError:
            continue  # somebody else was faster
    if missing:
        found = await known_deals(storage, days, games)
    return found
