"""The choices before a game of Cottage Garden."""

from __future__ import annotations

from operator import index
from typing import Any

from hortus.errors import BadOption
from hortus.games.contract import Option, yes_no
from hortus.i18n import Message

from .state import AGES
from .words import WORDS

PLAYERS = range(1, 5)
BONUSES = ("none", "cat", "pot", "cat,pot")  # by the bits of the record
RETURN_ORDERS = ("shuffled", "chosen")
BED_CHOICES = ("random", "chosen")


def _age(given: Any) -> int:
    if given is None:
        return 0
    age = int(given) if isinstance(given, str) and given.isascii() else index(given)
    if isinstance(given, bool) or age not in AGES:
        raise ValueError(given)
    return age


def read_children(given: Any) -> str:
    """`none`, or an age (0 for an adult) by seat: "0,5" or [None, 5]."""
    if given is None or (isinstance(given, str) and given.strip().lower() == "none"):
        return "none"
    if isinstance(given, str):
        given = given.split(",")
    if not isinstance(given, (list, tuple)) or not given:
        raise ValueError(given)
    ages = [_age(age) for age in given]
    return ",".join(map(str, ages)) if any(ages) else "none"


def read_bonuses(given: Any) -> str:
    """`none`, or any of cat and pot: "cat,pot", ["pot"] or []."""
    if isinstance(given, str):
        given = given.lower().split(",")
    if not isinstance(given, (list, tuple, set, frozenset)):
        raise ValueError(given)
    names = {str(name).strip() for name in given}
    if names == {"none"}:
        return "none"
    if not names <= {"cat", "pot"}:
        raise ValueError(given)
    return ",".join(name for name in ("cat", "pot") if name in names) or "none"


OPTIONS = (
    Option("return_order", "shuffled", str, RETURN_ORDERS),
    Option("discard_cats", False, yes_no, (False, True), write=lambda value: "yes" if value else "no"),
    Option("bed_choice", "random", str, BED_CHOICES),
    Option("children", "none", read_children, examples=("0,5", "6,7", "5,0,7", "0,6,0,7")),
    Option(
        "bonuses",
        "cat,pot",
        read_bonuses,
        ("cat,pot", "cat", "pot", "none"),
        label=lambda value: Message(f"option-bonuses-{value.replace(',', '-')}"),
    ),
)


def prepare(state: Any, options: dict[str, Any]) -> None:
    """Write checked options into a blank state."""
    ages = [] if options["children"] == "none" else [int(age) for age in options["children"].split(",")]
    if ages and state.players == 1:
        raise BadOption(WORDS.sentences("bad-children-alone"))
    if ages and len(ages) != state.players:
        raise BadOption(WORDS.sentences("bad-children", children=options["children"], players=state.players))
    if options["bed_choice"] == "chosen" and state.players > 1:
        raise BadOption(WORDS.sentences("bad-bed-choice"))
    state.return_order = RETURN_ORDERS.index(options["return_order"])
    state.discard_cats = int(options["discard_cats"])
    state.bed_choice = BED_CHOICES.index(options["bed_choice"])
    state.bonuses = BONUSES.index(options["bonuses"])
    state.children[: len(ages)] = ages


def chosen(state: Any) -> dict[str, Any]:
    """The options, read back from a state."""
    ages = state.children[: state.players]
    return {
        "return_order": RETURN_ORDERS[state.return_order],
        "discard_cats": bool(state.discard_cats),
        "bed_choice": BED_CHOICES[state.bed_choice],
        "children": ",".join(map(str, ages)) if any(ages) else "none",
        "bonuses": BONUSES[state.bonuses],
    }
