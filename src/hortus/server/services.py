"""Everything the handlers need, made when the server starts."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TypeVar

import hortus
from hortus.bots.compilation import Compilation

from . import messages as m
from . import metrics
from .announcements import Announcements
from .bans import Bans
from .changes import Changes
from .chat import Chat
from .cluster import Cluster
from .coaching import Coaching
from .daily import Daily
from .history import History
from .hub import Hub
from .letters import Letters
from .lobby import Lobby
from .loops import guarded
from .mail import Mailer
from .orders import Orders
from .outbox import Outbox, Sender
from .people import People, Person
from .profiles import Profiles
from .progress import ProgressOf
from .push import Push
from .puzzles import Puzzles
from .refusals import Refusal
from .reminders import Reminders
from .replays import Replays
from .retention import Retention
from .settings import Settings
from .sockets import Open, Sockets
from .storage import Storage, open_engine, prepare
from .tournaments import Tournaments
from .transactions import serving
from .workers import Workers
from .writer import Writer, transactions

logger = logging.getLogger("hortus.server")


Speak = Callable[..., None]  # (what, **values): tells whoever started the server what happens
Part = TypeVar("Part")
LOOK = 0.5  # seconds between two looks at the event loop


def _opened(part: Part | None) -> Part:
    """A part of the server that is there once the tables are open."""
    if part is None:
        raise Refusal("not_ready")
    return part


class Services:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.sockets = Sockets(settings.sockets_per_person, settings.sockets_per_address)
        self.replays = Replays()
        self.compilation = Compilation(hortus.games())
        self.people: People | None = None
        self.bans: Bans | None = None
        self._announcements: Announcements | None = None
        self._changes: Changes | None = None
        self._retention: Retention | None = None
        self.storage: Storage | None = None
        self._hub: Hub | None = None
        self._lobby: Lobby | None = None
        self._chat: Chat | None = None
        self._coaching: Coaching | None = None
        self._puzzles: Puzzles | None = None
        self._daily: Daily | None = None
        self._tournaments: Tournaments | None = None
        self._progress: ProgressOf | None = None
        self._history: History | None = None
        self._orders: Orders | None = None
        self._profiles: Profiles | None = None
        self._outbox: Outbox | None = None
        self._letters: Letters | None = None
        self._push: Push | None = None
        self._reminders: Reminders | None = None
        self._writer: Writer | None = None
        self._workers: Workers | None = None
        self._reviewers: Workers | None = None
        self._opening: asyncio.Task[None] | None = None
        self._watching: asyncio.Task[None] | None = None
        self.ready = False
        self.addresses: list[str] = []  # where others on this machine's networks find the page
        self.speak: Speak = lambda what, **values: None
        self.failed: Callable[[], None] = lambda: None  # called if the tables cannot be opened

    @property
    def hub(self) -> Hub:
        return _opened(self._hub)

    @property
    def lobby(self) -> Lobby:
        return _opened(self._lobby)

    @property
    def chat(self) -> Chat:
        return _opened(self._chat)

    def announcement(self) -> m.Announcement | None:
        return self._announcements.current if self._announcements else None

    def check_ban(self, person: Person, address: str) -> None:
        _opened(self.bans).check(person, address)

    @property
    def coaching(self) -> Coaching:
        return _opened(self._coaching)

    @property
    def puzzles(self) -> Puzzles:
        return _opened(self._puzzles)

    @property
    def daily(self) -> Daily:
        return _opened(self._daily)

    @property
    def tournaments(self) -> Tournaments:
        return _opened(self._tournaments)

    @property
    def progress(self) -> ProgressOf:
        return _opened(self._progress)

    @property
    def history(self) -> History:
        return _opened(self._history)

    @property
    def profiles(self) -> Profiles:
        return _opened(self._profiles)

    @property
    def letters(self) -> Letters:
        return _opened(self._letters)

    @property
    def push(self) -> Push:
        return _opened(self._push)

    @property
    def orders(self) -> Orders:
        return _opened(self._orders)

    async def start(self) -> None:
        """Open the database, and then the tables in the background. If that fails, nothing of it goes on."""
        try:
            await self._start()
        except BaseException:
            await self.stop()
            raise

    async def _start(self) -> None:
        preload = ["hortus.server.preloaded"]
        self._workers = workers = Workers(self.settings.bot_workers, preload)
        self._reviewers = Workers(self.settings.bot_workers - 1, preload, spare=True)
        workers.start()  # they load the games while this process does
        warm = asyncio.create_task(asyncio.to_thread(self.compilation.start))  # while the database is opened
        await prepare(self.settings.url())
        engine = open_engine(self.settings.url(), serving())
        self.storage = Storage(engine)
        self._changes = Changes(self.storage)
        people = People(self.storage, await self.storage.secret(), self.settings, self._changes)
        people.sessions.ended = self.sockets.end
        people.relations.changed = self._relations_changed
        self.bans = Bans(self.storage, self._changes, self.sockets)
        self._announcements = Announcements(self.storage, self._changes, self.sockets)
        self._retention = Retention(self.storage, self.settings, self._changes)
        await self._changes.start()
        await self.bans.read()
        await self._announcements.read()
        self.people = people
        self._cluster = Cluster(self.storage)
        self._writer = Writer(transactions(engine, self._cluster.id), self.settings.batch)
        self._writer.start()
        self._opening = asyncio.create_task(
            self._open(warm, self.storage, self.people, self._writer, self._cluster, workers, self._reviewers),
            name="opening",
        )

    async def _open(
        self, warm: asyncio.Task[None], storage: Storage, people: People, writer: Writer, cluster: Cluster,
        workers: Workers, reviewers: Workers,
    ) -> None:  # fmt: skip
        """Open the tables once the compiled rules that there are have been loaded; other games begin as plain Python.

        Until then the page is there and everything about tables answers "not ready".
        """
        try:
            await warm
            hub = Hub(self.settings, storage, people, writer, cluster, workers)
            try:
                await hub.start()
            except BaseException:  # or stopped before it was open: nothing of it is left behind
                await hub.stop()
                raise
        except Exception:
            logger.exception("the tables cannot be opened")
            self.failed()
            raise
        self._hub, self._lobby, self._chat, self._coaching = hub, Lobby(hub), Chat(hub), Coaching(hub, reviewers)
        self._puzzles = Puzzles(storage)
        self._daily = Daily(self._lobby, self._puzzles)
        self._tournaments = Tournaments(self._lobby)
        self._tournaments.follow()
        self._progress = ProgressOf(hub, self._daily, self._puzzles)
        self._history = History(self._lobby)
        self._orders = Orders(hub)
        self._profiles = Profiles(people, self._history)
        self._push = Push(storage, self.settings)
        senders: dict[str, Sender] = {"push": self._push.send} if self._push.offered else {}
        if self.settings.smtp:
            senders["mail"] = Mailer(self.settings).send
        self._outbox = Outbox(storage, senders)
        self._letters = Letters(people, self.settings, self._outbox)
        self._reminders = Reminders(people, self.settings, self._outbox, self._letters, self._push)
        self._outbox.start()
        self._reminders.start()
        if self._retention:
            self._retention.start()
        self._watching = asyncio.create_task(self._watch(writer), name="watching")
        self.ready = True
        logger.info("ready")

    async def _relations_changed(self, people: set[str]) -> None:
        """Who is connected here sees, from now on, what they may see now."""

        async def meet(connection: Open) -> None:
            with guarded(logger, "finding out what somebody may see"):
                await connection.meet()

        everybody = self.sockets.everybody()
        await asyncio.gather(*(meet(one) for one in everybody if one.person and one.person.id in people))

    @staticmethod
    async def _watch(writer: Writer) -> None:
        """What can only be seen by looking at it now and then."""
        while True:
            started = time.perf_counter()
            await asyncio.sleep(LOOK)
            metrics.loop_lag.observe(max(0.0, time.perf_counter() - started - LOOK))
            metrics.write_queue.set(writer.waiting())

    async def say_goodbye(self) -> None:
        self.ready = False
        if self._opening:
            self._opening.cancel()
        if self._hub:
            await self._hub.close()

    async def stop(self) -> None:
        await self.say_goodbye()
        if self._opening:
            await asyncio.wait([self._opening])
        if self._watching:
            self._watching.cancel()
        if self._tournaments:
            await self._tournaments.stop()
        if self._coaching:
            await self._coaching.close()
        if self._hub:
            await self._hub.stop()
        for part in (
            self._workers, self._reviewers, self._retention, self._reminders, self._letters, self._outbox, self._push,
            self._changes, self._writer,
        ):  # fmt: skip
            if part:
                await part.close()
        if self.storage:
            await self.storage.engine.dispose()
        await asyncio.to_thread(self.compilation.close)
        logger.info("stopped")
