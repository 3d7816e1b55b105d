"""Damaged positions and records: refused by a sentence that says where, or taken for what they say."""

from __future__ import annotations

import copy
import json
import random
import re
from collections.abc import Iterator
from typing import Any

import hortus
from hortus.errors import BadPosition, BadRecord
from hortus.i18n import LANGUAGES
from hortus.table import Match

from .walks import Walk, along, at_end


def _fields(value: Any) -> Iterator[str]:
    """The names of all fields, at any depth."""
    if isinstance(value, dict):
        yield from value
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from _fields(inner)


def _damage(value: Any, dice: random.Random) -> Any:
    """One small change somewhere inside."""
    if isinstance(value, dict) and value:
        key = dice.choice(sorted(value))
        if dice.random() < 0.1:
            del value[key]
        elif dice.random() < 0.05:
            value["surprise"] = 1
        else:
            value[key] = _damage(value[key], dice)
        return value
    if isinstance(value, list) and value and dice.random() < 0.9:
        i = dice.randrange(len(value))
        value[i] = _damage(value[i], dice)
        return value
    return dice.choice([None, 0, 1, 2, 5, 19, 20, 21, -1, 10**12, "x", "a1", [], {}, True, [1, 2], 1.5])


@along(7)
def a_damaged_position_is_refused_by_name_or_playable(walk: Walk) -> None:
    position = walk.match.position()
    fields = {*_fields(position), "surprise"}
    for _ in range(12):
        damaged = _damage(copy.deepcopy(position), walk.dice)
        try:
            found = hortus.from_position(walk.game.name, json.dumps(damaged))
        except BadPosition as problem:
            for lang in LANGUAGES:
                said = problem.sentence(lang)
                assert any(re.search(rf"\b{field}\b", said) for field in fields), said
        else:
            _is_playable(found, walk.dice)


def _is_playable(match: Match, dice: random.Random) -> None:
    """The position says again what it said, and a match goes on from it."""
    assert hortus.from_position(match.game.name, match.position()).digest() == match.digest()
    for _ in range(12):
        if match.over:
            break
        assert match.moves()
        match.play(dice.choice(match.moves()))
        assert match.view(None)
        assert len(match.scores()) == match.players


def _damaged(lines: list[str], dice: random.Random) -> str:
    """A record with one line gone, spoilt, halved, doubled or altered."""
    lines = list(lines)
    i = dice.randrange(len(lines))
    how = dice.randrange(6)
    if how == 0:
        del lines[i]
    elif how == 1:
        lines[i] = "?" + lines[i]
    elif how == 2:
        lines[i] = lines[i][: len(lines[i]) // 2]
    elif how == 3:
        lines.insert(i, lines[i])
    elif how == 4:
        lines[i] = lines[i].replace("0", "1").replace("a", "b")
    else:
        del lines[i:]
    return "\n".join(lines)


@at_end
def a_damaged_record_names_its_line_or_says_what_was_played(walk: Walk) -> None:
    record = walk.match.record()
    lines = record.splitlines()
    for _ in range(40):
        damaged = _damaged(lines, walk.dice)
        try:
            found = hortus.from_record(damaged)
        except BadRecord as problem:
            line = re.search(r"[Ll]ine (\d+):", str(problem))
            assert 1 <= int(line[1]) <= len(damaged.splitlines()) if line else "header" in str(problem), problem
        else:
            _is_what_it_says(found, damaged)


def _is_what_it_says(match: Match, record: str) -> None:
    """The match of a record that was accepted has its headers, its seats and its moves, one legal after another."""
    head, _, moves = record.partition("\n\n")
    headers = dict(line.split(": ", 1) for line in head.splitlines())
    assert (match.game.name, str(match.players), str(match.seed)) == (
        headers["Game"], headers["Players"], headers["Seed"],
    )  # fmt: skip
    assert match.names == [headers.get(f"Seat {seat}", f"Seat {seat}") for seat in range(match.players)]
    options = dict(part.split("=", 1) for part in headers.get("Options", "").split())
    for option in match.game.options:
        given = options.get(option.name)
        assert match.options[option.name] == (option.default if given is None else option.parse(given))
    said = [
        (int(seat), move)
        for seat, _, turn in (line.partition(": ") for line in moves.splitlines() if line)
        for move in turn.split("; ")
    ]
    assert match.played() == said
    if "Result" in headers:
        points, winners = headers["Result"].split(" winners ")
        assert match.over
        assert (points, winners) == (" ".join(map(str, match.scores())), " ".join(map(str, match.winners())))
    again = Match(match.game.name, match.players, match.options, match.seed)
    for seat, move in said:
        assert again.turn == seat
        assert move in again.moves()
        again.play(move)
    assert again.digest() == match.digest()
