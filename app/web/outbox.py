"""The send queue of one WebSocket: a bounded buffer in front of the ASGI `send`."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import ClassVar
from weakref import WeakSet

from starlette.types import Send

from app import metrics
from app.live.outbox import CloseCode

#: Most bytes of UTF-8 in the reason of a close frame (RFC 6455, 5.5).
LONGEST_REASON = 123


def _fitting(reason: str) -> str:
    """Shortens a reason for a close frame; it may quote what a client sent."""
    return reason.encode("utf-8", "replace")[:LONGEST_REASON].decode("utf-8", "ignore")


class SocketOutbox:
    """Takes frames without ever blocking and sends them in order (the live tables' `Outbox`).

    A client that falls more than `limit` bytes behind is closed with `Close.RESYNC`: what it
    missed is in the journal, so it loses nothing by joining again.
    """

    #: The outboxes that send, for metrics.
    running: ClassVar[WeakSet[SocketOutbox]] = WeakSet()
    #: The last decoded frame: a broadcast passes the same bytes to every outbox.
    _last: tuple[bytes, str] = (b"", "")

    def __init__(self, send: Send, limit: int) -> None:
        self._send = send
        self._limit = limit
        #: texts, and the bytes each counts against the limit
        self._waiting: deque[tuple[str, int]] = deque()
        self._size = 0
        self._closing: tuple[int, str] | None = None
        #: what `run` waits for while nothing is queued; an asyncio.Event takes three times as long
        self._asleep: asyncio.Future[None] | None = None
        #: When the socket stopped taking bytes; None while it takes them.
        self._blocked: float | None = None
        self.closed = asyncio.Event()

    @property
    def waiting(self) -> tuple[int, int]:
        """The frames that wait, and their bytes as far as they count against the limit."""
        return len(self._waiting), self._size

    def push(self, frame: bytes) -> None:
        """Queues one frame (UTF-8 JSON)."""
        if self._closing is not None:
            return
        if self._size + len(frame) > self._limit and self._waiting:
            self._waiting.clear()
            self._size = 0
            metrics.RESYNCS.inc()
            self.close(CloseCode.RESYNC, "too far behind: join again")
            return
        last, text = SocketOutbox._last
        if last is not frame:
            text = frame.decode()
            SocketOutbox._last = (frame, text)
        self._waiting.append((text, len(text)))
        self._size += len(text)
        self._wake()

    def push_initial(self, frames: Iterable[bytes]) -> None:
        """Queues frames that do not count against the limit."""
        if self._closing is None:
            self._waiting.extend((frame.decode(), 0) for frame in frames)
            self._wake()

    def close(self, code: int, reason: str) -> None:
        """Closes the socket once the queued frames are sent."""
        if self._closing is None:
            self._closing = (code, reason)
        self._wake()

    def _wake(self) -> None:
        if self._asleep is not None and not self._asleep.done():
            self._asleep.set_result(None)

    def stalled(self) -> float:
        """Returns for how many seconds the socket has taken nothing although frames wait."""
        if self._blocked is None:
            return 0.0
        return asyncio.get_running_loop().time() - self._blocked

    async def run(self) -> None:
        """Sends until closed; the only task that writes to this socket."""
        loop = asyncio.get_running_loop()
        SocketOutbox.running.add(self)
        try:
            while True:
                while self._waiting:
                    text, size = self._waiting.popleft()
                    self._size -= size
                    self._blocked = loop.time()
                    await self._send({"type": "websocket.send", "text": text})
                    self._blocked = None
                if self._closing is not None:
                    code, reason = self._closing
                    await self._send(
                        {"type": "websocket.close", "code": code, "reason": _fitting(reason)}
                    )
                    return
                self._asleep = loop.create_future()
                await self._asleep
        except (OSError, RuntimeError):
            # The client has disconnected; the reading side notices it as well.
            return
        finally:
            if self._closing is None:
                self._closing = (1006, "gone")
            self._waiting.clear()
            SocketOutbox.running.discard(self)
            self.closed.set()
