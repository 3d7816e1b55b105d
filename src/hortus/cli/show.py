"""Listing games and walking through records."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape

import hortus
from hortus.games import game as find_game
from hortus.table import Match

from .board import board
from .files import read_file
from .words import WORDS


def list_games(lang: str) -> None:
    """Every game with its designer, its players and its options."""
    console = Console()
    for name in hortus.games():
        game = find_game(name)
        low, high = game.players[0], game.players[-1]
        kind = "other" if low < high else "same" if low > 1 else "one"
        line = WORDS.format(
            lang, "game-line", title=game.title(lang), designer=game.designer, low=low, high=high, range=kind
        )
        console.print(f"[bold]{name}[/]  {escape(line)}")
        for option in game.options:
            values = "|".join(option.write(value) for value in option.values or option.examples)
            title = game.words.format(lang, f"option-{option.name}")
            told = WORDS.format(lang, "option-line", title=title, default=option.write(option.default))
            console.print(
                f"    {option.name}={escape(values)}  [dim]{escape(told)}[/]", highlight=False, soft_wrap=True
            )


def verify(file: str, lang: str) -> None:
    """Check that a record replays and that its deal is the one promised before the match."""
    from hortus.server import verify

    verdict = verify(read_file(file))
    console = Console(soft_wrap=True)
    console.print(WORDS.format(lang, "moves-checked", count=verdict.match.ply), style="green")
    console.print(WORDS.format(lang, "verified", commitment=verdict.commitment), style="green", highlight=False)


def replay(file: str, lang: str) -> None:
    """Check a record and tell it in words."""
    match = hortus.from_record(read_file(file))
    console = Console()
    for _, told in match.log(None, lang):
        if told:
            console.print(escape(told), highlight=False, soft_wrap=True)
    console.print()
    show_end(console, match, lang)
    message = "moves-checked" if match.over else "moves-unfinished"
    console.print(WORDS.format(lang, message, count=len(match.played())), style="green")


def show_end(console: Console, match: Match, lang: str) -> None:
    """The table, why the match ended if it has, and everybody's points line by line."""
    console.print(board(match.text(None, lang), console.width))
    for sentence in (match.why_ended(lang), match.verdict(lang)):
        if sentence:
            console.print(escape(sentence), highlight=False)
    console.print()
    won = match.winners()
    for seat, points in enumerate(match.scores()):
        star = f"  [bold green]{WORDS.format(lang, 'wins')}[/]" if seat in won else ""
        console.print(f"[bold]{escape(match.names[seat])}[/]  {points}{star}", highlight=False)
        for line in match.explain(seat, lang):
            console.print(f"    {line.points:>4}  {escape(line.text or line.name)}", style="dim", highlight=False)
