"""Settings of bots: as they are written after a name, and checked."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from hortus.errors import BadOption, shown
from hortus.games.contract import whole

from .hooks import DEFAULTS
from .words import WORDS

FILE = "file"  # the one setting that is a text
NUMBER = re.compile(r"[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]{1,3})?")


def read_settings(written: Sequence[str]) -> dict[str, Any]:
    """Settings from texts like `simulations=200`: parameters of the search together, the rest as the bot's own."""
    found: dict[str, Any] = {}
    parameters: dict[str, float] = {}
    for text in written:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(WORDS.sentences("setting-without-value", given=shown(text)))
        if name in found or name in parameters:
            raise BadOption(WORDS.sentences("setting-twice", setting=shown(name)))
        if name == FILE:
            found[name] = value
            continue
        if len(value) > 40 or not NUMBER.fullmatch(value):
            raise BadOption(WORDS.sentences("setting-not-a-number", setting=shown(name), given=shown(value)))
        if name in DEFAULTS:
            parameters[name] = float(value)
        else:
            found[name] = int(value) if re.fullmatch("[+-]?[0-9]+", value) else float(value)
    if parameters:
        found["parameters"] = parameters
    if "simulations" in found:
        found.setdefault("seconds", None)
    return found


def count(setting: str, given: Any) -> int:
    """A setting that counts something: a whole number of at least 1."""
    number = whole(given)
    if number is None or number < 1:
        raise BadOption(WORDS.sentences("setting-not-whole", setting=setting, given=shown(given)))
    return number


def positive(setting: str, given: Any) -> float:
    """A setting that measures something: a number above 0, not infinite."""
    if isinstance(given, bool) or not isinstance(given, (int, float)) or not 0 < given < 1e9:
        raise BadOption(WORDS.sentences("setting-not-positive", setting=setting, given=shown(given)))
    return float(given)


def finite(setting: str, given: Any) -> float:
    """A setting that may be any number, not infinite."""
    if isinstance(given, bool) or not isinstance(given, (int, float)) or not -1e9 < given < 1e9:
        raise BadOption(WORDS.sentences("setting-not-a-number", setting=setting, given=shown(given)))
    return float(given)


def search_parameters(given: Mapping[str, float] | None) -> dict[str, float]:
    """Parameters of the search by name, if all of them exist (docs/bots.md)."""
    for name in given or {}:
        if name not in DEFAULTS:
            raise BadOption(WORDS.sentences("unknown-parameter", name=shown(name), known=", ".join(DEFAULTS)))
    return dict(given or {})
