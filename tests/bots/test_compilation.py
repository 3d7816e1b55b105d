"""A game is played before it is compiled: as plain Python, with the same bits, until its compiled rules are there."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import hortus
from hortus.bots.compilation import SHARES, Compilation, Progress, load, loaded, steps
from hortus.games import game as find_game
from hortus.kernel import interpret, plain
from hortus.kernel.generic import play_at
from tests.variants import every_game

SMALL = "moss-court"


@pytest.fixture
def whole_again() -> Iterator[None]:
    yield
    for name in hortus.games():
        interpret(find_game(name).dtype, False)


def played(name: str, compiled_after: int) -> str:
    """A match of light bots that begins as plain Python; its digest."""
    dtype = find_game(name).dtype
    interpret(dtype)
    match = hortus.new(name, max(2, find_game(name).players[0]), seed=7)
    bots = [hortus.bot("sprout", 1), hortus.bot("seedling", 2)]
    while not match.over:
        if match.ply == compiled_after:
            interpret(dtype, False)
        assert match.turn is not None
        match.play(bots[match.turn].choose(match))
        assert isinstance(match._states, list) == (match.ply <= compiled_after)
    return match.digest()


@every_game
def test_a_match_goes_on_when_its_rules_are_compiled(name: str, whole_again: None) -> None:
    """Compiled from the first move, from the fourth, and never: the same moves and the same bits."""
    assert len({played(name, at) for at in (0, 3, 10_000)}) == 1


def test_what_was_played_plain_can_be_taken_back_later(whole_again: None) -> None:
    dtype = find_game(SMALL).dtype
    interpret(dtype)
    match = hortus.new(SMALL, seed=1)
    start = match.digest()
    match.play(match.moves()[0])
    interpret(dtype, False)
    match.play(match.moves()[0])
    for _ in range(2):
        match.undo()
    assert match.digest() == start and match.moves() == hortus.new(SMALL, seed=1).moves()


def test_plain_rules_are_complete_for_every_thread() -> None:
    code = (
        "import threading, hortus\nfrom hortus.games import game\nfrom hortus.kernel import interpret\n"
        "interpret(game('lucky-numbers').dtype)\nbegin = threading.Barrier(8)\nfound = []\n"
        "def play():\n    begin.wait()\n    match = hortus.new('lucky-numbers', seed=3)\n"
        "    match.play(match.moves()[0])\n    found.append(match.digest())\n"
        "threads = [threading.Thread(target=play) for _ in range(8)]\n"
        "[t.start() for t in threads]\n[t.join() for t in threads]\nprint(len(found), len(set(found)))"
    )
    assert subprocess.run([sys.executable, "-c", code], text=True, capture_output=True).stdout == "8 1\n"


def test_a_rule_called_with_plain_states_is_plain() -> None:
    game = find_game(SMALL)
    match = hortus.new(SMALL, seed=1)
    states = [match.state]
    play_at(states, 0, match.codes()[0])
    match.play_code(match.codes()[0])
    assert states[0] == match.state
    assert plain(play_at) is plain(play_at) and game.dtype is states[0].dtype


def test_every_step_has_its_share() -> None:
    assert list(steps(SMALL)) == list(SHARES) and sum(SHARES.values()) == pytest.approx(1)


def test_compiling_goes_on_in_another_process_while_the_game_is_played(tmp_path: Path) -> None:
    code = f"""
import hortus, os
from hortus.bots.compilation import Compilation, loaded
compilation = Compilation(["{SMALL}"])
compilation.start()
print(loaded("{SMALL}"), [found.game for found in compilation.progress()])
match = hortus.new("{SMALL}", seed=1)
match.play(hortus.bot("sprout", 1).choose(match))
compilation.wait()
print(loaded("{SMALL}"), compilation.progress(), type(match._states).__name__)
match.play(hortus.bot("sprout", 1).choose(match))
print(type(match._states).__name__)
from hortus.coach import hints
from hortus.coach.review import judge
from hortus.kernel.cache import only_from_cache
with only_from_cache():  # what the coach calls is compiled with the rest: nobody waits for it later
    print(len(hints(match, simulations=4)) > 0, len(judge(match, [0], 4)))
compilation.close()
"""
    environment = {**os.environ, "HORTUS_CACHE_DIR": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", code], text=True, capture_output=True, env=environment)
    assert done.stdout.splitlines() == [f"False ['{SMALL}']", "True [] list", "ndarray", "True 1"], done.stderr


class Still(Compilation):
    """Nothing is compiled: who comes when is looked at."""

    def __init__(self, waiting: list[str], running: list[tuple[str, float]]) -> None:
        super().__init__([], len(running))
        from hortus.bots.compilation import _Work

        self._waiting = [_Work(name) for name in waiting]
        self._running = [_Work(name) for name, _ in running]
        for work, (name, done) in zip(self._running, running, strict=True):
            work.progress = Progress(name, done)
            work.process = Ended()  # type: ignore[assignment]


class Ended:
    def __init__(self) -> None:
        self.terminated = False

    def terminate(self) -> None:
        self.terminated = True


def test_the_game_that_somebody_opens_comes_first() -> None:
    still = Still(["village-green", "zen-garden"], [("lucky-numbers", 0.6), ("cottage-garden", 0.2)])
    still.prefer("zen-garden")
    order = [found.game for found in still.progress()]
    assert order == ["lucky-numbers", "cottage-garden", "zen-garden", "village-green"]
    ended: list[Any] = [work.process for work in still._running]
    assert [process.terminated for process in ended] == [False, True]  # the one that has done less makes room
    still.prefer("lucky-numbers")  # is under way
    assert [process.terminated for process in ended] == [False, True]


def test_a_compiled_game_is_loaded_by_every_thread_alike(whole_again: None) -> None:
    for call in steps(SMALL).values():
        call()
    interpret(find_game(SMALL).dtype)
    found: list[bool] = []
    threads = [threading.Thread(target=lambda: found.append(load(SMALL))) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [True] * 3 and loaded(SMALL)
