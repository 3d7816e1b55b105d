"""Server processes forked from one that has loaded everything: a start costs a fraction of what it costs from scratch.

Every process of tests has one such parent of its own (multiprocessing's fork server), begun when first wanted. What a
server forks its workers from is forked as well, instead of loading everything once more.
"""

from __future__ import annotations

import multiprocessing
import os
import runpy
import signal
import subprocess
import sys
import tempfile
import threading
import traceback
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import fields
from itertools import pairwise
from multiprocessing import forkserver, util
from multiprocessing.connection import Connection
from typing import IO, Any

from hortus.bots.compilation import die_with_parent
from hortus.server.settings import Settings

_CONTEXT = multiprocessing.get_context("forkserver")
_CONTEXT.set_forkserver_preload(["tests.loaded"])
_SETTINGS = {f"HORTUS_{field.name.upper()}" for field in fields(Settings)}


def can_fork(settings: Mapping[str, str]) -> bool:
    """Whether a server reads all of these when it starts. Others (where Python finds modules, what is compiled) decide
    about what is loaded."""
    return settings.keys() <= _SETTINGS


class Forked:
    """`python -m module arguments`, with the part of `subprocess.Popen` that tests use."""

    def __init__(
        self, module: str, arguments: Sequence[str], environ: Mapping[str, str], output: IO[bytes] | None = None
    ) -> None:
        """`output`: where it writes; without it that can be read from `stdout` and `stderr`."""
        self.stdout: IO[str] | None = None
        self.stderr: IO[str] | None = None
        if output:
            theirs = [Connection(os.dup(output.fileno()), readable=False) for _ in range(2)]
        else:
            pipes = [os.pipe() for _ in range(2)]
            self.stdout, self.stderr = (os.fdopen(reading) for reading, _ in pipes)
            theirs = [Connection(writing, readable=False) for _, writing in pipes]
        util.get_temp_dir()  # ours is the server's too: one that is killed leaves none of its own
        self._process = _CONTEXT.Process(target=_run, args=(module, arguments, dict(environ), *theirs))
        self._process.start()
        for end in theirs:
            end.close()
        assert self._process.pid is not None
        self.pid = self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired("server", timeout or 0)
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def outcome(module: str, arguments: Sequence[str], environ: Mapping[str, str]) -> tuple[int, str]:
    """What comes of a command: its exit status, and what it wrote. One that hangs is ended."""
    with tempfile.TemporaryFile() as output:
        process = Forked(module, arguments, environ, output)
        try:
            status = process.wait(60)
        finally:
            process.kill()
            process.wait()
        output.seek(0)
        return status, output.read().decode()


def _run(module: str, arguments: Sequence[str], environ: dict[str, str], out: Connection, err: Connection) -> None:
    _end_with_the_parent()
    os.environ.clear()
    os.environ.update(environ)
    for number, end in enumerate((out, err), start=1):
        os.dup2(end.fileno(), number)
        end.close()
    sys.argv[1:] = arguments
    _fork_the_parent_of_workers()
    runpy.run_module(module, run_name="__main__", alter_sys=True)


def _end_with_the_parent() -> None:
    """The fork server shall end with the tests, however they are ended, and what it forked with it, on Linux at least.

    It serves as long as anybody holds its pipe, which it hands to all it forks.
    """
    os.close(_workers._forkserver_alive_fd)
    die_with_parent(signal.SIGTERM)


def _fork_the_parent_of_workers() -> None:
    """Now, while this process has one thread."""
    there: Any = util
    starting = there.spawnv_passfds
    there.spawnv_passfds = _fork
    try:
        _workers.ensure_running()
    finally:
        there.spawnv_passfds = starting


_workers: Any = forkserver._forkserver


def _fork(_path: object, command: Sequence[Any], passed: Sequence[int]) -> int:
    """Another process that does what `python -c` would do, with these files only."""
    pid = os.fork()
    if pid:
        return pid
    ends = [2, *sorted(passed), os.sysconf("SC_OPEN_MAX")]
    for before, after in pairwise(ends):
        os.closerange(before + 1, after)
    _workers._lock = threading.Lock()  # held by whoever forked
    try:
        with suppress(SystemExit, EOFError):  # whom it served has ended, or was killed while it asked for a process
            exec(command[-1], {})
    except BaseException:
        traceback.print_exc()
        os._exit(1)
    os._exit(0)
