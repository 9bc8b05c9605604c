"""The disk of a server is full under load, and later has room again.

RLIMIT_FSIZE, set from outside, keeps the files of the process from growing.
"""

from __future__ import annotations

import random
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.counts import LONG
from tests.faults.loads import (
    TOLD,
    UNLIMITED,
    Load,
    ends,
    load,
    quiet,
    somewhere,
    until_ready,
    until_told,
)
from tests.faults.servers import Server, nursery

#: How often the disk is full.
TIMES = 30 if LONG else 2
#: SQLite's error, and the log record of a failed snapshot.
SAID = ("disk I/O error", "disk is full")

needs_limits = pytest.mark.skipif(
    not hasattr(resource, "prlimit"), reason="only Linux limits another process"
)


@contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """The server can write nothing to files inside the block."""
    unlimited = resource.RLIM_INFINITY
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, unlimited))
    try:
        yield
    finally:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (unlimited, unlimited))


@needs_limits
async def test_nothing_acknowledged_is_lost_when_the_disk_is_full(tmp_path: Path) -> None:
    log, dice = tmp_path / "log", random.Random(15)
    settings = {"data_dir": str(tmp_path), **UNLIMITED}
    url = f"sqlite:///{tmp_path / 'hexframe.db'}"
    async with (
        load(url, 8) as under,
        nursery(log) as servers,
        httpx.AsyncClient(timeout=30, trust_env=False) as http,
    ):
        server = await servers.start(settings)
        under.meeting.open(server.address)
        for n in range(TIMES):
            await somewhere(under, dice)
            with full_disk(server):
                await until_ready(server, 503)
                # A player whose command could not be stored is told to reconnect.
                await until_told(under, 1012)
                assert await _say(http, under, server, n) == 503
                assert await _make_table(http, server) == 503
            await until_ready(server, 200)
            assert await _say(http, under, server, n) == 200
            assert await _say(http, under, server, n) == 200, "the same once more"
        truth = await under.check(server)
        assert ends(under) <= TOLD, ends(under)
        said = [row.command_id for row in truth.rows if row.command_id.startswith("program-")]
        assert said == [f"program-{n}" for n in range(TIMES)]
        assert [each.id for each in await under.store.tables.all()] == [under.made.id]
        await server.stop()
    quiet(log, *SAID)


async def _say(http: httpx.AsyncClient, load: Load, server: Server, n: int) -> int:
    """A program of the Handler sends a command with the id of this round. Returns the status."""
    answer = await http.post(
        f"http://{server.address}/api/v1/tables/{load.made.id}/commands",
        headers={"Authorization": f"Bearer {load.made.handler_key}"},
        json={"id": f"program-{n}", "command": {"type": "chat.say", "text": "hello"}},
    )
    return _status(answer)


async def _make_table(http: httpx.AsyncClient, server: Server) -> int:
    body = {"map": {"columns": 4, "rows": 4, "orientation": "flat"}}
    return _status(await http.post(f"http://{server.address}/api/v1/tables", json=body))


def _status(answer: httpx.Response) -> int:
    if answer.status_code == 503:
        assert answer.json()["code"] == "not-ready"
        assert int(answer.headers["Retry-After"]) > 0
    return answer.status_code
