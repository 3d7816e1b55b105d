"""Bots in seats, as people know them: their names and titles."""

from __future__ import annotations

from collections.abc import Iterable

from hortus.bots import DIAL, MASTER, SEARCHING, names, title
from hortus.bots.compilation import loaded
from hortus.kernel import COMPILED

from .cards import BotInfo
from .refusals import Refusal
from .settings import Settings

STAND_IN = names()[names().index(SEARCHING[0]) - 1]  # who plays for those that search until they can
LIKE_ME = "like-me"  # asks for a bot about as strong as whoever makes the table


def ready(bot: str, game: str) -> bool:
    """Can a bot think properly about a game by now? Those that search need its compiled rules."""
    return bot.partition(":")[0] not in (*SEARCHING, DIAL) or not COMPILED or loaded(game)


def played_as(bot: str | None, index: int | None) -> str:
    """The full name of the bot that plays for a seat: its level's, or that of a point between levels."""
    return f"{DIAL}:index={index}" if index is not None else bot or ""


def offered(settings: Settings) -> list[str]:
    """The bots that people may invite, weakest first: a master only where whoever runs the server allows it."""
    return [name for name in names() if name != MASTER or settings.masters]


def bot_infos(lang: str, settings: Settings) -> list[BotInfo]:
    """The bots that people may invite, weakest first."""
    return [BotInfo(name, title(name, lang)) for name in offered(settings)]


def called(name: str, bot: str | None, lang: str) -> str:
    """A seat's name in the reader's language: a bot's is kept in English, numbered where there are several."""
    if bot is None:
        return name
    kept = title(bot)
    return title(bot, lang) + name.removeprefix(kept) if name.startswith(kept) else name


def checked_bot(name: str | None, bots: list[str], otherwise: str = "") -> str:
    """One of these bots; the usual one if none is named."""
    name = name or otherwise or "sprout"
    if name not in bots:
        raise Refusal("impossible", "no bot", bot=name, bots=", ".join(bots))
    return name


def bot_name(bot: str, names: Iterable[str]) -> str:
    """What a bot at a table is called: by its level, numbered where there are several."""
    base, taken, count = title(bot)[:20], set(names), 1
    name = base
    while name in taken:
        count += 1
        name = f"{base} {count}"
    return name
