"""Sentences by language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hortus.errors import BadOption

LANGUAGES = ("en", "fr")

Catalogue = Mapping[str, Mapping[str, str]]  # language -> key -> template


def checked(lang: str) -> str:
    """The language, if there is one of that name."""
    if lang not in LANGUAGES:
        raise BadOption(f"There is no language {lang!r}. Choose one of: {', '.join(LANGUAGES)}.")
    return lang


def say(catalogue: Catalogue, lang: str, key: str, **values: Any) -> str:
    """A sentence of a catalogue with its values filled in."""
    return catalogue[lang][key].format(**values)


def square(row: int, column: int) -> str:
    """Column letter and row number: (0, 0) is a1. Row -1 is 0 and column -1 is z."""
    return f"{'zabcdefgh'[column + 1]}{row + 1}"
