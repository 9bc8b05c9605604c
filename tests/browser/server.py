"""A real `hexframe serve` process for browser tests: started, killed, started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def free_port() -> int:
    """A TCP port nobody listens on at this moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """One data directory and one port; the process behind them comes and goes."""

    def __init__(self, data_dir: Path, *, demo: bool = False, module: str = "app.cli") -> None:
        self.data_dir = data_dir
        self.port = free_port()
        self.demo = demo
        self.module = module
        self.lines: list[str] = []
        self._process: subprocess.Popen[str] | None = None
        self._reader: threading.Thread | None = None

    @property
    def url(self) -> str:
        """The origin, without a slash at the end."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start the process and wait until GET /health answers 200."""
        env = {
            **os.environ,
            "HEXFRAME_HOST": "127.0.0.1",
            "HEXFRAME_PORT": str(self.port),
            "HEXFRAME_DATA_DIR": str(self.data_dir),
            "PYTHONUNBUFFERED": "1",
        }
        command = [sys.executable, "-m", self.module, "serve", *(["--demo"] if self.demo else [])]
        self._process = subprocess.Popen(
            command, cwd=ROOT, env=env, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        self._reader = threading.Thread(target=self._read, args=(self._process,), daemon=True)
        self._reader.start()
        self._wait_for_health()

    def _read(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        with process.stdout:
            for line in process.stdout:
                self.lines.append(line.rstrip())

    def _wait_for_health(self) -> None:
        """Ask /health until it answers; each refused connection waits for the next sign of life."""
        assert self._process is not None
        pause = threading.Event()
        for _ in range(600):
            if self._process.poll() is not None:
                raise RuntimeError("the server ended:\n" + "\n".join(self.lines))
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=5) as answer:
                    if answer.status == 200:
                        return
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                pause.wait(0.05)
        raise RuntimeError("the server did not become ready:\n" + "\n".join(self.lines))

    def link(self, kind: str) -> str:
        """The link printed as `kind: URL` at start (`Handler` or `Pilot`)."""
        pause = threading.Event()
        for _ in range(100):
            for line in self.lines:
                if line.startswith(f"{kind}: "):
                    return line.partition(": ")[2].strip()
            pause.wait(0.05)
        raise AssertionError(f"no {kind} link in:\n" + "\n".join(self.lines))

    def kill(self) -> None:
        """SIGKILL, as a power cut would."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
        if self._reader is not None:
            self._reader.join()
        self._process = self._reader = None

    def restart(self) -> None:
        """Kill and start again on the same port and data."""
        self.kill()
        self.lines.clear()
        self.start()
