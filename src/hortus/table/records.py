"""Records as text: what is written, and how it is read line by line (docs/notation.md)."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from hortus.errors import BadRecord, shown
from hortus.games.contract import Game
from hortus.i18n import COMMON, LANGUAGES

VERSION = "1"
HEADERS = (
    "Hortus",
    "Game",
    "Rules",
    "Players",
    "Options",
    "Components",
    "Seed",
    "Position",
    "Date",
    "Commitment",
    "Salt",
    "Ended",
    "Result",
)


class Recordable(Protocol):
    """What a record is written from: a match."""

    game: Game
    players: int
    options: dict[str, Any]
    seed: int | None
    names: list[str]

    @property
    def origin(self) -> dict[str, Any] | None: ...

    @property
    def over(self) -> bool: ...

    def played(self) -> list[tuple[int, str]]: ...

    def forced(self) -> list[tuple[str, ...]]: ...

    def scores(self) -> list[int]: ...

    def winners(self) -> list[int]: ...


class Header(NamedTuple):
    """The value of a header, and the number of its line."""

    line: int
    value: str


class Decision(NamedTuple):
    """One decision of a record: its line, who decides, the move, and the chance outcomes forced with it."""

    line: int
    seat: int
    move: str
    outcomes: list[str]


def write_record(match: Recordable, extra: Mapping[str, str] | None = None) -> str:
    """The record of a match; `extra` headers (Date, Commitment, Salt, Ended) may be added."""
    game, origin = match.game, match.origin
    options = " ".join(
        f"{o.name}={o.write(match.options[o.name])}" for o in game.options if match.options[o.name] != o.default
    )
    headers = {"Hortus": VERSION, "Game": game.name}
    if game.version != 1:
        headers["Rules"] = str(game.version)
    headers["Players"] = str(match.players)
    if origin is None:
        if options:
            headers["Options"] = options
        headers["Seed"] = str(match.seed)
    else:
        headers["Position"] = json.dumps(origin, separators=(",", ":"))
    if game.components:
        headers["Components"] = game.components
    headers.update(extra or {})
    headers.update({f"Seat {seat}": name for seat, name in enumerate(match.names)})
    if match.over:
        headers["Result"] = result_text(match)
    lines = [f"{name}: {value}" for name, value in headers.items()] + [""]
    turns: list[tuple[int, list[str]]] = []
    for (seat, move), forced in zip(match.played(), match.forced(), strict=True):
        if not turns or turns[-1][0] != seat:
            turns.append((seat, []))
        turns[-1][1].append(" ".join([move, *(f"={outcome}" for outcome in forced)]))
    lines += [f"{seat}: {'; '.join(decisions)}" for seat, decisions in turns]
    return "\n".join(lines) + "\n"


def result_text(match: Recordable) -> str:
    """The header Result of a finished match: the points by seat, then the seats that won."""
    return " ".join(map(str, match.scores())) + " winners " + " ".join(map(str, match.winners()))


def bad_line(line: int, message: str, /, **args: Any) -> BadRecord:
    """The error of a line, in every language."""
    return BadRecord(
        {
            lang: COMMON.format(lang, "record-line", line=line, problem=COMMON.format(lang, message, **args))
            for lang in LANGUAGES
        }
    )


def read_headers(text: str) -> dict[str, str]:
    """The headers of a record by name."""
    return {name: header.value for name, header in parse(text)[0].items()}


def parse(text: object) -> tuple[dict[str, Header], list[Decision]]:
    """The headers and the decisions of a record; nothing is known yet of the game."""
    if not isinstance(text, str):
        raise BadRecord(COMMON.sentences("record-not-text"))
    lines = [(number, _without_comment(line)) for number, line in enumerate(text.splitlines(), 1)]
    first = next((i for i, (_, line) in enumerate(lines) if line), len(lines))
    gap = next((i for i in range(first, len(lines)) if not lines[i][1]), len(lines))
    return _headers(lines[first:gap]), _decisions(lines[gap:])


def _without_comment(line: str) -> str:
    """A line without its comment. Inside a word `#` is part of it: the tile 3B#2."""
    if line.startswith(("Position:", "Seat ")):
        return line.strip()
    return re.split(r"(?:^|\s)#", line, maxsplit=1)[0].strip()


def _headers(lines: list[tuple[int, str]]) -> dict[str, Header]:
    headers: dict[str, Header] = {}
    for number, line in lines:
        name, colon, value = line.partition(":")
        name = name.strip()
        if not colon or not (name in HEADERS or re.fullmatch("Seat [0-9]", name)):
            raise bad_line(number, "record-not-a-header", given=shown(line))
        if name in headers:
            raise bad_line(number, "record-header-twice", name=name)
        headers[name] = Header(number, value.strip())
    return headers


def _decisions(lines: list[tuple[int, str]]) -> list[Decision]:
    found = []
    for number, line in lines:
        if not line:
            continue
        turn = re.fullmatch(r"([0-9])\s*:\s*(.*)", line)
        if not turn:
            raise bad_line(number, "record-not-a-turn")
        for decision in turn[2].split(";"):
            move, *outcomes = re.split(r"\s+=", decision.strip())
            found.append(Decision(number, int(turn[1]), move, outcomes))
    return found


def whole_number(header: Header, name: str) -> int:
    """The value of a header that is a whole number, in plain digits."""
    if not re.fullmatch("[0-9]{1,30}", header.value):
        raise bad_line(header.line, "record-not-a-number", name=name, given=shown(header.value))
    return int(header.value)
