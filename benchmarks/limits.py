"""Measures the cost of counting one message for the limits, in memory (as the server does) and in
Redis.

Redis would let several processes count together. The benchmark needs Redis at
HEXFRAME_BENCH_REDIS_URL or at the usual local address, and says so when there is none.
"""

from __future__ import annotations

import asyncio
import os
import statistics
import time
from collections.abc import Awaitable, Callable

import redis
from throttled.asyncio import BaseRateLimiter as SharedLimiter
from throttled.asyncio import RateLimiterRegistry, RateLimiterType, RedisStore, per_sec

from app.settings import Settings
from app.web.limits import Limits

REDIS = os.environ.get("HEXFRAME_BENCH_REDIS_URL") or "redis://127.0.0.1:6379/0"
#: A limit that this benchmark never reaches, so that nothing is refused.
PLENTY = 10_000_000
ROUNDS = 5


def own(messages: int) -> float:
    """Returns the seconds of work per message when its address and seat are counted in memory."""
    limits = Limits(Settings(rate_messages=PLENTY, rate_burst=PLENTY, redis_url=""))
    begun = time.process_time()
    for _ in range(messages):
        limits.from_address("198.51.100.1")
        limits.from_seat("s1")
    return (time.process_time() - begun) / messages


async def shared(messages: int, at_once: int) -> tuple[float, float]:
    """Counts in Redis from this many sockets at once.

    Returns the seconds that a message waits, and the seconds of this process's work per message.
    """
    kind = RateLimiterRegistry.get(RateLimiterType.GCRA.value)
    limiter = kind(per_sec(PLENTY, PLENTY), RedisStore(server=REDIS), key_prefix="hexframe-bench")
    assert isinstance(limiter, SharedLimiter)
    waits: list[float] = []

    async def socket() -> None:
        for _ in range(messages // at_once):
            begun = time.perf_counter()
            await limiter.limit("198.51.100.1")
            await limiter.limit("s1")
            waits.append(time.perf_counter() - begun)

    await limiter.limit("warm")
    worked = time.process_time()
    await _together([socket] * at_once)
    worked = time.process_time() - worked
    return statistics.median(waits), worked / len(waits)


async def _together(jobs: list[Callable[[], Awaitable[None]]]) -> None:
    await asyncio.gather(*(job() for job in jobs))


def main() -> None:
    """Prints the medians of a few rounds."""
    try:
        with redis.Redis.from_url(REDIS, socket_connect_timeout=2) as client:
            client.ping()
    except redis.RedisError as error:
        print(f"not run: Redis ({error})")
        return
    base = statistics.median(own(20_000) for _ in range(ROUNDS))
    print(f"in memory: {base * 1e6:.1f} us a message")
    for at_once in (1, 32):
        runs = [asyncio.run(shared(1_600, at_once)) for _ in range(ROUNDS)]
        wait, work = (statistics.median(each) for each in zip(*runs, strict=True))
        print(
            f"in Redis, {at_once:2} at once: {work * 1e6:.0f} us of the process's own work "
            f"({work / base:.0f} times), {wait * 1e6:.0f} us until the message is looked at"
        )


if __name__ == "__main__":
    main()
