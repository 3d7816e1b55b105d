"""The rules: compiled and plain Python alike, legal moves and no others, points that add up."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from hortus.errors import IllegalMove
from hortus.i18n import LANGUAGES
from hortus.kernel import below, copied, generic, plain, plain_state

from .walks import Walk, along, at_end
from .words import is_sentence


@along()
def interpreted_equals_compiled(walk: Walk) -> None:
    state, match = walk.twin, walk.match
    assert state == match.state
    scores = [0] * 8
    state.rules.score(state, scores)
    assert scores[: match.players] == match.scores()
    buffer = [0] * walk.game.most_moves
    legal = [] if state.over else buffer[: state.rules.legal(state, buffer)]
    assert legal == match.codes()
    assert bool(state.over) == match.over
    assert match.turn == (None if state.over else state.turn)


@along()
def a_random_move_is_drawn_from_the_list(walk: Walk) -> None:
    if walk.match.over:
        return
    state, before = walk.twin, plain_state(walk.twin)
    codes, rng = walk.match.codes(), list(state.rng)
    place = plain(below)(rng, len(codes))
    dice = list(state.rng)
    assert generic.draw_move(state, dice, [0] * walk.game.most_moves) == codes[place]
    assert dice == rng and state == before


@along()
def the_parts_of_a_list_are_the_list(walk: Walk) -> None:
    state, match = walk.twin, walk.match
    parts = 0 if match.over else generic.move_parts(state)
    found = [generic.move_part(state, part) for part in range(parts)]
    codes = [code + bit for mask, code in found for bit in range(63) if mask >> bit & 1]
    assert not parts or codes == match.codes()


@along(3)
def observations_are_whole(walk: Walk) -> None:
    """Every number is written, whatever was there; the mask is that of the legal moves, for the seat to decide."""
    state, match = walk.twin, walk.match
    for seat in walk.seats:
        seen = [-7] * walk.game.features
        state.rules.observe(state, seat, seen)
        assert seen == match.observe(seat).tolist()
        looked, mask = match.observe_with_mask(seat)
        assert seen == looked.tolist()
        assert np.flatnonzero(mask).tolist() == (sorted(match.codes()) if seat == match.turn else [])


@along(5)
def deals_for_a_seat_are_the_same_interpreted(walk: Walk) -> None:
    for seat in walk.seats:
        hidden, compiled = plain_state(walk.twin), copied(walk.match._states)
        plain(generic.redeal)(hidden, seat, 99)
        generic.redeal_at(compiled, 0, seat, 99)
        assert hidden == plain_state(compiled[0])


@along()
def legal_moves_are_listed_once(walk: Walk) -> None:
    legal = walk.match.codes()
    assert len(set(legal)) == len(legal) <= walk.game.most_moves
    assert bool(legal) != walk.match.over


@along(7)
def legal_moves_can_be_played(walk: Walk) -> None:
    """By notation and by code, with the same result; by their code alone where it says what is meant."""
    match = walk.match
    for code in match.codes():
        trial, again = match.clone(), match.clone()
        trial.play(walk.game.notation[code])
        again.play_code(code)
        assert trial.ply == match.ply + 1
        assert again.state == trial.state
        assert walk.game.canonical(match.state, code) == code


@along(5)
def other_moves_are_refused_without_change(walk: Walk) -> None:
    match, notation = walk.match, walk.game.notation
    legal = set(match.codes())
    digest = match.digest()
    for code in walk.dice.sample(range(len(notation)), min(40, len(notation))):
        if code not in legal:
            with pytest.raises(IllegalMove):
                match.play_code(code)
        if not match.over and walk.game.canonical(match.state, code) in legal:
            continue
        with pytest.raises(IllegalMove) as refusal:
            match.play(notation[code])
        for lang in LANGUAGES:
            assert is_sentence(refusal.value.sentence(lang), lang)
    assert match.digest() == digest


@along()
def points_are_the_sum_of_their_lines(walk: Walk) -> None:
    match, lines = walk.match, walk.game.lines
    table = np.full((match.players, len(lines)), -777, np.int64)
    generic.score_lines_at(match._states, 0, table)
    assert table.sum(axis=1).tolist() == match.scores()
    for seat in walk.seats:
        plainly = [-777] * len(lines)
        walk.twin.rules.score_lines(walk.twin, seat, plainly)
        assert plainly == table[seat].tolist()
        told: Counter[str] = Counter()
        for line in walk.game.explain(match.state, seat):
            assert line.key in lines
            told[line.key] += line.points
        assert {key: told[key] for key in lines} == dict(zip(lines, plainly, strict=True))


@along(5)
def gains_are_what_the_move_brings(walk: Walk) -> None:
    match = walk.match
    moves = match.legal_moves()
    for move in walk.dice.sample(moves, min(8, len(moves))):
        by_seat: Counter[int] = Counter()
        for gain in move.gains:
            assert gain.points
            assert gain.line in walk.game.lines
            by_seat[gain.seat] += gain.points
        gains = match.gains(move.move)
        assert gains == [by_seat[seat] for seat in walk.seats]
        trial = match.clone()
        trial.play(move.move)
        if not trial.revealed_by_last():
            assert [after - before for after, before in zip(trial.scores(), match.scores(), strict=True)] == gains


@along(7)
def what_a_begun_move_can_lead_to_is_reached(walk: Walk) -> None:
    """Its potential is what it brings with the best decision that moves the same piece on."""
    match, turn, begins = walk.match, walk.match.turn, walk.game.begins
    if turn is None or begins is None:
        return
    for move in match.legal_moves():
        if not begins(match.code(move.move)):
            continue
        after = match.clone()
        after.play(move.move)
        gains = [
            sum(gain.points for gain in following.gains if gain.seat == turn)
            for following in after.legal_moves()
            if after.turn == turn and following.piece == move.piece
        ]
        assert move.potential == (match.gains(move.move)[turn] + max(gains) if gains else None)


@at_end
def a_finished_match_has_winners_and_a_reason(walk: Walk) -> None:
    match = walk.match
    assert match.turn is None
    assert match.moves() == []
    assert match.winners()
    assert set(match.winners()) <= set(walk.seats)
    plainly = walk.twin.rules.winners(walk.twin)
    assert [seat for seat in walk.seats if plainly >> seat & 1] == match.winners()
    assert walk.game.words.has(f"ended-{match.ended}")
    with pytest.raises(IllegalMove):
        match.play(walk.game.notation[0])
