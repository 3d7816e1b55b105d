"""What the interfaces share: names, spaces, rewards and pictures."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import numpy as np
from gymnasium import spaces

from hortus.errors import BadOption
from hortus.games.contract import Game
from hortus.i18n import COMMON
from hortus.sim.memory import check_choice, reward_kind
from hortus.table import Match

RENDER_MODES = ["human", "ansi", "svg", "rgb_array"]
ILLEGAL = ("raise", "lose", "random")  # what an illegal action brings about
LOST = {"result": -1.0, "margin": -100.0}  # the reward of an illegal action, where it loses


def camel(game: str) -> str:
    """lucky-numbers -> LuckyNumbers"""
    return "".join(word.capitalize() for word in game.split("-"))


def snake(game: str) -> str:
    """lucky-numbers -> lucky_numbers"""
    return game.replace("-", "_")


def observation_space(game: Game) -> spaces.Dict:
    """The features a seat sees, and which moves it may play."""
    return spaces.Dict(
        {
            "observation": spaces.Box(*bounds(game), dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (len(game.notation),), np.int8),
        }
    )


def bounds(game: Game) -> tuple[Any, Any]:
    """The lowest and the highest value of every number of an observation."""
    sizes = [field.size for field in game.observation]
    lowest = np.repeat([field.low for field in game.observation], sizes)
    highest = np.repeat([field.high for field in game.observation], sizes)
    return lowest.astype(np.int16), highest.astype(np.int16)


def action_space(game: Game) -> spaces.Discrete:
    """Move codes: `game.notation` says what each is."""
    return spaces.Discrete(len(game.notation))


def observation(match: Match, seat: int) -> dict[str, Any]:
    """What a seat sees now, and which actions it may choose: none where another seat is to decide."""
    seen, mask = match.observe_with_mask(seat)
    return {"observation": seen, "action_mask": mask}


def rewards(match: Match, kind: str) -> list[float]:
    """The rewards of a finished match, by seat."""
    return shares(match.scores(), match.winners(), kind)


def shares(points: list[int], won: list[int], kind: str) -> list[float]:
    """The rewards by seat, from points and winners; batches give the same."""
    players = len(points)
    if players == 1:
        return [float(points[0])]
    if kind == "margin":
        return [float(points[s] - max(points[o] for o in range(players) if o != s)) for s in range(players)]
    share = (players - len(won)) / (len(won) * (players - 1)) if won else 0.0
    loss = -1 / (players - 1) if won else 0.0
    return [share if seat in won else loss for seat in range(players)]


def check_choices(render_mode: str | None, reward: str, illegal: str) -> None:
    """BadOption unless these settings of an environment exist."""
    reward_kind(reward)
    if render_mode is not None:
        check_choice("render_mode", render_mode, RENDER_MODES)
    check_choice("illegal", illegal, ILLEGAL)


def render(match: Match, mode: str | None, viewer: int | None = None) -> Any:
    """The table as a seat sees it, or as a spectator does if the viewer is None, in the form of a render mode."""
    if mode is None:
        return None
    if mode == "ansi":
        return match.text(viewer)
    if mode == "svg":
        return match.svg(viewer)
    if mode == "rgb_array":
        return pixels(match.svg(viewer))
    print(match.text(viewer))
    return None


def pixels(svg: str) -> Any:
    """An SVG picture as an array of uint8 [height, width, 3]."""
    try:
        import resvg_py
        from PIL import Image
    except ImportError as problem:
        raise BadOption(COMMON.sentences("missing-extra", package=problem.name or str(problem), extra="envs")) from None
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg))
    return np.asarray(Image.open(BytesIO(png)).convert("RGB"))
