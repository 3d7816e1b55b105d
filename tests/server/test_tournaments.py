"""Tournaments: entering, rounds by themselves, people who stay away or leave, several servers, a server killed."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from hortus.server import schema
from hortus.server.cards import ByClock, ByDays, NewTournament, Tournament
from hortus.server.commands import GiveUp, ProposeEnd
from hortus.server.entries import Entry
from hortus.server.guard import Caller
from hortus.server.people import Person
from hortus.server.personal_data import erase
from hortus.server.refusals import Refusal
from hortus.server.table import Table
from hortus.server.tournaments import Tournaments, outcomes
from tests.server.core import Core, core
from tests.server.house import House
from tests.server.house import Person as Visitor
from tests.server.house import run as visiting
from tests.server.postgres import Postgres
from tests.server.test_fair_play import GAME, run
from tests.waiting import until

BOTS = ["seedling"] * 8


def reader(person: Person | None = None) -> Caller:
    return Caller(person, "en", "127.0.0.1")


async def resigned(found: Core, tournaments: Tournaments, tournament: str, loser: Person) -> None:
    """Somebody gives up the match they are to play."""
    table = (await tournaments.one(tournament, reader(loser))).my_table
    assert table is not None
    await found.hub.do(await found.hub.open(table), GiveUp("resigned"), loser)
    await tournaments.look()


async def ended(tournaments: Tournaments, tournament: str) -> Tournament:
    """The tournament, once it is over."""

    async def over() -> Tournament | None:
        await tournaments.look()
        card = await tournaments.one(tournament, reader())
        return card if card.state == "over" else None

    found: Tournament = await until(over, 80)
    return found


def scores(card: Tournament) -> dict[str, float]:
    names = {one.number: one.name for one in card.field}
    return {names[one.entrant]: one.points for one in card.standings}


@run
async def test_entering_and_what_is_refused(found: Core, ada: Person, bo: Person, cy: Person) -> None:
    tournaments = Tournaments(found.lobby)

    async def refused(reason: str, asked: Any) -> None:
        with pytest.raises(Refusal) as problem:
            await asked
        assert problem.value.reason == reason and all(problem.value.sentence(lang) for lang in ("en", "fr", "de"))

    for wrong in (
        NewTournament("chess"), NewTournament("zen-garden", style="rulebook"), NewTournament(GAME, bots=["nobody"]),
        NewTournament(GAME, places=3, bots=["sprout"] * 3), NewTournament(GAME, options={"start": "1"}),
        NewTournament(GAME, options={"setup": "upside down"}), NewTournament(GAME, name="long " * 9),
    ):  # fmt: skip
        await refused("impossible", tournaments.create(ada, wrong))
    one = await tournaments.create(ada, NewTournament(GAME, name=" Spring  cup ", places=4), "the same")
    assert await tournaments.create(ada, NewTournament(GAME), "the same") == one
    await tournaments.join(one, bo)
    await tournaments.join(one, bo)  # changes nothing
    await tournaments.add_bot(one, ada, "seedling")
    await refused("forbidden", tournaments.add_bot(one, bo, "seedling"))
    await refused("forbidden", tournaments.start(one, bo))
    await tournaments.join(one, cy)
    dee = await found.people.guest("Dee", "en")
    await refused("not_now", tournaments.join(one, dee))
    await tournaments.leave(one, bo)
    await refused("unknown", tournaments.leave("nothing", bo))
    card = await tournaments.one(one, reader(cy))
    assert card.name == "Spring cup" and card.entered and card.entrant == 3 and card.host_name == "Ada"
    assert [entrant.name for entrant in card.field] == ["Ada", "Seedling", "Cy"] and card.standings == []
    await tournaments.remove(one, ada, 2)
    await refused("not_now", tournaments.start(one, ada))  # two are too few
    await tournaments.create(ada, NewTournament(GAME, public=False))
    await refused("too_many", tournaments.create(ada, NewTournament(GAME)))
    await tournaments.close(one, ada)
    await refused("not_now", tournaments.join(one, bo))
    assert await tournaments.listed(reader(bo)) == []
    assert len(await tournaments.listed(reader(ada))) == 1


@run
async def test_who_has_blocked_somebody_does_not_meet_them(found: Core, ada: Person, bo: Person, cy: Person) -> None:
    tournaments = Tournaments(found.lobby)
    await found.people.relations.set(bo.id, ada.id, "blocked")
    one = await tournaments.create(ada, NewTournament(GAME, pace=ByDays(1), bots=["seedling"]))
    await tournaments.join(one, bo)
    await tournaments.join(one, cy)
    await tournaments.start(one, ada)  # by their order Ada would meet Bo
    card = await tournaments.one(one, reader(ada))
    names = {entrant.number: entrant.name for entrant in card.field}
    assert len(card.matches) == 2
    assert {"Ada", "Bo"} not in [{names[number] for number in match.entrants} for match in card.matches]


@run
async def test_a_round_robin_of_three_with_byes(found: Core, ada: Person, bo: Person, cy: Person) -> None:
    tournaments = Tournaments(found.lobby)
    one = await tournaments.create(ada, NewTournament(GAME, style="round_robin", pace=ByDays(1)))
    await tournaments.join(one, bo)
    await tournaments.join(one, cy)
    await tournaments.start(one, ada)
    await tournaments.start(one, ada)  # the same again
    card = await tournaments.one(one, reader())
    assert card.state == "playing" and (card.round, card.rounds) == (1, 3) and len(card.matches) == 2
    opponents = set()
    for _ in range(3):  # Ada loses, Bo beats Cy
        card = await tournaments.one(one, reader())
        playing = next(match.entrants for match in card.matches if match.points is None)
        assert next(match.points for match in card.matches[-2:] if match.table is None) == [0]
        loser = [person for number, person in enumerate((ada, bo, cy)) if number in playing]
        opponents.add(frozenset(playing))
        await resigned(found, tournaments, one, ada if ada in loser else cy)
    card = await tournaments.one(one, reader())
    assert card.state == "over" and len(opponents) == 3 and card.round == 3
    assert scores(card) == {"Bo": 2, "Cy": 1, "Ada": 0}
    assert [standing.place for standing in card.standings] == [1, 2, 3]
    table = await found.hub.open(card.matches[0].table or card.matches[1].table or "")
    with pytest.raises(Refusal, match="not_now"):
        await found.lobby.rematch(table, bo)
    assert not table.hints_allowed() and table.tournament == one
    assert await found.lobby.mine(reader(ada)) != [] and (await tournaments.listed(reader(ada)))[0].state == "over"


@run
async def test_whoever_stays_away_holds_nobody_up(found: Core, ada: Person, bo: Person, cy: Person) -> None:
    """Their clocks run out, bots play on, and the matches are lost."""
    tournaments = Tournaments(found.lobby)
    one = await tournaments.create(ada, NewTournament(GAME, style="round_robin", pace=ByClock(1), bots=BOTS[:1]))
    await tournaments.join(one, bo)
    await tournaments.start(one, ada)
    card = await ended(tournaments, one)
    assert scores(card) == {"Seedling": 2, "Ada": 0, "Bo": 0}  # between the two who stayed away nobody won


@run
async def test_whoever_withdraws_is_not_paired_again(found: Core, ada: Person, bo: Person, cy: Person) -> None:
    tournaments = Tournaments(found.lobby)
    dee = await found.people.guest("Dee", "en")
    one = await tournaments.create(ada, NewTournament(GAME, rounds=2, pace=ByDays(1)))
    for person in (bo, cy, dee):
        await tournaments.join(one, person)
    await tournaments.start(one, ada)
    table = await found.hub.open((await tournaments.one(one, reader(ada))).my_table or "")
    assert {seat.person for seat in table.seats} == {ada.id, cy.id}
    await tournaments.leave(one, ada)
    assert next(seat.gave_up for seat in table.seats if seat.person == ada.id) == "left"
    await found.hub.do(table, ProposeEnd(), cy)
    assert table.state == "over"
    async with found.storage.engine.begin() as connection:
        await erase(connection, bo.id)
    await resigned(found, tournaments, one, dee)
    card = await tournaments.one(one, reader(cy))
    assert [match.points for match in card.matches if match.round == 1] == [[0, 1], [0, 0]]
    assert card.round == 2 and [sorted(match.entrants) for match in card.matches if match.round == 2] == [[2, 3]]
    assert [entrant.name for entrant in card.field if entrant.withdrawn] == ["Ada", "…"]
    await resigned(found, tournaments, one, dee)
    card = await tournaments.one(one, reader())
    assert card.state == "over" and scores(card) == {"Cy": 2, "Ada": 0, "…": 0, "Dee": 0}
    with pytest.raises(Refusal, match="not_now"):
        await tournaments.leave(one, cy)


@run
async def test_results_of_a_match(found: Core, ada: Person, bo: Person, cy: Person) -> None:
    """A win is a win for whoever is still there; an agreed end is a draw; nobody there, nothing won."""
    table = await found.table(GAME, ada, bo)

    def after(*entries: tuple[str, dict[str, Any]]) -> Table:
        found = table.fork()
        for kind, fields in entries:
            found.apply(Entry(kind, table.changed_at, found.number + 1, **fields))
        return found

    def points(table: Table, *withdrawn: bool) -> list[int]:
        return [one.points for one in outcomes(table, "swiss", withdrawn or (False, False))]

    over: tuple[str, dict[str, Any]] = ("over", {})
    assert points(after(("resign", {"seat": 0}), over)) == [0, 2]
    assert points(after(("stand_in", {"seat": 1}), over)) == [2, 0]
    assert points(after(("stand_in", {"seat": 0}), ("stand_in", {"seat": 1}), over)) == [0, 0]
    assert points(after(("over", {"why": "agreed"}))) == [1, 1]
    assert points(after(over), True, False) == [0, 2]
    assert sorted(points(after(over))) in ([0, 2], [1, 1])


def test_the_rulebook_of_lucky_numbers(tmp_path: Path) -> None:
    """As many games as players, each begun by another; the points are the library's."""

    async def whole() -> None:
        async with core(str(tmp_path / "book.db")) as found:
            ada = await found.people.guest("Ada", "en")
            tournaments = Tournaments(found.lobby)
            new = NewTournament(GAME, style="rulebook", plays=False, bots=BOTS[:3], places=32)
            one = await tournaments.create(ada, new)
            assert (await tournaments.one(one, reader())).places == 4
            await tournaments.start(one, ada)
            card = await ended(tournaments, one)
            assert card.rounds == 3 and [match.round for match in card.matches] == [1, 2, 3]
            total: Counter[int] = Counter()
            for number, match in enumerate(card.matches):
                table = await found.hub.open(match.table or "")
                await found.hub.complete(table)
                assert table.match is not None and table.match.options["start"] == number
                game = table.match.game
                assert game.tournament_points is not None
                assert match.points == game.tournament_points(table.match.state)
                total.update(dict(zip(match.entrants, map(int, match.points), strict=True)))
            assert {one.entrant: one.points for one in card.standings} == total

    asyncio.run(asyncio.wait_for(whole(), 90))


def test_two_servers_begin_a_round_once(postgres: Postgres) -> None:
    """Whatever both do at the same moment, every round has its matches once, each with one table."""
    db = postgres.fresh()

    async def whole() -> None:
        async with core(db) as here, core(db) as there:
            ada = await here.people.guest("Ada", "en")
            one, other = Tournaments(here.lobby), Tournaments(there.lobby)
            new = NewTournament(GAME, style="round_robin", plays=False, bots=BOTS[:4])
            made = await one.create(ada, new)
            await asyncio.gather(*(side.start(made, ada) for side in (one, other, one, other)))

            async def over() -> bool:
                await asyncio.gather(one.look(), other.look(), one.look(), other.look())
                return (await other.one(made, reader())).state == "over"

            await until(over, 80)
            card = await one.one(made, reader())
            rounds = Counter(match.round for match in card.matches)
            assert rounds == dict.fromkeys(range(1, 4), 2)
            assert len({match.table for match in card.matches}) == 6
            row = await here.storage.row(select(func.count()).where(schema.tables.c.tournament == made))
            assert row is not None and row[0] == 6
            assert sum(standing.points for standing in card.standings) == 6

    asyncio.run(asyncio.wait_for(whole(), 110))


@visiting
async def test_eight_bots_to_the_end_with_the_server_killed(tmp_path: Path) -> None:
    patient = {"HORTUS_BOT_SECONDS": "30", "HORTUS_BOT_QUEUE_SECONDS": "60"}  # nobody plays for a bot that is late
    house = House(str(tmp_path / "house.db"), patient).start()
    try:
        ada = await Visitor(house).enter("Ada")
        made = await ada.post("/api/tournaments", {"game": GAME, "plays": False, "bots": BOTS})
        path = f"/api/tournaments/{made['id']}"
        await ada.post(f"{path}/start")

        async def second_round() -> bool:
            return bool((await ada.get(path))["round"] == 2)

        await until(second_round, 60)
        house.kill()  # in the middle of whatever it was doing
        await asyncio.to_thread(house.start)

        async def over() -> bool:
            return bool((await ada.get(path))["state"] == "over")

        await until(over, 60)
        card = await ada.get(path)
        assert Counter(match["round"] for match in card["matches"]) == dict.fromkeys(range(1, 4), 4)
        assert all(match["points"] is not None for match in card["matches"])
        assert max(Counter(frozenset(match["entrants"]) for match in card["matches"]).values()) == 1
        assert sum(standing["points"] for standing in card["standings"]) == 12
        assert card["standings"][0]["place"] == 1
    finally:
        if house.process and house.process.poll() is None:
            house.stop()
    assert not house.unexpected(), house.unexpected()
