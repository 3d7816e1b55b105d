"""What can go wrong for a client; all of it is a HortusError."""

from __future__ import annotations

from collections.abc import Mapping

from hortus.errors import HortusError


class ClientError(HortusError):
    """Something about a server or a connection."""


class Refused(ClientError):
    """The server said no: `reason` as the protocol names it, and a sentence, or one for each language."""

    def __init__(self, reason: str, sentence: str | Mapping[str, str]) -> None:
        super().__init__(sentence or reason)
        self.reason = reason


class Disconnected(ClientError):
    """The server could not be reached for longer than the client is patient."""
