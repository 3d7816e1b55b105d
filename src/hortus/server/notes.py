"""What the processes of one deployment tell each other."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

CHANNEL = "hortus"
IDS = 250  # table ids in one notification: its length is limited


class Note(msgspec.Struct, omit_defaults=True):
    """What one process tells the others."""

    sender: str
    tables: list[str] = []  # with new entries, or ratings
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


def changed_notes(sender: str, tables: list[str], chat: list[str]) -> list[str]:
    """Which logs and chats have grown, in as many notes as it takes."""
    notes: list[Any] = [Note(sender, tables=tables[i : i + IDS]) for i in range(0, len(tables), IDS)]
    notes += [Note(sender, chat=chat[i : i + IDS]) for i in range(0, len(chat), IDS)]
    return [written(note) for note in notes]
