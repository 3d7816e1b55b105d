"""Very many games at once, stepped together: a batch of lanes in arrays."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np

from hortus.errors import BadOption, IllegalMove
from hortus.games import game as find_game
from hortus.games.contract import checked_seed
from hortus.i18n import COMMON
from hortus.kernel import copied

from . import loops
from .lanes import Lanes
from .memory import check_width, checked_lanes, first_learner, make_lanes, words_of

STRETCH = 64  # lanes: less is not worth handing to another thread


def cores() -> int:
    """The CPU cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Batch:
    """Games in lanes. A step plays one move in every lane; a lane whose game ends is dealt its next game at once.

    The arrays are the batch's own and change with every step: copy what you keep. Game k of lane i is dealt from
    seed + i + lanes * k, so that a batch is the same whatever it runs on and in however many threads.

    `learner=None`: the moves of every seat are handed in. A seat, or "rotate": only that seat's; the others play
    at random inside the step.

    `masks`: one "bytes" for each move code (`mask`), one of the "bits" of 32-bit words (`bits`), or "none"; the legal
    codes are listed in `moves` in any case. `observations`: "int16", "int8" where the game's numbers fit, or "none".
    """

    device = "cpu"

    def __init__(
        self, game: str, players: int = 2, lanes: int = 1024, seed: int = 0, options: Mapping[str, Any] | None = None,
        reward: str = "result", learner: int | str | None = None, threads: int | None = 1,
        masks: str = "bytes", observations: str = "int16",
    ) -> None:  # fmt: skip
        self.game = find_game(game)
        self.players = players
        self.options = self.game.choose(players, options or {})
        self.size = checked_lanes(lanes)
        self.reward_kind = reward
        self._learner, self._rotates = first_learner(learner, players)
        self.threads = cores() if threads is None else threads
        if self.threads < 1:
            raise BadOption(COMMON.sentences("no-threads"))
        self._pool: ThreadPoolExecutor | None = None
        check_width(self.game, observations)
        self._lanes = make_lanes(
            self.game, players, self.options, lanes, checked_seed(seed, lanes), reward, self._rotates, masks,
            observations,
        )  # fmt: skip
        self._actions = np.zeros(lanes, np.int16)
        self.reset()

    # -- the arrays

    @property
    def observation(self) -> Any:
        """int16 or int8 [lanes, features]: what the seat to decide sees, in the layout of `game.observation`."""
        return self._lanes.observation

    @property
    def mask(self) -> Any:
        """bool [lanes, codes]: the legal moves of the seat to decide."""
        return self._lanes.mask

    @property
    def bits(self) -> Any:
        """int32 [lanes, words]: the same as bits; code c is bit c % 32 of word c // 32."""
        return self._lanes.bits

    @property
    def moves(self) -> Any:
        """int16 [lanes, most moves]: the same as a list of codes; `count` says how many are valid."""
        return self._lanes.moves

    @property
    def count(self) -> Any:
        """int32 [lanes]: how many moves are legal."""
        return self._lanes.count

    @property
    def turn(self) -> Any:
        """int8 [lanes]: the seat to decide."""
        return self._lanes.turn

    @property
    def seat(self) -> Any:
        """int8 [lanes]: the seat whose move the last step played."""
        return self._lanes.seat

    @property
    def reward(self) -> Any:
        """float32 [lanes]: what the last step brought to `seat`; not 0 only where `done`."""
        return self._lanes.reward

    @property
    def rewards(self) -> Any:
        """float32 [lanes, players]: what the last step brought to every seat; not 0 only where `done`."""
        return self._lanes.rewards

    @property
    def done(self) -> Any:
        """bool [lanes]: the last step has ended a game; what is shown is the next one's beginning."""
        return self._lanes.done

    @property
    def scores(self) -> Any:
        """int32 [lanes, players]: the points of the lane's last finished game."""
        return self._lanes.scores[:, : self.players]

    @property
    def length(self) -> Any:
        """int32 [lanes]: the moves of the lane's last finished game."""
        return self._lanes.length

    @property
    def games(self) -> Any:
        """int64 [lanes]: how many games the lane has finished."""
        return self._lanes.games

    @property
    def states(self) -> Any:
        """The records."""
        return self._lanes.states

    # -- playing

    def reset(self, seed: int | None = None) -> None:
        """Begin again, from a new seed or the last one."""
        if seed is not None:
            self._lanes.setting[0] = checked_seed(seed, self.size)
        self._share(loops.reset_lanes, self._learner)

    def step(self, actions: Any) -> None:
        """Play a move code in every lane. An illegal one raises IllegalMove and nothing is played."""
        actions = np.asarray(actions)
        if actions.shape != (self.size,) or not np.issubdtype(actions.dtype, np.integer):
            raise IllegalMove(COMMON.sentences("bad-step", lanes=self.size))
        lane = loops.first_illegal(self._lanes, actions)
        if lane >= 0:
            raise IllegalMove(COMMON.sentences("illegal-in-lane", lane=str(lane), code=str(actions[lane])))
        self._share(loops.step_lanes, actions)

    def sample(self) -> Any:
        """A random legal move for every lane: an array that the next call writes again."""
        self._share(loops.sample_lanes, self._actions)
        return self._actions

    def play_at_random(self, steps: int) -> None:
        """So many steps of random moves."""
        for _ in range(steps):
            self._share(loops.sample_lanes, self._actions)
            self._share(loops.step_lanes, self._actions)

    def _share(self, work: Callable[..., Any], argument: Any) -> None:
        """Run a loop over all lanes, split among the threads."""
        parts = min(self.threads, max(1, self.size // STRETCH))
        if parts == 1:
            work(self._lanes, 0, self.size, argument)
            return
        if self._pool is None:
            self._pool = ThreadPoolExecutor(self.threads, "hortus-batch")
        edges = [self.size * k // parts for k in range(parts + 1)]
        tasks = [self._pool.submit(work, self._lanes, first, end, argument) for first, end in pairwise(edges)]
        for task in tasks:
            task.result()

    # -- copies

    def clone(self) -> Batch:
        """The same batch again, sharing nothing."""
        new = type(self).__new__(type(self))
        new.__setstate__(self.__getstate__())
        return new

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: value for name, value in self.__dict__.items() if name not in ("_pool", "game")}
        kept["game"] = self.game.name
        kept["_lanes"] = {
            name: copied(value) if name == "states" else value.copy()
            for name, value in self._lanes._asdict().items()
            if name != "words"  # the states' own memory
        }
        kept["_actions"] = self._actions.copy()
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._pool = None
        self.game = find_game(kept["game"])
        arrays = kept["_lanes"]
        states = arrays["states"]
        words = np.zeros((self.size, 1), np.int32) if isinstance(states, list) else words_of(states)
        self._lanes = Lanes(words=words, **arrays)

    def __copy__(self) -> Batch:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Batch:
        return self.clone()

    def close(self) -> None:
        """End the threads; the batch can still be used and starts them again."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.game.name}, {self.players} players, {self.size} lanes on {self.device}>"
