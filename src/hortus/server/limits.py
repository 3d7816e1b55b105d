"""How much anybody may do: buckets that fill at a rate and hold a burst."""

from __future__ import annotations

import time
from collections import OrderedDict


class Bucket:
    __slots__ = ("_at", "_burst", "_level", "_rate")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._level = float(burst)
        self._at = time.monotonic()

    def take(self) -> bool:
        """Is there one left?"""
        at = time.monotonic()
        self._level = min(self._burst, self._level + (at - self._at) * self._rate)
        self._at = at
        if self._level < 1:
            return False
        self._level -= 1
        return True


class Buckets:
    """A bucket for each key, the least recently used forgotten."""

    def __init__(self, rate: float, burst: int, most: int = 20_000) -> None:
        self._rate, self._burst, self._most = rate, burst, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._burst)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.take()
