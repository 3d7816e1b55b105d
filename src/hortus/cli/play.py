"""A game in the terminal: people at one keyboard, bots in any seat."""

from __future__ import annotations

import difflib
from pathlib import Path

from platformdirs import user_data_path
from rich.console import Console
from rich.markup import escape
from rich.rule import Rule

import hortus
from hortus.bots import SEARCHING, Bot, title
from hortus.bots import names as bot_names
from hortus.bots.compilation import Compilation, loaded
from hortus.errors import BadOption, HortusError
from hortus.table import Match

from .board import board
from .files import read_file, write_file
from .show import show_end
from .words import WORDS

SHOWN = 12
HINTS = "head-gardener:seconds=0.3"  # who gives hints
LIGHT = "sprout"  # plays and gives hints until the rules are compiled


def kept_file() -> Path:
    """Where a match in the terminal is kept after every move, so that it can be taken up again."""
    return user_data_path("hortus", appauthor=False) / "terminal.txt"


def play(
    game: str | None, seats: list[str], options: dict[str, str], seed: int | None, lang: str, save: str | None
) -> None:
    """Play one match in the terminal; without a game, go on with the one that was left."""
    file = Path(save) if save else kept_file()
    if game is None:
        if not file.exists():
            raise BadOption(WORDS.sentences("nothing-kept"))
        match = hortus.from_record(read_file(str(file)))
        names, bots = match.names, [_bot(name) for name in match.names]
    else:
        names, bots = _seat(seats, lang)
        match = hortus.new(game, len(seats), seed, names, **options)
    if not save:
        file.parent.mkdir(parents=True, exist_ok=True)
    write_file(str(file), match.record())  # fails now rather than after the game
    console = Console()
    console.print(WORDS.format(lang, "help"), style="dim", highlight=False)
    compilation = Compilation([match.game.name])
    compilation.start()
    try:
        over = _play(console, match, bots, file, lang)
    finally:
        compilation.close()
    if over:
        console.print()
        show_end(console, match, lang)
    if save:
        console.print(WORDS.format(lang, "saved", file=save), highlight=False)
    elif over:
        file.unlink(missing_ok=True)
    if not over:
        console.print(WORDS.format(lang, "left"))
        if not save:
            console.print(WORDS.format(lang, "resume"), style="dim", highlight=False)


def _play(console: Console, match: Match, bots: list[Bot | None], file: Path, lang: str) -> bool:
    """Until the match is over or somebody leaves; True if it is over. It is kept after every move."""
    at_keyboard: int | None = None
    people = [seat for seat, bot in enumerate(bots) if bot is None]
    told = False
    while not match.over:
        seat = match.turn
        assert seat is not None
        bot = bots[seat]
        if bot:
            if bot.name in SEARCHING and not loaded(match.game.name):
                if not told:
                    values = {"bot": title(bot.name, lang), "standIn": title(LIGHT, lang)}
                    console.print(WORDS.format(lang, "stands-in", **values), style="dim", highlight=False)
                    told = True
                bot = hortus.bot(LIGHT)
            match.play(bot.choose(match))
            _tell_last(console, match, people[0] if len(people) == 1 else None, lang)
        else:
            if len(people) > 1 and at_keyboard not in (None, seat) and match.view(seat) != match.view(None):
                console.clear()
                if ask(console, WORDS.format(lang, "pass-keyboard", name=match.names[seat])) is None:
                    return False
            at_keyboard = seat
            if not _turn(console, match, seat, lang):
                return False
        write_file(str(file), match.record())
    return True


def _bot(name: str) -> Bot | None:
    """The bot of this name, if there is one: in a kept match the name of a seat says which bot plays it."""
    return hortus.bot(name) if name.partition(":")[0] in bot_names() else None


def _seat(seats: list[str], lang: str) -> tuple[list[str], list[Bot | None]]:
    """The names at the table and the bots among them; names are made different."""
    names: list[str] = []
    bots: list[Bot | None] = []
    for who in seats:
        who = who.strip()
        if not who:
            raise BadOption(WORDS.sentences("no-player"))
        bots.append(_bot(who))
        name = WORDS.format(lang, "player") if who == "me" else who
        same = [other for other in names if other.rsplit(" ", 1)[0] == name or other == name]
        names.append(f"{name} {len(same) + 1}" if same else name)
    return names, bots


def _turn(console: Console, match: Match, seat: int, lang: str) -> bool:
    """One decision of a person; False when they leave."""
    console.print()
    prompt = f"{WORDS.format(lang, 'your-turn', name=match.names[seat])} {match.what_now(lang)}"
    console.print(Rule(escape(match.game.title(lang)), style="green"))
    console.print(board(match.text(seat, lang), console.width))
    console.print(Rule(style="green"))
    console.print(escape(prompt), style="bold", highlight=False)
    list_moves(console, match, lang, SHOWN)
    while True:
        said = ask(console, "> ")
        if said is None or said.lower() in ("quit", "exit", "q"):
            return False
        match said.lower():
            case "":
                continue
            case "help" | "?":
                console.print(WORDS.format(lang, "help"), style="dim", highlight=False)
            case "moves":
                list_moves(console, match, lang, None)
            case "scores":
                show_end(console, match, lang)
            case "hint":
                _hint(console, match, lang)
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
                said = numbered(match, said)
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


def list_moves(console: Console, match: Match, lang: str, most: int | None) -> None:
    """The legal moves: a number to type, the notation, what it brings at once, and a sentence."""
    legal = match.legal_moves()
    for number, move in enumerate(legal[:most], 1):
        gain = sum(found.points for found in move.gains if found.seat == match.turn)
        points = f"[{'green' if gain > 0 else 'red'}]{gain:+d}[/] " if gain else ""
        sentence = escape(match.describe(move.move, lang))
        console.print(
            f"[cyan]{number:>4}[/]  [bold]{escape(move.move):<14}[/] {points}[dim]{sentence}[/]", highlight=False
        )
    if most is not None and len(legal) > most:
        console.print(
            "      " + WORDS.format(lang, "more-moves", count=len(legal) - most), style="dim", highlight=False
        )


def numbered(match: Match, said: str) -> str:
    """The move that is meant: its number in the list will do."""
    moves = match.moves()
    if said.isdecimal() and not match.is_legal(said) and 1 <= int(said) <= len(moves):
        return moves[int(said) - 1]
    return said


def _hint(console: Console, match: Match, lang: str) -> None:
    """What a bot would play here: one that searches, once the rules are compiled."""
    bot = hortus.bot(HINTS if loaded(match.game.name) else LIGHT)
    move = bot.choose(match)
    told = {"bot": title(bot.name, lang), "move": move, "sentence": match.describe(move, lang)}
    console.print(escape(WORDS.format(lang, "hint", **told)), style="green", highlight=False)


def ask(console: Console, prompt: str) -> str | None:
    """What somebody types; None when there is nothing more to come."""
    try:
        return console.input(prompt).strip()
    except EOFError:
        return None
