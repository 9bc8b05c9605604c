"""Other origins: which pages may use a token, and the tickets that open sockets and streams."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from app.services import tickets
from app.web.api import stream as stream_routes
from tests.redis_server import free_port, redis_server
from tests.web.integrations import SITE, new_token, program, refused
from tests.web.schema import check_frame
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

OTHER = "https://evil.example"


def from_page(bot: Person, method: str, path: str, origin: str = SITE, **more: Any) -> Any:
    """A request of a page of another origin."""
    return bot.ask(method, path, headers={"Origin": origin}, **more)


def ticket_of(bot: Person, **headers: str) -> str:
    """Makes a ticket."""
    answer = bot.ask("POST", "/tickets", headers=headers)
    assert answer.status_code == 201, answer.text
    found: str = answer.json()["ticket"]
    return found


# --- pages of other origins


def test_a_page_of_an_allowed_origin_reads_and_sends(table: Table) -> None:
    bot = program(table.handler, "read", "roll", origins=[SITE])
    seen = from_page(bot, "GET", "/state")
    assert seen.status_code == 200
    assert seen.headers["access-control-allow-origin"] == SITE
    assert "Origin" in seen.headers["vary"]
    assert "ETag" in seen.headers["access-control-expose-headers"]
    assert "access-control-allow-credentials" not in seen.headers
    command = {"id": "1", "command": {"type": "dice.roll", "notation": "1d6"}}
    sent = from_page(bot, "POST", "/commands", json=command)
    assert (sent.status_code, sent.headers["access-control-allow-origin"]) == (200, SITE)
    # the page reads why something is refused
    no = from_page(bot, "POST", "/commands", json={"id": "2", "command": {"type": "undo"}})
    assert refused(no) == (403, "scope-missing")
    assert no.headers["access-control-allow-origin"] == SITE


@pytest.mark.parametrize(
    "origin",
    [OTHER, "null", "http://overlay.example", f"{SITE}:8443", f"{SITE}.evil.example", "x", ""],
)
def test_no_other_page_uses_the_token(table: Table, origin: str) -> None:
    bot = program(table.handler, "read", "chat", origins=[SITE])
    for method, path in (("GET", "/state"), ("POST", "/commands"), ("POST", "/tickets")):
        answer = from_page(bot, method, path, origin)
        assert refused(answer) == (403, "origin-not-allowed"), path
        assert "access-control-allow-origin" not in answer.headers
    assert not [e for e in table.handler.ask("GET", "/events").json()["events"] if "chat" in str(e)]


def test_a_token_without_origins_is_for_programs_and_own_pages(table: Table) -> None:
    bot = program(table.handler, "read")
    assert bot.ask("GET", "/state").status_code == 200
    assert from_page(bot, "GET", "/state", table.url).status_code == 200
    assert refused(from_page(bot, "GET", "/state")) == (403, "origin-not-allowed")


def test_a_page_is_told_that_its_token_is_over(table: Table) -> None:
    made = new_token(table.handler, "read", origins=[SITE], expires_in=2)
    bot = Person(table.url, table.id, made["token"], http=table.handler.http)
    with bot.socket() as socket:
        assert read_until_closed(socket) == (4401, "token-expired")
    answer = from_page(bot, "GET", "/state")
    assert refused(answer) == (401, "token-expired")
    assert answer.headers["access-control-allow-origin"] == SITE


@pytest.mark.parametrize("there", [True, False])
def test_a_preflight_tells_nothing(table: Table, there: bool) -> None:
    """The answer is the same whether the table exists and whether a token allows the origin."""
    program(table.handler, "read", origins=[SITE])
    base = table.handler.base if there else table.handler.base + "x"
    answers = set()
    for origin in (SITE, OTHER):
        for path in ("/state", "/commands", "/tokens", "/nothing"):
            asked = {"Origin": origin, "Access-Control-Request-Method": "POST"}
            answer = table.handler.http.options(base + path, headers=asked)
            assert answer.status_code == 204
            assert answer.headers["access-control-allow-origin"] == origin
            assert "authorization" in answer.headers["access-control-allow-headers"].lower()
            assert "access-control-allow-credentials" not in answer.headers
            passing = ("date", "access-control-allow-origin", "ratelimit")
            answers.add(str([each for each in answer.headers.items() if each[0] not in passing]))
    assert len(answers) == 1


def test_what_is_no_preflight_for_a_table_is_refused(table: Table) -> None:
    http, asked = table.handler.http, {"Origin": SITE, "Access-Control-Request-Method": "POST"}
    for url in (f"{table.url}/api/v1/tables", f"{table.url}/tables", f"{table.url}/t/{table.id}"):
        answer = http.options(url, headers=asked)
        assert answer.status_code == 405
        assert "access-control-allow-origin" not in answer.headers
    for headers in ({}, {"Origin": SITE}, {**asked, "Origin": "null"}, {**asked, "Origin": "x y"}):
        assert http.options(table.handler.base + "/state", headers=headers).status_code == 405


def test_cookies_count_for_nothing_on_other_pages(table: Table) -> None:
    """Not even with an origin that a token of the table allows."""
    program(table.handler, "read", "chat", origins=[SITE])
    cookie = {"Cookie": f"hexframe_{table.id}={table.handler.token}", "Origin": SITE}
    http = table.handler.http
    seen = http.get(table.handler.base + "/state", headers=cookie)
    assert "access-control-allow-origin" not in seen.headers
    command = {"id": "1", "command": {"type": "chat.say", "text": "x"}}
    sent = http.post(table.handler.base + "/commands", headers=cookie, json=command)
    assert refused(sent) == (403, "wrong-origin")
    signed = {"Authorization": f"Bearer {table.handler.token}", "Origin": SITE}
    seen = http.get(table.handler.base + "/state", headers=signed)
    assert "access-control-allow-origin" not in seen.headers


# --- tickets


def refused_handshake(table: Table, query: str, origin: str | None = None) -> int:
    """Opens a socket that is refused before it is one. Returns the status."""
    with (
        pytest.raises(InvalidStatus) as error,
        raw_socket(table.url, table.id, query, headers={}, origin=origin),
    ):
        pass
    status: int = error.value.response.status_code
    return status


def test_a_ticket_opens_one_socket(table: Table) -> None:
    bot = program(table.handler, "read", "roll", origins=[SITE])
    ticket = ticket_of(bot, Origin=SITE)
    with raw_socket(table.url, table.id, f"?ticket={ticket}", headers={}, origin=SITE) as opened:
        socket = Socket(opened)
        assert socket.until("hello")["you"]["seat"] == bot.seat
        assert "invites" not in socket.until("view")["view"]
        socket.do("dice.roll", notation="1d6")
        socket.write({"t": "command", "id": "x", "command": {"type": "undo"}})
        assert socket.until("refused", id="x")["code"] == "scope-missing"
    with raw_socket(table.url, table.id, f"?ticket={ticket}", headers={}, origin=SITE) as again:
        assert read_until_closed(Socket(again)) == (4401, "ticket-used")
    assert refused_handshake(table, f"?ticket={ticket}") == 401


def test_a_ticket_is_for_the_origins_of_its_token(table: Table) -> None:
    bot = program(table.handler, "read", origins=[SITE])
    assert refused_handshake(table, f"?ticket={ticket_of(bot)}", OTHER) == 403
    with raw_socket(table.url, table.id, "?ticket=none", headers={}, origin=OTHER) as opened:
        assert read_until_closed(Socket(opened)) == (4401, "bad-ticket")
    with raw_socket(table.url, table.id, f"?ticket={ticket_of(bot)}", headers={}) as opened:
        Socket(opened).until("view")


def test_a_ticket_is_for_its_table_and_for_sockets(table: Table, http: httpx.Client) -> None:
    other = make_table(table.url, http, name="Other")
    bot = program(table.handler, "read")
    assert refused_handshake(other, f"?ticket={ticket_of(bot)}") == 403
    answer = http.get(table.handler.base + f"/state?ticket={ticket_of(bot)}")
    assert refused(answer) == (401, "not-signed-in")


def test_a_ticket_ends_with_its_token(table: Table) -> None:
    made = new_token(table.handler, "read")
    bot = Person(table.url, table.id, made["token"], http=table.handler.http)
    first, second = ticket_of(bot), ticket_of(bot)
    with raw_socket(table.url, table.id, f"?ticket={first}", headers={}) as opened:
        socket = Socket(opened)
        socket.until("view")
        table.handler.ask("POST", f"/tokens/{made['id']}/rotate")
        assert read_until_closed(socket) == (4401, "token-revoked")
    assert refused_handshake(table, f"?ticket={second}") == 401


def test_a_seat_may_use_tickets_too(table: Table) -> None:
    ann = table.join("Ann")
    with raw_socket(table.url, table.id, f"?ticket={ticket_of(ann)}", headers={}) as opened:
        assert Socket(opened).until("hello")["you"]["seat"] == ann.seat
    assert refused_handshake(table, f"?ticket={ticket_of(ann)}", OTHER) == 403
    left = ticket_of(ann)
    table.handler.do("seat.kick", seat=ann.seat)
    assert refused_handshake(table, f"?ticket={left}") == 401


def test_a_ticket_is_good_for_seconds(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = program(table.handler, "read")
    monkeypatch.setattr(tickets, "LIFETIME", 0)
    ticket = ticket_of(bot)
    assert refused_handshake(table, f"?ticket={ticket}") == 401


def test_several_processes_share_tickets(tmp_path: Path, http: httpx.Client) -> None:
    port = free_port()
    with redis_server(port, tmp_path):
        shared = {"redis_url": f"redis://127.0.0.1:{port}"}
        with serving(tmp_path, **shared) as one, serving(tmp_path, **shared) as two:
            table = make_table(one, http)
            bot = program(table.handler, "read")
            query = f"?ticket={ticket_of(bot)}"
            with raw_socket(two, table.id, query, headers={}) as opened:
                Socket(opened).until("view")
            assert refused_handshake(table, query) == 401
            # a token that is revoked in one process ends its sockets in the other
            with raw_socket(two, table.id, f"?ticket={ticket_of(bot)}", headers={}) as opened:
                socket = Socket(opened)
                socket.until("view")
                (made,) = table.handler.ask("GET", "/tokens").json()["tokens"]
                begun = time.monotonic()
                table.handler.ask("DELETE", f"/tokens/{made['id']}")
                assert read_until_closed(socket) == (4401, "token-revoked")
                assert time.monotonic() - begun < 1


# --- event streams


class Stream:
    """An event stream, whose frames are checked against the published schema."""

    def __init__(self, answer: httpx.Response) -> None:
        self.answer = answer
        self.lines = answer.iter_lines()
        self.id = ""

    def next(self) -> tuple[str, dict[str, Any]]:
        """Returns the type and the data of the next event."""
        found: dict[str, str] = {}
        for line in self.lines:
            if line:
                name, _, value = line.partition(": ")
                found[name] = value
            elif "data" in found:
                break
            else:
                found = {}
        self.id = found.get("id", self.id)
        data: dict[str, Any] = json.loads(found["data"])
        if found["event"] != "close":
            check_frame(data)
            assert data["t"] == found["event"]
        return found["event"], data

    def until(self, event: str) -> dict[str, Any]:
        """Returns the next event of this type."""
        while True:
            kind, data = self.next()
            if kind == event:
                return data


@contextmanager
def streaming(bot: Person, query: str = "", **headers: str) -> Iterator[Stream]:
    """Opens the stream of a table."""
    signed = {"Authorization": f"Bearer {bot.token}"} if bot.token else {}
    sent = {"Accept": "text/event-stream", **signed, **headers}
    with bot.http.stream("GET", f"{bot.base}/stream{query}", headers=sent) as answer:
        if answer.status_code != 200:
            answer.read()
        yield Stream(answer)


def test_a_stream_tells_what_a_socket_tells(table: Table) -> None:
    ann = table.join("Ann")
    bot = program(ann, "read")
    with streaming(bot) as stream, ann.socket() as socket:
        assert stream.answer.headers["content-type"].startswith("text/event-stream")
        assert stream.until("hello")["you"]["seat"] == ann.seat
        assert stream.until("view")["view"] == socket.until("view")["view"]
        table.handler.do("unit.add", **unit("Lurker", 5, 1, disposition="enemy", hidden=True))
        table.handler.do("unit.add", **unit("Kite", 1, 1))
        told, seen = stream.until("change"), socket.until("change")
        assert told == seen
        assert "Kite" in str(told) and "Lurker" not in str(told)
        place = stream.id
    table.handler.do("timer.start", seconds=9)
    with streaming(bot, **{"Last-Event-ID": place}) as stream:
        kinds = [stream.next()[0] for _ in range(2)]
        assert kinds == ["hello", "change"]
    epoch, _, after = place.rpartition(":")
    with streaming(bot, f"?epoch={epoch}&after={after}") as stream:
        assert stream.until("change")["seq"] == int(after) + 1
    with streaming(bot, **{"Last-Event-ID": "nonsense"}) as stream:
        stream.until("view")


def test_a_stream_is_opened_by_a_page_with_a_ticket(table: Table) -> None:
    bot = program(table.handler, "read", seat="spectators", origins=[SITE])
    ticket = ticket_of(bot, Origin=SITE)
    page = Person(table.url, table.id, "", http=table.handler.http)
    with streaming(page, f"?ticket={ticket}", Origin=SITE) as stream:
        assert stream.answer.headers["access-control-allow-origin"] == SITE
        assert stream.until("hello")["you"] == {
            "seat": "", "role": "spectator", "name": "", "group": "spectators",
        }  # fmt: skip
    with streaming(page, f"?ticket={ticket}", Origin=SITE) as stream:
        assert refused(stream.answer) == (401, "ticket-used")
    with streaming(page, "?ticket=none", Origin=SITE) as stream:
        assert refused(stream.answer) == (401, "bad-ticket")
    with streaming(page, f"?ticket={ticket_of(bot)}", Origin=OTHER) as stream:
        assert refused(stream.answer) == (403, "origin-not-allowed")


def test_a_stream_ends_with_its_token(table: Table) -> None:
    made = new_token(table.handler, "read")
    bot = Person(table.url, table.id, made["token"], http=table.handler.http)
    with streaming(bot) as stream:
        stream.until("view")
        begun = time.monotonic()
        table.handler.ask("DELETE", f"/tokens/{made['id']}")
        assert stream.until("close") == {"code": 4401, "reason": "token-revoked"}
        assert not list(stream.lines)
        assert time.monotonic() - begun < 1


def test_who_does_not_ask_for_a_stream_gets_none(table: Table) -> None:
    answer = table.handler.ask("GET", "/stream", headers={"Accept": "application/json"})
    assert refused(answer) == (406, "not-acceptable")
    assert refused(program(table.handler, "chat").ask("GET", "/stream"))[1] == "scope-missing"


def test_streams_count_as_sockets_do(tmp_path: Path, http: httpx.Client) -> None:
    with serving(tmp_path, max_sockets=4) as url:
        table = make_table(url, http)
        bot = program(table.handler, "read")
        with streaming(bot) as stream:
            stream.until("view")
            with streaming(bot) as second:
                assert refused(second.answer) == (429, "too-many-connections")
        with table.handler.socket() as socket:
            socket.until("view")


def test_a_server_that_stops_does_not_wait_for_streams(tmp_path: Path, http: httpx.Client) -> None:
    with serving(tmp_path) as url:
        table = make_table(url, http)
        bot = program(table.handler, "read")
        opened = streaming(bot)
        opened.__enter__().until("view")
        begun = time.monotonic()
    assert time.monotonic() - begun < 3
    with pytest.raises(httpx.HTTPError):
        opened.__exit__(None, None, None)
        raise httpx.ReadError("the stream had ended")


def test_a_stream_stays_alive_while_nothing_happens(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stream_routes, "HEARTBEAT", 0.05)
    monkeypatch.setattr(stream_routes, "LOOK_EVERY", 0.01)
    with streaming(program(table.handler, "read")) as stream:
        stream.until("view")
        assert ": still here" in (line for line in stream.lines)
