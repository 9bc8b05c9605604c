"""A real server on a free port, in a thread of the test process, and its users."""

from __future__ import annotations

import itertools
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from app.serving.server import Server, configuration
from app.settings import Settings
from app.web.app import create_app
from tests.web.schema import check_frame

API = "/api/v1"
AS_JSON = {"Content-Type": "application/json"}
HTML = {"Accept": "text/html"}
_numbers = itertools.count(1)
#: A MegaMek board as the map of new tables.
BOARD = """size 3 2
hex 0101 0 "" ""
hex 0201 2 "woods:1;foliage_elev:2" ""
hex 0301 -1 "water:1" ""
hex 0102 0 "building:2;bldg_elev:3;bldg_cf:40" ""
hex 0202 5 "" ""
hex 0302 0 "road:1" ""
end
"""


def local(data_dir: Path, **settings: Any) -> Settings:
    """Returns settings of a server on a free port of this machine."""
    return Settings(host="127.0.0.1", port=0, data_dir=data_dir, log_level="warning", **settings)


@contextmanager
def serving(data_dir: Path, **settings: Any) -> Iterator[str]:
    """Serves with these settings. Yields the address."""
    chosen = local(data_dir, **settings)
    with serving_app(chosen, create_app(chosen)) as address:
        yield address


@contextmanager
def serving_app(chosen: Settings, app: FastAPI) -> Iterator[str]:
    """Serves this application. Yields the address."""
    listening = threading.Event()
    ports: list[int] = []

    def ready(port: int) -> None:
        ports.append(port)
        listening.set()

    server = Server(configuration(chosen, app), ready)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    assert listening.wait(30), "the server did not start"
    try:
        yield f"http://127.0.0.1:{ports[0]}"
    finally:
        server.should_exit = True
        thread.join(30)
        assert not thread.is_alive(), "the server did not stop"


@dataclass
class Person:
    """A person with a token at a table, over REST."""

    url: str
    table: str
    token: str
    seat: str = ""
    http: httpx.Client = field(repr=False, default_factory=httpx.Client)

    @property
    def base(self) -> str:
        """The table's address."""
        return f"{self.url}{API}/tables/{self.table}"

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Sends a signed request below the table."""
        headers = {"Authorization": f"Bearer {self.token}", **more.pop("headers", {})}
        return self.http.request(method, self.base + path, headers=headers, **more)

    def send(self, command: dict[str, Any], id: str | None = None) -> httpx.Response:
        """Sends a command over REST."""
        body = {"id": id or f"c{next(_numbers)}", "command": command}
        return self.ask("POST", "/commands", json=body)

    def do(self, type: str, **params: Any) -> dict[str, Any]:
        """Sends a command that must succeed. Returns its answer."""
        answer = self.send({"type": type, **params})
        assert answer.status_code == 200, answer.text
        done: dict[str, Any] = answer.json()
        return done

    def state(self) -> dict[str, Any]:
        """Returns the view with epoch and seq."""
        answer = self.ask("GET", "/state")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def unit(self, name: str) -> str:
        """Returns the id of the unit with this name."""
        units = self.state()["view"]["scene"]["units"]
        return next(key for key, unit in units.items() if unit["name"] == name)

    @contextmanager
    def socket(self, query: str = "") -> Iterator[Socket]:
        """Opens a signed WebSocket."""
        headers = {"Authorization": f"Bearer {self.token}"}
        with raw_socket(self.url, self.table, query, headers=headers) as connection:
            yield Socket(connection)


@contextmanager
def raw_socket(
    url: str,
    table: str,
    query: str = "",
    *,
    headers: dict[str, str],
    origin: str | None = None,
    kind: str = "tables",
) -> Iterator[ClientConnection]:
    """Opens a WebSocket of a table, or of a thing of another kind, with exactly these headers."""
    address = f"ws{url.removeprefix('http')}/ws/{kind}/{table}{query}"
    with connect(
        address,
        additional_headers=headers,
        origin=origin,  # type: ignore[arg-type]
        max_size=2**26,
        max_queue=None,  # receives everything, also while the test does something else
        compression=None,
        proxy=None,
    ) as connection:
        yield connection


class Socket:
    """A WebSocket whose every frame is checked against the published schema."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.seen: list[dict[str, Any]] = []

    def next(self) -> dict[str, Any]:
        """Returns the next frame."""
        frame: dict[str, Any] = json.loads(self.connection.recv(timeout=20))
        check_frame(frame)
        self.seen.append(frame)
        return frame

    def until(self, t: str, **fields: Any) -> dict[str, Any]:
        """Returns the next frame of this type with these fields; others stay in `seen`."""
        while True:
            frame = self.next()
            if frame["t"] == t and all(frame.get(name) == value for name, value in fields.items()):
                return frame

    def write(self, frame: Any) -> None:
        """Sends a frame."""
        self.connection.send(frame if isinstance(frame, (str, bytes)) else json.dumps(frame))

    def do(self, type: str, **params: Any) -> dict[str, Any]:
        """Sends a command and waits for its ack."""
        name = f"w{next(_numbers)}"
        self.write({"t": "command", "id": name, "command": {"type": type, **params}})
        return self.until("ack", id=name)


@dataclass
class Table:
    """A table with its Handler and the invites."""

    url: str
    id: str
    handler: Person
    invites: dict[str, str]

    def join(self, name: str, role: str = "pilot") -> Person:
        """Takes a seat."""
        answer = self.handler.http.post(
            f"{self.url}{API}/tables/{self.id}/seats",
            json={"invite": self.invites[role], "name": name},
        )
        assert answer.status_code == 201, answer.text
        taken = answer.json()
        return Person(self.url, self.id, taken["token"], taken["seat"], self.handler.http)


def make_table(url: str, http: httpx.Client, **body: Any) -> Table:
    """Creates a table over REST."""
    answer = http.post(f"{url}{API}/tables", json=body)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    handler = Person(url, made["id"], made["handler_key"], http=http)
    return Table(url, made["id"], handler, made["invites"])


def unit(name: str, q: int, r: int, **more: Any) -> dict[str, Any]:
    """Returns parameters of `unit.add` for a plain unit."""
    plain = {"disposition": "pilot", "speed": 4, "integrity": 30, "stability": 20}
    return {"name": name, "at": {"q": q, "r": r, "level": 0}, **plain, **more}


def read_until_closed(socket: Socket) -> tuple[int, str]:
    """Reads to the end. Returns the close code and reason."""
    with pytest.raises(ConnectionClosed) as error:
        while True:
            socket.next()
    assert error.value.rcvd is not None
    return error.value.rcvd.code, error.value.rcvd.reason


def import_table(handler: Person, document: Any) -> Person:
    answer = handler.http.post(f"{handler.url}{API}/tables/import", json=document)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return Person(handler.url, made["id"], made["handler_key"], http=handler.http)
