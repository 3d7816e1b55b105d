"""How much anybody may do: buckets that fill at a rate and hold a burst."""

from __future__ import annotations

import time
from collections import OrderedDict
from ipaddress import IPv6Network, ip_address

from sqlalchemy import delete, text

from . import schema
from .storage import Storage, now


class Bucket:
    __slots__ = ("_at", "_burst", "_level", "_rate")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._level = float(burst)
        self._at = time.monotonic()

    def take(self, amount: float = 1) -> bool:
        """Is so much left?"""
        at = time.monotonic()
        self._level = min(self._burst, self._level + (at - self._at) * self._rate)
        self._at = at
        if self._level < amount:
            return False
        self._level -= amount
        return True


def network(address: str) -> str:
    """Whom an address belongs to: of IPv6 one is given a whole /64."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return address
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found) >> 64 << 64, 64)))


class Buckets:
    """A bucket for each key, the least recently used forgotten."""

    def __init__(self, rate: float, burst: int, most: int = 20_000) -> None:
        self._rate, self._burst, self._most = rate, burst, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, amount: float = 1) -> bool:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._burst)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.take(amount)


DAY = 24 * 3600 * 1000
_TAKE = """
    insert into allowances (name, level, at) values (:name, cast(:burst as double precision) - 1, :at)
    on conflict (name) do update set level = {left} - 1, at = :at where {left} >= 1
    returning level
"""
_LEFT = "{least}(:burst, allowances.level + (:at - allowances.at) * cast(:rate as double precision) / 1000)"


class SharedBuckets:
    """A bucket for each key that all processes of the deployment share."""

    def __init__(self, storage: Storage, what: str, rate: float, burst: int) -> None:
        self._storage, self._what, self._rate, self._burst = storage, what, rate, burst
        least = "least" if storage.engine.dialect.name == "postgresql" else "min"
        self._statement = text(_TAKE.format(left=_LEFT.format(least=least)))

    async def take(self, key: str) -> bool:
        if self._burst < 1:
            return False
        values = {"name": f"{self._what}:{key}"[:120], "burst": float(self._burst), "rate": self._rate, "at": now()}
        async with self._storage.engine.begin() as connection:
            return (await connection.execute(self._statement, values)).first() is not None


async def forget_allowances(storage: Storage) -> None:
    """Buckets that nobody has used for a day are full again."""
    await storage.write(delete(schema.allowances).where(schema.allowances.c.at < now() - DAY))
