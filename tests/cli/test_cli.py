"""The command line, as a person uses it."""

from __future__ import annotations

import codecs
import contextlib
import hashlib
import io
import json
import os
import pty
import re
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from rich.console import Console
from tests.variants import Variant, every_table, random_match

import hortus
from hortus.cli import main
from hortus.cli.board import board
from hortus.cli.serve import Speaker
from hortus.cli.words import WORDS
from hortus.games import game as find_game
from hortus.i18n import LANGUAGES
from hortus.server.run import addresses
from hortus.table import write_record


@pytest.fixture(autouse=True)
def own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches left in the terminal are not those of whoever runs the tests."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


class Done(NamedTuple):
    """What a command left behind."""

    returncode: int
    stdout: str
    stderr: str


Command = Callable[..., Done]


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """The command `hortus` in this process."""

    def run(*arguments: str, keys: str = "") -> Done:
        monkeypatch.setattr("sys.stdin", io.StringIO(keys))
        try:
            code = main(arguments)
        except SystemExit as end:
            code = int(end.code or 0)
        return Done(code, *capsys.readouterr())

    monkeypatch.setenv("COLUMNS", "200")
    return run


def process(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, where it must not find what others have loaded."""
    return subprocess.run(
        [sys.executable, "-c", "import sys; from hortus.cli import main; sys.exit(main())", *arguments],
        text=True, capture_output=True, env={**os.environ, "COLUMNS": "200", **environment},
    )  # fmt: skip


def test_help_reads_like_a_sentence_and_has_examples(command: Command) -> None:
    done = command("--help")
    assert done.returncode == 0
    assert "examples:" in done.stdout and "hortus play lucky-numbers" in done.stdout


def test_help_does_not_load_numba() -> None:
    code = (
        "import sys; from hortus.cli import main\n"
        "try: main(['--help'])\n"
        "except SystemExit: print('numba' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], text=True, capture_output=True, check=True)
    assert done.stdout.endswith("False\n")


def test_version(command: Command) -> None:
    assert command("--version").stdout == f"hortus {hortus.__version__}\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_lists_every_game_with_its_options(command: Command, lang: str) -> None:
    shown = command("games", "--lang", lang).stdout
    for name in hortus.games():
        game = find_game(name)
        assert name in shown and game.title(lang) in shown and game.designer in shown
        for option in game.options:
            assert f"{option.name}=" in shown and game.words.format(lang, f"option-{option.name}") in shown
    assert "setup=free|sorted|michael" in shown


def test_a_game_of_another_package_is_played_like_the_others(command: Command) -> None:
    done = command("play", "moss-court", "--seats", "sprout,me", "--lang", "de", keys="moves\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "sprout pflanzt Moos auf" in done.stdout and "Pflanze Moos auf einen der 15 kahlen Steine." in done.stdout
    assert "moss-court" in command("play", "--help").stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_match_is_told_in_any_language(command: Command, lang: str) -> None:
    done = command("play", "lucky-numbers", "--seats", "sprout,seedling", "--seed", "1", "--lang", lang)
    assert done.returncode == 0, done.stderr
    for message in ("wins", "help"):
        assert WORDS.format(lang, message) in done.stdout
    assert "{" not in done.stdout


def test_an_unknown_language_is_refused(command: Command) -> None:
    done = command("games", "--lang", "xx")
    assert done.returncode == 2 and "invalid choice: 'xx'" in done.stderr


def test_simulate_says_the_same_for_the_same_seed(command: Command) -> None:
    call = ("simulate", "lucky-numbers", "--players", "3", "--games", "50", "--seed", "4", "--json")
    first, second = json.loads(command(*call).stdout), json.loads(command(*call).stdout)
    assert first["digest"] == second["digest"]
    assert first["moves"] == second["moves"] > 0
    other = json.loads(command(*call[:-3], "--seed", "5", "--json").stdout)
    assert other["digest"] != first["digest"]
    assert "moves/s" in command(*call[:-1]).stdout


def test_a_whole_game_in_the_terminal_and_its_record(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    keys = (
        "nonsense\nhelp\nmoves\nscores\nrecord\nundo\n"
        + "lay a1\nlay b2\nlay c3\nundo\nlay c3\n"
        + "draw\ndiscard\n" * 40
    )
    done = command("play", "lucky-numbers", "--seed", "3", "--save", str(file), keys=keys)
    assert done.returncode == 0, done.stderr
    assert "'nonsense' is not a move" in done.stdout
    match = hortus.from_record(file.read_text())
    assert match.over
    assert match.names == ["Player", "sprout"]
    told = command("replay", str(file), "--lang", "fr")
    assert told.returncode == 0
    assert "coups, vérifiés." in told.stdout
    assert command("replay", "-", keys=file.read_text()).returncode == 0


def test_bots_alone_play_to_the_end(command: Command) -> None:
    done = command(
        "play", "lucky-numbers", "--seats", "sprout,seedling,sprout", "--seed", "1", "--option", "setup=sorted"
    )
    assert done.returncode == 0
    assert "wins" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("play", "chess"), "There is no game 'chess'"),
        (("play", "lucky-numbers", "--seats", "me"), "is for 2 to 4 players"),
        (("play", "lucky-numbers", "--option", "setup"), "write NAME=VALUE"),
        (("play", "lucky-numbers", "--option", "setup=wild"), "Choose one of: free, sorted, michael"),
        (("play", "lucky-numbers", "--seats", "me,"), "A seat is empty"),
        (("play", "lucky-numbers", "--save", "/nowhere/at/all.txt"), "cannot be written"),
        (("simulate", "lucky-numbers", "--games", "0"), "at least one game"),
        (("simulate", "lucky-numbers", "--seed", "-1"), "A seed is"),
        (("replay", "/nowhere/at/all.txt"), "cannot be read"),
        (("replay", "-"), "The header Hortus is missing"),
        (("warm", "chess"), "There is no game 'chess'"),
        (("verify", "-"), "only the record of a match finished at a table server can be verified"),
        (("serve", "--port", "70000"), "There is no port 70000"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(command: Command, arguments: tuple[str, ...], complaint: str) -> None:
    done = command(*arguments)
    assert done.returncode == 2
    assert complaint in done.stderr
    assert "Traceback" not in done.stderr


def test_a_component_file_that_is_not_there_is_named() -> None:
    done = process("play", "cottage-garden", "--components", "/nowhere.json", HORTUS_COMPILE="0")
    assert done.returncode == 2
    assert "The component file /nowhere.json cannot be read" in done.stderr


def test_verify_checks_the_shuffle(command: Command) -> None:
    match = hortus.new("lucky-numbers", seed=5, setup="sorted")
    while not match.over:
        match.play(match.moves()[0])
    extra = {"Salt": "ab", "Commitment": hashlib.sha256(b"hortus:5:ab").hexdigest()}
    done = command("verify", "-", keys=write_record(match, extra))
    assert done.returncode == 0, done.stderr
    assert extra["Commitment"] in done.stdout
    done = command("verify", "-", keys=write_record(match, {**extra, "Salt": "ac"}))
    assert done.returncode == 2
    assert "The seed is not the one that was promised" in done.stderr


def test_serving_on_a_taken_port_is_said_in_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        done = process("serve", "--no-browser", "--db", str(tmp_path / "x.db"), "--port", str(taken.getsockname()[1]))
    assert done.returncode == 2
    assert "Try another --host or --port" in done.stderr


def test_warm_compiles_everything_so_that_playing_compiles_nothing(tmp_path: Path) -> None:
    done = process("warm", "moss-court", HORTUS_CACHE_DIR=str(tmp_path))
    assert done.returncode == 0
    files = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*.bin")}
    assert files
    process("play", "moss-court", "--seats", "sprout,sprout", HORTUS_CACHE_DIR=str(tmp_path))
    assert {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*.bin")} == files


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_a_terminal_the_server_speaks_to_a_person(lang: str) -> None:
    said = io.StringIO()
    speak = Speaker(Console(file=said, width=120), lang)
    speak("address", here="http://localhost:8000/", outside=["http://192.0.2.7:8000/", "http://198.51.100.2:8000/"])
    for what in ("came", "table", "joined", "stopped"):
        values = {"name": "Ada [1]", "game": "zen-garden"} if what != "stopped" else {}
        speak(what, **({"name": "Ada [1]"} if what == "came" else values))
    text = said.getvalue()
    assert "http://localhost:8000/" in text and "▀" in text
    assert "http://192.0.2.7:8000/" in text and "http://198.51.100.2:8000/" in text
    assert text.count("Ada [1]") == 3 and text.count(find_game("zen-garden").title(lang)) == 2


def test_a_machine_that_nobody_can_reach_says_how_to_change_that() -> None:
    said = io.StringIO()
    Speaker(Console(file=said, width=120), "en")("address", here="http://localhost:8000/", outside=[])
    assert "--host 0.0.0.0" in said.getvalue() and "Ctrl-C" in said.getvalue() and "▀" not in said.getvalue()


def test_where_a_server_can_be_reached() -> None:
    assert addresses("127.0.0.1", 80) == ("http://localhost:80/", [])
    assert addresses("192.0.2.7", 80) == ("http://192.0.2.7:80/", ["http://192.0.2.7:80/"])
    here, outside = addresses("0.0.0.0", 80)
    assert here == "http://localhost:80/" and len(outside) == len(set(outside))
    assert not any("localhost" in address or "//127." in address for address in outside)


@every_table
def test_a_table_fits_80_columns_and_uses_more_where_there_are_more(variant: Variant) -> None:
    match = random_match(variant, 5, 20)
    for lang in LANGUAGES:
        shown = {width: drawn(match.text(0, lang), width) for width in (80, 160)}
        for width, lines in shown.items():
            assert max(map(len, lines)) <= width
        words = [re.findall(r"\S+", "\n".join(lines)) for lines in shown.values()]
        assert sorted(words[0]) == sorted(words[1]), "something is missing"
    assert len(shown[160]) <= len(shown[80])


def drawn(text: str, width: int) -> list[str]:
    out = io.StringIO()
    Console(file=out, width=width).print(board(text, width))
    return [line.rstrip() for line in out.getvalue().splitlines()]


def test_a_move_can_be_typed_as_its_number_and_a_hint_asked_for(command: Command) -> None:
    done = command("play", "lucky-numbers", "--seed", "5", keys="1\nhint\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "Player lays the 5 on a1" in done.stdout and " would play " in done.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_puzzles_are_answered_and_explained(command: Command, lang: str) -> None:
    done = command("puzzle", "lucky-numbers", "--lang", lang, keys="nonsense\nhint\n1\nanswer\nquit\n")
    assert done.returncode == 0, done.stderr
    assert WORDS.format(lang, "puzzle-hint") in done.stdout
    assert any(WORDS.format(lang, "puzzles-solved", solved=solved, tried=2) in done.stdout for solved in (0, 1))
    best = WORDS.format(lang, "puzzle-best", move="MOVE", sentence="")
    assert best.partition("MOVE")[0] in done.stdout


def test_there_is_no_puzzle_of_a_game_without(command: Command) -> None:
    done = command("puzzle", "moss-court")
    assert done.returncode == 2 and "no such puzzle" in done.stderr
    assert command("puzzle", "nonsense").returncode == 2


def test_a_match_that_was_left_goes_on(command: Command, tmp_path: Path) -> None:
    nothing = command("play")
    assert nothing.returncode == 2 and "name a game" in nothing.stderr
    left = command("play", "lucky-numbers", "--seed", "5", keys="1\nquit\n")
    assert "goes on with it" in left.stdout
    before = (tmp_path / "data" / "hortus" / "terminal.txt").read_text("utf-8")
    assert hortus.from_record(before).ply >= 1
    on = command("play", keys="1\nquit\n")
    after = (tmp_path / "data" / "hortus" / "terminal.txt").read_text("utf-8")
    assert on.returncode == 0 and after.startswith(before.rstrip("\n")) and after != before
    over = command("play", keys="1\n" * 300)
    assert over.returncode == 0 and "wins" in over.stdout
    assert not (tmp_path / "data" / "hortus" / "terminal.txt").exists()


def test_at_a_terminal_ctrl_c_closes_in_words() -> None:
    """In a real terminal: the address and how to stop are told, no JSON; Ctrl-C ends it without a complaint."""
    ours, theirs = pty.openpty()
    server = subprocess.Popen(
        ["setsid", "--ctty", sys.executable, "-m", "hortus", "serve", "--port", "0", "--no-browser"],
        stdin=theirs, stdout=theirs, stderr=theirs, env={**os.environ, "HORTUS_COMPILE": "0", "LANG": "en"},
    )  # fmt: skip
    os.close(theirs)
    said, decoder = "", codecs.getincrementaldecoder("utf-8")()
    with contextlib.suppress(OSError):  # the terminal is gone when the server is
        while chunk := os.read(ours, 4096):
            said += decoder.decode(chunk)
            if "Ctrl-C" in said and "\x03" not in said:
                address = re.search(r"http://localhost:\d+/", said)
                assert address
                with urllib.request.urlopen(address[0]) as page:
                    assert b"main.js" in page.read()
                os.write(ours, b"\x03")
                said += "\x03"
    os.close(ours)
    assert server.wait() == 0 and "Closed. All matches are kept." in said and '{"at"' not in said, said
