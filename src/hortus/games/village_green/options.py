"""The choices before a game of Village Green: how many play, and nothing else."""

from __future__ import annotations

from typing import Any

from hortus.games.contract import Option

PLAYERS = range(1, 6)
OPTIONS: tuple[Option, ...] = ()


def prepare(state: Any, options: dict[str, Any]) -> None:
    """There are no options to write into a blank state."""


def chosen(state: Any) -> dict[str, Any]:
    """There are no options to read back."""
    return {}
