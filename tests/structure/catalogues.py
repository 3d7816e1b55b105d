"""Message catalogues and rules texts as the tests see them: every folder `locale` and `rules`, parsed."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from hortus.games import game, names

ROOT = Path(__file__).parents[2]
SRC = ROOT / "src"
PLUGINS = [  # games of other packages, wherever they are installed
    Path(str(files(found.package))) for found in map(game, names()) if not found.package.startswith("hortus.")
]
PACKAGES = [SRC / "hortus", *PLUGINS]
CHECKS = ("check", "_check", "_need")  # of positions and components: condition, field, message
ERRORS = {  # errors for people, and which argument the sentences are; operators' commands and rules speak English
    "HortusError": 0, "IllegalMove": 0, "BadOption": 0, "BadPosition": 0, "BadRecord": 0, "BadComponents": 0,
    "UnknownBot": 0, "ClientError": 0, "Disconnected": 0, "Refused": 1,
}  # fmt: skip
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}  # of plurals, in all languages


@dataclass
class Entry:
    """What a message consists of."""

    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    selects: dict[str, set[str]] = field(default_factory=dict)  # variable -> the keys it is compared with
    texts: list[str] = field(default_factory=list)


class _Reader(Visitor):
    def __init__(self) -> None:
        self.entry = Entry()

    def visit_VariableReference(self, node: Any) -> None:
        self.entry.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:
        self.entry.references.add(node.id.name)

    def visit_TermReference(self, node: Any) -> None:
        self.entry.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_TextElement(self, node: Any) -> None:
        self.entry.texts.append(node.value)

    def visit_SelectExpression(self, node: Any) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            keys = {v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value for v in node.variants}
            self.entry.selects.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def folders(name: str) -> list[Path]:
    """The folders of that name in all packages, those of the page among them."""
    return sorted(
        path for package in PACKAGES for path in package.rglob(name) if path.is_dir() and "vendor" not in path.parts
    )


@cache
def read(path: Path) -> dict[str, Entry]:
    """The messages and terms of a file; what cannot be parsed fails."""
    found: dict[str, Entry] = {}
    for node in FluentParser(with_spans=False).parse(path.read_text("utf-8")).body:
        assert not isinstance(node, ftl.Junk), f"{path}: {node.content}"
        if isinstance(node, (ftl.Message, ftl.Term)):
            name = f"-{node.id.name}" if isinstance(node, ftl.Term) else node.id.name
            assert name not in found, f"{path}: {name} stands twice"
            reader = _Reader()
            reader.visit(node)
            found[name] = reader.entry
    return found


def all_variables(entries: dict[str, Entry], name: str, seen: frozenset[str] = frozenset()) -> set[str]:
    """The variables of a message and of the messages that it refers to."""
    if name in seen or name not in entries:
        return set()
    entry = entries[name]
    return entry.variables.union(*(all_variables(entries, other, seen | {name}) for other in entry.references))


@dataclass
class Names:
    """The strings that sources mention: whole ones, and patterns of those that are put together."""

    whole: set[str] = field(default_factory=set)
    patterns: list[re.Pattern[str]] = field(default_factory=list)

    def mention(self, name: str) -> bool:
        return name in self.whole or any(pattern.fullmatch(name) for pattern in self.patterns)

    def add_pattern(self, parts: list[str]) -> None:
        if any(part.strip("-") for part in parts):
            self.patterns.append(re.compile(".+".join(map(re.escape, parts))))


def python_names(folder: Path) -> Names:
    """The strings in the Python sources of a package."""
    names = Names()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                names.whole.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [""]
                for value in node.values:
                    if isinstance(value, ast.Constant):
                        parts[-1] += str(value.value)
                    else:
                        parts.append("")
                names.add_pattern(parts)
    return names


def page_names(folder: Path) -> Names:
    """The strings in the JavaScript sources of a folder."""
    names = Names()
    for path in folder.rglob("*.js"):
        if "vendor" in path.parts:
            continue
        source = path.read_text("utf-8")
        names.whole.update(re.findall(r"[\"'`]([a-z][a-z0-9-]*)[\"'`]", source))
        for template in re.findall(r"`([a-z0-9-]*\$\{[^`]*)`", source):
            names.add_pattern(re.split(r"\$\{[^}]*\}", template))
    return names


def message_calls(folder: Path) -> Iterator[tuple[str, str, str]]:
    """Where sources name a message of a catalogue outright: file, catalogue (COMMON, WORDS or Message), message."""
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called, arguments = node.func, node.args
            if isinstance(called, ast.Name) and called.id == "Message":
                catalogue, at = "Message", 0
            elif isinstance(called, ast.Name) and called.id in CHECKS:
                catalogue, at = "check", 2
            elif isinstance(called, ast.Attribute) and called.attr in ("format", "sentences", "has"):
                catalogue = called.value.id if isinstance(called.value, ast.Name) else ""
                at = 1 if called.attr == "format" else 0
            else:
                continue
            given = arguments[at] if len(arguments) > at else None
            if catalogue in ("COMMON", "WORDS", "Message", "check"):
                for one in _choices(given):
                    yield name_of(path), catalogue, one


def _choices(given: ast.expr | None) -> Iterator[str]:
    """The strings that an argument can be: `"a"`, `"a" if x else "b"`, `("a", "b")[x]`."""
    if isinstance(given, ast.Constant):
        yield str(given.value)
    elif isinstance(given, ast.IfExp):
        yield from (*_choices(given.body), *_choices(given.orelse))
    elif isinstance(given, ast.Subscript) and isinstance(given.value, ast.Tuple):
        yield from (text for one in given.value.elts for text in _choices(one))


def english_errors() -> Iterator[str]:
    """Where an error for people is raised with a text instead of sentences out of a catalogue: file and line."""
    for package in PACKAGES:
        for path in sorted(package.rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ERRORS:
                    at = ERRORS[node.func.id]
                    if len(node.args) > at and isinstance(node.args[at], (ast.Constant, ast.JoinedStr, ast.BinOp)):
                        yield f"{name_of(path)}:{node.lineno}"


def name_of(path: Path) -> str:
    """A path from its package on."""
    return str(path.relative_to(next(package.parent for package in PACKAGES if path.is_relative_to(package))))
