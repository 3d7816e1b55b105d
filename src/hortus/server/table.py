"""One table in memory: seats, clock, questions and the match, as the entries of its log have made them."""

from __future__ import annotations

import asyncio
import copy
from array import array
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

import msgspec

from hortus.games.public import is_public
from hortus.table import Match

from .cards import ByClock, ByDays, Pace, Watch
from .clocks import Clock, clock
from .days import end_of
from .entries import Entry, Occupant
from .people import Person

RECENT = 40  # log entries a newcomer is sent
# Entries that are not part of the log people read.
UNTOLD = {"open", "mute", "unmute", "plan", "quiet", "loud", "rematch"}


class Visitor(Protocol):
    """A live connection, as a table knows it."""

    person: Person | None

    def changed(self) -> None: ...
    def push(self, message: msgspec.Struct) -> None: ...
    def farewell(self, reason: str) -> None: ...
    def look(self) -> None: ...


@dataclass(slots=True, frozen=True)
class Seat:
    """A seat and how its occupant stands. Seats are replaced, never changed."""

    seat: int
    kind: str  # open, invited, person, bot
    name: str = ""
    person: str | None = None
    bot: str | None = None
    left_at: int | None = None
    stand_in: bool = False
    by_choice: bool = False  # the person asked for the stand-in themselves, and says when it is enough
    out_of_time: bool = False
    program: bool = False
    owner: str | None = None
    guest: bool = False
    symbol: int | None = None  # if not that of the seat
    like: str | None = None  # see `Occupant`
    index: int | None = None
    gave_up: str | None = None  # resigned, or left for good: a bot plays on, and the seat ranks last
    break_until: int | None = None  # the break announced since the last move of one's own; it may be over

    @classmethod
    def of(cls, seat: int, occupant: Occupant) -> Seat:
        return cls(
            seat, occupant.kind, occupant.name, occupant.person, occupant.bot, program=occupant.program,
            owner=occupant.owner, guest=occupant.guest, symbol=occupant.symbol, like=occupant.like,
            index=occupant.index,
        )  # fmt: skip

    def emptied(self) -> Seat:
        """The same seat, for anybody."""
        return Seat(self.seat, "open", symbol=self.symbol)

    @property
    def shown_symbol(self) -> int:
        """The symbol that stands for whoever sits there."""
        return self.seat if self.symbol is None else self.symbol

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.stand_in

    @property
    def free(self) -> bool:
        return self.kind in ("open", "invited")


@dataclass(slots=True, frozen=True)
class Ask:
    """Somebody would like to take moves back, to stop the clock or to end the match, and others have to agree."""

    id: str
    person: str
    seat: int
    to: int | None  # the ply to go back to; none: stop the clock or end the match
    agreed: frozenset[str] = frozenset()
    minutes: int | None = None  # for which the clock is to stand still


@dataclass(slots=True, frozen=True)
class ConditionalMoves:
    """What a seat will answer to moves of the others: lines of moves from a ply on, each ending with its own."""

    ply: int
    lines: tuple[tuple[str, ...], ...]


@dataclass(slots=True, frozen=True)
class Elsewhere:
    """Who is connected to a table by one process."""

    people: frozenset[str] = frozenset()
    watchers: int = 0
    heard: float = 0.0  # when that process last said so


@dataclass(slots=True)
class Inbox:
    """What a table has still to do, one after the other; a task works on it while there is anything."""

    waiting: list[Any] = field(default_factory=list)
    task: asyncio.Task[None] | None = None


_FROM_THE_LOG = (
    "number", "state", "changed_at", "ended", "rematch", "rematch_by", "muted", "quiet", "kicked", "seats", "undos",
    "casual",
    "meant_rated", "hints", "hinted", "weakened", "match", "movers", "stamps", "recent", "clock", "ask", "turn",
    "pauses", "conditional_moves",
)  # fmt: skip


class Table:
    """What does not change comes from the table's row; all else is made by `apply`, entry by entry.

    A change is tried on a `fork`, which shares what it does not change, and taken over by `adopt` once it is stored.
    """

    def __init__(self, row: Any) -> None:
        self.id: str = row.id
        self.code: str = row.code
        self.game: str = row.game
        self.version: int = row.version
        self.options: dict[str, str] = msgspec.json.decode(row.options)
        self.public: bool = bool(row.public)
        self.watch: Watch = row.watch
        self.pace: Pace = msgspec.json.decode(row.pace, type=Pace)
        self.host: str = row.host
        self.seed: int = row.seed
        self.position: str | None = row.position  # JSON: where a practice match starts; else it is dealt
        self.daily: str | None = row.daily  # the day whose garden it is
        self.tournament: str | None = row.tournament  # whose match it is
        self.salt: str = row.salt
        self.commitment: str = row.commitment
        self.created: int = row.created
        self._reset()
        # Not in the log: who is here, and what follows from the match.
        self.ratings: list[tuple[float, float]] = []  # by seat, before and after a rated match
        self.thinking: int | None = None
        self.lines = 0  # of chat
        self.visitors: set[Visitor] = set()
        self.lease: int | None = None  # the epoch in which this process looks after its clocks and bots
        self.told_presence = 0.0
        self.grace = 0  # milliseconds until a bot may play for somebody who is away
        self.opened = 0  # when it was read
        self.elsewhere: dict[str, Elsewhere] = {}  # by process
        self.seen: dict[str, int] = {}  # person -> when their last connection closed
        self.vacations: dict[str, int] = {}  # where a turn has days: person -> until when they are on vacation
        self.cache: dict[Any, Any] = {}  # what is told, until the table changes
        self.seating: dict[Any, Any] = {}  # what is told of the seats, until one changes or somebody comes or goes
        self.inbox = Inbox()
        self.talk = Inbox()
        self.touched = 0.0

    # -- from the log

    def _reset(self) -> None:
        """Before the first entry."""
        self.number = -1
        self.state = "waiting"
        self.changed_at = self.created
        self.rematch: str | None = None
        self.rematch_by: str | None = None  # who asked for it
        self.ended: str | None = None  # resigned, left or agreed: why it ended before its time
        self.muted: frozenset[str] = frozenset()
        self.quiet = False  # only players talk
        self.kicked: frozenset[str] = frozenset()  # who may not sit here again
        self.seats: list[Seat] = []
        self.undos = 0
        self.casual: str | None = None  # why the match does not count for the ratings; none: it does
        self.meant_rated = True  # should it, as the table was made?
        self.hints = False  # may everybody ask for hints?
        self.hinted: tuple[int, int] | None = None  # the ply and the take-backs at the last hint
        self.weakened: frozenset[int] = frozenset()  # bots' seats for which a weaker level has decided
        self.match: Match | None = None
        self.movers = bytearray()  # the seat of every standing move
        self.stamps: array[int] = array("q")  # two for every standing move: its number and its time
        self.recent: list[Entry] = []
        self.clock: Clock | None = None
        self.ask: Ask | None = None
        self.conditional_moves: dict[int, ConditionalMoves] = {}  # by seat; replaced, never changed
        self.pauses: dict[int, int] = {}  # the seats for which the clock was stopped, until when; never changed
        self.turn: int | None = None  # the seat to decide
        self._shared = False  # the match belongs to the table this is a fork of

    def unread(self) -> Table:
        """The same table before the first entry of its log."""
        fork = copy.copy(self)
        fork._reset()
        return fork

    def fork(self) -> Table:
        """A copy to try entries on; this table stays as it is."""
        fork = Table.__new__(Table)
        fork.__dict__.update(self.__dict__)
        fork.seats = list(self.seats)
        fork.movers = bytearray(self.movers)
        fork.stamps = self.stamps[:]
        fork.recent = list(self.recent)
        fork.clock = self.clock.copy() if self.clock else None
        fork._shared = True
        return fork

    def adopt(self, after: Table) -> None:
        """Take over what a fork, or the log read again, has become."""
        if (after.seats, after.weakened, after.muted, after.state) != (
            self.seats,
            self.weakened,
            self.muted,
            self.state,
        ):
            self.seating.clear()
        found = after.__dict__
        self.__dict__.update({name: found[name] for name in _FROM_THE_LOG})
        self._shared = False
        self.cache.clear()

    def shown_to(self, person: Person | None, friend: bool) -> bool:
        """May somebody see the match? Once it is over everybody may. `friend`: the host counts them as one."""
        return (
            self.watch == "link"
            or self.state != "playing"
            or (self.watch == "friends" and friend)
            or (person is not None and (person.id == self.host or bool(self.seats_of(person))))
        )

    def let_go(self) -> None:
        """Forget the match; it can be read again from the log."""
        self.match = None
        self.cache.clear()

    def replay(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            self.apply(entry)

    def apply(self, entry: Entry) -> None:
        """Take over one entry: nothing else changes a table."""
        assert entry.number == self.number + 1, "the log has a gap"
        self.number = entry.number
        self.changed_at = entry.at
        if entry.kind not in UNTOLD:
            self.recent.append(entry)
            if len(self.recent) > 2 * RECENT:
                del self.recent[:RECENT]
        match entry.kind:
            case "open":
                self.seats = [Seat.of(i, occupant) for i, occupant in enumerate(entry.seats)]
                self.meant_rated = entry.rated
                if not entry.rated:
                    self.casual = "practice" if self.position else "daily" if self.daily else "chosen"
                self.hints, self.muted = entry.hints, frozenset(entry.muted)
            case "join":
                assert entry.seat is not None and entry.occupant is not None
                self.seats[entry.seat] = Seat.of(entry.seat, entry.occupant)
            case "leave":
                if self.state == "waiting":
                    assert entry.seat is not None
                    self.seats[entry.seat] = self.seats[entry.seat].emptied()
                else:
                    self._seat(entry, left_at=entry.at)
            case "return":
                assert entry.seat is not None
                rested = self.seats[entry.seat].break_until
                ended = None if rested is None else min(rested, entry.at)
                self._seat(entry, left_at=None, stand_in=False, by_choice=False, break_until=ended)
                self._end_of_break(entry.seat)
            case "resign" | "quit":
                self._seat(entry, stand_in=True, gave_up="resigned" if entry.kind == "resign" else "left")
                if len(set(self.movers)) < len(self.seats):
                    self.casual = self.casual or "early"
                self.ask = None
            case "break":
                self._seat(entry, break_until=entry.amount)
                if entry.person is not None:
                    assert entry.seat is not None and entry.amount is not None
                    minutes = round((entry.amount - entry.at) / 60_000)
                    self.ask = Ask(f"a{entry.number}", entry.person, entry.seat, None, minutes=minutes)
            case "pause":
                assert entry.seat is not None and entry.amount is not None
                self._seat(entry, break_until=entry.amount)
                self.ask, self.pauses = None, {**self.pauses, entry.seat: entry.amount}
            case "kick":
                assert entry.seat is not None
                self.seats[entry.seat] = self.seats[entry.seat].emptied()
                self.kicked |= {str(entry.person)}
            case "stand_in":
                self._seat(entry, stand_in=True, by_choice=entry.person is not None)
            case "out_of_time":
                self._seat(entry, stand_in=True, out_of_time=isinstance(self.pace, ByClock))
            case "start":
                self.state = "playing"
                self.casual = self.casual or _casual(self.seats)
                self.match, self._shared = self.dealt(), False
                self.clock = clock(self.pace, len(self.seats))
            case "move":
                assert entry.seat is not None and entry.move is not None
                self.match, self._shared = self.played(entry.move), False
                self.movers.append(entry.seat)
                self.stamps.extend((entry.number, entry.at))
                if self.seats[entry.seat].break_until is not None:
                    self._seat(entry, break_until=None)
                if entry.level is not None and self.seats[entry.seat].kind == "bot":
                    self.weakened |= {entry.seat}
                self._end_of_break(entry.seat)
                self._drop_what_does_not_fit()
                if self.ask and self.ask.minutes is None:
                    self.ask = None
            case "undo":
                assert entry.amount is not None
                match = self._own_match()
                if self.makes_casual(entry.amount):  # whoever takes it back knows more than before
                    self.casual = "revealed"
                while len(self.movers) > entry.amount:
                    match.undo()
                    self.movers.pop()
                del self.stamps[2 * entry.amount :]
                kept = {seat: moves for seat, moves in self.conditional_moves.items() if moves.ply <= entry.amount}
                self.conditional_moves = kept
                self.ask = None
                self.undos += 1
            case "ask":
                assert entry.seat is not None and entry.amount is not None and entry.person is not None
                self.ask = Ask(f"a{entry.number}", entry.person, entry.seat, entry.amount)
            case "propose":
                assert entry.seat is not None and entry.person is not None
                self.ask = Ask(f"a{entry.number}", entry.person, entry.seat, None)
            case "agree":
                assert self.ask is not None and entry.person is not None
                self.ask = replace(self.ask, agreed=self.ask.agreed | {entry.person})
            case "refuse" | "withdraw":
                self.ask = None
            case "plan":
                assert entry.seat is not None
                kept = {seat: moves for seat, moves in self.conditional_moves.items() if seat != entry.seat}
                mine = {entry.seat: ConditionalMoves(self.ply, entry.lines)} if entry.lines else {}
                self.conditional_moves = {**kept, **mine}
            case "mute":
                self.muted |= {str(entry.person)}
            case "unmute":
                self.muted -= {str(entry.person)}
            case "quiet" | "loud":
                self.quiet = entry.kind == "quiet"
            case "rematch":
                self.rematch, self.rematch_by = entry.table, entry.person
            case "hint":
                self.hinted = entry.amount or 0, self.undos
            case "over":
                self.state, self.ended, self.ask, self.conditional_moves = "over", entry.why, None, {}
                if entry.why == "agreed":
                    self.casual = self.casual or "agreed"
            case "close":
                self.state = "closed"
        self.turn = self.match.turn if self.match is not None and self.state == "playing" else None
        if self.clock:
            self._run_clock(self.clock, entry)

    def _end_of_break(self, seat: int) -> None:
        """Somebody is back: their question whether the clock may stop is gone."""
        if self.ask and self.ask.minutes is not None and self.ask.seat == seat:
            self.ask = None

    def _run_clock(self, clock: Clock, entry: Entry) -> None:
        if entry.seat in self.pauses and entry.kind in ("return", "move", "stand_in", "resign", "quit"):
            self.pauses = {seat: until for seat, until in self.pauses.items() if seat != entry.seat}
            clock.go_on(max([entry.at, *self.pauses.values()]))
        match entry.kind:
            case "restart":
                clock.forgive(entry.amount or 0, entry.at)
            case "return":
                clock.renew(entry.seat, entry.at)
            case "undo":
                clock.back(self.turn, entry.at)
            case "start" | "move":
                clock.run(self.turn, entry.at)
            case "pause":
                clock.stop(entry.at, max(self.pauses.values()))
            case "time":
                assert entry.seat is not None and entry.amount is not None
                clock.give(entry.seat, entry.amount)

    def _seat(self, entry: Entry, **changes: Any) -> None:
        assert entry.seat is not None
        self.seats[entry.seat] = replace(self.seats[entry.seat], **changes)

    def _own_match(self) -> Match:
        assert self.match is not None
        if self._shared:
            self.match, self._shared = self.match.clone(), False
        return self.match

    def played(self, move: str) -> Match:
        """The match with this move played; IllegalMove says why not."""
        match = self._own_match()
        match.play(move)
        return match

    def dealt(self) -> Match:
        names = [seat.name for seat in self.seats]
        if self.position is not None:
            return Match.from_position(self.game, self.position, names)
        return Match(self.game, len(self.seats), self.options, self.seed, names)

    # -- where it stands

    @property
    def ply(self) -> int:
        return len(self.movers)

    @property
    def rated(self) -> bool:
        """May the match count for the ratings?"""
        return self.casual is None

    @property
    def full(self) -> bool:
        """Is every seat taken, and the match yet to begin?"""
        return self.state == "waiting" and not any(seat.free for seat in self.seats)

    @property
    def complete(self) -> bool:
        """Is the match in memory, if it has begun?"""
        return self.match is not None or self.state not in ("playing", "over")

    def seats_of(self, person: Person | None) -> list[int]:
        if person is None:
            return []
        return [seat.seat for seat in self.seats if seat.person == person.id and seat.kind == "person"]

    # -- who is here

    def enter(self, visitor: Visitor) -> None:
        self.visitors.add(visitor)
        self.seating.clear()

    def exit(self, visitor: Visitor) -> None:
        self.visitors.discard(visitor)
        self.seating.clear()

    def hear_of(self, process: str, there: Elsewhere) -> None:
        """Who is connected by another process."""
        if there.people or there.watchers:
            self.elsewhere[process] = there
        else:
            self.elsewhere.pop(process, None)
        self.seating.clear()

    def connected(self) -> Elsewhere:
        """Who is connected to this process."""
        people = {visitor.person.id for visitor in self.visitors if visitor.person}
        seated = {seat.person for seat in self.seats if seat.person}
        watching = sum(1 for visitor in self.visitors if visitor.person is None or visitor.person.id not in seated)
        return Elsewhere(frozenset(people), watching)

    def _everywhere(self) -> Elsewhere:
        """Who is connected, to whichever process."""
        found: Elsewhere | None = self.seating.get("everywhere")
        if found is None:
            all_of_them = [self.connected(), *self.elsewhere.values()]
            people: frozenset[str] = frozenset().union(*(one.people for one in all_of_them))
            found = self.seating["everywhere"] = Elsewhere(people, sum(one.watchers for one in all_of_them))
        return found

    def people_here(self) -> frozenset[str]:
        return self._everywhere().people

    def last_seen(self) -> dict[str, int]:
        """Those who have a seat and are not here, and when they were."""
        away = {seat.person for seat in self.seats if seat.person} - self.people_here()
        return {person: self.seen.get(person, self.opened) for person in away}

    def claim_at(self, seat: Seat, last_seen: Mapping[str, int], grace: int) -> int | None:
        """When others may have a bot play for somebody who is away; never where a turn has days of its own."""
        away = seat.kind == "person" and not seat.stand_in and self.state == "playing"
        since = last_seen.get(seat.person or "")
        if not away or isinstance(self.pace, ByDays) or since is None:
            return None
        return max(since + grace, seat.break_until or 0)

    def claims(self) -> list[int | None]:
        """By seat, when others may have a bot play it."""
        last_seen = self.last_seen()
        return [self.claim_at(seat, last_seen, self.grace) for seat in self.seats]

    def presence(self) -> list[bool]:
        here = self.people_here()
        return [seat.kind == "bot" or seat.person in here for seat in self.seats]

    def watchers(self) -> int:
        return self._everywhere().watchers

    def hints_allowed(self) -> bool:
        """May whoever is to decide ask for a hint? Not where it counts, nor against people who have not agreed.

        The same for the whole match, also when taking back has made it one that does not count.
        """
        if self.daily or self.tournament:
            return False
        alone = len({seat.person for seat in self.seats if seat.kind == "person"}) == 1
        return len(self.seats) == 1 or (not self.meant_rated and (self.hints or alone))

    def winners(self) -> list[int]:
        """By the rules; but nobody who gave up or ran out of time wins while others are left.

        Of a match that ended before its time nobody wins by the rules: among those who are left, points decide.
        """
        match = self.match
        assert match is not None
        if self.ended == "agreed":
            return []
        lost = {seat.seat for seat in self.seats if seat.out_of_time or seat.gave_up}
        won = match.winners()
        entitled = [seat for seat in won if seat not in lost]
        if entitled or not lost or len(lost) == len(self.seats):
            return entitled or won
        points = {seat: match.scores()[seat] for seat in range(len(self.seats)) if seat not in lost}
        return [seat for seat, value in points.items() if value == max(points.values())]

    def how_it_ended(self) -> str:
        """For the record, where the rules alone do not tell it: `resigned 1 winners 0`; else empty."""
        by_seat = {
            "resigned": [seat.seat for seat in self.seats if seat.gave_up == "resigned"],
            "left": [seat.seat for seat in self.seats if seat.gave_up == "left"],
            "out-of-time": [seat.seat for seat in self.seats if seat.out_of_time],
            "agreed": [],
        }
        told = [" ".join(map(str, (how, *seats))) for how, seats in by_seat.items() if seats or how == self.ended]
        return " ".join([*told, "winners", *map(str, self.winners())]) if told else ""

    def seed_secret(self, at: int) -> bool:
        """Is the seed still a secret? That of a day's garden is one until the day is over."""
        return self.state != "over" or (self.daily is not None and at < end_of(self.daily))

    def out_of_time(self, at: int) -> int | None:
        """The seat whose time has run out, if the seat to decide has none left."""
        turn = self.turn
        if self.clock is None or turn is None or self.seats[turn].played_by_bot:
            return None
        deadline = self.clock.deadline()
        return turn if deadline is not None and at >= deadline else None

    # -- conditional moves

    def allows_conditional_moves(self, mine: list[int]) -> bool:
        """To whoever has these seats? In a correspondence match of a game that hides nothing from anybody."""
        match = self.match
        if not isinstance(self.pace, ByDays) or match is None or self.state != "playing" or len(mine) != 1:
            return False
        return is_public(match.game.view) and is_public(match.game.events) and not self.seats[mine[0]].played_by_bot

    def lines_left(self, seat: int) -> list[tuple[str, ...]]:
        """What is still to come of the conditional moves of a seat, of those lines that fit what was played since."""
        moves = self.conditional_moves.get(seat)
        if moves is None or self.match is None:
            return []
        played = tuple(move for _, move in self.match.played()[moves.ply :])
        done = len(played)
        return [line[done:] for line in moves.lines if line[:done] == played and len(line) > done]

    def conditional_move(self) -> str | None:
        """The move that whoever is to decide has set for this case."""
        turn = self.turn
        if turn is None or turn not in self.conditional_moves or self.seats[turn].played_by_bot:
            return None
        lines = self.lines_left(turn)
        return lines[0][0] if lines else None

    def _drop_what_does_not_fit(self) -> None:
        """Of the conditional moves: none outlives something revealed, nor a turn of one's own that no line leads to."""
        match = self.match
        if not self.conditional_moves or match is None:
            return
        left = {} if match.over or match.revealed_by_last() else self.conditional_moves
        fits = {seat: moves for seat, moves in left.items() if seat != match.turn or self.lines_left(seat)}
        self.conditional_moves = fits

    # -- taking back

    def undo_offer(self, mine: list[int]) -> tuple[str, int]:
        """free, ask or none; and the ply it would go back to. Worked out from what the rules say was revealed."""
        if self.match is None or self.state != "playing" or not mine:
            return "none", self.ply
        to = max(map(self.movers.rfind, mine))
        if to < 0 or self.seats[self.movers[to]].stand_in:
            return "none", self.ply
        last = to == self.ply - 1 and self.turn == self.movers[to]
        if last and not self.match.revealed_by_last():
            return "free", to
        return ("none", self.ply) if self.daily else ("ask", to)  # nobody could refuse it

    def makes_casual(self, to: int) -> bool:
        """Would the match no longer count if it went back to this ply, because something was revealed since?"""
        if self.casual or self.match is None or to >= self.ply:
            return False
        return self.match.revealed_since(to)

    def others(self, person: str) -> set[str]:
        """The other people whose consent counts, here or not."""
        return {
            str(seat.person)
            for seat in self.seats
            if seat.kind == "person" and seat.person not in (None, person) and not seat.program and not seat.gave_up
        }

    def waiting_for(self) -> set[str]:
        """Those who have still to agree to what is asked."""
        return self.others(self.ask.person) - self.ask.agreed if self.ask else set()

    # -- telling

    def tell(self) -> None:
        """Everybody gets the present state."""
        self.cache.clear()
        for visitor in self.visitors:
            visitor.changed()

    def push(self, message: msgspec.Struct) -> None:
        for visitor in self.visitors:
            visitor.push(message)


def _casual(seats: list[Seat]) -> str | None:
    """Why a match of these seats does not count: nobody is to gain by playing against themselves.

    alone; same: somebody has several seats, or plays with a program of theirs; guests: among people everybody needs an
    account, since anybody can be as many guests as they like.
    """
    if len(seats) == 1:
        return "alone"
    people = [seat for seat in seats if seat.kind == "person"]
    if len({seat.owner or seat.person for seat in people}) < len(people):
        return "same"
    return "guests" if len(people) > 1 and any(seat.guest for seat in people) else None
