"""Moves, events and views as data: whole, ready for JSON, and in the words of the game's catalogue."""

from __future__ import annotations

import json

import msgspec
import numpy as np
import numpy.typing as npt

from hortus.games.data import Event, Move
from hortus.kernel import generic
from hortus.table import Match

from .walks import Walk, along


def _names(*names: str | None) -> bool:
    return all(name is None or (name and name == name.strip()) for name in names)


@along(3)
def moves_are_data(walk: Walk) -> None:
    match = walk.match
    moves = match.legal_moves()
    assert [move.move for move in moves] == match.moves()
    assert msgspec.json.decode(msgspec.json.encode(moves), type=list[Move]) == moves
    for move in moves:
        assert _names(move.verb, move.piece, move.origin, move.target)
        assert {gain.seat for gain in move.gains} <= set(walk.seats)


@along()
def events_are_data(walk: Walk) -> None:
    if walk.before is None:
        return
    for viewer in (None, *walk.seats):
        events = walk.game.events(walk.before.state, walk.last, walk.match.state, viewer)
        assert msgspec.json.decode(msgspec.json.encode(events), type=list[Event]) == events
        assert walk.match.events(viewer, since=walk.match.ply - 1) == [events]
        for event in events:
            assert event.kind and _names(event.kind, event.piece, event.origin, event.target)
            assert event.seat is None or event.seat in walk.seats
            assert event.line is None or event.line in walk.game.lines


@along()
def events_tell_every_point_once(walk: Walk) -> None:
    """The points of what happened are what changed in the score lines; a final count tells all of every seat's."""
    if walk.before is None:
        return
    before, after = (_lines(walk, match) for match in (walk.before, walk.match))
    for viewer in (None, *walk.seats):
        told, counted = np.zeros_like(after), np.zeros_like(after)
        counts = False
        for event in walk.game.events(walk.before.state, walk.last, walk.match.state, viewer):
            if event.points is not None and event.line is not None:
                final = event.kind.startswith("count-")
                (counted if final else told)[event.seat, walk.game.lines.index(event.line)] += event.points
                counts = counts or final
        assert told.tolist() == (after - before).tolist()
        assert not counts or counted.tolist() == after.tolist()


def _lines(walk: Walk, match: Match) -> npt.NDArray[np.int64]:
    """The points of every seat by score line."""
    points = np.zeros((match.players, len(walk.game.lines)), np.int64)
    generic.score_lines_at(match._states, 0, points)
    return points


@along(7)
def views_are_data(walk: Walk) -> None:
    """Asking changes nothing, and what was handed out is the asker's own."""
    match = walk.match
    for viewer in (None, *walk.seats):
        view = match.view(viewer)
        assert json.loads(json.dumps(view)) == view
        view.clear()
        assert match.view(viewer)
    assert match.digest() == walk.digests[-1]
