"""No module imports itself by any detour, not even inside a function. The layers are in pyproject.toml."""

from __future__ import annotations

from functools import cache

import grimp


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
