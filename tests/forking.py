"""Python processes of the program, forked from one that has imported it and does nothing else.

That takes a fiftieth of the processor time of a new interpreter that imports the program. The
process then runs as `python -m` would.
"""

from __future__ import annotations

import multiprocessing
import os
import runpy
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from multiprocessing.reduction import DupFd
from pathlib import Path
from typing import IO, Any

_FORKING = multiprocessing.get_context("forkserver")
_FORKING.set_forkserver_preload(
    [
        "app.cli",
        "app.cli.backups",
        "app.cli.tables",
        "app.services.demonstration",
        "app.web.app",
        "app.simulate",
        "alembic.command",
        "tests.browser.served",
        "tests.prepared_app",
    ]
)


class _Handed:
    """A file descriptor that a new process gets as its own."""

    def __init__(self, number: int) -> None:
        self._number = number

    def __reduce__(self) -> tuple[Any, ...]:
        return _detached, (DupFd(self._number),)


def _detached(handed: Any) -> int:
    return int(handed.detach())


def _be(
    module: str, arguments: list[str], cwd: Path, env: dict[str, str], output: int, errors: int
) -> None:
    nothing = os.open(os.devnull, os.O_RDONLY)
    for number, each in enumerate((nothing, output, errors)):
        os.dup2(each, number)
    for each in {nothing, output, errors} - {0, 1, 2}:
        os.close(each)
    sys.stdin = os.fdopen(0)
    os.chdir(cwd)
    os.environ.clear()
    os.environ.update(env)
    sys.argv = [module, *arguments]
    runpy.run_module(module, run_name="__main__", alter_sys=True)


class Forked:
    """A process that runs a module; used as a `subprocess.Popen` is."""

    def __init__(
        self,
        module: str,
        arguments: list[str],
        *,
        cwd: Path,
        env: Mapping[str, str],
        output: int,
        errors: int,
    ) -> None:
        self._process = _FORKING.Process(
            target=_be,
            args=(module, arguments, cwd, dict(env), _Handed(output), _Handed(errors)),
            daemon=False,  # a server may start processes of its own
        )
        self._process.start()

    @property
    def pid(self) -> int:
        """Its process id."""
        assert self._process.pid is not None
        return self._process.pid

    def poll(self) -> int | None:
        """The exit code, minus the signal, or None while it runs."""
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        """Waits for its end. Raises subprocess.TimeoutExpired."""
        self._process.join(timeout)
        code = self._process.exitcode
        if code is None:
            raise subprocess.TimeoutExpired(f"process {self.pid}", timeout or 0)
        return code

    def send_signal(self, number: int) -> None:
        """Sends a signal, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        """Sends SIGKILL, unless it has ended."""
        self._process.kill()


def piped(
    module: str, arguments: list[str], *, cwd: Path, env: Mapping[str, str]
) -> tuple[Forked, IO[str]]:
    """Starts a module. Returns the process and a pipe with its output and errors."""
    reading, writing = os.pipe()
    try:
        started = Forked(module, arguments, cwd=cwd, env=env, output=writing, errors=writing)
    finally:
        os.close(writing)
    return started, os.fdopen(reading, encoding="utf-8")


def run_module(
    module: str, arguments: list[str], *, cwd: Path, env: Mapping[str, str], timeout: float = 120
) -> subprocess.CompletedProcess[str]:
    """Runs a module to its end, as `subprocess.run` with captured output does."""
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        started = Forked(
            module, arguments, cwd=cwd, env=env, output=out.fileno(), errors=err.fileno()
        )
        try:
            code = started.wait(timeout)
        except subprocess.TimeoutExpired:
            started.kill()
            raise
        return subprocess.CompletedProcess([module, *arguments], code, _read(out), _read(err))


def _read(file: IO[bytes]) -> str:
    file.seek(0)
    return file.read().decode()
