"""Nobody learns what they cannot know: what a seat cannot see is dealt again, and all it is shown stays the same."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from hortus.games.public import is_public
from hortus.i18n import LANGUAGES
from hortus.kernel import plain_state
from hortus.table import Match

from .walks import Walk, along


def _shown(match: Match, seat: int, lang: str) -> str:
    """Everything a seat is shown, as one text."""
    game, state = match.game, match.state
    shown: list[Any] = [match.view(seat), match.observe(seat).tolist(), match.scores(), match.turn]
    shown += [match.text(seat, lang), match.svg(seat, lang)]
    shown += [game.explain(state, other) for other in range(match.players)]
    if match.turn == seat:
        legal = set(match.codes())
        codes = range(0, len(game.notation), len(game.notation) // 20 + 1)
        refused = [code for code in codes if game.canonical(state, code) not in legal]
        shown += [match.prompt(), match.legal_moves(), [game.refusal(state, code) for code in refused]]
    return json.dumps(msgspec.to_builtins(shown))


def _table(match: Match) -> Any:
    """The state without the dice."""
    state = plain_state(match.state)
    state.rng = []
    return state


def _others(walk: Walk, seat: int, *seeds: int) -> list[Match]:
    """The match with what the seat cannot see dealt again; where that is nothing, for one seat with other dice."""
    dealt = [walk.match.redealt(seat, seed) for seed in seeds]
    others = [other for other in dealt if _table(other) != _table(walk.match)]
    return others or (dealt[:1] if seat == walk.match.ply % len(walk.seats) else [])


@along(3)
def a_view_leaks_nothing(walk: Walk) -> None:
    lang = walk.dice.choice(LANGUAGES)
    for seat in walk.seats:
        if others := _others(walk, seat, 1, 2):
            expected = _shown(walk.match, seat, lang)
            assert [_shown(other, seat, lang) for other in others] == [expected] * len(others)


@along()
def events_leak_nothing(walk: Walk) -> None:
    """Told from states in which what the viewer cannot know is different, before and after, they are the same."""
    if walk.before is None:
        return
    events = walk.game.events
    for viewer in walk.seats:
        told = events(walk.before.state, walk.last, walk.match.state, viewer)
        before, after = walk.before.redealt(viewer, 8).state, walk.match.redealt(viewer, 9).state
        assert events(before, walk.last, after, viewer) == told


@along(5)
def a_spectator_sees_no_more_than_every_seat(walk: Walk) -> None:
    lang = walk.dice.choice(LANGUAGES)
    match, before = walk.match, walk.before
    for seat in walk.seats:
        for again in _others(walk, seat, 7):
            assert again.view(None) == match.view(None)
            assert again.text(None, lang) == match.text(None, lang)
            assert again.svg(None, lang) == match.svg(None, lang)
            if before is not None:
                told = walk.game.events(before.state, walk.last, match.state, None)
                assert walk.game.events(before.redealt(seat, 6).state, walk.last, again.state, None) == told


@along(5)
def the_same_dice_deal_the_same_however_hidden_things_lay(walk: Walk) -> None:
    """A deal made for a seat comes from the dice and from what the seat knows, and from nothing else."""
    for seat in walk.seats:
        expected = [walk.match.redealt(seat, dice).digest() for dice in (5, 6)]
        for lay in (1, 2, 3):
            other = walk.match.redealt(seat, lay)
            assert [other.redealt(seat, dice).digest() for dice in (5, 6)] == expected


@along(5)
def what_is_public_is_the_same_for_everybody(walk: Walk) -> None:
    game, match = walk.game, walk.match
    for viewer in walk.seats:
        if is_public(game.view):
            assert match.view(viewer) == match.view(None)
        if is_public(game.events) and walk.before is not None:
            told = game.events(walk.before.state, walk.last, match.state, None)
            assert game.events(walk.before.state, walk.last, match.state, viewer) == told
