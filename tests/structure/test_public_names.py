"""The public names, with what they take: listed in docs/public_names.txt, so that no change goes unnoticed."""

from __future__ import annotations

import importlib
import inspect
import os
from pathlib import Path
from typing import Any, get_origin

LIST = Path(__file__).parents[2] / "docs" / "public_names.txt"
MODULES = (
    "hortus", "hortus.arena", "hortus.bots", "hortus.client", "hortus.coach", "hortus.envs", "hortus.errors",
    "hortus.games", "hortus.notebook", "hortus.server", "hortus.sim", "hortus.table",
)  # fmt: skip


def public_names(module: Any) -> list[str]:
    return sorted(getattr(module, "__all__", None) or [n for n, v in vars(module).items() if _own(module, n, v)])


def _own(module: Any, name: str, value: Any) -> bool:
    return not name.startswith("_") and getattr(value, "__module__", None) == module.__name__


def described(path: str, value: Any) -> list[str]:
    """A name and, of a class, what it offers; each with its parameters."""
    if inspect.isclass(value):
        found = [f"{path}{_bases(value)}"]
        if not issubclass(value, BaseException):
            found[0] += _parameters(value)
            members = {name: member for name, member in vars(value).items() if not name.startswith("_")}
            for name, member in sorted(members.items()):
                member = inspect.unwrap(getattr(member, "__func__", member))
                found.append(f"{path}.{name}{_parameters(member) if callable(member) else ''}")
        return found
    return [path + (_parameters(value) if callable(value) and not get_origin(value) else "")]


def _bases(value: type) -> str:
    return f" ({', '.join(base.__name__ for base in value.__bases__)})" if issubclass(value, Exception) else ""


def _parameters(value: Any) -> str:
    parameters = inspect.signature(value).parameters.values()
    shown = [str(p.replace(annotation=inspect.Parameter.empty)) for p in parameters if p.name not in ("self", "cls")]
    return f"({', '.join(shown)})"


def listed() -> str:
    lines = []
    for name in MODULES:
        module = importlib.import_module(name)
        for public in public_names(module):
            lines += described(f"{name}.{public}", getattr(module, public))
    return "\n".join(lines) + "\n"


def test_the_public_names_are_those_listed() -> None:
    """HORTUS_UPDATE=1 writes the list anew; docs/versions.md says which version a change needs."""
    found = listed()
    if os.environ.get("HORTUS_UPDATE"):
        LIST.write_text(found, "utf-8")
    assert LIST.read_text("utf-8").splitlines() == found.splitlines()


def test_every_public_name_is_explained() -> None:
    silent = []
    for name in MODULES:
        module = importlib.import_module(name)
        for public in public_names(module):
            value = getattr(module, public)
            if (inspect.isclass(value) or inspect.isfunction(value)) and not (value.__doc__ or "").strip():
                silent.append(f"{name}.{public}")
    assert silent == []
