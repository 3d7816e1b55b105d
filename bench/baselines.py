"""The arena with OpenSpiel's tree search as one more bot, for docs/baselines.md.

    python bench/baselines.py lucky-numbers --bots openspiel-mcts:simulations=100,sprout --games 40

`seedling:reach=1000000` plays at random. A game that hides something is searched with OpenSpiel's IS-MCTS, which deals
again what the player cannot see; the others with its MCTS. Both evaluate by one random game to its end.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np

from hortus import bots
from hortus.arena import Plan, run
from hortus.arena.report import as_json
from hortus.arena.statistics import verdict
from hortus.kernel import copied
from hortus.table import Match

EXPLORATION = 2.0


class OpenSpielSearch:
    """OpenSpiel's own tree search over one of our games, with a number of simulations a decision."""

    name = "openspiel-mcts"

    def __init__(self, seed: int | None = None, simulations: int = 100, seconds: None = None) -> None:
        self._dice = np.random.RandomState((seed or 0) % 2**32)
        self._simulations = simulations
        self._bot: Any = None
        self._game: Any = None

    def _begin(self, match: Match) -> None:
        import pyspiel
        from open_spiel.python.algorithms import ismcts, mcts

        import hortus.envs.openspiel as spiel

        self._game = pyspiel.load_game(f"{spiel.PREFIX}{match.game.name.replace('-', '_')}(players={match.players})")
        evaluator = mcts.RandomRolloutEvaluator(1, self._dice)
        if spiel.hides(match.game):
            self._bot = ismcts.ISMCTSBot(self._game, evaluator, EXPLORATION, self._simulations, random_state=self._dice)
        else:
            bound = self._game.max_utility()
            self._bot = mcts.MCTSBot(
                self._game, EXPLORATION * bound, self._simulations, evaluator, random_state=self._dice
            )

    def choose(self, match: Match) -> str:
        """A move for the seat to decide."""
        import hortus.envs.openspiel as spiel

        codes = match.codes()
        if len(codes) == 1:
            return match.game.notation[codes[0]]
        if self._bot is None:
            self._begin(match)
        state = self._game.new_initial_state()
        state._node = spiel.Node(match.game, copied(match._states), int(match.turn or 0), None, None)
        return str(match.game.notation[self._bot.step(state)])


bots.BOTS["openspiel-mcts"] = OpenSpielSearch  # in the arena's other processes too: they import this file


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--bots", required=True, help="comma-separated; all meet all")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int)
    parser.add_argument("--results", type=Path, help="keep every game here; run again, it goes on from there")
    arguments = parser.parse_args()
    plan = Plan(arguments.game, tuple(arguments.bots.split(",")), arguments.players, arguments.games, arguments.seed)
    results = run(plan, arguments.results, arguments.processes)
    print(json.dumps(as_json(plan, results, verdict(plan, results))))


if __name__ == "__main__":
    main()
