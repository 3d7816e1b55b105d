"""Conditional moves in correspondence matches: set, played at once when they fit, and known to nobody else."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hortus.server.cards import ByDays
from hortus.server.commands import Consent, Play, SetConditionalMoves, TakeBack, follow
from hortus.server.messages import encode
from hortus.server.people import Person
from hortus.server.refusals import Refusal
from hortus.server.render import Reader, table_state
from hortus.server.routes_tables import after_variation
from hortus.server.table import Table
from tests.server.core import Core, mover
from tests.server.test_fair_play import run

GARDEN = "cottage-garden"


def whole_turn(table: Table, seat: int) -> tuple[str, ...]:
    """Moves of the others, and the answer of a seat, without chance between."""
    assert table.match is not None

    def search(line: tuple[str, ...]) -> tuple[str, ...] | None:
        assert table.match is not None
        match = table.match.clone()
        list(follow(match, seat, line))
        if match.turn is None or len(line) > 6:
            return None
        own = match.turn == seat
        for move in match.moves()[:8]:
            after = match.clone()
            after.play(move)
            if own:
                return (*line, move)
            if not after.revealed_by_last() and (found := search((*line, move))):
                return found
        return None

    found = search(())
    assert found is not None
    return found


async def at_a_table(
    found: Core, ada: Person, bo: Person, game: str = GARDEN, **options: str
) -> tuple[Table, Person, Person]:  # fmt: skip
    """A table with days for a turn, whoever is to move, and whoever waits."""
    table = await found.table(game, ada, bo, pace=ByDays(3), options=options)
    first = mover(table, ada, bo)
    return table, first, bo if first is ada else ada


async def set_lines(found: Core, table: Table, person: Person, *lines: tuple[str, ...]) -> None:
    await found.hub.do(table, SetConditionalMoves(table.ply, table.undos, lines), person)


async def with_an_answer(
    found: Core, ada: Person, bo: Person
) -> tuple[Table, Person, Person, int, tuple[str, ...]]:  # fmt: skip
    """The same, where whoever waits has set an answer: their seat, and its line."""
    table, first, second = await at_a_table(found, ada, bo)
    (seat,) = table.seats_of(second)
    line = whole_turn(table, seat)
    await set_lines(found, table, second, line)
    return table, first, second, seat, line


def told(table: Table, reader: Reader) -> Any:
    """The conditional moves that a reader is sent."""
    return msgspec.json.decode(encode(table_state(table, reader)))["conditional_moves"]


async def play(found: Core, table: Table, person: Person, *moves: str) -> None:
    for move in moves:
        await found.hub.do(table, Play(table.ply, table.undos, move), person)


@run
async def test_an_answer_is_played_at_once(found: Core, ada: Person, bo: Person, cy: Person) -> None:
    table, first, second, seat, line = await with_an_answer(found, ada, bo)
    (shown,) = told(table, Reader(second))
    assert [step["move"] for step in shown] == list(line)
    assert shown[-1]["seat"] == seat and all(step["sentence"] for step in shown)
    (in_french,) = told(table, Reader(second, "fr"))
    assert [step["sentence"] for step in in_french] != [step["sentence"] for step in shown]

    # Nobody else is told: neither the line nor that there is one.
    for reader in (Reader(first), Reader(cy), Reader(None)):
        state = table_state(table, reader)
        assert all(entry["kind"] != "plan" for entry in msgspec.json.decode(bytes(state.log)))
        assert not told(table, reader)
    before = table.ply
    await play(found, table, first, line[0])
    assert [[step["move"] for step in one] for one in told(table, Reader(second))] == [list(line[1:])]
    await play(found, table, first, *line[1:-1])
    assert table.ply == before + len(line) and table.movers[-1] == seat
    assert table.match is not None and table.match.played()[-1] == (seat, line[-1])
    assert table.conditional_moves == {} and await found.in_step(table)


@run
async def test_what_does_not_fit_is_dropped(found: Core, ada: Person, bo: Person, cy: Person) -> None:
    table, first, second, seat, line = await with_an_answer(found, ada, bo)
    await set_lines(found, table, second)  # not any more
    assert table.conditional_moves == {} and told(table, Reader(second)) == []
    await set_lines(found, table, second, line)
    assert table.match is not None
    other = next(move for move in table.match.moves() if move != line[0])
    await play(found, table, first, other)
    if table.turn != seat:  # inside a turn it can be taken back: the answer still stands
        assert table.conditional_moves
        await found.hub.do(table, TakeBack(table.ply, table.undos), first)
        assert table.lines_left(seat) == [line]
        await play(found, table, first, other)
    while table.turn != seat:
        await play(found, table, first, table.match.moves()[-1])
    assert table.conditional_moves == {} and table.seats[seat].person == second.id
    ply = table.ply
    assert await found.in_step(table) and table.turn == seat and table.movers[ply - 1] != seat


@run
async def test_taking_back_what_was_before_drops_it(found: Core, ada: Person, bo: Person, cy: Person) -> None:
    table, first, second = await at_a_table(found, ada, bo, "zen-garden")
    assert table.match is not None
    await play(found, table, first, table.match.moves()[0])
    await set_lines(found, table, second, whole_turn(table, table.seats_of(second)[0]))
    assert table.conditional_moves
    await found.hub.do(table, TakeBack(table.ply, table.undos), first)
    if table.ask:
        await found.hub.do(table, Consent(table.ask.id, True), second)
    assert table.ply == 0 and table.conditional_moves == {}


@run
async def test_where_chance_or_something_hidden_comes_between(
    found: Core, ada: Person, bo: Person, cy: Person
) -> None:  # fmt: skip
    """A tile drawn, cards in a hand: there nobody can say what they would answer, nor find out what will come."""
    table, _first, second = await at_a_table(found, ada, bo, "lucky-numbers", setup="sorted")
    seat = table.seats_of(second)[0]
    with pytest.raises(Refusal, match="impossible"):
        await set_lines(found, table, second, ("draw", "discard"))
    with pytest.raises(Refusal, match="impossible"):
        after_variation(table, seat, ("draw",), "en")
    looked = after_variation(table, seat, (), "en")
    assert looked.table is not None and looked.table.legal and looked.table.viewer == table.turn
    green, _, waits = await at_a_table(found, ada, bo, "village-green")
    assert green.match is not None and told(green, Reader(waits)) is None
    with pytest.raises(Refusal, match="not_now"):
        await set_lines(found, green, waits, (green.match.moves()[0],))


@run
async def test_what_cannot_be_set(found: Core, ada: Person, bo: Person, cy: Person) -> None:
    table, first, second = await at_a_table(found, ada, bo)
    line = whole_turn(table, table.seats_of(second)[0])
    for person, lines, reason in (
        (second, (line[:-1],), "impossible"),  # it ends with an answer
        (second, (("nonsense",),), "illegal"),
        (first, (line,), "not_now"),  # it is their turn
        (cy, (line,), "not_seated"),
    ):
        with pytest.raises(Refusal, match=reason):
            await set_lines(found, table, person, *lines)
    with pytest.raises(Refusal, match="stale"):
        await found.hub.do(table, SetConditionalMoves(table.ply + 1, table.undos, (line,)), second)
    untimed = await found.table(GARDEN, ada, bo)
    waits = ada if mover(untimed, ada, bo) is bo else bo
    with pytest.raises(Refusal, match="not_now"):
        await set_lines(found, untimed, waits, line)
    assert told(untimed, Reader(waits)) is None
