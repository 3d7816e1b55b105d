"""The puzzles that come with Hortus, one file of JSON lines per game, and what there is to say about a move of one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from hortus.bots.searcher import Choice
from hortus.games import game as find_game
from hortus.games import names
from hortus.table import Match

from ..hints import reason

# The bots that grade a puzzle, weakest first: grade 1 is found by the first of them, grade 5 by none.
LEVELS = ("seedling", "sprout", "gardener:simulations=200", "head-gardener:simulations=1000")


class Margin(msgspec.Struct, frozen=True):
    """How far the best move is ahead of the next best: points, and chances to win."""

    points: float
    win: float


class PuzzleMove(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move of a puzzle that was searched, with what it leads to by seat; the two best with their score lines."""

    move: str
    points: list[float]
    win_chances: list[float]
    lines: dict[str, float] = {}


class Puzzle(msgspec.Struct, frozen=True):
    """A position, the moves that are right, and how sure that is. Whatever the seat cannot see is dealt at random."""

    id: str
    seat: int
    grade: int  # 1 to 5, see LEVELS
    best: list[str]  # all moves that come to the same, such as playing one of two equal cards
    margin: Margin
    certainty: float  # that the best move is ahead of the next best
    moves: list[PuzzleMove]  # the best first, then the others that the search liked
    position: dict[str, Any]

    def cost(self, move: str) -> Margin | None:
        """What a move gives away against the best one; None if the search found it not worth following."""
        best = self.moves[0]
        for other in self.moves:
            if other.move == move:
                return Margin(
                    round(best.points[self.seat] - other.points[self.seat], 2),
                    round(best.win_chances[self.seat] - other.win_chances[self.seat], 3),
                )
        return None


class PuzzleHint(msgspec.Struct, frozen=True):
    """Where to look: a place that the right move begins or ends at, or two moves of which one is right."""

    place: str | None
    moves: tuple[str, ...] = ()


_decode = msgspec.json.Decoder(Puzzle).decode


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game, easiest first; none of a game that comes without."""
    file = files(__package__).joinpath(f"{find_game(game).name}.jsonl")
    if not file.is_file():
        return ()
    return tuple(_decode(line) for line in file.read_text(encoding="utf-8").splitlines())


@cache
def _by_id() -> dict[str, tuple[str, Puzzle]]:
    return {found.id: (name, found) for name in names() for found in puzzles(name)}


def puzzle(id: str) -> tuple[str, Puzzle] | None:
    """A puzzle and its game."""
    return _by_id().get(id)


def hint(game: str, puzzle: Puzzle) -> PuzzleHint:
    """A first hint, which leaves something to find: where the best move begins, or where it goes, if wrong moves do the
    same; else the best move and its closest rival, in the order of the legal moves."""
    legal = Match.from_position(game, puzzle.position).legal_moves()
    best = next(move for move in legal if move.move == puzzle.moves[0].move)
    like = [move for move in legal if move.verb == best.verb]  # where all of them go, nothing is to be seen
    for place, there, among in (
        (best.origin, {move.move for move in legal if move.origin == best.origin}, legal),
        (best.target, {move.move for move in legal if move.target == best.target}, like),
    ):
        if place is not None and there - set(puzzle.best) and not there.issuperset(move.move for move in among):
            return PuzzleHint(place)
    moves = [*(move.move for move in puzzle.moves), *(move.move for move in legal)]
    rival = next(move for move in moves if move not in puzzle.best)
    return PuzzleHint(None, tuple(move.move for move in legal if move.move in (best.move, rival)))


def why(game: str, puzzle: Puzzle, lang: str, names: Sequence[str] | None = None) -> str:
    """Why the best move is the best, in one sentence. `names`: of the players."""
    match = Match.from_position(game, puzzle.position, names)
    moves = {move.move: move for move in match.legal_moves()}
    choices = [
        Choice(match.code(move.move), 0, tuple(move.win_chances), tuple(move.points)) for move in puzzle.moves[:2]
    ]
    lines = [move.lines for move in puzzle.moves[:2]]
    return reason(match, lang, list(moves.values()), moves[puzzle.moves[0].move], choices, 0, lines)
