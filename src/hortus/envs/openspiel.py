"""The games as OpenSpiel games, with explicit chance nodes: importing this registers them.

    import pyspiel, hortus.envs.openspiel
    game = pyspiel.load_game("hortus_lucky_numbers(players=3)")

A state is a node of a tree that never changes; playing makes a new one. So `clone` copies nothing.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from hortus.games import game as find_game
from hortus.games.contract import Game, Option
from hortus.kernel import blank, copied, light, write
from hortus.kernel.generic import (
    chance_at,
    deal_at,
    decide_at,
    force_at,
    legal_at,
    observe_at,
    redeal_at,
    score_at,
    start_at,
    winners_at,
)
from hortus.sim.memory import observation_size

from . import common

LONGEST = 10_000  # decisions, and chance events: far more than any game has
MOST_POINTS = 1_000.0  # a bound of points and margins
PREFIX = "hortus_"


class Node:
    """A state of a match, for ever; its parent is the state before."""

    __slots__ = ("_legal", "_seen", "game", "over", "parent", "pending", "states", "step", "turn")

    def __init__(self, game: Game, states: Any, parent: Node | None, step: tuple[bool, int] | None) -> None:
        self.game = game
        self.states = states
        self.parent = parent
        self.step = step  # by chance?, code: what led here; None: the root, or dealt again
        if isinstance(states, list):
            state = states[0]
            self.turn, self.over, self.pending = state.turn, state.over, state.pending
        else:
            self.turn, self.over, self.pending = (int(states[name][0]) for name in ("turn", "over", "pending"))
        self._legal: list[int] | None = None
        self._seen: dict[int, bytes] = {}

    def child(self, code: int) -> Node:
        states = copied(self.states)
        if self.pending:
            force_at(states, 0, code)
        else:
            decide_at(states, 0, code)
        return Node(self.game, states, self, (bool(self.pending), code))

    def legal(self) -> list[int]:
        if self._legal is None:
            out = np.empty(self.game.most_moves, np.int16)
            self._legal = sorted(out[: legal_at(self.states, 0, out)].tolist())
        return self._legal

    def chances(self) -> list[tuple[int, float]]:
        outcomes, weights = np.empty((2, self.game.most_outcomes), np.int16)
        n = chance_at(self.states, 0, outcomes, weights)
        total = int(weights[:n].sum())
        found = zip(outcomes[:n].tolist(), weights[:n].tolist(), strict=True)
        return sorted((code, weight / total) for code, weight in found)

    def shown(self) -> Node | None:
        """The last state in which somebody was to decide, this one or an earlier: chance in between is not shown."""
        node: Node | None = self
        while node is not None and node.pending:
            node = node.parent
        return node

    def seen(self, seat: int) -> bytes:
        """A digest of all that a seat has seen and done up to here: its information, with perfect recall."""
        todo: list[Node] = []
        node: Node | None = self
        while node is not None and seat not in node._seen:
            todo.append(node)
            node = node.parent
        before = node._seen[seat] if node is not None else b""
        for node in reversed(todo):
            digest = hashlib.blake2b(before, digest_size=12)
            decided = node.parent is not None and node.step is not None and not node.step[0]
            if decided and node.parent is not None and node.step is not None and node.parent.turn == seat:
                digest.update(b"played %d;" % node.step[1])
            if not node.pending:
                digest.update(view(node, seat).encode())
            before = node._seen[seat] = digest.digest() if decided or not node.pending else before
        return before

    def __deepcopy__(self, memo: object) -> Node:
        return self

    def __copy__(self) -> Node:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Flat, so that a long match can be pickled: the first state and every step since, dealt again or not."""
        nodes: list[Node] = [self]
        while nodes[-1].parent is not None:
            nodes.append(nodes[-1].parent)
        nodes.reverse()
        steps = [(node.step, None if node.step else _values(node)) for node in nodes]
        return _rebuilt, (self.game.name, steps)


def _values(node: Node) -> Any:
    state = light(node.states[0])
    return [getattr(state, name) for name in state.__slots__]


def _rebuilt(game: str, steps: list[Any]) -> Node:
    found = find_game(game)
    node: Node | None = None
    for step, values in steps:
        if step is not None and node is not None:
            node = node.child(step[1])
        else:
            state = found.light()
            for name, value in zip(state.__slots__, values, strict=True):
                setattr(state, name, value)
            states = blank(found.dtype)
            write(states, 0, state)
            node = Node(found, states, node, None)
    assert node is not None
    return node


def view(node: Node, seat: int | None) -> str:
    """What a seat sees, as one line of JSON."""
    return json.dumps(node.game.view(light(node.states[0]), seat), separators=(",", ":"))


def private_view(node: Node, seat: int) -> str:
    """What a seat sees and a spectator does not."""
    state = light(node.states[0])
    known = node.game.view(state, None)
    mine = {key: value for key, value in node.game.view(state, seat).items() if value != known.get(key)}
    return json.dumps(mine, separators=(",", ":"))


class GardenGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options; made by `pyspiel.load_game`."""

    name = ""  # of the game, in the subclass registered for it

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = dict(params or {})
        self.garden = find_game(self.name)
        self.players = int(params.get("players", default_players(self.garden)))
        self.reward = str(params.get("reward", "result"))
        given = {option.name: params[option.name] for option in self.garden.options if option.name in params}
        self.options = self.garden.choose(self.players, {name: value_of(value) for name, value in given.items()})
        params.update({name: parameter(self.garden.option(name), self.options[name]) for name in given})
        common.check_choices(None, self.reward, "raise")
        zero_sum = self.players == 2 or (self.reward == "result" and self.players > 1)
        bound = 1.0 if self.reward == "result" and self.players > 1 else MOST_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.garden.notation),
            max_chance_outcomes=len(self.garden.outcomes),
            num_players=self.players,
            min_utility=-bound,
            max_utility=bound,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.name, zero_sum), info, params)
        states = blank(self.garden.dtype)
        write(states, 0, self.garden.fresh(self.players, self.options))
        start_at(states, 0, 0)
        self.root = Node(self.garden, states, None, None)

    def new_initial_state(self, _text: Any = None) -> GardenState:
        return GardenState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> GardenObserver:
        return GardenObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class GardenState(pyspiel.State):  # type: ignore[misc]
    """A match in OpenSpiel's words."""

    def __init__(self, game: GardenGame) -> None:
        super().__init__(game)
        self._node = game.root
        self._reward = game.reward

    def current_player(self) -> int:
        node = self._node
        if node.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if node.pending else node.turn

    def _legal_actions(self, player: int) -> list[int]:
        return self._node.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self._node.chances()

    def _apply_action(self, action: int) -> None:
        self._node = self._node.child(action)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self._node.game
        return game.outcomes[action] if player == pyspiel.PlayerId.CHANCE else game.notation[action]

    def is_terminal(self) -> bool:
        return bool(self._node.over)

    def returns(self) -> list[float]:
        node = self._node
        players = self.num_players()
        return rewards(node, players, self._reward) if node.over else [0.0] * players

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> GardenState:
        """This state with everything the player cannot see, the future included, dealt again.

        What the player has seen stays the same. OpenSpiel's own list of past actions is kept as it was.
        """
        resampled = self.clone()
        node = self._node
        states = copied(node.states)
        redeal_at(states, 0, player_id, int(probability_sampler() * 2**53))
        dealt = Node(node.game, states, node.parent, None)
        dealt._seen[player_id] = node.seen(player_id)
        resampled._node = dealt
        return resampled  # type: ignore[no-any-return]

    def __str__(self) -> str:
        node = self._node
        shown = node.shown()
        text = node.game.text(light(shown.states[0]), None, "en") if shown is not None else "Set-up."
        return f"{text}\nChance is next." if node.pending else text


def rewards(node: Node, players: int, kind: str) -> list[float]:
    """As `common.rewards`, of a final state."""
    points = np.zeros(8, np.int64)
    score_at(node.states, 0, points)
    won = int(winners_at(node.states, 0))
    return common.shares(points[:players].tolist(), [seat for seat in range(players) if won >> seat & 1], kind)


class GardenObserver:
    """What a player sees: `game.observation` as numbers, the view as text. Chance in between is not shown."""

    def __init__(self, game: GardenGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"Observations take no parameters, not {params}.")
        self._kind = kind
        self._garden = game.garden
        self._players = game.players
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        alone = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if kind.public_info and alone and not kind.perfect_recall:
            size = observation_size(game.garden)
            self._numbers = np.zeros(size, np.int16)
            self.tensor = np.zeros(self._players + size, np.float32)
            self.dict["player"] = self.tensor[: self._players]
            at = self._players
            for name, length in game.garden.observation:
                self.dict[name] = self.tensor[at : at + length]
                at += length

    def set_from(self, state: Any, player: int) -> None:
        if self.tensor is None:
            return
        self.tensor.fill(0)
        shown = state._node.shown()
        if player < 0 or shown is None:
            return
        self.tensor[player] = 1
        self._numbers.fill(0)
        observe_at(shown.states, 0, player, self._numbers)
        self.tensor[self._players :] = self._numbers

    def string_from(self, state: Any, player: int) -> str:
        node = state._node
        shown = node.shown()
        public, private = self._kind.public_info, self._kind.private_info
        if not public and (private == pyspiel.PrivateInfoType.NONE or not hides(self._garden)):
            return ""
        if shown is None:
            return f"player {player}: set-up"
        seat = player if private == pyspiel.PrivateInfoType.SINGLE_PLAYER else None
        if not public:
            return f"player {player}: {private_view(shown, player)}"
        text = f"player {player}: {view(shown, seat)}"
        if self._kind.perfect_recall:
            text += f" past {node.seen(player).hex()}"
        return text


@cache
def hides(game: Game) -> bool:
    """Does a seat see anything that a spectator does not, as a match begins?"""
    states = blank(game.dtype)
    players = default_players(game)
    write(states, 0, game.fresh(players, {}))
    deal_at(states, 0, 1)
    state = light(states[0])
    return bool(any(game.view(state, seat) != game.view(state, None) for seat in range(players)))


def default_players(game: Game) -> int:
    return 2 if 2 in game.players else game.players[0]


def parameter(option: Option, value: Any) -> bool | int | str:
    """An option's value as a parameter: numbers and flags as they are, the rest as text that a game's name can hold.

    There a comma ends a parameter and "1" is a number, so they are written "+" and "_1".
    """
    if isinstance(option.default, (bool, int)):
        return value  # type: ignore[no-any-return]
    text = option.write(value).replace(",", "+")
    return f"_{text}" if text[:1] in set("0123456789+-.") or text in ("True", "False") else text


def value_of(given: Any) -> Any:
    """What a parameter says, as an option reads it."""
    return given.removeprefix("_").replace("+", ",") if isinstance(given, str) else given


def game_type(name: str, zero_sum: bool) -> Any:
    """OpenSpiel's description of a game. Options are parameters."""
    game = find_game(name)
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + common.snake(name),
        long_name=game.title["en"],
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(kinds.Information.IMPERFECT_INFORMATION if hides(game) else kinds.Information.PERFECT_INFORMATION),
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": default_players(game),
            "reward": "result",
            **{option.name: parameter(option, option.default) for option in game.options},
        },
    )


def register() -> None:
    """Make every game known to `pyspiel.load_game` as hortus_<game>."""
    known = set(pyspiel.registered_names())
    for name in common.game_names():
        kind = game_type(name, default_players(find_game(name)) > 1)
        if kind.short_name not in known:
            # A class, as OpenSpiel keeps it beyond the interpreter's end, which no other function survives.
            pyspiel.register_game(kind, type(common.camel(name), (GardenGame,), {"name": name}))


register()
