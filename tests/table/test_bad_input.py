"""Whatever is handed in, the library answers with a typed ValueError and a short sentence, and changes nothing."""

from __future__ import annotations

import copy
import dataclasses
import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import hortus
from hortus.errors import BadOption, BadPosition, BadRecord, HortusError, IllegalMove, UnknownBot, shown
from hortus.games import game as find_game
from hortus.i18n import LANGUAGES
from hortus.table import Match, Tournament

GAME = "lucky-numbers"
HUGE = 10**5000  # too many digits for Python to write


class Unwritable:
    """An object that cannot even be shown."""

    def __repr__(self) -> str:
        raise RuntimeError


WRONG_OF_A_MATCH: list[tuple[str, Callable[[Any], Any], type[HortusError]]] = [
    ("outcomes that are a number", lambda m: m.play("draw", 5), IllegalMove),
    ("outcomes that are one text", lambda m: m.play("draw", "13"), IllegalMove),
    ("an outcome that is a number", lambda m: m.play("draw", [13]), IllegalMove),
    ("an outcome that cannot happen", lambda m: m.play("draw", ["99"]), IllegalMove),
    ("an outcome after the last chance event", lambda m: m.play("draw", ["13", "13"]), IllegalMove),
    ("chances after a number", lambda m: m.chances("draw", 5), IllegalMove),
    ("a code as text", lambda m: m.play_code("0"), IllegalMove),
    ("no code", lambda m: m.play_code(None), IllegalMove),
    ("half a code", lambda m: m.play_code(0.0), IllegalMove),
    ("a flag as a code", lambda m: m.play_code(True), IllegalMove),
    ("a code of 5,000 digits", lambda m: m.play_code(HUGE), IllegalMove),
    ("a move that is no text", lambda m: m.play(["draw"]), IllegalMove),
    ("a move that cannot be shown", lambda m: m.play(Unwritable()), IllegalMove),
    ("a move of a megabyte", lambda m: m.play("draw" * 250_000), IllegalMove),
    ("dealing again from a text", lambda m: m.redealt(0, "x"), BadOption),
    ("dealing again from nothing", lambda m: m.redealt(0, None), BadOption),
    ("dealing again from a fraction", lambda m: m.redealt(0, 1.5), BadOption),
    ("dealing again from a negative seed", lambda m: m.redealt(0, -1), BadOption),
    ("dealing again from a seed too large", lambda m: m.redealt(0, 2**63), BadOption),
    ("dealing again for nobody", lambda m: m.redealt(None, 1), BadOption),
    ("a seat of 5,000 digits", lambda m: m.view(HUGE), BadOption),
    ("a seat as text", lambda m: m.observe("0"), BadOption),
    ("a log since a text", lambda m: m.log(since="x"), BadOption),
    ("a log since a negative number", lambda m: m.log(since=-1), BadOption),
    ("events since a text", lambda m: m.events(since="x"), BadOption),
    ("events for a seat that is not there", lambda m: m.events(2), BadOption),
    ("an unknown language", lambda m: m.text(0, "xx"), BadOption),
    ("a language that is no text", lambda m: m.log(lang=["en"]), BadOption),
]


@pytest.mark.parametrize(("call", "kind"), [row[1:] for row in WRONG_OF_A_MATCH], ids=[r[0] for r in WRONG_OF_A_MATCH])
def test_a_match_refuses_and_stays_as_it_was(call: Callable[[Any], Any], kind: type[HortusError]) -> None:
    match = hortus.new(GAME, seed=1, setup="sorted")
    before = match.digest(), match.record()
    with pytest.raises(kind) as problem:
        call(match)
    assert type(problem.value) is kind
    for lang in LANGUAGES:
        sentence = problem.value.sentence(lang)
        assert sentence.endswith(".") and "{" not in sentence and len(sentence) < 300
    assert (match.digest(), match.record()) == before


WRONG: list[tuple[str, Callable[[], Any], type[HortusError]]] = [
    ("a game that is a list", lambda: hortus.new([]), BadOption),  # type: ignore[arg-type]
    ("no game", lambda: hortus.new(None), BadOption),  # type: ignore[arg-type]
    ("a position of a list", lambda: hortus.from_position([], {}), BadOption),  # type: ignore[arg-type]
    ("a tournament of a list", lambda: hortus.tournament([]), BadOption),  # type: ignore[arg-type]
    ("players of 5,000 digits", lambda: hortus.new(GAME, HUGE), BadOption),
    ("a seed of 5,000 digits", lambda: hortus.new(GAME, seed=HUGE), BadOption),
    ("a seed that is a number with a fraction", lambda: hortus.new(GAME, seed=1.0), BadOption),  # type: ignore[arg-type]
    ("names that are a number", lambda: hortus.new(GAME, names=5), BadOption),  # type: ignore[arg-type]
    ("names that are one text", lambda: hortus.new(GAME, names="ab"), BadOption),
    ("names that are numbers", lambda: hortus.new(GAME, names=[1, 2]), BadOption),  # type: ignore[list-item]
    ("too few names", lambda: hortus.new(GAME, names=["Ada"]), BadOption),
    ("an empty name", lambda: hortus.new(GAME, names=["Ada", " "]), BadOption),
    ("a name with a NUL", lambda: hortus.new(GAME, names=["Ada\0", "Bo"]), BadOption),
    ("a name that cannot be encoded", lambda: hortus.new(GAME, names=["Ada\ud800", "Bo"]), BadOption),
    ("a name of a megabyte", lambda: hortus.new(GAME, names=["A" * 10**6, "Bo"]), BadOption),
    ("an infinite option", lambda: hortus.new(GAME, start=math.inf), BadOption),
    ("an option that is no number", lambda: hortus.new(GAME, start=math.nan), BadOption),
    ("an option in wide digits", lambda: hortus.new(GAME, start="１"), BadOption),
    ("an option of a megabyte", lambda: hortus.new(GAME, setup="x" * 10**6), BadOption),
    ("an option of 5,000 digits", lambda: hortus.new(GAME, start=HUGE), BadOption),
    ("a tournament's options that are a number", lambda: Tournament(GAME, 2, 5), BadOption),  # type: ignore[arg-type]
    ("a tournament with a starting seat", lambda: hortus.tournament(GAME, start=1), BadOption),
    ("options that are a list", lambda: Match(GAME, 2, ["setup"]), BadOption),  # type: ignore[arg-type]
    ("a position with a number of 5,000 digits", lambda: hortus.from_position(GAME, {"ply": HUGE}), BadPosition),
    ("a position of a megabyte", lambda: hortus.from_position(GAME, "x" * 10**6), BadPosition),
    ("a position that is an object", lambda: hortus.from_position(GAME, object()), BadPosition),
    ("a record that is a number", lambda: hortus.from_record(5), BadRecord),  # type: ignore[arg-type]
    ("a record of a megabyte", lambda: hortus.from_record("x" * 10**6), BadRecord),
    ("no bot", lambda: hortus.bot(None), UnknownBot),  # type: ignore[arg-type]
    ("a bot that is a list", lambda: hortus.bot([]), UnknownBot),  # type: ignore[arg-type]
    ("a bot of a megabyte", lambda: hortus.bot("x" * 10**6), UnknownBot),
    ("a bot's seed that is a list", lambda: hortus.bot("sprout", []), UnknownBot),  # type: ignore[arg-type]
    ("no simulations", lambda: hortus.bot("gardener:simulations=0"), UnknownBot),
    ("half a simulation", lambda: hortus.bot("gardener:simulations=1.5"), UnknownBot),
    ("infinite simulations", lambda: hortus.bot("gardener:simulations=inf"), UnknownBot),
    ("simulations in wide digits", lambda: hortus.bot("gardener:simulations=９"), UnknownBot),
    ("no time", lambda: hortus.bot("gardener:seconds=0"), UnknownBot),
    ("time that is no number", lambda: hortus.bot("gardener:seconds=nan"), UnknownBot),
    ("no threads", lambda: hortus.bot("gardener:threads=0"), UnknownBot),
    ("reaches nothing", lambda: hortus.bot("seedling:reach=0"), UnknownBot),
    ("a setting given twice", lambda: hortus.bot("gardener:simulations=5:simulations=6"), UnknownBot),
]


@pytest.mark.parametrize(("call", "kind"), [row[1:] for row in WRONG], ids=[row[0] for row in WRONG])
def test_what_cannot_be_made_is_refused_in_a_short_sentence(call: Callable[[], Any], kind: type[HortusError]) -> None:
    with pytest.raises(kind) as problem:
        call()
    assert type(problem.value) is kind
    for lang in LANGUAGES:
        sentence = problem.value.sentence(lang)
        assert sentence.endswith(".") and "{" not in sentence and len(sentence) < 500


def test_what_an_error_repeats_is_cut() -> None:
    assert shown("draw") == "'draw'"
    for value in ("x" * 10**6, b"x" * 10**6, list(range(10**5)), HUGE, Unwritable()):
        assert len(shown(value)) <= 60
    assert shown(HUGE) == "<int>" and shown(Unwritable()) == "<Unwritable>"


@pytest.mark.parametrize("name", ["Hortus", "Game", "Players", "Options", "Seed", "Seat 1", "Result"])
def test_a_damaged_header_is_named_by_its_line(name: str) -> None:
    match = hortus.new(GAME, seed=7, setup="sorted")
    while not match.over:
        match.play(match.moves()[0])
    lines = match.record().splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith(f"{name}:"))
    for damaged in (f"{name}: \x07９", f"{name}: " + "x" * 200):
        with pytest.raises(BadRecord) as problem:
            hortus.from_record("\n".join([*lines[:at], damaged, *lines[at + 1 :]]))
        assert str(problem.value).startswith(f"Line {at + 1}: ") and len(str(problem.value)) < 300
        assert problem.value.sentence("de").startswith(f"Zeile {at + 1}: ")


def test_wide_digits_are_no_seats_and_no_numbers_in_a_record() -> None:
    record = hortus.new(GAME, seed=7, setup="sorted").record()
    with pytest.raises(BadRecord, match="Line 9: A turn is written as"):
        hortus.from_record(record + "０: draw\n")
    with pytest.raises(BadRecord, match="Seed must be a whole number"):
        hortus.from_record(record.replace("Seed: 7", "Seed: ７"))


def test_numpy_integers_are_whole_numbers() -> None:
    three: Any = np.int64(3)
    seven: Any = np.uint64(7)
    two: Any = np.int32(2)
    match = hortus.new(GAME, players=three, seed=seven, start=np.int8(1))
    assert match.record() == hortus.new(GAME, players=3, seed=7, start=1).record()
    assert type(match.players) is int and type(match.seed) is int
    assert match.view(two) == match.view(2)
    assert match.redealt(two, three).digest() == match.redealt(2, 3).digest()
    twin = match.clone()
    code: Any = np.int16(match.codes()[0])
    twin.play_code(code)
    match.play_code(match.codes()[0])
    assert twin.record() == match.record()


@pytest.mark.parametrize("name", hortus.games())
def test_none_means_the_default_of_any_option(name: str) -> None:
    game = find_game(name)
    players = game.players[-1]
    given = dict.fromkeys((option.name for option in game.options), None)
    assert game.choose(players, given) == game.choose(players, {})


def test_a_record_of_other_rules_is_not_replayed() -> None:
    match = hortus.new("lucky-numbers", seed=7)
    text = match.record()
    assert "Rules:" not in text  # they are of version 1
    assert hortus.from_record(text.replace("Players", "Rules: 1\nPlayers")).digest() == match.digest()
    with pytest.raises(BadRecord, match="Line 3: The match was played by version 2 of the rules"):
        hortus.from_record(text.replace("Players", "Rules: 2\nPlayers"))
    newer = copy.copy(match)
    newer.game = dataclasses.replace(match.game, version=3)
    assert newer.record().splitlines()[2] == "Rules: 3"
