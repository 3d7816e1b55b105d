"""Replays are large and cost a whole match to make: they are made one at a time, packed, and kept for a while."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from .refusals import Refusal

KEPT_BYTES = 16 * 2**20
WAITING = 20


class Replays:
    def __init__(self) -> None:
        self._packed: OrderedDict[Hashable, bytes] = OrderedDict()
        self._bytes = 0
        self._making: dict[Hashable, asyncio.Future[bytes]] = {}
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="replay")

    async def packed(self, key: Hashable, make: Callable[[], Any]) -> bytes:
        """The gzipped JSON of what `make` makes; the same key gives the same. It is made in a thread."""
        if key in self._packed:
            self._packed.move_to_end(key)
            return self._packed[key]
        making = self._making.get(key)
        if making is None:
            if len(self._making) >= WAITING:
                raise Refusal("too_many")
            making = asyncio.get_running_loop().run_in_executor(self._pool, _pack, make)
            self._making[key] = making
            making.add_done_callback(lambda done: self._keep(key, done))
        return await asyncio.shield(making)

    def _keep(self, key: Hashable, done: asyncio.Future[bytes]) -> None:
        del self._making[key]
        if done.cancelled() or done.exception():
            return
        self._packed[key] = done.result()
        self._bytes += len(done.result())
        while self._bytes > KEPT_BYTES:
            self._bytes -= len(self._packed.popitem(last=False)[1])


def _pack(make: Callable[[], Any]) -> bytes:
    return gzip.compress(msgspec.json.encode(make()), 6, mtime=0)
