"""Which rules belong to which record type: what generic functions and the compiler's cache look up."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any


@dataclass
class Rules:
    """The compiled rules known for one record type, and the modules they come from."""

    functions: SimpleNamespace = field(default_factory=SimpleNamespace)
    modules: tuple[str, ...] = ()
    tables: str = ""  # a digest of the data in the rules' tables, where a file of the user's can change it
    extensions: dict[str, tuple[str, ...]] = field(default_factory=dict)  # package -> the modules it has added


_rules: dict[Any, Rules] = {}  # by Numba's type of the record


def rules_for(record_type: Any) -> Rules:
    """The rules of a record type as Numba knows it, to be added to."""
    return _rules.setdefault(record_type, Rules())


def rules_of(record_type: Any) -> SimpleNamespace | None:
    """The rules registered for a record type as Numba knows it, or None."""
    found = _rules.get(record_type)
    return found.functions if found else None


def rule_modules(record_type: Any, module: str) -> tuple[tuple[str, ...], str] | None:
    """The modules and tables that code of a module depends on when it handles this type; None if it is no record."""
    found = _rules.get(record_type) if record_type.__hash__ else None
    if found is None:
        return None
    added = (names for package, names in found.extensions.items() if module.startswith(package + "."))
    return sum(added, found.modules), found.tables
