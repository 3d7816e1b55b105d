"""A mail server and a push service for tests: what they take is kept to be read."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.waiting import until, wait_until

PUBLIC = "http://table.example"


class Post:
    """What it refuses is said by the letter's address."""

    def __init__(self) -> None:
        self.url = ""
        self.letters: list[EmailMessage] = []
        self.tried = 0

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:
        self.tried += 1
        if address.startswith("gone"):
            return "550 there is nobody of that name"
        if address.startswith("later") and self.tried < 3:
            return "450 come again later"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 OK"

    def of(self, address: str) -> list[EmailMessage]:
        return [letter for letter in self.letters if letter["To"] == address]

    async def letter(self, address: str, count: int = 1) -> tuple[str, str]:
        """The text of the newest of so many letters to an address, and the token in its link."""
        await until(lambda: len(self.of(address)) >= count)
        return self._newest(address)

    def link(self, address: str, count: int = 1) -> str:
        """The same for whoever waits without a loop: the link's address within the page."""
        wait_until(lambda: len(self.of(address)) >= count, 20)
        found = re.search(r"/#\w+/\S+", self.of(address)[-1].get_content())
        assert found
        return found[0]

    def _newest(self, address: str) -> tuple[str, str]:
        text = self.of(address)[-1].get_content()
        found = re.search(r"/#\w+/(\S+)", text)
        assert found
        return text, found[1]


@contextmanager
def post_office() -> Iterator[Post]:
    """A mail server in a thread of its own."""
    post, loop = Post(), asyncio.new_event_loop()
    serving = threading.Thread(target=loop.run_forever, daemon=True)
    serving.start()

    connections: list[SMTP] = []

    def accept() -> SMTP:
        connections.append(SMTP(post, loop=loop))
        return connections[-1]

    async def open_up() -> asyncio.Server:
        return await loop.create_server(accept, "127.0.0.1", 0)

    async def close(server: asyncio.Server) -> None:
        server.close()
        for connection in connections:
            if connection.transport is not None:  # somebody is still writing
                connection.transport.close()
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()
            await asyncio.wait([task])

    server = asyncio.run_coroutine_threadsafe(open_up(), loop).result(10)
    post.url = f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield post
    finally:
        asyncio.run_coroutine_threadsafe(close(server), loop).result(10)
        loop.call_soon_threadsafe(loop.stop)
        serving.join(10)
        loop.close()


class PushService:
    """A browser maker's push service: what it is sent is kept. `answer`: with which status."""

    def __init__(self) -> None:
        self.answer = 201
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.got.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(service.answer)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *told: Any) -> None: ...

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join(10)


class Browser:
    """The keys of a browser that has subscribed, and what it makes of a push."""

    def __init__(self, service: PushService, name: str) -> None:
        self._key = generate_private_key(SECP256R1())
        self._auth = os.urandom(16)
        self.endpoint = f"{service.origin}/push/{name}"
        public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = {"endpoint": self.endpoint, "p256dh": _text(public), "auth": _text(self._auth)}

    def read(self, body: bytes) -> Any:
        return json.loads(http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"))


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
