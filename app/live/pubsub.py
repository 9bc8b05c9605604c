"""Publish and subscribe between processes: table versions, presence and signals.

A lost message costs latency, never data: each process also checks the journal every few seconds.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

OnMessage = Callable[[bytes], None]

log = logging.getLogger(__name__)


class PubSub(Protocol):
    """Sends small messages to every process of the deployment, including the sender."""

    async def start(self, on_message: OnMessage) -> None:
        """Starts to listen; `on_message` is called in the event loop for each message."""

    def publish(self, message: bytes) -> None:
        """Sends to every process, best effort. Never blocks, never raises."""

    async def stop(self, on_message: OnMessage) -> None:
        """Stops calling `on_message` and closes unused connections."""


class MemoryPubSub:
    """Publish and subscribe within one process."""

    def __init__(self) -> None:
        self._listeners: list[OnMessage] = []

    async def start(self, on_message: OnMessage) -> None:
        """Adds a listener."""
        self._listeners.append(on_message)

    def publish(self, message: bytes) -> None:
        """Calls the listeners soon, never before the caller returns."""
        loop = asyncio.get_running_loop()
        for on_message in self._listeners:
            loop.call_soon(on_message, message)

    async def stop(self, on_message: OnMessage) -> None:
        """Removes a listener."""
        self._listeners.remove(on_message)
