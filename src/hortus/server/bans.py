"""Who may not come in: people by their id, and networks. The list is short and every process has it in memory."""

from __future__ import annotations

from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any

from sqlalchemy import select

from . import schema
from .changes import Changes
from .people import Person
from .refusals import Refusal
from .sockets import Sockets
from .storage import Storage, now


class Bans:
    def __init__(self, storage: Storage, changes: Changes, sockets: Sockets) -> None:
        self._storage = storage
        self._sockets = sockets
        self._people: dict[str, int | None] = {}
        self._networks: dict[IPv4Network | IPv6Network, int | None] = {}
        changes.on("bans", self._heard)

    async def read(self) -> None:
        """Take the list over from the database."""
        people: dict[str, int | None] = {}
        networks: dict[IPv4Network | IPv6Network, int | None] = {}
        for row in await self._storage.rows(select(schema.bans.c.subject, schema.bans.c.until)):
            if row.subject.startswith("p_"):
                people[row.subject] = row.until
            else:
                networks[ip_network(row.subject)] = row.until
        self._people, self._networks = people, networks

    def check(self, person: Person | None, address: str) -> None:
        """Refuses whoever is banned, and programs of those who are."""
        if person is not None and (self._holds(person.id) or self._holds(person.owner)):
            raise Refusal("forbidden", "banned")
        if self._networks and self._banned_network(address):
            raise Refusal("forbidden", "banned")

    def _holds(self, person: str | None) -> bool:
        return person in self._people and _lasts(self._people[person])

    def _banned_network(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        if found.version == 6 and found.ipv4_mapped:
            found = found.ipv4_mapped
        return any(found in network and _lasts(until) for network, until in self._networks.items())

    async def _heard(self, data: dict[str, Any]) -> None:
        """The list has changed: whoever is on it now is shown out."""
        await self.read()
        for connection in self._sockets.everybody():
            try:
                self.check(connection.person, connection.address)
            except Refusal:
                connection.farewell("banned")


def _lasts(until: int | None) -> bool:
    return until is None or until > now()
