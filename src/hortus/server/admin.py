"""What whoever runs the servers can do, from a command beside them: it works on the database and tells them."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import ip_network
from typing import Any

import msgspec
from argon2 import PasswordHasher
from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hortus.errors import HortusError

from . import messages as m
from . import personal_data, schema
from .announcements import SETTING
from .changes import WORKING, tell
from .refusals import Refusal, checked_name, cleaned
from .sessions import DAY, end, end_all
from .settings import Settings
from .storage import newest, now, open_engine, reason, revision
from .transactions import database_time

PATIENCE = 15.0  # seconds a server has to answer
ALIVE = 10_000  # milliseconds since a server's last heartbeat
Row = dict[str, Any]


class CannotDo(HortusError):
    """Why not, in a sentence."""


@asynccontextmanager
async def administration(db: str | None) -> AsyncIterator[Administration]:
    """Work on this database; CannotDo says why that is not possible."""
    url = Settings.from_environment(db=db).url(new=False)
    engine = open_engine(url)
    try:
        async with engine.connect() as connection:
            found = await connection.run_sync(revision)
        if found != newest():
            raise CannotDo(f"The database is of revision {found}, this version of Hortus works with {newest()}.")
        yield Administration(engine)
    except (SQLAlchemyError, OSError) as problem:
        raise CannotDo(f"The database cannot be used: {reason(problem)}.") from None
    finally:
        await engine.dispose()


class Administration:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def _rows(self, query: Any) -> list[Row]:
        async with self._engine.connect() as connection:
            connection = await connection.execution_options(reading=True)
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def _person(self, connection: AsyncConnection, who: str) -> Any:
        """A person by id, or an account by its name."""
        p = schema.people.c
        query = select(schema.people).where(or_(p.id == who, p.login == cleaned(who).casefold()))
        row = (await connection.execute(query)).first()
        if row is None:
            raise CannotDo(f"There is nobody with the id or the account name {who!r}; `hortus admin people` finds ids.")
        return row

    async def _order(self, kind: str, **data: Any) -> str:
        """Have a running server do something; its answer."""
        if not await self.servers():
            raise CannotDo("No server is running on this database: one has to, to do this.")
        async with self._engine.begin() as connection:
            change = await tell(connection, kind, **data)
        c = schema.changes.c
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            answer = (await self._rows(select(c.answer).where(c.id == change)))[0]["answer"]
            if answer not in (None, WORKING):
                return str(answer)
            await asyncio.sleep(0.1)
        raise CannotDo(f"No server has answered within {PATIENCE:.0f} seconds; look at their logs.")

    # -- looking

    async def servers(self) -> list[Row]:
        p = schema.processes.c
        return await self._rows(
            select(p.id, p.seen).where(p.alive, p.seen > database_time(self._engine.dialect) - ALIVE)
        )

    async def tables(self, state: str | None, most: int) -> list[Row]:
        t, s = schema.tables.c, schema.seats.c
        query = select(t.id, t.game, t.state, t.ply, t.public, t.host, t.created, t.changed, t.quarantine)
        if state:
            query = query.where(t.state == state)
        rows = await self._rows(query.order_by(t.changed.desc()).limit(most))
        seats = await self._rows(
            select(s.table_id, s.kind, s.name, s.person)
            .where(s.table_id.in_([row["id"] for row in rows])).order_by(s.table_id, s.seat)
        )  # fmt: skip
        for row in rows:
            row["seats"] = [f"{x['name'] or x['kind']}{' ' + x['person'] if x['person'] else ''}"
                            for x in seats if x["table_id"] == row["id"]]  # fmt: skip
        return rows

    async def people(self, text: str, most: int) -> list[Row]:
        p, s = schema.people.c, schema.sessions.c
        count = select(func.count()).where(s.person == p.id).scalar_subquery()
        query = select(p.id, p.name, p.kind, p.owner, p.created, p.seen, count.label("sessions"))
        if text:
            query = query.where(or_(p.id == text, func.lower(p.name).contains(text.lower(), autoescape=True)))
        return await self._rows(query.order_by(p.seen.desc()).limit(most))

    async def sessions(self, who: str) -> list[Row]:
        async with self._engine.connect() as connection:
            person = await self._person(connection, who)
        s = schema.sessions.c
        query = select(s.id, s.device, s.created, s.seen, s.expires).where(s.person == person.id)
        return await self._rows(query.order_by(s.seen.desc()))

    async def end_sessions(self, who: str, session: str | None) -> str:
        """End one session, or all."""
        async with self._engine.begin() as connection:
            person = await self._person(connection, who)
            if session is None:
                return f"{len(await end_all(connection, person.id))} sessions of {person.name} are over."
            s = schema.sessions.c
            if not (await connection.execute(select(s.id).where(s.id == session, s.person == person.id))).first():
                raise CannotDo(f"{person.name} has no session {session!r}.")
            await end(connection, [session])
        return f"The session {session} is over."

    # -- bans

    async def bans(self) -> list[Row]:
        return await self._rows(select(schema.bans).order_by(schema.bans.c.created))

    async def ban(self, who: str, days: float | None, reason: str) -> str:
        async with self._engine.begin() as connection:
            subject = await self._subject(connection, who)
            until = None if days is None else now() + int(days * DAY)
            await connection.execute(delete(schema.bans).where(schema.bans.c.subject == subject))
            await connection.execute(
                insert(schema.bans).values(subject=subject, reason=cleaned(reason)[:200], created=now(), until=until)
            )
            await tell(connection, "bans")
        return f"{subject} is banned{'' if days is None else f' for {days:g} days'}."

    async def unban(self, who: str) -> str:
        async with self._engine.begin() as connection:
            subject = await self._subject(connection, who)
            done = await connection.execute(delete(schema.bans).where(schema.bans.c.subject == subject))
            if not done.rowcount:
                raise CannotDo(f"{subject} is not banned.")
            await tell(connection, "bans")
        return f"{subject} is not banned any more."

    async def _subject(self, connection: AsyncConnection, who: str) -> str:
        """A person's id, or a network."""
        try:
            return str(ip_network(who, strict=False))
        except ValueError:
            return str((await self._person(connection, who)).id)

    # -- people

    async def rename(self, who: str, name: str) -> str:
        try:
            name = checked_name(name)
            async with self._engine.begin() as connection:
                person = await self._person(connection, who)
                await personal_data.rename(connection, person.id, name)
        except Refusal as refusal:
            raise CannotDo(refusal.sentence("en")) from None
        except IntegrityError:
            raise CannotDo(f"Another account has the name {name!r}.") from None
        return f"{person.name} is called {name} now."

    async def reset_password(self, who: str) -> tuple[str, str]:
        """A new password for an account; all its sessions end."""
        password = secrets.token_urlsafe(12)
        hashed = await asyncio.to_thread(PasswordHasher(parallelism=1).hash, password)
        async with self._engine.begin() as connection:
            person = await self._person(connection, who)
            if person.kind != "account":
                raise CannotDo(f"{person.name} is no account: there is no password to reset.")
            await connection.execute(
                update(schema.people).where(schema.people.c.id == person.id).values(password=hashed)
            )
            await end_all(connection, person.id)
        return str(person.name), password

    async def export(self, who: str) -> dict[str, Any]:
        async with self._engine.connect() as connection:
            person = await self._person(connection, who)
            return await personal_data.export(connection, person.id)

    async def delete(self, who: str) -> str:
        """Off all tables, if a server runs, and forgotten."""
        async with self._engine.connect() as connection:
            person = await self._person(connection, who)
        if await self.servers():
            await self._order("leave", person=person.id)
        async with self._engine.begin() as connection:
            await personal_data.erase(connection, person.id)
        return f"{person.name} is forgotten."

    # -- tables

    async def kick(self, table: str, who: str) -> str:
        async with self._engine.connect() as connection:
            person = await self._person(connection, who)
        return await self._order("kick", table=table, person=person.id)

    async def quarantine(self) -> list[Row]:
        t = schema.tables.c
        query = select(t.id, t.game, t.version, t.state, t.changed, t.quarantine).where(t.quarantine.is_not(None))
        return await self._rows(query.order_by(t.changed.desc()))

    async def quarantined(self, table: str) -> Row:
        """A table that was set aside, with its log."""
        t, log = schema.tables.c, schema.log.c
        columns = t.id, t.game, t.version, t.options, t.pace, t.state, t.host, t.created, t.changed, t.quarantine
        found = await self._rows(select(*columns).where(t.id == table))
        if not found:
            raise CannotDo(f"There is no table {table!r}.")
        entries = select(log.number, log.kind, log.at, log.data).where(log.table_id == table).order_by(log.number)
        return {**found[0], "log": await self._rows(entries)}

    async def retry(self, table: str) -> str:
        return await self._order("retry", table=table)

    # -- reported lines

    async def reports(self, resolved: bool, most: int) -> list[Row]:
        """Lines that people have reported, the newest first, with what was said around them."""
        r, p = schema.reports.c, schema.people
        by, about = p.alias(), p.alias()
        query = (
            select(r.id, r.at, r.table_id, r.person, about.c.name, r.line, r.reason, by.c.name.label("by"),
                   r.resolved, r.resolution, r.context)
            .outerjoin(about, about.c.id == r.person).outerjoin(by, by.c.id == r.reporter)
        )  # fmt: skip
        if not resolved:
            query = query.where(r.resolved.is_(None))
        rows = await self._rows(query.order_by(r.id.desc()).limit(most))
        return [{**row, "context": msgspec.json.decode(row["context"])} for row in rows]

    async def resolve(self, report: int, note: str) -> str:
        """A report has been dealt with; the note is for administrators."""
        r = schema.reports
        async with self._engine.begin() as connection:
            done = await connection.execute(
                update(r).where(r.c.id == report).values(resolved=now(), resolution=cleaned(note)[:200])
            )
        if not done.rowcount:
            raise CannotDo(f"There is no report {report}.")
        return f"Report {report} is resolved."

    # -- telling everybody

    async def announce(self, text: str, minutes: float) -> str:
        said = cleaned(text)
        if not 1 <= len(said) <= 300:
            raise CannotDo("An announcement has 1 to 300 characters.")
        announcement = m.Announcement(secrets.token_hex(4), said, now() + int(minutes * 60_000))
        await self._announce(msgspec.json.encode(announcement).decode())
        return f"Said for {minutes:g} minutes: {said}"

    async def be_silent(self) -> str:
        await self._announce("null")
        return "Nothing is announced any more."

    async def _announce(self, value: str) -> None:
        s = schema.settings
        async with self._engine.begin() as connection:
            await connection.execute(delete(s).where(s.c.name == SETTING))
            await connection.execute(insert(s).values(name=SETTING, value=value))
            await tell(connection, "announcement")
