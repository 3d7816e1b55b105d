"""The games as PettingZoo environments: AEC with action masks, and a parallel form.

import pettingzoo, hortus.envs
env = pettingzoo.make("aec", "hortus/lucky_numbers-v0", players=3)
"""

from __future__ import annotations

import random
from functools import partial
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.env_registry.registration import aec_registry, parallel_registry
from pettingzoo.env_registry.registration import register as add
from pettingzoo.utils.env_logger import EnvLogger

from hortus.errors import IllegalMove
from hortus.games import game as find_game
from hortus.games import names as game_names
from hortus.table import Match

from . import common

Agent = str


class GardenAEC(AECEnv[Agent, Any, Any]):  # type: ignore[misc]
    """One match, seat after seat. Actions are move codes; an illegal one raises IllegalMove and changes nothing."""

    metadata = {"render_modes": common.RENDER_MODES, "is_parallelizable": False, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self, game: str, players: int = 2, render_mode: str | None = None, reward: str = "result",
        max_cycles: int | None = None, viewer: int | None = None, **options: Any,
    ) -> None:  # fmt: skip
        super().__init__()
        found = find_game(game)
        self._name = game
        players = found.checked_players(players)
        self._options = found.choose(players, options)
        found.fresh(players, self._options)  # options that exclude each other are refused now rather than later
        common.check_choices(render_mode, reward, "raise")
        self.metadata = {**self.metadata, "name": f"{common.snake(game)}_v0"}
        self.render_mode = render_mode
        self._reward, self._max_cycles, self._viewer = reward, max_cycles, viewer
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.observation_spaces = {agent: common.observation_space(found) for agent in self.possible_agents}
        self.action_spaces = {agent: common.action_space(found) for agent in self.possible_agents}
        self._seeds = random.Random()
        self.match: Match | None = None

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new match. After a seed, further resets without one are reproducible too."""
        if seed is not None:
            self._seeds.seed(seed)
        self.match = Match(self._name, len(self.possible_agents), self._options, self._seeds.getrandbits(63))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._steps = 0
        self.agent_selection = self.possible_agents[self.match.turn or 0]

    def observe(self, agent: Agent) -> dict[str, Any]:
        assert self.match is not None, "reset() comes first"
        return common.observation(self.match, self.possible_agents.index(agent))

    def step(self, action: Any) -> None:
        match = self.match
        assert match is not None, "reset() comes first"
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        match.play_code(int(action))
        self._steps += 1
        turn = match.turn
        if turn is None:  # rewards come at the end only
            self.rewards = dict(zip(self.possible_agents, common.rewards(match, self._reward), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        elif self._max_cycles is not None and self._steps >= self._max_cycles * len(self.possible_agents):
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[turn or 0]
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        assert self.match is not None, "reset() comes first"
        return common.render(self.match, self.render_mode, self._viewer)

    def close(self) -> None: ...

    def __str__(self) -> str:
        return str(self.metadata["name"])


class GuardedAEC(GardenAEC):
    """Behaves like an environment in PettingZoo's usual wrappers, at a third of their cost.

    An illegal action ends the match and costs its player 1; a step after the end is warned of.
    """

    def step(self, action: Any) -> None:
        if self.match is not None and not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        try:
            super().step(action)
        except IllegalMove:
            EnvLogger.warn_on_illegal_move()
            self.rewards[self.agent_selection] = -1.0
            self.terminations = dict.fromkeys(self.agents, True)
            self.truncations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()


def raw_env(game: str, **settings: Any) -> GardenAEC:
    """An environment in which an illegal action raises IllegalMove and changes nothing."""
    return GardenAEC(game, **settings)


def env(game: str, **settings: Any) -> GuardedAEC:
    """The environment for learners: an illegal action ends the match and costs its player 1."""
    return GuardedAEC(game, **settings)


class GardenParallel(ParallelEnv[Agent, Any, Any]):  # type: ignore[misc]
    """Everybody hands in an action at every step; only that of the seat to decide is played.

    A turn-based game gains nothing from it, but some tools speak nothing else. An illegal action is replaced by a
    random legal one, and `infos` says so.
    """

    metadata = {"render_modes": common.RENDER_MODES, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self, game: str, players: int = 2, render_mode: str | None = None, reward: str = "result",
        max_cycles: int | None = None, viewer: int | None = None, **options: Any,
    ) -> None:  # fmt: skip
        self._aec = GardenAEC(game, players, None, reward, None, viewer, **options)
        self.metadata = {**self.metadata, "name": self._aec.metadata["name"]}
        self.render_mode = render_mode
        self._max_cycles = max_cycles
        self.possible_agents = self._aec.possible_agents
        self.observation_spaces = self._aec.observation_spaces
        self.action_spaces = self._aec.action_spaces
        self._dice = random.Random()

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Any], dict[Agent, dict[str, Any]]]:
        if seed is not None:
            self._dice.seed(seed)
        self._aec.reset(seed, options)
        self.agents = self.possible_agents[:]
        self._steps = 0
        return self._shown(), {agent: {} for agent in self.agents}

    def _shown(self) -> dict[Agent, Any]:
        return {agent: self._aec.observe(agent) for agent in self.possible_agents}

    def step(
        self, actions: dict[Agent, Any]
    ) -> tuple[dict[Agent, Any], dict[Agent, float], dict[Agent, bool], dict[Agent, bool], dict[Agent, dict[str, Any]]]:
        match = self._aec.match
        assert match is not None, "reset() comes first"
        mover = self._aec.agent_selection
        infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        action = actions.get(mover)
        if action is None or int(action) not in match.codes():
            action = self._dice.choice(match.codes())
            infos[mover]["illegal"] = True
        self._aec.step(action)
        self._steps += 1
        ended = match.over
        cut = not ended and self._max_cycles is not None and self._steps >= self._max_cycles
        found = (
            self._shown(),
            dict(self._aec.rewards),
            dict.fromkeys(self.agents, ended),
            dict.fromkeys(self.agents, cut),
            infos,
        )
        if ended or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return found

    def render(self) -> Any:
        assert self._aec.match is not None, "reset() comes first"
        return common.render(self._aec.match, self.render_mode, self._aec._viewer)

    def close(self) -> None: ...


def parallel_env(game: str, **settings: Any) -> GardenParallel:
    """An environment in PettingZoo's parallel form."""
    return GardenParallel(game, **settings)


def register() -> None:
    """Make every game known to `pettingzoo.make` as hortus/<game>-v0."""
    for name in game_names():
        key = f"hortus/{common.snake(name)}-v0"
        if key not in aec_registry:
            add("aec", key, entry_point=partial(env, name))
        if key not in parallel_registry:
            add("parallel", key, entry_point=partial(parallel_env, name))
