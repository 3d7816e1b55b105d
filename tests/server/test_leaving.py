"""Ways out of a match: resigning, leaving for good, ending together, bots that take over, breaks, time as a gift."""

from __future__ import annotations

import pytest

from hortus.server import ratings
from hortus.server.cards import ByClock, ByDays, NewSeat, NewTable
from hortus.server.clocks import DAY
from hortus.server.commands import (
    Break,
    Consent,
    Fill,
    GiveTime,
    GiveUp,
    Join,
    Kick,
    ProposeEnd,
    Return,
    StandIn,
    next_check,
)
from hortus.server.fairness import record, verify
from hortus.server.people import Person
from hortus.server.refusals import Refusal
from hortus.server.render import Reader, table_state
from hortus.server.table import Table
from hortus.table import read_record
from tests.server.conftest import Start
from tests.server.core import Core, Guest, first_move, mover
from tests.server.house import Person as Browser
from tests.server.house import run as run_house
from tests.server.test_fair_play import GAME, decided, run
from tests.waiting import until

MINUTE = 60_000


async def everybody_moves(found: Core, table: Table, *people: Person) -> None:
    while len(set(table.movers)) < len(table.seats):
        await found.hub.do(table, first_move(table), mover(table, *people))


def written(table: Table) -> str:
    assert table.match is not None
    return record(table.match, table.salt, "2026-11-16", table.how_it_ended())


@run
async def test_resigning_ends_a_match_of_two(found: Core, ada: Person, bo: Person, cy: Person) -> None:
    table = await found.table(GAME, ada, bo)
    await everybody_moves(found, table, ada, bo)
    await found.hub.do(table, GiveUp("resigned"), bo)
    assert (table.state, table.ended, table.winners(), table.turn) == ("over", "resigned", [0], None)
    assert [place.here for place in ratings.places(table)] == [True, False]
    await until(lambda: table.ratings)
    assert table.ratings[0][1] > table.ratings[1][1]
    assert "\nEnded: resigned 1 winners 0\n" in written(table)
    assert verify(written(table)).match.ply == table.ply
    assert await found.in_step(table)
    for command in (GiveUp("left"), ProposeEnd(), StandIn(), Break(5)):
        with pytest.raises(Refusal, match="not_now"):
            decided(table, command, ada, 0)
    kept = read_record(written(table))
    assert not kept.over and kept.scores() == (table.match.scores() if table.match else None)


@run
async def test_before_everybody_has_moved_nothing_counts(found: Core, ada: Person, bo: Person, cy: Person) -> None:
    table = await found.table(GAME, ada, bo)
    assert table.rated
    await found.hub.do(table, GiveUp("resigned"), ada)
    assert table.state == "over" and table.winners() == [1] and not table.rated
    assert ratings.ending(table)["places"] == "[]"


@run
async def test_of_three_a_bot_plays_on_and_the_seat_ranks_last(
    found: Core, ada: Person, bo: Person, cy: Person
) -> None:
    table = await found.table(GAME, ada, bo, cy, seats=3)
    await everybody_moves(found, table, ada, bo, cy)
    await found.hub.do(table, GiveUp("resigned"), cy)
    assert table.state == "playing" and table.seats[2].stand_in and table.seats[2].gave_up == "resigned"
    assert decided(table, Return(), cy, 0).entries == []
    with pytest.raises(Refusal, match="not_your_turn"):
        decided(table, first_move(table), cy, 0)
    assert table.others(ada.id) == {bo.id}
    while table.state != "over":
        if table.turn == 2:
            await until(lambda: table.turn != 2)
        else:
            await found.hub.do(table, first_move(table), mover(table, ada, bo))
    assert 2 not in table.winners() and table.ended is None
    standings = [place.standing for place in ratings.places(table)]
    assert min(standings) == standings[2] and standings.count(standings[2]) == 1
    assert "\nEnded: resigned 2 winners " in written(table) and "\nResult: " in written(table)


@run
async def test_who_is_left_ends_the_match_when_all_others_are_gone(
    found: Core, ada: Person, bo: Person, cy: Person
) -> None:
    table = await found.table(GAME, ada, bo)
    await everybody_moves(found, table, ada, bo)
    with pytest.raises(Refusal, match="forbidden"):
        decided(table, ProposeEnd(), cy, 0)
    await found.hub.do(table, GiveUp("left"), bo)
    assert table.state == "playing"
    ended = decided(table, ProposeEnd(), ada, 0)
    assert [entry.kind for entry in ended.entries] == ["over"] and ended.table.winners() == [0]
    # With nobody left it ends by itself.
    nobody = decided(table, GiveUp("left"), ada, 0).table
    assert nobody.state == "over" and nobody.ended == "left" and nobody.winners() == []
    mine = {card.id for card in await found.lobby.mine(_Reader(bo))}  # type: ignore[arg-type]
    assert table.id not in mine


class _Reader:
    """Somebody who looks at a list."""

    lang = "en"

    def __init__(self, person: Person) -> None:
        self.person = person

    def someone(self) -> Person:
        return self.person


@run
async def test_ending_together(found: Core, ada: Person, bo: Person, cy: Person) -> None:
    table = await found.table(GAME, ada, bo, cy, seats=3)
    await everybody_moves(found, table, ada, bo, cy)
    await found.hub.do(table, ProposeEnd(), ada)
    assert table.ask is not None and table.waiting_for() == {bo.id, cy.id}
    with pytest.raises(Refusal, match="not_now"):
        decided(table, ProposeEnd(), bo, 0)
    refused = decided(table, Consent(table.ask.id, False), bo, 0).table
    assert refused.ask is None and refused.state == "playing"
    await found.hub.do(table, Consent(table.ask.id, True), bo)
    assert table.state == "playing"
    # Whoever gives up is not asked any more, and the question is gone with them.
    assert decided(table, GiveUp("left"), cy, 0).table.ask is None
    await found.hub.do(table, Consent(table.ask.id, True), cy)
    assert (table.state, table.ended, table.winners(), table.rated) == ("over", "agreed", [], False)
    assert "\nEnded: agreed winners\n" in written(table)
    alone = await found.hub.open(
        await found.lobby.create(ada, NewTable(GAME, [NewSeat("me"), NewSeat("bot", bot="seedling")]))
    )
    with pytest.raises(Refusal, match="not_now"):
        decided(alone, ProposeEnd(), ada, 0)


@run
async def test_a_bot_takes_over_until_one_returns(found: Core, ada: Person, bo: Person, cy: Person) -> None:
    table = await found.table(GAME, ada, bo)
    await found.hub.do(table, StandIn(), bo)
    assert table.seats[1].stand_in and table.seats[1].gave_up is None and table.seats[1].by_choice
    await found.hub.do(table, Return(), bo)
    assert not table.seats[1].stand_in and await found.in_step(table)


@run
async def test_an_absent_player_s_seat_is_claimed_by_the_rules_of_the_pace(
    found: Core, ada: Person, bo: Person, cy: Person
) -> None:
    table = await found.table(GAME, ada, bo, cy, seats=3)
    away = {bo.id: 59_000, cy.id: 61_000}
    with pytest.raises(Refusal, match="not_now"):
        decided(table, Fill("sprout", 1), ada, 10 * MINUTE, **away)
    claimed = decided(table, Fill("sprout"), ada, 10 * MINUTE, **away)
    assert [(entry.kind, entry.seat) for entry in claimed.entries] == [("stand_in", 2)]
    for guest in (Guest(ada), Guest(bo)):
        table.enter(guest)
    table.seen[cy.id] = 1_000_000
    assert table.claims() == [None, None, 1_000_000 + found.hub._grace]
    days = await found.table(GAME, ada, bo, pace=ByDays(2))
    days.enter(Guest(ada))
    assert days.claims() == [None, None]


@run
async def test_a_break_keeps_the_seat(found: Core, ada: Person, bo: Person, cy: Person) -> None:
    table = await found.table(GAME, ada, bo)
    other, resting = (ada, bo) if mover(table, ada, bo) is ada else (bo, ada)
    seat = table.seats_of(resting)[0]
    await found.hub.do(table, Break(15), resting)
    with pytest.raises(Refusal, match="not_now"):
        decided(table, Fill("sprout"), other, 14 * MINUTE, **{resting.id: 14 * MINUTE})
    assert decided(table, Fill("sprout"), other, 16 * MINUTE, **{resting.id: 16 * MINUTE}).entries
    with pytest.raises(Refusal, match="not_now"):  # one at a time, and one between two moves
        decided(table, Break(15), resting, 16 * MINUTE)
    back = decided(table, Return(), resting, MINUTE)
    assert [entry.kind for entry in back.entries] == ["return"]
    with pytest.raises(Refusal, match="not_now"):
        decided(back.table, Break(15), resting, 2 * MINUTE)
    while table.seats[seat].break_until is not None:
        await found.hub.do(table, first_move(table), mover(table, ada, bo))
    assert decided(table, Break(60), resting, 0).entries
    days = await found.table(GAME, ada, bo, pace=ByDays(2))
    with pytest.raises(Refusal, match="not_now"):
        decided(days, Break(15), ada, 0)


@run
async def test_a_break_stops_the_clock_if_all_agree(found: Core, ada: Person, bo: Person, cy: Person) -> None:
    """It goes on when the break is over, or whoever took it is back; and it goes on if anybody does not agree."""
    table = await found.table(GAME, ada, bo, cy, seats=3, pace=ByClock(300))
    people = (ada, bo, cy)
    resting = mover(table, *people)
    first, second = [person for person in people if person is not resting]
    await found.hub.do(table, Break(10), resting)
    assert table.ask is not None and table.clock is not None and table.clock.stopped_until == 0
    asking = table_state(table, Reader(first)).asking
    assert asking is not None and asking.answer and (asking.minutes, asking.to, asking.casual) == (10, None, False)
    assert not decided(table, Consent(table.ask.id, False), first, 0).table.ask
    half = decided(table, Consent(table.ask.id, True), first, 0).table
    assert half.ask is not None and half.clock is not None and half.clock.stopped_until == 0
    late = table.clock.deadline()
    draft = decided(half, Consent(half.ask.id, True), second, MINUTE)
    assert [entry.kind for entry in draft.entries] == ["agree", "pause"]
    stopped = draft.table
    assert stopped.clock is not None and stopped.ask is None and stopped.state == "playing"
    assert stopped.clock.deadline() == (late or 0) + 10 * MINUTE == next_check(stopped, 60_000)
    turn = stopped.turn or 0
    left = (late or 0) - stopped.changed_at
    assert stopped.clock.now(stopped.changed_at + 9 * MINUTE)[turn] == stopped.clock.left[turn] == left
    assert table.clock.deadline() == late  # what was only tried has changed nothing
    # Somebody else's break meanwhile: it stands still until both are over, or back.
    both = decided(stopped, Break(20), second, MINUTE).table
    for person in (resting, first):
        assert both.ask is not None and both.ask.minutes == 20
        both = decided(both, Consent(both.ask.id, True), person, MINUTE).table
    assert both.clock is not None and both.clock.deadline() == (late or 0) + 23 * MINUTE
    for person, minutes in ((resting, 23), (second, 5)):
        both = decided(both, Return(), person, MINUTE).table
        assert both.clock is not None and both.clock.deadline() == (late or 0) + minutes * MINUTE
    back = decided(stopped, Return(), resting, 3 * MINUTE).table
    assert back.clock is not None and back.clock.deadline() == (late or 0) + 3 * MINUTE
    with pytest.raises(Refusal, match="not_now"):
        decided(back, Break(10), resting, 0)
    # Others move on meanwhile: whoever rests has all their time when they are back.
    await found.hub.do(table, Consent(table.ask.id, False), first)
    while mover(table, *people) is resting:
        await found.hub.do(table, first_move(table), resting)
    await found.hub.do(table, Break(10), resting)
    playing = mover(table, *people)
    await found.hub.do(table, first_move(table), playing)
    assert table.ask is not None  # a move does not answer it
    for person in (first, second):
        await found.hub.do(table, Consent(table.ask.id, True), person)
    assert await found.in_step(table) and table.clock.stopped_until == table.changed_at + 10 * MINUTE
    seat = table.seats_of(resting)[0]
    while table.turn != seat:
        await found.hub.do(table, first_move(table), mover(table, *people))
    assert table.clock.since == table.clock.stopped_until
    tournament = await found.table(GAME, ada, bo, pace=ByClock(300))
    tournament.tournament = "t"
    assert decided(tournament, Break(10), ada, 0).table.ask is None


@run
async def test_time_is_given_to_others(found: Core, ada: Person, bo: Person, cy: Person) -> None:
    table = await found.table(GAME, ada, bo, pace=ByClock(300))
    turn = table.turn or 0
    waits, other = mover(table, ada, bo), (ada, bo)[1 - turn]
    assert table.clock is not None
    late = table.clock.deadline()
    given = decided(table, GiveTime(turn), other, 0)
    assert given.table.clock is not None and given.table.clock.deadline() == (late or 0) + MINUTE
    with pytest.raises(Refusal, match="not_now"):  # nobody gives themselves time
        decided(table, GiveTime(turn), waits, 0)
    days = await found.table(GAME, ada, bo, pace=ByDays(13))
    turn = days.turn or 0
    waits, other = mover(days, ada, bo), (ada, bo)[1 - turn]
    with pytest.raises(Refusal, match="not_now"):  # their turn has not begun
        decided(days, GiveTime(1 - turn), waits, 0)
    more = decided(days, GiveTime(turn), other, 0).table
    assert more.clock is not None and more.clock.now(more.changed_at)[turn] == 14 * DAY
    with pytest.raises(Refusal, match="not_now"):  # two weeks are the most
        decided(more, GiveTime(turn), other, 0)


@run
async def test_kicked_before_the_start(found: Core, ada: Person, bo: Person, cy: Person) -> None:
    table = await found.table(GAME, ada, bo, seats=3)
    with pytest.raises(Refusal, match="forbidden"):
        decided(table, Kick(ada.id), bo, 0)
    assert decided(table, Kick(ada.id), ada, 0).entries == []
    await found.hub.do(table, Kick(bo.id), ada)
    assert table.seats[1].kind == "open" and table.seats_of(bo) == []
    with pytest.raises(Refusal, match="forbidden"):
        decided(table, Join(code=table.code), bo, 0)
    await found.hub.do(table, Join(), cy)
    assert table.seats[1].person == cy.id and await found.in_step(table)
    full = await found.table(GAME, ada, bo)
    with pytest.raises(Refusal, match="not_now"):
        decided(full, Kick(bo.id), ada, 0)


@run
async def test_a_daily_garden_is_not_left(found: Core, ada: Person, bo: Person, cy: Person) -> None:
    table = await found.table(GAME, ada, bo)
    table.daily = "2026-11-16"
    for command in (GiveUp("resigned"), GiveUp("left"), ProposeEnd(), StandIn(), Break(5), GiveTime(1)):
        with pytest.raises(Refusal, match="not_now"):
            decided(table, command, ada, 0)


@run_house
async def test_the_way_out_over_the_wire(start: Start) -> None:
    """By requests and live connections: absence told with its time, a claim, a break, a resignation, the record."""
    house = start(grace="0.05")
    ada, bo, cy = [await Browser(house).enter(name) for name in ("Ada", "Bo", "Cy")]
    table = (await ada.table(GAME, ["me", "open", "open"]))["id"]
    live = await ada.live(table, "sentences=yes")
    hers = await bo.live(table)
    await bo.post(f"/api/tables/{table}/join", {})
    await ada.post(f"/api/tables/{table}/kick", {"person": bo.id})
    assert await hers.closed() == 4003
    await bo.post(f"/api/tables/{table}/join", {}, 403)
    dee = await Browser(house).enter("Dee")
    for person in (cy, dee):
        await person.post(f"/api/tables/{table}/join", {})
    theirs = [await person.live(table) for person in (cy, dee)]
    await live.until(lambda message: message["type"] == "presence" and all(message["here"]))
    await theirs[0].close()
    away = await live.until(lambda message: message["type"] == "presence" and message["claims"][1])
    assert away["here"] == [True, False, True] and away["claims"][2] is None
    await until(lambda: claim(ada, table, 1))
    await live.state_where(lambda s: s["seats"][1]["stand_in"])
    await dee.post(f"/api/tables/{table}/stand-in", {})
    await theirs[1].close()
    again = await dee.live(table)  # who asked for the bot themselves says when it is enough
    assert (await again.state_where(lambda s: True))["seats"][2]["stand_in"]
    await dee.post(f"/api/tables/{table}/return", {})
    await again.state_where(lambda s: not s["seats"][2]["stand_in"])
    await dee.post(f"/api/tables/{table}/break", {"minutes": 10})
    resting = await live.state_where(lambda s: s["seats"][2]["break_until"])
    assert resting["log"][-1]["sentence"] == "Dee takes a break of 10 minutes."
    await dee.post(f"/api/tables/{table}/quit", {})
    await cy.post(f"/api/tables/{table}/resign", {})
    await cy.post(f"/api/tables/{table}/resign", {}, 409)
    over = await live.state_where(lambda s: s["state"] == "over")
    assert over["result"]["early"] == "resigned" and over["result"]["winners"] == [0]
    assert [seat["gave_up"] for seat in over["seats"]] == [None, "resigned", "left"]
    assert over["sentence"] == "The match was given up. Ada wins."
    text = (await ada.request("GET", f"/api/tables/{table}/record")).text
    assert "Ended: resigned 1 left 2 winners 0" in text and verify(text)
    card = await ada.get(f"/api/tables/{table}")
    assert card["ended"] == "resigned" and card["winners"] == [0]


async def claim(person: Browser, table: str, seat: int) -> bool:
    """Have a bot play for somebody, if that may be done by now."""
    return (await person.request("POST", f"/api/tables/{table}/fill", {"seat": seat})).status_code == 200


def test_every_way_out_is_told_in_every_language() -> None:
    from hortus.server.refusals import sentence

    for lang in ("en", "fr", "de"):
        for kind in ("resign", "quit", "time", "kick", "propose"):
            assert "Ada" in sentence(lang, f"log-{kind}", name="Ada")
        assert "15" in sentence(lang, "log-break", name="Ada", count=15)
