"""The cost of a request is bounded. The sender is checked before a body is read, and others are
answered meanwhile.

Work is counted, never timed.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.hostile.process import Running, process
from tests.hostile.wire import Wire, status_of
from tests.web.server import API, AS_JSON, make_table

KIB, MIB = 1024, 1024 * 1024


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with the usual limits, whose memory tests can read."""
    with process(tmp_path_factory.mktemp("cost"), rate_burst=100_000) as made:
        yield made


def head(path: str, length: int, *lines: str, method: str = "POST") -> bytes:
    """Returns the head of a request with a JSON body."""
    fields = ["Host: localhost", "Content-Type: application/json", f"Content-Length: {length}"]
    return "\r\n".join([f"{method} {path} HTTP/1.1", *fields, *lines, "", ""]).encode()


def code_of(wire: Wire) -> tuple[int, str]:
    """Returns status and code of an answer."""
    status = status_of(wire.head())
    length = 0
    while b"}" not in wire.waiting[length:]:
        length = len(wire.waiting)
        if not wire.more():
            break
    found = json.loads(wire.waiting[: wire.waiting.rindex(b"}") + 1])
    return status, found["code"]


# --- who asks comes first


@pytest.mark.parametrize(
    ("method", "path", "answer"),
    [
        ("POST", f"{API}/tables/none/commands", (401, "not-signed-in")),
        ("POST", f"{API}/tables/none/queries/reach", (401, "not-signed-in")),
        ("POST", f"{API}/tables/none/branch", (401, "not-signed-in")),
        ("POST", f"{API}/tables/none/invites", (401, "not-signed-in")),
        ("POST", f"{API}/tables/none/shares", (401, "not-signed-in")),
        ("PUT", f"{API}/tables/none/map", (401, "not-signed-in")),
    ],
)
@pytest.mark.parametrize("length", [60 * KIB, 63 * MIB])
def test_a_stranger_is_answered_before_a_byte_of_the_body_has_come(
    running: Running, method: str, path: str, answer: tuple[int, str], length: int
) -> None:
    with Wire(running.url) as wire:
        wire.send(head(path, length, method=method))
        assert code_of(wire) == answer


def test_a_wrong_token_is_counted_before_a_byte_of_the_body_has_come(running: Running) -> None:
    with Wire(running.url) as wire:
        path = f"{API}/tables/none/commands"
        wire.send(head(path, 60 * KIB, "Authorization: Bearer nonsense"))
        assert code_of(wire) == (401, "stale-token")


def test_tables_are_the_operators_before_a_byte_of_the_body_has_come(tmp_path: Path) -> None:
    with process(tmp_path, operator_key="key") as guarded:
        for path in (f"{API}/tables", f"{API}/tables/import"):
            with Wire(guarded.url) as wire:
                wire.send(head(path, 63 * MIB))
                assert code_of(wire) == (403, "operator-only")


# --- bodies have a bound


def test_a_command_has_64_kib_whoever_sends_it(running: Running, http: httpx.Client) -> None:
    handler = make_table(running.url, http).handler
    said = {"id": "a", "command": {"type": "chat.say", "text": "x", "more": [[]] * 30_000}}
    answer = handler.ask("POST", "/commands", json=said)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    nested = b'{"id": "a", "command": ' + b'{"a":' * 200 + b"1" + b"}" * 200 + b"}"
    answer = handler.ask("POST", "/commands", content=nested, headers=AS_JSON)
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed")


@pytest.mark.parametrize("kind", [None, "text/plain", "application/x-www-form-urlencoded"])
def test_json_is_named_as_such(running: Running, http: httpx.Client, kind: str | None) -> None:
    handler = make_table(running.url, http).handler
    headers = {} if kind is None else {"Content-Type": kind}
    body = json.dumps({"id": "a", "command": {"type": "chat.say", "text": "x"}}).encode()
    answer = handler.ask("POST", "/commands", content=body, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (415, "not-json")
    for path in ("/tables", "/tables/import"):
        answer = http.post(running.url + API + path, content=b"{}", headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (415, "not-json")


#: Bodies that make a decoder build much from little, as the map of a new table.
BOMBS: list[bytes] = [
    b"[" + b"[]," * (5 * MIB) + b"0]",
    b'{"format":"hexframe-map","version":1,"columns":2,"rows":2,"orientation":"flat","ground":['
    + b"[]," * (5 * MIB)
    + b"[]]}",
    b'{"format":"hexframe-map","version":1,"columns":2,"rows":2,"orientation":"flat",'
    b'"ground":[[0,0],[0,0]],"units":[' + b"{}," * (5 * MIB) + b"{}]}",
    b'{"columns":2,"rows":2,"more":[' + b"{}," * (5 * MIB) + b"{}]}",
]


@pytest.mark.parametrize("n", range(len(BOMBS)))
def test_a_decoder_builds_nothing_of_what_is_no_map(
    running: Running, http: httpx.Client, n: int
) -> None:
    before = peak(running)
    body = b'{"name": "x", "map": ' + BOMBS[n] + b"}"
    answer = http.post(f"{running.url}{API}/tables", content=body, headers=AS_JSON)
    assert 400 <= answer.status_code < 500, answer.text
    # The body itself, twice while its parts are put together, and once more as the map's part.
    assert peak(running) - before < 4 * len(body) + 32 * MIB


def peak(running: Running) -> int:
    """Returns the highest memory of the server, in bytes."""
    status = Path(f"/proc/{running.process.pid}/status").read_text()
    return int(status.split("VmHWM:")[1].split()[0]) * KIB


def test_uploads_that_stop_one_byte_before_the_end_hold_what_one_may_hold(
    tmp_path: Path, http: httpx.Client
) -> None:
    length = 4 * MIB
    with process(tmp_path, max_upload=length, request_seconds=600) as small:
        held = [Wire(small.url) for _ in range(8)]
        try:
            answers: list[tuple[int, str]] = []
            held[0].send(head(f"{API}/tables", length) + b" " * (length - 1))
            for wire in held[1:]:
                # once there is no more room, this request is refused
                wire.send(head(f"{API}/tables", length) + b" " * (length - 1))
                answers.append(code_of(wire))
            assert set(answers) == {(429, "too-many-requests")}
            # a client with a small request is not delayed
            assert http.get(small.url + "/health").status_code == 200
            said = {"id": "a", "command": {"type": "chat.say", "text": "x"}}
            away = http.post(f"{small.url}{API}/tables/none/commands", json=said)
            assert away.status_code == 401
        finally:
            for wire in held:
                wire.socket.close()


def test_all_addresses_together_have_a_bound(tmp_path: Path) -> None:
    length = 4 * MIB
    with process(tmp_path, max_upload=length, request_seconds=600) as small:
        wires = [Wire(small.url) for _ in range(3)]
        try:
            for n, wire in enumerate(wires):
                forwarded = f"X-Forwarded-For: 203.0.113.{n + 1}"
                wire.send(head(f"{API}/tables", length, forwarded) + b" " * (length - 1))
            assert code_of(wires[2]) == (503, "no-room")
        finally:
            for wire in wires:
                wire.socket.close()


# --- others are answered meanwhile


class Others:
    """Another client that asks all the time and counts its answers."""

    def __init__(self, ask: Any) -> None:
        self.answered = 0
        self._ask = ask
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._run)

    def _run(self) -> None:
        while not self._ended.is_set():
            assert self._ask().status_code == 200
            self.answered += 1

    def __enter__(self) -> Others:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._ended.set()
        self._thread.join(60)


@pytest.mark.parametrize("n", range(len(BOMBS)))
def test_others_are_answered_while_a_body_is_read(
    running: Running, http: httpx.Client, n: int
) -> None:
    body = b'{"name": "x", "map": ' + BOMBS[n] + b"}"
    with httpx.Client(timeout=60, trust_env=False) as other:
        with Others(lambda: other.get(running.url + "/health")) as others:
            answer = http.post(f"{running.url}{API}/tables", content=body, headers=AS_JSON)
        assert 400 <= answer.status_code < 500
        assert others.answered >= 3
