"""What the server will not do, and its own sentences (`locale/`)."""

from __future__ import annotations

import unicodedata
from typing import Any

from hortus.i18n import LANGUAGES, Catalogue

WORDS = Catalogue(__package__ or "")

STATUS = {
    "malformed": 400, "signed_out": 401, "forbidden": 403, "unknown": 404, "not_now": 409, "too_large": 413,
    "impossible": 422, "too_many": 429, "failed": 500, "not_ready": 503,
}  # fmt: skip


class Refusal(Exception):
    """Something the server will not do, with a sentence for whoever asked: the message `key`, or that of the reason."""

    def __init__(self, reason: str, key: str | None = None, sentences: dict[str, str] | None = None, **values: Any):
        super().__init__(reason)
        self.reason = reason
        self.retry_after = 0
        self._message, self._values, self._sentences = key or reason, values, sentences

    def sentence(self, lang: str) -> str:
        if self._sentences is None:
            return sentence(lang, self._message, **self._values)
        return self._sentences.get(lang, self._sentences["en"])


def sentence(lang: str, key: str, **values: Any) -> str:
    """A message of the server's catalogue; the words of its name may be written with spaces."""
    return WORDS.format(lang, key.replace(" ", "-"), **values)


def cleaned(text: str) -> str:
    """Text from outside without control and formatting characters, spaces folded."""
    kept = (" " if c.isspace() else c for c in text if c.isspace() or unicodedata.category(c)[0] != "C")
    return " ".join("".join(kept).split())


def checked_name(text: str) -> str:
    name = cleaned(text)
    if not 1 <= len(name) <= 24:
        raise Refusal("impossible", "name")
    return name


def language(accept: str) -> str:
    """The first language of an Accept-Language header that there is."""
    for part in accept.split(","):
        lang = part.split(";")[0].strip().lower()[:2]
        if lang in LANGUAGES:
            return lang
    return "en"
