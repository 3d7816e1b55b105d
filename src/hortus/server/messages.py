"""The messages of the live table, as docs/protocol.md has them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from hortus.games.data import Event
from hortus.i18n import LANGUAGES, Message

PROTOCOL = 1  # grows when a client written for the number before no longer works (docs/versions.md)

Lang = Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$")]
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[^\\x00]*$")]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]


# -- from a client


class Move(Struct, tag="move", frozen=True):
    id: Id
    ply: Count
    move: Annotated[str, Meta(max_length=80)]
    undos: Count | None = None


class Why(Struct, tag="why", frozen=True):
    id: Id
    move: Annotated[str, Meta(max_length=80)]


class Undo(Struct, tag="undo", frozen=True):
    id: Id
    ply: Count
    undos: Count | None = None


class Answer(Struct, tag="answer", frozen=True):
    id: Id
    ask: Annotated[str, Meta(max_length=40)]
    yes: bool


class Uncover(Struct, tag="uncover", frozen=True):
    seat: Count


# What can be said without typing, and is read by everybody in their own language.
Phrase = Literal["hello", "luck", "nice", "thanks", "oops", "moment", "again", "bye"]


class Say(Struct, tag="chat", frozen=True):
    id: Id
    text: Annotated[str, Meta(max_length=2000)] = ""
    phrase: Phrase | None = None  # instead of a text


class SetLang(Struct, tag="lang", frozen=True):
    lang: Lang


class State(Struct, tag="state", frozen=True):
    pass


class Ping(Struct, tag="ping", frozen=True):
    at: float = 0


FromClient = Move | Why | Undo | Answer | Uncover | Say | SetLang | State | Ping
decode = msgspec.json.Decoder(FromClient).decode


# -- parts


class SeatInfo(Struct):
    """Who sits at a seat, and whether they are there."""

    seat: int
    kind: Literal["person", "program", "bot", "open", "invited"]
    name: str
    symbol: int
    person: str | None
    bot: str | None
    mine: bool
    here: bool
    stand_in: bool
    out_of_time: bool
    weakened: bool = False  # a bot that has been late: a weaker level has decided for it
    gave_up: str | None = None  # resigned, left
    break_until: int | None = None  # they have announced a break
    claim_at: int | None = None  # away: when others may have a bot play
    muted: bool = False
    vacation: int = 0  # where a turn has days: until when they are on vacation, or were
    like: str | None = None  # a bot about as strong as this person; `bot` is the level nearest to that


class ChatLine(Struct):
    line: int
    at: int
    person: str
    name: str
    seat: int | None
    text: str  # "" of a phrase
    phrase: Phrase | None = None  # everybody reads it in their own language


class LogEntry(Struct, omit_defaults=True):
    number: int
    ply: int
    seat: int | None
    kind: str
    move: str | None
    at: int
    events: list[Event] = []  # what a move did
    count: int | None = None  # how many moves an undo takes back, or a question asks for
    level: str | None = None  # the weaker level that decided for a bot that was late
    why: str | None = None  # why a match ended before its time: resigned, left, agreed
    sentence: str | None = None  # if asked for


class Score(Struct):
    seat: int
    points: int
    lines: Any  # [ScoreLine]


class Clocks(Struct):
    left: list[int]
    running: int | None
    increment: int
    now: int
    days: bool = False  # each turn has days of its own
    stopped_until: int | None = None  # during somebody's break nobody's time runs


class UndoOffer(Struct):
    mode: Literal["free", "ask", "none"]
    to: int
    casual: bool = False  # the match would no longer count for the ratings


class Asking(Struct):
    ask: str
    seat: int
    to: int | None  # the ply to go back to; none: end the match together, or stop the clock
    count: int
    waiting_for: list[int]
    answer: bool
    casual: bool = False  # if all agree, the match no longer counts for the ratings
    minutes: int | None = None  # for which the clock is to stand still


class ConditionalMove(Struct):
    """A move of a line of conditional moves: of the others, or my answer."""

    seat: int
    move: str
    sentence: str


class RatingChange(Struct):
    before: float
    after: float


class Result(Struct):
    """How a match ended."""

    points: list[int]
    winners: list[int]
    out_of_time: list[int]
    seed: str  # "", and so the salt, until the day of a daily garden is over
    salt: str
    commitment: str
    ended: str | None  # why, as a word of the game's own: `ended-<reason>` of its catalogue
    verdict: Message | None  # alone: how good it is, a message of the game's catalogue
    ratings: list[RatingChange] | None
    early: str | None = None  # why it ended before its time: resigned, left, agreed


class You(Struct):
    person: str | None
    name: str | None
    seats: list[int]
    host: bool
    muted: bool


class Announcement(Struct):
    """What whoever runs the server has to say."""

    id: str
    text: str
    until: int


# -- to a client


class Welcome(Struct, tag="welcome"):
    number: int
    you: You
    chat: list[ChatLine]
    heartbeat: float
    grace: float
    protocol: int
    version: str  # of the server
    announcement: Announcement | None
    now: int = 0


class TableState(Struct, tag="table"):
    number: int
    id: str
    game: str
    options: dict[str, str]
    lang: str
    state: str
    ply: int
    undos: int
    turn: int | None
    thinking: int | None
    viewer: int | None
    covered: bool
    view: Any
    text: Any  # if asked for
    prompt: Message | None  # what I can do: a message of the game's catalogue
    sentence: str | None  # what is going on, if asked for
    legal: Any  # [Move], made once a ply
    scores: Any  # [Score], made once a ply
    whole: bool
    log: Any  # [LogEntry]
    clocks: Clocks | None
    seats: Any  # [SeatInfo]
    watchers: int
    undo: UndoOffer
    asking: Asking | None
    commitment: str
    result: Result | None
    rematch: str | None
    hints: bool = False  # may whoever is to decide ask for a hint?
    practice: bool = False  # it began at a moment of another match, or at a position
    daily: str | None = None  # the day whose garden it is
    casual: str | None = None  # why the match does not count for the ratings
    rematch_by: int | None = None  # the seat that has asked for the rematch
    tournament: str | None = None  # whose match it is
    players_talk: bool = False  # spectators may not
    conditional_moves: list[list[ConditionalMove]] | None = None  # mine, line by line; none: not possible here


class Ack(Struct, tag="ack"):
    """What was sent is safe on disk."""

    number: int
    id: str
    ply: int
    repeated: bool = False


class Refused(Struct, tag="refused"):
    number: int
    id: str
    reason: str
    sentence: str


class Presence(Struct, tag="presence"):
    """Who is connected now."""

    number: int
    here: list[bool]
    watchers: int
    claims: list[int | None] = []  # by seat, when others may have a bot play it


class Chat(Struct, tag="chat"):
    """A line of the talk at the table."""

    number: int
    line: int
    at: int
    person: str
    name: str
    seat: int | None
    text: str
    phrase: Phrase | None = None


class Announced(Struct, tag="announcement"):
    number: int
    announcement: Announcement | None


class Pong(Struct, tag="pong"):
    number: int
    at: float
    now: int


class Bye(Struct, tag="bye"):
    number: int
    reason: str
    sentence: str


encode = msgspec.json.Encoder().encode
