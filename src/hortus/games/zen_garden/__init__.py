"""Zen Garden, by Mike Georgiou: lay out sixteen tiles to the emperor's taste."""

from __future__ import annotations

from typing import Any

from hortus.errors import BadOption
from hortus.games.contract import Game, Option
from hortus.kernel import register

from . import draw, moves, position, rules, scoring, view
from .state import TILES, State

LEVELS = {level: "12345"[:level] for level in range(1, 6)}
BOARD_TITLES = {
    "en": {
        "": "board 1 only",
        "2": "unity",
        "3": "minimalist",
        "4": "two missions",
        "5": "one mission",
        "45": "three missions",
    },
    "fr": {
        "": "plateau 1 seul",
        "2": "unité",
        "3": "minimaliste",
        "4": "deux missions",
        "5": "une mission",
        "45": "trois missions",
    },
}


def read_boards(given: Any) -> str:
    """Boards as people write them: 145, "1,4,5", "5 4 1"."""
    if isinstance(given, bool) or not isinstance(given, (int, str)):
        raise ValueError(given)
    return "".join(sorted(str(given).replace(",", "").replace("+", "").replace(" ", "")))


def read_level(given: dict[str, Any]) -> dict[str, Any]:
    """`level=3` is another way to say `boards=123`."""
    if "level" not in given:
        return given
    level = given.pop("level")
    if "boards" in given:
        raise BadOption(
            {
                "en": "Choose a level or the boards, not both.",
                "fr": "Choisissez un niveau ou les plateaux, pas les deux.",
            }
        )
    if isinstance(level, bool) or str(level) not in map(str, LEVELS):
        raise BadOption(
            {
                "en": f"level={level!r} is not possible. Choose one of: 1, 2, 3, 4, 5.",
                "fr": f"level={level!r} n'est pas possible. Au choix : 1, 2, 3, 4, 5.",
            }
        )
    return {**given, "boards": LEVELS[int(level)]}


def label(boards: str) -> dict[str, str]:
    """What the boards bring, and which level they are."""
    level = next((level for level, those in LEVELS.items() if those == boards), None)
    missions = "".join(board for board in boards if board in "45")
    parts = [board for board in boards if board in "23"] + ([missions] if missions else [])
    words = {lang: ", ".join(titles[part] for part in parts or [""]) for lang, titles in BOARD_TITLES.items()}
    if level is None:
        return words
    return {"en": f"level {level}: {words['en']}", "fr": f"niveau {level} : {words['fr']}"}


def prepare(state: Any, options: dict[str, Any]) -> None:
    state.boards = sum(1 << int(board) for board in options["boards"])


def chosen(state: Any) -> dict[str, Any]:
    return {"boards": view.boards_in_play(state)}


GAME = Game(
    name="zen-garden",
    title={"en": "Zen Garden", "fr": "Zen Garden"},
    designer="Mike Georgiou",
    players=range(2, 5),
    options=(
        Option(
            "boards", "1", read_boards, {"en": "Preference boards", "fr": "Plateaux Préférence"}, position.BOARDS,
            {boards: label(boards) for boards in position.BOARDS},
        ),
    ),
    dtype=State,
    plain_state=register(State, rules),
    rules=rules,
    notation=moves.NOTATION,
    outcomes=moves.OUTCOMES,
    most_moves=rules.MOST_MOVES,
    most_outcomes=TILES,
    observation=view.OBSERVATION,
    prepare=prepare,
    chosen=chosen,
    sentence=moves.sentence,
    why_not=moves.why_not,
    what_now=moves.what_now,
    explain=scoring.explain,
    view=view.view,
    position=position.position,
    restore=position.restore,
    text=draw.text,
    svg=draw.svg,
    level=read_level,
)  # fmt: skip
