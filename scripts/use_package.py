"""Uses an installed Hortus as its people would, and fails where something is missing. Run by `check_package.py`."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import urllib.request
from importlib.metadata import metadata
from importlib.resources import files
from pathlib import Path

import hortus

LANGUAGES = ("en", "fr", "de")
SCRIPT = Path(sys.executable).parent / "hortus"


def command(*arguments: str) -> str:
    return subprocess.run(arguments, check=True, text=True, capture_output=True).stdout


def check_commands() -> None:
    """Both ways to call it, and what the package says of itself."""
    version = f"hortus {hortus.__version__}\n"
    assert command(str(SCRIPT), "--version") == command(sys.executable, "-m", "hortus", "--version") == version
    assert "lucky-numbers" in command(str(SCRIPT), "games", "--lang", "de")
    told = metadata("hortus")
    assert told["Version"] == hortus.__version__ and told["License-Expression"] == "MIT" and told["Description"]
    assert files("hortus").joinpath("py.typed").is_file()
    assert Path(hortus.__file__).is_relative_to(sys.prefix), "the source is in the way"


def check_match(game: str) -> None:
    """A match of two bots to its end: sentences and pictures on the way, and a record that replays."""
    match = hortus.new(game, seed=7)
    bots = [hortus.bot("sprout", 1), hortus.bot("seedling", 2)]
    while not match.over:
        assert match.turn is not None
        match.play(bots[match.turn].choose(match))
    assert hortus.from_record(match.record()).digest() == match.digest()
    ends = {match.why_ended(lang) for lang in LANGUAGES}
    logs = {match.log(lang=lang)[0][1] for lang in LANGUAGES}
    assert len(ends) == len(logs) == len(LANGUAGES) and "" not in ends
    assert match.svg().startswith("<svg") and match.text()
    print(f"  {game}: {match.ply} moves, {match.scores()}, {match.why_ended()}")


def check_page() -> None:
    """A server that gives the page and everything the page asks for first."""
    server = subprocess.Popen(
        [str(SCRIPT), "serve", "--port", "0", "--no-browser"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout
        address = re.search(r"http://\S+/", server.stdout.readline())
        assert address

        def get(path: str) -> bytes:
            with urllib.request.urlopen(address[0] + path, timeout=20) as answer:
                return bytes(answer.read())

        page = get("").decode()
        linked = re.findall(r'(?:src|href)="/([^"#]+)"', page)
        assert linked and "main.js" in page
        for path in linked:
            assert get(path), path
        found = json.loads(get("api/games?lang=fr"))
        assert {game["name"] for game in found} == set(hortus.games())
        for game in found:
            assert b"<symbol" in get(game["sprite"][1:])
            for path in game["files"]:
                assert get(f"static/games/{game['name']}/{path}"), path
            for lang in LANGUAGES:
                assert get(f"static/games/{game['name']}/words/{lang}.ftl")
                assert json.loads(get(f"api/games/{game['name']}/rules?lang={lang}"))["html"]
        print(f"  the page, {len(linked)} linked files, {len(found)} games with sprites, words and rules")
    finally:
        server.terminate()
        server.wait(20)


check_commands()
for name in hortus.games():
    check_match(name)
check_page()
