"""A server in its own process, whose log and memory tests can read."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

from tests.browser.server import ROOT

#: Texts in the log of a server with an internal error.
TROUBLE = re.compile(r"Traceback|Exception|ERROR|CRITICAL|unhandled|never retrieved|never awaited")


@dataclass
class Running:
    """A running server."""

    url: str
    process: subprocess.Popen[bytes]
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
    with log.open("wb") as errors:
        running = subprocess.Popen(
            [sys.executable, "-m", "app.cli", "serve"],
            cwd=data_dir,
            env=env,
            stdout=subprocess.PIPE,
            stderr=errors,
        )
        try:
            assert running.stdout is not None
            for line in running.stdout:
                if found := re.search(rb"(http://[\d.]+:\d+)", line):
                    break
            else:
                raise AssertionError(log.read_text())
            yield Running(found[1].decode(), running, log)
        finally:
            if running.poll() is None:
                running.send_signal(signal.SIGTERM)
            try:
                running.wait(30)
            finally:
                running.kill()
                assert running.stdout is not None
                running.stdout.close()
