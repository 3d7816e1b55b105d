"""Sessions: what lets a browser or a program in without a password. Stored, listed, and revocable at once everywhere.

Only a hash of the token is stored. Every process remembers those it has seen; when one ends, all are told and forget
it, and connections that came in by it are closed.
"""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from . import schema
from .changes import Changes, tell
from .storage import Coalesced, Storage, new_id, now

DAY = 24 * 3600 * 1000
_NOTICED = 3600 * 1000  # how exactly "last seen" is stored
_REMEMBERED = 20_000

_BROWSERS = (
    ("Edg", "Edge"), ("OPR/", "Opera"), ("Firefox", "Firefox"), ("FxiOS", "Firefox"), ("CriOS", "Chrome"),
    ("Chrome", "Chrome"), ("Safari", "Safari"),
)  # fmt: skip
_SYSTEMS = (
    ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"), ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"), ("Linux", "Linux"),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Session:
    id: str
    person: str
    device: str
    created: int
    seen: int
    expires: int | None

    def over(self) -> bool:
        return self.expires is not None and self.expires <= now()


def device(agent: str) -> str:
    """Browser and system, as far as a User-Agent header says: enough to recognise one's own, and no more."""
    names = (next((name for mark, name in known if mark in agent), "") for known in (_BROWSERS, _SYSTEMS))
    return ", ".join(name for name in names if name)


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    """What the log's filter recognises as a secret."""
    return f"hortus_{secrets.token_urlsafe(24)}"


class Sessions:
    def __init__(self, storage: Storage, changes: Changes, days: float) -> None:
        self._storage = storage
        self._changes = changes
        self.lasting = int(days * DAY)
        self._known: OrderedDict[str, Session] = OrderedDict()
        self._over: OrderedDict[str, None] = OrderedDict()  # those that ended lately
        self._stored = Coalesced(self._read)
        self.ended: Callable[[set[str]], None] = lambda sessions: None  # whoever came in by them is shown out
        changes.on("sessions", self._heard)

    async def find(self, token: str) -> Session | None:
        """The session of a token, if there is one and it has not expired."""
        key = digest(token)
        found = self._known.get(key)
        if found is None:
            found = await self._stored.ask(key)
            if found is not None and found.id not in self._over:
                self._remember(key, found)
        if found is None or found.over() or found.id in self._over:
            return None
        if now() - found.seen > _NOTICED:
            found = await self._notice(key, found)
        return found

    async def _read(self, keys: list[str]) -> dict[str, Session]:
        rows = await self._storage.rows(select(schema.sessions).where(schema.sessions.c.token.in_(keys)))
        return {row.token: _session(row) for row in rows}

    def _remember(self, key: str, session: Session) -> None:
        self._known[key] = session
        if len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)

    async def _notice(self, key: str, session: Session) -> Session:
        """It is in use: it expires later."""
        at = now()
        expires = None if session.expires is None else at + self.lasting
        s, p = schema.sessions, schema.people
        with suppress(SQLAlchemyError, OSError):  # whoever can be recognised is, even if nothing can be written
            await self._storage.write(
                update(s).where(s.c.id == session.id).values(seen=at, expires=expires),
                update(p).where(p.c.id == session.person).values(seen=at),
            )
        session = replace(session, seen=at, expires=expires)
        if key in self._known:
            self._known[key] = session
        return session

    async def begin(self, person: str, name: str, instead_of: Session | None = None) -> tuple[Session, str]:
        """A new session, and its token; the one it replaces ends."""
        at = now()
        token = new_token()
        session = Session(new_id("s_"), person, name[:60], at, at, at + self.lasting)
        async with self._storage.engine.begin() as connection:
            await store(connection, session, token)
            if instead_of is not None:
                await end(connection, [instead_of.id])
        if instead_of is not None:
            await self._changes.look()
        return session, token

    async def of(self, person: str) -> list[Session]:
        """A person's sessions, the last used first."""
        s = schema.sessions.c
        query = select(schema.sessions).where(s.person == person).order_by(s.seen.desc(), s.created.desc())
        return [session for session in map(_session, await self._storage.rows(query)) if not session.over()]

    async def end(self, sessions: Iterable[str]) -> None:
        """These sessions are over, on every process."""
        async with self._storage.engine.begin() as connection:
            await end(connection, list(sessions))
        await self._changes.look()

    def ended_lately(self, session: str) -> bool:
        return session in self._over

    async def _heard(self, data: dict[str, Any]) -> None:
        over = set(data["ended"])
        self._over.update(dict.fromkeys(over))
        while len(self._over) > _REMEMBERED:
            self._over.popitem(last=False)
        for key in [key for key, session in self._known.items() if session.id in over]:
            del self._known[key]
        self.ended(over)


def _session(row: Row[Any]) -> Session:
    return Session(row.id, row.person, row.device, row.created, row.seen, row.expires)


async def store(connection: AsyncConnection, session: Session, token: str) -> None:
    await connection.execute(
        insert(schema.sessions).values(
            id=session.id, token=digest(token), person=session.person, device=session.device, created=session.created,
            seen=session.seen, expires=session.expires,
        )
    )  # fmt: skip


async def end(connection: AsyncConnection, sessions: list[str]) -> None:
    """End these sessions with this transaction."""
    if sessions:
        await connection.execute(delete(schema.sessions).where(schema.sessions.c.id.in_(sessions)))
        await connection.execute(delete(schema.subscriptions).where(schema.subscriptions.c.session.in_(sessions)))
        await tell(connection, "sessions", ended=sessions)


async def end_all(connection: AsyncConnection, person: str, but: str = "") -> list[str]:
    """End a person's sessions with this transaction, all or all but one; which they were."""
    s = schema.sessions.c
    rows = await connection.execute(select(s.id).where(s.person == person, s.id != but))
    found = [row.id for row in rows]
    await end(connection, found)
    return found
