"""Hints and reviews: worked out by worker processes, a review in the background and some decisions at a time.

Reviews use what the processors have left. Where that is nothing for a while, they are worked out by the workers that
bots think in, as the last in the queue: else they might never be done on a busy machine.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass

import msgspec
from sqlalchemy import or_, select, update
from sqlalchemy.exc import IntegrityError

from hortus.bots import compilation
from hortus.coach import Hint, Review, conclude
from hortus.games.data import Move

from . import cards, schema
from .advising import Judged, give_hints, judge_some
from .hub import Hub
from .loops import Loop
from .refusals import Refusal
from .storage import now
from .table import Table
from .thinking import Position
from .workers import Job, Priority, Unfinished, Workers

logger = logging.getLogger("hortus.coach")

HINT_TAKES = 5.0  # seconds after which a worker is given up; a hint takes about one, on a busy machine longer
LOADING = 10.0  # seconds in which a game that was compiled before is ready after the start
HINT_WAITS = 15.0  # seconds until whoever asked is told to try again: a worker may first have to load the game
SLICE = 4  # decisions that a worker judges in one go
RUNNING = 20  # reviews under way in one process
RUNNING_EACH = 3  # of those, asked for by one person
STALE = 30_000  # milliseconds after which a review that nobody goes on with is begun again
NOTED = 5.0  # seconds between two notes, for other processes, of how far a review is
PATIENCE = 10.0  # seconds that some decisions may wait for a processor that has nothing else to do


def _check_compiled(table: Table) -> None:
    """As plain Python the search is too slow to say anything."""
    if not compilation.loaded(table.game):
        raise Refusal("not_now", "coach-not-ready")


async def _compiled(table: Table) -> None:
    """A server that has just started loads its games within seconds, unless they have to be compiled first."""
    with suppress(TimeoutError):
        async with asyncio.timeout(LOADING):
            while not compilation.loaded(table.game):
                await asyncio.sleep(0.1)
    _check_compiled(table)


def _told(review: Review, compared: list[tuple[Move, Move] | None]) -> cards.ReviewState:
    told = {"status": "done", "progress": 1.0, **msgspec.to_builtins(review)}
    found = msgspec.convert(told, cards.ReviewState)
    for decision, moves in zip(found.decisions, compared, strict=True):
        if moves is not None:
            decision.played, decision.better = moves
    return found


@dataclass(slots=True)
class _Running:
    """A review that this process works on."""

    task: asyncio.Task[None]
    progress: float = 0.0
    pressed: bool = False  # the processors have nothing left for it


class Coaching:
    def __init__(self, hub: Hub, reviewers: Workers) -> None:
        """`reviewers`: workers that use what the processors have left."""
        self._hub, self._reviewers = hub, reviewers
        self._running: dict[str, _Running] = {}
        self._asked: Counter[str] = Counter()  # reviews under way or about to be, by who asked for them

    async def hints(self, table: Table, seat: int, owner: str, lang: str) -> list[Hint]:
        """Hints for the seat to decide; `owner` is whose turn it is in the queue."""
        assert table.match is not None
        position = Position(table.match, seat)  # as it was asked for, even if the match goes on meanwhile
        await _compiled(table)
        job = Job(give_hints, (position, lang), owner, Priority.WAITING, affinity=table.id, seconds=HINT_TAKES)
        try:
            return await asyncio.wait_for(self._hub.workers.run(job), HINT_WAITS)
        except (Unfinished, TimeoutError):
            raise Refusal("not_now", "hint-late") from None

    async def review(self, table: Table, owner: str) -> cards.ReviewState:
        """The review of a finished match, or how far it is; it is begun if nobody has."""
        if table.id in self._running:
            return cards.ReviewState("running", self._running[table.id].progress)
        c = schema.reviews.c
        row = await self._hub.storage.row(select(c.progress, c.review).where(c.table_id == table.id))
        if row is not None and row.review is not None:
            return msgspec.convert(msgspec.json.decode(row.review), cards.ReviewState)
        _check_compiled(table)
        if table.id not in self._running:  # nobody else has asked meanwhile
            await self._begin(table, owner)
        return cards.ReviewState("running", row.progress if row is not None else 0.0)

    async def _begin(self, table: Table, owner: str) -> None:
        """Work on a review, unless another process does; nobody has so many that others have to wait for theirs."""
        if self._asked.total() >= RUNNING or self._asked[owner] >= RUNNING_EACH:
            raise Refusal("too_many")
        self._asked[owner] += 1  # from now on: more may be asked for before this one is claimed
        claimed = False
        try:
            claimed = await self._claim(table)
        finally:
            if not claimed:
                self._asked -= Counter([owner])
        if claimed:
            task = asyncio.create_task(self._work(table, owner), name=f"review of {table.id}")
            self._running[table.id] = _Running(task)

    async def _claim(self, table: Table) -> bool:
        """Is it for this process to go on? Not while another one does."""
        c, at = schema.reviews.c, now()
        async with self._hub.storage.engine.begin() as connection:
            taken = await connection.execute(
                update(schema.reviews)
                .where(c.table_id == table.id, c.review.is_(None), or_(c.changed < at - STALE, c.changed > at))
                .values(changed=at)
            )
            if taken.rowcount:
                return True
        try:
            await self._hub.storage.add(schema.reviews, {"table_id": table.id, "progress": 0.0, "changed": at})
        except IntegrityError:
            return False
        return True

    async def _work(self, table: Table, owner: str) -> None:
        running = self._running[table.id]
        noting = Loop(
            logger, "noting how far a review is", lambda: self._store(table, progress=running.progress), NOTED
        )
        noting.start()  # so other processes know that this one works on it
        try:
            assert table.match is not None
            match = table.match.clone()
            record = match.record()
            judged: list[Judged] = []
            plies = len(match.played())
            for first in range(0, plies, SLICE):
                part = tuple(range(first, min(plies, first + SLICE)))
                judged += await self._judged(running, Job(judge_some, (record, part), owner, Priority.BACKGROUND))
                running.progress = len(judged) / plies
            review = conclude(match, [decision for decision, _ in judged])
            done = msgspec.json.encode(_told(review, [moves for _, moves in judged])).decode()
            await self._store(table, progress=1.0, review=done)
        except Unfinished:
            pass  # the server stops, or a worker died: it is begun again when somebody asks
        except Exception:
            logger.exception("a review failed")
        finally:
            del self._running[table.id]
            self._asked -= Counter([owner])
            await noting.close()

    async def _judged(self, running: _Running, job: Job) -> list[Judged]:
        judged: list[Judged]
        if not running.pressed:
            try:
                judged = await asyncio.wait_for(self._reviewers.run(job), PATIENCE)
                return judged
            except TimeoutError:
                running.pressed = True
        judged = await self._hub.workers.run(job)
        return judged

    async def _store(self, table: Table, **values: object) -> None:
        c = schema.reviews.c
        await self._hub.storage.write(
            update(schema.reviews).where(c.table_id == table.id).values(changed=now(), **values)
        )

    async def close(self) -> None:
        """Stop; what is not finished is begun again later."""
        tasks = [running.task for running in self._running.values()]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)
