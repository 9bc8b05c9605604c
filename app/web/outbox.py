"""The send queue of one WebSocket: a bounded buffer in front of the ASGI `send`."""

from __future__ import annotations

import asyncio
import struct
from collections import deque
from collections.abc import Callable, Iterable
from typing import ClassVar
from weakref import WeakSet

from starlette.types import Send

from app import metrics
from app.live.outbox import CloseCode

#: The ASGI extension of a socket that can be written to at once; its "write" is a `Write`.
AT_ONCE = "hexframe.at_once"
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

    def __init__(self, send: Send, limit: int, write: Write | None = None) -> None:
        self._send = send
        self._limit = limit
        self._write = write
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
        """Sends one frame (UTF-8 JSON) at once if nothing waits, else queues it."""
        if self._closing is not None or self._written(frame):
            return
        if self._size + len(frame) > self._limit and self._waiting:
            self._waiting.clear()
            self._size = 0
            metrics.RESYNCS.inc()
            self.close(CloseCode.RESYNC, "too far behind: join again")
            return
        self._waiting.append((frame.decode(), len(frame)))
        self._size += len(frame)
        self._wake()

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
