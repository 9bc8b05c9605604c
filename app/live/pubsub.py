"""The bell between processes: "table T is at version V", and what is never stored (signals).

A bell carries no history. A process that misses a message reads the same rows a little later, when
it checks by itself; what a bell loses costs latency, never data.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

OnMessage = Callable[[bytes], None]

log = logging.getLogger(__name__)


class PubSub(Protocol):
    """Carries small messages to every process of the deployment, the sender's too."""

    async def start(self, on_message: OnMessage) -> None:
        """Begin to listen: `on_message` is called in the event loop for each message."""

    def publish(self, message: bytes) -> None:
        """Send to everybody, as well as can be; never blocks, never raises."""

    async def stop(self, on_message: OnMessage) -> None:
        """Stop calling `on_message`, and let go of connections nobody uses any more."""


class MemoryPubSub:
    """The bell of a single process: reaches every listener in it."""

    def __init__(self) -> None:
        self._listeners: list[OnMessage] = []

    async def start(self, on_message: OnMessage) -> None:
        """Add a listener."""
        self._listeners.append(on_message)

    def publish(self, message: bytes) -> None:
        """Tell the listeners soon, never inside the caller's step."""
        loop = asyncio.get_running_loop()
        for on_message in self._listeners:
            loop.call_soon(on_message, message)

    async def stop(self, on_message: OnMessage) -> None:
        """Remove a listener."""
        self._listeners.remove(on_message)
