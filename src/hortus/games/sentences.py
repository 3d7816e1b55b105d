"""Moves, events and score lines as sentences, from a game's catalogue."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from hortus.i18n import Catalogue

from .data import Event, Move, ScoreLine


def values(data: msgspec.Struct) -> dict[str, Any]:
    """The fields of a move, an event or a score line as values of its message, `detail` among them."""
    others = ("detail", "gains", "potential", "places", "parts", "next")
    found = {name: getattr(data, name) for name in data.__struct_fields__ if name not in others}
    return {**{k: v for k, v in found.items() if v is not None}, **getattr(data, "detail", {})}


def move_sentence(words: Catalogue, lang: str, move: Move) -> str:
    """A legal move as a sentence in the imperative."""
    return words.format(lang, f"move-{move.verb}", **values(move))


def event_sentence(words: Catalogue, lang: str, event: Event, names: Sequence[str]) -> str:
    """What happened, as a sentence with the player's name; "" for a kind of event that is not told."""
    message = f"event-{event.kind}"
    if not words.has(message):
        return ""
    name = "" if event.seat is None else names[event.seat]
    return words.format(lang, message, name=name, **values(event))


def line_name(words: Catalogue, lang: str, line: ScoreLine) -> str:
    """What a score line is for, in a few words."""
    return words.format(lang, f"line-{line.key}", **values(line))


def line_text(words: Catalogue, lang: str, line: ScoreLine) -> str:
    return words.format(lang, f"line-{line.key}-text", parts=words.listed(lang, line.parts), **values(line))


def next_text(words: Catalogue, lang: str, line: ScoreLine) -> str:
    """What it takes for a score line to bring more, in a few words; "" where there is no such step."""
    if line.next is None:
        return ""
    return words.format(lang, f"line-{line.key}-next", **{**line.detail, **values(line.next)})
