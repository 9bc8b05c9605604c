"""Refused input: status and code, and that nothing changed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from app.settings import Settings
from app.web.app import create_app
from app.web.openapi import openapi
from tests.web.server import API, AS_JSON, Person, Table, make_table, serving, unit


def code(answer: httpx.Response) -> tuple[int, str]:
    """Returns status and code of a problem document."""
    assert answer.headers["content-type"] == "application/problem+json", answer.text
    problem = answer.json()
    assert problem["status"] == answer.status_code
    assert problem["detail"]
    return answer.status_code, problem["code"]


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b'{"id": "a"}',
        b'{"id": 5, "command": {"type": "chat.say", "text": "x"}}',
        b'{"id": "", "command": {"type": "chat.say", "text": "x"}}',
        b'{"id": "a", "command": "chat.say"}',
        b'{"id": "a", "command": {"type": "chat.say", "text": "x"}, "more": 1}',
        b'{"id": "' + b"a" * 65 + b'", "command": {"type": "chat.say", "text": "x"}}',
        b'{"id": "a", "command": ' + b'{"a":' * 5000 + b"1" + b"}" * 5000 + b"}",
    ],
)
def test_malformed_envelopes(table: Table, body: bytes) -> None:
    before = table.handler.state()
    headers = {"Content-Type": "application/json"}
    answer = table.handler.ask("POST", "/commands", content=body, headers=headers)
    assert answer.status_code in (400, 422)
    code(answer)
    assert table.handler.state() == before


@pytest.mark.parametrize(
    "command",
    [
        {},
        {"type": 5},
        {"type": "chat.say"},
        {"type": "chat.say", "text": 5},
        {"type": "chat.say", "text": "x", "more": True},
        {"type": "unit.add", "name": "x"},
        {"type": "unit.move", "unit": "u", "mode": "ground", "path": [{"q": 1.5, "r": 0}]},
        {"type": "terrain.set", "cells": [{"q": 10**30, "r": 0, "level": 1}]},
        {"type": "terrain.set", "cells": [{"q": 0, "r": 0, "level": 10**9}]},
    ],
)
def test_malformed_commands(table: Table, command: dict[str, Any]) -> None:
    before = table.handler.state()
    answer = table.handler.send(command)
    assert 400 <= answer.status_code < 500
    code(answer)
    assert table.handler.state() == before


def test_a_body_that_is_no_json_is_told_where_and_why(table: Table) -> None:
    body = b"{'id': 'a'}"
    headers = {"Content-Type": "application/json"}
    problem = table.handler.ask("POST", "/commands", content=body, headers=headers).json()
    assert problem["params"]["at"] == "body"
    what = problem["params"]["what"]
    assert what.startswith("no JSON from character 1 on: Expecting property name")


def test_unknown_command(table: Table) -> None:
    assert code(table.handler.send({"type": "unit.fly.to.the.moon"})) == (422, "unknown-command")


def test_unknown_query(table: Table) -> None:
    answer = table.handler.ask("POST", "/queries/future", json={})
    assert code(answer) == (404, "unknown-query")


def test_no_such_unit_is_the_same_answer_as_a_hidden_one(table: Table) -> None:
    ada = table.join("Ada")
    table.handler.do("unit.add", **unit("Shade", 4, 4, disposition="enemy", hidden=True))
    shade = table.handler.unit("Shade")

    def tries(name: str) -> list[tuple[int, str]]:
        path = [{"q": 5, "r": 4, "level": 0}]
        asked = {"unit": name, "mode": "ground"}
        return [
            code(ada.send({"type": "unit.move", "mode": "ground", "unit": name, "path": path})),
            code(ada.ask("POST", "/queries/reach", json=asked)),
            code(ada.ask("POST", "/queries/sight", json={"from": asked, "to": {"unit": name}})),
        ]

    assert tries(shade)[:2] == [(404, "no-such-unit")] * 2
    assert tries(shade) == tries("u-nobody")
    assert shade not in ada.ask("GET", "/state").text
    assert "Shade" not in ada.ask("GET", "/events").text


def test_commands_for_the_unit_of_another_seat_are_refused(table: Table) -> None:
    ada, bob, eve = table.join("Ada"), table.join("Bob"), table.join("Eve", "spectator")
    table.handler.do("unit.add", **unit("Hound", 2, 3, controller=ada.seat))
    hound = ada.unit("Hound")
    move = {
        "type": "unit.move",
        "unit": hound,
        "mode": "ground",
        "path": [{"q": 3, "r": 3, "level": 0}],
    }
    assert bob.send(move).status_code == 403
    assert eve.send(move).status_code == 403
    assert bob.send({"type": "map.set", "map": {"columns": 1, "rows": 1}}).status_code in (403, 422)
    assert bob.send({"type": "ceiling.set", "ceiling": 5}).status_code == 403
    assert ada.send(move).status_code == 200


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ([{"q": 6, "r": 3, "level": 0}], "not-adjacent"),
        ([{"q": 2, "r": 4, "level": 0}], "occupied"),
        ([{"q": 3, "r": 3, "level": 2}], None),
        ([{"q": 1, "r": 3, "level": 5}], "too-steep"),
    ],
)
def test_the_rules_forbid(table: Table, path: list[Any], expected: str | None) -> None:
    handler = table.handler
    handler.do("unit.add", **unit("Hound", 2, 3))
    handler.do("unit.add", **unit("Wall", 2, 4, disposition="enemy"))
    handler.do("terrain.set", cells=[{"q": 1, "r": 3, "level": 5}])
    hound = handler.unit("Hound")
    before = handler.state()
    answer = handler.send({"type": "unit.move", "unit": hound, "mode": "ground", "path": path})
    status, found = code(answer)
    assert status == 409
    assert expected in (None, found)
    if found == "not-adjacent":
        assert answer.json()["detail"] == "0707, level 0, is not a neighbouring cell"
    assert handler.state() == before


def test_tokens(table: Table, url: str) -> None:
    def asks(**headers: str) -> tuple[int, str]:
        answer = table.handler.http.get(table.handler.base + "/state", headers=headers)
        if answer.status_code == 401:
            assert answer.headers["www-authenticate"].startswith("Bearer")
        if answer.json()["code"] == "not-signed-in":
            assert answer.json()["data"] == {"header": "Authorization: Bearer TOKEN"}
        return code(answer)

    assert asks() == (401, "not-signed-in")
    assert asks(Authorization="Bearer nonsense") == (401, "stale-token")
    assert asks(Authorization="Bearer " + "x" * 5000) == (401, "stale-token")
    assert asks(Authorization="Basic abc") == (401, "not-signed-in")
    assert asks(Authorization=f"Bearer {table.handler.token}x") == (401, "stale-token")
    other = make_table(url, table.handler.http)
    assert asks(Authorization=f"Bearer {other.handler.token}") == (403, "not-your-table")
    nowhere = Person(url, "no-such-table", other.handler.token, http=table.handler.http)
    assert code(nowhere.ask("GET", "/state")) == (404, "no-such-table")


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ({"map": {"columns": 0, "rows": 3, "orientation": "flat"}}, None),
        ({"map": {"columns": 1000, "rows": 1000, "orientation": "flat"}}, (413, "too-many-hexes")),
        ({"map": {"columns": 10**12, "rows": 1, "orientation": "flat"}}, (413, "too-many-hexes")),
        ({"map": {"columns": 3, "rows": 3, "orientation": "square"}}, None),
        ({"map": {"filename": "a.board", "text": ""}}, (422, "bad-map")),
        ({"map": {"filename": "a.board", "text": "size 2 2\nhex 0101 0"}}, (422, "bad-map")),
        ({"map": {"filename": "a.board", "text": "size -1 99999999\nend"}}, None),
        ({"map": {"filename": "a.exe", "text": "MZ"}}, (422, "bad-map")),
        ({"map": {"format": "hexframe-map", "version": 1}}, (422, "bad-map")),
        ({"map": 5}, (422, "malformed")),
        ({"name": ""}, (422, "malformed")),
        ({"name": "x" * 81}, (422, "malformed")),
        ({"systems": ["roulette"]}, (404, "no-such-system")),
        ({"colour": "blue"}, (422, "malformed")),
    ],
)
def test_bad_tables(
    url: str, http: httpx.Client, body: dict[str, Any], expected: tuple[int, str] | None
) -> None:
    answer = http.post(url + API + "/tables", json=body)
    found = code(answer)
    assert 400 <= found[0] < 500
    assert expected in (None, found)


def test_a_bad_board_file_is_reported_with_its_line(table: Table) -> None:
    before = table.handler.state()
    text = 'size 2 1\nhex 0101 0 "" ""\nhex 0201 high "" ""\nend\n'
    answer = table.handler.ask("PUT", "/map", params={"name": "a.board"}, content=text)
    assert code(answer) == (422, "bad-map")
    assert answer.json()["data"]["line"] == 3
    assert "line 3" in answer.json()["params"]["what"]
    assert table.handler.state() == before


@pytest.mark.parametrize("name", ["", " ", "\t\n", "x" * 41, "a\x00b", "a\u202eb"])
def test_bad_names(table: Table, name: str) -> None:
    answer = table.handler.http.post(
        f"{table.handler.base}/seats", json={"invite": table.invites["pilot"], "name": name}
    )
    assert code(answer) == (422, "malformed")


def test_an_invite_of_another_table(table: Table, url: str) -> None:
    other = make_table(url, table.handler.http)
    body = {"invite": other.invites["pilot"], "name": "Ada"}
    answer = table.handler.http.post(f"{table.handler.base}/seats", json=body)
    assert code(answer) == (404, "bad-invite")


@pytest.mark.parametrize("content", [b"", b"[]", b"{}", b"{", b'{"format":"hexframe-table"}'])
def test_bad_imports(url: str, http: httpx.Client, content: bytes) -> None:
    answer = http.post(url + API + "/tables/import", content=content, headers=AS_JSON)
    assert code(answer) == (422, "bad-document")


def test_an_import_with_a_bad_unit_leaves_no_table(tmp_path: Path, http: httpx.Client) -> None:
    with serving(tmp_path, operator_key="key") as url:
        signed = {"Authorization": "Bearer key"}
        map_document = {
            "format": "hexframe-map",
            "version": 1,
            "columns": 1,
            "rows": 1,
            "orientation": "flat",
            "ground": [[0]],
        }
        document = {
            "format": "hexframe-table",
            "version": 1,
            "name": "x",
            "map": map_document,
            "units": [{"name": "nowhere", "at": {"q": 50, "r": 50, "level": 0}}],
        }
        answer = http.post(url + API + "/tables/import", json=document, headers=signed)
        assert 400 <= answer.status_code < 500
        assert http.get(url + API + "/tables", headers=signed).json()["tables"] == []


def test_unknown_paths_and_methods(url: str, http: httpx.Client) -> None:
    assert code(http.get(url + "/api/v1/nothing")) == (404, "no-such-page")
    assert code(http.patch(url + "/api/v1/tables")) == (405, "method-not-allowed")


def test_an_empty_id_names_nothing(url: str, http: httpx.Client) -> None:
    operations = [
        (method, path.rpartition("/")[0] + "/")
        for path, methods in openapi(create_app(Settings()))["paths"].items()
        for method in methods
        if path.startswith(API) and path.endswith("}")
    ]
    assert ("delete", API + "/tables/{table_id}/shares/") in operations
    for method, path in operations:
        answer = http.request(
            method.upper(), url + path.format(table_id="t", share_id="s", screen_id="d")
        )
        assert code(answer) == (404, "no-such-page"), (method, path)


def test_an_error_page_for_people_a_document_for_programs(url: str, http: httpx.Client) -> None:
    page = http.get(url + "/nothing", headers={"Accept": "text/html,*/*"})
    assert page.status_code == 404
    assert page.headers["content-type"].startswith("text/html")
    assert code(http.get(url + "/nothing")) == (404, "no-such-page")


# --- limits


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with tight limits and an operator."""
    with serving(
        tmp_path_factory.mktemp("small"),
        max_body=2048,
        max_upload=20_000,
        max_hexes=200,
        max_seats=3,
        max_tables=4,
        operator_key="the key",
    ) as url:
        yield url


def test_operator_and_limits(small: str, http: httpx.Client) -> None:
    assert code(http.post(small + API + "/tables", json={})) == (403, "operator-only")
    assert code(http.get(small + API + "/tables")) == (403, "operator-only")
    assert code(http.get(small + "/metrics")) == (403, "operator-only")
    http.headers["Authorization"] = "Bearer the key"
    text = http.get(small + "/metrics").text
    assert 'hexframe_requests_total{method="POST",status="403"}' in text
    big = {"map": {"columns": 20, "rows": 11, "orientation": "flat"}}
    assert code(http.post(small + API + "/tables", json=big)) == (413, "too-many-hexes")
    fits = {"columns": 20, "rows": 10, "orientation": "flat"}
    table = make_table(small, http, name="One", map=fits)
    listed = http.get(small + API + "/tables").json()["tables"]
    assert [entry["name"] for entry in listed] == ["One"]

    table.join("Ada")
    table.join("Bob")
    late = {"invite": table.invites["pilot"], "name": "Late"}
    answer = http.post(f"{small}{API}/tables/{table.id}/seats", json=late)
    assert code(answer) == (409, "too-many-seats")

    for _ in range(3):
        make_table(small, http, map=fits)
    assert code(http.post(small + API + "/tables", json={"map": fits})) == (409, "too-many-tables")

    # A map changed by a command has the same limit as an uploaded one.
    large = {"type": "map.set", "map": {"columns": 20, "rows": 11, "orientation": "flat"}}
    assert code(table.handler.send(large)) == (413, "too-many-hexes")
    endless = {"type": "map.set", "map": {"columns": 10**60, "rows": 1, "orientation": "flat"}}
    assert table.handler.send(endless).json()["params"]["hexes"] == 2**53


def test_oversized_bodies(small: str, http: httpx.Client) -> None:
    seats = f"{small}{API}/tables/any/seats"
    assert code(http.post(seats, content=b"x" * 2049)) == (413, "too-large")
    assert code(http.post(seats, content=b"x" * 2048, headers=AS_JSON)) == (422, "malformed")
    assert code(http.post(seats, content=b"x" * 2048)) == (415, "not-json")

    def endless() -> Iterator[bytes]:
        for _ in range(100):
            yield b"x" * 1024

    assert code(http.post(seats, content=endless())) == (413, "too-large")


def test_a_hundred_megabytes_are_answered(url: str, http: httpx.Client) -> None:
    table = make_table(url, http)

    def board() -> Iterator[bytes]:
        line = b'hex 0101 0 "" ""\n' * 64 * 1024
        for _ in range(100 * 1024 * 1024 // len(line) + 1):
            yield line

    declared = b"".join(board())
    answer = table.handler.ask("PUT", "/map", params={"name": "big.board"}, content=declared)
    assert code(answer) == (413, "too-large")
    streamed = table.handler.ask("PUT", "/map", params={"name": "big.board"}, content=board())
    assert code(streamed) == (413, "too-large")
