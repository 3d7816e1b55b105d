"""Plays a compiled game and its slow reference side by side, choosing every decision and every chance outcome."""

from __future__ import annotations

import random
from typing import Any, Protocol

import numpy as np
import pytest

from hortus.games import game as find_game
from hortus.kernel import COMPILED, blank, generic, plain_state, write


def parts(quick: int, long: int) -> pytest.MarkDecorator:
    """Run a test in parts, each to take seeds of its own: the first few always, the others in the long run."""
    marked = [pytest.param(part, marks=() if part < quick else pytest.mark.long) for part in range(long)]
    return pytest.mark.parametrize("part", marked)


class Reference(Protocol):
    @property
    def over(self) -> bool: ...
    @property
    def turn(self) -> int | None: ...
    def chance(self) -> dict[str, int]: ...
    def happen(self, outcome: str) -> None: ...
    def legal(self) -> list[str]: ...
    def play(self, move: str) -> None: ...
    def scores(self) -> list[int]: ...
    def winners(self) -> list[int]: ...


class Engine:
    """The rules, compiled or not, spoken to in notation like the reference."""

    def __init__(self, name: str, players: int, options: dict[str, Any]) -> None:
        self.game = find_game(name)
        state = self.game.fresh(players, options)
        self.states = blank(self.game.dtype)
        write(self.states, 0, state)
        generic.start_at(self.states, 0, 0)
        self._moves = {text: code for code, text in enumerate(self.game.notation)}
        self._outcomes = {text: code for code, text in enumerate(self.game.outcomes) if text}
        self._legal = np.zeros(self.game.most_moves, np.int16)
        self._chance = np.zeros((2, self.game.most_outcomes), np.int16)

    @property
    def state(self) -> Any:
        return plain_state(self.states[0])

    def head(self, name: str) -> int:
        """A field of the record's head."""
        return int(self.states[name][0] if COMPILED else getattr(self.states[0], name))

    def chance(self) -> dict[str, int]:
        if not self.head("pending"):
            return {}
        outcomes, weights = self._chance
        n = generic.chance_at(self.states, 0, outcomes, weights)
        return {
            self.game.outcomes[outcome]: weight
            for outcome, weight in zip(outcomes[:n].tolist(), weights[:n].tolist(), strict=True)
        }

    def happen(self, outcome: str) -> None:
        generic.force_at(self.states, 0, self._outcomes[outcome])

    def legal(self) -> list[str]:
        n = generic.legal_at(self.states, 0, self._legal)
        return [self.game.notation[code] for code in self._legal[:n].tolist()]

    def play(self, move: str) -> None:
        generic.decide_at(self.states, 0, self._moves[move])

    def scores(self) -> list[int]:
        out = np.zeros(8, np.int64)
        generic.score_at(self.states, 0, out)
        return out[: self.head("players")].tolist()  # type: ignore[no-any-return]

    def winners(self) -> list[int]:
        mask = generic.winners_at(self.states, 0)
        return [seat for seat in range(8) if mask >> seat & 1]


def settle_single(table: Any) -> dict[str, int]:
    """Chance events with one possible outcome happen by themselves; returns the event that has several, if any."""
    while True:
        chance: dict[str, int] = table.chance()
        if len(chance) != 1:
            return chance
        table.happen(next(iter(chance)))


def compare(
    name: str, players: int, options: dict[str, Any], reference: Reference, seed: int, same: Any = None,
    choose: Any = random.Random.choice,
) -> Engine:  # fmt: skip
    """One random game on both; anything that differs is an assertion. `same(engine, reference)` may check more.

    `choose(dice, possibilities)` may lean towards games that uniform chance hardly ever brings.
    """
    dice = random.Random(seed)
    engine = Engine(name, players, options)
    while True:
        chance = settle_single(engine)
        assert chance == settle_single(reference)
        if chance:
            outcome = choose(dice, sorted(chance))
            engine.happen(outcome)
            reference.happen(outcome)
            continue
        assert bool(engine.head("over")) == reference.over
        assert engine.scores() == reference.scores()
        if same:
            same(engine, reference)
        if reference.over:
            assert engine.winners() == sorted(reference.winners())
            return engine
        assert engine.head("turn") == reference.turn
        legal = engine.legal()
        assert sorted(legal) == sorted(reference.legal())
        move = choose(dice, sorted(legal))
        engine.play(move)
        reference.play(move)
