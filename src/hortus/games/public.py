"""Marks what is the same for every viewer, so that whoever makes it for many makes it once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])


def public(function: Function) -> Function:
    """A view, or events, of a game in which nothing is hidden from anybody."""
    function.public = True  # type: ignore[attr-defined]
    return function


def is_public(function: Callable[..., Any]) -> bool:
    return getattr(function, "public", False)
