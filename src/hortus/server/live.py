"""The live table: one WebSocket, one person, one table."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, deque
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from hortus import __version__
from hortus.errors import HortusError

from . import messages as m
from . import metrics
from .chat import Chat, chat_lines
from .commands import Consent, Play, Return, TakeBack
from .hub import Hub
from .limits import Bucket
from .protocols import WIRE, Wire
from .refusals import Refusal, sentence
from .render import Reader, seen_by, table_state
from .storage import now
from .table import Table

logger = logging.getLogger("hortus.live")

CODES = {
    "restart": 1001, "slow": 4001, "too_many": 4002, "forbidden": 4003, "unknown": 4004, "malformed": 4005,
    "silent": 4006, "session_over": 4007, "banned": 4003, "kicked": 4003, "private": 4003, "version": 4008,
}  # fmt: skip
_SHOW_AGAIN = {"stale", "illegal", "not_your_turn", "not_now"}
_PATIENCE = {"malformed": 5, "too_many": 60}  # how many of these before the connection is closed

Socket = WebSocket[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Company:
    """How a visitor stands with others at the table."""

    friend: bool = False  # of the host
    apart: frozenset[str] = frozenset()  # people whose chat they do not read


class Connection:
    """A visitor of a table. What it is owed waits in an outbox of limited size; of states only the last counts.

    What is owed is written in one go at the end of the event loop's round, acknowledgements and chat first, then the
    state as it is by then; while the other side does not keep up, it waits.
    """

    def __init__(
        self, socket: Socket, hub: Hub, talk: Chat, table: Table, reader: Reader, after: int, session: str | None,
        address: str, announcement: m.Announcement | None,
    ) -> None:  # fmt: skip
        self._socket = socket
        extensions: dict[str, Any] = socket.scope["extensions"] or {}
        self._wire: Wire = extensions[WIRE]
        self._wire.on_writable = self._flush
        self._hub = hub
        self._talk = talk
        self._settings = hub.settings
        self._table = table
        self._reader = reader
        self._after = after
        self._whole = after == 0
        self.person = reader.person
        self.session = session
        self.address = address
        self._announcement = announcement
        self._company = Company()
        self._outbox: deque[bytes] = deque()
        self._dirty = False
        self._bye: str | None = None
        self._closing: asyncio.Task[None] | None = None
        self._loop = asyncio.get_running_loop()
        self._scheduled = False
        self._blocked_since = 0.0
        self._heard = time.monotonic()
        self._bucket = Bucket(self._settings.messages_rate, self._settings.messages_burst)
        self._strikes: Counter[str] = Counter()
        self._moves = metrics.moves.labels(table.game, "person")
        self._task = asyncio.current_task()

    # -- what the table calls

    def changed(self) -> None:
        self._dirty = True
        self._schedule()

    def push(self, message: msgspec.Struct) -> None:
        if isinstance(message, m.Chat) and message.person in self._company.apart:
            return
        if len(self._outbox) >= self._settings.outbox:
            self.farewell("slow")
            return
        self._outbox.append(m.encode(message))
        self._schedule()

    async def meet(self) -> None:
        """Somebody has become a friend, or blocked: what may be seen is not as before."""
        await self._meet()
        self.changed()

    async def _meet(self) -> None:
        relations, person = self._hub.people.relations, self.person
        friend = await relations.is_friend(self._table.host, person.id if person else None)
        self._company = Company(friend, await relations.apart(person.id) if person else frozenset())

    def farewell(self, reason: str) -> None:
        if self._bye is None:
            self._bye = reason
            metrics.disconnects.labels(reason).inc()
            self._schedule()

    def look(self) -> None:
        """Now and then: is anybody still there?"""
        at = time.monotonic()
        if at - self._heard > 3 * self._settings.heartbeat:
            self.farewell("silent")
        if self._blocked_since and at - self._blocked_since > self._settings.slow_seconds:
            self.farewell("slow")
            if self._task:
                self._task.cancel()

    # -- the conversation

    async def run(self) -> None:
        table, hub = self._table, self._hub
        await self._meet()
        table.enter(self)
        metrics.sockets.inc()
        try:
            self._presence()
            await self._welcome()
            self.changed()
            mine = [table.seats[i] for i in table.seats_of(self.person)]
            if any(seat.left_at is not None or (seat.stand_in and not seat.by_choice) for seat in mine):
                await hub.do(table, Return(), self.person)
            await self._receive_all()
        except (WebSocketDisconnect, asyncio.CancelledError):
            pass
        finally:
            metrics.sockets.dec()
            table.exit(self)
            if self.person:
                hub.left(table, self.person)
            self._presence()
            if self._bye is not None:
                self._flush()
            self._outbox.clear()
            self._dirty = False
            if self._closing:
                with suppress(asyncio.CancelledError, Exception):
                    await asyncio.wait_for(self._closing, 2)

    def _presence(self) -> None:
        table = self._table
        message = m.Presence(table.number, table.presence(), table.watchers(), table.claims())
        for visitor in table.visitors:
            if visitor is not self:
                visitor.push(message)
        self._hub.present(table)

    async def _welcome(self) -> None:
        table, person = self._table, self.person
        you = m.You(
            person=person.id if person else None, name=person.name if person else None,
            seats=table.seats_of(person), host=person is not None and person.id == table.host,
            muted=person is not None and person.id in table.muted,
        )  # fmt: skip
        lines = await chat_lines(self._hub.storage, table.id, most=50) if table.lines else []
        chat = [line for line in lines if line.person not in self._company.apart]
        self.push(m.Welcome(
            table.number, you, chat, self._settings.heartbeat, self._settings.grace, m.PROTOCOL, __version__,
            self._announcement, now(),
        ))  # fmt: skip

    # -- sending

    def _schedule(self) -> None:
        if not self._scheduled:
            self._scheduled = True
            self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        """Write what is owed, as far as the other side takes it."""
        self._scheduled = False
        try:
            self._write_all()
        except Exception as problem:
            self._outbox.clear()
            self._dirty = False
            if not isinstance(problem, ConnectionResetError):  # the other side has left: nothing to report
                metrics.errors.inc()
                logger.exception("sending failed")
            if self._task:
                self._task.cancel()

    def _write_all(self) -> None:
        if not self._table.shown_to(self.person, self._company.friend):
            self._outbox.clear()
            self._dirty = False
            self.farewell("private")
        if (self._outbox or self._dirty) and not self._wire.can_write():
            self._blocked_since = self._blocked_since or time.monotonic()
            return
        self._blocked_since = 0.0
        owed, whole = list(self._outbox), True
        self._outbox.clear()
        if self._dirty:
            whole = self._table.complete
            if whole:
                owed.append(self._state())
            else:
                self._hub.background(self._complete())
        if whole and self._bye is not None and self._closing is None:
            owed.append(m.encode(m.Bye(self._table.number, self._bye, sentence(self._reader.lang, self._bye))))
            self._closing = asyncio.create_task(self._close(self._bye))
        if owed:
            self._wire.write_texts(owed)

    async def _complete(self) -> None:
        """The match has been let go: read it again, as soon as the database answers, then go on."""
        while self._dirty:
            try:
                await self._hub.complete(self._table)
                break
            except (SQLAlchemyError, OSError):
                await asyncio.sleep(1)
        self._schedule()

    async def _close(self, reason: str) -> None:
        with suppress(Exception):  # it may have closed by itself
            await self._socket.close(CODES[reason], reason)

    def _state(self) -> bytes:
        self._dirty = False
        table = self._table
        after, whole = self._after, self._whole
        self._after, self._whole = table.number, False
        return m.encode(table_state(table, self._reader, after, whole))

    # -- receiving

    async def _receive_all(self) -> None:
        most = self._settings.message_bytes
        while self._bye is None:
            event: Any = await self._socket.receive()
            if event["type"] == "websocket.disconnect" or self._bye is not None:
                return
            text = event.get("text") or ""
            self._heard = time.monotonic()
            if len(text) > most or (4 * len(text) > most and len(text.encode()) > most):
                self.farewell("malformed")
                break
            allowed = self._bucket.take()
            try:
                message = m.decode(text)
            except (msgspec.DecodeError, UnicodeError, RecursionError):
                self._refuse("", Refusal("malformed" if allowed else "too_many"))
                continue
            if allowed:
                await self._take(message)
            else:
                self._refuse(getattr(message, "id", ""), Refusal("too_many"))

    async def _take(self, message: m.FromClient) -> None:
        client = getattr(message, "id", "")
        try:
            await self._obey(message)
        except Refusal as refusal:
            self._refuse(client, refusal)
        except (asyncio.CancelledError, WebSocketDisconnect):
            raise
        except Exception:
            metrics.errors.inc()
            logger.exception("a message failed", extra={"kind": type(message).__name__, "table": self._table.id})
            self._refuse(client, Refusal("failed"))

    async def _obey(self, message: m.FromClient) -> None:
        hub, table, person = self._hub, self._table, self.person
        match message:
            case m.Move():
                started = time.perf_counter()
                play = Play(message.ply, message.undos, message.move, self._uncovered)
                ack = await hub.do(table, play, person, message.id, self._answer)
                metrics.answer_seconds.observe(time.perf_counter() - started)
                if not ack.repeated:
                    self._moves.inc()
            case m.Why():
                await hub.complete(table)
                self._why(message)
            case m.Ping():
                self.push(m.Pong(table.number, message.at, now()))
            case m.Undo():
                await hub.do(table, TakeBack(message.ply, message.undos), person, message.id, self._answer)
            case m.Answer():
                await hub.do(table, Consent(message.ask, message.yes), person, message.id, self._answer)
            case m.Say():
                self.push(await self._talk.say(table, person, message))
            case m.Uncover():
                if message.seat not in table.seats_of(person):
                    raise Refusal("not_seated", "not seated")
                self._reader.uncovered = message.seat
                self.changed()
            case m.SetLang():
                self._reader.lang = message.lang
                self._again()
            case m.State():
                self._again()

    def _why(self, message: m.Why) -> None:
        """Why a move is not legal now. Nothing changes, whatever it is."""
        table = self._table
        mine = table.seats_of(self.person)
        if table.match is None or table.turn not in mine or seen_by(table, self._reader, mine)[1]:
            raise Refusal("not_your_turn", "not your turn")
        try:
            table.match.legal_code(message.move)
            text = sentence(self._reader.lang, "allowed")
        except HortusError as problem:
            text = problem.sentence(self._reader.lang)
        self.push(m.Refused(table.number, message.id, "why", text))

    def _uncovered(self, table: Table) -> bool:
        """Has the device been handed over to whoever is to decide?"""
        return not seen_by(table, self._reader, table.seats_of(self.person))[1]

    def _answer(self, ack: m.Ack) -> None:
        """Everybody is told of a change; a repeat changes nothing, but whoever repeats may have missed the state."""
        self.push(ack)
        if ack.repeated:
            self.changed()

    def _again(self) -> None:
        self._after, self._whole = 0, True
        self.changed()

    def _refuse(self, client: str, refusal: Refusal) -> None:
        metrics.refused.labels(refusal.reason).inc()
        self.push(m.Refused(self._table.number, client, refusal.reason, refusal.sentence(self._reader.lang)))
        if refusal.reason in _SHOW_AGAIN:
            self.changed()
        self._strikes[refusal.reason] += 1
        if self._strikes[refusal.reason] > _PATIENCE.get(refusal.reason, 10**9):
            self.farewell(refusal.reason)
