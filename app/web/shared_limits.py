"""Wrong guesses counted over all processes, in Redis or Valkey.

Only guesses are counted there, because they are rare. Counting a message in memory costs a fraction
of a network request (benchmarks/limits.py). Each process also counts by itself, so while Redis is
away each process still applies its own limit, and no request waits.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Literal, TypeVar

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError
from throttled import Quota
from throttled.asyncio import BaseRateLimiter, RateLimiterRegistry, RateLimiterType, RedisStore
from throttled.exceptions import StoreUnavailableError

PREFIX = "hexframe"
#: Seconds to wait for an answer, and seconds without requests after a missing one.
WAIT, PAUSE = 0.5, 5.0
#: Connections of one process. Most guesses are soon refused without one.
CONNECTIONS = 16

Guess = Literal["link", "operator"]
T = TypeVar("T")

log = logging.getLogger("hexframe")


class _Store(RedisStore):
    """The library's store, which can be closed."""

    def __init__(self, url: str) -> None:
        super().__init__(
            server=url,
            options={
                "SOCKET_TIMEOUT": WAIT,
                "SOCKET_CONNECT_TIMEOUT": WAIT,
                "CONNECTION_POOL_CLASS": "redis.asyncio.BlockingConnectionPool",
                "CONNECTION_POOL_KWARGS": {
                    "max_connections": CONNECTIONS,
                    "timeout": WAIT,
                    "retry": Retry(NoBackoff(), 0),
                },
            },
        )

    async def close(self) -> None:
        """Let go of the connections."""
        client: Any = self._backend.get_client()
        assert isinstance(client, Redis)
        await client.aclose(close_connection_pool=True)


class SharedGuesses:
    """The wrong guesses of each address in all processes; quotas by the guessed secret."""

    def __init__(self, url: str, quotas: Mapping[Guess, Quota]) -> None:
        self._store = _Store(url)
        kind = RateLimiterRegistry.get(RateLimiterType.GCRA.value)
        self._limiters: dict[Guess, BaseRateLimiter] = {
            what: kind(quota, self._store, key_prefix=PREFIX) for what, quota in quotas.items()
        }
        self._asked_again = 0.0

    async def wait(self, address: str, what: Guess) -> float | None:
        """Returns seconds until the address may guess again; None for now, or when that is
        unknown."""
        state = await self._ask(self._limiters[what].peek, f"{what}:{address}")
        return None if state is None or state.remaining >= 1 else state.retry_after

    async def count(self, address: str, what: Guess) -> None:
        """Count a wrong one, as well as can be."""
        await self._ask(self._limiters[what].limit, f"{what}:{address}")

    async def close(self) -> None:
        """Let go of the connections."""
        await self._store.close()

    async def _ask(self, question: Callable[[str], Awaitable[T]], key: str) -> T | None:
        """Returns the answer, or None when there is none. Callers never see errors of Redis."""
        if time.monotonic() < self._asked_again:
            return None
        try:
            return await question(key)
        except (StoreUnavailableError, RedisError, OSError) as error:
            self._asked_again = time.monotonic() + PAUSE
            why = error.__cause__ or error
            log.warning("each process counts wrong guesses for itself, without Redis (%s)", why)
            return None
