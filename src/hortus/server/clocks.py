"""Clocks, worked out from the log alone: the same entries give the same times after a restart."""

from __future__ import annotations

from copy import copy

from .cards import ByClock, ByDays, Pace, Untimed

DAY = 24 * 3600 * 1000


class Clock:
    """Milliseconds left by seat; the running seat's time counts from `since`."""

    __slots__ = ("_days", "_increment", "left", "running", "since", "stopped_until")

    def __init__(self, pace: Pace, players: int) -> None:
        self._days = pace.days * DAY if isinstance(pace, ByDays) else 0
        self._increment = pace.increment * 1000 if isinstance(pace, ByClock) else 0
        start = pace.seconds * 1000 if isinstance(pace, ByClock) else self._days
        self.left = [start] * players
        self.running: int | None = None
        self.since = 0  # of a clock that stands still: when it will go on
        self.stopped_until = 0

    def copy(self) -> Clock:
        """The same clock, to try something on."""
        found = copy(self)
        found.left = list(self.left)
        return found

    @property
    def increment(self) -> int:
        return self._increment

    def run(self, seat: int | None, at: int) -> None:
        """From now on this seat's time runs."""
        if self.running is not None:
            self.left[self.running] -= max(0, at - self.since)
            if seat != self.running:
                self.left[self.running] += self._increment
        if self._days and seat is not None and seat != self.running:
            self.left[seat] = self._days
        self.running, self.since = seat, max(at, self.stopped_until)

    def back(self, seat: int | None, at: int) -> None:
        """Moves were taken back: time used stays used, and nothing is added."""
        if self.running is not None:
            self.left[self.running] -= max(0, at - self.since)
        self.running, self.since = seat, max(at, self.stopped_until)

    def stop(self, at: int, until: int) -> None:
        """Nobody's time runs until then."""
        self.stopped_until = until
        self.back(self.running, at)

    def go_on(self, at: int) -> None:
        """Earlier than it was stopped for."""
        self.stopped_until = min(self.stopped_until, at)
        self.since = min(self.since, at)

    def renew(self, seat: int | None, at: int) -> None:
        """Somebody is back whose time had run out: with days per turn, their turn begins again."""
        if self._days and seat is not None and seat == self.running and at - self.since >= self.left[seat]:
            self.left[seat], self.since = self._days, at

    def forgive(self, milliseconds: int, at: int) -> None:
        """For so long nobody looked after the table: that time does not count."""
        self.since = max(self.since, min(at, self.since + milliseconds))

    def give(self, seat: int, milliseconds: int) -> None:
        self.left[seat] += milliseconds

    def now(self, at: int) -> list[int]:
        left = list(self.left)
        if self.running is not None:
            left[self.running] -= max(0, at - self.since)
        return [max(0, value) for value in left]

    def deadline(self) -> int | None:
        """When the running seat is out of time."""
        return None if self.running is None else self.since + max(0, self.left[self.running])


def clock(pace: Pace, players: int) -> Clock | None:
    return None if isinstance(pace, Untimed) else Clock(pace, players)
