"""What whoever runs the server may choose. Each setting can be given as an environment variable, HORTUS_<NAME>."""

from __future__ import annotations

import dataclasses
import difflib
import os
import re
from collections.abc import Mapping
from email.utils import parseaddr
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import urlsplit

from platformdirs import user_data_path

from hortus.errors import HortusError

WEB = Path(__file__).resolve().parent.parent / "web"


# Of the rules and of the tests.
_NOT_OURS = ("HORTUS_COMPILE", "HORTUS_CACHE", "HORTUS_COMPONENTS_", "HORTUS_TEST", "HORTUS_TOKEN", "HORTUS_UPDATE")


PUSH_HOSTS = "fcm.googleapis.com *.push.services.mozilla.com *.notify.windows.com *.push.apple.com"


class BadSetting(HortusError):
    """A setting that cannot be, in a sentence."""


@dataclasses.dataclass(frozen=True)
class Settings:
    """Times in seconds, rates per second."""

    db: str = ""  # a file, or an address such as postgresql://…; empty: a file in the user's data directory
    public_url: str = ""  # where others find the page, e.g. https://table.example; invitations lead there
    hosts: str = ""  # the names the server is reached by, separated by spaces; addresses and localhost always work
    origins: str = ""  # further origins that may connect, separated by spaces, e.g. https://table.example
    proxy: str = ""  # the address of a reverse proxy whose X-Forwarded-For is believed
    secure_cookie: bool = False  # set it when people come by https
    log_level: str = "INFO"
    scrapers: str = ""  # further addresses that may read /metrics, separated by spaces; this machine always may
    contact: str = ""  # who runs the server and how to reach them, for the privacy notice
    smtp: str = ""  # a mail server, e.g. smtps://user:password@mail.example or smtp://localhost:25; empty: no e-mail
    mail_from: str = ""  # whom letters come from, e.g. Hortus <hortus@table.example>
    push_hosts: str = PUSH_HOSTS  # push services of browsers, separated by spaces; the server calls no others
    remind_minutes: float = 60.0  # whoever is to move in a match by the day is reminded so long after the turn began
    session_days: float = 180.0  # a browser that is not used for so long has to sign in again
    guest_days: float = 365.0  # guests who have not come back for so long are forgotten; 0: never
    chat_days: float = 365.0  # and so is the chat of finished matches; 0: never
    abandoned_days: float = 90.0  # and tables that nobody has started or played on for so long; 0: never

    heartbeat: float = 20.0
    grace: float = 60.0  # from leaving a table until a bot plays the seat
    round_pause: float = 30.0  # between two rounds of a tournament
    bot_pause: float = 0.6  # a bot answers no faster than this
    bot_seconds: float = 5.0  # for a bot that thinks longer than this a weaker level plays
    bot_queue_seconds: float = 12.0  # and for one that waits longer than this until it can think
    masters: int = 0  # masters that may think at one time, on all cores; a weaker level plays for more; 0: no masters
    bot_workers: int = 2  # processes that think, for each process that serves; one fewer (at least one) for reviews
    stand_in: str = ""  # the bot that plays for people who are away; empty: the second weakest
    idle: float = 120.0  # a table without moves or visitors leaves the memory after this

    message_bytes: int = 4096
    body_bytes: int = 65_536
    messages_rate: float = 20.0
    messages_burst: int = 40
    requests_rate: float = 20.0
    requests_burst: int = 60
    entries_rate: float = 10 / 60  # new guests and sign-ins, per address
    entries_burst: int = 10
    chat_rate: float = 1.0  # lines, per person
    chat_burst: int = 10
    tables_rate: float = 10 / 60  # new tables, per person
    tables_burst: int = 20
    tables_open: int = 50  # waiting or being played, per host
    tables_public: int = 5  # of those, waiting in the lobby
    tables_of_bots: int = 3  # of those, with bots only
    tournaments_open: int = 2  # waiting or being played, per host
    replays_rate: float = 0.5  # replays, records and whatever else costs as much, per address
    replays_burst: int = 20
    guesses_rate: float = 1 / 60  # passwords, per account
    guesses_burst: int = 8
    letters_rate: float = 1 / 600  # letters with links that somebody asks for, per person and per address
    letters_burst: int = 5
    request_seconds: float = 10.0  # at most, until the headers and the body of a request must be there
    connections_per_address: int = 400
    sockets_per_person: int = 20
    sockets_per_address: int = 60
    outbox: int = 100  # messages waiting for a slow reader before it is disconnected
    slow_seconds: float = 15.0  # and how long one message may wait

    batch: int = 512  # moves in one transaction, at most

    def __post_init__(self) -> None:
        for field in dataclasses.fields(self):
            value = getattr(self, field.name)
            if isinstance(value, (int, float)) and not isinstance(value, bool) and not value >= 0:
                raise BadSetting(f"HORTUS_{field.name.upper()} must be a number of at least 0, not {value}.")

        parts = urlsplit(self.public_url)
        whole = parts.scheme in ("http", "https") and parts.hostname and not (parts.path + parts.query).strip("/")
        if self.public_url and not whole:
            raise BadSetting(
                f"HORTUS_PUBLIC_URL must be an address such as https://table.example, not {self.public_url!r}."
            )
        object.__setattr__(self, "public_url", self.public_url.rstrip("/"))
        if self.smtp:
            self._check_mail()

    def _check_mail(self) -> None:
        try:
            parts = urlsplit(self.smtp)
            usable = parts.scheme in ("smtp", "smtps") and parts.hostname and (parts.port or 1)
        except ValueError:
            usable = False
        if not usable:
            raise BadSetting("HORTUS_SMTP must be an address such as smtps://user:password@mail.example.")
        if "@" not in parseaddr(self.mail_from)[1]:
            raise BadSetting("HORTUS_MAIL_FROM must be an address such as Hortus <hortus@table.example>.")
        if not self.public_url:
            raise BadSetting("With HORTUS_SMTP there must be HORTUS_PUBLIC_URL: the links in letters lead there.")

    @classmethod
    def from_environment(cls, environ: Mapping[str, str] = os.environ, **given: object) -> Settings:
        """The settings of the environment; BadSetting says what is wrong with one."""
        found: dict[str, object] = {}
        fields = {f"HORTUS_{field.name.upper()}": field for field in dataclasses.fields(cls)}
        for name in environ:
            if name.startswith("HORTUS_") and name not in fields and not name.startswith(_NOT_OURS):
                near = difflib.get_close_matches(name, fields, 1)
                meant = f" Is {near[0]} meant?" if near else ""
                raise BadSetting(f"There is no setting {name}.{meant}")
        for name, field in fields.items():
            if name in environ:
                found[field.name] = _read(name, environ[name], field.default)
        found.update({name: value for name, value in given.items() if value is not None})
        return cls(**found)  # type: ignore[arg-type]

    def url(self, new: bool = True) -> str:
        """The database as SQLAlchemy names it. A file that is not there yet is made, readable by its owner alone, if it
        may be new."""
        scheme, separator, rest = self.db.partition("://")
        if separator and scheme in ("postgresql", "postgres"):
            if not find_spec("asyncpg"):
                raise BadSetting('PostgreSQL needs the package asyncpg: pip install "hortus[scale]".')
            return f"postgresql+asyncpg://{rest}"
        if separator and (scheme != "sqlite" or not rest.startswith("/")):
            raise BadSetting(
                f"{_without_password(self.db)!r} is no database: give a file, sqlite:///file, sqlite:////absolute/file "
                "or postgresql://user@host/name."
            )
        text = rest[1:] if separator else self.db
        if text == ":memory:":
            raise BadSetting(
                "A database in memory is not enough, since every connection would have its own: give a file."
            )
        path = Path(text) if text else user_data_path("hortus", appauthor=False) / "hortus.db"
        if "?" in str(path):
            raise BadSetting(
                f"The database {str(path)!r} cannot be opened: there must be no question mark in its name."
            )
        if not new and not path.exists():
            raise BadSetting(f"There is no database {str(path)!r}.")
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
            path.chmod(0o600)
        except OSError as problem:
            raise BadSetting(f"The database {str(path)!r} cannot be opened: {problem.strerror}.") from None
        return f"sqlite+aiosqlite:///{path}"


def _read(name: str, text: str, default: object) -> object:
    try:
        match default:
            case bool():
                return {"1": True, "yes": True, "true": True, "0": False, "no": False, "false": False}[text.lower()]
            case int():
                return int(text)
            case float():
                return float(text)
    except (ValueError, KeyError):
        kind = {bool: "yes or no", int: "a whole number", float: "a number"}[type(default)]
        raise BadSetting(f"{name} must be {kind}, not {text!r}.") from None
    return text


def _without_password(db: str) -> str:
    return re.sub(r"//[^@/]*@", "//…@", db)
