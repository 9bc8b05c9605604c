"""Runs the command line: each command in a process of its own."""

from __future__ import annotations

import os
import queue
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from tests.forking import Forked, piped, run_module


def environment(cwd: Path, **settings: str) -> dict[str, str]:
    """Returns the environment of a process with only these settings."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("HEXFRAME_")}
    given = {"HOST": "127.0.0.1", "PORT": "0", "DATA_DIR": str(cwd / "data"), **settings}
    return {**env, **{f"HEXFRAME_{name}": value for name, value in given.items()}}


def run(cwd: Path, *arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Runs a command to its end."""
    return run_module("app.cli", [*arguments], cwd=cwd, env=environment(cwd, **settings))


def run_anew(
    cwd: Path, *arguments: str, module: str = "app.cli", **options: Any
) -> subprocess.CompletedProcess[str]:
    """Runs a module to its end in a new interpreter. `options`: those of `subprocess.run`."""
    return subprocess.run(
        [sys.executable, "-m", module, *arguments],
        **{"cwd": cwd, "env": environment(cwd), **options},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


class Running:
    """A server in its own process, and what it has printed."""

    def __init__(self, process: Forked | subprocess.Popen[str], output: IO[str]) -> None:
        self.process = process
        self._output = output
        self.seen: list[str] = []
        self._lines: queue.Queue[str | None] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        for line in self._output:
            self._lines.put(line)
        self._lines.put(None)

    def until(self, pattern: str) -> re.Match[str]:
        """Waits for a matching line."""
        while True:
            line = self._lines.get(timeout=60)
            assert line is not None, "".join(self.seen)
            self.seen.append(line)
            if found := re.match(pattern, line):
                return found

    def to_the_end(self) -> str:
        """Returns everything it printed, after it has ended."""
        self.process.wait(30)
        while (line := self._lines.get(timeout=30)) is not None:
            self.seen.append(line)
        self._lines.put(None)
        return "".join(self.seen)


@contextmanager
def serving_process(cwd: Path, *arguments: str, **settings: str) -> Iterator[Running]:
    """Starts `hexframe serve` with these settings."""
    with _ending(
        *piped("app.cli", ["serve", *arguments], cwd=cwd, env=environment(cwd, **settings))
    ) as running:
        yield running


@contextmanager
def serving_copy(cwd: Path) -> Iterator[Running]:
    """Starts `hexframe serve` of the copy of the program in this folder, in a new interpreter."""
    process = subprocess.Popen(
        [sys.executable, "-m", "app.cli", "serve"],
        cwd=cwd,
        env=environment(cwd) | {"PYTHONUNBUFFERED": "1"},
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    assert process.stdout is not None
    with _ending(process, process.stdout) as running:
        yield running


@contextmanager
def _ending(process: Forked | subprocess.Popen[str], output: IO[str]) -> Iterator[Running]:
    running = Running(process, output)
    try:
        yield running
    finally:
        process.send_signal(signal.SIGINT)
        running.to_the_end()
        output.close()
