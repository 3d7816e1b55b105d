"""Listing games and walking through records."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console
from rich.markup import escape

import hortus
from hortus.errors import BadRecord
from hortus.games import game as find_game
from hortus.table import Match

WORDS = {
    "en": {
        "players": "{low} to {high} players",
        "by": "by {designer}",
        "wins": "wins",
        "moves": "{count} moves, checked.",
        "unfinished": "{count} moves, checked; the match is not over.",
        "verified": "The shuffle is the one promised: {commitment}",
    },
    "fr": {
        "players": "{low} à {high} joueurs",
        "by": "de {designer}",
        "wins": "gagne",
        "moves": "{count} coups, vérifiés.",
        "unfinished": "{count} coups, vérifiés ; la partie n'est pas finie.",
        "verified": "Le mélange est celui promis : {commitment}",
    },
}


def list_games(lang: str) -> None:
    console = Console()
    words = WORDS[lang]
    for name in hortus.games():
        game = find_game(name)
        players = words["players"].format(low=game.players[0], high=game.players[-1])
        console.print(
            f"[bold]{name}[/]  {escape(game.title[lang])}, {words['by'].format(designer=game.designer)}; {players}"
        )
        for option in game.options:
            values = "|".join(option.write(value) for value in option.values or option.examples)
            title = escape(f"{option.title[lang]} [{option.write(option.default)}]")
            console.print(f"    {option.name}={escape(values)}  [dim]{title}[/]", highlight=False, soft_wrap=True)


def _read(file: str) -> str:
    try:
        return sys.stdin.read() if file == "-" else Path(file).read_text("utf-8")
    except (OSError, UnicodeError) as problem:
        raise BadRecord(f"{file} cannot be read: {problem}.") from None


def verify(file: str, lang: str) -> None:
    """Check that a record replays and that its deal is the one promised before the match."""
    from hortus.server import verify

    verdict = verify(_read(file))
    console = Console(soft_wrap=True)
    console.print(WORDS[lang]["moves"].format(count=verdict.match.ply), style="green")
    console.print(WORDS[lang]["verified"].format(commitment=verdict.commitment), style="green", highlight=False)


def replay(file: str, lang: str) -> None:
    """Check a record and tell it in words."""
    match = hortus.from_record(_read(file))
    console = Console()
    for seat, sentence in match.log(None, lang):
        console.print(f"[bold]{escape(match.names[seat])}[/] {escape(sentence)}", highlight=False, soft_wrap=True)
    console.print()
    show_end(console, match, lang)
    key = "moves" if match.over else "unfinished"
    console.print(WORDS[lang][key].format(count=match.ply), style="green")


def show_end(console: Console, match: Match, lang: str) -> None:
    """The table and everybody's points, line by line."""
    console.print(escape(match.text(None, lang)), highlight=False)
    console.print()
    won = match.winners()
    for seat, points in enumerate(match.scores()):
        star = f"  [bold green]{WORDS[lang]['wins']}[/]" if seat in won else ""
        console.print(f"[bold]{escape(match.names[seat])}[/]  {points}{star}", highlight=False)
        for line in match.explain(seat, lang):
            console.print(f"    {line.points:>4}  {escape(line.text or line.name)}", style="dim", highlight=False)
