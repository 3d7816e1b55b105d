"""Compiling everything ahead, so that nobody waits later."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from hortus.bots import find as bot
from hortus.games import game as find_game
from hortus.kernel import blank, generic, write
from hortus.table import Match


def steps(name: str) -> list[tuple[str, Callable[[], Any]]]:
    """The functions of a game that Python calls, each with a call that compiles it."""
    game = find_game(name)
    states = blank(game.dtype)
    write(states, 0, game.fresh(game.players[0], {}))
    moves = np.zeros(game.most_moves, np.int16)
    outcomes, weights = np.zeros((2, max(1, game.most_outcomes)), np.int16)
    scores = np.zeros(8, np.int64)
    gains = np.zeros((1, game.players[-1], len(game.lines)), np.int64)
    seen = np.empty(game.features, np.int16)
    return [
        ("deal", lambda: generic.deal_at(states, 0, 0)),
        ("legal", lambda: generic.legal_at(states, 0, moves)),
        ("play", lambda: generic.play_at(states, 0, int(moves[0]))),
        ("score", lambda: generic.score_at(states, 0, scores)),
        ("gains", lambda: generic.gains_at(states, 0, moves[:0], blank(game.dtype), gains)),
        ("winners", lambda: generic.winners_at(states, 0)),
        ("observe", lambda: generic.observe_at(states, 0, 0, seen)),
        ("redeal", lambda: generic.redeal_at(states, 0, 0, 0)),
        ("start", lambda: generic.start_at(states, 0, 0)),
        ("chance", lambda: generic.chance_at(states, 0, outcomes, weights)),
        ("force", lambda: generic.force_at(states, 0, int(outcomes[0]))),
        ("resolve_chance", lambda: generic.resolve_chance_at(states, 0)),
        ("decide", lambda: (generic.legal_at(states, 0, moves), generic.decide_at(states, 0, int(moves[0])))),
        ("playouts", lambda: generic.playouts(states, 0, moves)),
        ("search", lambda: bot("gardener:simulations=1", 0).choose(Match(name, game.players[-1], {}, 0))),
    ]


def warm(names: Sequence[str]) -> None:
    """Compile the rules of these games, or load them from the cache, with a progress bar."""
    columns = (TextColumn("{task.description:<28}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns) as progress:
        for name in names:
            task = progress.add_task(name, total=None)
            calls = steps(name)
            progress.update(task, total=len(calls))
            for step, call in calls:
                progress.update(task, description=f"{name}: {step}")
                call()
                progress.advance(task)
            progress.update(task, description=name)
