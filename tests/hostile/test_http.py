"""Malformed HTTP on plain sockets against a server in its own process.

Odd methods, broken heads, wrong lengths, endless heads and bodies: each is answered or closed,
without an error in the server's log, and others are served meanwhile.
"""

from __future__ import annotations

import gzip
import threading
import time
from collections.abc import Iterator
from random import Random
from typing import Final

import httpx
import pytest

from app.serving.protocols import HEAD_BYTES
from tests.counts import counts
from tests.hostile.process import Running, process
from tests.hostile.tables import GENEROUS, PhaseTable, build
from tests.hostile.wire import PING, RawSocket, Wire, frame, handshake, mutated, opened, status_of
from tests.web.server import API

#: Seconds that the server waits for a head or a body.
SECONDS: Final = 2.0
METHODS: Final = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE", "TRACE", "PROPFIND",
                  "LINK", "REPORT")  # fmt: skip


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory, clean_environment: None) -> Iterator[Running]:
    """A server that waits two seconds."""
    with process(
        tmp_path_factory.mktemp("http"), **GENEROUS, request_seconds=SECONDS, max_body=100_000
    ) as found:
        yield found
        found.no_trouble()


@pytest.fixture(scope="module")
def built(running: Running) -> Iterator[PhaseTable]:
    """A table in a fight."""
    with httpx.Client(timeout=60, trust_env=False) as http:
        yield build(running.url, http, "fight")


def heads(built: PhaseTable, path: str, **more: str) -> str:
    """Returns the lines of a signed request's head."""
    fields = {"Host": "127.0.0.1", **built.headers["handler"], **more}
    return path + " HTTP/1.1\r\n" + "".join(f"{k}: {v}\r\n" for k, v in fields.items())


def answer(running: Running, data: bytes, patience: float = 20.0) -> bytes:
    """Returns everything that comes back for these bytes until the server closes."""
    with Wire(running.url) as wire:
        wire.deadline = time.monotonic() + patience
        wire.send(data)
        return wire.to_the_end()


def statuses(response: bytes) -> list[int]:
    """Returns the statuses of all responses in a row."""
    return [status_of(b"HTTP/" + part) for part in response.split(b"HTTP/")[1:]]


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize(
    "path", ["/", "/api/v1/tables", "/api/v1/tables/{}/state", "/static/icon.svg", "/t/{}", "/x"]
)
def test_odd_methods(running: Running, built: PhaseTable, method: str, path: str) -> None:
    request = heads(built, f"{method} {path.format(built.table.id)}", Connection="close")
    (status,) = statuses(answer(running, (request + "Content-Length: 0\r\n\r\n").encode()))
    assert status < 500
    if method not in ("GET", "POST", "HEAD"):
        assert status >= 400
    if method in ("TRACE", "PROPFIND", "LINK", "REPORT", "PATCH"):
        assert status in (404, 405)


@pytest.mark.parametrize(
    "path",
    [
        "/static/../app/settings.py", "/static/..%2f..%2fapp/settings.py", "/static/%2e%2e/x.toml",
        "/static/....//pyproject.toml", "/static/%00", "/static/js/%00.js", "/static//etc/passwd",
        "/static/..%5c..%5cpyproject.toml", "/static/%c0%ae%c0%ae/pyproject.toml", "/%ff%fe",
        "//evil.example/", "/j/%0d%0aSet-Cookie:a=b", "/t/%e2%80%ae", "/t/" + "x" * 5000,
        "/h/x?key=%00", "/h/%ed%a0%80?key=%ff", "/api/v1/tables/%00/state", "/api/v1/systems/%ff",
        "/?" + "a=b&" * 5000,
        "/api/v1/tables/{}/queries/%ed%a0%80", "/api/v1/tables/{}/events?after=" + "9" * 4000,
        "/api/v1/tables/{}/events?after=1&after=2", "/api/v1/tables/{}/state?as=%00",
        "/api/v1/tables/{}/map?format=..%2f", "/hangar?table=%3Cscript%3E", "http://evil.example/",
        "*", "evil.example:80", "/\x80", "/a b", "/%", "/%zz", "?", "",
    ],
)  # fmt: skip
@pytest.mark.parametrize("accept", ["text/html", "*/*"])
def test_odd_paths(running: Running, built: PhaseTable, path: str, accept: str) -> None:
    line = f"GET {path.format(built.table.id)}"
    request = heads(built, line, Connection="close", Accept=accept) + "\r\n"
    response = answer(running, request.encode("latin-1"))
    found = statuses(response)
    assert found == [] or found[0] < 500
    assert b"\r\nset-cookie: a=b" not in response.lower()
    for secret in (b"request_seconds: float", b"[build-system]", b"root:x:0"):
        assert secret not in response


def command(built: PhaseTable, **more: str) -> str:
    """Returns the head of a command without its end."""
    path = f"POST {API}/tables/{built.table.id}/commands"
    return heads(built, path, **{"Content-Type": "application/json", "Connection": "close", **more})


SAY: Final = b'{"id": "%d", "command": {"type": "chat.say", "text": "x"}}'


@pytest.mark.parametrize(
    ("more", "body", "fine"),
    [
        ({"Content-Length": "-1"}, SAY % 1, False),
        ({"Content-Length": "abc"}, SAY % 2, False),
        ({"Content-Length": "5, 5"}, SAY % 3, False),
        ({"Content-Length": "9" * 30}, SAY % 4, False),
        ({"Content-Length": "10"}, SAY % 5, False),
        ({"Content-Length": "58", "Transfer-Encoding": "chunked"}, b"0\r\n\r\n", False),
        ({"Transfer-Encoding": "gzip"}, SAY % 6, False),
        ({"Transfer-Encoding": "chunked"}, b"zz\r\n", False),
        ({"Transfer-Encoding": "chunked"}, b"FFFFFFFFFFFFFFFFF\r\nx", False),
        ({"Transfer-Encoding": "chunked"}, b"-5\r\nhello\r\n0\r\n\r\n", False),
        ({"Transfer-Encoding": "chunked"}, b"%x\r\n%b\r\n0\r\n\r\n" % (58, SAY % 77), True),
        ({"Content-Encoding": "gzip", "Content-Length": "60"}, b"\x1f\x8b" + b"x" * 58, False),
        ({"Content-Type": "text/plain", "Content-Length": "57"}, SAY % 8, False),
        (
            {"Content-Type": "application/json; charset=utf-16", "Content-Length": "57"},
            SAY % 9,
            None,
        ),
        ({"Content-Type": "x" * 3000, "Content-Length": "57"}, SAY % 9, False),
        ({"Content-Type": "multipart/form-data", "Content-Length": "57"}, SAY % 9, False),
        ({"Expect": "100-continue", "Content-Length": "57"}, SAY % 0, None),
        ({"Expect": "the impossible", "Content-Length": "57"}, SAY % 4, None),
    ],
)
def test_odd_bodies(
    running: Running, built: PhaseTable, more: dict[str, str], body: bytes, fine: bool | None
) -> None:
    request = command(built, **more).encode() + b"\r\n" + body
    found = [status for status in statuses(answer(running, request)) if status != 100]
    assert all(status < 500 for status in found), found
    if fine is not None:
        assert (found[:1] == [200]) is fine, found


def test_a_bomb_is_not_unpacked(running: Running, built: PhaseTable) -> None:
    """No body is ever decompressed, so a compressed one is short and no JSON."""
    bomb = gzip.compress(b" " * 50_000_000)
    for path in (f"POST {API}/tables", f"PUT {API}/tables/{built.table.id}/map"):
        length = {"Content-Encoding": "gzip", "Content-Length": str(len(bomb))}
        request = heads(built, path, **length, Connection="close").encode() + b"\r\n" + bomb
        (status,) = statuses(answer(running, request))
        assert status in (403, 422)
    assert running.resident() < 400 * 2**20


def test_requests_in_a_row_stay_apart(running: Running, built: PhaseTable) -> None:
    """A part of one body is never read as another request (smuggling)."""
    inner = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
    both = command(built, **{"Content-Length": str(len(inner)), "Transfer-Encoding": "chunked"})
    found = statuses(answer(running, both.encode() + b"\r\n0\r\n\r\n" + inner))
    assert 200 not in found
    twice = command(built, **{"Content-Length": "0"}) + "Content-Length: 34\r\n\r\n"
    assert 200 not in statuses(answer(running, twice.encode() + inner))


# --- at random


def test_heads_and_handshakes_at_random(running: Running, built: PhaseTable) -> None:
    chance = Random("heads")
    path = f"/ws/tables/{built.table.id}"
    sound = [
        handshake(path, built.headers["pilot"]),
        handshake(path, built.headers["cookie"]),
        heads(built, f"GET {API}/tables/{built.table.id}/state").encode() + b"\r\n",
        heads(built, "GET /", Accept="text/html", Cookie="a=b; " * 40).encode() + b"\r\n",
        command(built, **{"Content-Length": "57"}).encode() + b"\r\n" + SAY % 3,
    ]
    seen: set[int] = set()
    for _ in range(counts(300, 30_000)):
        data = mutated(chance, chance.choice(sound))
        with Wire(running.url) as wire:
            wire.deadline = time.monotonic() + 0.05
            wire.send(data)
            if chance.random() < 0.2:
                wire.vanish()
                continue
            try:
                status = status_of(wire.head())
            except TimeoutError:
                continue  # it waits for the rest of it
            seen.add(status)
            assert status < 500, data
    assert {101, 200, 400} <= seen
    running.no_trouble()


@pytest.mark.parametrize(
    ("changed", "allowed"),
    [
        ({"Sec_WebSocket_Version": "12"}, {400, 426}),
        ({"Sec_WebSocket_Version": None}, {400, 426}),
        ({"Sec_WebSocket_Key": None}, {400}),
        ({"Sec_WebSocket_Key": "short"}, {400}),
        ({"Upgrade": "websocket, h2c"}, {400, 404, 426}),
        ({"Upgrade": "h2c"}, {400, 404, 426}),
        ({"Connection": "close"}, {400, 404, 426}),
        ({"Sec_WebSocket_Protocol": "chat, superchat"}, {101}),
        ({"Sec_WebSocket_Extensions": "permessage-deflate; client_max_window_bits"}, {101}),
        ({"Sec_WebSocket_Extensions": "x" * 2000 + "; ;;=,"}, {101, 400}),
        ({"Content_Length": "5"}, {0, 101, 400}),
        ({"Transfer_Encoding": "chunked"}, {0, 101, 400}),
        ({"Host": None}, {101, 400}),
        ({"Authorization": "Bearer \udcff\udcfe"}, {401, 403, 400}),
        ({"Authorization": "Bearer " + "x" * 5000}, {401}),
        ({"X_Forwarded_For": "1.2.3.4, evil\udcff"}, {101, 400}),
        ({"X_Forwarded_Proto": "javascript"}, {101}),
        ({"Origin": "https://evil.example"}, {101}),
    ],
)
def test_odd_handshakes(
    running: Running, built: PhaseTable, changed: dict[str, str | None], allowed: set[int]
) -> None:
    path = f"/ws/tables/{built.table.id}"
    with opened(running.url, path, built.headers["pilot"], **changed) as socket:
        found = 101 if isinstance(socket, RawSocket) else socket
        assert found in allowed
        if isinstance(socket, RawSocket):
            assert socket.until(b'"t":"view"') is not None


def test_messages_before_the_handshake_is_answered(running: Running, built: PhaseTable) -> None:
    with Wire(running.url) as wire:
        hello = handshake(f"/ws/tables/{built.table.id}", built.headers["pilot"])
        wire.send(hello + frame(1, b'{"t": "query", "id": "early", "name": "none"}'))
        assert status_of(wire.head()) == 101
        RawSocket(wire).until(b'"t":"view"')


# --- without end


def others_are_served(running: Running, http: httpx.Client) -> None:
    """Another client is served at once."""
    assert http.get(running.url + "/health", timeout=5).status_code == 200


def test_heads_that_never_end(running: Running, http: httpx.Client) -> None:
    """Sockets that send nothing, or hardly anything, are closed."""
    wires = [Wire(running.url) for _ in range(60)]
    try:
        for n, wire in enumerate(wires):
            wire.send((b"", b"G", b"GET / HTTP/1.1\r\nHost: x\r\nX-A: ")[n % 3])
        others_are_served(running, http)
        dripping = threading.Event()

        def drip() -> None:
            while not dripping.wait(0.3):
                for wire in wires:
                    wire.send(b"b")

        drop = threading.Thread(target=drip)
        drop.start()
        try:
            for wire in wires:
                wire.deadline = time.monotonic() + 10 * SECONDS
                assert wire.to_the_end()[:12] in (b"", b"HTTP/1.1 400")
        finally:
            dripping.set()
            drop.join()
    finally:
        for wire in wires:
            wire.socket.close()
    others_are_served(running, http)


def test_a_very_long_head_is_refused(running: Running) -> None:
    for piece in (b"X-A: " + b"b" * 1000 + b"\r\n", b"b" * 1000):
        with Wire(running.url) as wire:
            wire.send(b"GET /health HTTP/1.1\r\nHost: x\r\nX-First: ")
            sent = 0
            while wire.send(piece) and sent < 100 * HEAD_BYTES:
                sent += len(piece)
            assert sent < 100 * HEAD_BYTES
    whole = b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-A: %b\r\n\r\n"
    assert statuses(answer(running, whole % (b"b" * (HEAD_BYTES // 2)))) == [200]
    assert statuses(answer(running, whole % (b"b" * 2 * HEAD_BYTES))) == [431]


def test_a_body_that_never_ends(running: Running, built: PhaseTable, http: httpx.Client) -> None:
    for more in ({"Content-Length": "5000"}, {"Transfer-Encoding": "chunked"}):
        with Wire(running.url) as wire:
            wire.deadline = time.monotonic() + 10 * SECONDS
            wire.send(command(built, **more).encode() + b"\r\n")
            others_are_served(running, http)
            assert status_of(wire.head()) == 408


def test_keeping_a_connection_open_takes_no_seat_of_a_request(
    running: Running, http: httpx.Client
) -> None:
    with Wire(running.url) as wire:
        wire.deadline = time.monotonic() + 10 * SECONDS
        wire.send(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\nGET /hea")
        assert wire.to_the_end().startswith(b"HTTP/1.1 200")
    others_are_served(running, http)


def test_pings_of_somebody_who_reads_nothing(running: Running, built: PhaseTable) -> None:
    """Unread answers do not fill the server's memory."""
    with opened(running.url, f"/ws/tables/{built.table.id}", built.headers["pilot"]) as socket:
        before = running.resident()
        flood = frame(PING, b"x" * 125) * 500
        for _ in range(400):  # 25 MiB of answers
            if not socket.wire.send(flood):
                break
        assert running.resident() - before < 8 * 2**20
