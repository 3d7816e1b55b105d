"""Work that goes on beside the requests: whatever goes wrong with it once, it is tried again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from logging import Logger

from sqlalchemy.exc import SQLAlchemyError

from . import metrics


@contextmanager
def guarded(logger: Logger, work: str) -> Iterator[None]:
    """What goes wrong inside is logged and goes no further: a database that is away, or what nobody expected."""
    try:
        yield
    except (SQLAlchemyError, OSError) as problem:
        logger.warning("the database does not answer", extra={"problem": type(problem).__name__})
    except Exception:
        metrics.errors.inc()
        logger.exception(f"{work} failed")


class Loop:
    """Does something every so many seconds, and whenever it is woken."""

    def __init__(self, logger: Logger, work: str, do: Callable[[], Awaitable[object]], every: float) -> None:
        self._logger, self._work, self._do, self._every = logger, work, do, every
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self, at_once: bool = False) -> None:
        if at_once:
            self.wake()
        self._task = asyncio.create_task(self._run(), name=self._work)

    def wake(self) -> None:
        self._woken.set()

    def wake_in(self, seconds: float) -> None:
        asyncio.get_running_loop().call_later(seconds, self.wake)

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _run(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(self._every):
                    await self._woken.wait()
            self._woken.clear()
            with guarded(self._logger, self._work):
                await self._do()
