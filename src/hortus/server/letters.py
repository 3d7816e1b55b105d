"""An account's e-mail address: verified before it is stored, for reminders and for a forgotten password.

The links in letters carry signed tokens, so that nothing has to be stored for them: one to verify an address names the
address. Those to verify an address and to set a new password are void once the password has changed, and the former
once another address has been verified: whoever has been shut out by that cannot come back by a letter of before.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import hashlib
import hmac
import logging
from typing import Any

import msgspec
from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from . import letter_cards, schema
from .limits import SharedBuckets
from .loops import guarded
from .mail import checked_address
from .outbox import Outbox, post
from .people import People, Person
from .refusals import Refusal, cleaned, sentence
from .settings import Settings
from .storage import exclusive, now

logger = logging.getLogger("hortus.letters")

VERIFYING = 48 * 3600_000  # milliseconds that a link to verify an address can be used
RESETTING = 3600_000
_e = schema.emails.c


class Letters:
    def __init__(self, people: People, settings: Settings, outbox: Outbox) -> None:
        self._people = people
        self._storage = people.storage
        self._outbox = outbox
        self._url = settings.public_url
        self.offered = bool(settings.smtp)
        self._tasks: set[asyncio.Task[None]] = set()
        self._letters = SharedBuckets(self._storage, "mail", settings.letters_rate, settings.letters_burst)

    # -- the address

    async def email(self, person: Person) -> letter_cards.Email:
        row = await self._storage.row(select(schema.emails).where(_e.person == person.id))
        return letter_cards.Email(self.offered, row.address if row else None, bool(row and row.remind))

    async def ask(self, person: Person, address: str) -> None:
        """Send a link to an address; whoever follows it has verified it."""
        self._check_account(person)
        to = checked_address(address)
        await self._take(person.id, to)
        async with self._storage.engine.connect() as connection:
            password, before = await self._standing(person.id, connection)
        token = self._token("verify", [person.id, f"{to} {password} {_digest(before)}", now() + VERIFYING])
        await self._send(person, to, "verify", name=person.name, link=f"{self._url}/#verify/{token}")

    async def verify(self, token: str) -> None:
        person, what, _ = self._read("verify", token)
        address, password, before = (*what.split(" "), "", "")[:3]
        async with self._storage.engine.begin() as connection:
            await exclusive(connection, person)
            now_password, now_address = await self._standing(person, connection)
            if now_password != password or (_digest(now_address) != before and now_address != address):
                raise Refusal("impossible", "link")
            await connection.execute(delete(schema.emails).where(_e.person == person))
            await connection.execute(
                insert(schema.emails).values(person=person, address=address, remind=True, since=now())
            )

    @staticmethod
    async def _standing(person: str, connection: AsyncConnection) -> tuple[str, str | None]:
        """An account's password as tokens name it, and its address."""
        p = schema.people.c
        found = await connection.execute(
            select(p.password, _e.address).outerjoin(schema.emails, _e.person == p.id)
            .where(p.id == person, p.password.is_not(None))
        )  # fmt: skip
        row = found.first()
        if row is None:
            raise Refusal("impossible", "link")
        return _digest(row.password), row.address

    async def forget_address(self, person: Person) -> None:
        await self._storage.write(delete(schema.emails).where(_e.person == person.id))

    async def remind(self, person: Person, wanted: bool) -> None:
        await self._storage.write(update(schema.emails).where(_e.person == person.id).values(remind=wanted))

    # -- a forgotten password

    async def forgot(self, who: str) -> None:
        """Send a link for a new password to whoever has this name or address. Nobody is told whether there is one.

        Nor does the time an answer takes tell: what is to be written is written after it.
        """
        if not self.offered:
            raise Refusal("not_now", "no-mail")
        task = asyncio.create_task(self._write_resets(who))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Wait for what is being written."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)

    async def _write_resets(self, who: str) -> None:
        with guarded(logger, "writing a letter"):
            p, asked = schema.people.c, cleaned(who)
            rows = await self._storage.rows(
                select(p.id, p.name, p.lang, p.password, _e.address).join(schema.emails, _e.person == p.id)
                .where(p.kind == "account", or_(p.login == asked.casefold(), _e.address == asked.lower())).limit(5)
            )  # fmt: skip
            for row in rows:
                if not await self._letters.take(row.address):
                    continue
                token = self._token("reset", [row.id, _digest(row.password), now() + RESETTING])
                link = f"{self._url}/#reset/{token}"
                person = Person(row.id, row.name, "account", row.lang)
                await self._send(person, row.address, "reset", name=row.name, link=link)

    async def reset(self, token: str, password: str) -> Person:
        """A new password; all sessions end."""
        person, before, _ = self._read("reset", token)
        row = await self._storage.row(select(schema.people).where(schema.people.c.id == person))
        if row is None or not row.password or not hmac.compare_digest(_digest(row.password), before):
            raise Refusal("impossible", "link")
        if not await self._people.set_password(person, password, instead_of=row.password):
            raise Refusal("impossible", "link")  # it has been used at the same moment
        found = await self._people.by_id(person)
        assert found is not None
        return found

    # -- stopping

    def page(self, path: str) -> str:
        """A page of this server's, as letters name it."""
        return f"{self._url}{path}"

    def stop_link(self, person: str) -> tuple[str, str]:
        """What ends reminders by mail: an address for people, and one for mail programs."""
        token = self._token("stop", [person, "", 0])
        return f"{self._url}/#stop/{token}", f"{self._url}/api/reminders/stop?token={token}"

    async def stop(self, token: str) -> None:
        person, _, _ = self._read("stop", token)
        await self._storage.write(update(schema.emails).where(_e.person == person).values(remind=False))

    # -- writing

    async def write(
        self, connection: AsyncConnection, person: Person, to: str, about: str, stop: str | None = None, **values: Any
    ) -> None:
        """Have a letter sent, with this transaction."""
        subject, text = (sentence(person.lang, f"mail-{about}-{part}", **values) for part in ("subject", "text"))
        await post(connection, "mail", person.id, {"to": to, "subject": subject, "text": text, "stop": stop})

    async def _send(self, person: Person, to: str, about: str, **values: Any) -> None:
        async with self._storage.engine.begin() as connection:
            await self.write(connection, person, to, about, **values)
        self._outbox.wake()

    def _check_account(self, person: Person) -> None:
        if not self.offered:
            raise Refusal("not_now", "no-mail")
        if person.kind != "account":
            raise Refusal("not_now", "no account")

    async def _take(self, *keys: str) -> None:
        """Nobody has more letters sent than a person needs, nor to one address."""
        for key in keys:
            if not await self._letters.take(key):
                raise Refusal("too_many")

    # -- tokens

    def _token(self, purpose: str, fields: list[Any]) -> str:
        text = base64.urlsafe_b64encode(msgspec.json.encode(fields)).decode().rstrip("=")
        return f"{text}.{self._people.sign(purpose, text)}"

    def _read(self, purpose: str, token: str) -> tuple[str, str, int]:
        text, _, signed = token.partition(".")
        if not hmac.compare_digest(self._people.sign(purpose, text).encode(), signed.encode()):
            raise Refusal("impossible", "link")
        try:
            data = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
            person, what, until = msgspec.json.decode(data, type=tuple[str, str, int])
        except (binascii.Error, msgspec.DecodeError):
            raise Refusal("impossible", "link") from None
        if until and until < now():
            raise Refusal("impossible", "link-old")
        return person, what, until


def _digest(hashed: str | None) -> str:
    return hashlib.sha256((hashed or "").encode()).hexdigest()[:32]
