"""The send queue of one WebSocket: a bounded buffer in front of the ASGI `send`."""

from __future__ import annotations

import asyncio
import struct
from collections import deque
from collections.abc import Callable, Iterable
from typing import ClassVar
from weakref import WeakSet

from starlette.types import Send
from starlette.websockets import WebSocketDisconnect

from app import metrics
from app.live.outbox import CloseCode

#: The ASGI extension of a socket that can be written to at once; its "write" is a `Write`.
AT_ONCE = "hexframe.at_once"
#: The ASGI extension of a socket whose server goes on with it after the application has returned:
#: its "to" takes what runs then. What the handshake needed is gone from memory by then.
HAND_OVER = "hexframe.hand_over"
#: Writes a whole WebSocket frame. False, and nothing written, where that has to wait.
Write = Callable[[bytes], bool]

#: Most bytes of UTF-8 in the reason of a close frame (RFC 6455, 5.5).
LONGEST_REASON = 123


def _fitting(reason: str) -> str:
    """Shortens a reason for a close frame; it may quote what a client sent."""
    return reason.encode("utf-8", "replace")[:LONGEST_REASON].decode("utf-8", "ignore")


def text_frame(text: bytes) -> bytes:
    """Returns a message of UTF-8 text as one WebSocket frame of a server (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    if size < 1 << 16:
        return struct.pack("!BBH", 0x81, 126, size) + text
    return struct.pack("!BBQ", 0x81, 127, size) + text


class SocketOutbox:
    """Takes frames without ever blocking and sends them in order (the live tables' `Outbox`).

    A client that falls more than `limit` bytes behind is closed with `Close.RESYNC`: what it
    missed is in the journal, so it loses nothing by joining again.
    """

    #: The outboxes that send, for metrics.
    running: ClassVar[WeakSet[SocketOutbox]] = WeakSet()
    #: The last frame, as it goes over the wire: a broadcast passes the same to every outbox.
    _last: tuple[bytes, bytes] = (b"", b"")

    __slots__ = (
        "__weakref__", "_blocked", "_closing", "_ended", "_finished", "_limit", "_send", "_sending",
        "_size", "_waiting", "_write",
    )  # fmt: skip

    def __init__(self, send: Send, limit: int, write: Write | None = None) -> None:
        self._send = send
        self._limit = limit
        self._write = write
        #: texts, and the bytes each counts against the limit; None while nothing waits
        self._waiting: deque[tuple[str, int]] | None = None
        self._size = 0
        self._closing: tuple[int, str] | None = None
        #: what sends the waiting frames; None while nothing waits
        self._sending: asyncio.Task[None] | None = None
        self._ended = False
        #: what `finished` waits for; None until somebody does
        self._finished: asyncio.Future[None] | None = None
        #: When the socket stopped taking bytes; None while it takes them.
        self._blocked: float | None = None
        SocketOutbox.running.add(self)

    @property
    def waiting(self) -> tuple[int, int]:
        """The frames that wait, and their bytes as far as they count against the limit."""
        return len(self._waiting or ()), self._size

    @property
    def closing(self) -> bool:
        """Whether it takes no frames any more."""
        return self._closing is not None

    def push(self, frame: bytes) -> None:
        """Sends one frame (UTF-8 JSON) at once if nothing waits, else queues it."""
        if self._closing is not None or self._written(frame):
            return
        if self._size + len(frame) > self._limit and self._waiting:
            self._waiting = None
            self._size = 0
            metrics.RESYNCS.inc()
            self.close(CloseCode.RESYNC, "too far behind: join again")
            return
        self._queue([(frame.decode(), len(frame))])

    def _written(self, frame: bytes) -> bool:
        if self._write is None or self._waiting or self._blocked is not None:
            return False
        last, framed = SocketOutbox._last
        if last is not frame:
            framed = text_frame(frame)
            SocketOutbox._last = (frame, framed)
        return self._write(framed)

    def push_initial(self, frames: Iterable[bytes]) -> None:
        """Queues frames that do not count against the limit."""
        if self._closing is None:
            self._queue([(frame.decode(), 0) for frame in frames])

    def close(self, code: int, reason: str) -> None:
        """Closes the socket once the queued frames are sent."""
        if self._closing is None:
            self._closing = (code, reason)
            self._queue([])

    async def finished(self) -> None:
        """Waits until the socket is closed, or cannot be written to any more."""
        if not self._ended:
            if self._finished is None:
                self._finished = asyncio.get_running_loop().create_future()
            await asyncio.shield(self._finished)

    def abandon(self) -> None:
        """Sends nothing any more."""
        if self._sending is not None:
            self._sending.cancel()
        self._end()

    def _queue(self, frames: list[tuple[str, int]]) -> None:
        if frames:
            self._waiting = self._waiting or deque()
            self._waiting.extend(frames)
            self._size += sum(size for _, size in frames)
        if self._sending is None and not self._ended:
            self._sending = asyncio.create_task(self._send_waiting())

    def stalled(self) -> float:
        """Returns for how many seconds the socket has taken nothing although frames wait."""
        if self._blocked is None:
            return 0.0
        return asyncio.get_running_loop().time() - self._blocked

    async def _send_waiting(self) -> None:
        """Sends what waits, and closes the socket if it is to be closed."""
        loop = asyncio.get_running_loop()
        ended = True
        try:
            while self._waiting:
                text, size = self._waiting.popleft()
                self._size -= size
                self._blocked = loop.time()
                await self._send({"type": "websocket.send", "text": text})
                self._blocked = None
            if self._closing is None:
                ended = False
                return
            code, reason = self._closing
            await self._send({"type": "websocket.close", "code": code, "reason": _fitting(reason)})
        except (OSError, RuntimeError, WebSocketDisconnect):
            # The client has disconnected; the reading side notices it as well.
            return
        finally:
            self._sending = self._waiting = None
            if ended:
                self._end()

    def _end(self) -> None:
        self._ended = True
        self._closing = self._closing or (1006, "gone")
        if self._finished is not None and not self._finished.done():
            self._finished.set_result(None)
        SocketOutbox.running.discard(self)
