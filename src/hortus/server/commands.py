"""What people, bots and clocks may ask of a table, and what follows: entries for its log, or a refusal.

Deciding reads the table and changes nothing. Whoever decides on a state that is no longer the last fails to store the
entries and decides again, with the time at which the command came.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import singledispatch
from typing import Any, ClassVar

from hortus.errors import HortusError
from hortus.table import Match

from .bots import bot_name
from .cards import ByClock, ByDays
from .clocks import DAY
from .entries import Entry, Occupant
from .people import Person
from .refusals import Refusal
from .table import Table


@dataclass(frozen=True, slots=True)
class Command:
    """Something asked of a table."""

    keeper_only: ClassVar[bool] = False  # only the process that looks after the table may have it done


@dataclass(frozen=True, slots=True)
class Play(Command):
    ply: int
    undos: int | None
    move: str
    uncovered: Callable[[Table], bool] = field(default=lambda table: True, compare=False)


@dataclass(frozen=True, slots=True)
class PlayForBot(Command):
    """A bot's decision: for the table as the bot saw it and no other."""

    keeper_only: ClassVar[bool] = True

    ply: int
    undos: int
    move: str
    level: str | None = None  # the weaker level that decided, if the seat's own bot could not in time


@dataclass(frozen=True, slots=True)
class TakeBack(Command):
    ply: int
    undos: int | None


@dataclass(frozen=True, slots=True)
class Consent(Command):
    """The answer to somebody who would like to take moves back."""

    ask: str
    yes: bool


@dataclass(frozen=True, slots=True)
class SetConditionalMoves(Command):
    """What to answer to moves of the others, instead of what was set before; nothing: no answer."""

    ply: int
    undos: int
    lines: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class AskHint(Command):
    """A hint is about to be given to whoever is to decide; everybody may know."""

    ply: int
    undos: int


@dataclass(frozen=True, slots=True)
class Start(Command):
    """Begin, if every seat is taken."""


@dataclass(frozen=True, slots=True)
class Join(Command):
    seat: int | None = None
    name: str | None = None
    code: str | None = None  # the table's code: whoever has it is invited
    apart: frozenset[str] = frozenset()  # people they do not sit down with


@dataclass(frozen=True, slots=True)
class Leave(Command):
    pass


@dataclass(frozen=True, slots=True)
class Return(Command):
    pass


@dataclass(frozen=True, slots=True)
class StandIn(Command):
    """A bot plays for whoever asks, until they say that they play on themselves."""


@dataclass(frozen=True, slots=True)
class GiveUp(Command):
    """Resign, or leave for good: the match is lost, and there is no way back."""

    how: str  # resigned, left


@dataclass(frozen=True, slots=True)
class ProposeEnd(Command):
    """End the match together; at once if all others have given up."""


@dataclass(frozen=True, slots=True)
class Break(Command):
    """Announce a break: until it is over nobody can have a bot play instead.

    Where there is a clock, the other people are asked to let it stand still as long.
    """

    minutes: int


@dataclass(frozen=True, slots=True)
class GiveTime(Command):
    """Somebody else gets more time: a minute, or a day where a turn has days."""

    seat: int


@dataclass(frozen=True, slots=True)
class Kick(Command):
    """The host takes a seat away before the start, for good."""

    person: str


@dataclass(frozen=True, slots=True)
class Fill(Command):
    bot: str
    seat: int | None = None  # during the match: this one only


@dataclass(frozen=True, slots=True)
class Close(Command):
    pass


@dataclass(frozen=True, slots=True)
class Mute(Command):
    person: str
    muted: bool


@dataclass(frozen=True, slots=True)
class LetSpectatorsTalk(Command):
    """The host says whether those who only watch may talk."""

    allowed: bool


@dataclass(frozen=True, slots=True)
class Rematch(Command):
    """The next table has been made: remember it, unless there is one already."""

    table: str


@dataclass(frozen=True, slots=True)
class Forgive(Command):
    """Nobody looked after the table since then: no clock counts that time."""

    keeper_only: ClassVar[bool] = True

    since: int


@dataclass(frozen=True, slots=True)
class CheckTime(Command):
    """Somebody's time, or the grace time of somebody who left, may be over."""

    keeper_only: ClassVar[bool] = True

    vacation: int = 0  # until when whoever is to move is on vacation


def occupant(person: Person, name: str | None = None, symbol: int | None = None) -> Occupant:
    """Somebody who takes a seat."""
    program = person.kind == "program"
    return Occupant(
        "person",
        name or person.name,
        person.id,
        program=program,
        owner=person.owner,
        guest=person.fleeting,
        symbol=symbol,
    )


@dataclass(slots=True)
class Circumstances:
    """What a decision depends on apart from the table's log."""

    at: int  # when the command came
    grace: int  # milliseconds until a bot may play for somebody who is away
    last_seen: Callable[[], Mapping[str, int]]  # people who are not here -> when they were; whoever is missing is here


class Draft:
    """A table with entries that are not stored yet."""

    def __init__(self, table: Table, at: int) -> None:
        self.table = table
        self.entries: list[Entry] = []
        self._at = max(at, table.changed_at)

    def add(self, kind: str, **fields: Any) -> None:
        entry = Entry(kind, self._at, self.table.number + 1, **fields)
        if not self.entries:
            self.table = self.table.fork()
        self.table.apply(entry)
        self.entries.append(entry)

    def start_if_full(self) -> None:
        if self.table.full:
            self.add("start")


def decide(table: Table, command: Command, person: Person | None, circumstances: Circumstances) -> Draft:
    """What follows from a command: a draft with its entries, none if nothing changes; or a Refusal."""
    draft = Draft(table, circumstances.at)
    _decide(command, draft, person, circumstances)
    return draft


@singledispatch
def _decide(command: Command, draft: Draft, person: Person | None, circumstances: Circumstances) -> None:
    raise NotImplementedError(command)


# -- playing


def _own_seats(table: Table, person: Person | None) -> list[int]:
    mine = table.seats_of(person)
    if not mine:
        raise Refusal("not_seated", "not-seated")
    if table.state == "waiting":
        raise Refusal("not_now", "not-started")
    return mine


def _up_to_date(table: Table, ply: int, undos: int | None) -> None:
    if ply != table.ply or undos not in (None, table.undos):
        raise Refusal("stale")


def _move(draft: Draft, move: str, level: str | None = None) -> None:
    table = draft.table
    assert table.match is not None
    try:
        notation = table.match.game.notation[table.match.code(move)]
        draft.add("move", seat=table.turn, ply=table.ply, move=notation, level=level)
    except HortusError as problem:
        raise Refusal("illegal", sentences=problem.sentences) from None
    while (answer := draft.table.conditional_move()) is not None:
        draft.add("move", seat=draft.table.turn, ply=draft.table.ply, move=answer)
    assert draft.table.match is not None
    if draft.table.match.over:
        draft.add("over")


@_decide.register
def _play(command: Play, draft: Draft, person: Person | None, circumstances: Circumstances) -> None:
    table = draft.table
    mine = _own_seats(table, person)
    _up_to_date(table, command.ply, command.undos)
    if table.state != "playing":
        raise Refusal("not_now", table.state)
    turn = table.turn
    if turn not in mine:
        raise Refusal("not_your_turn", "not-your-turn")
    if table.seats[turn].played_by_bot or table.out_of_time(circumstances.at) is not None:
        raise Refusal("not_your_turn", "played-by-bot")
    if not command.uncovered(table):
        raise Refusal("not_now", "covered")
    _move(draft, command.move)


@_decide.register
def _play_for_bot(command: PlayForBot, draft: Draft, person: Person | None, circumstances: Circumstances) -> None:
    table = draft.table
    turn = table.turn
    if turn is None or not table.seats[turn].played_by_bot:
        raise Refusal("stale")
    _up_to_date(table, command.ply, command.undos)
    _move(draft, command.move, command.level)


@_decide.register
def _take_back(command: TakeBack, draft: Draft, person: Person | None, circumstances: Circumstances) -> None:
    table = draft.table
    mine = _own_seats(table, person)
    assert person is not None
    _up_to_date(table, command.ply, command.undos)
    mode, to = table.undo_offer(mine)
    if mode == "none":
        raise Refusal("not_now", "no-undo")
    if mode == "free" or not table.others(person.id):
        draft.add("undo", seat=table.movers[to], amount=to)
        return
    if table.ask:
        raise Refusal("not_now", "asking-already")
    draft.add("ask", seat=table.movers[to], amount=to, person=person.id)


@_decide.register
def _consent(command: Consent, draft: Draft, person: Person | None, circumstances: Circumstances) -> None:
    table = draft.table
    mine = _own_seats(table, person)
    assert person is not None
    ask, waiting = table.ask, table.waiting_for()
    withdrawn = ask is not None and person.id == ask.person and not command.yes
    if ask is None or ask.id != command.ask or not (person.id in waiting or withdrawn):
        raise Refusal("not_now", "no-ask")
    kind = "withdraw" if withdrawn else "agree" if command.yes else "refuse"
    draft.add(kind, seat=table.turn if table.turn in mine else mine[0], person=person.id)
    if kind != "agree" or waiting != {person.id}:
        return
    if ask.minutes is not None:
        draft.add("pause", seat=ask.seat, amount=circumstances.at + ask.minutes * 60_000)
    elif ask.to is None:
        draft.add("over", why="agreed")
    else:
        draft.add("undo", seat=ask.seat, amount=ask.to)


def follow(match: Match, seat: int, line: Sequence[str]) -> Iterator[tuple[int, str]]:
    """Play a line in a match, a copy of its own: whose each move is, and its notation, before it is played.

    A Refusal says why nobody can know how it goes on. Only the last move, if it is one's own, may reveal anything.
    """
    for i, given in enumerate(line):
        if match.turn is None:
            raise Refusal("impossible", "conditional-over")
        try:
            code = match.legal_code(given)
        except HortusError as problem:
            raise Refusal("illegal", sentences=problem.sentences) from None
        own = match.turn == seat
        yield match.turn, match.game.notation[code]
        match.play_code(code)
        if match.revealed_by_last() and not (own and i == len(line) - 1):
            raise Refusal("impossible", "conditional-revealed")


@_decide.register
def _set_conditional_moves(
    command: SetConditionalMoves, draft: Draft, person: Person | None, circumstances: Circumstances
) -> None:  # fmt: skip
    table = draft.table
    mine = _own_seats(table, person)
    _up_to_date(table, command.ply, command.undos)
    if not table.allows_conditional_moves(mine):
        raise Refusal("not_now", "no-conditional-moves")
    (seat,) = mine
    if command.lines and table.turn == seat:
        raise Refusal("not_now", "conditional-own-turn")
    assert table.match is not None
    lines = []
    for line in command.lines:
        moves = list(follow(table.match.clone(), seat, line))
        if moves[-1][0] != seat:
            raise Refusal("impossible", "conditional-answer")
        lines.append(tuple(move for _, move in moves))
    if lines or seat in table.conditional_moves:
        draft.add("plan", seat=seat, lines=tuple(lines))


@_decide.register
def _ask_hint(command: AskHint, draft: Draft, person: Person | None, circumstances: Circumstances) -> None:
    table = draft.table
    mine = _own_seats(table, person)
    if table.state != "playing":
        raise Refusal("not_now", table.state)
    if table.turn not in mine or table.seats[table.turn].played_by_bot:
        raise Refusal("not_now", "not-your-turn")
    if not table.hints_allowed():
        raise Refusal("not_now", "no-hints")
    _up_to_date(table, command.ply, command.undos)
    if table.hinted != (table.ply, table.undos):
        draft.add("hint", seat=table.turn, amount=table.ply)


# -- seats


@_decide.register
def _start(command: Start, draft: Draft, person: Person | None, circumstances: Circumstances) -> None:
    draft.start_if_full()


@_decide.register
def _join(command: Join, draft: Draft, person: Person | None, circumstances: Circumstances) -> None:
    table, seat = draft.table, command.seat
    assert person is not None
    mine = table.seats_of(person)
    if mine and (command.name is None or seat is None or seat in mine):
        return
    if table.state != "waiting":
        raise Refusal("not_now", "started" if table.state == "playing" else "over")
    if person.id in table.kicked:
        raise Refusal("forbidden", "kicked")
    if command.apart & {table.host, *(who for x in table.seats for who in (x.person, x.owner))}:
        raise Refusal("forbidden", "apart")
    if seat is not None and seat >= len(table.seats):
        raise Refusal("impossible", "no-seat")
    kept = [x for x in table.seats if x.free and x.person == person.id]
    invited = not table.public or (command.code or "").upper() == table.code or person.id == table.host
    free = kept or [x for x in table.seats if x.person is None and (x.kind == "open" or (invited and x.free))]
    if seat is not None:
        free = [x for x in {*kept, *free} if x.seat == seat]
        if not free:
            raise Refusal("not_now", "seat-taken")
    if not free:
        raise Refusal("not_now", "no-seat")
    draft.add("join", seat=free[0].seat, occupant=occupant(person, command.name, free[0].symbol))
    draft.start_if_full()


@_decide.register
def _leave(command: Leave, draft: Draft, person: Person | None, circumstances: Circumstances) -> None:
    mine = draft.table.seats_of(person)
    if draft.table.state == "waiting" and person is not None:  # a seat that is kept for somebody can be declined
        mine += [seat.seat for seat in draft.table.seats if seat.free and seat.person == person.id]
    if not mine:
        raise Refusal("not_now", "not-seated")
    if draft.table.daily:  # a bot would play it on
        raise Refusal("not_now", "daily-stays")
    for seat in mine:
        found = draft.table.seats[seat]
        playing = draft.table.state == "playing" and found.left_at is None and not found.stand_in
        if draft.table.state == "waiting" or playing:
            draft.add("leave", seat=seat)


@_decide.register
def _return(command: Return, draft: Draft, person: Person | None, circumstances: Circumstances) -> None:
    """A person takes their seats over again. A clock that has run out stays run out."""
    if draft.table.state != "playing":
        return
    for i in draft.table.seats_of(person):
        seat = draft.table.seats[i]
        resting = seat.break_until is not None and seat.break_until > circumstances.at
        if (seat.stand_in or seat.left_at is not None or resting) and not seat.out_of_time and not seat.gave_up:
            draft.add("return", seat=i)


def _playing_seats(draft: Draft, person: Person | None) -> list[int]:
    """The seats of somebody who plays on at a running match that can be left."""
    mine = draft.table.seats_of(person)
    if not mine:
        raise Refusal("forbidden", "not-seated")
    if draft.table.state != "playing":
        raise Refusal("not_now", "not-started" if draft.table.state == "waiting" else "over")
    if draft.table.daily:  # a bot would play it on
        raise Refusal("not_now", "daily-stays")
    if all(draft.table.seats[seat].gave_up for seat in mine):
        raise Refusal("not_now", "gave-up")
    return mine


@_decide.register
def _stand_in(command: StandIn, draft: Draft, person: Person | None, circumstances: Circumstances) -> None:
    for seat in _playing_seats(draft, person):
        if not draft.table.seats[seat].stand_in:
            draft.add("stand_in", seat=seat, person=draft.table.seats[seat].person)


@_decide.register
def _give_up(command: GiveUp, draft: Draft, person: Person | None, circumstances: Circumstances) -> None:
    """A bot plays on for the others. When nobody is left to play against, or no person at all, the match ends."""
    for seat in _playing_seats(draft, person):
        draft.add("resign" if command.how == "resigned" else "quit", seat=seat)
    left = [seat for seat in draft.table.seats if not seat.gave_up]
    alone = command.how == "resigned" and len(left) <= 1
    if alone or not any(seat.kind == "person" for seat in left):
        draft.add("over", why=command.how)


@_decide.register
def _propose_end(command: ProposeEnd, draft: Draft, person: Person | None, circumstances: Circumstances) -> None:
    table, mine = draft.table, _playing_seats(draft, person)
    assert person is not None
    if table.others(person.id):
        if table.ask:
            raise Refusal("not_now", "asking-already")
        draft.add("propose", seat=table.turn if table.turn in mine else mine[0], person=person.id)
    elif any(seat.gave_up for seat in table.seats):
        draft.add("over", why="left")
    else:
        raise Refusal("not_now", "nobody-to-ask")


@_decide.register
def _break(command: Break, draft: Draft, person: Person | None, circumstances: Circumstances) -> None:
    table, mine = draft.table, _playing_seats(draft, person)
    assert person is not None
    if isinstance(table.pace, ByDays):
        raise Refusal("not_now", "no-break")
    if any(table.seats[seat].break_until is not None for seat in mine):
        raise Refusal("not_now", "one-break")
    # Not in a tournament: there the others wait for the round. While it stands still for somebody else's, it is asked
    # all the same: they may be back before.
    asks = table.clock is not None and bool(table.others(person.id)) and not table.tournament
    if asks and table.ask:
        raise Refusal("not_now", "asking-already")
    until = circumstances.at + command.minutes * 60_000
    for seat in mine:
        draft.add("break", seat=seat, amount=until, person=person.id if asks and seat == mine[0] else None)


@_decide.register
def _give_time(command: GiveTime, draft: Draft, person: Person | None, circumstances: Circumstances) -> None:
    table, mine = draft.table, _playing_seats(draft, person)
    if command.seat >= len(table.seats):
        raise Refusal("impossible", "no-seat")
    seat, pace = table.seats[command.seat], table.pace
    if table.clock is None or seat.played_by_bot or command.seat in mine:
        raise Refusal("not_now", "no-time")
    more, most = (60_000, DAY) if isinstance(pace, ByClock) else (DAY, 14 * DAY)
    waits = isinstance(pace, ByClock) or command.seat == table.turn  # a turn has days only once it has begun
    if not waits or table.clock.now(circumstances.at)[command.seat] + more > most:
        raise Refusal("not_now", "no-time")
    draft.add("time", seat=command.seat, amount=more)


@_decide.register
def _kick(command: Kick, draft: Draft, person: Person | None, circumstances: Circumstances) -> None:
    _host_only(draft.table, person)
    if draft.table.state != "waiting":
        raise Refusal("not_now", "started")
    for seat in draft.table.seats:
        if seat.person == command.person and command.person != draft.table.host:
            draft.add("kick", seat=seat.seat, person=command.person)


@_decide.register
def _fill(command: Fill, draft: Draft, person: Person | None, circumstances: Circumstances) -> None:
    """Bots in the empty seats, or for those who are away."""
    table = draft.table
    assert person is not None
    if table.state == "waiting":
        if person.id != table.host:
            raise Refusal("forbidden", "host-only")
        for seat in table.seats:
            if seat.free:
                name = bot_name(command.bot, [other.name for other in draft.table.seats])
                draft.add("join", seat=seat.seat, occupant=Occupant("bot", name, bot=command.bot, symbol=seat.symbol))
        draft.start_if_full()
        return
    if table.state != "playing":
        raise Refusal("not_now", "over")
    if not table.seats_of(person):
        raise Refusal("forbidden", "not-seated")
    last_seen = circumstances.last_seen()
    claims = {seat.seat: table.claim_at(seat, last_seen, circumstances.grace) for seat in table.seats}
    away = [
        seat for seat, at in claims.items()
        if at is not None and at <= circumstances.at and command.seat in (None, seat)
    ]  # fmt: skip
    if not away:
        raise Refusal("not_now", "nobody-away")
    for i in away:
        draft.add("stand_in", seat=i)


@_decide.register
def _close(command: Close, draft: Draft, person: Person | None, circumstances: Circumstances) -> None:
    _host_only(draft.table, person)
    if draft.table.state != "waiting":
        raise Refusal("not_now", "started")
    draft.add("close")


@_decide.register
def _mute(command: Mute, draft: Draft, person: Person | None, circumstances: Circumstances) -> None:
    _host_only(draft.table, person)
    if person is not None and command.person == person.id:  # who was muted may have asked for the rematch
        raise Refusal("forbidden", "host-only")
    if command.muted != (command.person in draft.table.muted):
        if command.muted and len(draft.table.muted) >= 100:
            raise Refusal("too_many")
        draft.add("mute" if command.muted else "unmute", person=command.person)


@_decide.register
def _let_spectators_talk(
    command: LetSpectatorsTalk, draft: Draft, person: Person | None, circumstances: Circumstances
) -> None:
    _host_only(draft.table, person)
    if command.allowed == draft.table.quiet:
        draft.add("loud" if command.allowed else "quiet")


def _host_only(table: Table, person: Person | None) -> None:
    if person is None or person.id != table.host:
        raise Refusal("forbidden", "host-only")


@_decide.register
def _rematch(command: Rematch, draft: Draft, person: Person | None, circumstances: Circumstances) -> None:
    if draft.table.rematch is None:
        draft.add("rematch", table=command.table, person=person.id if person else None)


# -- time


@_decide.register
def _forgive(command: Forgive, draft: Draft, person: Person | None, circumstances: Circumstances) -> None:
    if draft.table.clock and draft.table.state == "playing":
        since = max(command.since, draft.table.changed_at)
        draft.add("restart", amount=max(0, circumstances.at - since))


@_decide.register
def _check_time(command: CheckTime, draft: Draft, person: Person | None, circumstances: Circumstances) -> None:
    late = draft.table.out_of_time(circumstances.at)
    deadline = draft.table.clock.deadline() if draft.table.clock else None
    resting = isinstance(draft.table.pace, ByDays) and command.vacation > circumstances.at
    if late is not None and deadline is not None and resting:
        draft.add("time", seat=late, amount=command.vacation + DAY - deadline)  # a day to come back
    elif late is not None:
        draft.add("out_of_time", seat=late)
    if draft.table.state != "playing" or isinstance(draft.table.pace, ByDays):
        return
    for i, seat in enumerate(draft.table.seats):
        gone = seat.left_at is not None and not seat.stand_in
        if gone and seat.left_at is not None and circumstances.at >= seat.left_at + circumstances.grace:
            draft.add("stand_in", seat=i)


def next_check(table: Table, grace: int) -> int | None:
    """When `CheckTime` may have something to decide, if nothing happens before."""
    if table.state != "playing":
        return None
    times: list[int] = []
    if not isinstance(table.pace, ByDays):
        times = [seat.left_at + grace for seat in table.seats if seat.left_at is not None and not seat.stand_in]
    turn = table.turn
    if table.clock and turn is not None and not table.seats[turn].played_by_bot:
        deadline = table.clock.deadline()
        if deadline is not None:
            times.append(deadline)
    return min(times, default=None)
