"""Playing on a table server by program: typed messages, and connections that survive a server that goes away.

import asyncio
from hortus.client import Client

async def main():
    async with Client("http://localhost:8000", name="Patient") as client:
        table = await client.open_table("lucky-numbers", ["me", "sprout"])
        print(await client.play(table.id, lambda table: table.legal[0].move))

asyncio.run(main())
"""

from .client import Chooser, Client
from .errors import ClientError, Disconnected, Refused
from .live import LiveTable
from .messages import Ack, Card, Chat, Move, Presence, Result, Seat, Table

__all__ = [
    "Ack",
    "Card",
    "Chat",
    "Chooser",
    "Client",
    "ClientError",
    "Disconnected",
    "LiveTable",
    "Move",
    "Presence",
    "Refused",
    "Result",
    "Seat",
    "Table",
]
