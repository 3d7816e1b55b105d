"""A game in the terminal: people at one keyboard, bots in any seat."""

from __future__ import annotations

import difflib

from rich.console import Console
from rich.markup import escape
from rich.panel import Panel

import hortus
from hortus.bots import Bot
from hortus.bots import names as bot_names
from hortus.errors import BadOption, HortusError
from hortus.table import Match

from .show import show_end, write_file
from .words import WORDS

SHOWN = 12


def play(game: str, seats: list[str], options: dict[str, str], seed: int | None, lang: str, save: str | None) -> None:
    """Play one match in the terminal and, if `save` names a file, keep its record there."""
    names, bots = _seat(seats, lang)
    match = hortus.new(game, len(seats), seed, names, **options)
    if save:
        write_file(save, match.record())  # fails now rather than after the game
    console = Console()
    console.print(WORDS.format(lang, "help"), style="dim", highlight=False)
    at_keyboard: int | None = None
    people = [seat for seat, bot in enumerate(bots) if bot is None]
    while not match.over:
        seat = match.turn
        assert seat is not None
        bot = bots[seat]
        if bot:
            match.play(bot.choose(match))
            _tell_last(console, match, people[0] if len(people) == 1 else None, lang)
            continue
        if len(people) > 1 and at_keyboard not in (None, seat) and match.view(seat) != match.view(None):
            console.clear()
            if _ask(console, WORDS.format(lang, "pass-keyboard", name=names[seat])) is None:
                break
        at_keyboard = seat
        if not _turn(console, match, seat, lang):
            break
    else:
        console.print()
        show_end(console, match, lang)
    if save:
        write_file(save, match.record())
        console.print(WORDS.format(lang, "saved", file=save), highlight=False)
    if not match.over:
        console.print(WORDS.format(lang, "left"))


def _seat(seats: list[str], lang: str) -> tuple[list[str], list[Bot | None]]:
    """The names at the table and the bots among them; names are made different."""
    names: list[str] = []
    bots: list[Bot | None] = []
    for who in seats:
        who = who.strip()
        if not who:
            raise BadOption(WORDS.sentences("no-player"))
        bots.append(hortus.bot(who) if who.partition(":")[0] in bot_names() else None)
        name = WORDS.format(lang, "player") if who == "me" else who
        same = [other for other in names if other.rsplit(" ", 1)[0] == name or other == name]
        names.append(f"{name} {len(same) + 1}" if same else name)
    return names, bots


def _turn(console: Console, match: Match, seat: int, lang: str) -> bool:
    """One decision of a person; False when they leave."""
    console.print()
    title = f"{WORDS.format(lang, 'your-turn', name=match.names[seat])} {match.what_now(lang)}"
    console.print(Panel(escape(match.text(seat, lang)), title=escape(title), title_align="left", border_style="green"))
    _list(console, match, lang, SHOWN)
    while True:
        said = _ask(console, "> ")
        if said is None or said.lower() in ("quit", "exit", "q"):
            return False
        match said.lower():
            case "":
                continue
            case "help" | "?":
                console.print(WORDS.format(lang, "help"), style="dim", highlight=False)
            case "moves":
                _list(console, match, lang, None)
            case "scores":
                show_end(console, match, lang)
            case "record":
                console.print(escape(match.record()), highlight=False)
            case "undo":
                try:
                    console.print(WORDS.format(lang, "undone", move=match.undo()), highlight=False)
                    while match.turn != seat:
                        match.undo()
                except HortusError as problem:
                    console.print(escape(problem.sentence(lang)), style="red", highlight=False)
                    continue
                return True
            case _:
                try:
                    match.play(said)
                except HortusError as problem:
                    console.print(escape(problem.sentence(lang)), style="red", highlight=False)
                    near = difflib.get_close_matches(said.lower(), match.moves(), 3)
                    if near:
                        console.print(escape(WORDS.format(lang, "perhaps", moves=", ".join(near))), style="dim")
                    continue
                _tell_last(console, match, seat, lang)
                return True


def _tell_last(console: Console, match: Match, viewer: int | None, lang: str) -> None:
    """What the last move did, if there is anything to tell."""
    told = match.log(viewer, lang, since=len(match.played()) - 1)[0][1]
    if told:
        console.print(escape(told), style="dim", highlight=False)


def _list(console: Console, match: Match, lang: str, most: int | None) -> None:
    moves = match.moves()
    for move in moves[:most]:
        gain = match.gains(move)[match.turn or 0]
        points = f"[green]{gain:+d}[/] " if gain else ""
        console.print(
            f"  [bold]{escape(move):<14}[/] {points}[dim]{escape(match.describe(move, lang))}[/]", highlight=False
        )
    if most is not None and len(moves) > most:
        console.print("  " + WORDS.format(lang, "more-moves", count=len(moves) - most), style="dim", highlight=False)


def _ask(console: Console, prompt: str) -> str | None:
    try:
        return console.input(prompt).strip()
    except EOFError:
        return None
