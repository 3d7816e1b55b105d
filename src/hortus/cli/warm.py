"""Compiling everything ahead, so that nobody waits later."""

from __future__ import annotations

import time
from collections.abc import Sequence

from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

from hortus.bots.compilation import Compilation
from hortus.games import game as find_game


def warm(names: Sequence[str]) -> None:
    """Compile these games, on all cores, or find them compiled; with progress bars."""
    columns = (TextColumn("{task.description:<16}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    compilation = Compilation([find_game(name).name for name in names])
    with Progress(*columns) as bars:
        tasks = {name: bars.add_task(name, total=1.0) for name in names}
        compilation.start()
        left = compilation.progress()
        while left:
            done = dict.fromkeys(names, 1.0) | {progress.game: progress.done for progress in left}
            for name, task in tasks.items():
                bars.update(task, completed=done[name])
            time.sleep(0.2)
            left = compilation.progress()
        for task in tasks.values():
            bars.update(task, completed=1.0)
    compilation.wait()
