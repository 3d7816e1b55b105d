"""Worker processes for whatever takes long, behind one fair queue: bots that think, and whatever else can wait.

A job says how urgent it is and for whom it is done. Of the most urgent ones those come first whose owner has got the
least so far, so that nobody's many tables keep others waiting. Workers have a low priority with the operating system:
people are answered first. Background jobs leave one worker free, unless there is only one: somebody may come who waits.
A worker that dies takes only its own job with it, and another takes its place.

Spare workers are for what may take as long as it likes; none of them is kept free. They run only while a processor has
nothing else to do: a low priority alone would not do, since whoever wakes may still have to wait for the end of a slice
of time.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import IntEnum
from functools import partial
from multiprocessing.connection import Connection
from typing import Any

from hortus.bots.compilation import die_with_parent

from . import metrics

logger = logging.getLogger("hortus.workers")

NICE = 5  # how much workers stand back behind their server, as the operating system counts
LAST = 19  # the furthest that a process can stand back
HALF_LIFE = 20.0  # seconds in which half of what an owner has got is forgotten


class Priority(IntEnum):
    """What comes first."""

    LATE = 0  # a quick answer to somebody who has waited long enough
    WAITING = 1  # somebody waits for it
    WATCHED = 2  # somebody watches
    BACKGROUND = 3


@dataclass(frozen=True, slots=True)
class Job:
    """A function of a module, called in a worker as `work(memory, begun, *args)`.

    What it keeps in `memory` stays in that worker. It calls `begun` when it has loaded what it needs: its time counts
    from there. Jobs of the same affinity go to the worker that had the last one if that is free: it may remember.
    """

    work: Callable[..., Any]
    args: tuple[Any, ...]
    owner: str
    priority: Priority = Priority.BACKGROUND
    affinity: str = ""
    start_within: float | None = None  # seconds in the queue
    seconds: float | None = None  # from when it begins


class Unfinished(Exception):
    """Nothing has come of a job."""

    why = "error"


class Late(Unfinished):
    """It has waited too long to begin."""

    why = "queue"


class Slow(Unfinished):
    """It has taken too long."""

    why = "slow"


class Died(Unfinished):
    """Its worker died."""

    why = "died"


@dataclass(slots=True, eq=False)
class _Ticket:
    job: Job
    done: asyncio.Future[Any]
    queued: float
    begun: float = 0.0
    timer: asyncio.TimerHandle | None = None

    def stop_timer(self) -> None:
        if self.timer:
            self.timer.cancel()
            self.timer = None


class _Worker:
    """A worker process as its server knows it."""

    def __init__(self, process: Any, connection: Connection) -> None:
        self.process, self.connection = process, connection
        self.ticket: _Ticket | None = None
        self.affinity = ""


class Workers:
    """So many worker processes; the modules to `preload` are loaded once for all.

    They begin with `start` or with the first job. With `spare`, they use only what the processors have left.
    """

    def __init__(self, count: int, preload: Sequence[str] = (), spare: bool = False) -> None:
        self._count, self._preload, self._spare = max(1, count), list(preload), spare
        self._background = self._count if spare else max(1, self._count - 1)  # jobs that may run in the background
        self._context = multiprocessing.get_context("forkserver")
        self._niceness = os.nice(0) + NICE
        # What a thread of Linux begins stands back as far as the thread does: so loading the modules keeps nobody up.
        alone = partial(_stand_back, self._niceness) if sys.platform == "linux" else None
        self._beginner = ThreadPoolExecutor(1, "workers", initializer=alone)
        self._workers: list[_Worker] = []
        self._queue: list[_Ticket] = []
        self._got: defaultdict[str, float] = defaultdict(float)  # seconds of work by owner, lately
        self._forgot = time.monotonic()
        self._starting: set[asyncio.Task[None]] = set()
        self._started = self._closing = False

    def start(self) -> None:
        """Begin the processes, if that has not happened."""
        if not self._started:
            self._started = True
            self._context.set_forkserver_preload(self._preload)
            for _ in range(self._count):
                self._replace()

    async def close(self) -> None:
        """Nothing is finished any more."""
        self._closing = True
        for task in list(self._starting):
            await asyncio.wait([task])
        self._beginner.shutdown()
        for worker in self._workers:
            asyncio.get_running_loop().remove_reader(worker.connection.fileno())
            worker.process.kill()
            worker.connection.close()
            if worker.ticket:
                self._fail(worker.ticket, Died())
        for ticket in self._queue:
            self._fail(ticket, Died())
        for worker in self._workers:
            await asyncio.to_thread(worker.process.join)
        self._queue, self._workers = [], []

    def waiting(self) -> int:
        """How many jobs have not begun."""
        return len(self._queue)

    async def run(self, job: Job) -> Any:
        """What comes of a job. Unfinished if nothing does; what the job itself raises is raised as a RuntimeError."""
        if self._closing:
            raise Died
        self.start()
        loop = asyncio.get_running_loop()
        ticket = _Ticket(job, loop.create_future(), time.monotonic())
        if job.start_within is not None:
            ticket.timer = loop.call_later(job.start_within, self._too_late, ticket)
        self._queue.append(ticket)
        metrics.jobs_waiting.inc()
        self._assign()
        try:
            return await ticket.done
        finally:
            if ticket in self._queue:  # whoever asked does not want it any more
                self._take_out(ticket)

    # -- the queue

    def _assign(self) -> None:
        """Free workers get the jobs that come first."""
        while self._queue:
            free = [worker for worker in self._workers if worker.ticket is None]
            running = [worker.ticket.job for worker in self._workers if worker.ticket]
            if not free:
                break
            ticket = min(self._queue, key=self._turn(Counter(job.owner for job in running)))
            in_background = sum(job.priority == Priority.BACKGROUND for job in running)
            if ticket.job.priority == Priority.BACKGROUND and in_background >= self._background:
                break
            affinity = ticket.job.affinity
            worker = next((worker for worker in free if affinity and worker.affinity == affinity), free[0])
            self._take_out(ticket)
            self._give(worker, ticket)

    def _take_out(self, ticket: _Ticket) -> None:
        self._queue.remove(ticket)
        ticket.stop_timer()
        metrics.jobs_waiting.dec()

    def _turn(self, running: Counter[str]) -> Callable[[_Ticket], tuple[int, int, float, float]]:
        self._forget()
        return lambda ticket: (
            ticket.job.priority, running[ticket.job.owner], self._got.get(ticket.job.owner, 0.0), ticket.queued
        )  # fmt: skip

    def _forget(self) -> None:
        at = time.monotonic()
        if at - self._forgot > 1:
            kept = 0.5 ** ((at - self._forgot) / HALF_LIFE)
            self._got = defaultdict(float, {owner: got * kept for owner, got in self._got.items() if got > 0.01})
            self._forgot = at

    def _give(self, worker: _Worker, ticket: _Ticket) -> None:
        worker.ticket, worker.affinity = ticket, ticket.job.affinity
        metrics.job_wait_seconds.observe(time.monotonic() - ticket.queued)
        try:
            worker.connection.send((ticket.job.work, ticket.job.args))
        except OSError:
            self._lose(worker)

    def _too_late(self, ticket: _Ticket) -> None:
        self._take_out(ticket)
        self._fail(ticket, Late())

    def _fail(self, ticket: _Ticket, problem: Exception) -> None:
        ticket.stop_timer()
        if not ticket.done.done():
            ticket.done.set_exception(problem)
            ticket.done.exception()  # heard, even if whoever asked has gone

    # -- the workers

    def _replace(self) -> None:
        """One more worker; its process begins in another thread."""
        task = asyncio.create_task(self._begin())
        self._starting.add(task)
        task.add_done_callback(self._starting.discard)

    async def _begin(self) -> None:
        ours, theirs = self._context.Pipe()
        arguments = theirs, self._niceness, self._spare
        process = self._context.Process(target=_work, args=arguments, daemon=True, name="hortus worker")
        await asyncio.get_running_loop().run_in_executor(self._beginner, process.start)
        theirs.close()
        worker = _Worker(process, ours)
        if self._closing:
            process.kill()
            ours.close()
            await asyncio.to_thread(process.join)
            return
        self._workers.append(worker)
        asyncio.get_running_loop().add_reader(ours.fileno(), self._hear, worker)
        self._assign()

    def _hear(self, worker: _Worker) -> None:
        try:
            what, value = worker.connection.recv()
        except (EOFError, OSError):
            self._lose(worker)
            return
        ticket = worker.ticket
        if ticket is None:
            return
        if what == "begun":  # its time counts from here: what it needed is loaded
            ticket.begun = time.monotonic()
            if ticket.job.seconds is not None:
                loop = asyncio.get_running_loop()
                ticket.timer = loop.call_later(ticket.job.seconds, self._too_slow, worker, ticket)
            return
        worker.ticket = None
        ticket.stop_timer()
        self._got[ticket.job.owner] += time.monotonic() - (ticket.begun or ticket.queued)
        if what == "done":
            if not ticket.done.done():
                ticket.done.set_result(value)
        else:
            self._fail(ticket, RuntimeError(value))
        self._assign()

    def _too_slow(self, worker: _Worker, ticket: _Ticket) -> None:
        if worker.ticket is ticket:
            self._fail(ticket, Slow())
            self._lose(worker)

    def _lose(self, worker: _Worker) -> None:
        """This one has died, or must."""
        if worker not in self._workers:
            return
        self._workers.remove(worker)
        asyncio.get_running_loop().remove_reader(worker.connection.fileno())
        worker.connection.close()
        worker.process.kill()
        if worker.ticket:
            logger.warning("a worker has ended", extra={"code": worker.process.exitcode})
            metrics.workers_lost.inc()
            self._got[worker.ticket.job.owner] += time.monotonic() - worker.ticket.queued
            self._fail(worker.ticket, Died())
        if not self._closing:
            asyncio.get_running_loop().call_later(0.05, self._replace)


# -- in a worker


def _stand_back(niceness: int) -> None:
    """To this niceness, if not further back already."""
    with contextlib.suppress(OSError):
        os.nice(max(0, niceness - os.nice(0)))


def use_what_is_left() -> None:
    """From now on whoever else wants the processor has it at once; Linux alone can be told so in earnest."""
    _stand_back(LAST)
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def _work(connection: Connection, niceness: int, spare: bool) -> None:
    """What a worker does: one job after the other, until its server is gone."""
    for number in (signal.SIGINT, signal.SIGTERM):  # its server says when it ends
        signal.signal(number, signal.SIG_IGN)
    die_with_parent()
    if spare:
        use_what_is_left()
    else:
        _stand_back(niceness)
    memory: dict[Any, Any] = {}
    with contextlib.suppress(EOFError, OSError):
        while True:
            work, args = connection.recv()
            try:
                begun = _Begun(connection)
                answer = "done", work(memory, begun, *args)
            except Exception as problem:
                answer = "failed", f"{type(problem).__name__}: {problem}"
            connection.send(answer)


class _Begun:
    """What a job calls when it has loaded what it needs: its time counts from then."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def __call__(self) -> None:
        self._connection.send(("begun", None))
