"""Servers of one database for a test: started with a point, awaited, started again."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests.faults.waiting import waiting_for

ROOT = Path(__file__).resolve().parents[2]


class Nursery:
    """The process that forks servers (see `server.py`), as the test uses it."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._ports: asyncio.Queue[tuple[int, int]] = asyncio.Queue()
        self._ends: dict[int, asyncio.Future[int]] = {}
        self._pauses: dict[int, asyncio.Queue[None]] = {}
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        assert self._process.stdout is not None
        async for line in self._process.stdout:
            said = json.loads(line)
            if "port" in said:
                self._ports.put_nowait((said["pid"], said["port"]))
            elif "stands" in said:
                self._pauses_of(said["pid"]).put_nowait(None)
            else:
                self._end_of(said["pid"]).set_result(said["ended"])

    def _end_of(self, pid: int) -> asyncio.Future[int]:
        return self._ends.setdefault(pid, asyncio.get_running_loop().create_future())

    def _pauses_of(self, pid: int) -> asyncio.Queue[None]:
        return self._pauses.setdefault(pid, asyncio.Queue())

    async def start(
        self,
        settings: dict[str, Any],
        point: str | None = None,
        nth: int = 1,
        snapshot_every: int = 10,
        keep_every: int = 10_000,
        held: Path | None = None,
        stands: bool = False,
        injected: dict[str, Any] | None = None,
        hold: float | None = None,
    ) -> Server:
        """Starts a server and returns when it listens. Servers start one after the other.

        It dies at the nth pass of the point, at once or after the named pipe `held` was opened and
        closed. With `stands` it only stops there. `injected`: see `inject`. `hold`: seconds
        for which it holds a webhook.
        """
        assert self._process.stdin is not None
        plain = {"host": "127.0.0.1", "port": 0, "log_level": "warning", **settings}
        asked = {
            "settings": plain, "point": point, "nth": nth,
            "snapshot_every": snapshot_every, "keep_every": keep_every,
            "held": str(held) if held else None, "stands": stands, "injected": injected,
            "hold": hold,
        }  # fmt: skip
        self._process.stdin.write(json.dumps(asked).encode() + b"\n")
        async with waiting_for("a server that listens; its log says more"):
            pid, port = await self._ports.get()
        return Server(pid, port, self._end_of(pid), self._pauses_of(pid))

    async def close(self) -> None:
        """Ends every running server."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        async with waiting_for("the end of the process that forks servers"):
            await self._process.wait()
        self._reader.cancel()


class Server:
    """One server process."""

    def __init__(
        self, pid: int, port: int, end: asyncio.Future[int], pauses: asyncio.Queue[None]
    ) -> None:
        self.pid = pid
        self.address = f"127.0.0.1:{port}"
        self._end = end
        self._pauses = pauses

    def __repr__(self) -> str:
        return f"server {self.pid} at {self.address}"

    @property
    def gone(self) -> bool:
        """Whether it has ended."""
        return self._end.done()

    async def ended(self) -> int:
        """Waits until it has ended. Returns the exit code, or minus the signal."""
        async with waiting_for(f"the end of {self}"):
            return await asyncio.shield(self._end)

    async def kill(self) -> None:
        """Sends SIGKILL, like a power cut."""
        if not self.gone:
            os.kill(self.pid, signal.SIGKILL)
        await self.ended()

    async def stand(self) -> None:
        """Sends SIGSTOP. Returns when it has stopped."""
        os.kill(self.pid, signal.SIGSTOP)
        await self.stands()

    async def stands(self) -> None:
        """Waits until it has stopped."""
        async with waiting_for(f"a standstill of {self}"):
            await self._pauses.get()

    def go_on(self) -> None:
        """Sends SIGCONT."""
        os.kill(self.pid, signal.SIGCONT)

    async def stop(self) -> int:
        """Sends SIGTERM, as an operator would. Returns the exit code."""
        os.kill(self.pid, signal.SIGTERM)
        return await self.ended()


@asynccontextmanager
async def nursery(log: Path) -> AsyncIterator[Nursery]:
    """Servers with a log file, which all end with the test."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("HEXFRAME_")}
    with log.open("ab") as errors:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.faults.server",
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=errors,
            cwd=ROOT, env=env,
        )  # fmt: skip
    opened = Nursery(process)
    try:
        yield opened
    finally:
        await opened.close()
