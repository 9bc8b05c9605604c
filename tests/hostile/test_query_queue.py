"""Queries of one client delay nobody else, and end when the client disconnects.

A real server's query thread stays busy until the test releases it. Queue lengths and answers are
checked, never the time.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket as sockets
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from app.live.workers import MOST_OF_SEAT, QueryWorkers, Requester
from app.rules.work_budget import Work
from app.services.tables import Service
from app.web.app import create_app
from tests.web.server import Person, Table, local, make_table, serving_app, unit

#: The most requests until an expected event.
PATIENCE = 2_000


@dataclass
class Busy:
    """A server whose only query thread is held by a client at another address."""

    url: str
    app: FastAPI
    let_go: threading.Event

    @property
    def service(self) -> Service:
        """The service behind the routes."""
        found: Service = self.app.state.service
        return found

    @property
    def queries(self) -> QueryWorkers:
        """Its queue."""
        return self.service.tables.queries

    def until(self, person: Person, so: Callable[[], bool]) -> None:
        """Continues until the condition holds."""
        for _ in range(PATIENCE):
            if so():
                return
            person.state()
        raise AssertionError(f"{self.queries.busy} queries wait or run")


@pytest.fixture
def busy(tmp_path: Path) -> Iterator[Busy]:
    chosen = local(tmp_path)
    app = create_app(chosen)
    held, let_go = threading.Event(), threading.Event()

    def hold(_: Work) -> None:
        held.set()
        assert let_go.wait(120)

    with serving_app(chosen, app) as url:
        made = Busy(url, app, let_go)
        checking = made.service.tables._checking
        assert checking is not None
        asyncio.run_coroutine_threadsafe(
            made.queries.run(Requester("elsewhere", "t", "s"), hold), checking.get_loop()
        )
        assert held.wait(60)
        try:
            yield made
        finally:
            let_go.set()


@pytest.fixture
def table(busy: Busy, http: httpx.Client) -> Table:
    made = make_table(busy.url, http)
    made.handler.do("unit.add", **unit("Hound", 2, 3))
    return made


def asked(person: Person, n: int) -> str:
    """Returns a query frame."""
    params = {"unit": person.unit("Hound"), "mode": "ground"}
    return json.dumps({"t": "query", "id": f"q{n}", "name": "reach", "params": params})


def test_a_decision_never_waits_for_queries(busy: Busy, table: Table) -> None:
    handler = table.handler
    with handler.socket() as socket:
        frame = asked(handler, 0)
        for n in range(MOST_OF_SEAT):
            socket.connection.send(frame.replace('"q0"', f'"q{n}"'))
        busy.until(handler, lambda: busy.queries.busy == MOST_OF_SEAT + 1)
        socket.do("chat.say", text="still here")
        handler.do("table.options", options={"fog": "team"})
        socket.do("chat.say", text="under fog as well")
        blank = {"columns": 8, "rows": 8, "orientation": "flat"}
        socket.do("scene.add", name="Below", map=blank)  # decided in a thread: it has a map
        assert busy.queries.busy == MOST_OF_SEAT + 1, "nothing of all this was a query's turn"
        busy.let_go.set()
        for n in range(MOST_OF_SEAT):
            socket.until("answer", id=f"q{n}")


def test_too_many_queries_at_once_are_refused_and_answered_later(busy: Busy, table: Table) -> None:
    handler = table.handler
    with handler.socket() as socket:
        frame = asked(handler, 0)
        for n in range(MOST_OF_SEAT + 1):
            socket.connection.send(frame.replace('"q0"', f'"q{n}"'))
        refused = socket.until("refused")
        assert (refused["id"], refused["code"]) == (f"q{MOST_OF_SEAT}", "too-many-queries")
        assert refused["params"] == {"limit": MOST_OF_SEAT}
        over_rest = handler.ask("POST", "/queries/falls", json={})
        assert (over_rest.status_code, over_rest.json()["code"]) == (429, "too-many-queries")
        export = handler.ask("GET", "/map")
        assert (export.status_code, export.json()["code"]) == (429, "too-many-queries")
        busy.let_go.set()
        socket.until("answer", id=f"q{MOST_OF_SEAT - 1}")
        assert handler.ask("POST", "/queries/falls", json={}).status_code == 200


def test_queries_end_with_their_websocket(busy: Busy, table: Table) -> None:
    handler = table.handler
    with handler.socket() as socket:
        frame = asked(handler, 0)
        for _ in range(5):
            socket.connection.send(frame)
        busy.until(handler, lambda: busy.queries.busy == 6)
    busy.until(handler, lambda: busy.queries.busy == 1)


def test_a_query_over_http_ends_with_its_connection(busy: Busy, table: Table) -> None:
    handler = table.handler
    host, port = busy.url.removeprefix("http://").split(":")
    body = b"{}"
    head = (
        f"POST /api/v1/tables/{handler.table}/queries/falls HTTP/1.1\r\nHost: {host}:{port}\r\n"
        f"Authorization: Bearer {handler.token}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\n\r\n"
    )
    with contextlib.closing(sockets.create_connection((host, int(port)))) as wire:
        wire.sendall(head.encode() + body)
        busy.until(handler, lambda: busy.queries.busy == 2)
    busy.until(handler, lambda: busy.queries.busy == 1)


def test_maps_are_exported_in_turn_and_once_per_view(busy: Busy, table: Table) -> None:
    spectators = [table.join(f"Eve {n}", "spectator") for n in range(3)]
    answers: list[Any] = []

    def export(person: Person) -> None:
        with httpx.Client(timeout=120, trust_env=False) as own:
            headers = {"Authorization": f"Bearer {person.token}"}
            answers.append(own.get(person.base + "/map", headers=headers))

    threads = [threading.Thread(target=export, args=(person,)) for person in spectators]
    for thread in threads:
        thread.start()
    busy.until(table.handler, lambda: busy.queries.busy == len(spectators) + 1)
    busy.let_go.set()
    for thread in threads:
        thread.join(120)
    assert [answer.status_code for answer in answers] == [200] * len(spectators)
    assert len({answer.content for answer in answers}) == 1
    assert len(busy.service._map_files) == 1
    tag = answers[0].headers["etag"]
    again = spectators[0].ask("GET", "/map", headers={"If-None-Match": tag})
    assert again.status_code == 304
    table.handler.do("terrain.set", cells=[{"q": 1, "r": 1, "level": 4}])
    changed = spectators[0].ask("GET", "/map", headers={"If-None-Match": tag})
    assert changed.status_code == 200
    assert changed.content != answers[0].content
