"""Moves, events, points and sentences as data: what must hold of them in every game, plug-ins included."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pytest

import hortus
from hortus.games import game as find_game
from hortus.games.contract import Game
from hortus.games.data import Event, Move
from hortus.games.sentences import event_sentence, line_name, line_text, move_sentence
from hortus.i18n import COMMON, LANGUAGES, Message
from hortus.kernel import plain_state
from hortus.kernel.generic import score_lines_at
from hortus.table import Match

NAMES = ["Ann", "Ben", "Cleo", "Dov", "Eva", "Finn"]
LOOKED_AT = 8  # of the moves of a list, how many are put into sentences

every_game = pytest.mark.parametrize("name", hortus.games())


def matches(name: str) -> Iterator[Match]:
    """A match at the fewest and at the most players, and one with other options where there are any."""
    game = find_game(name)
    yield Match(name, game.players[0], seed=3)
    if len(game.players) > 1:
        yield Match(name, game.players[-1], seed=4)
    other = {o.name: o.values[-1] for o in game.options if o.values}
    for players in reversed(game.players):
        try:
            yield Match(name, players, other, seed=5)
        except hortus.errors.BadOption:
            continue
        return


def steps(name: str) -> Iterator[tuple[Match, random.Random]]:
    """Every match before each of its random moves, and once more at its end."""
    for match in matches(name):
        dice = random.Random(match.players)
        while not match.over:
            yield match, dice
            match.play(dice.choice(match.moves()))
        yield match, dice


def played(name: str) -> Iterator[tuple[Game, Any, int, Any]]:
    """Every move of the matches: the game, the state before it, its code, the state after it."""
    for match in matches(name):
        dice = random.Random(match.players)
        while not match.over:
            before, code = match.state, dice.choice(match.codes())
            match.play_code(code)
            yield match.game, before, code, match.state


def check_sentence(text: str, what: object) -> None:
    """A whole sentence: no braces, nothing that the catalogue did not know."""
    assert text == text.strip() and text, what
    assert not re.search(r"[{}$]|\bNone\b|\?\?\?", text), (text, what)
    assert text[-1] in ".!?…»“”", (text, what)


def say(game: Game, message: Message) -> None:
    for lang in LANGUAGES:
        check_sentence(game.words.say(lang, message), message)


@every_game
def test_every_legal_move_is_data_of_its_notation(name: str) -> None:
    for match, _ in steps(name):
        found = match.legal_moves()
        assert [move.move for move in found] == match.moves()
        for move in found:
            assert msgspec.json.decode(msgspec.json.encode(move), type=Move) == move
            assert move.verb and (move.piece or not (move.origin and move.target))


@every_game
def test_the_gains_of_a_move_add_up(name: str) -> None:
    for match, dice in steps(name):
        if match.ply % 3 or match.over:
            continue
        move = dice.choice(match.legal_moves())
        totals = [sum(gain.points for gain in move.gains if gain.seat == seat) for seat in range(match.players)]
        assert totals == match.gains(move.move)
        assert all(gain.points and gain.line in match.game.lines for gain in move.gains)


@every_game
def test_moves_prompts_and_refusals_are_sentences_in_every_language(name: str) -> None:
    for match, dice in steps(name):
        game = match.game
        if match.over:
            continue
        say(game, match.prompt())
        legal = match.legal_moves()
        for move in dice.sample(legal, min(LOOKED_AT, len(legal))):
            for lang in LANGUAGES:
                check_sentence(move_sentence(game.words, lang, move), move)
        codes = set(match.codes())
        for code in dice.sample(range(len(game.notation)), min(LOOKED_AT, len(game.notation))):
            if code not in codes and game.canonical(match.state, code) not in codes:
                say(game, game.refusal(match.state, code))


@every_game
def test_legal_moves_have_sentences_of_their_own(name: str) -> None:
    """Who chooses from a list can tell its moves apart; what looks alike may be two pieces of one kind."""
    for match, _ in steps(name):
        if match.ply % 10 or match.over:
            continue
        for lang in LANGUAGES:
            told = Counter(move_sentence(match.game.words, lang, move) for move in match.legal_moves())
            assert max(told.values()) <= 4, told.most_common(1)


@every_game
def test_events_are_data_and_sentences_in_every_language(name: str) -> None:
    """A kind of event may be seen and not told; what is told is told in every language."""
    for game, before, code, after in played(name):
        for viewer in (None, *range(before.players)):
            for event in game.events(before, code, after, viewer):
                assert msgspec.json.decode(msgspec.json.encode(event), type=Event) == event
                assert event.seat is None or 0 <= event.seat < before.players
                assert (event.points is None) == (event.line is None), event
                assert event.line is None or event.line in game.lines, event
                for lang in LANGUAGES:
                    text = event_sentence(game.words, lang, event, NAMES)
                    if text:
                        check_sentence(text, event)
                    assert bool(text) == game.words.has(f"event-{event.kind}")


@every_game
def test_a_finished_match_ends_with_the_event_that_says_why(name: str) -> None:
    for match in matches(name):
        dice = random.Random(7)
        while not match.over:
            match.play(dice.choice(match.moves()))
        last = match.events()[-1][-1]
        assert last.kind == "end" and last.detail["reason"] == match.ended
        assert all(event.kind != "end" for happened in match.events()[:-1] for event in happened)
        say(match.game, Message(f"ended-{match.ended}"))
        if verdict := match.game.verdict(match.state):
            say(match.game, verdict)


@every_game
def test_what_a_viewer_hears_does_not_depend_on_what_is_hidden(name: str) -> None:
    """Everything hidden is dealt again, before and after the move alike: the viewer's events stay the same."""
    for match in matches(name):
        dice = random.Random(match.players)
        game = match.game
        while not match.over:
            code, seat = dice.choice(match.codes()), dice.randrange(match.players)
            seen = game.events(match.state, code, _after(match, code), seat) if seat == match.turn else None
            if seen is not None and not _reveals(match, code):
                for seed in (1, 2):
                    other = match.redealt(seat, seed)
                    if code in other.codes():
                        assert game.events(other.state, code, _after(other, code), seat) == seen
            match.play_code(code)


def _after(match: Match, code: int) -> Any:
    trial = match.clone()
    trial.play_code(code)
    return trial.state


def _reveals(match: Match, code: int) -> bool:
    """Does the move bring something random or hidden to light, which another deal may make something else?"""
    return bool(_after(match, code).revealed != match.state.revealed)


@every_game
def test_score_lines_explain_and_score_agree(name: str) -> None:
    for match, _ in steps(name):
        if match.ply % 5 and not match.over:
            continue
        game, state = match.game, match.state
        compiled = np.zeros((match.players, len(game.lines)), np.int64)
        score_lines_at(match._states, 0, compiled)
        for seat, total in enumerate(match.scores()):
            written = [0] * len(game.lines)
            state.rules.score_lines(state, seat, written)
            assert written == compiled[seat].tolist() and sum(written) == total
            told = game.explain(state, seat)
            assert len({line.key for line in told}) == len(told)
            points = {line.key: line.points for line in told}
            assert points == {key: n for key, n in zip(game.lines, written, strict=True) if n or key in points}
            for line in told:
                assert msgspec.json.encode(line)
                for lang in LANGUAGES:
                    check_sentence(line_text(game.words, lang, line), line)
                    assert line_name(game.words, lang, line).strip()


@every_game
def test_catalogues_have_the_same_messages(name: str) -> None:
    """A language may have messages of its own, for case forms; it lacks none."""
    words = find_game(name).words
    ids = {lang: set(re.findall(r"^([a-z][\w-]*) =", words.source(lang), re.M)) for lang in LANGUAGES}
    for lang in LANGUAGES:
        assert words.source(lang) != words.source("en") or lang == "en", f"no catalogue for {lang}"
        assert ids["en"] <= ids[lang], (lang, ids["en"] - ids[lang])
    assert COMMON.has("language")


@every_game
def test_events_are_made_without_the_generator(name: str) -> None:
    """What happened follows from the states alone: other random numbers in them change nothing."""
    for game, before, code, after in played(name):
        if before.ply % 7:
            continue
        expected = game.events(before, code, after, None)
        one, other = plain_state(before), plain_state(after)
        one.rng, other.rng = [1, 2, 3, 4], [5, 6, 7, 8]
        assert game.events(one, code, other, None) == expected
