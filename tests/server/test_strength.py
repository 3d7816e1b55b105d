"""Bots about as strong as somebody: by their rating, or by how they did against bots."""

from __future__ import annotations

import pytest
from sqlalchemy import select

from hortus.bots import find_ladder
from hortus.games import game
from hortus.server.cards import NewSeat, NewTable
from hortus.server.commands import GiveUp
from hortus.server.people import Person
from hortus.server.ratings import Place, Rating, _store, strength
from hortus.server.refusals import Refusal
from hortus.server.render import seat_infos
from hortus.server.schema import ratings
from hortus.server.table import Seat, Table
from tests.server.core import Core
from tests.server.test_fair_play import run

GAME = "zen-garden"
LADDER = find_ladder(game(GAME))


async def against(found: Core, person: Person, bot: str = "like-me", rated: bool = True) -> Table:
    seats = [NewSeat("me"), NewSeat("bot", bot=bot)]
    return await found.hub.open(await found.lobby.create(person, NewTable(GAME, seats, rated=rated)))


async def like(found: Core, person: Person) -> tuple[str | None, int]:
    """The bot that somebody is given: the level nearest to it, and its index."""
    seat = (await against(found, person)).seats[1]
    assert seat.like == person.id and seat.index is not None
    return seat.bot, seat.index


async def rate(found: Core, who: str, mu: float, sigma: float = 3.0) -> None:
    row = {"game": GAME, "who": who, "mu": mu, "sigma": sigma, "matches": 20, "wins": 10}
    await found.storage.add(ratings, row)


@run
async def test_a_higher_rating_is_given_a_stronger_bot(found: Core, ada: Person, bo: Person, cy: Person) -> None:
    assert await like(found, ada) == ("sprout", LADDER.sprout)  # of whom nothing is known
    await rate(found, ada.id, Rating().mu + 8)
    bot, index = await like(found, ada)
    assert bot == "gardener" and LADDER.sprout < index < LADDER.head_gardener
    await rate(found, bo.id, Rating().mu + 50)
    await rate(found, cy.id, Rating().mu - 50)
    assert await like(found, bo) == ("head-gardener", LADDER.head_gardener)
    assert await like(found, cy) == ("seedling", 0)
    await rate(found, "bot:sprout", Rating().mu + 8, 0.5)  # here sprout does better than anybody could know
    lower = await like(found, ada)
    assert lower[0] == "sprout" and abs(lower[1] - LADDER.sprout) < 10
    table = await against(found, ada)
    shown = seat_infos(table, [], "en")[1]
    assert (shown.bot, shown.like) == ("sprout", ada.id)
    assert [await found.in_step(table), (await found.from_log(table)).seats[1].index] == [True, lower[1]]
    with pytest.raises(Refusal, match="impossible"):
        await against(found, ada, "like-you")


@run
async def test_without_a_rating_the_last_matches_against_bots_tell(
    found: Core, ada: Person, bo: Person, cy: Person
) -> None:
    for bot in ("seedling", "like-me"):
        table = await against(found, ada, bot, rated=False)
        before = await strength(found.storage, ada.id, GAME)
        await found.hub.do(table, GiveUp("resigned"), ada)
        assert table.state == "over" and not table.rated
        assert await strength(found.storage, ada.id, GAME) < before
    assert (await strength(found.storage, bo.id, GAME))[0] == LADDER.sprout

    # Whoever asks for a rematch is given a bot by the match that is over.
    again = await found.hub.open(await found.lobby.rematch(table, ada))
    new, old = again.seats[0], table.seats[1]
    assert isinstance(new, Seat) and new.like == ada.id and (new.index or 0) < (old.index or 0)
    assert new.shown_symbol == old.shown_symbol


@run
async def test_such_a_bot_is_rated_by_its_index_alone(found: Core, ada: Person, bo: Person, cy: Person) -> None:
    bot = f"bot:dial:index={LADDER.gardener}"
    after = {}
    for person, won in ((ada, True), (bo, False)):
        places = [Place(person.id, True, won, 0), Place(bot, True, not won, 0, False, LADDER.gardener)]
        async with found.storage.engine.begin() as connection:
            mine, its = await _store(connection, "no-table", GAME, places)
        assert its.before == its.after > Rating().mu
        after[person.id] = mine.after
    assert after[ada.id] > Rating().mu > after[bo.id]
    assert after[ada.id] - Rating().mu > Rating().mu - after[bo.id]  # to lose against a stronger one costs little
    assert {row.who for row in await found.storage.rows(select(ratings))} == {ada.id, bo.id}
