"""Days by UTC, written as 2026-11-16, and their ends in milliseconds since 1970."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta


def day_at(at: int) -> str:
    """The day of a moment."""
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


def shifted(day: str, days: int) -> str:
    """So many days later."""
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def end_of(day: str) -> int:
    """The first moment after a day."""
    following = date.fromisoformat(day) + timedelta(1)
    return int(datetime.combine(following, time(), UTC).timestamp() * 1000)


def week_of(day: str) -> list[str]:
    """The seven days of its week, from Monday on."""
    monday = shifted(day, -date.fromisoformat(day).weekday())
    return [shifted(monday, i) for i in range(7)]
