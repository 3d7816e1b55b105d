"""The choices before a game of Lucky Numbers."""

from __future__ import annotations

from operator import index
from typing import Any

from hortus.errors import BadOption
from hortus.games.contract import Option, yes_no

from .state import FREE, MICHAEL, SORTED
from .words import WORDS

PLAYERS = range(2, 5)
SETUPS = {"free": FREE, "sorted": SORTED, "michael": MICHAEL}
SETUP_NAMES = {code: name for name, code in SETUPS.items()}


def read_start(given: Any) -> int:
    """A seat as people write it."""
    if isinstance(given, bool):
        raise ValueError(given)
    return int(given) if isinstance(given, str) and given.isascii() else index(given)


OPTIONS = (
    Option("setup", "free", str, tuple(SETUPS)),
    Option("bruno", False, yes_no, (False, True), write=lambda value: "yes" if value else "no"),
    Option("start", 0, read_start, (0, 1, 2, 3)),
)


def prepare(state: Any, options: dict[str, Any]) -> None:
    """Write checked options into a blank state."""
    if options["start"] >= state.players:
        raise BadOption(WORDS.sentences("bad-start", start=options["start"], last=state.players - 1))
    state.setup = SETUPS[options["setup"]]
    state.bruno = int(options["bruno"])
    state.start = options["start"]


def chosen(state: Any) -> dict[str, Any]:
    """The options, read back from a state."""
    return {"setup": SETUP_NAMES[state.setup], "bruno": bool(state.bruno), "start": state.start}
