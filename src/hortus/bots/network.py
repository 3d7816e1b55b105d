"""A learned bot: plays the move its network finds most likely. Playing needs NumPy alone.

The file is what `examples/selfplay_gpu.py` writes: a residual network over the one-hot inputs of
`hortus.games.encoding`, its matrices as eight-bit numbers with a scale for each row.
"""

from __future__ import annotations

import random
import zipfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from hortus.errors import BadOption, shown
from hortus.games.contract import Game, whole
from hortus.games.encoding import Layout, layout
from hortus.i18n import COMMON
from hortus.kernel.generic import observe_at
from hortus.table import Match

from .words import WORDS

Array = npt.NDArray[Any]
SCALE = ".scale"


def packed(weights: Mapping[str, Array], game: str) -> dict[str, Array]:
    """Weights as they are kept in a file: matrices rounded to eight bits, row by row."""
    found: dict[str, Array] = {"game": np.array(game)}
    for name, value in weights.items():
        if value.ndim == 2:
            scale = np.maximum(np.abs(value).max(1), 1e-12) / 127
            found[name] = np.rint(value / scale[:, None]).astype(np.int8)
            found[name + SCALE] = scale.astype(np.float32)
        else:
            found[name] = value.astype(np.float32)
    return found


def unpacked(kept: Mapping[str, Array]) -> dict[str, Array]:
    """The weights of a file, matrices as 32-bit floats."""
    return {
        name: value * kept[name + SCALE][:, None] if name + SCALE in kept else value
        for name, value in kept.items()
        if name != "game" and not name.endswith(SCALE)
    }


@cache
def layout_of(game: Game) -> Layout:
    return layout(game.observation)


class Weights:
    """The network of a file."""

    def __init__(self, file: str) -> None:
        try:
            with np.load(Path(file), allow_pickle=False) as kept:
                arrays = dict(kept)
                self.game = str(arrays["game"])
                self._of = unpacked(arrays)
            self._enter = np.ascontiguousarray(self._of["enter.weight"].T)
            self._blocks = len([name for name in self._of if name.startswith("blocks.") and name.endswith("norm.bias")])
            if self._of["policy.weight"].shape[1] != self._enter.shape[1]:
                raise ValueError("the layers do not fit")
        except (OSError, KeyError, ValueError, zipfile.BadZipFile):
            raise BadOption(WORDS.sentences("network-unreadable", file=shown(file))) from None

    def fits(self, game: Game) -> bool:
        """Was it made for this game, as it is now?"""
        same = self.game == game.name and self._enter.shape[0] == layout_of(game).width
        return same and len(self._of["policy.bias"]) == len(game.notation)

    def _linear(self, name: str, x: Array) -> Array:
        return self._of[name + ".weight"] @ x + self._of[name + ".bias"]

    def _norm(self, name: str, x: Array) -> Array:
        x = x - x.mean()
        x = x / np.sqrt((x * x).mean() + 1e-5)
        return x * self._of[name + ".weight"] + self._of[name + ".bias"]

    def logits(self, seen: Array, game: Game) -> Array:
        """How likely each move code is, before anything is left out, for one observation."""
        at = layout_of(game)
        first = at.width - len(at.scaled)
        x = self._enter[seen[at.one_hot] + at.offset].sum(0) + self._of["enter.bias"]
        x = x + ((seen[at.scaled] - at.low) / at.span) @ self._enter[first:]
        for k in range(self._blocks):
            hidden = np.maximum(self._linear(f"blocks.{k}.first", self._norm(f"blocks.{k}.norm", x)), 0)
            x = x + self._linear(f"blocks.{k}.second", hidden)
        return self._linear("policy", np.maximum(self._norm("norm", x), 0))


read = cache(Weights)


class Network:
    """Plays the most likely of the legal moves; with a `temperature`, draws one, the more evenly the higher it is."""

    def __init__(
        self, seed: int | None = None, file: str | None = None, name: str = "network", temperature: float = 0.0
    ) -> None:
        if file is None:
            raise BadOption(WORDS.sentences("network-without-file"))
        self.name = name
        self.file = file
        self.temperature = temperature
        self._weights = read(file)
        self._dice = random.Random(whole(seed))

    def choose(self, match: Match) -> str:
        """A move for the seat to decide, from what it sees."""
        if match.turn is None:
            raise BadOption(COMMON.sentences("match-over"))
        game = match.game
        if not self._weights.fits(game):
            raise BadOption(
                WORDS.sentences("network-other-game", file=shown(self.file), game=shown(self._weights.game))
            )
        seen = np.zeros(game.features, np.int16)
        observe_at(match._states, 0, match.turn, seen)
        codes = match.codes()
        likely = self._weights.logits(seen.astype(np.int64), game)[codes]
        if self.temperature > 0:
            chances = np.exp((likely - likely.max()) / self.temperature)
            return game.notation[self._dice.choices(codes, chances.tolist())[0]]
        return game.notation[codes[int(likely.argmax())]]
