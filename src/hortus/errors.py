"""What can be wrong with what people and programs hand in. All are ValueErrors and carry a sentence to show."""

from __future__ import annotations

from collections.abc import Mapping


class HortusError(ValueError):
    """Wrong input; nothing has changed. `sentence(lang)` is for a person, `str()` is the English one."""

    def __init__(self, sentences: str | Mapping[str, str]) -> None:
        self.sentences = {"en": sentences} if isinstance(sentences, str) else dict(sentences)
        super().__init__(self.sentences["en"])

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return type(self), (self.sentences,)

    def sentence(self, lang: str = "en") -> str:
        return self.sentences.get(lang, self.sentences["en"])


class IllegalMove(HortusError):
    """A move that is not one, or not allowed now."""


class BadOption(HortusError):
    """A game, number of players, seed or option that does not exist."""


class BadPosition(HortusError):
    """A position that cannot be; the sentence names the field."""


class BadRecord(HortusError):
    """A record that cannot be read or does not replay; the sentence names the line."""


class BadComponents(HortusError):
    """A component file that cannot be used; the sentence names the entry."""


class UnknownBot(HortusError):
    """A bot nobody has registered."""


class BadRules(HortusError):
    """A game whose compiled rules are incomplete; the sentence names the rule."""
