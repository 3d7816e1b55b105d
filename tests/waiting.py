"""Waiting until something is so, and being busy; no other part of the tests lets time pass (`test_waits.py`)."""

from __future__ import annotations

import asyncio
import inspect
import time
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


async def until(condition: Callable[[], Any], seconds: float = 20) -> Any:
    """What the condition answers, as soon as that is true; the condition may have to be awaited."""
    async with asyncio.timeout(seconds):
        while True:
            found = condition()
            if inspect.isawaitable(found):
                found = await found
            if found:
                return found
            await asyncio.sleep(0.02)


def think(seconds: float) -> None:
    """Be busy for so long, as a bot is."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        pass


def wait_until(condition: Callable[[], T], seconds: float = 20) -> T:
    """The same without an event loop."""
    deadline = time.monotonic() + seconds
    while not (found := condition()):
        if time.monotonic() > deadline:
            raise TimeoutError(f"not so after {seconds} seconds")
        time.sleep(0.02)
    return found
