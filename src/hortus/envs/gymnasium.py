"""The games as Gymnasium environments: one seat against bots, a game alone, and a vector of games at once.

import gymnasium, hortus.envs
env = gymnasium.make("hortus/LuckyNumbers-v0", opponents="sprout")
many = gymnasium.make_vec("hortus/LuckyNumbers-v0", num_envs=1024, vectorization_mode="vector_entry_point")
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

import hortus
from hortus.errors import BadOption
from hortus.games import game as find_game
from hortus.games import names as game_names
from hortus.games.contract import SEEDS, whole
from hortus.i18n import COMMON
from hortus.kernel import plain_state
from hortus.sim import Batch
from hortus.table import Match

from . import common


class GardenEnv(gymnasium.Env[dict[str, Any], Any]):
    """One seat's decisions. The other seats are bots; a game for one has none.

    `seat`: the learner's seat, or "rotate": another one with each match. `opponents`: a bot's name, or a list of
    names, one for each other seat in order. `illegal`: an illegal action loses the match ("lose"), is replaced by a
    random legal one ("random"), or raises ("raise"); `info["illegal"]` tells.
    """

    metadata = {"render_modes": common.RENDER_MODES, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self, game: str, players: int = 2, seat: int | str = 0, opponents: str | Sequence[str] = "sprout",
        reward: str = "result", illegal: str = "lose", render_mode: str | None = None, **options: Any,
    ) -> None:  # fmt: skip
        found = find_game(game)
        self._name = game
        self._players = players = found.checked_players(players)
        self._options = found.choose(players, options)
        found.fresh(players, self._options)  # options that exclude each other are refused now rather than later
        common.check_choices(render_mode, reward, illegal)
        self._reward, self._illegal = reward, illegal
        self.render_mode = render_mode
        names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != players - 1:
            raise BadOption(COMMON.sentences("bad-opponents", opponents=players - 1))
        self._opponents = names
        self._rotates = seat == "rotate"
        own = -1 if self._rotates else whole(seat)
        if own is None or not (self._rotates or 0 <= own < players):
            raise BadOption(COMMON.sentences("bad-own-seat", last=players - 1))
        self.seat = own
        for name in names:
            hortus.bot(name)  # an unknown one is refused now
        self.observation_space = common.observation_space(found)
        self.action_space = common.action_space(found)
        self.match: Match | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        if self._rotates:
            self.seat = 0 if seed is not None else (self.seat + 1) % self._players
        others = [other for other in range(self._players) if other != self.seat]
        self._bots = {
            other: hortus.bot(name, int(self.np_random.integers(SEEDS - 1)))
            for other, name in zip(others, self._opponents, strict=True)
        }
        while True:
            deal = int(self.np_random.integers(SEEDS - 1, dtype=np.int64))
            self.match = Match(self._name, self._players, self._options, deal)
            self._answer()
            if not self.match.over:  # over before the learner has decided anything: not a match for it
                break
        return self._shown(), self._info()

    def _answer(self) -> None:
        """The bots play until the learner is to decide."""
        match = self.match
        assert match is not None
        while not match.over and match.turn != self.seat:
            assert match.turn is not None
            match.play(self._bots[match.turn].choose(match))

    def _shown(self) -> dict[str, Any]:
        assert self.match is not None
        return common.observation(self.match, self.seat)

    def _info(self) -> dict[str, Any]:
        assert self.match is not None
        return {"seat": self.seat, "scores": self.match.scores()}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        match = self.match
        assert match is not None, "reset() comes first"
        code = int(action)
        illegal = code not in match.codes()
        if illegal and self._illegal == "lose":
            return self._shown(), common.LOST[self._reward], True, False, {**self._info(), "illegal": True}
        if illegal and self._illegal == "random":
            code = int(self.np_random.choice(match.codes()))
        match.play_code(code)
        self._answer()
        reward = common.rewards(match, self._reward)[self.seat] if match.over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._shown(), reward, match.over, False, {**self._info(), "illegal": illegal}

    def render(self) -> Any:
        assert self.match is not None, "reset() comes first"
        return common.render(self.match, self.render_mode, self.seat)


class GardenVectorEnv(VectorEnv[dict[str, Any], Any, Any]):
    """Many games at once over `hortus.sim.Batch`, compiled from end to end. A game that ends is dealt again at once.

    `learner=None`: the actions of every seat are handed in (self-play); the reward is that of the seat that has just
    acted, and `info["rewards"]` has every seat's. A seat, or "rotate": the others play at random.
    `copy=False` hands out the batch's own arrays, which the next step writes again. `illegal="random"` replaces
    illegal actions by random legal ones; otherwise they raise.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": common.RENDER_MODES}  # noqa: RUF012

    def __init__(
        self, game: str, num_envs: int = 1, players: int = 2, learner: int | str | None = None,
        reward: str = "result", illegal: str = "raise", threads: int | None = 1, copy: bool = True,
        render_mode: str | None = None, **options: Any,
    ) -> None:  # fmt: skip
        common.check_choices(render_mode, reward, illegal)
        if illegal == "lose":
            raise BadOption(COMMON.sentences("vector-illegal"))
        self.num_envs = num_envs
        self.batch = Batch(game, players, num_envs, 0, options, reward, learner, threads)
        self.render_mode = render_mode
        self.single_observation_space = common.observation_space(self.batch.game)
        self.single_action_space = common.action_space(self.batch.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copy = copy
        self._illegal = illegal
        self._never = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal all games again. Their seeds follow from one seed; of a list of seeds the first is used."""
        if isinstance(seed, (list, tuple)):
            seed = seed[0] if seed else None
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(SEEDS - self.num_envs, dtype=np.int64)))
        return self._shown(), self._info()

    def _own(self, array: Any) -> Any:
        return array.copy() if self._copy else array

    def _shown(self) -> dict[str, Any]:
        return {
            "observation": self._own(self.batch.observation),
            "action_mask": self._own(self.batch.mask.view(np.int8)),
        }

    def _info(self) -> dict[str, Any]:
        return {
            "turn": self._own(self.batch.turn),
            "rewards": self._own(self.batch.rewards),
            "scores": self._own(self.batch.scores),
        }

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        actions = np.asarray(actions)
        batch = self.batch
        if self._illegal == "random":
            inside = (actions >= 0) & (actions < batch.mask.shape[1])
            legal = inside & batch.mask[np.arange(self.num_envs), np.where(inside, actions, 0)]
            if not legal.all():
                actions = np.where(legal, actions, batch.sample())
        batch.step(actions)
        return self._shown(), self._own(batch.reward), self._own(batch.done), self._own(self._never), self._info()

    def render(self) -> Any:
        """Every game, as a spectator sees it."""
        if self.render_mode is None:
            return None
        game = self.batch.game
        drawn = []
        for state in self.batch.states:
            match = Match.from_position(game.name, game.position(plain_state(state)))
            drawn.append(common.render(match, self.render_mode))
        return None if self.render_mode == "human" else tuple(drawn)

    def close_extras(self, **kwargs: Any) -> None:
        self.batch.close()


def register() -> None:
    """Make every game known to `gymnasium.make` and `gymnasium.make_vec` as hortus/<Game>-v0."""
    for name in game_names():
        key = f"hortus/{common.camel(name)}-v0"
        if key not in gymnasium.registry:
            gymnasium.register(
                id=key,
                entry_point="hortus.envs.gymnasium:GardenEnv",
                vector_entry_point="hortus.envs.gymnasium:GardenVectorEnv",
                kwargs={"game": name},
            )
