"""What arrives on a connection is counted before it is parsed, and nobody waits for ever for the rest of it.

Below the libraries: a WebSocket's frames cost a little to parse each, however small, so a flood of pings, texts or
empty fragments would hold up everybody long before it becomes a message; and a request whose headers or body never
end would be kept open.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from typing import Any, Protocol

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.utils import apply_mask

from . import metrics
from .limits import Bucket, network
from .settings import Settings

TOO_MANY = 4002
NO_TEXT = 1007
WIRE = "hortus.wire"  # in the extensions of a connection's scope: its Wire


class FrameCounter:
    """Finds where the frames of a byte stream begin, from their headers alone, and counts frames and bytes."""

    def __init__(self, frames: Bucket, size: Bucket) -> None:
        self._frames, self._size = frames, size
        self._skip = 0  # bytes of the present frame that are still to come
        self._head = b""  # a header that is not complete yet
        self.single = False  # is what came last exactly one frame?

    def allows(self, data: bytes) -> bool:
        """May this be handed on?"""
        self.single = False
        if not self._size.take(len(data)):
            return False
        if not self._skip and not self._head and _frame_length(data, 0) == len(data):
            self.single = self._frames.take()
            return self.single
        data, self._head = self._head + data, b""
        at, end = self._skip, len(data)
        while at < end:
            length = _frame_length(data, at)
            if length is None:
                self._head, at = data[at:], end
                break
            if not self._frames.take():
                return False
            at += length
        self._skip = at - end
        return True


def _frame_length(data: bytes, at: int) -> int | None:
    """The whole length of the frame that begins there; None if that cannot be told yet."""
    if at + 2 > len(data):
        return None
    size, masked = data[at + 1] & 127, data[at + 1] & 128
    extra = {126: 2, 127: 8}.get(size, 0)
    if at + 2 + extra > len(data):
        return None
    if extra:
        size = int.from_bytes(data[at + 2 : at + 2 + extra])
    return 2 + extra + (4 if masked else 0) + size


def _whole_text(data: bytes) -> str | None:
    """The message in this frame, if it is a whole one, of text and masked, as clients send them."""
    size = data[1] & 127
    if data[0] != 0x81 or not data[1] & 128 or size == 127:
        return None
    at = 4 if size == 126 else 2
    try:
        return apply_mask(data[at + 4 :], data[at : at + 4]).decode()
    except UnicodeDecodeError:
        return None


def _text_header(size: int) -> bytes:
    """What comes before a whole message of so many bytes, in the one frame in which a server sends it."""
    if size < 126:
        return bytes((0x81, size))
    return b"\x81\x7e" + size.to_bytes(2) if size < 1 << 16 else b"\x81\x7f" + size.to_bytes(8)


class Wire(Protocol):
    """A WebSocket to write to at once: the table's messages are most of what the server sends."""

    on_writable: Callable[[], None]  # called when the other side has caught up

    def can_write(self) -> bool:
        """Has the other side taken most of what it was sent?"""

    def write_texts(self, messages: list[bytes]) -> None:
        """Send messages in one go; ConnectionResetError if the connection is closed."""


def limited_websocket(settings: Settings) -> type[WebSocketsSansIOProtocol]:
    """The WebSocket protocol with these limits. They are looser than those for messages, which are refused kindly."""

    class LimitedWebSocket(WebSocketsSansIOProtocol):
        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, **kwargs)
            self.on_writable: Callable[[], None] = lambda: None
            rate, burst = 4 * settings.messages_rate, 16 * settings.messages_burst
            self._counter = FrameCounter(
                Bucket(rate, burst), Bucket(rate * settings.message_bytes, burst * settings.message_bytes)
            )

        def handle_connect(self, event: Request) -> None:
            super().handle_connect(event)
            if self.response.status_code == 101:
                extensions: dict[str, Any] = self.scope["extensions"]
                extensions[WIRE] = self

        def can_write(self) -> bool:
            return self.writable.is_set()

        def write_texts(self, messages: list[bytes]) -> None:
            if self.disconnected or self.close_sent or self.transport.is_closing():
                raise ConnectionResetError
            self.transport.write(b"".join(part for data in messages for part in (_text_header(len(data)), data)))

        def resume_writing(self) -> None:
            super().resume_writing()
            self.on_writable()

        def data_received(self, data: bytes) -> None:
            if self.handshake_initiated and not self._counter.allows(data):
                self._show_out()
            elif (text := self._message(data)) is None:
                super().data_received(data)
            else:
                self.queue.put_nowait({"type": "websocket.receive", "text": text})
                if self.queue.qsize() > 1 and not self.read_paused:  # until what came before is taken
                    self.read_paused = True
                    self.transport.pause_reading()

        def _message(self, data: bytes) -> str | None:
            """The message, if all that has come is a whole one, as most often. The library reads the rest."""
            between = self.conn.state is OPEN and self.conn.current_size is None and not self.close_sent
            return _whole_text(data) if between and self._counter.single else None

        def send_receive_event_to_app(self) -> None:
            try:
                if self.curr_msg_data_type == "text":
                    b"".join(self.frames).decode()
            except UnicodeDecodeError:  # the client's fault, and no error of ours to be logged
                self.frames = []
                self.conn.send_close(NO_TEXT)
                self.handle_parser_exception()
            else:
                super().send_receive_event_to_app()

        def _show_out(self) -> None:
            metrics.floods.inc()
            if not self.close_sent and not self.transport.is_closing():
                self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MANY})
                if self.handshake_complete:
                    self.conn.send_close(TOO_MANY, "too_many")
                    self.transport.write(b"".join(self.conn.data_to_send()))
                self.close_sent = True
            # Closing with unread data would reset the connection, and the reason would be lost on the way.
            self.transport.pause_reading()
            self.loop.call_later(1, self.transport.abort)

    return LimitedWebSocket


def limited_http(settings: Settings) -> type[H11Protocol]:
    """The HTTP protocol with deadlines for headers and bodies, and a limit of connections per network."""
    connections: Counter[str] = Counter()

    class LimitedHttp(H11Protocol):
        _deadline: asyncio.TimerHandle | None = None
        _network: str | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._network = network(self.client[0]) if self.client and not settings.proxy else None
            if self._network is not None:
                connections[self._network] += 1
                if connections[self._network] > settings.connections_per_address:
                    metrics.floods.inc()
                    transport.abort()
                    return
            self._await_rest()

        def connection_lost(self, exc: Exception | None) -> None:
            self._relax()
            if self._network is not None:
                connections[self._network] -= 1
                if not connections[self._network]:
                    del connections[self._network]
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self.transport.get_protocol() is not self:  # it has become a WebSocket
                self._relax()
            elif self.conn.their_state in (h11.IDLE, h11.SEND_BODY) and not self.transport.is_closing():
                self._await_rest()
            else:
                self._relax()

        def _await_rest(self) -> None:
            """Close the connection unless the rest of the request arrives in time."""
            if self._deadline is None:
                # Not at the same moment for all who came together: ending them at once would hold everybody up.
                deadline = settings.request_seconds * random.uniform(0.7, 1)
                self._deadline = self.loop.call_later(deadline, self._give_up)

        def _relax(self) -> None:
            if self._deadline is not None:
                self._deadline.cancel()
                self._deadline = None

        def _give_up(self) -> None:
            metrics.floods.inc()
            self.transport.abort()

    return LimitedHttp
