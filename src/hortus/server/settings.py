"""What whoever runs the server may choose. Each setting can be given as an environment variable, HORTUS_<NAME>."""

from __future__ import annotations

import dataclasses
import os
from collections.abc import Mapping
from pathlib import Path

from platformdirs import user_data_path

WEB = Path(__file__).resolve().parent.parent / "web"


@dataclasses.dataclass(frozen=True)
class Settings:
    """Times in seconds, rates per second."""

    db: str = ""  # a file, or an address such as postgresql://…; empty: a file in the user's data directory
    origins: str = ""  # further origins that may connect, separated by spaces, e.g. https://table.example
    proxy: str = ""  # the address of a reverse proxy whose X-Forwarded-For is believed
    secure_cookie: bool = False  # set it when people come by https
    log_level: str = "INFO"

    heartbeat: float = 20.0
    grace: float = 60.0  # from leaving a table until a bot plays the seat
    bot_pause: float = 0.6  # a bot answers no faster than this
    bot_seconds: float = 5.0  # and a bot slower than this is replaced by a random move
    bot_threads: int = 2
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
    sockets_per_person: int = 20
    sockets_per_address: int = 60
    outbox: int = 100  # messages waiting for a slow reader before it is disconnected
    slow_seconds: float = 15.0  # and how long one message may wait

    batch: int = 512  # moves in one transaction, at most

    @classmethod
    def from_environment(cls, environ: Mapping[str, str] = os.environ, **given: object) -> Settings:
        found: dict[str, object] = {}
        for field in dataclasses.fields(cls):
            text = environ.get(f"HORTUS_{field.name.upper()}")
            if text is None:
                continue
            match field.default:
                case bool():
                    found[field.name] = text.lower() in ("1", "yes", "true")
                case int():
                    found[field.name] = int(text)
                case float():
                    found[field.name] = float(text)
                case _:
                    found[field.name] = text
        found.update({name: value for name, value in given.items() if value is not None})
        return cls(**found)  # type: ignore[arg-type]

    def url(self) -> str:
        """The database as SQLAlchemy names it."""
        db = self.db
        if db.startswith(("postgresql://", "postgres://")):
            return "postgresql+asyncpg://" + db.split("://", 1)[1]
        if "://" in db:
            return db
        path = Path(db) if db else user_data_path("hortus", appauthor=False) / "hortus.db"
        path.parent.mkdir(parents=True, exist_ok=True)
        return f"sqlite+aiosqlite:///{path}"
