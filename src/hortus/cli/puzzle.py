"""Puzzles in the terminal: a position, one move to find, and why."""

from __future__ import annotations

import random

from fluent.runtime.types import fluent_number
from rich.console import Console
from rich.markup import escape
from rich.rule import Rule

from hortus.coach.puzzles import Puzzle, hint, puzzles, why
from hortus.errors import BadOption, HortusError
from hortus.games import game as find_game
from hortus.table import Match

from .board import board
from .play import SHOWN, ask, list_moves, numbered
from .words import WORDS


def puzzle(game: str, grade: int | None, lang: str) -> None:
    """Puzzles of a game, one after the other in no order, until somebody has had enough."""
    name = find_game(game).name
    found = [one for one in puzzles(name) if grade in (None, one.grade)]
    if not found:
        raise BadOption(WORDS.sentences("no-puzzles"))
    console = Console()
    console.print(WORDS.format(lang, "puzzle-help"), style="dim", highlight=False)
    solved = tried = 0
    for one in random.sample(found, len(found)):
        right = _solve(console, name, one, lang)
        if right is None:
            break
        solved, tried = solved + right, tried + 1
    if tried:
        console.print(WORDS.format(lang, "puzzles-solved", solved=solved, tried=tried), highlight=False)


def _solve(console: Console, game: str, puzzle: Puzzle, lang: str) -> bool | None:
    """One puzzle: was it solved? None: nobody wants to go on."""
    names = [WORDS.format(lang, "player" if seat == puzzle.seat else "puzzle-other") for seat in range(2)]
    match = Match.from_position(game, puzzle.position, names)
    console.print(Rule(escape(f"{match.game.title(lang)}, {WORDS.format(lang, 'puzzle-grade', grade=puzzle.grade)}")))
    console.print(board(match.text(puzzle.seat, lang), console.width))
    console.print(escape(WORDS.format(lang, "puzzle-find", what=match.what_now(lang))), style="bold", highlight=False)
    list_moves(console, match, lang, SHOWN)
    while True:
        said = ask(console, "> ")
        if said is None or said.lower() in ("quit", "exit", "q"):
            return None
        if said.lower() == "moves":
            list_moves(console, match, lang, None)
        elif said.lower() == "hint":
            _hint(console, match, puzzle, lang)
        elif said.lower() == "answer":
            _explain(console, match, puzzle, None, lang)
            return False
        elif said:
            try:
                move = match.game.notation[match.legal_code(numbered(match, said))]
            except HortusError as problem:
                console.print(escape(problem.sentence(lang)), style="red", highlight=False)
                continue
            _explain(console, match, puzzle, move, lang)
            return move in puzzle.best


def _hint(console: Console, match: Match, puzzle: Puzzle, lang: str) -> None:
    """The moves that a first hint leaves."""
    given = hint(match.game.name, puzzle)
    console.print(WORDS.format(lang, "puzzle-hint"), style="bold", highlight=False)
    for move in match.legal_moves():
        if move.move in given.moves or (given.place and given.place in (move.origin, move.target)):
            console.print(escape(f"  {move.move}: {match.describe(move.move, lang)}"), highlight=False)


def _explain(console: Console, match: Match, puzzle: Puzzle, move: str | None, lang: str) -> None:
    """Was it right, what is best, why, and by how much?"""
    best = puzzle.moves[0].move
    right = move in puzzle.best
    cost = None if move is None or right else puzzle.cost(move)
    much = puzzle.margin if right or cost is None else cost
    told = {"points": fluent_number(max(0.0, much.points), maximumFractionDigits=1), "win": round(100 * much.win)}
    lines = [
        WORDS.format(lang, "puzzle-right" if right else "puzzle-best", move=best, sentence=match.describe(best, lang)),
        why(match.game.name, puzzle, lang, match.names),
        WORDS.format(lang, "puzzle-cost" if cost else "puzzle-margin", **told),
    ]
    console.print(escape(" ".join(lines)), style="green" if right else "yellow", highlight=False)
