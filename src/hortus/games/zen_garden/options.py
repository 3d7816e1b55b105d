"""The choices before a game of Zen Garden."""

from __future__ import annotations

from typing import Any

from hortus.errors import BadOption, shown
from hortus.games.contract import Option
from hortus.i18n import COMMON

from .words import WORDS

PLAYERS = range(2, 5)
BOARDS = tuple(
    "1" + "".join(str(board) for i, board in enumerate((2, 3, 4, 5)) if chosen >> i & 1) for chosen in range(16)
)
LEVELS = {level: "12345"[:level] for level in range(1, 6)}


def read_boards(given: Any) -> str:
    """Boards as people write them: 145, "1,4,5", "5 4 1"."""
    if isinstance(given, bool) or not isinstance(given, (int, str)):
        raise ValueError(given)
    return "".join(sorted(str(given).replace(",", "").replace("+", "").replace(" ", "")))


OPTIONS = (Option("boards", "1", read_boards, BOARDS),)


def read_level(given: dict[str, Any]) -> dict[str, Any]:
    """`level=3` is another way to say `boards=123`."""
    if "level" not in given:
        return given
    level = given.pop("level")
    if "boards" in given:
        raise BadOption(WORDS.sentences("level-and-boards"))
    if isinstance(level, bool) or str(level) not in map(str, LEVELS):
        choices = ", ".join(map(str, LEVELS))
        raise BadOption(COMMON.sentences("bad-option-choices", name="level", given=shown(level), choices=choices))
    return {**given, "boards": LEVELS[int(level)]}


def prepare(state: Any, options: dict[str, Any]) -> None:
    """Write checked options into a blank state."""
    state.boards = sum(1 << int(board) for board in options["boards"])


def boards_in_play(state: Any) -> str:
    """The preference boards as the option has them: "145"."""
    return "".join(str(board) for board in range(1, 6) if state.boards >> board & 1)


def chosen(state: Any) -> dict[str, Any]:
    """The options, read back from a state."""
    return {"boards": boards_in_play(state)}
