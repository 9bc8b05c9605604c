"""Real `hexframe serve` processes for browser tests, and tables at them.

All tests of a pytest process share one server; each has a table of its own there, which is removed
after it. A test that kills its server, or needs special dice, has a server of its own. Servers are
forked (`tests/forking.py`), which is cheap.
"""

from __future__ import annotations

import os
import socket
import threading
import urllib.error
import urllib.request
from pathlib import Path

import httpx

from app.rules.systems import SYSTEMS
from app.web.auth import cookie_name
from tests.browser import known_dice
from tests.forking import Forked

ROOT = Path(__file__).resolve().parents[2]
#: All tests come from one address: what one of them sends must not count against the next.
NO_LIMITS = {
    "HEXFRAME_RATE_ADDRESS": "1000000",
    "HEXFRAME_RATE_GUESSES": "1000000",
    "HEXFRAME_MAX_TABLES": "1000000",
    "HEXFRAME_WEBHOOKS_PRIVATE": "true",
}


def free_port() -> int:
    """A TCP port nobody listens on at this moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """Where people go: the address of a server, and the links of a table there."""

    url: str
    """The origin, without a slash at the end."""

    def link(self, kind: str) -> str:
        """The link of the demonstration table for a `Handler` or a `Pilot`."""
        raise NotImplementedError


class OwnServer(Server):
    """One data directory and one port; the process behind them comes and goes."""

    def __init__(
        self,
        data_dir: Path,
        *,
        demo: bool = False,
        module: str = "app.cli",
        dice: str | None = None,
        settings: dict[str, str] | None = None,
    ) -> None:
        self.data_dir = data_dir
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.settings = settings or {}
        self.demo = demo
        self.module = module
        self.dice = dice or os.environ.get(known_dice.ASKED, known_dice.USUAL)
        self.said = data_dir.with_name(f"{data_dir.name}-{self.port}.log")
        self._process: Forked | None = None

    @property
    def lines(self) -> list[str]:
        """What the process has said."""
        return self.said.read_text().splitlines() if self.said.exists() else []

    @property
    def pid(self) -> int:
        """The id of the process that runs."""
        assert self._process is not None
        return self._process.pid

    @property
    def alive(self) -> bool:
        """Whether the process runs."""
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        """Start the process and wait until GET /health answers 200."""
        env = {
            **os.environ,
            "HEXFRAME_HOST": "127.0.0.1",
            "HEXFRAME_PORT": str(self.port),
            "HEXFRAME_DATA_DIR": str(self.data_dir),
            known_dice.ASKED: self.dice,
            **self.settings,
        }
        arguments = [self.module, "serve", *(["--demo"] if self.demo else [])]
        with self.said.open("ab") as output:
            self._process = Forked(
                "tests.browser.served", arguments,
                cwd=ROOT, env=env, output=output.fileno(), errors=output.fileno(),
            )  # fmt: skip
        self._wait_for_health()

    def _wait_for_health(self) -> None:
        """Ask /health until it answers; each refused connection waits for the next sign of life."""
        pause = threading.Event()
        for _ in range(600):
            if not self.alive:
                raise RuntimeError("the server ended:\n" + "\n".join(self.lines))
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=5) as answer:
                    if answer.status == 200:
                        return
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                pause.wait(0.05)
        raise RuntimeError("the server did not become ready:\n" + "\n".join(self.lines))

    def link(self, kind: str) -> str:
        """The link printed as `kind: URL` at start."""
        pause = threading.Event()
        for _ in range(600):
            for line in self.lines:
                if line.startswith(f"{kind}: "):
                    return line.partition(": ")[2].strip()
            pause.wait(0.05)
        raise AssertionError(f"no {kind} link in:\n" + "\n".join(self.lines))

    def kill(self) -> None:
        """SIGKILL, as a power cut would."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
        self._process = None

    def restart(self) -> None:
        """Kill and start again on the same port and data."""
        self.kill()
        self.said.unlink()
        self.start()


class SharedServer(Server):
    """A server that others use too, for a test that makes its own tables."""

    def __init__(self, url: str) -> None:
        self.url = url


class SharedDemo(SharedServer):
    """A new demonstration table at a server that others use too."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        # no certificates are read, which takes longer than the requests do
        self._http = httpx.Client(base_url=url, headers={"Origin": url}, timeout=60, verify=False)
        made = self._http.post("/tables", data={"source": "demo", "systems": list(SYSTEMS)})
        assert made.status_code == 303, made.text
        table = made.headers["Location"].removeprefix("/t/")
        key = self._http.cookies[cookie_name(table)]
        self._api = f"/api/v1/tables/{table}"
        self._http.headers["Authorization"] = f"Bearer {key}"
        view = self._http.get(f"{self._api}/state").json()["view"]
        invite = view["invites"]["pilot"]
        self._links = {"Handler": f"{url}/h/{table}?key={key}", "Pilot": f"{url}/j/{invite}"}

    def link(self, kind: str) -> str:
        return self._links[kind]

    def remove(self) -> None:
        """Delete the table, so that the server does not keep all of a run in memory."""
        self._http.delete(self._api)
        self._http.close()
