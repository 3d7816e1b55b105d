"""What must hold for every game without a match: its notation, and what it says to nonsense."""

from __future__ import annotations

from typing import Any

import pytest

import hortus
from hortus.errors import BadOption, BadPosition, BadRecord, HortusError, IllegalMove
from hortus.games import game as find_game
from hortus.i18n import LANGUAGES
from hortus.table import Match
from tests.variants import Variant, every_game, every_table, random_match

from .words import is_sentence, is_written_well


@every_game
def test_every_move_has_one_notation_and_is_read_back(name: str) -> None:
    game = find_game(name)
    assert len(set(map(str.lower, game.notation))) == len(game.notation)
    match = Match(name, game.players[0])
    for code, text in enumerate(game.notation):
        assert text.isascii()
        assert text == text.strip()
        assert len(text.split()) <= 2
        assert match.code(text) == match.code(f"  {text.upper()} ") == code
    outcomes = [text for text in game.outcomes if text]
    assert len(set(map(str.lower, outcomes))) == len(outcomes)


@every_table
def test_the_seed_decides_all_that_is_random(variant: Variant) -> None:
    """The same seed gives the same match; where there is chance, not all seeds do."""
    first, *others = [random_match(variant, seed, 30) for seed in (5, 5, 6, 7, 8)]
    assert others[0].digest() == first.digest()
    if any(find_game(variant[0]).outcomes):
        dealt = [{key: value for key, value in match.position().items() if key != "generator"} for match in others]
        assert any(position != dealt[0] for position in dealt)


NONSENSE: list[Any] = ["", " ", "xyzzy", "xyzzy 3", "take 99-z9", "\x00", "💐", "a" * 10_000, None, 7, ["draw"]]


@every_game
def test_nonsense_is_refused_without_change(name: str) -> None:
    match = Match(name, find_game(name).players[0], seed=1)
    digest = match.digest()
    for nonsense in NONSENSE:
        with pytest.raises(IllegalMove) as refusal:
            match.play(nonsense)
        for lang in LANGUAGES:
            assert is_sentence(refusal.value.sentence(lang), lang) or repr(nonsense)[:20] in refusal.value.sentence(
                lang
            )
    with pytest.raises(IllegalMove) as refusal:
        match.undo()
    assert all(is_sentence(refusal.value.sentence(lang), lang) for lang in LANGUAGES)
    assert match.digest() == digest


@every_game
def test_positions_that_are_no_positions(name: str) -> None:
    nonsenses: list[Any] = ["", "{", "[]", "null", "3", '"x"', "{}", [], None, 5, {"xyzzy": 3}, b"\xff", '{"a":' * 500]
    for nonsense in nonsenses:
        with pytest.raises(BadPosition, match=r"The position cannot be"):
            hortus.from_position(name, nonsense)


@every_game
def test_records_that_are_no_records(name: str) -> None:
    head = f"Hortus: 1\nGame: {name}\nRules: {find_game(name).version}"
    wrong = {
        "": "Hortus is missing", "\n\n": "Hortus is missing", "Hortus: 2\n": "Line 1", "hello": "Line 1",
        "Hortus: 1\nGame: chess\n": "Line 2", head: "Players is missing",
    }  # fmt: skip
    for record, says in wrong.items():
        with pytest.raises(BadRecord, match=says):
            hortus.from_record(record)
    with pytest.raises(BadRecord, match="is a text"):
        hortus.from_record(None)  # type: ignore[arg-type]


@every_game
def test_options_that_do_not_exist(name: str) -> None:
    game = find_game(name)
    with pytest.raises(BadOption, match="surprise"):
        hortus.new(name, surprise=1)
    for players in (0, 9, -1, "2", 2.0, None, True):
        with pytest.raises(BadOption):
            Match(name, players)  # type: ignore[arg-type]
    for seed in (-1, 2**63, "7", 1.5, True):
        with pytest.raises(BadOption):
            Match(name, game.players[-1], seed=seed)  # type: ignore[arg-type]
    for option in game.options:
        for given in ("nonsense", object(), -7):
            with pytest.raises(BadOption, match=option.name):
                Match(name, game.players[-1], {option.name: given})
        for value in option.values or option.examples:
            assert option.parse(option.write(value)) == value
    match = Match(name, game.players[-1])
    for seat in (-1, 5, "0", None, True):
        with pytest.raises(HortusError):
            match.explain(seat)  # type: ignore[arg-type]
    for ask in (match.text, match.svg):
        with pytest.raises(BadOption, match="xx"):
            ask(0, "xx")


@every_game
def test_the_game_and_its_options_have_names(name: str) -> None:
    game = find_game(name)
    for lang in LANGUAGES:
        assert is_written_well(game.title(lang), lang)
        for option in game.options:
            assert is_written_well(game.words.format(lang, f"option-{option.name}"), lang)
