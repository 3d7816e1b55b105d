"""The commands of `hortus`: their arguments, and which function carries each out."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

import hortus
from hortus.errors import BadOption, HortusError, shown
from hortus.i18n import LANGUAGES

from .admin import add_administration
from .arena import add_arena
from .serve import PORT
from .words import WORDS

GAMES = ", ".join(hortus.games())

EXAMPLES = """examples:
  hortus                                         open the tables of this machine in the browser
  hortus serve --host 0.0.0.0 --port 8000        tables for everybody in the house
  hortus connect http://localhost:8000 --bot my_bots:Patient
  hortus games                                   which games there are, and their options
  hortus play lucky-numbers                      play in this terminal against a bot
  hortus play                                    go on with the match that was left
  hortus play lucky-numbers --seats me,me,sprout --option setup=sorted
  hortus simulate lucky-numbers --players 2 --games 10000 --seed 7
  hortus arena zen-garden --bots gardener,sprout --games 100
  hortus replay game.txt                         walk through a record
  hortus review game.txt                         what every decision cost, and what was luck
  hortus puzzle zen-garden                       find the best move
  hortus verify game.txt                         check that the shuffle was the one promised
  hortus backup tables.db                        copy the tables of this machine while they are served
  hortus admin people ada                        who is that? (bans, passwords, tables: see --help)
  hortus warm                                    compile all rules now, so that later starts are quick
"""


def parser() -> argparse.ArgumentParser:
    """What can be asked for on the command line."""
    top = argparse.ArgumentParser(
        prog="hortus", epilog=EXAMPLES, formatter_class=argparse.RawDescriptionHelpFormatter,
        description="Garden games at one table. Without a command: play in the browser. Unofficial, open source.",
    )  # fmt: skip
    top.add_argument("--version", action="version", version=f"hortus {hortus.__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND")

    serve = commands.add_parser("serve", help="serve tables to browsers and programs")
    serve.add_argument("--host", default="127.0.0.1", help="where to listen (default: 127.0.0.1, this machine only)")
    serve.add_argument("--port", type=int, default=PORT, help=f"on which port; 0: any free one (default: {PORT})")
    serve.add_argument("--db", metavar="URL", help="a SQLite file or postgresql://… (default: a file of the user's)")
    serve.add_argument("--processes", type=int, default=1, help="how many, with PostgreSQL (default: 1)")
    serve.add_argument("--log", choices=("text", "json"), help="how to tell what happens (default: text in a terminal)")
    serve.add_argument(
        "--hosts", metavar="NAMES", help="the names it is reached by, separated by spaces; addresses always work"
    )
    serve.add_argument("--public-url", metavar="URL", help="where others find the page: invitations lead there")
    serve.add_argument("--no-browser", action="store_true", help="do not open the browser")

    connect = commands.add_parser("connect", help="let a bot of yours play on a server")
    connect.add_argument("url", metavar="URL", help="a table, an invitation, or a server: whatever is open there")
    connect.add_argument("--bot", required=True, metavar="MODULE:NAME", help="a class or function that chooses moves")
    connect.add_argument("--name", help="what it is called at the table (default: its own name)")
    connect.add_argument(
        "--matches", type=int, metavar="N", help="how many to play (default: a table: 1, a server: all)"
    )
    _lang(connect)

    games = commands.add_parser("games", help="list the games and their options")
    _lang(games)

    play = commands.add_parser("play", help="play a game in this terminal, with people and bots")
    _game(play, "?")
    play.add_argument(
        "--seats",
        default="me,sprout",
        metavar="WHO,WHO",
        help="who sits where: me, a name, or a bot (default: me,sprout)",
    )
    play.add_argument("--seed", type=int, metavar="S", help="deal this game and no other")
    _lang(play)
    play.add_argument("--save", metavar="FILE", help="write the record to FILE at the end or when you leave")

    simulate = commands.add_parser("simulate", help="play very many random games and say how fast")
    _game(simulate)
    simulate.add_argument("--players", type=int, default=2, metavar="N", help="players (default: 2)")
    simulate.add_argument("--games", type=int, default=1000, metavar="G", help="how many games (default: 1000)")
    simulate.add_argument("--seed", type=int, default=0, metavar="S", help="the first game's seed (default: 0)")
    simulate.add_argument("--device", choices=("cpu", "cuda"), default="cpu", help="where to play (default: cpu)")
    simulate.add_argument("--threads", type=int, metavar="T", help="on how many cores (default: all of them)")
    simulate.add_argument("--ray", metavar="ADDRESS", help="on a Ray cluster; local: one of this machine")
    simulate.add_argument("--json", action="store_true", help="print the result as JSON")

    add_arena(commands, _game)

    replay = commands.add_parser("replay", help="replay a record and say how it went")
    replay.add_argument("file", metavar="FILE", help="a record (- for standard input)")
    _lang(replay)

    review = commands.add_parser("review", help="say what every decision of a record cost, and what was luck")
    review.add_argument("file", metavar="FILE", help="a record (- for standard input)")
    review.add_argument("--json", action="store_true", help="print the whole review as JSON")
    _lang(review)

    puzzle = commands.add_parser("puzzle", help="find the best move of a position, and be told why")
    puzzle.add_argument("game", metavar="GAME", help=f"one of: {GAMES}")
    puzzle.add_argument("--grade", type=int, choices=range(1, 6), help="how hard, from 1 to 5 (default: any)")
    _lang(puzzle)

    verify = commands.add_parser("verify", help="check a finished record and its shuffle, without any server")
    verify.add_argument("file", metavar="FILE", help="a record (- for standard input)")
    _lang(verify)

    add_administration(commands)

    warm = commands.add_parser("warm", help="compile all rules ahead, with a progress bar")
    warm.add_argument("games", nargs="*", metavar="GAME", help=f"which games (default: all: {GAMES})")
    return top


def _lang(command: argparse.ArgumentParser) -> None:
    command.add_argument("--lang", choices=LANGUAGES, default="en", help="language (default: en)")


def _game(command: argparse.ArgumentParser, count: str | None = None) -> None:
    left = "; none: the match that was left" if count else ""
    command.add_argument("game", metavar="GAME", nargs=count, help=f"one of: {GAMES}{left}")
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; may be repeated"
    )
    command.add_argument("--components", metavar="FILE", help="your own transcription of the game's components")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns the exit status. What is wrong with it is said in one sentence on standard error."""
    chosen = parser().parse_args(arguments)
    try:
        return _run(chosen)
    except HortusError as problem:
        print(f"hortus: {problem.sentence(getattr(chosen, 'lang', 'en'))}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # The reader, `head` perhaps, has seen enough.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def _run(chosen: argparse.Namespace) -> int:
    if getattr(chosen, "components", None):
        from hortus.games.components import variable

        os.environ[variable(chosen.game)] = chosen.components
    match chosen.command:
        case None:
            from .serve import open_tables

            open_tables()
        case "serve":
            from .serve import serve

            if chosen.hosts:
                os.environ["HORTUS_HOSTS"] = chosen.hosts
            if chosen.public_url:
                os.environ["HORTUS_PUBLIC_URL"] = chosen.public_url
            serve(chosen.host, chosen.port, chosen.db, not chosen.no_browser, chosen.processes, chosen.log)
        case "connect":
            from .connect import connect

            connect(chosen.url, chosen.bot, chosen.name, chosen.matches, chosen.lang)
        case "admin":
            from .admin import administer

            administer(chosen)
        case "backup" | "restore":
            from .admin import backup

            backup(chosen)
        case "review":
            from .review import review

            review(chosen.file, chosen.lang, chosen.json)
        case "puzzle":
            from .puzzle import puzzle

            puzzle(chosen.game, chosen.grade, chosen.lang)
        case "verify":
            from .show import verify

            verify(chosen.file, chosen.lang)
        case "games":
            from .show import list_games

            list_games(chosen.lang)
        case "play":
            from .play import play

            play(chosen.game, chosen.seats.split(","), options(chosen), chosen.seed, chosen.lang, chosen.save)
        case "simulate":
            from .simulate import simulate

            simulate(
                chosen.game, chosen.players, chosen.games, chosen.seed, options(chosen), chosen.device, chosen.threads,
                chosen.ray, chosen.json,
            )  # fmt: skip
        case "arena":
            from .arena import arena

            arena(chosen, options(chosen))
        case "replay":
            from .show import replay

            replay(chosen.file, chosen.lang)
        case "warm":
            from .warm import warm

            warm(chosen.games or hortus.games())
    return 0


def options(chosen: argparse.Namespace) -> dict[str, str]:
    """The options given as NAME=VALUE."""
    found = {}
    for text in chosen.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(WORDS.sentences("not-an-option", given=shown(text)))
        found[name] = value
    return found
