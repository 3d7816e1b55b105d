"""Cottage Garden's options: how they are read, written and kept in the record."""

from __future__ import annotations

from typing import Any

from hortus.errors import BadOption
from hortus.games.contract import Option, yes_no

from .view import BED_CHOICES, BONUSES, RETURN_ORDERS, children_text

AGES = (0, 5, 6, 7)


def read_children(given: Any) -> str:
    """`none`, or an age (0 for an adult) by seat: "0,5" or [None, 5]."""
    if isinstance(given, str):
        given = [] if given.strip().lower() == "none" else given.split(",")
        if not given:
            return "none"
    elif not isinstance(given, (list, tuple)) or not given:
        raise ValueError(given)
    ages = [0 if age is None else int(age) for age in given]
    if any(age not in AGES for age in ages):
        raise ValueError(given)
    return ",".join(map(str, ages)) if any(ages) else "none"


def read_bonuses(given: Any) -> str:
    """`none`, or any of cat and pot: "cat,pot" or ["pot"]."""
    if isinstance(given, str):
        given = given.lower().split(",")
    if not isinstance(given, (list, tuple, set, frozenset)) or not given:
        raise ValueError(given)
    names = {str(name).strip() for name in given}
    if names == {"none"}:
        return "none"
    if not names <= {"cat", "pot"}:
        raise ValueError(given)
    return ",".join(name for name in ("cat", "pot") if name in names)


OPTIONS = (
    Option(
        "return_order", "shuffled", str, {"en": "Tiles returned to the path", "fr": "Tuiles remises dans la file"},
        RETURN_ORDERS,
        {
            "shuffled": {"en": "in random order", "fr": "au hasard"},
            "chosen": {"en": "in the order their owner chooses", "fr": "dans l'ordre choisi par leur propriétaire"},
        },
    ),
    Option(
        "discard_cats", False, yes_no, {"en": "Excess cats may be given back", "fr": "Rendre les chats en trop"},
        (False, True),
        {False: {"en": "no", "fr": "non"}, True: {"en": "yes", "fr": "oui"}},
        lambda value: "yes" if value else "no",
    ),
    Option(
        "bed_choice", "random", str, {"en": "Beds at the start (solo)", "fr": "Parterres de départ (solo)"},
        BED_CHOICES,
        {
            "random": {"en": "dealt", "fr": "distribués"},
            "chosen": {"en": "chosen by the player, solo only", "fr": "choisis par le joueur, en solo seulement"},
        },
    ),
    Option(
        "children", "none", read_children,
        {"en": "Ages of children by seat (5-7, 0: an adult)", "fr": "Âge des enfants par place (5-7, 0 : un adulte)"},
        examples=("0,5", "6,7", "5,0,7", "0,6,0,7"),
    ),
    Option(
        "bonuses", "cat,pot", read_bonuses, {"en": "Bonuses of the planting table", "fr": "Bonus de la plantation"},
        ("cat,pot", "cat", "pot", "none"),
        {
            "cat,pot": {"en": "cat and pot", "fr": "chat et pot"},
            "cat": {"en": "cat at the red line only", "fr": "chat à la ligne rouge seulement"},
            "pot": {"en": "pot for an empty start only", "fr": "pot pour un départ vide seulement"},
            "none": {"en": "none", "fr": "aucun"},
        },
    ),
)  # fmt: skip


def prepare(state: Any, options: dict[str, Any]) -> None:
    ages = [] if options["children"] == "none" else [int(age) for age in options["children"].split(",")]
    if ages and state.players == 1:
        raise BadOption({"en": "There are no children in the solo game.", "fr": "Pas d'enfants dans le jeu en solo."})
    if ages and len(ages) != state.players:
        raise BadOption(
            {
                "en": f"children={options['children']} must name {state.players} ages, 0 for an adult.",
                "fr": f"children={options['children']} doit donner {state.players} âges, 0 pour un adulte.",
            }
        )
    if options["bed_choice"] == "chosen" and state.players > 1:
        raise BadOption(
            {
                "en": "Only a single player may choose the beds.",
                "fr": "Seul un joueur en solo peut choisir les parterres.",
            }
        )
    state.return_order = RETURN_ORDERS.index(options["return_order"])
    state.discard_cats = int(options["discard_cats"])
    state.bed_choice = BED_CHOICES.index(options["bed_choice"])
    state.bonuses = BONUSES.index(options["bonuses"])
    state.children[: len(ages)] = ages


def chosen(state: Any) -> dict[str, Any]:
    return {
        "return_order": RETURN_ORDERS[state.return_order],
        "discard_cats": bool(state.discard_cats),
        "bed_choice": BED_CHOICES[state.bed_choice],
        "children": children_text(state),
        "bonuses": BONUSES[state.bonuses],
    }
