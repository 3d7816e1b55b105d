"""The live connection to one table: it comes back after every interruption, and no move is lost or played twice."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import suppress
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from hortus.i18n import COMMON

from . import messages
from .errors import ClientError, Disconnected, Refused
from .messages import Ack, Table

FINAL = {4003: "forbidden", 4004: "unknown", 4005: "malformed"}  # closed like this, the server wants no other try
SLOW_DOWN = 4002
AGAIN = ("stale", "not_now", "failed", "too_many")  # refused like this, the next state says what to do
LONGEST_PAUSE = 5.0
QUIET = 3.0  # seconds until a sign of life is given, and then until it is answered


class Patience:
    """Pauses between tries, longer and longer; Disconnected when there was no answer for too long."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self.answered()

    def answered(self) -> None:
        """The server is there: what follows is a new interruption."""
        self._pause = 0.05
        self._since = time.monotonic()

    async def wait(self, problem: BaseException | str, least: float = 0.0) -> None:
        if time.monotonic() - self._since > self._seconds:
            raise Disconnected(COMMON.sentences("no-answer", seconds=round(self._seconds), problem=str(problem)))
        await asyncio.sleep(max(least, self._pause * random.uniform(0.5, 1.0)))
        self._pause = min(2 * self._pause, LONGEST_PAUSE)


class LiveTable:
    """A table as it changes. Iterate over it for its states, newest only; `move` and `chat` send.

    A message that was not acknowledged is sent again, with the same id, after reconnecting: the server carries it out
    once. Made by `Client.live`.
    """

    def __init__(self, address: str, headers: Mapping[str, str], patience: float) -> None:
        self._address = address
        self._headers = dict(headers)
        self._patience = Patience(patience)
        self.state: Table | None = None  # the last one seen
        self.reconnected = 0  # how often the connection was made again
        self._heard = 0.0  # when the server last said anything
        self._changed = asyncio.Condition()
        self._socket: ClientConnection | None = None
        self._waiting: dict[str, tuple[str, asyncio.Future[Ack]]] = {}  # by id: what was sent and not answered
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> LiveTable:
        self._task = asyncio.create_task(self._stay_connected(), name="hortus-live")
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await self._task
        if self._socket:
            await self._socket.close()

    # -- what a program uses

    async def __aiter__(self) -> AsyncIterator[Table]:
        """The states of the table, the latest each time one is asked for; the last one is of a table that is over."""
        number = None
        while True:
            state = await self._next(number)
            number = state.number, state.ply, len(state.legal)
            yield state
            if state.state in ("over", "closed"):
                return

    async def _next(self, seen: tuple[int, int, int] | None) -> Table:
        async with self._changed:
            while True:
                if self._task and self._task.done():
                    self._task.result()  # raises why
                state = self.state
                if state is not None and (state.number, state.ply, len(state.legal)) != seen:
                    return state
                await self._changed.wait()

    async def move(self, move: str) -> Ack:
        """Play a move in the state seen last; returns when it is safe on the server's disk.

        Refused says why it is not: `stale` when the table has moved on meanwhile, `illegal` when the rules say no.
        """
        if self.state is None:
            raise ClientError(COMMON.sentences("no-state"))
        return await self._send("move", ply=self.state.ply, undos=self.state.undos, move=move)

    async def chat(self, text: str) -> Ack:
        """Say something to everybody at the table."""
        return await self._send("chat", text=text)

    async def _send(self, kind: str, **fields: Any) -> Ack:
        client = secrets.token_hex(8)
        text = messages.encode(kind, id=client, **fields)
        answer: asyncio.Future[Ack] = asyncio.get_running_loop().create_future()
        self._waiting[client] = text, answer
        try:
            if self._socket:
                with suppress(ConnectionClosed):  # it is sent again after reconnecting
                    await self._socket.send(text)
            watching: list[asyncio.Future[Any]] = [answer, *([self._task] if self._task else [])]
            await asyncio.wait(watching, return_when=asyncio.FIRST_COMPLETED)
            if not answer.done() and self._task:
                self._task.result()  # raises why
            return await answer
        finally:
            self._waiting.pop(client, None)

    # -- staying connected

    async def _stay_connected(self) -> None:
        try:
            while True:
                least = 0.0
                try:
                    await self._connected()
                    problem: BaseException | str = "it closed the connection"
                except ConnectionClosed as end:
                    code = end.rcvd.code if end.rcvd else 1006
                    if code in FINAL:
                        raise Refused(FINAL[code], end.rcvd.reason if end.rcvd else "") from None
                    problem, least = end, 60.0 if code == SLOW_DOWN else 0.0
                except InvalidStatus as answer:
                    if answer.response.status_code in (401, 403, 404):
                        raise Refused(
                            "unknown", COMMON.sentences("server-answers", status=str(answer.response.status_code))
                        ) from None
                    problem = answer
                except (OSError, TimeoutError, EOFError, WebSocketException) as broken:
                    problem = broken
                self._socket = None
                await self._patience.wait(problem, least)
        finally:
            async with self._changed:
                self._changed.notify_all()

    async def _connected(self) -> None:
        """One connection, until it ends."""
        after = f"?after={self.state.number}" if self.state else ""
        async with connect(
            self._address + after, additional_headers=self._headers, compression=None, max_size=2**24, proxy=None,
            open_timeout=2 * QUIET, ping_interval=None,
        ) as socket:  # fmt: skip
            again = self.state is not None
            self._socket = socket
            heart = asyncio.create_task(self._beat(socket))
            try:
                for text, _ in list(self._waiting.values()):
                    await socket.send(text)
                async for data in socket:
                    self._heard = time.monotonic()
                    if again:  # it answers: a server that is still starting lets nobody in
                        self.reconnected += 1
                        again = False
                    self._patience.answered()
                    await self._take(data)
            finally:
                heart.cancel()

    async def _beat(self, socket: ClientConnection) -> None:
        """A sign of life, and a connection given up that answers none: a process that hangs closes nothing."""
        await asyncio.sleep(QUIET)
        while True:
            asked = time.monotonic()
            with suppress(ConnectionClosed, TimeoutError):
                async with asyncio.timeout(QUIET):
                    await socket.send(messages.encode("ping", at=asked))
            await asyncio.sleep(QUIET)
            if self._heard < asked:
                socket.transport.abort()
                return

    async def _take(self, data: str | bytes) -> None:
        try:
            message = messages.decode(data)
        except msgspec.ValidationError:  # of a newer server: what is not known is ignored
            return
        match message:
            case Table():
                async with self._changed:
                    self.state = message
                    self._changed.notify_all()
            case Ack() if message.id in self._waiting:
                self._answer(message.id, message)
            case messages.Refused() if message.id in self._waiting:
                self._answer(message.id, Refused(message.reason, message.sentence))

    def _answer(self, client: str, answer: Ack | Refused) -> None:
        future = self._waiting[client][1]
        if future.done():
            return
        if isinstance(answer, Refused):
            future.set_exception(answer)
        else:
            future.set_result(answer)
