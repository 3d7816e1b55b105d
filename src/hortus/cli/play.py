"""A game in the terminal: people at one keyboard, bots in any seat."""

from __future__ import annotations

import difflib
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.panel import Panel

import hortus
from hortus.bots import Bot
from hortus.bots import names as bot_names
from hortus.errors import BadOption, HortusError
from hortus.table import Match

from .show import show_end

WORDS = {
    "en": {
        "help": "Type a move as shown, or: moves (all of them), undo, scores, record, help, quit.",
        "you": "{name}, your turn.",
        "bot": "{name} {did}",
        "more": "… and {count} more; type moves to see all.",
        "left": "Until next time.",
        "saved": "The record is in {file}.",
        "undone": "Taken back: {move}.",
        "perhaps": "Did you mean: {moves}?",
        "pass": "Give the keyboard to {name} and press Enter.",
    },
    "fr": {
        "help": "Tapez un coup comme indiqué, ou : moves (tous), undo (reprendre), scores, record, help, quit.",
        "you": "{name}, à vous.",
        "bot": "{name} {did}",
        "more": "… et {count} de plus ; tapez moves pour tout voir.",
        "left": "À la prochaine.",
        "saved": "La partie est dans {file}.",
        "undone": "Repris : {move}.",
        "perhaps": "Peut-être : {moves} ?",
        "pass": "Donnez le clavier à {name} et appuyez sur Entrée.",
    },
}
PERSON = {"en": "Player", "fr": "Joueur"}
SHOWN = 12


def play(game: str, seats: list[str], options: dict[str, str], seed: int | None, lang: str, save: str | None) -> None:
    names, bots = _seat(seats, lang)
    match = hortus.new(game, len(seats), seed, names, **options)
    if save:
        _write(match, save)  # fails now rather than after the game
    console = Console()
    words = WORDS[lang]
    console.print(words["help"], style="dim", highlight=False)
    at_keyboard: int | None = None
    people = [seat for seat, bot in enumerate(bots) if bot is None]
    while not match.over:
        seat = match.turn
        assert seat is not None
        bot = bots[seat]
        if bot:
            match.play(bot.choose(match))
            told = match.log(people[0] if len(people) == 1 else None, lang)[-1][1]
            console.print(
                words["bot"].format(name=f"[bold]{escape(names[seat])}[/]", did=escape(told)), highlight=False
            )
            continue
        if len(people) > 1 and at_keyboard not in (None, seat) and match.view(seat) != match.view(None):
            console.clear()
            if _ask(console, words["pass"].format(name=names[seat])) is None:
                break
        at_keyboard = seat
        if not _turn(console, match, seat, lang):
            break
    else:
        console.print()
        show_end(console, match, lang)
    if save:
        _write(match, save)
        console.print(words["saved"].format(file=save), highlight=False)
    if not match.over:
        console.print(words["left"])


def _seat(seats: list[str], lang: str) -> tuple[list[str], list[Bot | None]]:
    """The names at the table and the bots among them; names are made different."""
    names: list[str] = []
    bots: list[Bot | None] = []
    for who in seats:
        who = who.strip()
        if not who:
            raise BadOption("A seat is empty: write --seats me,sprout.")
        bots.append(hortus.bot(who) if who.partition(":")[0] in bot_names() else None)
        name = PERSON[lang] if who == "me" else who
        same = [other for other in names if other.rsplit(" ", 1)[0] == name or other == name]
        names.append(f"{name} {len(same) + 1}" if same else name)
    return names, bots


def _turn(console: Console, match: Match, seat: int, lang: str) -> bool:
    """One decision of a person; False when they leave."""
    words = WORDS[lang]
    console.print()
    title = f"{words['you'].format(name=match.names[seat])} {match.what_now(lang)}"
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
                console.print(words["help"], style="dim", highlight=False)
            case "moves":
                _list(console, match, lang, None)
            case "scores":
                show_end(console, match, lang)
            case "record":
                console.print(escape(match.record()), highlight=False)
            case "undo":
                try:
                    console.print(words["undone"].format(move=match.undo()), highlight=False)
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
                        console.print(escape(words["perhaps"].format(moves=", ".join(near))), style="dim")
                    continue
                console.print(
                    escape(f"{match.names[seat]} {match.log(seat, lang)[-1][1]}"), style="dim", highlight=False
                )
                return True


def _list(console: Console, match: Match, lang: str, most: int | None) -> None:
    moves = match.moves()
    for move in moves[:most]:
        gain = match.gains(move)[match.turn or 0]
        points = f"[green]{gain:+d}[/] " if gain else ""
        console.print(
            f"  [bold]{escape(move):<14}[/] {points}[dim]{escape(match.describe(move, lang))}[/]", highlight=False
        )
    if most is not None and len(moves) > most:
        console.print("  " + WORDS[lang]["more"].format(count=len(moves) - most), style="dim", highlight=False)


def _ask(console: Console, prompt: str) -> str | None:
    try:
        return console.input(prompt).strip()
    except EOFError:
        return None


def _write(match: Match, file: str) -> None:
    try:
        Path(file).write_text(match.record(), "utf-8")
    except OSError as problem:
        raise BadOption(f"{file} cannot be written: {problem.strerror}.") from None
