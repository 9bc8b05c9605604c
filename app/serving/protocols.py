"""uvicorn's HTTP and WebSocket protocols with additional protection against hostile clients.

HTTP: a request head that does not arrive in time, or is too long, closes the connection.
WebSocket: invalid UTF-8 closes the socket without a server error, pings of a client that reads
nothing are not queued, and a handshake that meets the end of the server gets 503.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final, cast

import httptools
import uvicorn
from uvicorn._types import ASGI3Application, ASGISendEvent, WebSocketScope
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from app.serving.shared_deflate import SharedDeflateFactory
from app.web.outbox import AT_ONCE, HAND_OVER

#: Most bytes of a request head: method, path and all headers.
HEAD_BYTES: Final = 65_536
#: Seconds after which a connection ends when its client reads none of the waiting bytes, and
#: seconds between two checks of their number.
SLOW, LOOK_EVERY = 20.0, 2.5
#: With more bytes waiting for a client, its pings are not answered.
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
    """uvicorn's configuration with the settings of these protocols."""

    request_seconds = 30.0


class SlowReader:
    """Ends a connection whose client reads nothing.

    It compares the number of waiting bytes, so a slow client that keeps reading stays connected.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop, transport: asyncio.Transport) -> None:
        self._loop = loop
        self._transport = transport
        self._timer: asyncio.TimerHandle | None = None
        self._waiting = 0
        self._since = 0.0

    def begin(self) -> None:
        """Starts watching: the write buffer of the transport is full."""
        if self._timer is None:
            self._waiting, self._since = self._transport.get_write_buffer_size(), self._loop.time()
            self._timer = self._loop.call_later(LOOK_EVERY, self._look)

    def end(self) -> None:
        """Stops watching: the write buffer has room again, or the transport is closed."""
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
    """A protocol that disconnects a client that reads nothing."""

    loop: asyncio.AbstractEventLoop

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Prepares to watch the client."""
        super().connection_made(transport)
        self._reader = SlowReader(self.loop, cast(asyncio.Transport, transport))

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is waited for any more."""
        self._reader.end()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """The write buffer is full: starts watching."""
        super().pause_writing()
        self._reader.begin()

    def resume_writing(self) -> None:
        """The write buffer has room again: stops watching."""
        super().resume_writing()
        self._reader.end()


class HttpProtocol(_Watched, HttpToolsProtocol):
    """HTTP/1.1 for one connection.

    A request head must arrive within `request_seconds` and has at most HEAD_BYTES.
    """

    config: Configuration
    _deadline: asyncio.TimerHandle | None = None
    #: bytes of an incomplete head; None between two heads
    _head: int | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Starts the time limit of the first head."""
        super().connection_made(transport)
        self._wait_for_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is waited for any more."""
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parses received bytes, unless the head is too long."""
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
        """Measures a head that arrived in a single piece."""
        self._head = None
        if not (self.parser.should_upgrade() and self._should_upgrade()):
            # A handshake with a body waits until the body has arrived.
            self._stop_waiting()
        if len(self.url) + sum(len(n) + len(v) for n, v in self.headers) > HEAD_BYTES:
            self._too_large()
            raise httptools.HttpParserError("the head is too long")
        super().on_headers_complete()

    def send_400_response(self, msg: str) -> None:
        """Answers 400 to invalid HTTP, unless a response has begun."""
        if not self.transport.is_closing():
            super().send_400_response(msg)

    def handle_websocket_upgrade(self) -> None:
        """Hands the connection over to the WebSocket protocol."""
        self._stop_waiting()
        super().handle_websocket_upgrade()

    def shutdown(self) -> None:
        """Ends the connection after its answer; an event stream, which has no end, at once."""
        stream = self.cycle is not None and self.cycle.scope.get("state", {}).get("event_stream")
        if stream and not self.cycle.response_complete:
            self.transport.close()
            return
        super().shutdown()

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


async def _run_and_go_on(
    app: ASGI3Application, scope: WebSocketScope, receive: Any, send: Any
) -> None:
    """Runs the application, then what it has handed over (`HAND_OVER`)."""
    handed: list[Callable[[], Awaitable[None]]] = []
    scope["extensions"][HAND_OVER] = {"to": handed.append}
    await app(scope, receive, send)
    while handed:
        await handed.pop()()


class SocketProtocol(_Watched, WebSocketsSansIOProtocol):
    """WebSocket for one connection."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn = ServerProtocol(
            extensions=[SharedDeflateFactory()],
            max_size=self.config.ws_max_size,
            logger=self.logger,
        )
        self.app = partial(_run_and_go_on, self.app)

    def shutdown(self) -> None:
        """Ends the connection; a handshake that is not answered yet gets 503, for uvicorn's 500
        would say that the server has failed."""
        if (
            self.handshake_complete
            or self.initial_response
            or self.conn.state is not State.CONNECTING
        ):
            super().shutdown()
            return
        self.stop_keepalive()
        response = self.conn.reject(503, "The server is stopping")
        response.headers["Retry-After"] = "1"
        self.conn.send_response(response)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        """Parses received bytes; answers an invalid handshake."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(_NO_HANDSHAKE)
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """Passes a message to the application; closes with 1007 for invalid UTF-8."""
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

    def handle_connect(self, event: Request) -> None:
        """Begins a connection; the application may write to it at once (`write_text`)."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][AT_ONCE] = {"write": self.write_text}

    def write_text(self, frame: bytes) -> bool:
        """Writes a text frame that is encoded already, without a turn of the event loop.

        Returns False, and writes nothing, where it has to wait or nothing can be sent any more.
        """
        if (
            not self.handshake_complete
            or self.close_sent
            or not self.writable.is_set()
            or self.conn.state is not State.OPEN
            or self.transport.is_closing()
        ):
            return False
        self.transport.write(frame)
        return True

    async def send(self, message: ASGISendEvent) -> None:
        """Sends a message; a refused handshake is no error of the application."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            # the libraries keep both as long as the connection
            self.request.headers.clear()
            self.response.headers.clear()
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            self.handshake_complete = True

    def handle_ping(self) -> None:
        """Answers a ping, unless earlier answers are still waiting (RFC 6455, 5.5.3)."""
        output = self.conn.data_to_send()
        if self.transport.get_write_buffer_size() <= PONG_BYTES:
            self.transport.write(b"".join(output))
