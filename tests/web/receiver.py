"""A receiver of webhooks: a real HTTP server that notes what it gets, and answers as it is told."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import queue
import ssl
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

#: Seconds after which a message that does not come is a failure.
PATIENCE = 30


@dataclass(frozen=True)
class Got:
    """A request that came."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def id(self) -> str:
        """The id of the message."""
        return self.headers["webhook-id"]

    @property
    def message(self) -> dict[str, Any]:
        """The body as JSON."""
        found: dict[str, Any] = json.loads(self.body)
        return found

    @property
    def n(self) -> int:
        """The number of the line of the log."""
        return int(self.message["data"]["n"])

    def is_signed_with(self, *secrets: str) -> bool:
        """Whether the signatures are those with these secrets, in this order, computed without the
        server's code."""
        given = self.headers["webhook-signature"].split()
        return given == [self._signature(secret) for secret in secrets]

    def _signature(self, secret: str) -> str:
        key = base64.b64decode(secret.removeprefix("whsec_"))
        signed = f"{self.id}.{self.headers['webhook-timestamp']}.".encode() + self.body
        right = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
        return f"v1,{right}"


#: Returns the status of the answer, and its headers.
Answer = Callable[[Got], tuple[int, dict[str, str]]]


class Receiver:
    """What came to one address."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.came: queue.Queue[Got] = queue.Queue()
        self.answer: Answer = lambda _: (204, {})

    def next(self) -> Got:
        """Waits for the next request."""
        return self.came.get(timeout=PATIENCE)

    def until(self, text: str) -> list[Got]:
        """Waits for the message about a chat line with this text; returns all up to it."""
        found = [self.next()]
        while text not in found[-1].message["data"].get("text", ""):
            found.append(self.next())
        return found

    def says(self, status: int, **headers: str) -> None:
        """Answers with this status from now on."""
        self.answer = lambda _: (status, headers)


@contextmanager
def receiving(
    host: str = "127.0.0.1", port: int = 0, tls: ssl.SSLContext | None = None
) -> Iterator[Receiver]:
    """Runs a receiver, with `tls` one that speaks HTTPS and is called `localhost`."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            got = Got(self.path, headers, body)
            status, extra = receiver.answer(got)
            receiver.came.put(got)
            self.send_response(status)
            for name, value in extra.items():
                self.send_header(name, value)
            self.end_headers()

        do_GET = do_POST  # a redirect that is followed would come as one

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = ThreadingHTTPServer((host, port), Handler)
    address = f"http://{host}:{server.server_port}"
    if tls is not None:
        # Each handshake is in the thread of its connection: a refused one ends that thread alone.
        server.socket = tls.wrap_socket(
            server.socket, server_side=True, do_handshake_on_connect=False
        )
        address = f"https://localhost:{server.server_port}"
    receiver = Receiver(address)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield receiver
    finally:
        server.shutdown()
        server.server_close()
