"""A bot that plays at a table over the network: any legal move, preferring what brings most at once.

Register a program (POST /api/programs) to get a token, then:

    python examples/bot.py http://localhost:8000 <token> <table code>
"""

from __future__ import annotations

import json
import random
import sys
import uuid

import httpx
from websockets.sync.client import connect


def choose(legal: list[dict], seat: int) -> str:
    """The heart of a bot: here, the most points right now."""
    random.shuffle(legal)

    def brings(move: dict) -> int:
        return sum(gain["points"] for gain in move.get("gains", []) if gain["seat"] == seat)

    return max(legal, key=brings)["move"]


def main(server: str, token: str, code: str) -> None:
    headers = {"Authorization": f"Bearer {token}"}
    with httpx.Client(base_url=server, headers=headers) as http:
        table = http.get(f"/api/codes/{code}").raise_for_status().json()
        http.post(f"/api/tables/{table['id']}/join", json={}).raise_for_status()
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table['id']}/live?sentences=yes"
    with connect(address, additional_headers=headers, max_size=2**24) as socket:
        waiting_for = ""
        while True:
            try:
                message = json.loads(socket.recv(timeout=20))
            except TimeoutError:
                socket.send(json.dumps({"type": "ping"}))
                continue
            if message.get("id") == waiting_for and message["type"] in ("ack", "refused"):
                waiting_for = ""
            if message["type"] != "table":
                continue
            if message["state"] == "over":
                print(message["sentence"])
                return
            if message["legal"] and not waiting_for:
                waiting_for = str(uuid.uuid4())
                move = choose(message["legal"], message["turn"])
                answer = {"type": "move", "id": waiting_for, "move": move}
                socket.send(json.dumps(answer | {"ply": message["ply"], "undos": message["undos"]}))


if __name__ == "__main__":
    main(*sys.argv[1:4])
