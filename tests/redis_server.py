"""Starts and stops a Redis for one test."""

from __future__ import annotations

import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import redis

from tests.conftest import absent


def free_port() -> int:
    """Returns a free port."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@contextmanager
def redis_server(port: int, folder: Path) -> Iterator[None]:
    """A Redis on a free port, stopped at the end."""
    program = shutil.which("redis-server") or shutil.which("valkey-server")
    if program is None:
        absent("Redis", "no redis-server to start and stop")
    assert program is not None
    options = ["--port", str(port), "--save", "", "--appendonly", "no", "--bind", "127.0.0.1"]
    process = subprocess.Popen(
        [program, *options], cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        with redis.Redis(port=port) as client:
            while not _answers(client):
                with suppress(subprocess.TimeoutExpired):
                    process.wait(0.02)
                assert process.poll() is None, "the server did not start"
        yield
    finally:
        process.kill()
        process.wait()


def _answers(client: redis.Redis) -> bool:
    try:
        return bool(client.ping())
    except redis.ConnectionError:
        return False
