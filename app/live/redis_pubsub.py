"""Publish and subscribe over Redis or Valkey, for more than one process."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from app.live.pubsub import OnMessage

CHANNEL = "hexframe"
#: Messages waiting for a slow or absent server; older ones are dropped, which costs latency only.
WAITING = 1_000
FIRST_RETRY, LAST_RETRY = 0.1, 5.0

log = logging.getLogger(__name__)


class RedisPubSub:
    """One connection that listens and one that sends; both reconnect by themselves."""

    def __init__(self, url: str, channel: str = CHANNEL) -> None:
        self._redis: Redis = Redis.from_url(url)
        self._channel = channel
        self._outgoing: asyncio.Queue[bytes] = asyncio.Queue(WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        #: Set while the subscription is active.
        self.listening = asyncio.Event()

    async def start(self, on_message: OnMessage) -> None:
        """Connects in the background and retries while the server is away."""
        self._tasks = [
            asyncio.create_task(self._listen(on_message), name="pubsub-listen"),
            asyncio.create_task(self._send(), name="pubsub-send"),
        ]
        with suppress(TimeoutError):
            await asyncio.wait_for(self.listening.wait(), 2.0)

    def publish(self, message: bytes) -> None:
        """Queues a message. A full queue drops its oldest message."""
        if self._outgoing.full():
            self._outgoing.get_nowait()
        self._outgoing.put_nowait(message)

    async def stop(self, on_message: OnMessage) -> None:  # noqa: ARG002 - there is one listener
        """Closes both connections."""
        running = set(self._tasks)
        while running:
            # The Redis client sometimes swallows a cancellation: ask again until it is on_message.
            for task in running:
                task.cancel()
            _, running = await asyncio.wait(running, timeout=0.2)
        self._tasks = []
        await self._redis.aclose()

    async def _listen(self, on_message: OnMessage) -> None:
        retry = FIRST_RETRY
        while True:
            pubsub = self._redis.pubsub(ignore_subscribe_messages=True)
            try:
                await self._hear(pubsub, on_message)
            except (RedisError, OSError) as error:
                log.warning("no connection to Redis (%s), trying again in %.1f s", error, retry)
            finally:
                was_listening = self.listening.is_set()
                self.listening.clear()
                with suppress(RedisError, OSError):
                    await pubsub.aclose()  # type: ignore[no-untyped-call]
            retry = FIRST_RETRY if was_listening else min(retry * 2, LAST_RETRY)
            await asyncio.sleep(retry)

    async def _hear(self, pubsub: PubSub, on_message: OnMessage) -> None:
        await pubsub.subscribe(self._channel)
        self.listening.set()
        while True:
            message = await pubsub.get_message(timeout=None)
            if message is not None:
                on_message(message["data"])

    async def _send(self) -> None:
        while True:
            message = await self._outgoing.get()
            try:
                await self._redis.publish(self._channel, message)
            except (RedisError, OSError) as error:
                log.warning("a message to the other processes could not be sent (%s)", error)
                await asyncio.sleep(FIRST_RETRY)
