"""Bytes on a plain socket: malformed HTTP and WebSocket."""

from __future__ import annotations

import base64
import contextlib
import os
import socket
import struct
import time
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from types import TracebackType
from typing import Any, Final
from urllib.parse import urlsplit

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
#: A limit for busy machines; tests that pass do not wait so long.
PATIENCE: Final = 30.0


class Wire:
    """One TCP connection to a server."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        assert parts.hostname and parts.port
        self.socket = socket.create_connection((parts.hostname, parts.port), PATIENCE)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.waiting = b""
        #: when reading ends, by the monotonic clock; None: after PATIENCE without data
        self.deadline: float | None = None
        #: the other end closed before it had read everything, so its last message may be lost
        self.reset = False

    def __enter__(self) -> Wire:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.socket.close()

    def send(self, data: bytes) -> bool:
        """Sends everything. Returns False when the other end has closed."""
        try:
            self.socket.sendall(data)
        except OSError:
            return False
        return True

    def vanish(self) -> None:
        """Ends the connection without a message (RST)."""
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.socket.close()

    def more(self) -> bool:
        """Returns the next data; False at the end. Raises TimeoutError at the deadline."""
        if self.deadline is not None:
            left = self.deadline - time.monotonic()
            if left <= 0:
                raise TimeoutError
            self.socket.settimeout(left)
        try:
            data = self.socket.recv(1 << 18)
        except ConnectionError:
            self.reset = True
            return False
        self.waiting += data
        return bool(data)

    def to_the_end(self) -> bytes:
        """Returns everything until the other end closes."""
        while self.more():
            pass
        found, self.waiting = self.waiting, b""
        return found

    def take(self, n: int) -> bytes:
        """Returns the next n bytes. Raises EOFError at the end."""
        while len(self.waiting) < n:
            if not self.more():
                raise EOFError
        found, self.waiting = self.waiting[:n], self.waiting[n:]
        return found

    def head(self) -> bytes:
        """Returns the head of a response, or the last bytes when there is none."""
        while b"\r\n\r\n" not in self.waiting:
            if not self.more():
                break
        found, _, self.waiting = self.waiting.partition(b"\r\n\r\n")
        return found


def status_of(head: bytes) -> int:
    """Returns the status in a response's head; 0 for none."""
    parts = head.split(b" ", 2)
    return int(parts[1]) if len(parts) > 1 and parts[0].startswith(b"HTTP/") else 0


def handshake(path: str, headers: dict[str, str], **changed: str | None) -> bytes:
    """Returns the head that opens a WebSocket; `changed` replaces headers ("_" for "-") or drops
    them."""
    fields: dict[str, str | None] = {
        "Host": "127.0.0.1",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
        **headers,
        **{name.replace("_", "-"): value for name, value in changed.items()},
    }
    lines = [f"{name}: {value}" for name, value in fields.items() if value is not None]
    return "\r\n".join([f"GET {path} HTTP/1.1", *lines, "", ""]).encode("utf-8", "surrogateescape")


def frame(
    opcode: int,
    payload: bytes = b"",
    *,
    fin: bool = True,
    rsv: int = 0,
    masked: bool = True,
    length: int | None = None,
) -> bytes:
    """Returns one frame. `length` replaces the payload's true length."""
    size = len(payload) if length is None else length
    first = (0x80 if fin else 0) | rsv << 4 | opcode
    bit = 0x80 if masked else 0
    if size < 126:
        head = struct.pack("!BB", first, bit | size)
    elif size < 65536:
        head = struct.pack("!BBH", first, bit | 126, size)
    else:
        head = struct.pack("!BBQ", first, bit | 127, size)
    if not masked:
        return head + payload
    mask = os.urandom(4)
    whole = (mask * (len(payload) // 4 + 1))[: len(payload)]
    xored = int.from_bytes(payload, "big") ^ int.from_bytes(whole, "big")
    return head + mask + xored.to_bytes(len(payload), "big")


#: What ends a compressed message and is not sent (RFC 7692, 7.2.1), and the end of a stream.
EMPTY_BLOCK = b"\x00\x00\xff\xff\x03\x00"


@dataclass
class RawSocket:
    """A WebSocket over plain bytes."""

    wire: Wire
    #: Whether the server may compress messages.
    deflates: bool = False
    closed: tuple[int, str] | None = None
    pongs: int = 0
    seen: list[bytes] = field(default_factory=list)

    def write(self, payload: bytes | str, opcode: int = TEXT) -> bool:
        """Sends a whole message in one frame."""
        data = payload.encode("utf-8", "surrogatepass") if isinstance(payload, str) else payload
        return self.wire.send(frame(opcode, data))

    def next(self) -> bytes | None:
        """Returns the next message, or None once it is closed.

        `closed` then has code and reason; it stays None after an end without a close frame.
        """
        while True:
            try:
                first, second = self.wire.take(2)
                size = second & 0x7F
                assert not second & 0x80, "a server masks nothing"
                assert first & (0x30 if self.deflates else 0x70) == 0, "bits without agreement"
                if size == 126:
                    (size,) = struct.unpack("!H", self.wire.take(2))
                elif size == 127:
                    (size,) = struct.unpack("!Q", self.wire.take(8))
                payload = self.wire.take(size)
            except EOFError:
                return None
            opcode = first & 0x0F
            assert first & 0x80, "this server sends every message in one frame"
            if opcode == CLOSE:
                code = struct.unpack("!H", payload[:2])[0] if payload else 1005
                self.closed = (code, payload[2:].decode())
                return None
            if opcode == PONG:
                self.pongs += 1
            elif opcode == PING:
                self.wire.send(frame(PONG, payload))
            else:
                assert opcode == TEXT
                packed = first & 0x40
                return zlib.decompress(payload + EMPTY_BLOCK, -15) if packed else payload

    def until(self, part: bytes) -> bytes | None:
        """Returns the next message with these bytes in it, or None once it is closed."""
        while (message := self.next()) is not None:
            if part in message:
                return message
        return None

    def to_the_end(self) -> tuple[int, str] | None:
        """Reads until it is closed. Returns code and reason."""
        while self.next() is not None:
            pass
        return self.closed


@contextlib.contextmanager
def opened(url: str, path: str, headers: dict[str, str], **changed: str | None) -> Iterator[Any]:
    """Opens a WebSocket. Returns the status of the response when it was refused."""
    with Wire(url) as wire:
        wire.send(handshake(path, headers, **changed))
        head = wire.head()
        status, deflates = status_of(head), b"permessage-deflate" in head
        yield RawSocket(wire, deflates) if status == 101 else status


# --- spoilt bytes


def mutated(chance: Random, data: bytes) -> bytes:
    """Returns the bytes with a few changes."""
    made = bytearray(data)
    for _ in range(chance.choice((1, 1, 1, 2, 5, 20))):
        at = chance.randrange(len(made) + 1)
        kind = chance.randrange(7)
        if kind == 0 and made:
            made[at % len(made)] ^= 1 << chance.randrange(8)
        elif kind == 1:
            made[at:at] = chance.randbytes(chance.choice((1, 2, 8)))
        elif kind == 2:
            del made[at : at + chance.choice((1, 1, 4, 30))]
        elif kind == 3:
            made[at:at] = made[at : at + 40]
        elif kind == 4:
            del made[at:]
        elif kind == 5:
            made[at : at + 1] = chance.choice(PIECES)
        else:
            made[at:at] = chance.choice(PIECES)
    return bytes(made)


#: Bytes that often cause faults in readers of JSON, text or HTTP.
PIECES: Final = (
    b"\x00", b"\xff", b"\xc0\x80", b"\xed\xa0\x80", b"\xef\xbb\xbf", b"\xf4\x90\x80\x80",
    b"\\u0000", b"\\ud800", b'"', b"\\", b"{", b"}", b"[", b"]", b",", b":", b"null", b"NaN",
    b"-Infinity", b"1e999", b"9" * 400, b"-0", b'"a":1,"a":2', b"/**/", b"\r\n", b"true", b"{}",
    b"\xe2\x80\xae",
)  # fmt: skip
