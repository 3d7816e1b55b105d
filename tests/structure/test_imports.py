"""No module imports itself by any detour, not even inside a function. The layers are in pyproject.toml."""

from __future__ import annotations

import subprocess
import sys
from functools import cache

import grimp

# What a plain installation does without: the packages of the extras, and of the tests.
EXTRAS = (
    "anywidget", "asyncpg", "gymnasium", "jax", "open_spiel", "pettingzoo", "PIL", "pytest", "ray", "resvg_py", "torch"
)  # fmt: skip


@cache
def imports() -> dict[str, set[str]]:
    """Every module of Hortus and the modules of Hortus that it imports, anywhere in its source."""
    graph = grimp.build_graph("hortus", exclude_type_checking_imports=True)
    return {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}


def cycles(graph: dict[str, set[str]]) -> list[list[str]]:
    """The groups of modules that can all be reached from each other (Tarjan)."""
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    path: list[str] = []
    found: list[list[str]] = []

    def visit(module: str) -> None:
        order[module] = low[module] = len(order)
        path.append(module)
        for other in sorted(graph.get(module, ())):
            if other not in order:
                visit(other)
                low[module] = min(low[module], low[other])
            elif other in path:
                low[module] = min(low[module], order[other])
        if low[module] == order[module]:
            group = path[path.index(module) :]
            del path[path.index(module) :]
            if len(group) > 1 or module in graph.get(module, ()):
                found.append(sorted(group))

    for module in sorted(graph):
        if module not in order:
            visit(module)
    return found


def test_a_cycle_is_found() -> None:
    assert cycles({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"a"}}) == [["b", "c"]]
    assert cycles({"a": {"b"}, "b": {"c"}, "c": set()}) == []


def test_no_module_imports_itself_by_a_detour() -> None:
    assert len(imports()) > 100
    assert cycles(imports()) == []


def test_what_a_plain_installation_uses_needs_no_extra() -> None:
    modules = sorted(
        name for name in imports() if name.startswith(("hortus.arena", "hortus.cli", "hortus.server", "hortus.sim"))
    )
    assert "hortus.server.run" in modules
    code = f"import importlib, sys\nfor name in {EXTRAS}: sys.modules[name] = None\n"
    code += f"for name in {modules}:\n    if name != 'hortus.server.migrations.env': importlib.import_module(name)"
    done = subprocess.run([sys.executable, "-c", code], text=True, capture_output=True)
    assert done.returncode == 0, f"A package that is not in requirements/play.txt is imported.\n{done.stderr}"
