"""Compiled rules on disk: one file per function, signature and processor, in a folder that changes with the sources."""

from __future__ import annotations

import contextlib
import hashlib
import os
import pickle
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numba
import platformdirs
from numba.core.compiler import CompileResult
from numba.core.serialize import dumps

# The packages whose sources end up in compiled code. Numba itself would look at one function's own file only,
# and keep a search that has inlined an older rule.
COMPILED_PACKAGES = ("kernel", "games", "bots", "sim")


COMPONENTS = "HORTUS_COMPONENTS_"  # + the game's name in capitals: a file of the user's own components


def sources_digest() -> str:
    """A digest of everything that ends up in compiled code, with the versions of Numba and Python."""
    digest = hashlib.sha256(f"{numba.__version__} {sys.version_info[:2]}".encode())
    root = Path(__file__).resolve().parent.parent
    for package in COMPILED_PACKAGES:
        for path in sorted([*(root / package).rglob("*.py"), *(root / package).rglob("*.json")]):
            digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    for name in sorted(os.environ):
        if name.startswith(COMPONENTS):
            with contextlib.suppress(OSError):
                digest.update(name.encode() + b"\0" + Path(os.environ[name]).read_bytes() + b"\0")
    return digest.hexdigest()[:20]


@cache
def cache_folder() -> Path | None:
    """HORTUS_CACHE_DIR or the user's cache directory; None when there is nothing to read and nowhere to write."""
    base = os.environ.get("HORTUS_CACHE_DIR") or platformdirs.user_cache_dir("hortus")
    folder = Path(base) / "rules" / sources_digest()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return folder if folder.is_dir() else None
    return folder


class RuleCache:
    """What Numba asks of a function's cache.

    A file's name says all it depends on, and it appears whole or not at all, so any number of processes may read
    and write at once. What cannot be written is compiled again next time.
    """

    def __init__(self, function: Callable[..., Any]) -> None:
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

    def _path(self, signature: object, context: Any) -> Path | None:
        folder = cache_folder()
        key = f"{signature} {context.codegen().magic_tuple()} {self._code}"
        return folder and folder / f"{self._name}-{hashlib.sha256(key.encode()).hexdigest()[:24]}.bin"

    def load_overload(self, signature: object, context: Any) -> Any:
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
