"""`hortus connect`: a bot of one's own at the tables of a server."""

from __future__ import annotations

import asyncio
import importlib
import inspect
import os
import sys
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from hortus.client import Card, Chooser, Client, Refused
from hortus.errors import BadOption, shown
from hortus.games import game as find_game

from .words import WORDS

LOOK_AGAIN = 2.0  # seconds between two looks for an open table


def connect(url: str, bot: str, name: str | None, matches: int | None, lang: str) -> None:
    """Play with a bot on a server, at one table or any open one; with HORTUS_TOKEN as a registered program."""
    if matches is not None and matches < 1:
        raise BadOption(WORDS.sentences("connect-matches"))
    make = find_bot(bot)
    called = name or str(getattr(make(), "name", "") or bot.rpartition(":")[2])
    asyncio.run(_connect(url, make, called, matches, lang))


def find_bot(spec: str) -> Callable[[], Any]:
    """What makes a bot for a match, from MODULE:NAME: a class to be called, or a function that chooses by itself."""
    module, colon, attribute = spec.partition(":")
    if not colon or not module or not attribute:
        raise BadOption(WORDS.sentences("connect-no-bot", given=shown(spec)))
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        found = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError) as problem:
        raise BadOption(WORDS.sentences("connect-bad", given=shown(spec), problem=str(problem))) from None
    return found if inspect.isclass(found) else lambda: found


def chooser(bot: Any) -> Chooser:
    """How a bot chooses: its method `choose`, or the bot itself if it is a function."""
    choose: Chooser = getattr(bot, "choose", bot)
    return choose


async def _connect(url: str, make: Callable[[], Any], name: str, matches: int | None, lang: str) -> None:
    kind, _, rest = urlsplit(url).path.strip("/").partition("/")
    async with Client(url, name, os.environ.get("HORTUS_TOKEN")) as client:
        if kind == "t":
            await _play(client, await client.join(rest), make, lang)
        elif kind == "join":
            await _play(client, await client.join((await client.by_code(rest)).id, rest), make, lang)
        else:
            print(WORDS.format(lang, "connect-waiting", address=client.url), flush=True)
            while matches is None or matches > 0:
                card = await _seat_somewhere(client)
                await _play(client, card, make, lang)
                matches = None if matches is None else matches - 1


async def _seat_somewhere(client: Client) -> Card:
    """The first public table with an open seat that nobody else takes before us."""
    while True:
        for card in await client.lobby():
            if card.state == "waiting" and not card.my_seats and any(seat.kind == "open" for seat in card.seats):
                try:
                    return await client.join(card.id)
                except Refused:  # somebody was quicker
                    continue
        await asyncio.sleep(LOOK_AGAIN)


async def _play(client: Client, card: Card, make: Callable[[], Any], lang: str) -> None:
    title = find_game(card.game).title(lang)
    told = {"name": client.name, "game": title, "address": client.url + card.link}
    print(WORDS.format(lang, "connect-sits", **told), flush=True)
    result = await client.play(card.id, chooser(make()))
    names = [seat.name for seat in (await client.table(card.id)).seats]
    winners = ", ".join(names[seat] for seat in result.winners)
    points = ", ".join(map(str, result.points))
    print(WORDS.format(lang, "connect-over", game=title, points=points, winners=winners), flush=True)
