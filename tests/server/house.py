"""A real server process and real clients, for tests and benches."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Mapping
from functools import wraps
from multiprocessing import util
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.forked import Forked, can_fork
from tests.waiting import wait_until

ROOT = Path(__file__).resolve().parents[2]
Message = dict[str, Any]

_NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # made once: loading certificates for each client is slow

QUICK = {"HORTUS_BOT_PAUSE": "0.01", "HORTUS_BOT_WORKERS": "1", "HORTUS_ROUND_PAUSE": "0.1",
         "HORTUS_ENTRIES_RATE": "1000", "HORTUS_ENTRIES_BURST": "100000",
         "HORTUS_REQUESTS_RATE": "1000", "HORTUS_REQUESTS_BURST": "100000",
         "HORTUS_MESSAGES_RATE": "1000", "HORTUS_MESSAGES_BURST": "1000",
         "HORTUS_CHAT_RATE": "100000", "HORTUS_CHAT_BURST": "100000", "HORTUS_TABLES_RATE": "1000",
         "HORTUS_TABLES_BURST": "100000", "HORTUS_TABLES_OPEN": "100000", "HORTUS_REPLAYS_RATE": "1000",
         "HORTUS_REPLAYS_BURST": "1000", "HORTUS_GUESSES_BURST": "1000",
         "HORTUS_CONNECTIONS_PER_ADDRESS": "20000", "HORTUS_SOCKETS_PER_ADDRESS": "5000"}  # fmt: skip


class House:
    """The server as a process of its own; it can be killed and started again on the same database."""

    def __init__(
        self, db: str, settings: Mapping[str, str] | None = None, port: int = 0, processes: int = 1,
        from_scratch: bool = False,
    ) -> None:  # fmt: skip
        """`from_scratch`: as whoever runs it starts it, for those who measure that; else it is forked if it can be."""
        self.db = db
        self.settings = {**QUICK, **(settings or {})}
        self.port, self.processes = port, processes
        self._from_scratch = from_scratch or processes > 1
        self.process: subprocess.Popen[str] | Forked | None = None
        self.errors: list[str] = []
        self._listener = threading.Thread()

    def start(self) -> House:
        path = os.pathsep.join([str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")])
        ours = util.get_temp_dir()  # goes with this process: whoever is killed leaves nothing elsewhere
        environment = {**os.environ, "PYTHONPATH": path, "PYTHONUNBUFFERED": "1", "TMPDIR": ours, **self.settings}
        arguments = ["127.0.0.1", str(self.port), self.db, str(self.processes)]
        self.process = (
            Forked("hortus.server", arguments, environment)
            if not self._from_scratch and can_fork(self.settings) else subprocess.Popen(
                [sys.executable, "-m", "hortus.server", *arguments],
                stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment, cwd=ROOT,
            )
        )  # fmt: skip
        assert self.process.stdout
        line = self.process.stdout.readline()
        found = re.search(r":(\d+)/", line)
        if not found:
            self.process.wait(20)
            self._listen(self.process)
            raise AssertionError("the server did not start: " + "".join(self.errors))
        self.port = int(found[1])
        self._listener = threading.Thread(target=self._listen, args=(self.process,), daemon=True)
        self._listener.start()
        wait_until(self._ready, 240)  # the rules may have to be compiled first
        return self

    def _ready(self) -> bool:
        assert self.process
        if self.process.poll() is not None:
            raise AssertionError("the server died: " + "".join(self.errors))
        try:
            return httpx.get(f"{self.url}/readyz", timeout=5, verify=_NO_TLS).status_code == 200
        except httpx.TransportError:
            return False

    def _listen(self, process: subprocess.Popen[str] | Forked) -> None:
        assert process.stderr
        with process.stderr:
            for line in process.stderr:
                self.errors.append(line)
        if process.stdout:
            process.stdout.close()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        assert self.process
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self._listener.join(5)

    @property
    def gone(self) -> bool:
        """Has everybody ended who writes where it does: itself, its workers, what they were forked from?"""
        return not self._listener.is_alive()

    def stop(self) -> int:
        assert self.process
        self.process.terminate()
        try:
            return self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise
        finally:
            self._listener.join(5)

    def unexpected(self) -> list[str]:
        """Lines of the log that tell of something nobody expected."""
        return [line for line in self.errors if '"level": "error"' in line or "Traceback" in line]

    def processor_seconds(self) -> float:
        """Processor time used so far."""
        assert self.process
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Resident bytes."""
        assert self.process
        text = Path(f"/proc/{self.process.pid}/smaps_rollup").read_text()
        found = re.search(r"Rss:\s+(\d+) kB", text)
        assert found
        return int(found[1]) * 1024


_PEOPLE: list[Person] = []


async def everybody_leaves() -> None:
    """Close what is still open."""
    while _PEOPLE:
        await _PEOPLE.pop().close()


def run(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """An asynchronous test; whoever came in is shown out at its end."""

    @wraps(test)
    def running(*args: Any, **kwargs: Any) -> None:
        async def whole() -> None:
            try:
                await asyncio.wait_for(test(*args, **kwargs), 90)
            finally:
                await everybody_leaves()

        asyncio.run(whole())

    return running


class Person:
    """Somebody with a browser, or a program with a token."""

    def __init__(self, house: House, token: str | None = None) -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.house = house
        self.http = httpx.AsyncClient(base_url=house.url, headers=headers, timeout=20, verify=_NO_TLS)
        self.id = ""
        self.account, self.password = "", "long enough"
        self.sockets: list[Live] = []
        _PEOPLE.append(self)

    async def enter(self, name: str, lang: str = "en") -> Person:
        answer = await self.post("/api/session", {"name": name, "lang": lang})
        self.id = answer["person"]["id"]
        self.http.headers["X-CSRF-Token"] = answer["csrf"]
        return self

    async def sign_up(self) -> Person:
        """Make an account: among people only those are rated. Its name is nobody else's."""
        answer = await self.get("/api/session")
        if answer["person"]["kind"] != "account":  # asked again, it may have been made
            self.account = f"{answer['person']['name']} {self.id[-6:]}"
            answer = await self.post("/api/account", {"name": self.account, "password": self.password})
        self.http.headers["X-CSRF-Token"] = answer["csrf"]
        return self

    async def request(self, method: str, path: str, body: Any = None) -> httpx.Response:
        # The port changes when the house is started again.
        return await self.http.request(method, self.house.url + path, json=body)

    async def get(self, path: str) -> Any:
        answer = await self.request("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        answer = await self.request("POST", path, body)
        if status is None:
            assert answer.status_code in (200, 201, 204), answer.text
        else:
            assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    async def table(self, game: str, seats: list[Any], **more: Any) -> Message:
        """Make a table; a seat is "me", "open", "invited" or the name of a bot."""
        kinds = [
            {"kind": seat} if seat in ("me", "open", "invited") else {"kind": "bot", "bot": seat} if isinstance(
                seat, str) else seat
            for seat in seats
        ]  # fmt: skip
        made: Message = await self.post("/api/tables", {"game": game, "seats": kinds, **more})
        return made

    async def live(self, table: str, query: str = "", **more: Any) -> Live:
        headers = {}
        if self.http.cookies:
            headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        if "Authorization" in self.http.headers:
            headers["Authorization"] = self.http.headers["Authorization"]
        headers.update(more.pop("headers", {}))
        address = f"ws://127.0.0.1:{self.house.port}/api/tables/{table}/live?{query}"
        socket = await connect(
            address, additional_headers=headers, compression=None, max_size=2**24, proxy=None, **more
        )
        found = Live(socket)
        self.sockets.append(found)
        return found

    async def close(self) -> None:
        for socket in self.sockets:
            await socket.close()
        await self.http.aclose()


class Live:
    """A live connection. It remembers the last state and all that came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: Message = {}
        self.all: list[str] = []
        self._count = 0

    async def send(self, kind: str, **fields: Any) -> str:
        client = ""
        if kind in ("move", "undo", "answer", "chat"):
            self._count += 1
            client = fields.setdefault("id", f"c{self._count}-{os.urandom(4).hex()}")
        await self.socket.send(json.dumps({"type": kind, **fields}))
        return str(client)

    async def receive(self, timeout: float = 10) -> Message:
        async with asyncio.timeout(timeout):  # `wait_for` may lose a cancellation that comes with the answer
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.all.append(text)
        message: Message = json.loads(text)
        if message["type"] == "table":
            self.state = message
        return message

    async def until(self, wanted: str | Callable[[Message], Any], timeout: float = 10) -> Message:
        """The next message of this type, or for which this is true."""
        deadline = time.monotonic() + timeout
        while True:
            message = await self.receive(max(0.01, deadline - time.monotonic()))
            if message["type"] == wanted if isinstance(wanted, str) else wanted(message):
                return message

    async def state_where(self, condition: Callable[[Message], Any], timeout: float = 10) -> Message:
        if self.state and condition(self.state):
            return self.state
        return await self.until(lambda message: message["type"] == "table" and condition(message), timeout)

    async def my_turn(self, timeout: float = 10) -> Message:
        return await self.state_where(lambda s: s["legal"] or s["state"] == "over", timeout)

    async def play(self, move: str, **more: Any) -> Message:
        """Play and wait for the answer to it and the state after it."""
        number = self.state["number"]
        client = await self.send("move", ply=self.state["ply"], undos=self.state["undos"], move=move, **more)
        answer = await self.until(lambda message: message.get("id") == client and message["type"] != "table")
        if answer["type"] == "ack":
            await self.state_where(lambda s: s["number"] > number)
        return answer

    async def closed(self, timeout: float = 10) -> int:
        """Read until the server closes; the code."""
        try:
            while True:
                await self.receive(timeout)
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006

    async def close(self) -> None:
        await self.socket.close()


async def play_on(lives: list[Live], choose: Callable[[list[str]], str], plies: int = 10**6) -> None:
    """Everybody plays until the match is over, or for so many plies."""

    async def one(live: Live) -> None:
        while True:
            state = await live.my_turn(30)
            if state["state"] == "over" or state["ply"] >= plies:
                return
            answer = await live.play(choose([legal["move"] for legal in state["legal"]]))
            assert answer["type"] == "ack", answer

    tasks = [asyncio.create_task(one(live)) for live in lives]
    try:
        if plies < 10**6:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                if task.done():
                    task.result()
        else:
            await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
