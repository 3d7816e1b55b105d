"""A program at a table server: who it is, the tables it makes and joins, and whole matches by a chooser."""

from __future__ import annotations

import inspect
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar
from urllib.parse import urlsplit

import httpx
import msgspec

from hortus.errors import shown
from hortus.i18n import COMMON
from hortus.server.cards import Problem, Session
from hortus.server.messages import PROTOCOL

from .errors import ClientError, Refused
from .live import AGAIN, LiveTable, Patience
from .messages import Card, Result, Table

Chooser = Callable[[Table], "str | Awaitable[str]"]  # what to play, in notation, at a table where it is one's turn
T = TypeVar("T")


class Client:
    """A guest of this name, or with `token` a registered program. Use it with `async with`.

    What a server that is away does not answer is asked again, for at most `patience` seconds; then Disconnected says
    so. What the server does not allow is Refused.
    """

    def __init__(self, url: str, name: str = "Program", token: str | None = None, patience: float = 120.0) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise ClientError(COMMON.sentences("bad-address", given=shown(url)))
        self.url = f"{parts.scheme}://{parts.netloc}"
        self.name = name
        self._patience = patience
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self._token = token
        self._http = httpx.AsyncClient(base_url=self.url, headers=headers, timeout=20)

    async def __aenter__(self) -> Client:
        session = await self._ask("GET", "/api/session", Session)
        if session.protocol != PROTOCOL:
            await self._http.aclose()
            raise ClientError(
                COMMON.sentences("other-protocol", server=str(session.protocol), client=str(PROTOCOL),
                                 version=session.version)
            )  # fmt: skip
        if session.person is None:
            session = await self._ask("POST", "/api/session", Session, {"name": self.name, "lang": "en"})
        self._http.headers["X-CSRF-Token"] = session.csrf
        self.session = session
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()

    # -- tables

    async def open_table(self, game: str, seats: Sequence[str], public: bool = False, **options: Any) -> Card:
        """Make a table. A seat is "me", "open", "invited" or the name of a bot; the match starts when none is open."""
        kinds = [
            {"kind": seat} if seat in ("me", "open", "invited") else {"kind": "bot", "bot": seat} for seat in seats
        ]
        body = {"game": game, "seats": kinds, "public": public, "options": options}
        return await self._ask("POST", "/api/tables", Card, body)

    async def join(self, table: str, code: str | None = None) -> Card:
        """Take a seat at a table that has one open."""
        return await self._ask("POST", f"/api/tables/{table}/join", Card, {"code": code} if code else {})

    async def by_code(self, code: str) -> Card:
        """The table that a short code invites to."""
        return await self._ask("GET", f"/api/codes/{code}", Card)

    async def table(self, table: str) -> Card:
        """A table by its id."""
        return await self._ask("GET", f"/api/tables/{table}", Card)

    async def lobby(self) -> list[Card]:
        """The public tables: those with an open seat, then those being played."""
        return await self._ask("GET", "/api/lobby", list[Card])

    async def record(self, table: str) -> str:
        """The record of a match that is over."""
        return (await self._answered("GET", f"/api/tables/{table}/record")).text

    # -- playing

    def live(self, table: str) -> LiveTable:
        """The live connection to a table; use it with `async with`."""
        headers = {"Authorization": f"Bearer {self._token}"} if self._token else {}
        if self._http.cookies:
            headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        return LiveTable(address, headers, self._patience)

    async def play(self, table: str, choose: Chooser) -> Result:
        """Play a match to its end: `choose` is asked for a move whenever the client's seat is to decide."""
        async with self.live(table) as live:
            async for state in live:
                if state.legal:
                    chosen = choose(state)
                    move = await chosen if inspect.isawaitable(chosen) else chosen
                    try:
                        await live.move(move)
                    except Refused as refused:
                        if refused.reason not in AGAIN:
                            raise
                if state.result:
                    return state.result
        raise ClientError(COMMON.sentences("table-closed"))

    # -- asking

    async def _ask(self, method: str, path: str, kind: type[T], body: Any = None) -> T:
        answer = await self._answered(method, path, body)
        return msgspec.json.decode(answer.content, type=kind)

    async def _answered(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """The server's answer; it is asked again, under the same key, until there is one."""
        headers = {"Idempotency-Key": secrets.token_hex(8)} if method == "POST" else {}
        patience = Patience(self._patience)
        while True:
            try:
                answer = await self._http.request(method, path, json=body, headers=headers)
            except httpx.TransportError as broken:
                await patience.wait(broken)
                continue
            if answer.is_success:
                return answer
            try:
                problem = msgspec.json.decode(answer.content, type=Problem)
            except msgspec.DecodeError:
                problem = Problem("failed", f"The server answers {answer.status_code}.")
            if answer.status_code in (429, 503):
                await patience.wait(problem.sentence, float(answer.headers.get("Retry-After", 0)))
                continue
            raise Refused(problem.error, problem.sentence)
