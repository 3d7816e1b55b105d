"""Replaying records: a text becomes a match again, or an error names the line that is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from hortus.errors import BadRecord, HortusError, shown
from hortus.games import game as find_game
from hortus.i18n import COMMON, LANGUAGES

from .match import Match, checked_name
from .records import VERSION, Header, bad_line, parse, result_text, whole_number


def read_record(text: str) -> Match:
    """Replay a record; BadRecord names the line that is wrong."""
    headers, decisions = parse(text)
    match, version = _set_up(headers)
    now = match.game.earlier.get(version)
    for line, seat, move, outcomes in decisions:
        if match.over:
            raise bad_line(line, "record-over", seat=seat)
        if match.turn != seat:
            raise bad_line(line, "record-other-seat", seat=seat, turn=int(match.turn or 0))
        with _line(line):
            match.play(now(match.state, move) if now else move, outcomes)
    if "Result" in headers:
        line, given = headers["Result"]
        if not match.over:
            raise bad_line(line, "record-result-early")
        if given != (result := result_text(match)):
            raise bad_line(line, "record-other-result", result=result, given=shown(given))
    return match


@contextmanager
def _line(line: int) -> Iterator[None]:
    """Errors inside are told as errors of this line."""
    try:
        yield
    except BadRecord:
        raise
    except HortusError as problem:
        raise BadRecord(
            {lang: COMMON.format(lang, "record-line", line=line, problem=problem.sentence(lang)) for lang in LANGUAGES}
        ) from problem


def _set_up(headers: dict[str, Header]) -> tuple[Match, int]:
    """The match as it stood before its first move, and the version of the rules that its moves are written by."""

    def need(name: str) -> Header:
        if name not in headers:
            raise BadRecord(COMMON.sentences("record-header-missing", name=name))
        return headers[name]

    line, written = need("Hortus")
    if written != VERSION:
        raise bad_line(line, "record-version", given=shown(written), version=VERSION)
    line, name = need("Game")
    with _line(line):
        game = find_game(name)
    rules = headers.get("Rules", Header(line, "1"))
    version = whole_number(rules, "Rules")
    if version != game.version and version not in game.earlier:
        raise bad_line(rules.line, "record-rules", given=rules.value, version=game.version)
    if "Components" in headers:
        line, components = headers["Components"]
        if components != game.components:
            raise bad_line(line, "record-components", given=shown(components), components=game.components or "–")
    count = need("Players")
    players = whole_number(count, "Players")
    with _line(count.line):
        game.checked_players(players)
    if "Position" in headers:
        line, position = headers["Position"]
        with _line(line):
            match = Match.from_position(name, position)
        if match.players != players:
            raise bad_line(line, "record-other-players", found=match.players, players=players)
    else:
        seed = need("Seed")
        line, options = headers.get("Options", Header(0, ""))
        with _line(line):
            chosen = game.choose(players, _options(line, options))
            game.fresh(players, chosen)
        with _line(seed.line):
            match = Match(name, players, chosen, whole_number(seed, "Seed"))
    for seat in range(10):
        if f"Seat {seat}" in headers:
            line, player = headers[f"Seat {seat}"]
            if seat >= players:
                raise bad_line(line, "bad-seat", seat=seat, last=players - 1)
            with _line(line):
                match.names[seat] = checked_name(player)
    return match, version


def _options(line: int, text: str) -> dict[str, Any]:
    """The options as a record has them: name=value, separated by spaces."""
    found: dict[str, Any] = {}
    for part in text.split():
        name, equals, value = part.partition("=")
        if not equals:
            raise bad_line(line, "record-not-an-option", given=shown(part))
        if name in found:
            raise bad_line(line, "record-option-twice", name=shown(name))
        found[name] = value
    return found
