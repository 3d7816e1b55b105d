"""Lucky Numbers, by Michael Schacht: be the first to fill a garden with rising numbers."""

from __future__ import annotations

from typing import Any

from hortus.errors import BadOption
from hortus.games.contract import Game, Option, yes_no
from hortus.kernel import register

from . import draw, moves, rules, scoring, view
from .state import NUMBERS, State


def prepare(state: Any, options: dict[str, Any]) -> None:
    if options["start"] >= state.players:
        raise BadOption(
            {
                "en": f"start={options['start']} is not a seat: seats count from 0 to {state.players - 1}.",
                "fr": f"start={options['start']} n'est pas une place : elles vont de 0 à {state.players - 1}.",
            }
        )
    state.setup = view.SETUPS[options["setup"]]
    state.bruno = int(options["bruno"])
    state.start = options["start"]


def chosen(state: Any) -> dict[str, Any]:
    return {"setup": view.SETUP_NAMES[state.setup], "bruno": bool(state.bruno), "start": state.start}


GAME = Game(
    name="lucky-numbers",
    title={"en": "Lucky Numbers", "fr": "Lucky Numbers"},
    designer="Michael Schacht",
    players=range(2, 5),
    options=(
        Option(
            "setup", "free", str, {"en": "Start tiles", "fr": "Tuiles de départ"}, tuple(view.SETUPS),
            {
                "free": {"en": "laid as you like", "fr": "posées au choix"},
                "sorted": {"en": "laid in ascending order", "fr": "posées dans l'ordre croissant"},
                "michael": {"en": "laid one by one as drawn (Michael)", "fr": "piochées et posées une à une (Michael)"},
            },
        ),
        Option(
            "bruno", False, yes_no, {"en": "Bruno's variant", "fr": "Variante de Bruno"}, (False, True),
            {
                False: {"en": "no", "fr": "non"},
                True: {
                    "en": "equal numbers on a rising diagonal bring an extra turn",
                    "fr": "deux nombres égaux en diagonale montante donnent un tour de plus",
                },
            },
            lambda value: "yes" if value else "no",
        ),
        Option("start", 0, int, {"en": "Starting seat", "fr": "Place qui commence"}, (0, 1, 2, 3)),
    ),
    dtype=State,
    light=register(State, rules),
    rules=rules,
    notation=moves.NOTATION,
    outcomes=moves.OUTCOMES,
    most_moves=1 + 16 * NUMBERS,
    most_outcomes=NUMBERS,
    observation=view.OBSERVATION,
    prepare=prepare,
    chosen=chosen,
    sentence=moves.sentence,
    why_not=moves.why_not,
    what_now=moves.what_now,
    explain=scoring.explain,
    view=view.view,
    position=view.position,
    restore=view.restore,
    text=draw.text,
    svg=draw.svg,
    tournament_points=scoring.tournament_points,
)  # fmt: skip
