"""One table in memory: seats, clock and the match, as its log has made them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec

from hortus.errors import IllegalMove
from hortus.table import Match

from .cards import ByClock, Pace
from .clocks import Clock, clock
from .people import Person
from .refusals import WORDS

RECENT = 40  # log entries a newcomer is sent


class Visitor(Protocol):
    """A live connection, as a table knows it."""

    person: Person | None

    def changed(self) -> None: ...
    def push(self, message: msgspec.Struct) -> None: ...
    def farewell(self, reason: str) -> None: ...
    def look(self) -> None: ...


@dataclass(slots=True)
class Seat:
    seat: int
    kind: str  # open, invited, person, bot
    name: str = ""
    person: str | None = None
    bot: str | None = None
    left_at: int | None = None
    stand_in: bool = False
    out_of_time: bool = False
    program: bool = False
    rating: tuple[float, float] | None = None  # before and after a rated match

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.stand_in

    @property
    def free(self) -> bool:
        return self.kind in ("open", "invited")


@dataclass(slots=True, frozen=True)
class Entry:
    """One entry of the log."""

    number: int
    kind: str
    at: int
    seat: int | None = None
    ply: int | None = None
    move: str | None = None
    amount: int | None = None


@dataclass(slots=True)
class Ask:
    """Somebody would like to take moves back, and others have to agree."""

    id: str
    person: str
    seat: int
    to: int
    agreed: set[str] = field(default_factory=set)


class Table:
    def __init__(self, row: Any, seats: Iterable[Seat]) -> None:
        self.id: str = row.id
        self.code: str = row.code
        self.game: str = row.game
        self.options: dict[str, str] = msgspec.json.decode(row.options)
        self.public: bool = bool(row.public)
        self.pace: Pace = msgspec.json.decode(row.pace, type=Pace)
        self.state: str = row.state
        self.host: str = row.host
        self.seed: int = row.seed
        self.salt: str = row.salt
        self.commitment: str = row.commitment
        self.created: int = row.created
        self.changed_at: int = row.changed
        self.rematch: str | None = row.rematch
        self.muted: set[str] = set(msgspec.json.decode(row.muted))
        self.seats: list[Seat] = list(seats)
        self.number = 0
        self.undos = 0
        self.match: Match | None = None
        self.movers = bytearray()  # the seat of every standing move
        self.recent: list[Entry] = []
        self.clock: Clock | None = None
        self.ask: Ask | None = None
        self.thinking: int | None = None
        self.lines = 0  # of chat
        self.said: dict[tuple[str, str], int] = {}  # (person, client id) of the last lines -> line
        self.visitors: set[Visitor] = set()
        self.seen: dict[str, int] = {}  # person -> when their last connection closed
        self.cache: dict[Any, Any] = {}
        self.lock = asyncio.Lock()
        self.touched = 0.0

    # -- from the log

    def replay(self, entries: Iterable[Entry]) -> None:
        """Work through the whole log, from the start."""
        self._forget()
        for entry in entries:
            if self.match is not None and entry.move is not None:
                self.match.play(entry.move)
            self.apply(entry)
        self.cache.clear()

    def _forget(self) -> None:
        self.number, self.undos, self.match, self.clock = 0, 0, None, None
        self.movers, self.recent, self.ask = bytearray(), [], None

    def apply(self, entry: Entry, after: Match | None = None) -> None:
        """Take over one entry. A move has been played already, on the match or on its copy `after`."""
        self.number = entry.number
        self.changed_at = entry.at
        self.recent.append(entry)
        if len(self.recent) > 2 * RECENT:
            del self.recent[:RECENT]
        if after is not None:
            self.match = after
        match entry.kind:
            case "start":
                self.state = "playing"
                if after is None:
                    self.match = self.dealt()
                self.clock = clock(self.pace, len(self.seats))
            case "move":
                assert entry.seat is not None
                self.movers.append(entry.seat)
                self.ask = None
            case "ask":
                assert entry.seat is not None and entry.amount is not None
                person = str(self.seats[entry.seat].person)
                self.ask = Ask(f"a{entry.number}", person, entry.seat, entry.amount)
            case "agree":
                assert self.ask is not None and entry.seat is not None
                self.ask.agreed.add(str(self.seats[entry.seat].person))
            case "refuse" | "withdraw":
                self.ask = None
            case "undo":
                assert self.match is not None and entry.amount is not None
                self.ask = None
                while len(self.movers) > entry.amount:
                    if after is None:
                        self.match.undo()
                    self.movers.pop()
                self.undos += 1
            case "out_of_time":
                assert entry.seat is not None
                self.seats[entry.seat].out_of_time = isinstance(self.pace, ByClock)
            case "over":
                self.state = "over"
            case "close":
                self.state = "closed"
        if self.clock:
            if entry.kind == "restart":
                self.clock.forgive(entry.amount or 0)
            elif entry.kind == "return":
                self.clock.renew(entry.seat, entry.at)
            elif entry.kind == "undo":
                self.clock.back(self.turn, entry.at)
            elif entry.kind in ("start", "move"):
                self.clock.run(self.turn, entry.at)

    def dealt(self) -> Match:
        return Match(self.game, len(self.seats), self.options, self.seed, [seat.name for seat in self.seats])

    # -- where it stands

    @property
    def ply(self) -> int:
        return len(self.movers)

    @property
    def turn(self) -> int | None:
        return self.match.turn if self.match and self.state == "playing" else None

    def seats_of(self, person: Person | None) -> list[int]:
        if person is None:
            return []
        return [seat.seat for seat in self.seats if seat.person == person.id and seat.kind == "person"]

    def here(self, person: str | None) -> bool:
        return any(visitor.person and visitor.person.id == person for visitor in self.visitors)

    def presence(self) -> list[bool]:
        here = {visitor.person.id for visitor in self.visitors if visitor.person}
        return [seat.kind == "bot" or seat.person in here for seat in self.seats]

    def watchers(self) -> int:
        seated = {seat.person for seat in self.seats if seat.person}
        return sum(1 for visitor in self.visitors if visitor.person is None or visitor.person.id not in seated)

    def winners(self, after: Match | None = None) -> list[int]:
        """By the rules, but nobody wins on a clock that has run out while others are left."""
        match = after or self.match
        assert match is not None
        late = {seat.seat for seat in self.seats if seat.out_of_time}
        won = match.winners()
        in_time = [seat for seat in won if seat not in late]
        if in_time or not late or len(late) == len(self.seats):
            return in_time or won
        points = {seat: match.scores()[seat] for seat in range(len(self.seats)) if seat not in late}
        return [seat for seat, value in points.items() if value == max(points.values())]

    # -- taking back

    def undo_offer(self, mine: list[int]) -> tuple[str, int]:
        """free, ask or none; and the ply it would go back to. Worked out from what the rules say was revealed."""
        if self.match is None or self.state != "playing" or not mine:
            return "none", self.ply
        to = next((ply for ply in range(self.ply - 1, -1, -1) if self.movers[ply] in mine), None)
        if to is None or self.seats[self.movers[to]].stand_in:
            return "none", self.ply
        last = to == self.ply - 1 and self.turn == self.movers[to]
        return "free" if last and not self.match.revealed_by_last() else "ask", to

    def others(self, person: str) -> set[str]:
        """The other people whose consent counts."""
        return {
            str(seat.person)
            for seat in self.seats
            if seat.kind == "person" and seat.person not in (None, person) and not (seat.stand_in or seat.program)
        }

    def waiting_for(self) -> set[str]:
        """Those who have still to agree to what is asked."""
        return self.others(self.ask.person) - self.ask.agreed if self.ask else set()

    def played(self, move: str) -> Match:
        """A copy of the match with this move played; IllegalMove says why not."""
        if self.match is None:
            raise IllegalMove(WORDS.sentences("not-started"))
        after = self.match.clone()
        after.play(move)
        return after

    # -- telling

    def tell(self) -> None:
        """Everybody gets the present state."""
        self.cache.clear()
        for visitor in self.visitors:
            visitor.changed()

    def push(self, message: msgspec.Struct) -> None:
        for visitor in self.visitors:
            visitor.push(message)
