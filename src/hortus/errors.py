"""What can be wrong with what people and programs hand in: kinds of ValueError that carry a sentence to show."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def shown(value: Any) -> str:
    """What somebody handed in, as an error repeats it: cut to 60 characters."""
    try:
        text = repr(value[:61] if isinstance(value, (str, bytes)) else value)
    except Exception:  # An object of somebody else, or a number of too many digits, that cannot be written.
        text = f"<{type(value).__name__}>"
    return text if len(text) <= 60 else text[:59] + "…"


class HortusError(ValueError):
    """Wrong input, which has changed nothing. `sentence(lang)` says what is wrong, `str()` says it in English."""

    def __init__(self, sentences: str | Mapping[str, str]) -> None:
        self.sentences = {"en": sentences} if isinstance(sentences, str) else dict(sentences)
        super().__init__(self.sentences["en"])

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return type(self), (self.sentences,)

    def sentence(self, lang: str = "en") -> str:
        """What is wrong, in a language; in English where there is no sentence in it."""
        return self.sentences.get(lang, self.sentences["en"])


class IllegalMove(HortusError):
    """A move that cannot be played now, or a text that is no move at all."""


class BadOption(HortusError):
    """A game, a number of players, a seed, an option or a value of one that does not exist."""


class BadPosition(HortusError):
    """A position that cannot occur in the game; the sentence names the field."""


class BadRecord(HortusError):
    """A record that cannot be read or does not replay; the sentence names the line."""


class BadComponents(HortusError):
    """A component file that cannot be used; the sentence names the entry."""


class UnknownBot(HortusError):
    """A bot that does not exist, or whose settings are wrong."""


class BadRules(HortusError):
    """A game whose compiled rules are incomplete; the sentence names the rule."""
