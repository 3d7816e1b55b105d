"""The log: one JSON object a line on standard error, without secrets."""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime

_PLAIN = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message", "taskName"}

# Nothing secret is handed to a logger on purpose; this is for what libraries put into the words of an error.
_SECRETS = (
    (re.compile(r"hortus_[\w-]{20,}"), "…"),  # tokens of sessions and programs
    (re.compile(r"\$argon2\w*\$[^\s'\"]+"), "…"),  # passwords
    (re.compile(r"\b[0-9a-f]{40,}\b"), "…"),  # hashes of tokens, salts, keys
    (re.compile(r"(?<=://)[^/@\s:]*:[^@\s]*(?=@)"), "…"),  # passwords of databases
    (re.compile(r"(?i)((?:cookie|authorization|x-csrf-token)[\"']?\s*[:=,]\s*).*"), r"\1…"),
    (re.compile(r"(?s)(Failing row contains |DETAIL: .*?= ?|\[parameters: ).*"), r"\1…"),  # stored values
)


def scrubbed(text: str) -> str:
    """A text without what would let a reader of the log in."""
    for pattern, instead in _SECRETS:
        text = pattern.sub(instead, text)
    return text


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(), "logger": record.name, "message": scrubbed(record.getMessage()),
            **{key: scrubbed(value) if isinstance(value, str) else value
               for key, value in record.__dict__.items() if key not in _PLAIN},
        }  # fmt: skip
        if record.exc_info:
            line["trace"] = "\n".join(scrubbed(part) for part in self.formatException(record.exc_info).split("\n"))
        return json.dumps(line, default=lambda value: scrubbed(str(value)))


class ForAPerson(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return scrubbed(super().format(record))


def set_up_logging(level: str, for_a_person: bool = False) -> None:
    """JSON lines; for a person at a terminal what has gone wrong, and nothing else."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(ForAPerson("hortus: %(message)s") if for_a_person else JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("hortus").setLevel(logging.WARNING if for_a_person else level)
