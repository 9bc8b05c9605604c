"""uvicorn's HTTP and WebSocket protocols with additional protection against hostile clients.

HTTP: a head that never ends or never comes is given up. WebSocket: text that is no UTF-8 is the
client's mistake and no error of ours, and pings of a client that reads nothing do not pile up.
"""

from __future__ import annotations

import asyncio
from typing import Final, cast

import httptools
import uvicorn
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

#: Most bytes of a request's head: method, path and all headers.
HEAD_BYTES: Final = 65_536
#: Seconds after which a connection ends whose client takes none of the bytes that wait for it, and
#: between two looks at how many they are.
SLOW, LOOK_EVERY = 20.0, 2.5
#: Bytes waiting for a client from which on its pings are not answered.
PONG_BYTES: Final = 65_536
_NO_HANDSHAKE: Final = (
    b"HTTP/1.1 400 Bad Request\r\n"
    b"content-type: text/plain; charset=utf-8\r\ncontent-length: 23\r\nconnection: close\r\n\r\n"
    b"This opens no WebSocket"
)
_TOO_LARGE: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"content-type: text/plain; charset=utf-8\r\ncontent-length: 24\r\nconnection: close\r\n\r\n"
    b"The headers are too long"
)


class Configuration(uvicorn.Config):
    """uvicorn's configuration, and what only these protocols know."""

    request_seconds = 30.0


class SlowReader:
    """Ends a connection whose client takes nothing: by how many bytes wait, not by how long an
    answer takes, so that a slow client that reads on is left alone."""

    def __init__(self, loop: asyncio.AbstractEventLoop, transport: asyncio.Transport) -> None:
        self._loop = loop
        self._transport = transport
        self._timer: asyncio.TimerHandle | None = None
        self._waiting = 0
        self._since = 0.0

    def begin(self) -> None:
        """The transport has more than it likes to keep."""
        if self._timer is None:
            self._waiting, self._since = self._transport.get_write_buffer_size(), self._loop.time()
            self._timer = self._loop.call_later(LOOK_EVERY, self._look)

    def end(self) -> None:
        """The transport has room again, or is closed."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self) -> None:
        self._timer = None
        waiting, now = self._transport.get_write_buffer_size(), self._loop.time()
        if waiting < self._waiting:
            self._since = now
        self._waiting = waiting
        if now - self._since >= SLOW:
            self._transport.abort()
        else:
            self._timer = self._loop.call_later(LOOK_EVERY, self._look)


class _Watched(asyncio.Protocol):
    """A protocol that ends with a client who takes nothing of what is written."""

    loop: asyncio.AbstractEventLoop

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Watch whether the client reads."""
        super().connection_made(transport)
        self._reader = SlowReader(self.loop, cast(asyncio.Transport, transport))

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is waited for any more."""
        self._reader.end()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """More waits for the client than should."""
        super().pause_writing()
        self._reader.begin()

    def resume_writing(self) -> None:
        """The client reads."""
        super().resume_writing()
        self._reader.end()


class HttpProtocol(_Watched, HttpToolsProtocol):
    """HTTP/1.1 for one connection; a request's head must be there within the `request_seconds` of
    its configuration, and has HEAD_BYTES at most."""

    config: Configuration
    _deadline: asyncio.TimerHandle | None = None
    #: bytes of a head that has begun and is not whole; None between head and head
    _head: int | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Wait for the first head, though not for ever."""
        super().connection_made(transport)
        self._wait_for_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is waited for any more."""
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what came, unless a head grows without end."""
        super().data_received(data)
        if self._head is None or self.transport.is_closing():
            return
        self._head += len(data)
        if self._head > HEAD_BYTES:
            self._too_large()

    def on_message_begin(self) -> None:
        """A head begins."""
        super().on_message_begin()
        self._head = 0
        if self._deadline is None:
            self._wait_for_head()

    def on_headers_complete(self) -> None:
        """A head is whole; one that came in a single piece has not been measured yet."""
        self._head = None
        if not (self.parser.should_upgrade() and self._should_upgrade()):
            # A handshake with a body is none before that has come.
            self._stop_waiting()
        if len(self.url) + sum(len(n) + len(v) for n, v in self.headers) > HEAD_BYTES:
            self._too_large()
            raise httptools.HttpParserError("the head is too long")
        super().on_headers_complete()

    def send_400_response(self, msg: str) -> None:
        """Say that this was no HTTP, unless something was said already."""
        if not self.transport.is_closing():
            super().send_400_response(msg)

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a WebSocket."""
        self._stop_waiting()
        super().handle_websocket_upgrade()

    def _too_large(self) -> None:
        if not self.transport.is_closing():
            self.transport.write(_TOO_LARGE)
            self.transport.close()

    def _wait_for_head(self) -> None:
        self._deadline = self.loop.call_later(self.config.request_seconds, self._give_up)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        self._deadline = None
        if not self.transport.is_closing():
            self.transport.close()


class SocketProtocol(_Watched, WebSocketsSansIOProtocol):
    """WebSocket for one connection."""

    def data_received(self, data: bytes) -> None:
        """Take what came; a handshake that cannot be read is answered, not left to hang."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(_NO_HANDSHAKE)
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """Hand a message on; close with 1007 for text that is none."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                if self.conn.state is State.OPEN and not self.close_sent:
                    self.conn.fail(1007, "text that is no UTF-8")
                    self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    async def send(self, message: ASGISendEvent) -> None:
        """Send; a handshake that was refused is complete, and no error of the application."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            self.handshake_complete = True

    def handle_ping(self) -> None:
        """Answer a ping, unless answers to earlier ones still lie here (RFC 6455, 5.5.3)."""
        output = self.conn.data_to_send()
        if self.transport.get_write_buffer_size() <= PONG_BYTES:
            self.transport.write(b"".join(output))
