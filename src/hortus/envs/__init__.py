"""The games in other people's interfaces (the `envs` extra): PettingZoo, Gymnasium and OpenSpiel.

Importing this registers every game with PettingZoo and Gymnasium, where they are installed. OpenSpiel's games are
registered by `import hortus.envs.openspiel`.
"""

from __future__ import annotations

from importlib.util import find_spec


def _register() -> None:
    if find_spec("gymnasium") is None:
        return
    from . import gymnasium

    gymnasium.register()
    if find_spec("pettingzoo") is not None:
        from . import pettingzoo

        pettingzoo.register()


_register()
