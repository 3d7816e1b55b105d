"""Compiled rules on disk: one file per function, signature and processor.

A file's name says all that its content depends on: the sources of the module the function is in and of every module
that one imports, and, for each game whose record it handles, the sources and tables of that game's rules. So a changed
sentence, another game's rule or a new version of Hortus with the same rules compiles nothing again.
"""

from __future__ import annotations

import ast
import contextlib
import hashlib
import importlib.util
import os
import pickle
import sys
import tempfile
import threading
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numba
import platformdirs
from numba.core.compiler import CompileResult
from numba.core.serialize import dumps

from .registry import rule_modules

PROJECT = __name__.partition(".")[0]
SCRIPT = {"__main__", "__mp_main__"}  # what a script is called, and in the processes it starts
APART = {__name__, rule_modules.__module__, "hortus.errors", "hortus.i18n"}  # nothing of these gets into compiled code


@cache
def _source(module: str) -> tuple[bytes, tuple[str, ...]]:
    """A module's source and the modules of the same package, or of Hortus, that it imports.

    A script counts as one package with what lies beside it. What is typed into a shell or a notebook has no source.
    """
    if module in SCRIPT:
        origin, package = getattr(sys.modules[module], "__file__", None), ""
    else:
        spec = importlib.util.find_spec(module)
        origin = spec.origin if spec else None
        package = module if spec and spec.submodule_search_locations else module.rpartition(".")[0]
    if not origin or not origin.endswith(".py"):
        return b"", ()
    source = Path(origin).read_bytes()
    beside = Path(origin).parent.glob("*.py") if module in SCRIPT else ()
    roots = {PROJECT, module.partition(".")[0], *(path.stem for path in beside)}
    found: set[str] = set()
    for node in _running(ast.parse(source)):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = "." * node.level + (node.module or "")
            base = importlib.util.resolve_name(base, package) if node.level else base
            if base.partition(".")[0] in roots:
                # `from . import rules` depends on the module `rules`, not on all that the package imports.
                names = {f"{base}.{alias.name}" for alias in node.names}
                modules = {name for name in names if _is_module(name)}
                found |= modules if modules == names else modules | {base}
    wanted = {name for name in found if name.partition(".")[0] in roots and _is_module(name)}
    return source, tuple(sorted(wanted - APART))


def _running(tree: ast.AST) -> Iterator[ast.AST]:
    """Every node of a source but those that only a type checker reads."""
    for node in ast.iter_child_nodes(tree):
        if not (isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"):
            yield node
            yield from _running(node)


@cache
def _is_module(name: str) -> bool:
    try:
        return importlib.util.find_spec(name) is not None
    except (ImportError, ValueError):
        return False


def closure(modules: Iterable[str]) -> list[str]:
    """These modules and all that they import, as far as they belong to Hortus or to the same package."""
    seen: set[str] = set()
    todo = list(modules)
    while todo:
        module = todo.pop()
        if module not in seen:
            seen.add(module)
            todo.extend(_source(module)[1])
    return sorted(seen)


@cache
def sources_digest(modules: tuple[str, ...], tables: str = "") -> str:
    """A digest of the sources of these modules and all they import, with the versions of Numba and Python."""
    digest = hashlib.sha256(f"{numba.__version__} {sys.version_info[:2]} {tables}".encode())
    for module in closure(modules):
        digest.update(module.encode() + b"\0" + _source(module)[0] + b"\0")
    return digest.hexdigest()


@cache
def cache_folder() -> Path | None:
    """HORTUS_CACHE_DIR or the user's cache directory; None when there is nothing to read and nowhere to write."""
    base = os.environ.get("HORTUS_CACHE_DIR") or platformdirs.user_cache_dir("hortus")
    folder = Path(base) / "rules"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return folder if folder.is_dir() else None
    return folder


def _types(signature: Any) -> Iterable[Any]:
    """Every type in a signature, those inside arrays and tuples too."""
    todo = list(signature)
    while todo:
        kind = todo.pop()
        yield kind
        todo.extend(x for x in (getattr(kind, "dtype", None),) if x is not None)
        todo.extend(getattr(kind, "types", ()))


class NotCompiled(Exception):
    """Code that is not in the cache was asked for where nothing may be compiled."""


_thread = threading.local()


@contextlib.contextmanager
def only_from_cache() -> Iterator[None]:
    """Inside, this thread loads compiled code but compiles none: NotCompiled says that some is not there."""
    _thread.only_from_cache = True
    try:
        yield
    finally:
        _thread.only_from_cache = False


class RuleCache:
    """What Numba asks of a function's cache.

    A file appears whole or not at all, so any number of processes may read and write at once. What cannot be written
    is compiled again next time.
    """

    def __init__(self, function: Callable[..., Any]) -> None:
        self._module = function.__module__
        self._name = f"{function.__module__}.{function.__qualname__}".replace("<", "").replace(">", "")
        self._code = hashlib.sha256(function.__code__.co_code + repr(function.__code__.co_consts).encode()).hexdigest()

    @property
    def cache_path(self) -> str:
        return str(cache_folder() or "")

    def enable(self) -> None: ...

    def disable(self) -> None: ...

    def flush(self) -> None:
        folder = cache_folder()
        for path in folder.glob(f"{self._name}-*.bin") if folder else ():
            path.unlink(missing_ok=True)

    def _path(self, signature: Any, context: Any) -> Path | None:
        folder = cache_folder()
        if folder is None or not _source(self._module)[0]:  # without a source nobody knows what it depends on
            return None
        games = sorted({found for kind in _types(signature) if (found := rule_modules(kind, self._module))})
        sources = [sources_digest((self._module,)), *(sources_digest(modules, tables) for modules, tables in games)]
        key = f"{signature} {context.codegen().magic_tuple()} {self._code} {sources}"
        return folder / f"{self._name}-{hashlib.sha256(key.encode()).hexdigest()[:24]}.bin"

    def load_overload(self, signature: object, context: Any) -> Any:
        found = self._load(signature, context)
        if found is None and getattr(_thread, "only_from_cache", False):
            raise NotCompiled(self._name)
        return found

    def _load(self, signature: object, context: Any) -> Any:
        context.refresh()
        path = self._path(signature, context)
        if path is None:
            return None
        try:
            return CompileResult._rebuild(context, *pickle.loads(path.read_bytes()))  # type: ignore[no-untyped-call]
        except FileNotFoundError:
            return None
        except Exception:  # A damaged file, whatever is wrong with it, is compiled again.
            with contextlib.suppress(OSError):
                path.unlink()
            return None

    def save_overload(self, signature: object, result: Any) -> None:
        path = self._path(signature, result.target_context)
        if path is None:
            return
        with contextlib.suppress(OSError):
            handle, temporary = tempfile.mkstemp(dir=path.parent, suffix=".part")
            with os.fdopen(handle, "wb") as file:
                file.write(dumps(result._reduce()))  # type: ignore[no-untyped-call]
            os.replace(temporary, path)
