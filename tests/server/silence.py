"""A way to a database whose connections can fall silent, as if a cable had been pulled: nobody says that they end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from sqlalchemy.engine import make_url


class Way:
    def __init__(self, port: int) -> None:
        self._port = port
        self._pipes: list[asyncio.Task[None]] = []
        self._writers: list[asyncio.StreamWriter] = []
        self._last: bytes | None = None  # the last statement that is answered
        self.silences = 0

    async def open(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self._port)
        self._writers += [writer, back]
        self._pipes += [asyncio.create_task(self._ask(reader, back)), asyncio.create_task(_pipe(there, writer))]

    def fall_silent(self) -> None:
        """Nothing comes through any more on the connections that there are; new ones work."""
        self.silences += 1
        for pipe in self._pipes:
            pipe.cancel()

    def fall_silent_after(self, statement: bytes) -> None:
        """The next connection on which this is asked is answered, and then all fall silent in the midst of its work."""
        self._last = statement

    async def _ask(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        last = False
        with suppress(OSError):
            while data := await reader.read(2**16):
                if last:
                    self.fall_silent()
                writer.write(data)
                await asyncio.sleep(0)  # where it is cancelled, if all is silent
                if self._last and self._last in data:
                    self._last, last = None, True
            writer.close()

    def close(self) -> None:
        self.fall_silent()
        for writer in self._writers:
            writer.close()


async def _pipe(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(2**16):
            writer.write(data)
        writer.close()


@asynccontextmanager
async def way_to(db: str) -> AsyncIterator[tuple[Way, str]]:
    """The way, and the address of the database by it."""
    url = make_url(db)
    assert url.port
    way = Way(url.port)
    server = await asyncio.start_server(way.open, "127.0.0.1", 0)
    try:
        yield way, url.set(port=server.sockets[0].getsockname()[1]).render_as_string(hide_password=False)
    finally:
        server.close()
        way.close()
