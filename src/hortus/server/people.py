"""Who somebody is: guests and accounts come in by a cookie, programs by a token (sessions.py)."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import Row, Select, insert, select, update
from sqlalchemy.exc import IntegrityError

from hortus import __version__
from hortus.i18n import LANGUAGES

from . import cards, schema
from .changes import Changes, tell
from .limits import SharedBuckets
from .messages import PROTOCOL
from .refusals import Refusal, checked_name, cleaned
from .relations import Relations
from .sessions import DAY, Session, Sessions, end_all, new_token, store
from .settings import Settings
from .storage import Coalesced, Storage, exclusive, new_id, now

_REMEMBERED = 10_000
HASHES_WAITING = 8
PROGRAMS = 20  # per person
VACATION = 30  # days
Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str
    kind: str
    lang: str
    owner: str | None = None  # of a program
    owner_kind: str | None = None
    shows: tuple[str, ...] = ()  # what everybody may see of theirs: results, matches
    vacation: int = 0  # until when they are on vacation, or were

    @property
    def fleeting(self) -> bool:
        """Can anybody be such a person again and again? Guests can, and programs of guests."""
        return (self.owner_kind or self.kind) == "guest"


@cache
def hash_of_nobody() -> str:
    """Of a password that nobody knows: it is checked when there is no such account."""
    return PasswordHasher(parallelism=1).hash(secrets.token_hex(16))


class People:
    def __init__(self, storage: Storage, secret: bytes, settings: Settings, changes: Changes) -> None:
        self.storage = storage
        self.changes = changes
        self.sessions = Sessions(storage, changes, settings.session_days)
        self.relations = Relations(storage, changes)
        self._secret = secret
        self._known: dict[str, Person] = {}
        self._stored = Coalesced(self._read)
        self._hasher = PasswordHasher(parallelism=1)
        self._hashing = ThreadPoolExecutor(1, thread_name_prefix="password")
        self._hashes = 0  # waiting or being worked out
        self._guesses = SharedBuckets(storage, "guess", settings.guesses_rate, settings.guesses_burst)
        self._nobody = hash_of_nobody()
        self.changed: Callable[[set[str]], None] = lambda people: None  # these are not as before
        changes.on("people", self._heard)

    def sign(self, purpose: str, text: str) -> str:
        """What only this deployment can make of a text."""
        return hmac.new(self._secret, f"{purpose}:{text}".encode(), hashlib.sha256).hexdigest()[:40]

    def csrf(self, session: Session) -> str:
        return self.sign("csrf", session.id)

    def info(self, session: Session | None, person: Person | None) -> cards.Session:
        """Who somebody is, for themselves."""
        shown = None
        if person:
            shown = cards.PersonInfo(person.id, person.name, person.kind, person.lang)  # type: ignore[arg-type]
        return cards.Session(shown, self.csrf(session) if session else "", list(LANGUAGES), __version__, PROTOCOL)

    # -- looking up

    async def by_id(self, person: str) -> Person | None:
        if person in self._known:
            return self._known[person]
        return await self._stored.ask(person)

    async def _read(self, people: list[str]) -> dict[str, Person]:
        rows = await self.storage.rows(select(schema.people).where(schema.people.c.id.in_(people)))
        owners = [row.owner for row in rows if row.owner]
        kinds = {}
        if owners:
            p = schema.people.c
            kinds = {row.id: row.kind for row in await self.storage.rows(select(p.id, p.kind).where(p.id.in_(owners)))}
        return {row.id: self._remember(row, kinds.get(row.owner)) for row in rows}

    async def kinds(self, people: set[str]) -> dict[str, str]:
        """What kind each of these people is."""
        return {person: found.kind for person in people if (found := await self.by_id(person))}

    def _remember(self, row: Row[Any], owner_kind: str | None = None) -> Person:
        if len(self._known) >= _REMEMBERED:
            self._known.pop(next(iter(self._known)))
        person = Person(
            row.id,
            row.name,
            row.kind,
            row.lang,
            row.owner,
            owner_kind,
            tuple(row.shows.split()),
            row.vacation_until or 0,
        )
        self._known[person.id] = person
        return person

    async def _heard(self, data: dict[str, Any]) -> None:
        """Somebody is not as before: look them up again, and their programs."""
        changed = set(data["changed"])
        for person in [one.id for one in self._known.values() if one.id in changed or one.owner in changed]:
            self._known.pop(person, None)
        self.changed(changed)

    # -- coming and changing

    async def guest(self, name: str, lang: str) -> Person:
        person = Person(new_id("p_"), checked_name(name), "guest", lang)
        at = now()
        await self.storage.add(
            schema.people,
            {"id": person.id, "name": person.name, "kind": person.kind, "lang": lang, "created": at, "seen": at},
        )
        self._known[person.id] = person
        return person

    async def change(self, person: Person, name: str | None, lang: str | None) -> Person:
        changed = replace(person, name=person.name if name is None else checked_name(name), lang=lang or person.lang)
        if changed != person:
            await self._update(person.id, name=changed.name, lang=changed.lang)
        return changed

    async def _update(self, person: str, **values: Any) -> None:
        async with self.storage.engine.begin() as connection:
            await connection.execute(update(schema.people).where(schema.people.c.id == person).values(**values))
            await tell(connection, "people", changed=[person])
        await self.changes.look()

    async def go_on_vacation(self, person: Person, days: int) -> int:
        """For so many days, or back again; until when. The next one only after as long a time as the last one took."""
        p, at = schema.people.c, now()
        row = await self.storage.row(select(p.vacation_from, p.vacation_until).where(p.id == person.id))
        begun, ends = (row.vacation_from or 0, row.vacation_until or 0) if row else (0, 0)
        if not days:
            if ends > at:
                await self._update(person.id, vacation_until=at)
            return 0
        if ends <= at < 2 * ends - begun:
            raise Refusal("not_now", "vacation-soon")
        first = begun if ends > at else at
        until = at + days * DAY
        if until - first > VACATION * DAY:
            raise Refusal("impossible", "vacation-long", most=VACATION)
        await self._update(person.id, vacation_from=first, vacation_until=until)
        return until

    # -- accounts

    async def make_account(self, person: Person, name: str, password: str) -> Person:
        if person.kind != "guest":
            raise Refusal("not_now", "has account" if person.kind == "account" else "guest only")
        name = checked_name(name)
        hashed = await self._in_turn(self._hasher.hash, checked_password(password))
        try:
            await self._update(person.id, kind="account", name=name, login=name.casefold(), password=hashed)
        except IntegrityError:
            raise Refusal("impossible", "name taken") from None
        return replace(person, name=name, kind="account")

    async def by_name(self, name: str) -> Person:
        """The account of this name."""
        row = await self.storage.row(select(schema.people).where(schema.people.c.login == cleaned(name).casefold()))
        if row is None:
            raise Refusal("impossible", "no-person", name=cleaned(name)[:24])
        return self._remember(row)

    async def sign_in(self, name: str, password: str) -> Person:
        row = await self._proven(schema.people.c.login == cleaned(name).casefold(), cleaned(name).casefold(), password)
        if row is None:
            raise Refusal("forbidden", "sign-in")
        return self._remember(row)

    async def change_password(self, person: Person, session: Session, old: str, new: str) -> None:
        """All other sessions end."""
        if person.kind != "account":
            raise Refusal("not_now", "no account")
        checked_password(new)
        await self.check_password(person, old)
        await self.set_password(person.id, new, but=session.id)

    async def set_password(self, person: str, password: str, but: str = "", instead_of: str | None = None) -> bool:
        """All sessions end, but for one. Nothing happens if it is no longer instead of this one, as it is stored."""
        hashed = await self._in_turn(self._hasher.hash, checked_password(password))
        p = schema.people
        known = (p.c.id == person) if instead_of is None else (p.c.id == person) & (p.c.password == instead_of)
        async with self.storage.engine.begin() as connection:
            done = await connection.execute(update(p).where(known).values(password=hashed))
            if not done.rowcount:
                return False
            await end_all(connection, person, but=but)
        await self.changes.look()
        return True

    async def check_password(self, person: Person, password: str) -> None:
        if await self._proven(schema.people.c.id == person.id, person.id, password) is None:
            raise Refusal("forbidden", "old password")

    async def _proven(self, where: Any, key: str, password: str) -> Row[Any] | None:
        """The account's row, if that is its password. It takes as long for accounts that do not exist."""
        if not await self._guesses.take(key):
            raise Refusal("too_many")
        row = await self.storage.row(select(schema.people).where(where))
        hashed = row.password if row and row.password else self._nobody
        try:
            await self._in_turn(self._hasher.verify, hashed, password)
        except (Argon2Error, InvalidHashError):
            return None
        return row

    async def _in_turn(self, work: Callable[..., Result], *args: str) -> Result:
        """Passwords are hashed one at a time, and only so many may wait: it costs a lot of time and memory."""
        if self._hashes >= HASHES_WAITING:
            raise Refusal("too_many")
        self._hashes += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._hashing, work, *args)
        finally:
            self._hashes -= 1

    # -- sessions

    async def my_sessions(self, person: Person, mine: Session | None) -> list[cards.SessionInfo]:
        return [
            cards.SessionInfo(one.id, one.device, one.created, one.seen, mine is not None and one.id == mine.id)
            for one in await self.sessions.of(person.id)
        ]

    async def end_session(self, person: Person, session: str) -> None:
        if session not in {one.id for one in await self.sessions.of(person.id)}:
            raise Refusal("unknown")
        await self.sessions.end([session])

    async def end_others(self, person: Person, mine: Session | None) -> None:
        keep = mine.id if mine else ""
        await self.sessions.end(one.id for one in await self.sessions.of(person.id) if one.id != keep)

    # -- programs

    async def programs(self, owner: Person) -> list[cards.Program]:
        rows = await self.storage.rows(_programs(owner))
        return [cards.Program(row.id, row.name, row.created, row.seen) for row in rows]

    async def new_program(self, owner: Person, name: str) -> cards.ProgramToken:
        if owner.kind == "program":
            raise Refusal("forbidden", "guest only")
        name, token, person, at = checked_name(name), new_token(), new_id("p_"), now()
        async with self.storage.engine.begin() as connection:
            await exclusive(connection, owner.id)
            if len((await connection.execute(_programs(owner))).all()) >= PROGRAMS:
                raise Refusal("too_many")
            await connection.execute(
                insert(schema.people).values(
                    id=person, name=name, kind="program", lang=owner.lang, owner=owner.id, created=at, seen=at
                )
            )
            await store(connection, Session(new_id("s_"), person, "", at, at, None), token)
        return cards.ProgramToken(person, name, token)

    async def drop_program(self, owner: Person, program: str) -> None:
        """Its token stops working, and its connections close."""
        if program not in {one.id for one in await self.programs(owner)}:
            raise Refusal("unknown")
        await self.sessions.end(one.id for one in await self.sessions.of(program))


def _programs(owner: Person) -> Select[Any]:
    p, s = schema.people.c, schema.sessions.c
    return (
        select(p.id, p.name, s.created, s.seen)
        .join(schema.sessions, s.person == p.id)
        .where(p.owner == owner.id)
        .order_by(s.created)
    )


def checked_password(password: str) -> str:
    if not 8 <= len(password) <= 200:
        raise Refusal("impossible", "password")
    return password
