"""Who somebody is: guests and accounts by a signed cookie, programs by a token."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import Row, select, update
from sqlalchemy.exc import IntegrityError

from hortus import __version__
from hortus.i18n import LANGUAGES

from . import cards, schema
from .limits import SharedBuckets
from .messages import PROTOCOL
from .refusals import Refusal, checked_name, cleaned
from .settings import Settings
from .storage import Coalesced, Storage, new_id, now

COOKIE = "hortus"
YEAR = 365 * 24 * 3600
_REMEMBERED = 10_000
HASHES_WAITING = 8
Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str
    kind: str
    lang: str


class People:
    def __init__(self, storage: Storage, secret: bytes, settings: Settings) -> None:
        self.storage = storage
        self._secret = secret
        self._known: dict[str, Person] = {}
        self.changed: Callable[[str], None] = lambda person: None  # somebody is not as before: tell other processes
        self._stored = Coalesced(self._read)
        self._hasher = PasswordHasher(parallelism=1)
        self._hashing = ThreadPoolExecutor(1, thread_name_prefix="password")
        self._hashes = 0  # waiting or being worked out
        self._guesses = SharedBuckets(storage, "guess", settings.guesses_rate, settings.guesses_burst)
        self._nobody = self._hasher.hash(secrets.token_hex(16))  # checked when there is no such account

    # -- cookies and tokens

    def sign(self, purpose: str, text: str) -> str:
        """What only this deployment can make of a text."""
        return hmac.new(self._secret, f"{purpose}:{text}".encode(), hashlib.sha256).hexdigest()[:40]

    def cookie(self, person: Person) -> str:
        return f"{person.id}.{self.sign('cookie', person.id)}"

    def csrf(self, person: Person) -> str:
        return self.sign("csrf", person.id)

    async def by_cookie(self, value: str) -> Person | None:
        found, _, signature = value.partition(".")
        if not hmac.compare_digest(signature.encode(), self.sign("cookie", found).encode()):
            return None
        return await self.by_id(found)

    async def by_token(self, token: str) -> Person | None:
        digest = hashlib.sha256(token.encode()).hexdigest()
        people = schema.people.c
        row = await self.storage.row(select(schema.people).where(people.token == digest))
        return self._remember(row) if row else None

    async def by_id(self, person: str) -> Person | None:
        if person in self._known:
            return self._known[person]
        return await self._stored.ask(person)

    async def _read(self, people: list[str]) -> dict[str, Person]:
        rows = await self.storage.rows(select(schema.people).where(schema.people.c.id.in_(people)))
        return {row.id: self._remember(row) for row in rows}

    async def kinds(self, people: set[str]) -> dict[str, str]:
        """What kind each of these people is."""
        return {person: found.kind for person in people if (found := await self.by_id(person))}

    def _remember(self, row: Row[tuple[object, ...]]) -> Person:
        if len(self._known) >= _REMEMBERED:
            self._known.pop(next(iter(self._known)))
        person = Person(row.id, row.name, row.kind, row.lang)
        self._known[person.id] = person
        return person

    def session(self, person: Person | None) -> cards.Session:
        info = None
        if person:
            info = cards.PersonInfo(person.id, person.name, person.kind, person.lang)  # type: ignore[arg-type]
        return cards.Session(info, self.csrf(person) if person else "", list(LANGUAGES), __version__, PROTOCOL)

    # -- coming and changing

    async def guest(self, name: str, lang: str) -> Person:
        person = Person(new_id("p_"), checked_name(name), "guest", lang)
        await self.storage.add(
            schema.people,
            {"id": person.id, "name": person.name, "kind": person.kind, "lang": lang, "created": now()},
        )
        self._known[person.id] = person
        return person

    async def change(self, person: Person, name: str | None, lang: str | None) -> Person:
        changed = Person(person.id, person.name if name is None else checked_name(name), person.kind,
                         lang or person.lang)  # fmt: skip
        await self.storage.write(
            update(schema.people).where(schema.people.c.id == person.id).values(name=changed.name, lang=changed.lang)
        )
        self._known[person.id] = changed
        self.changed(person.id)
        return changed

    async def make_account(self, person: Person, name: str, password: str) -> Person:
        if person.kind != "guest":
            raise Refusal("not_now", "has account" if person.kind == "account" else "guest only")
        name = checked_name(name)
        hashed = await self._in_turn(self._hasher.hash, _checked_password(password))
        try:
            await self.storage.write(
                update(schema.people)
                .where(schema.people.c.id == person.id)
                .values(kind="account", name=name, login=name.casefold(), password=hashed)
            )
        except IntegrityError:
            raise Refusal("impossible", "name taken") from None
        account = Person(person.id, name, "account", person.lang)
        self._known[person.id] = account
        self.changed(person.id)
        return account

    async def sign_in(self, name: str, password: str) -> Person:
        login = cleaned(name).casefold()
        if not await self._guesses.take(login):
            raise Refusal("too_many")
        row = await self.storage.row(select(schema.people).where(schema.people.c.login == login))
        hashed = row.password if row and row.password else self._nobody
        try:
            await self._in_turn(self._hasher.verify, hashed, password)
        except (Argon2Error, InvalidHashError):
            row = None
        if row is None:
            raise Refusal("forbidden", "sign-in")
        return self._remember(row)

    async def _in_turn(self, work: Callable[..., Result], *args: str) -> Result:
        """Passwords are hashed one at a time, and only so many may wait: it costs a lot of time and memory."""
        if self._hashes >= HASHES_WAITING:
            raise Refusal("too_many")
        self._hashes += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._hashing, work, *args)
        finally:
            self._hashes -= 1

    # -- programs

    async def programs(self, owner: Person) -> list[cards.Program]:
        people = schema.people.c
        rows = await self.storage.rows(
            select(people.id, people.name)
            .where(people.owner == owner.id, people.token.is_not(None))
            .order_by(people.created)
        )
        return [cards.Program(row.id, row.name) for row in rows]

    async def new_program(self, owner: Person, name: str) -> cards.ProgramToken:
        if owner.kind == "program":
            raise Refusal("forbidden", "guest only")
        if len(await self.programs(owner)) >= 20:
            raise Refusal("too_many")
        name, token, person = checked_name(name), f"hortus_{secrets.token_urlsafe(24)}", new_id("p_")
        await self.storage.add(
            schema.people,
            {
                "id": person, "name": name, "kind": "program", "lang": owner.lang, "owner": owner.id,
                "token": hashlib.sha256(token.encode()).hexdigest(), "created": now(),
            },
        )  # fmt: skip
        return cards.ProgramToken(person, name, token)

    async def drop_program(self, owner: Person, program: str) -> None:
        people = schema.people.c
        mine = people.owner == owner.id, people.id == program, people.token.is_not(None)
        if await self.storage.row(select(people.id).where(*mine)) is None:
            raise Refusal("unknown")
        await self.storage.write(update(schema.people).where(people.id == program).values(token=None))
        self.forget(program)
        self.changed(program)

    def forget(self, person: str) -> None:
        """Look this person up again."""
        self._known.pop(person, None)


def _checked_password(password: str) -> str:
    if not 8 <= len(password) <= 200:
        raise Refusal("impossible", "password")
    return password
