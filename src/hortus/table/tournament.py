"""Tournaments: as many games as players, each started by another seat, for points."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

from hortus.errors import BadOption, shown
from hortus.games import game as find_game
from hortus.games.contract import SEEDS
from hortus.i18n import COMMON, LANGUAGES

from .match import Match


class Tournament:
    """A series of matches of one game with the same players. Play `match`; when it is over, `next()` deals the next."""

    def __init__(
        self, game: str, players: int, options: Mapping[str, Any] | None = None, seed: int | None = None,
        names: Sequence[str] | None = None,
    ) -> None:  # fmt: skip
        self.game = find_game(game)
        if self.game.tournament_points is None:
            raise BadOption(
                {lang: COMMON.format(lang, "no-tournament", game=self.game.title(lang)) for lang in LANGUAGES}
            )
        chosen = {} if options is None else options
        if not isinstance(chosen, Mapping):
            raise BadOption(COMMON.sentences("bad-options", given=shown(options)))
        if "start" in chosen:
            raise BadOption(COMMON.sentences("tournament-start"))
        self.matches = [Match(game, players, {**chosen, "start": 0}, seed, names)]
        self.players = self.match.players

    @property
    def match(self) -> Match:
        """The match being played, or the last one."""
        return self.matches[-1]

    @property
    def over(self) -> bool:
        """Has every seat started once, and the last match ended?"""
        return len(self.matches) == self.players and self.match.over

    def next(self) -> Match:
        """Deal the next match, started by the next seat; its seed follows from the first one's."""
        if not self.match.over:
            raise BadOption(COMMON.sentences("match-not-over"))
        if self.over:
            raise BadOption(COMMON.sentences("tournament-over"))
        start = len(self.matches)
        first = self.matches[0]
        seed = int.from_bytes(hashlib.sha256(f"{first.seed}/{start}".encode()).digest()[:8]) % SEEDS
        self.matches.append(Match(self.game.name, self.players, {**first.options, "start": start}, seed, first.names))
        return self.match

    def points(self) -> list[int]:
        """The points so far, by seat: finished matches only."""
        assert self.game.tournament_points
        finished = [self.game.tournament_points(match.state) for match in self.matches if match.over]
        return [sum(column) for column in zip(*finished, strict=True)] if finished else [0] * self.players

    def winners(self) -> list[int]:
        """The seats with the most points, once all matches are over; ties share."""
        points = self.points()
        return [seat for seat in range(self.players) if points[seat] == max(points)] if self.over else []
