"""On the wire: every byte sent to a seat or a spectator is the same when what they may not know is dealt again."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

import hortus
from hortus.games.contract import Game
from hortus.games.data import Event
from hortus.i18n import LANGUAGES
from hortus.kernel import copied, plain_state
from hortus.kernel.generic import redeal_at
from hortus.server.run import Server, bound, configured
from hortus.server.services import Services
from hortus.server.settings import Settings
from hortus.server.storage import new_id
from hortus.server.table import RECENT, Table
from hortus.table import Match
from tests.server.conftest import Start
from tests.server.house import House, Live, Person, everybody_leaves, play_on, run
from tests.server.test_matches import GAMES, least, two_at_a_table
from tests.waiting import until


class InProcess(House):
    """The server in this process, so that time, chance and matches are the test's own."""

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        settings = Settings(db=self.db, requests_rate=1e6, messages_rate=1e6, entries_rate=1e6, requests_burst=10**6,
                            messages_burst=10**6, entries_burst=10**6)  # fmt: skip
        services = Services(settings)
        listening = bound("127.0.0.1", 0)
        self.port = listening.getsockname()[1]
        server = Server(configured(settings, services), services, "")
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        await until(lambda: services.ready)
        try:
            yield
        finally:
            await everybody_leaves()
            server.should_exit = True
            await serving


class World:
    """Which matches the table plays: as dealt, or in the second run what a viewer may not know dealt again each ply."""

    def __init__(self) -> None:
        self.matches: list[Match] = []  # as dealt, by ply
        self.moves: list[str] = []
        self._events: dict[tuple[int, int | None], list[list[Event]]] = {}

    def as_dealt(self, monkeypatch: pytest.MonkeyPatch) -> None:
        dealt, played = Table.dealt, Table.played

        def dealing(table: Table) -> Match:
            self.matches = [dealt(table)]
            return self.matches[0].clone()

        def playing(table: Table, move: str) -> Match:
            after = played(table, move)
            self.moves.append(move)
            self.matches.append(after.clone())
            return after

        monkeypatch.setattr(Table, "dealt", dealing)
        monkeypatch.setattr(Table, "played", playing)

    def dealt_again(self, viewer: int | None, monkeypatch: pytest.MonkeyPatch) -> None:
        dice, played = random.Random(viewer), Table.played
        again = [self._again(match, viewer, dice) for match in self.matches]

        def playing(table: Table, move: str) -> Match:
            if move == self.moves[table.ply]:  # what the others may do there is not the question
                return again[table.ply + 1].clone()
            played(table, move)
            raise AssertionError("legal only when dealt again")

        monkeypatch.setattr(Table, "dealt", lambda table: again[0].clone())
        monkeypatch.setattr(Table, "played", playing)

    def _told(self, match: Match, viewer: int | None) -> list[list[Event]]:
        """What a viewer is told of the last moves."""
        key = match.ply, viewer
        if key not in self._events:
            self._events[key] = match.events(viewer, max(0, match.ply - RECENT))
        return self._events[key]

    def _again(self, match: Match, viewer: int | None, dice: random.Random) -> Match:
        """The match and its whole past; for a spectator, what any seat cannot see."""
        other = match.clone()
        if match.over:
            return other
        first = max(0, match.ply - RECENT)  # older moves are not told any more
        states = [copied(states) for states in (*match._past[first:], match._states)]
        for one in states:
            for seat in range(match.players) if viewer is None else [viewer]:
                redeal_at(one, 0, seat, dice.randrange(2**62))
        other._past[first:], other._states = states[:-1], states[-1]
        other._changed()
        movers = [seat for seat, _ in match.played()[first:]]
        for i, (mover, events) in enumerate(zip(movers, self._told(match, viewer), strict=True)):
            if self._told(match, mover)[i] != events:  # not told in full: any other that looks the same
                before = other.clone()
                before._states = states[i]
                before._changed()
                verb = match.game.notation[match._played[first + i]].split()[0]
                after = plain_state(states[i + 1][0])
                same = [
                    code for code in before.codes()
                    if match.game.notation[code].split()[0] == verb
                    and _events(match.game, before.state, code, after, viewer) == events
                ]  # fmt: skip
                other._played[first + i] = dice.choice(same)
        return other


def _events(game: Game, before: Any, code: int, after: Any, viewer: int | None) -> list[Event] | None:
    """What the viewer would be told; None where this move cannot have led from one state to the other."""
    try:
        return game.events(before, code, after, viewer)
    except (AssertionError, IndexError, KeyError):
        return None


def fixed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time stands still, and chance is the same every time for each function that asks for it.

    Each has dice of its own: which of two comes first, a request or what the server does by itself, is left to chance.
    """
    dice: dict[str, random.Random] = {}

    def of_caller() -> random.Random:
        asking = sys._getframe(2)
        if asking.f_code is new_id.__code__:
            asking = asking.f_back or asking
        name = asking.f_code.co_qualname
        return dice.setdefault(name, random.Random(name))

    monkeypatch.setattr(time, "time_ns", lambda: 1_767_225_600_000_000_000)
    monkeypatch.setattr(secrets, "token_hex", lambda n=16: of_caller().randbytes(n).hex())
    monkeypatch.setattr(secrets, "randbelow", lambda n: of_caller().randrange(n))
    monkeypatch.setattr(secrets, "choice", lambda values: of_caller().choice(values))


async def played_out(
    house: InProcess, game: str, world: World, moves: list[str], trying: list[int]
) -> dict[int | None, list[str]]:
    """A whole match, one step after the other; all that each seat and a spectator were sent before its end.

    Those who are trying also send moves that are not legal, and ask for everything again in the other language.
    """
    people = [await Person(house).enter(name) for name in ("Ada", "Bo", "Cy")[: least(game)]]
    made = await people[0].table(game, ["me"] + ["open"] * (len(people) - 1), pace={"kind": "clock", "seconds": 600})
    for person in people[1:]:
        await person.post(f"/api/tables/{made['id']}/join", {})
    lives: dict[int | None, Live] = {}
    for seat, person in [*enumerate(people), (None, Person(house))]:
        live = lives[seat] = await person.live(
            made["id"], "lang=fr&text=yes&sentences=yes" if seat == 1 else "lang=en&text=yes"
        )
        await live.state_where(lambda s: True)
        for other in lives.values():
            if other is not live:
                await other.until("presence")
    choosing, trying_out = random.Random(6), random.Random(7)
    notation = hortus.games.game(game).notation  # type: ignore[attr-defined]
    ply = 0
    while True:
        mover = lives[lives[None].state["turn"]]
        legal = [move["move"] for move in mover.state["legal"]]
        wrong, lang = trying_out.choice(notation), trying_out.choice(LANGUAGES)
        if not world.matches[ply].is_legal(wrong) and lives[None].state["turn"] in trying:
            await mover.send("move", id=f"wrong-{ply}", ply=ply, undos=0, move=wrong)
            assert (await mover.until("refused"))["reason"] == "illegal"
            await mover.until("table")
            await mover.send("lang", lang=lang)
            await mover.until("table")
            await mover.send("ping", at=ply)
            await mover.until("pong")
        move = moves[ply] if moves else choosing.choice(legal)
        await mover.send("move", id=f"move-{ply}", ply=ply, undos=0, move=move)
        await mover.until("ack")
        ply += 1
        for live in lives.values():
            await live.state_where(lambda s, p=ply: s["ply"] == p)  # type: ignore[misc]
        if lives[None].state["state"] == "over":
            return {seat: [text for text in live.all if '"state":"over"' not in text] for seat, live in lives.items()}


@pytest.mark.parametrize("game", GAMES)
def test_every_byte_on_the_wire(game: str, tmp_path: Path) -> None:
    world = World()

    def sent(
        name: str, prepare: Callable[[pytest.MonkeyPatch], None], trying: list[int]
    ) -> dict[int | None, list[str]]:
        async def whole() -> dict[int | None, list[str]]:
            house = InProcess(str(tmp_path / f"{name}.db"))
            async with house.open():
                return await played_out(house, game, world, moves, trying)

        moves = list(world.moves)
        with pytest.MonkeyPatch.context() as monkeypatch:
            fixed(monkeypatch)
            prepare(monkeypatch)
            return asyncio.run(asyncio.wait_for(whole(), 90))

    seats = list(range(least(game)))
    truth = sent("dealt", world.as_dealt, seats)
    secret = str(world.matches[0].seed)
    for viewer in [*seats, None]:
        again = sent(f"again-{viewer}", partial(world.dealt_again, viewer), [] if viewer is None else [viewer])
        for number, (dealt, other) in enumerate(zip(truth[viewer], again[viewer], strict=True)):
            assert dealt == other, f"message {number} tells {viewer} more than they may know"
        assert len(truth[viewer]) > len(world.moves)
        assert not any(secret in text for text in truth[viewer])


@run
async def test_a_running_match_is_replayed_as_one_seat_saw_it(start: Start) -> None:
    house = start()
    for game in GAMES:
        await replayed_as_seen(house, game)


async def replayed_as_seen(house: House, game: str) -> None:
    table, people, lives = await two_at_a_table(house, game)
    await play_on(lives, random.Random(9).choice, plies=10)
    refused = await people[0].request("GET", f"/api/tables/{table}/replay?seat=1")
    assert refused.status_code == 403
    for person, seat in [(person, i) for i, person in enumerate(people)] + [(Person(house), None)]:
        replay = await person.get(f"/api/tables/{table}/replay")
        assert replay["viewer"] == seat and not replay["over"]
        stored = sqlite3.connect(house.db)
        (seed,) = stored.execute("select seed from tables where id = ?", (table,)).fetchone()
        rows = stored.execute(
            "select json_extract(data, '$.move') from log where table_id = ? and kind = 'move' order by number",
            (table,),
        )
        match = hortus.new(game, players=len(people), seed=seed)
        for frame, (move,) in zip(replay["frames"], [*rows.fetchall(), (None,)], strict=False):
            assert frame["view"] == json.loads(json.dumps(match.view(seat)))
            if frame["entry"]:
                (told,) = match.events(seat, match.ply - 1)
                assert frame["entry"]["events"] == msgspec.to_builtins(told)
            if move and not match.over:
                match.play(move)
        stored.close()
