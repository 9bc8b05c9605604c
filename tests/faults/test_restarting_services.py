"""PostgreSQL, and the Redis between two processes, restart under load."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import redis
from sqlalchemy import Connection, create_engine, text
from websockets.asyncio.client import connect
from websockets.typing import Origin

from app.store.database import database_url
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
from tests.faults.waiting import waiting_for
from tests.redis_server import free_port, redis_server

#: How often the connections to PostgreSQL are cut, the database is away, and Redis is away.
CUTS = 60 if LONG else 3
TIMES_AWAY = 20 if LONG else 1
REDIS_AWAY = 20 if LONG else 1

#: Texts of errors of PostgreSQL and its driver.
SAID = (
    "terminating connection", "closed the connection", "not currently accepting connections",
    "connection is lost", "the connection is closed", "connection to server",
)  # fmt: skip


class Postgres:
    """One scratch database, whose server an operator restarts."""

    def __init__(self, server: str, url: str) -> None:
        self._engine = create_engine(database_url(server), isolation_level="AUTOCOMMIT")
        self._name = database_url(url).database

    def cut(self) -> int:
        """Ends every connection to the database. Returns how many there were."""
        with self._engine.connect() as connection:
            return self._cut(connection)

    def _cut(self, connection: Connection) -> int:
        ended = connection.execute(
            text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = :name"),
            {"name": self._name},
        )
        return len(list(ended))

    @asynccontextmanager
    async def away(self) -> AsyncIterator[None]:
        """Nobody can connect to the database inside the block."""
        change = f'ALTER DATABASE "{self._name}" ALLOW_CONNECTIONS'
        with self._engine.connect() as connection:
            connection.execute(text(f"{change} false"))
            try:
                self._cut(connection)
                yield
            finally:
                connection.execute(text(f"{change} true"))

    def close(self) -> None:
        """Closes the connection to the server."""
        self._engine.dispose()


@pytest.mark.postgres
async def test_postgresql_restarts(
    tmp_path: Path, postgres_server: str, scratch_postgres: Callable[[], str]
) -> None:
    log, dice, url = tmp_path / "log", random.Random(12), scratch_postgres()
    settings = {"data_dir": str(tmp_path), "database_url": url, **UNLIMITED}
    database = Postgres(postgres_server, url)
    async with load(url, 5) as under, nursery(log) as servers:
        server = await servers.start(settings)
        under.meeting.open(server.address)
        for _ in range(CUTS):
            await somewhere(under, dice)
            assert database.cut()
        for _ in range(TIMES_AWAY):
            await somewhere(under, dice)
            async with database.away():
                await until_ready(server, 503)
                # A client that connects meanwhile is told so, and connects again.
                await until_told(under, 500, 503)
                assert await _browser(under, server) == 1012
            await until_ready(server, 200)
        await under.check(server)
        await server.stop()
    database.close()
    assert ends(under) <= TOLD, ends(under)
    quiet(log, *SAID)


async def _browser(load: Load, server: Server) -> int | None:
    """Connects to the table as a page does. Returns the close code."""
    async with (
        waiting_for("the end of a page's socket"),
        connect(
            f"ws://{server.address}/ws/tables/{load.made.id}",
            origin=Origin(f"http://{server.address}"),
            additional_headers={"Cookie": f"hexframe_{load.made.id}={load.made.handler_key}"},
            proxy=None,
        ) as socket,
    ):
        await socket.wait_closed()
        return socket.close_code


@pytest.mark.postgres
@pytest.mark.redis
async def test_redis_restarts(tmp_path: Path, scratch_postgres: Callable[[], str]) -> None:
    """Connections are cut, and Redis is away for a while. No socket ends, both processes continue
    from the journal, and are quick again when Redis is back."""
    log, dice, url, port = tmp_path / "log", random.Random(13), scratch_postgres(), free_port()
    settings = {
        "data_dir": str(tmp_path), "database_url": url,
        "redis_url": f"redis://127.0.0.1:{port}", **UNLIMITED,
    }  # fmt: skip
    async with load(url, 6) as under, nursery(log) as servers:
        with redis_server(port, tmp_path):
            pair = [await servers.start(settings), await servers.start(settings)]
            under.meeting.open(*(each.address for each in pair))
            await _all_play(under, pair)
            with redis.Redis(port=port) as client:
                for kind in ("pubsub", "normal"):
                    assert client.client_kill_filter(_type=kind, skipme=True)
                    await somewhere(under, dice)
        for _ in range(REDIS_AWAY):
            await _all_play(under, pair)
            with redis_server(port, tmp_path):
                await _all_play(under, pair)
        await under.check(pair[0])
        assert ends(under) == set(), "Redis is no reason to lose anybody"
        for server in pair:
            await server.stop()
    quiet(log)


async def _all_play(load: Load, servers: list[Server]) -> None:
    """Waits until players at each of the servers got something done."""
    for server in servers:
        for player in await load.at(server):
            await player.until_acked(1)
