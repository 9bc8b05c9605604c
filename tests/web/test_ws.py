"""The WebSocket on a real server. Every frame is checked against the published schema."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from app.engine import apply_patch
from tests.web.schema import check_view
from tests.web.server import (
    Person,
    Socket,
    Table,
    make_table,
    raw_socket,
    read_until_closed,
    serving,
    unit,
)


def test_hello_and_view(table: Table) -> None:
    with table.handler.socket() as socket:
        hello = socket.next()
        assert hello["t"] == "hello"
        assert hello["you"]["role"] == "handler"
        view = socket.until("view")
        state = table.handler.state()
        assert view["view"] == state["view"]
        assert (view["epoch"], view["seq"]) == (state["epoch"], state["seq"])
        check_view(view["view"])


def test_everybody_sees_what_one_does_and_the_ack_comes_after(table: Table) -> None:
    ada = table.join("Ada")
    with table.handler.socket() as h, ada.socket() as a:
        seen = a.until("view")
        h.until("view")
        h.do("unit.add", **unit("Hound", 2, 3, controller=ada.seat))
        mine = [frame["t"] for frame in h.seen]
        assert mine.index("change") < mine.index("ack")
        change = a.until("change")
        assert change["seq"] == seen["seq"] + 1
        view = apply_patch(seen["view"], change["patch"])
        check_view(view)
        assert view == ada.state()["view"]
        (name,) = view["scene"]["units"]
        path = [{"q": 3, "r": 3, "level": 0}]
        a.do("unit.move", unit=name, mode="ground", path=path)
        view = apply_patch(view, a.seen[-2]["patch"] if a.seen[-1]["t"] == "ack" else [])
        assert view == ada.state()["view"]


def test_patches_add_up_to_the_view_over_a_whole_round(table: Table) -> None:
    ada = table.join("Ada")
    with ada.socket() as socket, table.handler.socket() as h:
        view = socket.until("view")["view"]
        h.until("view")
        h.do("unit.add", **unit("Hound", 2, 3, controller=ada.seat))
        h.do("unit.add", **unit("Shade", 5, 5, disposition="enemy", hidden=True))
        h.do("unit.add", **unit("Tank", 6, 2, disposition="enemy"))
        h.do("prop.add", q=4, r=4, height=3, value=40, name="tower")
        h.do("conflict.start")
        hound = ada.unit("Hound")
        h.do("turn.start", unit=hound)
        h.do("turn.end", unit=hound)
        h.do("undo")
        h.do("redo")
        h.do("chat.say", text="done")
        while True:
            frame = socket.until("change")
            view = apply_patch(view, frame["patch"])
            check_view(view)
            if any(entry["kind"] == "chat" for entry in frame["entries"]):
                break
        assert view == ada.state()["view"]
        assert "Shade" not in json.dumps(socket.seen)


def test_resume_misses_nothing(table: Table) -> None:
    with table.handler.socket() as socket:
        start = socket.until("view")
    for number in range(3):
        table.handler.do("chat.say", text=f"line {number}")
    with table.handler.socket(f"?epoch={start['epoch']}&after={start['seq']}") as socket:
        assert socket.next()["t"] == "hello"
        texts: list[str] = []
        while len(texts) < 3:
            frame = socket.until("change")
            texts += [entry["params"]["text"] for entry in frame["entries"]]
        assert texts == ["line 0", "line 1", "line 2"]
        assert all(frame["t"] != "view" for frame in socket.seen)


@pytest.mark.parametrize(
    "query", ["?epoch=other&after=0", "?after=-5", "?epoch=&after=zzz", "?after=" + "9" * 40]
)
def test_an_unknown_position_means_a_full_view(table: Table, query: str) -> None:
    with table.handler.socket(query) as socket:
        socket.until("view")


def test_a_refused_command_is_answered_with_its_code(table: Table) -> None:
    with table.handler.socket() as socket:
        for number, command in enumerate(
            [{"type": "no.such"}, {}, {"type": "unit.place", "unit": "nobody", "at": None}]
        ):
            socket.write({"t": "command", "id": f"r{number}", "command": command})
            frame = socket.until("refused", id=f"r{number}")
            assert frame["code"]


def test_a_repeated_command_id_is_acknowledged_again_and_done_once(table: Table) -> None:
    frame = {"t": "command", "id": "same", "command": {"type": "chat.say", "text": "once"}}
    with table.handler.socket() as socket:
        socket.write(frame)
        first = socket.until("ack", id="same")
        socket.write(frame)
        assert socket.until("ack", id="same") == first
        socket.write({**frame, "command": {"type": "chat.say", "text": "twice"}})
        assert socket.until("refused", id="same")["code"] == "duplicate-id"
    events = table.handler.ask("GET", "/events").json()["events"]
    assert sum(entry["kind"] == "chat" for entry in events) == 1


def test_commands_keep_their_order(table: Table) -> None:
    with table.handler.socket() as socket:
        for number in range(50):
            say = {"type": "chat.say", "text": str(number)}
            socket.write({"t": "command", "id": f"o{number}", "command": say})
        socket.until("ack", id="o49")
    events = table.handler.ask("GET", "/events").json()["events"]
    said = [entry["params"]["text"] for entry in events if entry["kind"] == "chat"]
    assert said == [str(number) for number in range(50)]


def test_commands_after_a_failed_write_are_not_done(tmp_path: Path, http: httpx.Client) -> None:
    """The client sends both again, so the later one must not have been done before."""
    says = [{"t": "command", "id": c, "command": {"type": "chat.say", "text": c}} for c in "ab"]
    with (
        serving(tmp_path) as url,
        contextlib.closing(sqlite3.connect(tmp_path / "hexframe.db")) as database,
    ):
        table = make_table(url, http)
        database.execute(
            "CREATE TRIGGER full BEFORE INSERT ON journal WHEN NEW.command_id = 'a' "
            "BEGIN SELECT RAISE(ABORT, 'disk is full'); END"
        )
        with table.handler.socket() as socket:
            for frame in says:
                socket.write(frame)
            assert read_until_closed(socket)[0] == 1012
        database.execute("DROP TRIGGER full")
        with table.handler.socket() as socket:
            for frame in says:
                socket.write(frame)
            socket.until("ack", id="b")
        events = table.handler.ask("GET", "/events").json()["events"]
    assert [entry["params"]["text"] for entry in events if entry["kind"] == "chat"] == ["a", "b"]


def test_queries(table: Table) -> None:
    table.handler.do("unit.add", **unit("Hound", 2, 3))
    hound = table.handler.unit("Hound")
    params = {"unit": hound, "mode": "ground"}
    with table.handler.socket() as socket:
        socket.write({"t": "query", "id": "q1", "name": "reach", "params": params})
        answer = socket.until("answer", id="q1")["result"]
        assert answer == table.handler.ask("POST", "/queries/reach", json=params).json()
        socket.write({"t": "query", "id": "q2", "name": "future"})
        assert socket.until("refused", id="q2")["code"] == "unknown-query"


def test_signals_reach_the_others_and_are_not_stored(table: Table) -> None:
    ada = table.join("Ada")
    before = ada.state()
    with ada.socket() as a, table.handler.socket() as h:
        a.until("view")
        h.until("view")
        a.write({"t": "signal", "kind": "ping", "data": {"q": 1, "r": 2}})
        signal = h.until("signal")
        assert (signal["from"], signal["kind"], signal["data"]) == (
            ada.seat,
            "ping",
            {"q": 1, "r": 2},
        )
    assert ada.state() == before


def test_presence(table: Table) -> None:
    ada = table.join("Ada")
    with table.handler.socket() as h:
        h.until("view")
        with ada.socket() as a:
            a.until("view")
            while ada.seat not in h.until("presence")["online"]:
                pass
        while ada.seat in h.until("presence")["online"]:
            pass


def test_kicked_seat_is_closed(table: Table) -> None:
    ada = table.join("Ada")
    with ada.socket() as socket:
        socket.until("view")
        assert table.handler.ask("DELETE", f"/seats/{ada.seat}").status_code == 204
        assert read_until_closed(socket)[0] == 4401


def test_deleted_table_is_closed(table: Table) -> None:
    with table.handler.socket() as socket:
        socket.until("view")
        assert table.handler.ask("DELETE", "").status_code == 204
        assert read_until_closed(socket)[0] == 4404


@pytest.mark.parametrize(
    "frame",
    [
        "not json",
        "[]",
        "5",
        "{}",
        '{"t": "dance"}',
        '{"t": "command"}',
        '{"t": "command", "id": "", "command": {}}',
        '{"t": "command", "id": "a", "command": []}',
        '{"t": "command", "id": "a", "command": {}, "more": 1}',
        '{"t": "signal", "kind": "shout"}',
        '{"t": "query", "id": "a", "name": 5}',
        '{"t": "command", "id": "a", "command": ' + '{"a":' * 9000 + "1" + "}" * 9000 + "}",
        # The reason names the key, with more bytes than a close frame can have.
        json.dumps({"t": "query", "id": "a", "name": "reach", "params": {}, "\u6f22" * 100: 1}),
        json.dumps({"t": "\U0001f409" * 60}),
        b"\x00\x01",
    ],
)
def test_unknown_frames_close_with_a_reason(table: Table, frame: Any) -> None:
    with table.handler.socket() as socket:
        socket.until("view")
        socket.write(frame)
        code, reason = read_until_closed(socket)
        assert code == 4400
        assert reason.startswith("unknown frame")


# --- who may connect


def status(url: str, table: str, headers: dict[str, str], origin: str | None = None) -> int:
    """Returns the HTTP status of a refused handshake."""
    with (
        pytest.raises(InvalidStatus) as error,
        raw_socket(url, table, headers=headers, origin=origin),
    ):
        pass
    assert json.loads(error.value.response.body)["code"]
    return error.value.response.status_code


def cookie(person: Person) -> dict[str, str]:
    """Returns the headers with which a browser signs in."""
    return {"Cookie": f"hexframe_{person.table}={person.token}"}


def test_cookie_with_the_right_origin(table: Table) -> None:
    for origin in (table.url, table.url.replace("http:", "https:")):
        with raw_socket(table.url, table.id, headers=cookie(table.handler), origin=origin) as raw:
            assert Socket(raw).next()["t"] == "hello"


def test_cross_origin_is_refused(table: Table) -> None:
    signed = cookie(table.handler)
    assert status(table.url, table.id, signed, "http://evil.example") == 403
    assert status(table.url, table.id, signed, "null") == 403
    assert status(table.url, table.id, signed) == 403


def test_stale_tokens(table: Table) -> None:
    assert status(table.url, table.id, {"Authorization": "Bearer nonsense"}) == 401
    # Scripts in a browser see only close codes, so an expired cookie gets a close code.
    stale = {"Cookie": f"hexframe_{table.id}=nonsense"}
    with raw_socket(table.url, table.id, headers=stale, origin=table.url) as raw:
        assert read_until_closed(Socket(raw)) == (4401, "stale-token")
    with raw_socket(table.url, table.id, headers={}, origin=table.url) as raw:
        assert read_until_closed(Socket(raw)) == (4401, "not-signed-in")


@pytest.mark.parametrize("headers", [{}, {"Authorization": "Token abc"}])
def test_missing_credentials_say_so(table: Table, headers: dict[str, str]) -> None:
    with (
        pytest.raises(InvalidStatus) as refused,
        raw_socket(table.url, table.id, headers=headers),
    ):
        pass
    answer = refused.value.response
    assert (answer.status_code, json.loads(answer.body)["code"]) == (401, "not-signed-in")
    assert answer.headers["www-authenticate"].startswith("Bearer")


#: Refusal -> (HTTP status, code), as docs/api.md lists them
REFUSALS = {
    "no credentials": (401, "not-signed-in"),
    "a token that has ended": (401, "stale-token"),
    "another table's token": (403, "not-your-table"),
    "a pilot who looks as another": (403, "handler-only"),
    "a seat that is not there": (404, "no-such-seat"),
    "no such table": (404, "no-such-table"),
}


@pytest.mark.parametrize("what", REFUSALS)
def test_programs_and_browsers_are_refused_as_documented(table: Table, what: str) -> None:
    """A program gets the status. A browser, which cannot read it, gets the close code."""
    ada, other = table.join("Ada"), make_table(table.url, table.handler.http)
    token, at, query = {
        "no credentials": ("", table.id, ""),
        "a token that has ended": ("nonsense", table.id, ""),
        "another table's token": (other.handler.token, table.id, ""),
        "a pilot who looks as another": (ada.token, table.id, "?as=pilots"),
        "a seat that is not there": (table.handler.token, table.id, "?as=nobody"),
        "no such table": (table.handler.token, "no-such-table", ""),
    }[what]
    documents = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
    wanted, code = REFUSALS[what]
    rows = [row for row in documents.splitlines() if row.startswith(f"| {wanted} | ")]
    (row,) = (row for row in rows if f"`{code}`" in row)
    bearer = {"Authorization": f"Bearer {token}"} if token else {}
    with pytest.raises(InvalidStatus) as refused, raw_socket(table.url, at, query, headers=bearer):
        pass
    answer = refused.value.response
    assert (answer.status_code, json.loads(answer.body)["code"]) == (wanted, code)
    signed = {"Cookie": f"hexframe_{at}={token}"} if token else {}
    with raw_socket(table.url, at, query, headers=signed, origin=table.url) as raw:
        close, reason = read_until_closed(Socket(raw))
    assert reason == code
    assert f"| {close} |" in row


def test_wrong_table(table: Table) -> None:
    other = make_table(table.url, table.handler.http)
    headers = {"Authorization": f"Bearer {other.handler.token}"}
    assert status(table.url, table.id, headers) == 403
    assert status(table.url, "no-such-table", headers) == 404


# --- limits


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with tight limits."""
    with serving(
        tmp_path_factory.mktemp("small"),
        rate_messages=1,
        rate_burst=10,
        max_message=4096,
        max_sockets=2,
    ) as url:
        yield url


def test_a_flood_of_messages_closes_the_socket(small: str, http: httpx.Client) -> None:
    table = make_table(small, http)
    with table.handler.socket() as socket:
        socket.until("view")
        # the server may have closed before the last one is written
        with contextlib.suppress(ConnectionClosed):
            for _ in range(40):
                socket.write({"t": "signal", "kind": "pointer", "data": {}})
        assert read_until_closed(socket)[0] == 1008


def test_oversized_message(small: str, http: httpx.Client) -> None:
    table = make_table(small, http)
    with table.handler.socket() as socket:
        socket.until("view")
        socket.write({"t": "signal", "kind": "ping", "data": {"x": "y" * 5000}})
        assert read_until_closed(socket)[0] == 1009


def test_too_many_sockets(small: str, http: httpx.Client) -> None:
    table = make_table(small, http)
    with table.handler.socket() as one, table.handler.socket() as two:
        one.until("view")
        two.until("view")
        with table.handler.socket() as three:
            assert read_until_closed(three)[0] == 4429
    other = make_table(small, http)
    with other.handler.socket() as elsewhere:
        elsewhere.until("view")
