"""What `register` says of a game whose compiled rules are incomplete."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import numpy as np
import pytest

from hortus.errors import BadRules
from hortus.kernel import record, register, rule

State = record(("stones", np.int8))
WHOLE = {
    "begin": "state",
    "legal": "state, out",
    "act": "state, move",
    "score_lines": "state, seat, out",
    "score": "state, out",
    "winners": "state",
    "observe": "state, seat, out",
}
CHANCE = {"chance": "state, outcomes, weights", "sample": "state", "happen": "state, outcome"}


def module(rules: dict[str, str], source: str = "", **more: Any) -> ModuleType:
    """A module `shed.rules` with these rules, each of which does nothing, and with more that a source defines."""
    made = ModuleType("shed.rules")
    vars(made).update(rule=rule, **more)
    for name, parameters in rules.items():
        exec(f"@rule\ndef {name}({parameters}):\n    return 0\n", vars(made))
    exec(source, vars(made))
    return made


def without(name: str, rules: dict[str, str]) -> dict[str, str]:
    return {other: parameters for other, parameters in rules.items() if other != name}


def test_a_whole_set_of_rules_is_accepted() -> None:
    register(State, [module(WHOLE)])
    register(State, [module({**WHOLE, **CHANCE, "conceal": "state, seat"})])


def test_rules_may_be_spread_over_modules() -> None:
    register(State, [module({"begin": "state"}), module(without("begin", WHOLE))])


@pytest.mark.parametrize("name", WHOLE)
def test_a_missing_rule_is_named_with_its_parameters(name: str) -> None:
    with pytest.raises(BadRules) as problem:
        register(State, [module(without(name, WHOLE))])
    assert f"shed: the rule {name}({WHOLE[name]}) is missing." in str(problem.value)


@pytest.mark.parametrize(
    ("wrong", "right"), [("beginn", "begin"), ("leagl", "legal"), ("winner", "winners"), ("obzerve", "observe")]
)
def test_a_misspelt_rule_is_recognised(wrong: str, right: str) -> None:
    with pytest.raises(BadRules) as problem:
        register(State, [module({**without(right, WHOLE), wrong: WHOLE[right]})])
    assert str(problem.value) == (f"shed: the rule {right}({WHOLE[right]}) is missing. Is {wrong} a misspelling of it?")


@pytest.mark.parametrize("name", CHANCE)
def test_chance_is_complete_or_absent(name: str) -> None:
    with pytest.raises(BadRules) as problem:
        register(State, [module({**WHOLE, **without(name, CHANCE)})])
    others = ", ".join(other for other in CHANCE if other != name)
    assert f"the rule {name}({CHANCE[name]}) is missing, which {others} need" in str(problem.value)


@pytest.mark.parametrize("name", [*WHOLE, *CHANCE, "conceal"])
def test_other_parameters_are_named(name: str) -> None:
    rules = {**WHOLE, **CHANCE, "conceal": "state, seat"}
    with pytest.raises(BadRules) as problem:
        register(State, [module({**rules, name: "state, surprise"})])
    assert f"shed: {name}(state, surprise) must be {name}({rules[name]})." in str(problem.value)


@pytest.mark.parametrize("name", ["score_lines", "score", "winners"])
def test_what_is_asked_after_the_end_may_not_read_whose_turn_it_is(name: str) -> None:
    source = f"@rule\ndef {name}({WHOLE[name]}):\n    return state.turn\n"
    with pytest.raises(BadRules) as problem:
        register(State, [module(without(name, WHOLE), source)])
    assert f"{name} reads state.turn (in {name})" in str(problem.value)


def test_nor_may_a_rule_that_it_calls() -> None:
    source = (
        "@rule\ndef mover(state):\n    return state.turn\n"
        "@rule\ndef leader(state):\n    return mover(state)\n"
        "@rule\ndef winners(state):\n    return 1 << leader(state)\n"
    )
    with pytest.raises(BadRules) as problem:
        register(State, [module(without("winners", WHOLE), source)])
    assert str(problem.value) == ("shed: winners reads state.turn (in mover), but nobody is to decide after the end.")


def test_a_function_without_the_decorator_is_no_rule() -> None:
    source = "def begin(state):\n    return 0\n"
    with pytest.raises(BadRules, match="the rule begin\\(state\\) is missing"):
        register(State, [module(without("begin", WHOLE), source)])
