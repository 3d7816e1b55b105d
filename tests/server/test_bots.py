"""Bots at tables: worker processes behind a fair queue, and weaker levels for those that are late."""

from __future__ import annotations

import asyncio
import os
import random
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import hortus
from hortus.bots.levels import Gardener
from hortus.client.messages import Table as Shown
from hortus.server import ratings
from hortus.server.bot_runner import BotRunner, weaker
from hortus.server.bots import bot_infos, checked_bot, offered
from hortus.server.cards import NewSeat, NewTable
from hortus.server.commands import Play, PlayForBot
from hortus.server.ratings import Place, Rating
from hortus.server.refusals import Refusal
from hortus.server.render import Reader, table_state
from hortus.server.settings import Settings
from hortus.server.table import Seat
from hortus.server.thinking import Position, choose
from hortus.server.workers import LAST, NICE, Died, Job, Late, Priority, Slow, Workers
from hortus.table import Match
from tests.server.core import core
from tests.waiting import think, until

GAME = "lucky-numbers"


def echo(memory: dict[Any, Any], begun: Callable[[], None], value: Any, seconds: float = 0.0) -> Any:
    begun()
    think(seconds)
    memory.setdefault("order", []).append(value)
    return memory["order"]


def fail(memory: dict[Any, Any], begun: Callable[[], None]) -> None:
    raise ValueError("no idea")


def die(memory: dict[Any, Any], begun: Callable[[], None]) -> None:
    os._exit(3)


def load_then_answer(memory: dict[Any, Any], begun: Callable[[], None], seconds: float) -> str:
    think(seconds)
    begun()
    return "loaded"


def standing(memory: dict[Any, Any], begun: Callable[[], None]) -> tuple[int, bool]:
    """How far this worker stands back, and whether it only gets what others leave."""
    idle = sys.platform == "linux" and os.sched_getscheduler(0) == os.SCHED_IDLE
    return os.nice(0), idle


async def started(count: int = 1) -> Workers:
    workers = Workers(count)
    for _ in range(count):
        await workers.run(Job(echo, (None,), "nobody"))
    return workers


def test_jobs_in_worker_processes() -> None:
    async def go() -> None:
        workers = await started()
        with pytest.raises(RuntimeError, match="ValueError: no idea"):
            await workers.run(Job(fail, (), "a"))
        with pytest.raises(Died):  # the next job gets another worker
            await workers.run(Job(die, (), "a"))
        assert await workers.run(Job(echo, ("x",), "a")) == ["x"]
        with pytest.raises(Slow):
            await workers.run(Job(echo, ("y", 60.0), "a", seconds=0.1))
        # Loading is not thinking: the time counts from when it has begun.
        assert await workers.run(Job(load_then_answer, (0.4,), "a", seconds=0.2)) == "loaded"
        busy = asyncio.create_task(workers.run(Job(echo, ("z", 0.5), "a")))
        await asyncio.sleep(0)
        with pytest.raises(Late):
            await workers.run(Job(echo, ("late",), "b", start_within=0.05))
        assert "late" not in await busy and workers.waiting() == 0
        thinking = asyncio.create_task(workers.run(Job(echo, ("never", 60.0), "a")))
        await asyncio.sleep(0)
        await workers.close()
        with pytest.raises(Died):
            await thinking

    asyncio.run(asyncio.wait_for(go(), 60))


def test_the_queue_is_fair() -> None:
    """What is urgent comes first; then whoever has got the least, however much others have asked for."""

    async def go() -> None:
        workers = await started()
        jobs = [Job(echo, ("busy", 0.3), "greedy")]
        jobs += [Job(echo, (f"greedy {i}", 0.02), "greedy", Priority.WAITING) for i in range(4)]
        jobs += [
            Job(echo, ("review",), "modest", Priority.BACKGROUND),
            Job(echo, ("watched",), "modest", Priority.WATCHED),
        ]
        jobs += [Job(echo, ("modest", 0.02), "modest", Priority.WAITING), Job(echo, ("late",), "greedy", Priority.LATE)]
        results = await asyncio.gather(*map(workers.run, jobs))
        order = [name for name in max(results, key=len) if name is not None]
        assert order[:3] == ["busy", "late", "modest"]
        assert order[-2:] == ["watched", "review"] and set(order[3:-2]) == {f"greedy {i}" for i in range(4)}
        await workers.close()

    asyncio.run(asyncio.wait_for(go(), 60))


def test_background_jobs_leave_one_worker_free() -> None:
    async def go() -> None:
        workers = await started(2)
        reviews = [asyncio.create_task(workers.run(Job(echo, ("review", 60.0), "a"))) for _ in range(2)]
        assert "hint" in await workers.run(Job(echo, ("hint",), "b", Priority.WAITING))
        assert workers.waiting() == 1
        await workers.close()
        for review in reviews:
            with pytest.raises(Died):
                await review

    asyncio.run(asyncio.wait_for(go(), 60))


def test_spare_workers_get_what_others_leave() -> None:
    async def go() -> None:
        for spare, stands in ((False, (os.nice(0) + NICE, False)), (True, (LAST, sys.platform == "linux"))):
            workers = Workers(1, spare=spare)
            assert await workers.run(Job(standing, (), "a")) == stands
            with pytest.raises(Died):
                await workers.run(Job(die, (), "a"))
            assert await workers.run(Job(standing, (), "a")) == stands  # whoever takes its place as well
            await workers.close()

    asyncio.run(asyncio.wait_for(go(), 60))


def test_no_spare_worker_is_kept_free() -> None:
    async def go() -> None:
        workers = Workers(2, spare=True)
        reviews = [asyncio.create_task(workers.run(Job(echo, ("review", 60.0), "a"))) for _ in range(2)]
        await until(workers.waiting)
        await until(lambda: not workers.waiting())
        await workers.close()
        for review in reviews:
            with pytest.raises(Died):
                await review

    asyncio.run(asyncio.wait_for(go(), 60))


def test_the_same_worker_remembers() -> None:
    async def go() -> None:
        workers = await started(2)
        for _ in range(4):
            jobs = [Job(echo, (table, 0.05), "a", Priority.WAITING, affinity=table) for table in ("t", "u")]
            found = await asyncio.gather(*map(workers.run, jobs))
        assert [set(memory) - {None} for memory in found] == [{"t"}, {"u"}]
        await workers.close()

    asyncio.run(asyncio.wait_for(go(), 60))


class Pool:
    """Workers as a table's bots know them: what each level answers."""

    def __init__(self, **answers: Any) -> None:
        self.answers, self.asked = answers, []  # type: ignore[var-annotated]

    async def run(self, job: Job) -> Any:
        self.asked.append((job.args[0], job.priority))
        answer = self.answers[job.args[0]]
        if isinstance(answer, Exception):
            raise answer
        return answer


def table_of(match: Match, index: int | None = None) -> Any:
    seats = [Seat(seat, "bot", index=index) for seat in range(match.players)]
    return SimpleNamespace(
        id="t", daily=None, host="p", game=match.game.name, seats=seats, people_here=set, watchers=lambda: 1
    )  # fmt: skip


@pytest.mark.parametrize("problem", [Late(), Slow(), Died(), RuntimeError("broken"), "win"], ids=repr)
def test_for_a_bot_that_is_late_or_fails_a_weaker_level_plays(problem: Any) -> None:
    """Never a random move: if no level can decide, nothing is played."""
    match = hortus.new(GAME, players=2, seed=3)

    async def go() -> None:
        pool = Pool(**{"head-gardener": problem, "gardener": problem, "sprout": match.moves()[-1]})
        runner = BotRunner(SimpleNamespace(closing=False), Settings(), pool)  # type: ignore[arg-type]
        assert match.turn is not None
        chosen = await runner._choose(table_of(match), "head-gardener", match, match.turn)
        assert chosen == (match.moves()[-1], "sprout")
        assert pool.asked == [
            ("head-gardener", Priority.WATCHED),
            ("gardener", Priority.LATE),
            ("sprout", Priority.LATE),
        ]
        pool.answers.update(sprout=problem, seedling=problem)
        with pytest.raises(RuntimeError, match="no bot can decide"):
            await runner._choose(table_of(match), "head-gardener", match, match.turn)
        runner._hub.closing = True  # after the stop signal nobody decides
        if isinstance(problem, Died):
            with pytest.raises(asyncio.CancelledError):
                await runner._choose(table_of(match), "head-gardener", match, match.turn)

    asyncio.run(go())


def test_between_two_levels_a_point_of_the_dial_plays_and_a_level_for_it_if_it_is_late() -> None:
    match = hortus.new(GAME, players=2, seed=3)

    async def go() -> None:
        pool = Pool(**{"dial:index=300": match.moves()[-1], "sprout": match.moves()[0]})
        runner = BotRunner(SimpleNamespace(closing=False), Settings(), pool)  # type: ignore[arg-type]
        assert match.turn is not None
        chosen = await runner._choose(table_of(match, 300), "gardener", match, match.turn)
        assert chosen == (match.moves()[-1], "gardener") and len(pool.asked) == 1
        pool.answers["dial:index=300"] = Late()
        chosen = await runner._choose(table_of(match, 300), "gardener", match, match.turn)
        assert chosen == (match.moves()[0], "sprout")

    asyncio.run(go())


def test_masters_are_off_unless_switched_on_and_then_no_more_think_at_once_than_the_quota() -> None:
    assert "master" not in [info.name for info in bot_infos("en", Settings())]
    assert bot_infos("de", Settings(masters=1))[-1].title == "Gartenmeister"
    with pytest.raises(Refusal):
        checked_bot("master", offered(Settings()))
    assert checked_bot("master", offered(Settings(masters=1))) == "master"
    match = hortus.new(GAME, players=2, seed=3)

    async def go() -> None:
        pool = Pool(**{"master": match.moves()[0], "head-gardener": match.moves()[-1]})
        runner = BotRunner(SimpleNamespace(closing=False), Settings(masters=1), pool)  # type: ignore[arg-type]
        assert match.turn is not None
        assert await runner._choose(table_of(match), "master", match, match.turn) == (match.moves()[0], "master")
        runner._masters = 1  # another is thinking
        assert await runner._choose(table_of(match), "master", match, match.turn) == (
            match.moves()[-1], "head-gardener",
        )  # fmt: skip
        assert runner._masters == 1

    asyncio.run(go())


def test_the_next_weaker_level_comes_first() -> None:
    assert weaker("head-gardener") == ["gardener", "sprout", "seedling"] and weaker("seedling") == []
    assert weaker("somebody-else-s") == ["sprout", "seedling"]


def test_a_position_tells_no_more_than_the_seat_knows() -> None:
    """What travels to a worker is the match dealt again; of the last move only the seat's own is part of it."""
    match = hortus.new(GAME, players=2, seed=3)
    dice, own, others = random.Random(1), 0, 0
    for _ in range(40):
        before, mover = match.clone(), match.turn
        move = dice.choice(match.moves())
        match.play(move)
        if match.turn is None:
            break
        position = Position(match, match.turn)
        seen = position.match()
        assert seen.view(match.turn) == match.view(match.turn) and seen.moves() == match.moves()
        last = position.before()
        if mover == match.turn:
            assert last is not None and last[1] == move and last[0].view(mover) == before.view(mover)
            own += 1
        else:
            assert last is None
            others += 1
    assert own > 3 and others > 3
    assert {str(Position(match, 0).now) == str(match.position()) for _ in range(3)} == {False}


def test_a_bot_goes_on_from_its_own_last_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    match = hortus.new(GAME, players=2, seed=3)
    kept: list[Any] = []
    search = Gardener._search_for

    def searching(self: Gardener, match: Match, played: int | None = None) -> Any:
        kept.append(played)
        return search(self, match, played)

    monkeypatch.setattr(Gardener, "_search_for", searching)
    memory: dict[Any, Any] = {}
    seat, decisions = match.turn, 0
    assert seat is not None
    while decisions < 6 and match.turn is not None:
        if match.turn == seat and len(match.moves()) > 1:
            move = choose(memory, lambda: None, "gardener:simulations=30:seconds=9", Position(match, seat), ("t", seat))
            decisions += 1
        else:
            move = match.moves()[0]
        match.play(move)
    ours = kept[-decisions:]
    assert None in ours and any(played is not None for played in ours)


def test_a_weakened_bot_is_shown_and_not_rated(tmp_path: Path) -> None:
    async def go(db: str) -> None:
        async with core(db) as found:
            found.hub.bots.wake = lambda table: None  # type: ignore[method-assign]
            ada = await found.people.guest("Ada", "en")
            new = NewTable(GAME, [NewSeat("me"), NewSeat("bot", bot="head-gardener")])
            table = await found.hub.open(await found.lobby.create(ada, new))
            dice, late = random.Random(2), 0
            while table.state == "playing":
                assert table.match is not None
                move = dice.choice(table.match.moves())
                if table.turn == 0:
                    await found.hub.do(table, Play(table.ply, table.undos, move), ada)
                else:
                    late += 1
                    await found.hub.do(table, PlayForBot(table.ply, table.undos, move, "sprout" if late == 2 else None))
                    if late == 2:
                        told = table_state(table, Reader(ada, sentences=True), table.number - 1, False)
                        state = msgspec.json.decode(msgspec.json.encode(told), type=Shown)
                        assert state.log[0].level == "sprout" and [s.weakened for s in state.seats] == [False, True]
                        assert state.log[0].sentence and "Head gardener had no time" in state.log[0].sentence
            assert table.weakened == {1} and (await found.from_log(table)).weakened == {1}
            assert [place.counts for place in ratings.places(table)] == [True, False]
            with pytest.raises(Refusal):
                await found.hub.do(table, PlayForBot(table.ply, table.undos, move))

    asyncio.run(asyncio.wait_for(go(str(tmp_path / "bots.db")), 60))
    places = [Place("p", True, True, 3), Place("bot:head-gardener", True, False, 1, counts=False)]
    found: dict[str, Rating] = {}
    changes = ratings.rate(found, places)
    assert changes[0].after > changes[0].before and changes[1].after == changes[1].before
    assert found["bot:head-gardener"].matches == 0 and found["p"].matches == 1
