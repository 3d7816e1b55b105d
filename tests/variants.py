"""Which games to test: every game, player count and option, so that a new game joins by being registered."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import hortus
from hortus.errors import BadOption
from hortus.games import game as find_game
from hortus.table import Match

Variant = tuple[str, int, dict[str, Any]]


def _possible(name: str, players: int, options: dict[str, Any]) -> bool:
    try:
        find_game(name).fresh(players, options)
    except BadOption:
        return False
    return True


FEW = 4


def variants() -> Iterator[Variant]:
    """The defaults and, one at a time, every other value of every option; for every player count.

    Where an option has more than a few values, each is tried at one player count only.
    """
    for name in hortus.games():
        game = find_game(name)
        for players in game.players:
            yield name, players, {}
            for option in game.options:
                values = option.values or option.examples
                for i, value in enumerate(values):
                    if len(values) > FEW and i % len(game.players) != players - game.players[0]:
                        continue
                    if value != option.default and _possible(name, players, {option.name: value}):
                        yield name, players, {option.name: value}


def name_of(variant: Variant) -> str:
    name, players, options = variant
    return "-".join([name, str(players), *(f"{key}={value}" for key, value in options.items())]).replace(" ", "")


VARIANTS = list(variants())
BASIC = [variant for variant in VARIANTS if not variant[2]]


def random_match(variant: Variant, seed: int, plies: int = 10**6) -> Match:
    """A match of random moves, to its end or for so many plies."""
    name, players, options = variant
    match = Match(name, players, options, seed)
    dice = random.Random(seed)
    while not match.over and match.ply < plies:
        match.play(dice.choice(match.moves()))
    return match


def walk(variant: Variant, seed: int) -> Iterator[Match]:
    """The same match before each move of a random game, and once more at its end."""
    name, players, options = variant
    match = Match(name, players, options, seed)
    dice = random.Random(seed)
    while not match.over:
        yield match
        match.play(dice.choice(match.moves()))
    yield match
