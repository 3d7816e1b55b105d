"""A sentence as data."""

from __future__ import annotations

import msgspec


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence as data: its name in a catalogue, and the values that it speaks of."""

    id: str
    args: dict[str, str | int] = {}
