"""What a game is to everything above it: data and functions that each game's package fills in once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import ModuleType
from typing import Any

import numpy as np

from hortus.errors import BadOption, shown
from hortus.i18n import COMMON, LANGUAGES, Catalogue, Message
from hortus.kernel import PlainState, plain_class

from .data import Event, Move, ScoreLine
from .features import Field
from .registry import game as find_game

SEEDS = 2**63


def whole(value: Any) -> int | None:
    """The whole number that this is, NumPy's among them; None if it is something else, `True` for instance."""
    return int(value) if isinstance(value, (int, np.integer)) and not isinstance(value, bool) else None


def checked_seed(seed: Any, games: int = 1) -> int:
    """The seed as an integer; BadOption unless so many games can be dealt from it and the numbers that follow it."""
    number = whole(seed)
    if number is None or not 0 <= number <= SEEDS - max(games, 1):
        raise BadOption(COMMON.sentences("bad-seed"))
    return number


def yes_no(value: Any) -> bool:
    """A flag as people write it."""
    if isinstance(value, str):
        return {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}[value.lower()]
    if value not in (0, 1):
        raise ValueError(value)
    return bool(value)


@dataclass(frozen=True, eq=False)
class Option:
    """A choice made before the game.

    `read` turns what a person or a program gives into a value, and raises a ValueError or the like if it is none.
    None means the default; it is never handed to `read`.
    The message `option-<name>` is its title. With `values` a finite choice is listed, in the order to offer it;
    `option-<name>-<value>` names a value for players, or the message that `label` gives.
    """

    name: str
    default: Any
    read: Callable[[Any], Any]
    values: tuple[Any, ...] = ()
    label: Callable[[Any], Message] | None = None
    write: Callable[[Any], str] = str
    examples: tuple[Any, ...] = ()  # some values, where they are too many to list

    def parse(self, given: Any) -> Any:
        """The value that somebody means by what they give; BadOption says what can be chosen."""
        if given is None:
            return self.default
        try:
            value = self.read(given)
        except (ValueError, KeyError, TypeError, AttributeError, OverflowError) as problem:
            if isinstance(problem, BadOption):
                raise
            value = None
        if value is None or (self.values and value not in self.values):
            choices = ", ".join(self.write(value) for value in self.values)
            message = "bad-option-choices" if choices else "bad-option"
            raise BadOption(COMMON.sentences(message, name=self.name, given=shown(given), choices=choices))
        return value


@dataclass(frozen=True, eq=False, kw_only=True)
class Game:
    """Everything that a game consists of. Functions take plain states; a viewer is a seat, or None for a spectator."""

    name: str
    designer: str
    version: int  # of the rules: matches of another version do not replay
    package: str  # where its catalogues, rules texts and sprite lie
    words: Catalogue
    players: range
    options: tuple[Option, ...] = ()
    dtype: np.dtype[np.void]
    lines: tuple[str, ...]  # the keys of the score lines, in the order of `score_lines`
    policy: ModuleType | None = None  # what the search is told of the game

    notation: Sequence[str]  # move code -> notation; it depends on the code alone
    outcomes: Sequence[str] = ()  # chance outcome -> notation ("" where there is none)
    most_moves: int  # the longest legal list there can be
    most_outcomes: int = 0  # the longest list of outcomes there can be
    observation: Sequence[Field]  # what the numbers of `observe` are, in order

    # Write checked options into a blank state; players is set.
    prepare: Callable[[Any, dict[str, Any]], None] = lambda state, options: None
    chosen: Callable[[Any], dict[str, Any]] = lambda state: {}  # the options, read back from a state
    move: Callable[[Any, int], Move]  # (state, code): a legal move as data, without its gains
    events: Callable[[Any, int, Any, int | None], list[Event]]  # (before, code, after, viewer): what the move did
    prompt: Callable[[Any], Message]  # what the seat to decide can do
    refusal: Callable[[Any, int], Message]  # (state, code): why this move is not legal now
    explain: Callable[[Any, int], list[ScoreLine]]  # (state, seat): the lines add up to the points
    ended: Callable[[Any], str]  # why a finished game ended: `ended-<reason>` says it
    view: Callable[[Any, int | None], dict[str, Any]]
    position: Callable[[Any], dict[str, Any]]
    restore: Callable[[Any], Any]  # a position from outside -> a plain state, or BadPosition
    text: Callable[[Any, int | None, str], str]  # (state, viewer, lang): the table drawn in characters
    svg: Callable[[Any, int | None, str], str]  # the table drawn as one SVG picture

    synonyms: Callable[[dict[str, Any]], dict[str, Any]] = dict  # options as given -> by their real names
    read: Callable[[str], str] = str  # other spellings of a move -> its one notation
    # Is this move the first half of one, which the seat's next decision completes, whatever chance brings in between?
    # Then its potential is reckoned.
    begins: Callable[[int], bool] | None = None  # none: no move is
    canonical: Callable[[Any, int], int] = lambda state, code: code  # the one code of all that mean this move here
    tournament_points: Callable[[Any], list[int]] | None = None
    verdict: Callable[[Any], Message | None] = lambda state: None  # alone: how good a result is, once it is over
    # Earlier versions of the rules whose matches are the same today: (state, move) -> the move as it is written now.
    earlier: Mapping[int, Callable[[Any, str], str]] = field(default_factory=dict)
    decision_kinds: int = 1  # how many `decision_kind` tells apart
    components: str = ""  # digest of the component set, where it can be replaced
    reference: Callable[[], dict[str, Any]] = dict  # what boards and players look up, JSON-ready: cards, tables

    @cached_property
    def features(self) -> int:
        """How many numbers an observation has."""
        return sum(field.size for field in self.observation)

    def title(self, lang: str = "en") -> str:
        """The game's name for players."""
        return self.words.format(lang, "title")

    def plain_state(self) -> PlainState:
        """A blank state as plain Python."""
        return plain_class(self.dtype)()

    def __reduce__(self) -> tuple[Any, ...]:
        """A game is known by its name: copies of what refers to it refer to the same one."""
        return find_game, (self.name,)

    def __deepcopy__(self, memo: object) -> Game:
        return self

    def option(self, name: str) -> Option:
        """The option of that name."""
        for option in self.options:
            if option.name == name:
                return option
        known = ", ".join(option.name for option in self.options)
        message = "unknown-option" if known else "no-options"
        raise BadOption(COMMON.sentences(message, game=self.name, name=shown(name), known=known))

    def choose(self, players: Any, given: Mapping[str, Any]) -> dict[str, Any]:
        """Every option with its checked value, for this number of players."""
        self.checked_players(players)
        if not isinstance(given, Mapping):
            raise BadOption(COMMON.sentences("bad-options", given=shown(given)))
        named = self.synonyms(dict(given))
        chosen = {option.name: option.default for option in self.options}
        for name, value in named.items():
            chosen[name] = self.option(name).parse(value)
        return chosen

    def written(self, options: Mapping[str, Any]) -> dict[str, str]:
        """Every option with its value as a text."""
        return {option.name: option.write(options[option.name]) for option in self.options}

    def checked_players(self, players: Any) -> int:
        """The number of players as an integer; BadOption unless the game can be played by so many."""
        number = whole(players)
        if number is not None and number in self.players:
            return number
        low, high = self.players[0], self.players[-1]
        message = "bad-players" if high > low else "bad-players-one"
        raise BadOption(
            {
                lang: COMMON.format(lang, message, game=self.title(lang), low=low, high=high, players=shown(players))
                for lang in LANGUAGES
            }
        )

    def fresh(self, players: int, given: Mapping[str, Any]) -> PlainState:
        """A plain state with checked options in it, ready to be dealt."""
        chosen = self.choose(players, given)
        state = self.plain_state()
        state.players = self.checked_players(players)
        self.prepare(state, chosen)
        return state
