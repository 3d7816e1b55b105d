"""The open live connections of this process: how many each person and each network has, and by which session."""

from __future__ import annotations

from collections import Counter
from typing import Protocol

import msgspec

from .people import Person


class Open(Protocol):
    """A live connection."""

    person: Person | None
    session: str | None
    address: str

    def push(self, message: msgspec.Struct) -> None: ...
    def farewell(self, reason: str) -> None: ...
    async def meet(self) -> None: ...


class Sockets:
    def __init__(self, per_person: int, per_network: int) -> None:
        self._most = {"person": per_person, "network": per_network}
        self._count: Counter[tuple[str, str]] = Counter()
        self._open: set[Open] = set()

    def enter(self, person: Person | None, network: str) -> bool:
        keys = _keys(person, network)
        if any(self._count[key] >= self._most[key[0]] for key in keys):
            return False
        self._count.update(keys)
        return True

    def leave(self, person: Person | None, network: str) -> None:
        for key in _keys(person, network):
            self._count[key] -= 1
            if self._count[key] <= 0:
                del self._count[key]

    def add(self, connection: Open) -> None:
        self._open.add(connection)

    def remove(self, connection: Open) -> None:
        self._open.discard(connection)

    def everybody(self) -> list[Open]:
        return list(self._open)

    def end(self, sessions: set[str]) -> None:
        """Whoever came in by one of these sessions goes."""
        for connection in self.everybody():
            if connection.session in sessions:
                connection.farewell("session_over")

    def push(self, message: msgspec.Struct) -> None:
        for connection in self.everybody():
            connection.push(message)


def _keys(person: Person | None, network: str) -> list[tuple[str, str]]:
    return [("network", network)] + ([("person", person.id)] if person else [])
