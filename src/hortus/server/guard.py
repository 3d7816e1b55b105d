"""The door: who is asking, from where, how often; and the headers every answer carries."""

from __future__ import annotations

import hmac
import logging
import re
import time
from dataclasses import dataclass
from http.cookies import CookieError, SimpleCookie
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from hortus import __version__

from . import cards, metrics
from .limits import Bucket, Buckets, network
from .people import Person
from .refusals import STATUS, Refusal, language
from .sessions import Session

if TYPE_CHECKING:
    from .services import Services

requests = logging.getLogger("hortus.request")
_CODE = re.compile(r"^(/api/codes/|/join/).*")

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = [
    (b"hortus-version", __version__.encode()),
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
FILES = ("/static/", "/sprites/")
PROBES = {"/healthz", "/readyz", "/metrics"}
COSTLY = {  # what goes through a whole match, all of somebody's or many lines of moves, and how much of a replay it is
    "/replay": 1.0, "/record": 1.0, "/picture": 1.0, "/export": 1.0, "/practice": 1.0, "/conditional-moves": 1.0,
    "/variation": 0.2,
}  # fmt: skip
SAFE = {"GET", "HEAD", "OPTIONS"}
ENTRIES = {
    "/api/session", "/api/account", "/api/account/sign-in", "/api/account/email", "/api/account/email/verify",
    "/api/account/forgot", "/api/account/reset", "/api/reminders/stop",
}  # fmt: skip
LOCAL = {"127.0.0.1", "::1", "localhost"}
# Under https no other site or unprotected connection can set a cookie with this prefix.
COOKIES = {True: "__Host-hortus", False: "hortus"}


@dataclass(slots=True)
class Caller:
    """Who is asking."""

    person: Person | None
    lang: str
    address: str
    secure: bool = False  # by https
    session: Session | None = None

    @property
    def network(self) -> str:
        """Whom limits count."""
        return network(self.address)

    def someone(self) -> Person:
        if self.person is None:
            raise Refusal("signed_out")
        return self.person


class Guard:
    """Around the whole application."""

    def __init__(self, app: Any, services: Services) -> None:
        self._app = app
        self._services = services
        settings = services.settings
        self._origins = {*settings.origins.split(), *([settings.public_url] if settings.public_url else [])}
        named = (urlsplit(origin).hostname or "" for origin in self._origins)
        self._hosts = {"localhost", *settings.hosts.lower().split(), *named}
        self._everybody = Bucket(50 * settings.entries_rate, 20 * settings.entries_burst)
        self._replays = Buckets(settings.replays_rate, settings.replays_burst)
        self._requests = Buckets(settings.requests_rate, settings.requests_burst)
        self._entries = Buckets(settings.entries_rate, settings.entries_burst)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        secure = self._services.settings.secure_cookie or scope["scheme"] in ("https", "wss")
        caller = Caller(None, language(headers.get("accept-language", "")), (scope.get("client") or ["?"])[0], secure)
        scope["hortus"] = caller
        if not scope["path"].startswith(FILES):  # one spelling, for limits and handlers alike
            scope["path"] = "/" + "/".join(part for part in scope["path"].split("/") if part)
        if scope["type"] == "websocket":
            try:
                self._check_address(headers, scope)
                self._check_rate(caller.network, None)
                self._check_origin(headers, scope)
                await self._identify(caller, headers, scope)
            except Refusal as refusal:
                scope["hortus_refused"] = refusal
            await self._app(scope, receive, send)
            return
        safe_send = self._with_headers(send, scope, caller)
        try:
            self._check_address(headers, scope)
            if scope["path"] not in PROBES and not scope["path"].startswith(
                FILES
            ):  # a first visit asks for dozens of them, and they cost nothing
                self._check_rate(caller.network, scope)
            if scope["method"] not in SAFE:
                self._check_origin(headers, scope)
            by_cookie = await self._identify(caller, headers, scope)
            if caller.person and not scope["path"].startswith(FILES):
                self._check_rate(caller.person.id, None)
            if by_cookie and scope["method"] not in SAFE:
                self._check_token(caller, headers)
        except Refusal as refusal:
            await _refuse(safe_send, refusal, caller.lang)
            return
        await self._app(scope, receive, safe_send)

    def _with_headers(self, send: Any, scope: Any, caller: Caller) -> Any:
        """What every answer says, and a line in the log for every request but those for files and probes."""
        started = time.perf_counter()

        async def sending(message: Any) -> None:
            if message["type"] == "http.response.start":
                announcement = self._services.announcement()
                said = [(b"hortus-announcement", announcement.id.encode())] if announcement else []
                message["headers"] = [*message.get("headers", []), *HEADERS, *said]
                metrics.requests.labels(str(message["status"])).inc()
                if scope["path"] not in PROBES and not scope["path"].startswith(FILES):
                    requests.info(_shown(scope), extra={
                        "status": message["status"], "ms": round((time.perf_counter() - started) * 1000, 1),
                        "address": caller.address, "person": caller.person.id if caller.person else None,
                    })  # fmt: skip
            await send(message)

        return sending

    def _check_rate(self, key: str, scope: Any | None) -> None:
        entering = scope is not None and scope["method"] == "POST" and scope["path"] in ENTRIES
        guessing = scope is not None and scope["path"].startswith("/api/codes/")
        cost = COSTLY.get("/" + scope["path"].rpartition("/")[2], 0.0) if scope is not None else 0.0
        if (
            not self._requests.take(key)
            or (entering and not (self._entries.take(key) and self._everybody.take()))
            or (guessing and not self._entries.take(f"code {key}"))
            or (cost and not self._replays.take(key, cost))
        ):
            refusal = Refusal("too_many")
            refusal.retry_after = 5
            raise refusal

    def _check_address(self, headers: dict[str, str], scope: Any) -> None:
        """Another site's name that leads here is not answered, so that no page can reach in by it."""
        if "\x00" in scope["path"] or b"%00" in scope["query_string"]:
            raise Refusal("unknown")
        host = _host(headers.get("host", ""))
        if host not in self._hosts and not host.endswith(".localhost"):
            try:
                ip_address(host)
            except ValueError:
                raise Refusal("forbidden", "host") from None

    def _check_origin(self, headers: dict[str, str], scope: Any) -> None:
        origin = headers.get("origin")
        if origin is None:
            if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
                raise Refusal("forbidden", "origin")
            return
        if origin.split("://", 1)[-1] != headers.get("host", "") and origin not in self._origins:
            raise Refusal("forbidden", "origin")

    async def _identify(self, caller: Caller, headers: dict[str, str], scope: Any) -> bool:
        """Who it is; true if a cookie said so."""
        authorization = headers.get("authorization", "")
        program = authorization[:7].lower() == "bearer "
        token = authorization[7:].strip() if program else _cookie(headers.get("cookie", ""), COOKIES[caller.secure])
        people, bans = self._services.people, self._services.bans
        if people is None or bans is None:
            return _nobody_known(scope, token)
        try:
            session = await people.sessions.find(token) if token else None
            person = await people.by_id(session.person) if session else None
        except (SQLAlchemyError, OSError):
            return _nobody_known(scope, token)
        if person is not None and (person.kind == "program") == program:
            caller.person, caller.session, caller.lang = person, session, person.lang
        elif program:
            raise Refusal("signed_out")
        bans.check(caller.person, caller.address)
        return caller.person is not None and not program

    def _check_token(self, caller: Caller, headers: dict[str, str]) -> None:
        assert caller.session is not None and self._services.people is not None
        wanted = self._services.people.csrf(caller.session)
        if not hmac.compare_digest(headers.get("x-csrf-token", "").encode(), wanted.encode()):
            raise Refusal("forbidden", "csrf")


def _nobody_known(scope: Any, token: str) -> bool:
    """The server is opening, or the database is away: the page is there, but nobody is to be taken for a stranger."""
    if token and scope["path"].startswith("/api/"):
        raise Refusal("not_ready")
    return False


def _shown(scope: Any) -> str:
    """A request as the log has it: no query, and no code that would let a reader of the log in."""
    return f"{scope['method']} " + _CODE.sub(r"\1…", scope["path"])


def _host(header: str) -> str:
    """The name or address in a Host header, without the port."""
    try:
        return urlsplit(f"//{header}").hostname or ""
    except ValueError:
        return ""


def _cookie(header: str, name: str) -> str:
    if name not in header:
        return ""
    try:
        found = SimpleCookie(header).get(name)
    except CookieError:
        return ""
    return found.value if found else ""


async def _refuse(send: Any, refusal: Refusal, lang: str) -> None:
    body = msgspec.json.encode(cards.Problem(refusal.reason, refusal.sentence(lang)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refusal.retry_after:
        headers.append((b"retry-after", str(refusal.retry_after).encode()))
    await send({"type": "http.response.start", "status": STATUS[refusal.reason], "headers": headers})
    await send({"type": "http.response.body", "body": body})
