"""What is to be sent to people outside the page: letters and pushes wait here, in the database, until they are sent.

Any process takes what is due, one at a time, by moving the time on which it is due: whoever does not come back in time,
because it was killed, leaves it to the next. So nothing is lost, and at worst something is sent twice.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from . import metrics, schema
from .loops import Loop
from .storage import Storage, now

logger = logging.getLogger("hortus.outbox")

POLL = 5.0  # seconds
TAKEN = 300_000  # milliseconds until somebody else may try
TRIES = 8
_o = schema.outbox.c
Sender = Callable[[dict[str, Any]], Awaitable[None]]


class Undeliverable(Exception):
    """It is of no use to try again."""


async def post(connection: AsyncConnection, kind: str, person: str, data: dict[str, Any]) -> None:
    """Have something sent, with this transaction."""
    written = msgspec.json.encode(data).decode()
    await connection.execute(insert(schema.outbox).values(kind=kind, person=person, data=written, due=now(), tries=0))


class Outbox:
    def __init__(self, storage: Storage, senders: dict[str, Sender]) -> None:
        self._storage = storage
        self._senders = senders
        self._loop = Loop(logger, "sending", self.send, POLL)

    def start(self) -> None:
        if self._senders:
            self._loop.start()

    def wake(self) -> None:
        """There is something new."""
        self._loop.wake()

    async def close(self) -> None:
        await self._loop.close()

    async def send(self) -> None:
        """Send all that is due."""
        while await self.send_next():
            pass

    async def send_next(self) -> bool:
        """Send what has been due longest; false if there is nothing."""
        kinds = list(self._senders)
        row = await self._storage.row(
            select(schema.outbox).where(_o.due <= now(), _o.kind.in_(kinds)).order_by(_o.due, _o.id).limit(1)
        )
        if row is None:
            return False
        async with self._storage.engine.begin() as connection:
            taken = await connection.execute(
                update(schema.outbox).where(_o.id == row.id, _o.due == row.due)
                .values(due=now() + TAKEN, tries=row.tries + 1)
            )  # fmt: skip
        if not taken.rowcount:  # somebody else was faster
            return True
        try:
            await self._senders[row.kind](msgspec.json.decode(row.data))
        except Exception as problem:
            await self._failed(row, problem)
        else:
            metrics.sent.labels(row.kind).inc()
            await self._storage.write(delete(schema.outbox).where(_o.id == row.id))
        return True

    async def _failed(self, row: Any, problem: Exception) -> None:
        """Later, ever more rarely; in the end not at all."""
        given_up = isinstance(problem, Undeliverable) or row.tries + 1 >= TRIES
        logger.warning(
            "sending failed", extra={"kind": row.kind, "problem": type(problem).__name__, "given_up": given_up}
        )
        metrics.unsent.labels(row.kind).inc()
        if given_up:
            await self._storage.write(delete(schema.outbox).where(_o.id == row.id))
        else:
            later = now() + 30_000 * 4**row.tries
            await self._storage.write(update(schema.outbox).where(_o.id == row.id).values(due=later))
