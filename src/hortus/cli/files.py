"""Files the user has named."""

from __future__ import annotations

import sys
from pathlib import Path

from hortus.errors import BadOption, BadRecord
from hortus.i18n import COMMON

from .words import WORDS


def write_file(path: str, text: str) -> None:
    """Write a text to a file the user has named."""
    try:
        Path(path).write_text(text, "utf-8")
    except OSError as problem:
        raise BadOption(COMMON.sentences("cannot-write", file=path, problem=problem.strerror)) from None


def read_file(file: str) -> str:
    """The text of a file the user has named; - is standard input."""
    try:
        return sys.stdin.read() if file == "-" else Path(file).read_text("utf-8")
    except (OSError, UnicodeError) as problem:
        reason = problem.strerror if isinstance(problem, OSError) else problem
        raise BadRecord(WORDS.sentences("cannot-read", file=file, problem=reason)) from None
