"""The messages of the live table as a client reads them (docs/protocol.md)."""

from __future__ import annotations

from typing import Any

import msgspec

from hortus.games.data import Move, ScoreLine
from hortus.server.cards import Card
from hortus.server.messages import Ack, Bye, Chat, LogEntry, Pong, Presence, Refused, Result, TableState, Welcome
from hortus.server.messages import SeatInfo as Seat

__all__ = ["Ack", "Bye", "Card", "Chat", "Move", "Pong", "Presence", "Refused", "Result", "Seat", "Table", "Welcome"]


class Score(msgspec.Struct):
    """A seat's points and the lines that add up to them."""

    seat: int
    points: int
    lines: list[ScoreLine]


class Table(TableState, tag="table"):
    """Everything about a table, as the client's seat sees it."""

    legal: list[Move]
    scores: list[Score]
    log: list[LogEntry]
    seats: list[Seat]

    def points(self, move: Move) -> int:
        """What a move brings at once to the client's seat."""
        return sum(gain.points for gain in move.gains if gain.seat == self.viewer)


FromServer = Welcome | Table | Ack | Refused | Presence | Chat | Pong | Bye
decode = msgspec.json.Decoder(FromServer).decode


def encode(kind: str, **fields: Any) -> str:
    """A message to the server."""
    return msgspec.json.encode({"type": kind, **fields}).decode()
