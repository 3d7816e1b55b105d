"""What whoever runs the server has to say to everybody: one sentence at a time, until a time."""

from __future__ import annotations

from typing import Any

import msgspec

from . import messages as m
from .changes import Changes
from .sockets import Sockets
from .storage import Storage, now

SETTING = "announcement"


class Announcements:
    def __init__(self, storage: Storage, changes: Changes, sockets: Sockets) -> None:
        self._storage = storage
        self._sockets = sockets
        self._stored: m.Announcement | None = None
        changes.on("announcement", self._heard)

    @property
    def current(self) -> m.Announcement | None:
        return self._stored if self._stored is not None and self._stored.until > now() else None

    async def read(self) -> None:
        text = await self._storage.setting(SETTING)
        self._stored = msgspec.json.decode(text, type=m.Announcement | None) if text else None

    async def _heard(self, data: dict[str, Any]) -> None:
        await self.read()
        self._sockets.push(m.Announced(0, self.current))
