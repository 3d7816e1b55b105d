"""Component files: a game's own, or the user's transcription of their copy (HORTUS_COMPONENTS_<GAME>=FILE).

The components end up in compiled tables, so one process knows one set for each game.
"""

from __future__ import annotations

import hashlib
import os
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from hortus.errors import BadComponents

from .checks import INPUT

T = TypeVar("T", bound=msgspec.Struct)


def variable(game: str) -> str:
    """The environment variable that names the user's file."""
    return "HORTUS_COMPONENTS_" + game.upper().replace("-", "_")


def load(game: str, package: str, kind: type[T]) -> tuple[T, str]:
    """The components in use and their digest. The file must have the form of `kind`; an error names the entry."""
    chosen = os.environ.get(variable(game))
    try:
        text = Path(chosen).read_bytes() if chosen else files(package).joinpath("components.json").read_bytes()
        found = msgspec.json.decode(text, type=kind)
    except OSError as problem:
        raise BadComponents(
            INPUT.sentences("components-unreadable", file=str(chosen), problem=str(problem.strerror))
        ) from None
    except (msgspec.DecodeError, UnicodeError) as problem:
        raise BadComponents(INPUT.sentences("components-wrong", file=str(chosen), problem=str(problem))) from None
    return found, digest(found)


def digest(components: Any) -> str:
    """A digest of components that does not depend on how their file is laid out."""
    return hashlib.sha256(msgspec.json.encode(components, order="sorted")).hexdigest()[:16]
