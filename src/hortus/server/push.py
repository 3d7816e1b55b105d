"""Web Push: a short message to a browser that is closed, by way of its maker's push service (RFC 8030, 8291, 8292).

The message is encrypted for the browser, and signed with a key of this deployment's (VAPID) that is made once. Browsers
allow it only for pages that came by https or from localhost. It needs the packages py-vapid and http-ece.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import hashlib
import os
import re
from contextlib import suppress
from email.utils import parseaddr
from fnmatch import fnmatchcase
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from . import letter_cards, schema
from .outbox import Undeliverable
from .people import Person
from .refusals import Refusal
from .sessions import Session
from .settings import Settings
from .storage import Storage, exclusive, now

PATIENCE = 15.0  # seconds
LASTS = 24 * 3600  # seconds that a push service keeps a message for a device that is off
DEVICES = 10  # per person
KEY = "vapid"  # the setting that holds the private key
_PRINTED = re.compile(r"[!-~]+")
_HOST = re.compile(r"[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})+")
_s = schema.subscriptions.c


def available() -> bool:
    return find_spec("py_vapid") is not None and find_spec("http_ece") is not None


class Push:
    def __init__(self, storage: Storage, settings: Settings) -> None:
        self._storage = storage
        self._allowed = settings.push_hosts.split()
        address = parseaddr(settings.mail_from)[1]
        self._contact = f"mailto:{address}" if address else settings.public_url or "mailto:hortus@localhost"
        self.offered = available()
        self._http: httpx.AsyncClient | None = None
        self._vapid: Any = None

    async def close(self) -> None:
        if self._http:
            await self._http.aclose()

    async def _key(self) -> Any:
        """The key this deployment signs with."""
        if self._vapid is None:
            from py_vapid import Vapid02

            stored = await self._storage.setting(KEY)
            if stored is None:
                fresh = Vapid02()
                fresh.generate_keys()
                with suppress(IntegrityError):  # somebody else was faster
                    value = fresh.private_pem().decode()
                    await self._storage.add(schema.settings, {"name": KEY, "value": value})
                stored = await self._storage.setting(KEY)
            assert stored is not None
            self._vapid = Vapid02.from_pem(stored.encode())
        return self._vapid

    async def public_key(self) -> str:
        """What a browser needs to subscribe."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        key = (await self._key()).public_key
        return _text(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    # -- devices

    async def subscribe(self, person: Person, session: Session, device: letter_cards.Subscription) -> None:
        """Have this browser reminded, until its session ends."""
        if not self.offered:
            raise Refusal("not_now", "no-push")
        if not self._known(device.endpoint):
            raise Refusal("impossible", "push-service")
        if not _usable(device.p256dh) or len(_bytes(device.auth)) != 16:
            raise Refusal("impossible", "push-key")
        key = _digest(device.endpoint)
        values = {
            "id": key, "person": person.id, "session": session.id, "endpoint": device.endpoint,
            "p256dh": device.p256dh, "auth": device.auth, "since": now(),
        }  # fmt: skip
        async with self._storage.engine.begin() as connection:
            for one in (person.id, key):
                await exclusive(connection, one)
            await connection.execute(delete(schema.subscriptions).where(_s.id == key))
            held = await connection.execute(
                select(_s.id).where(_s.person == person.id).order_by(_s.since.desc()).offset(DEVICES - 1)
            )
            await connection.execute(delete(schema.subscriptions).where(_s.id.in_([row.id for row in held])))
            await connection.execute(insert(schema.subscriptions).values(**values))

    async def unsubscribe(self, person: Person, endpoint: str) -> None:
        await self._storage.write(
            delete(schema.subscriptions).where(_s.id == _digest(endpoint), _s.person == person.id)
        )

    async def devices(self, person: Person) -> int:
        row = await self._storage.row(select(func.count()).where(_s.person == person.id))
        return int(row[0]) if row else 0

    def _known(self, endpoint: str) -> bool:
        """Is it a push service? The server calls no other address for a stranger."""
        try:
            parts = urlsplit(endpoint)
            host = parts.hostname or ""
        except ValueError:
            return False
        origin = f"{parts.scheme}://{parts.netloc}"
        if not _PRINTED.fullmatch(endpoint):
            return False
        plain = parts.scheme == "https" and parts.netloc == host and bool(_HOST.fullmatch(host))
        return origin in self._allowed or (plain and any(fnmatchcase(host, one) for one in self._allowed))

    # -- sending

    async def send(self, message: dict[str, Any]) -> None:
        """A message of the outbox: `device`, and `say`, what the page's worker shows."""
        row = await self._storage.row(select(schema.subscriptions).where(_s.id == message["device"]))
        if row is None or not self._known(row.endpoint):
            return  # switched off meanwhile
        parts = urlsplit(row.endpoint)
        claims = {
            "sub": self._contact, "aud": f"{parts.scheme}://{parts.netloc}", "exp": str(now() // 1000 + 12 * 3600)
        }  # fmt: skip
        vapid = await self._key()
        body = await asyncio.to_thread(_encrypted, msgspec.json.encode(message["say"]), row.p256dh, row.auth)
        headers = {**vapid.sign(claims), "TTL": str(LASTS), "Content-Encoding": "aes128gcm", "Urgency": "normal"}
        if self._http is None:
            self._http = httpx.AsyncClient(timeout=PATIENCE, trust_env=False)
        answer = await self._http.post(row.endpoint, content=body, headers=headers)
        if answer.status_code in (404, 410):  # the browser does not want them any more
            await self._storage.write(delete(schema.subscriptions).where(_s.id == row.id))
        elif 400 <= answer.status_code < 500 and answer.status_code != 429:
            raise Undeliverable(f"the push service answers {answer.status_code}")
        else:
            answer.raise_for_status()


def _encrypted(message: bytes, p256dh: str, auth: str) -> bytes:
    import http_ece
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key

    ours = generate_private_key(SECP256R1())
    found: bytes = http_ece.encrypt(
        message, salt=os.urandom(16), private_key=ours, dh=_bytes(p256dh), auth_secret=_bytes(auth), version="aes128gcm"
    )
    return found


def _usable(key: str) -> bool:
    """Is it a key that a message can be encrypted for?"""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), _bytes(key))
    except ValueError:
        return False
    return len(_bytes(key)) == 65


def _digest(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError):
        return b""
