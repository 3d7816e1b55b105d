"""What a game is to everything above it: data and functions that each game's package fills in once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import ModuleType
from typing import Any

import msgspec
import numpy as np

from hortus.errors import BadOption, BadPosition
from hortus.kernel import Light

Words = Mapping[str, str]  # language -> text


def yes_no(value: Any) -> bool:
    """A flag as people write it."""
    if isinstance(value, str):
        return {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}[value.lower()]
    if value not in (0, 1):
        raise ValueError(value)
    return bool(value)


@dataclass(frozen=True, eq=False)
class Option:
    """A choice made before the game. `read` takes what a person or program gives and raises when it cannot be.

    With `values` a finite choice is listed, in the order to offer it; `labels` names the values for players.
    """

    name: str
    default: Any
    read: Callable[[Any], Any]
    title: Words
    values: tuple[Any, ...] = ()
    labels: Mapping[Any, Words] = field(default_factory=dict)
    write: Callable[[Any], str] = str
    examples: tuple[Any, ...] = ()  # some values, where they are too many to list

    def parse(self, given: Any) -> Any:
        try:
            value = self.read(given)
        except (ValueError, KeyError, TypeError, AttributeError) as problem:
            if isinstance(problem, BadOption):
                raise
            value = None
        if value is None or (self.values and value not in self.values):
            choices = ", ".join(self.write(value) for value in self.values)
            raise BadOption(
                {
                    "en": f"{self.name}={given!r} is not possible."
                    + (f" Choose one of: {choices}." if choices else ""),
                    "fr": f"{self.name}={given!r} n'est pas possible." + (f" Au choix : {choices}." if choices else ""),
                }
            )
        return value


class Line(msgspec.Struct, frozen=True):
    """One line of a seat's score: what it is for, the points, and the places it counts (as in notation)."""

    name: str
    points: int
    places: tuple[str, ...] = ()
    text: str = ""


@dataclass(frozen=True, eq=False)
class Game:
    """One game, whole. Functions take light states; `lang` is "en" or "fr"; a viewer is a seat or None, a spectator."""

    name: str
    title: Words
    designer: str
    players: range
    options: tuple[Option, ...]
    dtype: np.dtype[np.void]
    light: type[Light]
    rules: ModuleType

    notation: Sequence[str]  # move code -> notation; it depends on the code alone
    outcomes: Sequence[str]  # chance outcome -> notation ("" where there is none)
    most_moves: int  # the longest legal list there can be
    most_outcomes: int  # the longest list of outcomes there can be
    observation: Sequence[tuple[str, int]]  # the layout of `observe`: names and how many numbers each

    prepare: Callable[[Any, dict[str, Any]], None]  # write checked options into a blank state; players is set
    chosen: Callable[[Any], dict[str, Any]]  # the options, read back from a state
    sentence: Callable[[Any, int, Any, int | None, str], str]
    """(before, move, after or None, viewer, lang): what the move is, or what it was and brought, as a sentence."""
    why_not: Callable[[Any, int, str], str]  # (state, move, lang): why this move is not legal now
    what_now: Callable[[Any, str], str]  # (state, lang): what the seat to decide can do, as a sentence
    explain: Callable[[Any, int, str], list[Line]]
    view: Callable[[Any, int | None], dict[str, Any]]
    position: Callable[[Any], dict[str, Any]]
    restore: Callable[[Any], Any]  # a position from outside -> a light state, or BadPosition
    text: Callable[[Any, int | None, str], str]  # the table drawn in characters
    svg: Callable[[Any, int | None, str], str]  # the table drawn as one SVG picture

    level: Callable[[dict[str, Any]], dict[str, Any]] = dict  # options as given -> by their real names (synonyms)
    read: Callable[[str], str] = str  # other spellings of a move -> its one notation
    canonical: Callable[[Any, int], int] = lambda state, move: move  # the one code of all that mean this move here
    tournament_points: Callable[[Any], list[int]] | None = None
    components: str = ""  # digest of the component set, where it can be replaced

    @cached_property
    def features(self) -> int:
        """How many numbers an observation has."""
        return sum(size for _, size in self.observation)

    def __reduce__(self) -> tuple[Any, ...]:
        """A game is known by its name: copies of what refers to it refer to the same one."""
        from hortus.games import game

        return game, (self.name,)

    def __deepcopy__(self, memo: object) -> Game:
        return self

    def option(self, name: str) -> Option:
        for option in self.options:
            if option.name == name:
                return option
        known = ", ".join(option.name for option in self.options) or "-"
        raise BadOption(
            {
                "en": f"{self.name} has no option {name!r}. Its options: {known}.",
                "fr": f"{self.name} n'a pas d'option {name!r}. Ses options : {known}.",
            }
        )

    def choose(self, players: int, given: Mapping[str, Any]) -> dict[str, Any]:
        """Every option with its checked value, for this number of players."""
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.players:
            low, high = self.players[0], self.players[-1]
            raise BadOption(
                {
                    "en": f"{self.title['en']} is for {low} to {high} players, not {players!r}.",
                    "fr": f"{self.title['fr']} se joue de {low} à {high}, pas à {players!r}.",
                }
            )
        named = self.level(dict(given))
        chosen = {option.name: option.default for option in self.options}
        for name, value in named.items():
            chosen[name] = self.option(name).parse(value)
        return chosen

    def fresh(self, players: int, given: Mapping[str, Any]) -> Light:
        """A state with the options in it, to be dealt."""
        chosen = self.choose(players, given)
        state = self.light()
        state.players = players
        self.prepare(state, chosen)
        return state


def read_position(kind: type[Any], position: Any) -> Any:
    """A position from outside as the game's own structure; an error names the field."""
    try:
        if isinstance(position, (str, bytes)):
            return msgspec.json.decode(position, type=kind)
        return msgspec.convert(position, type=kind)
    except msgspec.DecodeError as problem:
        raise BadPosition(f"The position cannot be read: {problem}.") from None
    except (TypeError, RecursionError, UnicodeError) as problem:
        raise BadPosition(f"The position cannot be read: {problem}.") from None
