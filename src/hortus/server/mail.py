"""Letters by SMTP. They are sent in a thread, one at a time, so that a slow mail server holds nobody up."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from ipaddress import ip_address
from typing import Any
from urllib.parse import unquote, urlsplit

from .outbox import Undeliverable
from .refusals import Refusal
from .settings import Settings

PATIENCE = 20.0  # seconds
_ADDRESS = re.compile(r"[^@\s\"(),:;<>\[\\\]]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+")


def checked_address(text: str) -> str:
    """An e-mail address as it is stored: in small letters."""
    address = text.strip().lower()
    if len(address) > 254 or not address.isascii() or not _ADDRESS.fullmatch(address):
        raise Refusal("impossible", "address")
    return address


class Mailer:
    def __init__(self, settings: Settings) -> None:
        parts = urlsplit(settings.smtp)
        self._safe = parts.scheme == "smtps"
        self._host = parts.hostname or ""
        self._port = parts.port or (465 if self._safe else 587)
        self._user, self._password = unquote(parts.username or ""), unquote(parts.password or "")
        name, address = parseaddr(settings.mail_from)
        self._sender = Address(name or "Hortus", addr_spec=address)

    async def send(self, letter: dict[str, Any]) -> None:
        """A letter of the outbox: `to`, `subject`, `text`, and `stop`, the address that ends such letters."""
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self._sender, letter["to"], letter["subject"]
        message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=self._sender.domain)
        message["Auto-Submitted"] = "auto-generated"
        if letter.get("stop"):
            message["List-Unsubscribe"] = f"<{letter['stop']}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(letter["text"])
        await asyncio.to_thread(self._deliver, message)

    def _deliver(self, message: EmailMessage) -> None:
        encryption = ssl.create_default_context()
        if self._safe:
            server: smtplib.SMTP = smtplib.SMTP_SSL(self._host, self._port, timeout=PATIENCE, context=encryption)
        else:
            server = smtplib.SMTP(self._host, self._port, timeout=PATIENCE)
        with server:
            server.ehlo()
            if not self._safe and server.has_extn("starttls"):
                server.starttls(context=encryption)
                server.ehlo()
            elif not self._safe and self._user and not _loopback(self._host):
                raise Undeliverable("the mail server offers no encryption, so the password is not sent")
            if self._user:
                server.login(self._user, self._password)
            try:
                server.send_message(message)
            except smtplib.SMTPRecipientsRefused as problem:
                if all(500 <= code < 600 for code, _ in problem.recipients.values()):
                    raise Undeliverable("the address is refused") from None
                raise


def _loopback(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False
