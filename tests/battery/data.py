"""Moves, events and views as data: whole, ready for JSON, and in the words of the game's catalogue."""

from __future__ import annotations

import json

import msgspec

from hortus.games.data import Event, Move

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
