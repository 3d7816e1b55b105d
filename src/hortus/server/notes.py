"""What the processes of one deployment tell each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

CHANNEL = "hortus"
LONGEST = 7_900  # bytes of a notification


class Told(msgspec.Struct, array_like=True, frozen=True):
    """An entry of a table's log as it is stored, for those who have the table open and need not read it then."""

    number: int
    kind: str
    at: int
    data: str


class Note(msgspec.Struct, omit_defaults=True):
    """What one process tells the others."""

    sender: str
    tables: list[str] = []  # with new entries, or ratings
    entries: list[Told] = []  # those of the only table, if they fit
    chat: list[str] = []  # with new lines
    here: dict[str, tuple[list[str], int]] = {}  # by table: who is connected to the sender, and how many watch
    who: list[str] = []  # tables of which the sender would like to know that
    changes: bool = False  # there is something new in `changes` (changes.py)


_encode = msgspec.json.Encoder().encode
read_note = msgspec.json.Decoder(Note).decode


def written(note: Note) -> str:
    return _encode(note).decode()


async def send(connection: AsyncConnection, note: Note) -> None:
    """Tell the others with this transaction."""
    await connection.execute(
        text("select pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": written(note)}
    )


def entries_note(sender: str, rows: Sequence[dict[str, Any]]) -> str:
    """The log of a table has grown by these rows."""
    table = rows[0]["table_id"]
    entries = [Told(row["number"], row["kind"], row["at"], row["data"]) for row in rows]
    found = _encode(Note(sender, tables=[table], entries=entries))
    return found.decode() if len(found) <= LONGEST else written(Note(sender, tables=[table]))


def chat_note(sender: str, table: str) -> str:
    """The chat of a table has grown."""
    return written(Note(sender, chat=[table]))
