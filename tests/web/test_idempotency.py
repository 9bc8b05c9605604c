"""A POST with an Idempotency-Key is carried out once, and answered the same again."""

from __future__ import annotations

import sqlite3
import uuid
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from app.web.idempotency import HEADER, LONGEST, REPLAYED
from tests.web.integrations import program, refused
from tests.web.server import API, Person, Table, make_table, serving, unit


def keyed(key: str | None = None) -> dict[str, str]:
    """Returns the header, with a new key unless one is named."""
    return {HEADER: key or str(uuid.uuid4())}


def test_a_table_is_made_once(url: str, http: httpx.Client) -> None:
    headers, body = keyed(), {"name": "Once"}
    first, again = (http.post(url + API + "/tables", json=body, headers=headers) for _ in range(2))
    assert (first.status_code, again.status_code) == (201, 201)
    assert again.json() == first.json()
    assert again.headers["location"] == first.headers["location"]
    assert again.headers["content-type"] == first.headers["content-type"]
    assert (first.headers.get(REPLAYED), again.headers.get(REPLAYED)) == (None, "true")
    # without the header, or with another key, another table is made
    others = [http.post(url + API + "/tables", json=body, headers=h) for h in ({}, keyed())]
    assert len({answer.json()["id"] for answer in (first, *others)}) == 3


def test_a_seat_is_taken_once(table: Table) -> None:
    body, headers = {"invite": table.invites["pilot"], "name": "Ada"}, keyed()
    answers = [
        table.handler.http.post(table.handler.base + "/seats", json=body, headers=headers)
        for _ in range(3)
    ]
    assert len({answer.json()["token"] for answer in answers}) == 1
    names = [seat["name"] for seat in table.handler.ask("GET", "/seats").json()["seats"]]
    assert names.count("Ada") == 1


@pytest.mark.parametrize(
    ("path", "body", "listed"),
    [
        ("/tokens", {"name": "Bot", "scopes": ["read"]}, "tokens"),
        ("/screens", {"name": "Hall"}, "screens"),
        ("/library", {"kind": "map", "name": "Once and only once"}, "entries"),
    ],
)
def test_things_of_a_table_are_made_once(
    table: Table, path: str, body: dict[str, Any], listed: str
) -> None:
    before = len(table.handler.ask("GET", path).json()[listed])
    headers = keyed()
    first, again = (table.handler.ask("POST", path, json=body, headers=headers) for _ in range(2))
    assert first.status_code == 201, first.text
    assert again.content == first.content
    assert len(table.handler.ask("GET", path).json()[listed]) == before + 1


def test_the_same_key_with_another_request_is_refused(table: Table) -> None:
    headers = keyed()
    body = {"name": "Bot", "scopes": ["read"]}
    assert table.handler.ask("POST", "/tokens", json=body, headers=headers).status_code == 201
    for path, sent in (
        ("/tokens", {**body, "name": "Other"}),
        ("/tokens?x=1", body),
        ("/screens", {"name": "Hall"}),
    ):
        answer = table.handler.ask("POST", path, json=sent, headers=headers)
        assert refused(answer) == (422, "key-reused")
    assert len(table.handler.ask("GET", "/tokens").json()["tokens"]) == 1


def test_a_key_is_of_its_sender(table: Table) -> None:
    """Who uses the key of somebody else gets an answer of its own."""
    ada, bea = table.join("Ada"), table.join("Bea")
    headers, body = keyed(), {"name": "Bot", "scopes": ["read"]}
    secrets = {
        each.ask("POST", "/tokens", json=body, headers=headers).json()["token"]
        for each in (ada, bea, table.handler, ada)
    }
    assert len(secrets) == 3


def test_what_was_refused_can_be_sent_again(table: Table) -> None:
    headers, body = keyed(), {"name": "Bot", "scopes": ["read"]}
    bad = table.handler.ask("POST", "/tokens", json={**body, "scopes": ["fly"]}, headers=headers)
    assert refused(bad) == (422, "malformed")
    ada = table.join("Ada", "spectator")
    denied = ada.ask("POST", "/tokens", json={**body, "scopes": ["run"]}, headers=headers)
    assert refused(denied) == (409, "scope-not-for-seat")
    for person in (table.handler, ada):
        good = person.ask("POST", "/tokens", json=body, headers=headers)
        assert good.status_code == 201
        assert REPLAYED not in good.headers


@pytest.mark.parametrize("key", ["", "short", "x" * (LONGEST + 1), "has a space in between it"])
def test_a_key_has_a_form(table: Table, key: str) -> None:
    for path, body in (
        ("/screens", {"name": "Hall"}),
        ("/queries/nothing", {}),
        ("/tickets", None),
    ):
        answer = table.handler.ask("POST", path, json=body, headers={HEADER: key})
        assert refused(answer) == (422, "malformed")
        assert answer.json()["params"]["at"] == f"header.{HEADER}"


def test_simultaneous_requests_with_one_key_make_one_thing(table: Table) -> None:
    headers, body = keyed(), {"name": "Hall"}

    def make(_: int) -> httpx.Response:
        return table.handler.ask("POST", "/screens", json=body, headers=headers)

    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(make, range(16)))
    made = [answer for answer in answers if answer.status_code == 201]
    assert made
    for answer in answers:
        if answer not in made:
            assert refused(answer) == (409, "request-under-way")
            assert answer.headers["retry-after"] == "1"
    assert len({answer.content for answer in made}) == 1
    assert len(table.handler.ask("GET", "/screens").json()["screens"]) == 1


# --- commands


def test_the_key_is_the_id_of_a_command(table: Table) -> None:
    key = str(uuid.uuid4())
    say = {"type": "chat.say", "text": "Once"}
    first, again = (
        table.handler.ask("POST", "/commands", json={"command": say}, headers={HEADER: key})
        for _ in range(2)
    )
    assert first.status_code == 200, first.text
    assert first.json() == again.json() == table.handler.send(say, key).json()
    other = {"command": {**say, "text": "Twice"}}
    answer = table.handler.ask("POST", "/commands", json=other, headers={HEADER: key})
    assert refused(answer) == (409, "duplicate-id")
    both = {"id": "another", "command": say}
    answer = table.handler.ask("POST", "/commands", json=both, headers={HEADER: key})
    assert refused(answer) == (422, "malformed")
    none = table.handler.ask("POST", "/commands", json={"command": say})
    assert (refused(none), none.json()["params"]["at"]) == ((422, "malformed"), "body.id")
    what = "needed without an Idempotency-Key"
    assert none.json()["data"] == [{"at": ["body", "id"], "what": what}]
    long = keyed("k" * LONGEST)
    twice = [
        table.handler.ask("POST", "/commands", json={"command": say}, headers=long)
        for _ in range(2)
    ]
    assert twice[0].json() == twice[1].json()


def test_a_key_changes_nothing_for_a_query(table: Table) -> None:
    table.handler.do("unit.add", **unit("Hound", 2, 3))
    headers, body = keyed(), {"unit": table.handler.unit("Hound"), "mode": "ground"}
    for _ in range(2):
        answer = table.handler.ask("POST", "/queries/reach", json=body, headers=headers)
        assert answer.status_code == 200
        assert REPLAYED not in answer.headers


# --- what is stored


def rows(folder: Path) -> list[tuple[Any, ...]]:
    """Returns the stored requests."""
    with closing(sqlite3.connect(next(folder.glob("*.db")))) as connection:
        return connection.execute("SELECT table_id, created, answer FROM idempotency").fetchall()


def change(folder: Path, sql: str) -> None:
    """Changes the database of a server."""
    with closing(sqlite3.connect(next(folder.glob("*.db")))) as connection:
        connection.execute(sql)
        connection.commit()


def make_screen(person: Person, headers: dict[str, str]) -> httpx.Response:
    """Makes a screen with a key."""
    return person.ask("POST", "/screens", json={"name": "Hall"}, headers=headers)


def test_answers_outlive_the_server_and_hold_no_secret_in_clear(
    tmp_path: Path, http: httpx.Client
) -> None:
    headers = keyed()
    with serving(tmp_path) as url:
        table = make_table(url, http)
        first = make_screen(table.handler, headers)
    (row,) = rows(tmp_path)
    stored = b"".join(path.read_bytes() for path in tmp_path.glob("*.db*"))
    assert first.json()["token"].encode() not in stored
    assert headers[HEADER].encode() not in stored
    assert row[0] == table.id
    with serving(tmp_path) as url:
        person = Person(url, table.id, table.handler.token, http=http)
        assert make_screen(person, headers).json() == first.json()


def test_after_a_day_and_with_its_table_an_answer_is_forgotten(
    tmp_path: Path, http: httpx.Client
) -> None:
    headers = keyed()
    with serving(tmp_path) as url:
        table = make_table(url, http)
        make_screen(table.handler, headers)
        change(tmp_path, "UPDATE idempotency SET created = '2020-01-01T00:00:00.000Z'")
        again = make_screen(table.handler, headers)
        assert (again.status_code, again.headers.get(REPLAYED)) == (201, None)
        assert len(table.handler.ask("GET", "/screens").json()["screens"]) == 2
        assert table.handler.ask("DELETE", "").status_code == 204
        assert rows(tmp_path) == []


def test_a_request_that_the_server_did_not_finish_is_not_done_again(
    tmp_path: Path, http: httpx.Client
) -> None:
    """As after a kill between the start of a request and its answer."""
    headers = keyed()
    with serving(tmp_path) as url:
        table = make_table(url, http)
        make_screen(table.handler, headers)
        change(tmp_path, "UPDATE idempotency SET answer = NULL")
        assert refused(make_screen(table.handler, headers)) == (409, "request-under-way")
        long_ago = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-11 minutes')"
        change(tmp_path, f"UPDATE idempotency SET created = {long_ago}")
        assert refused(make_screen(table.handler, headers)) == (409, "outcome-unknown")
        assert len(table.handler.ask("GET", "/screens").json()["screens"]) == 1


def test_a_program_and_an_upload_may_have_keys(
    table: Table, new_table: Callable[..., Table]
) -> None:
    bot = program(table.handler, "run")
    headers = keyed()
    board = new_table().handler.ask("GET", "/map").content
    answers = [
        bot.ask("POST", "/scenes?name=x.json", content=board, headers=headers) for _ in range(2)
    ]
    assert answers[0].status_code == 200, answers[0].text
    assert answers[0].content == answers[1].content
    assert len(table.handler.state()["view"]["scenes"]) == 2
