"""Checking what comes from outside: positions and component files. A problem names its field, in every language.

Problems are messages in the folder `input/locale` of a game; the one beside this file has those of many games.
"""

from __future__ import annotations

from typing import Protocol

from hortus.errors import BadComponents, BadPosition, HortusError
from hortus.i18n import LANGUAGES, Catalogue

FOLDER = "input/locale"
INPUT = Catalogue("hortus.games", FOLDER)


class Check(Protocol):
    """Raises unless the condition holds; the problem is a message that knows the field and these values."""

    def __call__(self, condition: bool, field: str, problem: str, /, **values: str | int) -> None: ...


def _check(package: str | None, kind: type[HortusError], sentence: str) -> Check:
    words = Catalogue(package, FOLDER) if package else INPUT

    def check(condition: bool, field: str, problem: str, /, **values: str | int) -> None:
        if not condition:
            source = words if words.has(problem) else INPUT
            raise kind(
                {
                    lang: INPUT.format(lang, sentence, problem=source.format(lang, problem, field=field, **values))
                    for lang in LANGUAGES
                }
            )

    return check


def position_check(package: str | None = None) -> Check:
    """The check of a game's positions, by the game's package: BadPosition."""
    return _check(package, BadPosition, "position-impossible")


def component_check(package: str) -> Check:
    """The check of a game's components, by the game's package: BadComponents."""
    return _check(package, BadComponents, "components-impossible")
