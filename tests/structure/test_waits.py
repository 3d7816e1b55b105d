"""No test waits for a fixed time: on a busy machine it would be too short, on a quiet one it is lost."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parents[1]
WAITING = TESTS / "waiting.py"


def waits(tree: ast.AST) -> Iterator[int]:
    """Lines that let a certain time pass."""
    for node in ast.walk(tree):
        if (isinstance(node, ast.Call) and _waits(node)) or (isinstance(node, ast.Constant) and _told_to(node.value)):
            yield node.lineno


def _waits(call: ast.Call) -> bool:
    """`sleep(0)` lets others run, and a player's random pauses are no waits."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    given = [part for argument in call.args for part in ast.walk(argument)]
    random = any(isinstance(part, ast.Attribute) and part.attr == "uniform" for part in given)
    nothing = len(given) == 1 and isinstance(given[0], ast.Constant) and given[0].value == 0
    return name in ("sleep", "wait_for_timeout") and not random and not nothing


def _told_to(text: object) -> bool:
    """A command, or JavaScript that goes on after a while; giving up after a while is something else."""
    return isinstance(text, str) and (
        text == "sleep" or any("fail(" not in what for what in re.findall(r"setTimeout\((.*?),\s*\d+\)", text))
    )


def test_nothing_waits_for_a_fixed_time() -> None:
    found = [
        f"{path.relative_to(TESTS)}:{line}"
        for path in sorted(TESTS.rglob("*.py"))
        if path not in (WAITING, Path(__file__)) and "node_modules" not in path.parts
        for line in waits(ast.parse(path.read_text("utf-8")))
    ]
    assert not found, "wait for a state instead, with tests.waiting or the page's own waits"


def test_a_fixed_wait_would_be_found() -> None:
    code = (
        "await asyncio.sleep(0.3)\ntime.sleep(pause)\npage.wait_for_timeout(60)\nrun(['sleep', '1'])\n"
        "page.evaluate('() => new Promise((done) => setTimeout(done, 300))')\nawait asyncio.sleep(0)\n"
        "await asyncio.sleep(dice.uniform(0, 1))\n"
    )
    assert sorted(waits(ast.parse(code, mode="exec", type_comments=False))) == [1, 2, 3, 4, 5]
