"""Puts a game together: each of its parts stands in the module that has this job in every game."""

from __future__ import annotations

from dataclasses import MISSING, fields
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from hortus.errors import BadRules

from .contract import Game

PARTS = {
    "words": "words.WORDS",
    "players": "options.PLAYERS",
    "options": "options.OPTIONS",
    "prepare": "options.prepare",
    "chosen": "options.chosen",
    "dtype": "state.State",
    "lines": "scoring.LINES",
    "explain": "scoring.explain",
    "policy": "policy",
    "notation": "notation.NOTATION",
    "outcomes": "notation.OUTCOMES",
    "observation": "observation.OBSERVATION",
    "move": "moves.move",
    "prompt": "moves.prompt",
    "refusal": "refusals.refusal",
    "events": "events.events",
    "ended": "events.ended",
    "view": "view.view",
    "position": "position.position",
    "restore": "position.restore",
    "text": "text.text",
    "svg": "drawing.svg",
}
OPTIONAL = {field.name for field in fields(Game) if field.default is not MISSING}


def assemble(package: str, **given: Any) -> Game:
    """The game of a package: what is given, and every other part from its module.

    A module whose parts are all given or optional may be missing; a part that is missing is named in a sentence.
    """
    parts: dict[str, Any] = {"package": package, **given}
    for part, place in PARTS.items():
        if part in given:
            continue
        module, _, name = place.partition(".")
        if find_spec(f"{package}.{module}") is None:
            if part in OPTIONAL:
                continue
            raise BadRules(f"{package}: {part} is not given, and there is no module {module} with {name}.")
        found = import_module(f"{package}.{module}")
        if name and not hasattr(found, name):
            raise BadRules(f"{package}: {part} is not given, and the module {module} has no {name}.")
        parts[part] = getattr(found, name) if name else found
    return Game(**parts)
