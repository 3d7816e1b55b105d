"""The puzzles that come with Hortus can be read, their answers are legal and hold, and the maker finds them again."""

from __future__ import annotations

import msgspec
import pytest

from hortus.coach.analyst import Analyst
from hortus.coach.puzzles import LEVELS, Margin, Puzzle, hint, puzzles, why
from hortus.coach.puzzles.making import CERTAIN, FEWEST_MOVES, SEARCHED, clear, puzzles_of
from hortus.games import game as find_game
from hortus.i18n import LANGUAGES
from hortus.table import Match

OURS = ("cottage-garden", "lucky-numbers", "village-green", "zen-garden")
AT_LEAST = 100
every_game = pytest.mark.parametrize("name", OURS)


@every_game
def test_there_are_enough_and_no_two_alike(name: str) -> None:
    found = puzzles(name)
    assert len(found) >= AT_LEAST
    assert len({one.id for one in found}) == len({str(one.position) for one in found}) == len(found)
    assert [one.grade for one in found] == sorted(one.grade for one in found)
    assert {one.grade for one in found} <= set(range(1, len(LEVELS) + 2))


@every_game
def test_every_position_reads_and_every_answer_is_legal_and_clear(name: str) -> None:
    for one in puzzles(name):
        match = Match.from_position(name, one.position)
        moves = match.moves()
        assert match.turn == one.seat and len(moves) >= FEWEST_MOVES
        assert one.moves[0].move in one.best and set(one.best) < set(moves)
        assert {other.move for other in one.moves} <= set(moves)
        assert clear(one.margin) and one.certainty >= CERTAIN
        assert one.margin == one.cost(one.moves[1].move)
        assert why(name, one, LANGUAGES[len(moves) % len(LANGUAGES)])


@every_game
def test_a_hint_fits_the_best_move_and_leaves_something_to_find(name: str) -> None:
    for one in puzzles(name):
        legal = Match.from_position(name, one.position).legal_moves()
        given = hint(name, one)
        left = {
            move.move
            for move in legal
            if move.move in given.moves or (given.place and given.place in (move.origin, move.target))
        }
        assert one.moves[0].move in left and left - set(one.best), one.id
        assert len(left) < len(legal) and (given.place is None) == (len(given.moves) == 2), one.id


@every_game
def test_a_few_are_found_again_by_another_search(name: str) -> None:
    analyst = Analyst(find_game(name))
    for one in puzzles(name)[7::40]:
        match = Match.from_position(name, one.position)
        found = analyst.search(match, 77, SEARCHED).choices[0]
        assert match.game.notation[found.code] in one.best, one.id


def test_a_game_without_puzzles_has_none() -> None:
    assert puzzles("moss-court") == ()


def test_a_lead_is_clear_by_the_win_or_by_points() -> None:
    assert clear(Margin(0.0, 0.08)) and clear(Margin(2.0, 0.02))
    assert not clear(Margin(-0.1, 0.3)) and not clear(Margin(1.9, 0.07)) and not clear(Margin(5.0, 0.0))


@pytest.mark.long
@every_game
def test_the_maker_finds_the_same_for_the_same_match(name: str) -> None:
    analyst = Analyst(find_game(name), long=True)
    first, second = (puzzles_of(analyst, 1) for _ in range(2))
    assert first == second and first.tried == first.unstable + first.unclear + len(first.kept)
    shipped = {one.id: one for one in puzzles(name)}
    for one in first.kept:
        assert msgspec.convert(msgspec.to_builtins(one), Puzzle) == one
        assert shipped.get(one.id, one) == one
