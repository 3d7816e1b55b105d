"""Which games to test: every game, player count and option, so that a new game joins by being registered.

`every_game`, `every_table` and `every_variant` run a test once for each of them. Tables are all player counts with the
default options. Variants have each value of each option besides: at one player count, and at the others in the long
run (`make test-long`).
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any
from zlib import crc32

import pytest

import hortus
from hortus.errors import BadOption
from hortus.games import game as find_game
from hortus.table import Match

Variant = tuple[str, int, dict[str, Any]]
FEW = 4


def _possible(name: str, players: int, options: dict[str, Any]) -> bool:
    try:
        find_game(name).fresh(players, options)
    except BadOption:
        return False
    return True


def _variants() -> Iterator[Variant]:
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


def seed_of(variant: Variant) -> int:
    """A seed of the variant's own, whatever other games there are."""
    return crc32(name_of(variant).encode())


VARIANTS = list(_variants())
BASIC = [variant for variant in VARIANTS if not variant[2]]


def _sampled() -> list[Variant]:
    """All tables, and each value of each option at one player count: now the lowest, now the next."""
    counts: dict[tuple[str, str], list[Variant]] = {}
    for variant in VARIANTS:
        if variant[2]:
            counts.setdefault((variant[0], repr(variant[2])), []).append(variant)
    return BASIC + [found[turn % len(found)] for turn, found in enumerate(counts.values())]


SAMPLED = _sampled()

every_game = pytest.mark.parametrize("name", hortus.games())
every_table = pytest.mark.parametrize("variant", BASIC, ids=name_of)
every_variant = pytest.mark.parametrize(
    "variant",
    [
        pytest.param(variant, id=name_of(variant), marks=() if variant in SAMPLED else pytest.mark.long)
        for variant in VARIANTS
    ],
)


def random_match(variant: Variant, seed: int, plies: int = 10**6) -> Match:
    """A match of random moves, to its end or for so many plies."""
    name, players, options = variant
    match = Match(name, players, options, seed)
    dice = random.Random(seed)
    while not match.over and match.ply < plies:
        match.play(dice.choice(match.moves()))
    return match
