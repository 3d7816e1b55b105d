"""What is kept of a match: records, positions, copies, and taking moves back."""

from __future__ import annotations

import copy
import json
import pickle
import random

import hortus
from hortus.table import Match

from .walks import Walk, along, at_end


@along(11)
def records_replay(walk: Walk) -> None:
    match = walk.match
    again = hortus.from_record(match.record())
    assert again.digest() == match.digest()
    assert again.position() == match.position()
    assert again.record() == match.record()
    assert again.names == match.names


@along(3)
def positions_come_back_from_json(walk: Walk) -> None:
    match = walk.match
    back = hortus.from_position(walk.game.name, json.dumps(match.position()))
    assert back.position() == match.position()
    assert back.digest() == match.digest()
    assert back.options == match.options
    assert back.codes() == match.codes()


@along(37)
def a_match_set_up_from_a_position_has_a_record(walk: Walk) -> None:
    setup = hortus.from_position(walk.game.name, walk.match.position())
    dice = random.Random(walk.seed)
    for _ in range(25):
        if setup.over:
            break
        setup.play(dice.choice(setup.moves()))
    again = hortus.from_record(setup.record())
    assert again.digest() == setup.digest()
    assert again.record() == setup.record()


def _copies(match: Match) -> list[Match]:
    return [match.clone(), copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))]


@along(13)
def copies_are_exact_and_apart(walk: Walk) -> None:
    """What is played on one of them is seen on no other."""
    match, digest = walk.match, walk.match.digest()
    copies = _copies(match)
    for made in copies:
        assert made.digest() == digest
        assert made.record() == match.record()
        walk.copies.append((made.clone(), digest))
        if not made.over:
            made.play(made.moves()[0])
            assert made.ply == match.ply + 1
            made.undo()
            made.play(made.moves()[-1])
        assert match.digest() == digest
    assert all(made.ply == match.ply + (not match.over) for made in copies)


@along()
def earlier_copies_never_change(walk: Walk) -> None:
    """The latest after every move, and all of them at the end."""
    kept = walk.copies if walk.match.over else walk.copies[-12:]
    assert all(made.digest() == digest for made, digest in kept)


@at_end
def undo_gives_back_the_very_states(walk: Walk) -> None:
    match = walk.match.clone()
    played = match.played()
    assert len(played) == match.ply
    for digest in reversed(walk.digests[:-1]):
        assert match.undo() == played.pop()[1]
        assert match.digest() == digest
    assert match.ply == 0
    assert not played
