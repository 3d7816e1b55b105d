"""A shuffle one can verify: the seed is drawn and committed to before the match, and shown after it."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass

from hortus.errors import BadRecord
from hortus.games.contract import SEEDS
from hortus.table import Match, read_record
from hortus.table.records import read_headers, write_record

from .refusals import WORDS


def draw() -> tuple[int, str, str]:
    """A seed and a salt from the operating system's generator, and the commitment to them."""
    seed, salt = secrets.randbelow(SEEDS), secrets.token_hex(16)
    return seed, salt, commitment(seed, salt)


def commitment(seed: int, salt: str) -> str:
    return hashlib.sha256(f"hortus:{seed}:{salt}".encode()).hexdigest()


def record(match: Match, salt: str, date: str, ended: str = "") -> str:
    """The record of a match that is over, with all that is needed to verify it; a practice match was not dealt.

    `ended`: how, where it was not by the rules alone.
    """
    headers = {"Date": date}
    if match.seed is not None:
        headers |= {"Commitment": commitment(match.seed, salt), "Salt": salt}
    return write_record(match, {**headers, "Ended": ended} if ended else headers)


@dataclass(frozen=True)
class Verdict:
    """A record that has been checked: it replays, and its deal is the one promised."""

    match: Match
    commitment: str


def verify(record_text: str) -> Verdict:
    """Check a finished record without any server; BadRecord says what is wrong.

    Compare `commitment` with the one the table showed before the first move.
    """
    headers = read_headers(record_text)
    for name in ("Seed", "Salt", "Commitment", "Result"):
        if name not in headers and not (name == "Result" and "Ended" in headers):
            raise BadRecord(WORDS.sentences("record-unpromised", name=name))
    match = read_record(record_text)
    assert match.seed is not None
    found = commitment(match.seed, headers["Salt"])
    if found != headers["Commitment"].lower():
        raise BadRecord(WORDS.sentences("record-broken-promise"))
    return Verdict(match, found)
