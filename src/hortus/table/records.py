"""Records: a match as a text that people can read, keep and share (docs/notation.md)."""

from __future__ import annotations

import json
import re
from typing import Any

from hortus.errors import BadRecord, HortusError
from hortus.games import game as find_game

from .match import Match

VERSION = "1"
HEADERS = (
    "Hortus",
    "Game",
    "Players",
    "Options",
    "Components",
    "Seed",
    "Position",
    "Date",
    "Commitment",
    "Salt",
    "Result",
)


def write_record(match: Match, extra: dict[str, str] | None = None) -> str:
    """The record of a match; `extra` headers (Date, Commitment, Salt) may be added."""
    game = match.game
    options = " ".join(
        f"{o.name}={o.write(match.options[o.name])}" for o in game.options if match.options[o.name] != o.default
    )
    headers = {"Hortus": VERSION, "Game": game.name, "Players": str(match.players)}
    if match.origin is None:
        if options:
            headers["Options"] = options
        headers["Seed"] = str(match.seed)
    else:
        headers["Position"] = json.dumps(match.origin, separators=(",", ":"))
    if game.components:
        headers["Components"] = game.components
    headers.update(extra or {})
    headers.update({f"Seat {seat}": name for seat, name in enumerate(match.names)})
    if match.over:
        headers["Result"] = result_text(match)
    lines = [f"{name}: {value}" for name, value in headers.items()] + [""]
    turn: tuple[int, list[str]] | None = None
    for (seat, move), forced in zip(match.played(), match._forced, strict=True):
        decision = " ".join([move, *(f"={outcome}" for outcome in forced)])
        if turn is None or turn[0] != seat:
            if turn:
                lines.append(f"{turn[0]}: {'; '.join(turn[1])}")
            turn = seat, []
        turn[1].append(decision)
    if turn:
        lines.append(f"{turn[0]}: {'; '.join(turn[1])}")
    return "\n".join(lines) + "\n"


def result_text(match: Match) -> str:
    return " ".join(map(str, match.scores())) + " winners " + " ".join(map(str, match.winners()))


def read_headers(text: str) -> dict[str, str]:
    """The headers of a record by name."""
    return {name: value for name, (_, value) in _headers(_lines(text)).items()}


def read_record(text: str) -> Match:
    """Replay a record; BadRecord names the line that is wrong."""
    lines = _lines(text)
    headers = _headers(lines)
    match = _open(headers)
    for number, line in _moves(lines):
        found = re.fullmatch(r"(\d+)\s*:\s*(.*)", line)
        if not found:
            raise BadRecord(f"Line {number}: a turn is written as seat, colon, moves: '0: draw; place c1'.")
        for decision in found[2].split(";"):
            seat = int(found[1])
            if match.turn != seat:
                whose = "the match is over" if match.over else f"it is seat {match.turn}'s turn"
                raise BadRecord(f"Line {number}: seat {seat} cannot move, {whose}.")
            move, *outcomes = re.split(r"\s+=", decision.strip())
            try:
                match.play(move, outcomes)
            except HortusError as problem:
                raise BadRecord(
                    {
                        lang: f"{'Line' if lang == 'en' else 'Ligne'} {number}: {problem.sentence(lang)}"
                        for lang in ("en", "fr")
                    }
                ) from problem
    if "Result" in headers:
        number, result = headers["Result"]
        if not match.over:
            raise BadRecord(f"Line {number}: the record has a result, but its moves do not end the match.")
        if result != result_text(match):
            raise BadRecord(f"Line {number}: the result is {result_text(match)!r} by the moves, not {result!r}.")
    return match


def _lines(text: object) -> list[tuple[int, str]]:
    """The lines with their numbers, comments gone. Inside a word `#` is part of it: the tile 3B#2."""
    if not isinstance(text, str):
        raise BadRecord("A record is a text.")
    return [
        (
            number,
            (line if line.startswith(("Position:", "Seat ")) else re.split(r"(?:^|\s)#", line, maxsplit=1)[0]).strip(),
        )
        for number, line in enumerate(text.splitlines(), 1)
    ]


def _headers(lines: list[tuple[int, str]]) -> dict[str, tuple[int, str]]:
    headers: dict[str, tuple[int, str]] = {}
    for number, line in lines:
        if not line:
            if headers:
                break
            continue
        name, colon, value = line.partition(":")
        name = name.strip()
        if not colon or not (name in HEADERS or re.fullmatch(r"Seat \d", name)):
            raise BadRecord(f"Line {number}: {line[:60]!r} is not a header of a record.")
        if name in headers:
            raise BadRecord(f"Line {number}: the header {name} stands twice.")
        headers[name] = number, value.strip()
    return headers


def _moves(lines: list[tuple[int, str]]) -> list[tuple[int, str]]:
    first = next((i for i, (_, line) in enumerate(lines) if line), len(lines))
    gap = next((i for i in range(first, len(lines)) if not lines[i][1]), len(lines))
    return [(number, line) for number, line in lines[gap:] if line]


def _open(headers: dict[str, tuple[int, str]]) -> Match:
    """The match as it stood before its first move."""

    def need(name: str) -> tuple[int, str]:
        if name not in headers:
            raise BadRecord(f"The header {name} is missing.")
        return headers[name]

    number, version = need("Hortus")
    if version != VERSION:
        raise BadRecord(f"Line {number}: this is a record of version {version!r}; this Hortus reads version {VERSION}.")
    number, name = need("Game")
    try:
        game = find_game(name)
        if "Components" in headers:
            number, digest = headers["Components"]
            if digest != game.components:
                raise BadRecord(
                    f"the record was played with the components {digest}, but {game.components or 'none'} are in use"
                )
        number, count = need("Players")
        players = _whole(count, "Players")
        if "Position" in headers:
            number, position = headers["Position"]
            match = Match.from_position(name, position)
            if match.players != players:
                raise BadRecord(f"the position has {match.players} players, not {players}")
        else:
            number, text = headers.get("Options", (0, ""))
            options: dict[str, Any] = {}
            for part in text.split():
                key, equals, value = part.partition("=")
                if not equals:
                    raise BadRecord(f"{part!r} is not an option: write name=value")
                options[key] = value
            chosen = game.choose(players, options)
            number, seed = need("Seed")
            match = Match(name, players, chosen, _whole(seed, "Seed"))
    except HortusError as problem:
        raise BadRecord(f"Line {number}: {str(problem).rstrip('.')}.") from problem
    for seat in range(10):
        if f"Seat {seat}" in headers:
            number, player = headers[f"Seat {seat}"]
            if seat >= players or not player:
                raise BadRecord(f"Line {number}: there is no seat {seat}, or it has no name.")
            match.names[seat] = player
    return match


def _whole(text: str, name: str) -> int:
    if not re.fullmatch(r"\d{1,30}", text):
        raise BadRecord(f"{name} must be a whole number, not {text[:40]!r}")
    return int(text)
