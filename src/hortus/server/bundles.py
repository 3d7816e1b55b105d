"""The page's modules and style sheets as they are sent: joined where they belong together, and without comments.

The page is written as small ES modules that a browser could load one by one, but ninety requests are slow, and small
files compress badly. So every module has a *home*: `main.js` for all that a table needs, a game's `board.js` for what
the board imports from its own folder, and itself for any other. A home is sent with all its modules, each a function
that runs once and returns what the module exports. At its own address a module that lives elsewhere hands on what its
home has, so there is one instance of it however it is imported.

A style sheet is sent with those it imports in their places.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property, lru_cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from posixpath import dirname, join, normpath
from typing import NamedTuple

import tree_sitter_javascript
from tree_sitter import Language, Node, Parser

MAIN = "main.js"
ALWAYS = (MAIN, "screens/table.js", "lib/shapes.js", "parts/drawing.js")  # these and what they import live in main.js
MODULES = "$modules"  # what the modules of a home export, by name
PARSER = Parser(Language(tree_sitter_javascript.language()))

Find = Callable[[str], Path | None]


class Unusual(Exception):
    """A module that is better left to the browser as it is."""


class Import(NamedTuple):
    """`import { html, cx as c } from "./ui.js"`: the module, and the variables as a pattern, `{ html, cx: c }`."""

    module: str
    pattern: str


class Module(NamedTuple):
    """A module taken apart. A module's name is its address below `/static/`."""

    name: str
    imports: tuple[Import, ...]
    body: str  # without imports and without the word `export`
    exports: tuple[tuple[str, str], ...]  # names, and what they stand for
    dynamic: tuple[str, ...]  # modules imported when they are needed: `import("/static/…")` in the body


def _text(node: Node | None) -> str:
    if node is None or node.text is None:
        raise Unusual
    return node.text.decode()


def _all(node: Node, kind: str) -> Iterator[Node]:
    if node.type == kind:
        yield node
    for child in node.children:
        yield from _all(child, kind)


def _named(name: str, source: Node | None) -> str:
    """The module that a module means by `./ui.js` or `/static/lib/ui.js`."""
    address = _text(source).strip("\"'")
    return normpath(join(dirname(name), address)) if address.startswith(".") else address.removeprefix("/static/")


def _literal(pairs: Iterable[tuple[str, str]]) -> str:
    """`{ a, b: c }`, of names and what they stand for: an object, or a pattern to take one apart."""
    return "{ " + ", ".join(name if name == what else f"{name}: {what}" for name, what in pairs) + " }"


def _pairs(clause: Node) -> list[tuple[str, str]]:
    """`{ a, b as c }`: the names before and after `as`."""
    found = []
    for one in clause.named_children:
        if one.type.endswith("_specifier"):
            name, alias = _text(one.child_by_field_name("name")), one.child_by_field_name("alias")
            found.append((name, _text(alias) if alias else name))
    return found


def _imports(name: str, statement: Node) -> list[Import]:
    module = _named(name, statement.child_by_field_name("source"))
    clauses = [
        one for child in statement.named_children if child.type == "import_clause" for one in child.named_children
    ]
    patterns = []
    for clause in clauses:
        if clause.type == "identifier":
            patterns.append(_literal([("default", _text(clause))]))
        elif clause.type == "namespace_import":
            patterns.append(_text(clause.named_children[0]))
        else:
            patterns.append(_literal(_pairs(clause)))
    return [Import(module, pattern) for pattern in patterns or [""]]


def _declared(declaration: Node) -> list[str]:
    if declaration.type in ("lexical_declaration", "variable_declaration"):
        return [_text(one.child_by_field_name("name")) for one in declaration.named_children if one.type != "comment"]
    return [_text(declaration.child_by_field_name("name"))]


class _Exports(NamedTuple):
    names: list[tuple[str, str]]
    imports: list[Import]
    instead: str  # what is written for `export`
    kept: Node | None  # what follows it and stays


def _exports(name: str, statement: Node) -> _Exports:
    declaration, value = statement.child_by_field_name("declaration"), statement.child_by_field_name("value")
    default = any(one.type == "default" for one in statement.children)
    if declaration and not default:
        return _Exports([(one, one) for one in _declared(declaration)], [], "", declaration)
    if declaration:
        return _Exports([("default", one) for one in _declared(declaration)], [], "", declaration)
    if value:
        return _Exports([("default", "$default")], [], "const $default = ", value)
    clauses = [one for one in statement.named_children if one.type == "export_clause"]
    if not clauses:
        raise Unusual  # export *
    pairs = _pairs(clauses[0])
    source = statement.child_by_field_name("source")
    if source is None:
        return _Exports([(after, before) for before, after in pairs], [], "", None)
    through = f"$from{statement.start_byte}"
    imports = [Import(_named(name, source), through)]
    return _Exports([(after, f"{through}.{before}") for before, after in pairs], imports, "", None)


@lru_cache(maxsize=1024)
def _parsed(name: str, path: Path, _: int) -> Module | None:
    """None: it is sent as it is."""
    try:
        return parse(name, path.read_bytes())
    except Unusual:
        return None


def parse(name: str, source: bytes) -> Module:
    root = PARSER.parse(source).root_node
    if root.has_error:
        raise Unusual
    imports: list[Import] = []
    exports: list[tuple[str, str]] = []
    dynamic: list[str] = []
    edits = [_without(source, one) for one in _all(root, "comment")]
    if not any(node.type in ("import_statement", "export_statement") for node in root.named_children):
        raise Unusual  # a script, no module
    for node in root.named_children:
        if node.type == "import_statement":
            imports += _imports(name, node)
            edits.append((node.start_byte, node.end_byte, ""))
        elif node.type == "export_statement":
            names, needed, instead, kept = _exports(name, node)
            exports += names
            imports += needed
            edits.append((node.start_byte, kept.start_byte if kept else node.end_byte, instead))
    for call in _all(root, "call_expression"):
        function, given = call.child_by_field_name("function"), call.child_by_field_name("arguments")
        if function and given and function.type == "import" and given.named_children[0].type == "string":
            dynamic.append(_named(name, given.named_children[0]))
            edits.append((call.start_byte, call.end_byte, f'import("/static/{dynamic[-1]}")'))
    templates = [(one.start_byte, one.end_byte) for one in _all(root, "template_string")]
    return Module(name, tuple(imports), _edited(source, edits, templates), tuple(exports), tuple(dynamic))


def _without(source: bytes, comment: Node) -> tuple[int, int, str]:
    """The edit that leaves out a comment with the space behind it."""
    after = re.compile(rb"\s*").match(source, comment.end_byte)
    assert after is not None
    ends_line = b"\n" in source[comment.start_byte : after.end()]
    return comment.start_byte, after.end(), "\n" if ends_line else " "


def _edited(source: bytes, edits: list[tuple[int, int, str]], templates: list[tuple[int, int]]) -> str:
    """The source with these edits, and outside of templates without indentation and empty lines."""
    taken = [*templates, *((start, end) for start, end, _ in edits)]
    breaks = [space.span() for space in re.finditer(rb"\s*\n\s*", source)]
    free = [(a, b, "\n") for a, b in breaks if not any(start < b and a < end for start, end in taken)]
    parts, at = [], 0
    for start, end, instead in sorted([*edits, *free]):
        if start >= at:
            parts += [source[at:start].decode(), instead]
            at = end
    return "".join([*parts, source[at:].decode()]).strip()


class Site:
    """The modules there are at this moment. `find` tells where a file lies that has this address below `/static/`."""

    def __init__(self, find: Find) -> None:
        self.find = find

    def module(self, name: str) -> Module | None:
        path = self.find(name) if name.endswith(".js") else None
        return _parsed(name, path, path.stat().st_mtime_ns) if path else None

    def closure(self, *names: str) -> dict[str, Module]:
        """These modules and all that they import, each after those it imports."""
        found: dict[str, Module] = {}
        waiting = list(names)
        while waiting:
            name = waiting.pop()
            if name not in found and (module := self.module(name)):
                found[name] = module
                waiting += [one.module for one in module.imports]
        order = TopologicalSorter({name: [one.module for one in found[name].imports] for name in found})
        return {name: found[name] for name in order.static_order() if name in found}

    @cached_property
    def always(self) -> dict[str, Module]:
        return self.closure(*ALWAYS)

    def home(self, name: str) -> tuple[str, dict[str, Module]]:
        """A module's home and all modules that live there; none: it is sent as it is."""
        if name in self.always:
            return MAIN, self.always
        folder = dirname(name)
        if dirname(folder) == "games":
            board = join(folder, "board.js")
            try:
                living = {one: module for one, module in self.closure(board).items() if dirname(one) == folder}
            except CycleError:  # a plug-in's: joined they could not run, in the browser they can
                return name, {}
            if name in living:
                return board, living
        module = self.module(name)
        return name, {name: module} if module else {}

    def script(self, name: str) -> str | None:
        """What is sent at a module's address; None: the file as it is."""
        home, members = self.home(name)
        if name not in members:
            return None
        if name != home:
            return _handed_on(members[name], home)
        elsewhere = sorted({one.module for module in members.values() for one in module.imports} - set(members))
        homes = [(one, *self.home(one)) for one in elsewhere]
        return _joined(home, tuple(members.values()), tuple((one, at if living else None) for one, at, living in homes))


def _reexports(module: Module, at: str) -> str:
    names = [name for name, _ in module.exports if name != "default"]
    lines = [f"export const {{ {', '.join(names)} }} = {at};"] if names else []
    if len(names) < len(module.exports):
        lines.append(f"export default {at}.default;")
    return "\n".join(lines)


def _handed_on(module: Module, home: str) -> str:
    return f'import {{ {MODULES} }} from "/static/{home}";\n' + _reexports(module, f'{MODULES}["{module.name}"]')


@lru_cache(maxsize=256)
def _joined(home: str, members: tuple[Module, ...], elsewhere: tuple[tuple[str, str | None], ...]) -> str:
    """A home with its modules. Of modules that live elsewhere it is told the home (None: it is sent as it is)."""
    lines = []
    at = {module.name: f'{MODULES}["{module.name}"]' for module in members}  # how a module's exports are reached
    variables: dict[str, str] = {}
    for number, (name, other) in enumerate(elsewhere):
        if other is None:
            at[name] = f"$module{number}"
            lines.append(f'import * as $module{number} from "/static/{name}";')
            continue
        if other not in variables:
            variables[other] = f"$home{number}"
            lines.append(f'import {{ {MODULES} as $home{number} }} from "/static/{other}";')
        at[name] = f'{variables[other]}["{name}"]'
    lines.append(f"export const {MODULES} = {{}};")
    lines += [_function(module, at) for module in members]
    lines += [_reexports(module, at[home]) for module in members if module.name == home]
    return "\n".join(lines)


def _function(module: Module, at: dict[str, str]) -> str:
    body = module.body
    for name in set(module.dynamic) & set(at):  # it is here, or will be once all have run
        body = body.replace(f'import("/static/{name}")', f"Promise.resolve().then(() => {at[name]})")
    imports = [f"const {one.pattern} = {at[one.module]};" for one in module.imports if one.pattern]
    exports = f"return {_literal(module.exports)};"
    return "\n".join([f"{at[module.name]} = (() => {{", *imports, body, exports, "})();"])


def style(path: Path) -> str:
    """A style sheet with those it imports, without comments and indentation."""
    text = re.sub(r"/\*.*?\*/", "", path.read_text("utf-8"), flags=re.DOTALL)
    text = re.sub(r'@import "([^"]+)";', lambda found: style(path.parent / found[1]), text)
    return re.sub(r"\s*\n\s*", "\n", text).strip()
