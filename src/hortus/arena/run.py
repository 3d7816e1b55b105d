"""Playing an arena's games on all cores, or on a Ray cluster; what has been played is kept and not played again."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
from collections.abc import Callable, Generator, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from hortus.errors import BadOption
from hortus.i18n import COMMON

from .games import Job, Plan, Result, play_game, warm_up
from .statistics import verdict


def load(path: Path, plan: Plan) -> list[Result]:
    """Earlier results of the same plan; a last line cut short by an interruption is left out."""
    if not path.exists():
        return []
    lines = path.read_bytes().splitlines()
    if not lines:
        return []
    try:
        head = msgspec.json.decode(lines[0])
    except msgspec.DecodeError:
        head = {}
    if not isinstance(head, dict) or head.get("plan") != plan.digest():
        raise BadOption(COMMON.sentences("arena-other", file=str(path)))
    results = []
    for line in lines[1:]:
        with contextlib.suppress(msgspec.DecodeError):
            results.append(msgspec.json.decode(line, type=Result))
    return results


def run(
    plan: Plan, results_file: Path | None = None, processes: int | None = None, sequential: bool = False,
    ray: str | None = None, progress: Callable[[list[Result]], None] | None = None,
) -> list[Result]:  # fmt: skip
    """Play what is still to be played; returns all results, in the order of the plan.

    With `sequential` it ends as soon as it is settled whether the first bot is better than its field.
    """
    plan.check()
    jobs = list(plan.jobs())
    order = {(job.deal, job.lineup, job.rotation): i for i, job in enumerate(jobs)}
    earlier = load(results_file, plan) if results_file else []
    results = [r for r in earlier if (r.deal, r.lineup, r.rotation) in order]
    done = {(r.deal, r.lineup, r.rotation) for r in results}
    todo = [job for job in jobs if (job.deal, job.lineup, job.rotation) not in done]
    if progress:
        progress(results)
    with _keep(results_file, plan) as keep:
        playing = _play_on_ray(plan, todo, ray) if ray else _play_here(plan, todo, processes)
        with contextlib.closing(playing):
            if not (sequential and results and verdict(plan, results).stronger is not None):
                for result in playing:
                    results.append(result)
                    keep(result)
                    if progress:
                        progress(results)
                    if sequential and verdict(plan, results).stronger is not None:
                        break
    return sorted(results, key=lambda r: order[r.deal, r.lineup, r.rotation])


@contextlib.contextmanager
def _keep(path: Path | None, plan: Plan) -> Iterator[Callable[[Result], None]]:
    if path is None:
        yield lambda result: None
        return
    fresh = not path.exists() or not path.stat().st_size
    try:
        with path.open("ab") as file:
            if fresh:
                file.write(msgspec.json.encode({"plan": plan.digest(), **msgspec.to_builtins(plan)}) + b"\n")
            elif not path.read_bytes().endswith(b"\n"):
                file.write(b"\n")

            def keep(result: Result) -> None:
                file.write(msgspec.json.encode(result) + b"\n")
                file.flush()

            yield keep
    except OSError as problem:
        raise BadOption(COMMON.sentences("cannot-write", file=str(path), problem=str(problem.strerror))) from None


_plan: Plan | None = None


def _begin(plan: Plan) -> None:
    global _plan
    _plan = plan


def _play(job: Job) -> Result:
    assert _plan is not None
    return play_game(_plan, job)


def _play_here(plan: Plan, todo: Sequence[Job], processes: int | None) -> Generator[Result, None, None]:
    processes = min(processes or os.cpu_count() or 1, max(1, len(todo)))
    if processes == 1:
        for job in todo:
            yield play_game(plan, job)
        return
    if todo:
        warm_up(plan)
    with multiprocessing.get_context("spawn").Pool(processes, _begin, (plan,)) as pool:
        yield from pool.imap_unordered(_play, todo)


def _play_on_ray(plan: Plan, todo: Sequence[Job], address: str) -> Generator[Result, None, None]:
    try:
        import ray
    except ImportError:
        raise BadOption(COMMON.sentences("missing-extra", package="ray", extra="ray")) from None
    ray.init(address=None if address == "local" else address, ignore_reinit_error=True)
    play: Any = ray.remote(play_game)
    waiting = [play.remote(plan, job) for job in todo]
    while waiting:
        ready, waiting = ray.wait(waiting)
        yield from ray.get(ready)
