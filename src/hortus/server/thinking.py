"""How a bot thinks in a worker process: from what its seat may know, with the tree of its last decision if it can."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from hortus.bots import Bot, compilation, find
from hortus.bots.levels import Gardener
from hortus.games.contract import SEEDS
from hortus.table import Match

REMEMBERED = 2  # bots whose trees a worker keeps


class Position:
    """A match as one seat may know it: all else has been dealt again. It can be sent to another process.

    If the seat itself made the last move, that is part of it: a bot goes on from what it found then.
    """

    def __init__(self, match: Match, seat: int, dice: int | None = None) -> None:
        """`dice`: how the unseen is dealt, if it has to be the same again."""
        dealt = match.redealt(seat, secrets.randbelow(SEEDS) if dice is None else dice)
        self.game, self.names, self.now = match.game.name, match.names, dealt.position()
        self.last: tuple[dict[str, Any], str] | None = None
        if match.played():
            before = match.clone()
            move = before.undo()
            if before.turn == seat:
                self.last = before.redealt(seat, secrets.randbelow(SEEDS)).position(), move

    def match(self) -> Match:
        return Match.from_position(self.game, self.now, self.names)

    def before(self) -> tuple[Match, str] | None:
        """How the match stood before the seat's own last move, and that move."""
        return (Match.from_position(self.game, self.last[0], self.names), self.last[1]) if self.last else None


def choose(
    memory: dict[Any, Any], begun: Callable[[], None], bot: str, position: Position, seat: tuple[str, int]
) -> str:
    """What a bot decides. `seat`: the table and the seat for which it thinks."""
    bots: OrderedDict[Any, Bot] = memory.setdefault("bots", OrderedDict())
    key = bot, position.game, seat
    thinker = bots.pop(key, None) or find(bot)
    load(position.game)
    match = position.match()
    begun()
    move = thinker.choose(match, position.before()) if isinstance(thinker, Gardener) else thinker.choose(match)
    bots[key] = thinker
    while len(bots) > REMEMBERED:
        bots.popitem(last=False)
    return move


def choose_with_dice(memory: dict[Any, Any], begun: Callable[[], None], bot: str, position: Position, dice: int) -> str:
    """What a bot without a past decides with these dice: the same for everybody who comes to this position."""
    load(position.game)
    match = position.match()
    begun()
    return find(bot, seed=dice).choose(match)


_loaded: set[str] = set()


def load(game: str) -> None:
    """Use the compiled rules of a game as soon as they are there; until then bots think in plain Python."""
    if game not in _loaded and compilation.load(game):
        _loaded.add(game)
