"""Chunks of a map that changes meanwhile: a page always gets the chunk that its view named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from app.engine import ChunkView
from tests.web.schema import check_document
from tests.web.server import Person, Table, unit


def where(person: Person) -> tuple[str, str]:
    """Returns what a person's page was shown: the hash of its only chunk, and its position."""
    now = person.state()
    (chunk,) = now["view"]["scene"]["map"]["chunks"]
    return chunk, f"{now['epoch']} {now['seq']}"


def ask(person: Person, chunk: str, at: str, whom: str = "") -> httpx.Response:
    """Requests a chunk as a page at a position in the history."""
    params = {"as": whom} if whom else {}
    return person.ask(
        "GET", f"/map/chunks/{chunk}", params=params, headers={"Hexframe-At": at} if at else {}
    )


def ask_for(person: Person, *hashes: str, at: str = "") -> httpx.Response:
    """Requests several chunks in one answer."""
    headers = {"Hexframe-At": at} if at else {}
    return person.ask("GET", "/map/chunks", params={"hash": hashes}, headers=headers)


def dig(table: Table, level: int) -> None:
    table.handler.do("terrain.set", cells=[{"q": 0, "r": 0, "level": level}])


def test_a_replaced_chunk_is_still_served_at_its_position(table: Table) -> None:
    ada, sid = table.join("Ada"), table.join("Sid", "spectator")
    for person in (table.handler, ada, sid):
        chunk, at = where(person)
        shown = ask(person, chunk, at)
        check_document(ChunkView, shown.json())
        dig(table, shown.json()["levels"][0] + 1)
        assert ask(person, chunk, "").json()["code"] == "no-such-chunk"
        again = ask(person, chunk, at)
        assert (again.status_code, again.content) == (200, shown.content)
        assert "immutable" in again.headers["cache-control"]
        # the newest view does not name it, so it is not sent
        gone = ask(person, chunk, where(person)[1])
        assert (gone.status_code, gone.content) == (204, b"")
        assert "no-store" in gone.headers["cache-control"]


def test_a_handler_viewing_as_a_group_gets_the_same_chunks(table: Table) -> None:
    """Holds also for a group without members, which has no visible history."""
    ada = table.join("Ada")
    for whom in (ada.seat, "pilots", "spectators"):
        now = table.handler.ask("GET", "/state", params={"as": whom}).json()
        (chunk,) = now["view"]["scene"]["map"]["chunks"]
        at = f"{now['epoch']} {now['seq']}"
        shown = ask(table.handler, chunk, at, whom)
        dig(table, shown.json()["levels"][0] + 1)
        again = ask(table.handler, chunk, at, whom)
        assert (again.status_code, again.content) == (200, shown.content)
        if whom == ada.seat:
            assert ask(ada, chunk, at).content == again.content
    refused = ask(ada, chunk, at, "pilots")
    assert (refused.status_code, refused.json()["code"]) == (403, "handler-only")


def test_a_position_of_a_former_view_group_finds_no_chunk(table: Table) -> None:
    """The page gets a new handshake, and its old position is void."""
    ada = table.join("Ada")
    table.handler.do("unit.add", **unit("Hound", 1, 1, controller=ada.seat))
    table.handler.do("table.options", options={"fog": "own", "sight": 3})
    chunk, at = where(ada)
    table.handler.do("table.options", options={"fog": "off"})
    dig(table, 3)
    assert where(ada)[1].split()[0] != at.split()[0]
    gone = ask(ada, chunk, at)
    assert (gone.status_code, gone.content) == (204, b"")


def test_chunks_that_were_never_shown_are_refused(table: Table) -> None:
    """Refused are chunks that only the Handler sees, those from before the seat joined, and later
    ones."""
    bare, _ = where(table.handler)
    dig(table, 5)
    ada = table.join("Ada")
    chunk, at = where(ada)
    epoch, seq = at.split()
    table.handler.do("terrain.veil", cells=[{"q": 3, "r": 3}], veiled=True)
    secret, _ = where(table.handler)
    told, now = where(ada)
    assert told != secret
    dig(table, 6)
    for key, place in (
        (bare, f"{epoch} 1"),
        (bare, f"{epoch} {int(seq) - 1}"),
        (bare, at),
        (chunk, f"{epoch} {10**14}"),
        (chunk, f"another {seq}"),
        (secret, now),
        ("nothing", at),
    ):
        answer = ask(ada, key, place)
        assert (answer.status_code, answer.content) == (204, b""), (key, place)


@pytest.mark.parametrize("at", ["x", "x y", "x -1", f"x {10**16}", "x 1 2", f"{'x' * 200} 1"])
def test_a_position_is_an_epoch_and_a_seq(table: Table, at: Any) -> None:
    chunk, _ = where(table.handler)
    answer = ask(table.handler, chunk, at)
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed")


def test_a_chunk_is_sent_plain_or_compressed_and_once_to_a_client_that_keeps_it(
    table: Table,
) -> None:
    chunk, _ = where(table.handler)
    plain, packed, kept = (
        table.handler.ask("GET", f"/map/chunks/{chunk}", headers=headers)
        for headers in (
            {"Accept-Encoding": "identity"},
            {"Accept-Encoding": "gzip"},
            {"If-None-Match": f'"{chunk}"'},
        )
    )
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert plain.json() == packed.json()
    assert plain.headers["etag"] == packed.headers["etag"] == f'"{chunk}"'
    assert (kept.status_code, kept.content) == (304, b"")


def test_several_chunks_come_in_one_answer_in_the_order_asked_for(
    new_table: Callable[..., Table],
) -> None:
    table = new_table(map={"columns": 70, "rows": 40, "orientation": "flat"})
    for column, level in ((0, 1), (33, 2), (66, 3)):
        table.handler.do("terrain.set", cells=[{"q": column, "r": 0, "level": level}])
    named = table.handler.state()["view"]["scene"]["map"]["chunks"]
    assert len(named) == 6
    wanted = [named[2], named[0], named[2], named[1]]
    answer = ask_for(table.handler, *wanted)
    single = [table.handler.ask("GET", f"/map/chunks/{each}").json() for each in wanted]
    assert answer.json() == {"chunks": single}
    assert "immutable" in answer.headers["cache-control"]
    kept = table.handler.ask(
        "GET",
        "/map/chunks",
        params={"hash": wanted},
        headers={"If-None-Match": answer.headers["etag"]},
    )
    assert (kept.status_code, kept.content) == (304, b"")
    assert ask_for(table.handler, *reversed(wanted)).headers["etag"] != answer.headers["etag"]


def test_chunks_that_a_view_does_not_name_are_null_and_not_kept(table: Table) -> None:
    ada = table.join("Ada")
    old, at = where(ada)
    before = ask(ada, old, at).json()
    dig(table, 4)
    new, now = where(ada)
    after = ask(ada, new, now).json()
    answer = ask_for(ada, old, new, "nothing")
    assert answer.json() == {"chunks": [None, after, None]}
    assert answer.headers["cache-control"] == "no-store"
    # at the position of the first view, both are answered
    assert ask_for(ada, old, new, at=at).json() == {"chunks": [before, after]}
    table.handler.do("terrain.veil", cells=[{"q": 3, "r": 3}], veiled=True)
    secret, _ = where(table.handler)
    assert ask_for(ada, secret, at=where(ada)[1]).json() == {"chunks": [None]}


@pytest.mark.parametrize("count", [0, 65, 500])
def test_one_request_names_1_to_64_chunks(table: Table, count: int) -> None:
    answer = ask_for(table.handler, *map(str, range(count)))
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed")
    assert ask_for(table.handler, *map(str, range(64))).json() == {"chunks": [None] * 64}
