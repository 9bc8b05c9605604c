"""The way out to one WebSocket: a bounded buffer before a plain ASGI `send`."""

from __future__ import annotations

import asyncio
from collections import deque

from starlette.types import Send

from app.web.frames import Close


class SocketOutbox:
    """Takes frames without ever blocking and sends them in order (the live tables' `Outbox`).

    A client that falls more than `limit` bytes behind is closed with `Close.RESYNC`: what it
    missed is in the journal, so it loses nothing by joining again.
    """

    #: The frame decoded last: a broadcast hands the same bytes to every outbox in turn.
    _last: tuple[bytes, str] = (b"", "")

    def __init__(self, send: Send, limit: int) -> None:
        self._send = send
        self._limit = limit
        self._waiting: deque[str] = deque()
        self._size = 0
        self._closing: tuple[int, str] | None = None
        self._wake = asyncio.Event()
        self.closed = asyncio.Event()

    def push(self, frame: bytes) -> None:
        """Queue one frame (UTF-8 JSON)."""
        if self._closing is not None:
            return
        if self._size + len(frame) > self._limit and self._waiting:
            self._waiting.clear()
            self.close(Close.RESYNC, "too far behind: join again")
            return
        last, text = SocketOutbox._last
        if last is not frame:
            text = frame.decode()
            SocketOutbox._last = (frame, text)
        self._waiting.append(text)
        self._size += len(text)
        self._wake.set()

    def close(self, code: int, reason: str) -> None:
        """Close the socket once the frames queued so far are sent."""
        if self._closing is None:
            self._closing = (code, reason)
        self._wake.set()

    async def run(self) -> None:
        """Send until closed: the one task that writes to this socket."""
        try:
            while True:
                while self._waiting:
                    text = self._waiting.popleft()
                    self._size -= len(text)
                    await self._send({"type": "websocket.send", "text": text})
                if self._closing is not None:
                    code, reason = self._closing
                    await self._send(
                        {"type": "websocket.close", "code": code, "reason": reason[:120]}
                    )
                    return
                self._wake.clear()
                await self._wake.wait()
        except (OSError, RuntimeError):
            # The other end is gone; the reading side learns the same by itself.
            return
        finally:
            if self._closing is None:
                self._closing = (1006, "gone")
            self._waiting.clear()
            self.closed.set()
