"""The host names under which a server answers."""

from __future__ import annotations

import socket

import httpx
import pytest

from app.settings import Settings
from app.web.hosts import is_served, served_names
from tests.hostile.wire import Wire, handshake, status_of
from tests.web.server import API, Table

NAMES = served_names(
    Settings(
        public_url="https://Play.example:8443", served_names="table.lan, Other.example.", host="::"
    )
)


@pytest.mark.parametrize(
    ("host", "served"),
    [
        ("127.0.0.1:8000", True),
        ("192.168.1.5", True),
        ("[::1]:8000", True),
        ("[fe80::1%25eth0]:8000", True),
        ("localhost:8000", True),
        ("LOCALHOST.", True),
        ("app.localhost", True),
        ("play.example", True),
        ("play.example:1", True),
        ("Table.LAN:8000", True),
        ("other.example", True),
        (socket.gethostname(), True),
        (f"{socket.gethostname()}.local:8000", True),
        ("", True),
        ("evil.example", False),
        ("evil.example:8000", False),
        ("play.example.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("localhost.evil.example", False),
        ("notlocalhost", False),
        ("user@evil.example", False),
        ("127.0.0.1@evil.example", False),
        ("[broken", False),
    ],
)
def test_which_hosts_are_served(host: str, served: bool) -> None:
    assert is_served(host, NAMES) is served


def test_any_host_is_accepted_if_the_operator_permits_it() -> None:
    assert is_served("evil.example", served_names(Settings(served_names="*")))
    assert not is_served("evil.example", served_names(Settings()))


def test_requests_for_a_foreign_host_are_refused(
    url: str, http: httpx.Client, table: Table
) -> None:
    foreign = {"Host": "evil.example:8000", "Origin": "http://evil.example:8000"}
    for method, path in (
        ("POST", f"{API}/tables"),
        ("GET", f"{API}/tables/{table.id}/state"),
        ("GET", f"{API}/systems"),
    ):
        answer = http.request(method, url + path, headers=foreign, json={})
        assert (answer.status_code, answer.json()["code"]) == (421, "wrong-host")
        assert answer.json()["params"] == {"host": "evil.example:8000"}
    page = http.get(url, headers={**foreign, "Accept": "text/html"})
    assert page.status_code == 421
    assert "HEXFRAME_SERVED_NAMES" in page.text
    # health checks may use any host name
    assert http.get(url + "/health", headers=foreign).status_code == 200
    with Wire(url) as wire:
        signed = {"Authorization": f"Bearer {table.handler.token}"}
        wire.send(handshake(f"/ws/tables/{table.id}", signed, Host="evil.example"))
        assert status_of(wire.head()) == 421
