"""Moves, events and points as data: what boards, sentences, animations and logs are made from.

Places and pieces are named as in the view and the sprite. A place of a seat begins with the seat's number: `0-b2`.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from hortus.message import Message

Detail = dict[str, str | int]  # further values of a game's own, named in its catalogue


class Gain(msgspec.Struct, frozen=True):
    """What a move changes at once in one score line of a seat, before any chance that follows it."""

    seat: int
    line: str
    points: int


class Move(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal move. Its sentence is the message `move-<verb>` of the game, with these fields as values."""

    move: str  # the notation
    verb: str
    piece: str | None = None
    origin: str | None = None
    target: str | None = None
    turn: int = 0  # the orientation of the piece, in quarter turns clockwise unless the game says otherwise
    detail: Detail = {}
    gains: tuple[Gain, ...] = ()
    # The most points it can bring its seat together with the decisions that follow at once, where these count: a tile
    # taken is then placed, a bed completed is then scored. None where the gains tell everything.
    potential: int | None = None


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that a move did, as one viewer may know it.

    Its sentence is the message `event-<kind>` of the game, with these fields and the seat's name as values; a kind
    without a message is seen but not told. What has an origin and a target travels from one to the other.
    """

    kind: str
    seat: int | None = None
    piece: str | None = None
    origin: str | None = None
    target: str | None = None
    turn: int = 0
    points: int | None = None
    line: str | None = None  # the score line that the points belong to
    detail: Detail = {}


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """The nearest step at which a score line brings more: `line-<key>-next` says what it takes, with these values."""

    more: int  # how many more of what the line counts
    points: int  # of the whole line then
    detail: Detail = {}


def next_step(ladder: Sequence[int], count: int) -> Step | None:
    """The next count of a table of points that brings more than this one."""
    steps = (Step(n - count, ladder[n]) for n in range(count + 1, len(ladder)) if ladder[n] > ladder[count])
    return next(steps, None)


class ScoreLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a seat's points: `line-<key>` names it, `line-<key>-text` explains it, with `detail` as values.

    Where a line is the sum of several things, `parts` are the messages that name them; as a list they are the value
    `parts` of the explanation.
    """

    key: str
    points: int
    places: tuple[str, ...] = ()  # those that it counts
    detail: Detail = {}
    parts: tuple[Message, ...] = ()
    next: Step | None = None  # None where nothing more is to be had, or nothing can be told
