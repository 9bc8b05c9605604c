"""Servers for the benchmarks: Hexframe itself, and a bare broadcaster to compare it with."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 60.0


@dataclass(frozen=True, slots=True)
class Running:
    """A server: its host:port, and the id of its process."""

    address: str
    pid: int

    def processor_seconds(self) -> float:
        """Returns the processor time that its threads have used. Linux only."""
        threads = Path(f"/proc/{self.pid}/task").glob("*/schedstat")
        return sum(int(each.read_text().split()[0]) for each in threads) / 1e9


def free_port() -> int:
    """Returns a free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def hexframe(data_dir: Path, **settings: str) -> Iterator[Running]:
    """Starts Hexframe on a free port."""
    port = free_port()
    env = {key: value for key, value in os.environ.items() if not key.startswith("HEXFRAME_")}
    env |= {
        "HEXFRAME_HOST": "127.0.0.1",
        "HEXFRAME_PORT": str(port),
        "HEXFRAME_DATA_DIR": str(data_dir),
        "HEXFRAME_LOG_LEVEL": "error",
        **settings,
    }
    command = [sys.executable, "-m", "app.cli", "serve", "--no-demo"]
    with _running(command, env, port) as running:
        yield running


@contextmanager
def bare_broadcaster() -> Iterator[Running]:
    """Starts a minimal broadcaster under the same web server."""
    port = free_port()
    command = [sys.executable, str(Path(__file__).resolve()), str(port)]
    with _running(command, dict(os.environ), port) as running:
        yield running


@contextmanager
def _running(command: list[str], env: dict[str, str], port: int) -> Iterator[Running]:
    process = subprocess.Popen(command, env=env, cwd=ROOT, stdout=subprocess.DEVNULL)
    try:
        deadline = time.monotonic() + PATIENCE
        while not _healthy(port):
            if process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"did not start: {' '.join(command)}")
            time.sleep(0.05)
        yield Running(f"127.0.0.1:{port}", process.pid)
    finally:
        process.terminate()
        process.wait(20)


def _healthy(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=5) as answer:
            return bool(answer.status == 200)
    except (urllib.error.URLError, OSError):
        return False


# -- the bare broadcaster --------------------------------------------------------------------------

#: The sockets that have the same address, by address.
_sockets: dict[str, list[Any]] = {}


async def broadcaster(scope: Any, receive: Any, send: Any) -> None:
    """An ASGI application that sends each message to every socket of the same address.

    It answers GET with 200, and `/blob/N` with N bytes; over a WebSocket the message `blob N` is
    answered the same.
    """
    if scope["type"] == "lifespan":
        while (await receive())["type"] != "lifespan.shutdown":
            await send({"type": "lifespan.startup.complete"})
        await send({"type": "lifespan.shutdown.complete"})
    elif scope["type"] == "http":
        size = int(scope["path"].rpartition("/")[2] or 0) if "/blob/" in scope["path"] else 2
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"x" * size})
    else:
        await receive()
        await send({"type": "websocket.accept"})
        together = _sockets.setdefault(scope["path"], [])
        together.append(send)
        try:
            while (message := await receive())["type"] == "websocket.receive":
                text = message["text"]
                if text.startswith("blob "):
                    await send({"type": "websocket.send", "text": "x" * int(text[5:])})
                    continue
                for each in together:
                    await each({"type": "websocket.send", "text": text})
        finally:
            together.remove(send)


if __name__ == "__main__":
    import uvicorn

    uvicorn.run(
        broadcaster,
        host="127.0.0.1",
        port=int(sys.argv[1]),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="error",
    )
