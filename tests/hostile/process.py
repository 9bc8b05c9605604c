"""A server in its own process, whose log and memory tests can read."""

from __future__ import annotations

import os
import re
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

from tests.browser.server import ROOT
from tests.forking import Forked

#: Texts in the log of a server with an internal error.
TROUBLE = re.compile(r"Traceback|Exception|ERROR|CRITICAL|unhandled|never retrieved|never awaited")


@dataclass
class Running:
    """A running server."""

    url: str
    process: Forked
    log: Path

    def said(self) -> str:
        """Returns everything it has logged so far."""
        return self.log.read_text("utf-8", "replace")

    def resident(self) -> int:
        """Returns its resident memory in bytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found
        return int(found[1]) * 1024

    def settled(self, http: httpx.Client, operator: str) -> None:
        """Waits until nobody is connected and all commands are done."""
        pause = threading.Event()
        for _ in range(600):
            told = http.get(f"{self.url}/metrics", headers={"Authorization": f"Bearer {operator}"})
            if "\nhexframe_sockets 0.0\n" in told.raise_for_status().text:
                return
            pause.wait(0.05)
        raise AssertionError("sockets stay open:\n" + self.said())

    def no_trouble(self) -> None:
        """Expects that it runs and has logged no error."""
        assert self.process.poll() is None, self.said()
        found = TROUBLE.search(self.said())
        assert found is None, self.said()[max(0, (found.start() if found else 0) - 200) :][:4000]


@contextmanager
def process(data_dir: Path, **settings: Any) -> Iterator[Running]:
    """Starts `hexframe serve` with these settings."""
    log = data_dir / "stderr.log"
    env = {
        **os.environ,
        "PYTHONPATH": str(ROOT),
        "PYTHONUNBUFFERED": "1",
        "HEXFRAME_HOST": "127.0.0.1",
        "HEXFRAME_PORT": "0",
        "HEXFRAME_DATA_DIR": str(data_dir),
        "HEXFRAME_LOG_LEVEL": "warning",
        **{f"HEXFRAME_{name.upper()}": str(value) for name, value in settings.items()},
    }
    reading, writing = os.pipe()
    with log.open("wb") as errors, os.fdopen(reading, "rb") as output:
        try:
            running = Forked(
                "app.cli", ["serve"], cwd=data_dir, env=env, output=writing, errors=errors.fileno()
            )
        finally:
            os.close(writing)
        try:
            for line in output:
                if found := re.search(rb"(http://[\d.]+:\d+)", line):
                    break
            else:
                raise AssertionError(log.read_text())
            yield Running(found[1].decode(), running, log)
        finally:
            running.send_signal(signal.SIGTERM)
            try:
                running.wait(30)
            finally:
                running.kill()
