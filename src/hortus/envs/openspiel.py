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
from hortus.games import names as game_names
from hortus.games.contract import Game, Option
from hortus.kernel import blank, copied, plain_state, write
from hortus.kernel.generic import (
    CHANCE,
    OVER,
    deal_at,
    legal_at,
    next_at,
    observe_at,
    odds_at,
    redeal_at,
    score_at,
    start_at,
    step_at,
    winners_at,
)

from . import common

LONGEST = 10_000  # decisions, and chance events: far more than any game has
MOST_POINTS = 1_000.0  # a bound of points and margins
PREFIX = "hortus_"


class Node:
    """One state of a match, which never changes; its parent is the state before."""

    __slots__ = ("_seen", "game", "parent", "player", "states", "step")

    def __init__(self, game: Game, states: Any, player: int, parent: Node | None, step: int | None) -> None:
        self.game = game
        self.states = states
        self.player = player  # the seat to decide, or CHANCE, or OVER
        self.parent = parent
        self.step = step  # what led here: a move's code or an outcome's; None: the root, or dealt again
        self._seen: dict[int, bytes] = {}

    def child(self, code: int) -> Node:
        states = copied(self.states)
        return Node(self.game, states, step_at(states, 0, code), self, code)

    def legal(self) -> list[int]:
        out = np.empty(self.game.most_moves, np.int16)
        codes = out[: legal_at(self.states, 0, out)]
        codes.sort()
        return codes.tolist()  # type: ignore[no-any-return]

    def chances(self) -> list[tuple[int, float]]:
        most = self.game.most_outcomes
        outcomes, odds = np.empty(most, np.int16), np.empty(most, np.float64)
        n = odds_at(self.states, 0, outcomes, odds)
        return list(zip(outcomes[:n].tolist(), odds[:n].tolist(), strict=True))

    def shown(self) -> Node | None:
        """The last state in which somebody was to decide, this one or an earlier: chance in between is not shown."""
        node: Node | None = self
        while node is not None and node.player == CHANCE:
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
            parent, step = node.parent, node.step
            decided = parent is not None and step is not None and parent.player != CHANCE
            if decided and parent is not None and parent.player == seat:
                digest.update(f"played {step};".encode())
            if node.player != CHANCE:
                digest.update(view(node, seat).encode())
            before = node._seen[seat] = digest.digest() if decided or node.player != CHANCE else before
        return before

    def __deepcopy__(self, memo: object) -> Node:
        return self

    def __copy__(self) -> Node:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles the first state and every step since, as a flat list, so that long matches do not recurse."""
        nodes: list[Node] = [self]
        while nodes[-1].parent is not None:
            nodes.append(nodes[-1].parent)
        nodes.reverse()
        return _rebuilt, (self.game.name, [_values(node) if node.step is None else node.step for node in nodes])


def _values(node: Node) -> Any:
    state = plain_state(node.states[0])
    return [getattr(state, name) for name in state.__slots__]


def _rebuilt(game: str, steps: list[Any]) -> Node:
    found = find_game(game)
    node: Node | None = None
    for step in steps:
        if isinstance(step, int) and node is not None:
            node = node.child(step)
        else:
            state = found.plain_state()
            for name, value in zip(state.__slots__, step, strict=True):
                setattr(state, name, value)
            states = blank(found.dtype)
            write(states, 0, state)
            node = Node(found, states, next_at(states, 0), node, None)
    assert node is not None
    return node


def view(node: Node, seat: int | None) -> str:
    """What a seat sees, as one line of JSON."""
    return json.dumps(node.game.view(plain_state(node.states[0]), seat), separators=(",", ":"))


def private_view(node: Node, seat: int) -> str:
    """What a seat sees and a spectator does not."""
    state = plain_state(node.states[0])
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
        self.root = Node(self.garden, states, next_at(states, 0), None, None)

    def new_initial_state(self, _text: Any = None) -> GardenState:
        return GardenState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST if any(self.garden.outcomes) else 0

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> GardenObserver:
        return GardenObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class GardenState(pyspiel.State):  # type: ignore[misc]
    """A match in OpenSpiel's words."""

    def __init__(self, game: GardenGame) -> None:
        super().__init__(game)
        self._node = game.root
        self._reward = game.reward

    def current_player(self) -> int:
        return self._node.player

    def is_chance_node(self) -> bool:
        return self._node.player == CHANCE

    def is_terminal(self) -> bool:
        return self._node.player == OVER

    def legal_actions(self, *player: int) -> list[int]:
        """The legal actions of the player to move; OpenSpiel itself answers for everybody else."""
        if self._node.player >= 0 and player in ((), (self._node.player,)):
            return self._node.legal()
        return super().legal_actions(*player)  # type: ignore[no-any-return]

    def _legal_actions(self, player: int) -> list[int]:
        return self._node.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self._node.chances()

    def _apply_action(self, action: int) -> None:
        self._node = self._node.child(action)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self._node.game
        return game.outcomes[action] if player == pyspiel.PlayerId.CHANCE else game.notation[action]

    def returns(self) -> list[float]:
        node = self._node
        players = self.num_players()
        return rewards(node, players, self._reward) if node.player == OVER else [0.0] * players

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> GardenState:
        """This state with everything the player cannot see, the future included, dealt again.

        What the player has seen stays the same. OpenSpiel's own list of past actions is kept as it was.
        """
        resampled = self.clone()
        node = self._node
        states = copied(node.states)
        redeal_at(states, 0, player_id, int(probability_sampler() * 2**53))
        dealt = Node(node.game, states, node.player, node.parent, None)
        dealt._seen[player_id] = node.seen(player_id)
        resampled._node = dealt
        return resampled  # type: ignore[no-any-return]

    def __str__(self) -> str:
        node = self._node
        shown = node.shown()
        text = node.game.text(plain_state(shown.states[0]), None, "en") if shown is not None else "Set-up."
        return f"{text}\nChance is next." if node.player == CHANCE else text


def rewards(node: Node, players: int, kind: str) -> list[float]:
    """The rewards of a final state, by player, as `common.rewards` gives them for a match."""
    points = np.zeros(8, np.int64)
    score_at(node.states, 0, points)
    won = int(winners_at(node.states, 0))
    return common.shares(points[:players].tolist(), [seat for seat in range(players) if won >> seat & 1], kind)


class GardenObserver:
    """What a player sees: `game.observation` as numbers, the view as text. At a chance node, what was last seen."""

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
            size = game.garden.features
            self._numbers = np.empty(size, np.int16)
            self.tensor = np.zeros(self._players + size, np.float32)
            self.dict["player"] = self.tensor[: self._players]
            at = self._players
            for field in game.garden.observation:
                self.dict[field.name] = self.tensor[at : at + field.size]
                at += field.size

    def set_from(self, state: Any, player: int) -> None:
        if self.tensor is None:
            return
        self.tensor.fill(0)
        shown = state._node.shown()
        if player < 0 or shown is None:
            return
        self.tensor[player] = 1
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
    state = plain_state(states[0])
    return bool(any(game.view(state, seat) != game.view(state, None) for seat in range(players)))


def default_players(game: Game) -> int:
    """Two players, if the game can be played by two."""
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
        long_name=game.title(),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if any(game.outcomes) else kinds.ChanceMode.DETERMINISTIC,
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
    for name in game_names():
        kind = game_type(name, default_players(find_game(name)) > 1)
        if kind.short_name not in known:
            # A class, as OpenSpiel keeps it beyond the interpreter's end, which no other function survives.
            pyspiel.register_game(kind, type(common.camel(name), (GardenGame,), {"name": name}))


register()
