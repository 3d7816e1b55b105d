"""Sentences in the languages of the players: message catalogues (Project Fluent), the same files for Python and page.

A folder `locale` holds one file for each language, `en.ftl` and so on. The languages of Hortus are those that the
folder beside this module has; a language is added by files alone.
"""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNumber, FluentType

from hortus.errors import BadOption, shown
from hortus.message import Message as Message


def _signed(number: int | FluentNumber) -> str:
    """+3, −3 or ±0: the function SIGNED of the catalogues."""
    n = int(number)  # type: ignore[arg-type]
    return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "±0"


def _minus(number: int | FluentNumber) -> str:
    """A number with a real minus sign: the function MINUS of the catalogues."""
    n = int(number)  # type: ignore[arg-type]
    return str(n) if n >= 0 else f"−{-n}"


FUNCTIONS: dict[str, Any] = {"SIGNED": _signed, "MINUS": _minus}


class Catalogue:
    """The messages of one package, in every language; what a language lacks is said in English."""

    def __init__(self, package: str, folder: str = "locale") -> None:
        self.package = package
        self._folder = folder
        self._bundles: dict[str, FluentBundle] = {}

    @cached_property
    def folder(self) -> Traversable:
        """Where its files are."""
        return files(self.package).joinpath(self._folder)

    def languages(self) -> list[str]:
        """The languages there are files for."""
        names = (entry.name for entry in self.folder.iterdir())
        return sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl"))

    def source(self, lang: str) -> str:
        """The text of a language's file; of the English one where there is none."""
        path = self.folder.joinpath(f"{lang}.ftl")
        return (path if path.is_file() else self.folder.joinpath("en.ftl")).read_text("utf-8")

    def bundle(self, lang: str) -> FluentBundle:
        """The parsed messages of a language."""
        if lang not in self._bundles:
            bundle = FluentBundle([lang], use_isolating=False, functions=FUNCTIONS)
            bundle.add_resource(FluentResource(self.source(lang)))
            self._bundles[lang] = bundle
        return self._bundles[lang]

    def has(self, message: str) -> bool:
        """Is there a message of that name?"""
        return self.bundle("en").has_message(message)

    def format(self, lang: str, message: str, /, **args: Any) -> str:
        """A message in a language, with its values filled in."""
        bundle = self.bundle(lang)
        if not bundle.has_message(message):
            bundle = self.bundle("en")
        pattern = bundle.get_message(message).value
        assert pattern is not None
        text, problems = bundle.format_pattern(
            pattern, {k: v if isinstance(v, (int, FluentType)) else str(v) for k, v in args.items()}
        )
        if problems:
            warnings.warn(f"{self.package}, {lang}: {message} with {args}: {problems}", stacklevel=2)
        return str(text)

    def say(self, lang: str, message: Message, **more: Any) -> str:
        """A `Message` as a sentence in a language."""
        return self.format(lang, message.id, **message.args, **more)

    def listed(self, lang: str, messages: Sequence[Message]) -> str:
        """Messages as the items of a list."""
        text = ""
        for message in messages:
            item = self.say(lang, message)
            text = COMMON.format(lang, "listed", items=text, item=item) if text else item
        return text

    def sentences(self, message: str, /, **args: Any) -> dict[str, str]:
        """A message in every language, as errors carry it."""
        return {lang: self.format(lang, message, **args) for lang in LANGUAGES}


COMMON = Catalogue("hortus")
LANGUAGES = tuple(sorted(COMMON.languages(), key=lambda lang: (lang != "en", lang)))


def checked(lang: Any) -> str:
    """The language as given; BadOption unless there is one of that name."""
    if lang not in LANGUAGES:
        raise BadOption(COMMON.sentences("unknown-language", given=shown(lang), known=", ".join(LANGUAGES)))
    return str(lang)
