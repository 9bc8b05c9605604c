"""Tokens are changed: what is open follows within a second, and ends where it may not stay."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from app.services.tokens import LONGEST, MOST_LIMIT
from tests.web.integrations import SITE, new_token, refused
from tests.web.server import (
    Person,
    Socket,
    Table,
    make_table,
    raw_socket,
    read_until_closed,
    serving,
)


def change(owner: Person, token: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """Changes a token. Returns it as it is now."""
    answer = owner.ask("PATCH", f"/tokens/{token['id']}", json=changes)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    assert found == owner.ask("GET", f"/tokens/{token['id']}").json()
    return found


def bot_of(owner: Person, token: dict[str, Any]) -> Person:
    return Person(owner.url, owner.table, token["token"], token["seat"], owner.http)


def test_name_scopes_end_origins_and_limit_are_changed(table: Table) -> None:
    made = new_token(table.handler, "read", "roll", expires_in=60)
    changes: dict[str, Any] = {
        "name": "  Score   board ",
        "scopes": ["chat", "read", "read"],
        "expires_in": 3600,
        "origins": ["HTTPS://A.example:443"],
        "limit": 50,
    }
    now = change(table.handler, made, **changes)
    assert (now["name"], now["scopes"]) == ("Score board", ["read", "chat"])
    assert (now["origins"], now["limit"]) == (["https://a.example"], 50)
    assert now["expires"] > made["expires"]
    same = ("id", "seat", "created", "issued")
    assert [now[each] for each in same] == [made[each] for each in same]
    # what is left out stays, and null takes an end and a limit away
    assert change(table.handler, made) == now
    assert change(table.handler, made, name=None, scopes=None, origins=None) == now
    free = change(table.handler, made, expires_in=None, limit=None, origins=[])
    assert free == {**now, "expires": None, "limit": None, "origins": []}
    assert bot_of(table.handler, made).ask("GET", "/state").status_code == 200


def test_an_expired_token_is_good_again_with_a_later_end(table: Table) -> None:
    made = new_token(table.handler, "read", expires_in=1)
    bot = bot_of(table.handler, made)
    with bot.socket() as socket:
        socket.until("view")
        assert read_until_closed(socket) == (4401, "token-expired")
    assert refused(bot.ask("GET", "/state")) == (401, "token-expired")
    change(table.handler, made, expires_in=3600)
    assert bot.ask("GET", "/state").status_code == 200


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"name": ""}, "malformed"),
        ({"name": "   "}, "malformed"),
        ({"name": "a\u202eb"}, "malformed"),
        ({"scopes": []}, "malformed"),
        ({"scopes": ["everything"]}, "malformed"),
        ({"scopes": ["read", "run"]}, "scope-not-for-seat"),
        ({"expires_in": 0}, "malformed"),
        ({"expires_in": LONGEST + 1}, "malformed"),
        ({"expires_in": "60"}, "malformed"),
        ({"limit": 0}, "malformed"),
        ({"limit": MOST_LIMIT + 1}, "malformed"),
        ({"limit": 1.5}, "malformed"),
        ({"origins": ["https://*.example"]}, "bad-origin"),
        ({"origins": [f"https://{n}.example" for n in range(11)]}, "malformed"),
        ({"seat": "spectators"}, "malformed"),
        ({"token": "hft_mine"}, "malformed"),
    ],
)
def test_a_change_is_made_whole_or_not_at_all(
    table: Table, changes: dict[str, Any], code: str
) -> None:
    ann = table.join("Ann")
    made = new_token(ann, "read")
    # the handler may not give it more than its seat may do either
    for owner in (ann, table.handler):
        body = {"name": "Other", "limit": 9, **changes}
        answer = owner.ask("PATCH", f"/tokens/{made['id']}", json=body)
        assert refused(answer)[1] == code
    (listed,) = ann.ask("GET", "/tokens").json()["tokens"]
    assert listed == {name: value for name, value in made.items() if name != "token"}


def test_who_changes_a_token(table: Table) -> None:
    ann, ben = table.join("Ann"), table.join("Ben")
    made = new_token(ann, "read")
    path = f"/tokens/{made['id']}"
    for method, body in (("GET", None), ("PATCH", {"name": "x"})):
        assert refused(ben.ask(method, path, json=body)) == (404, "no-such-token")
        assert refused(bot_of(ann, made).ask(method, path, json=body)) == (403, "no-token-here")
    change(table.handler, made, name="By the Handler")
    assert change(ann, made, limit=5)["name"] == "By the Handler"
    assert ann.ask("DELETE", path).status_code == 204
    assert refused(ann.ask("PATCH", path, json={"name": "x"})) == (404, "no-such-token")


def test_a_change_with_if_match_is_of_what_was_seen(table: Table) -> None:
    made = new_token(table.handler, "read")
    path = f"/tokens/{made['id']}"
    seen = table.handler.ask("GET", path).headers["ETag"]
    # its use is no change of it
    bot_of(table.handler, made).state()
    first = table.handler.ask(
        "PATCH", path, json={"name": "First"}, headers={"If-Match": f'"x", {seen}'}
    )
    assert first.status_code == 200
    second = table.handler.ask("PATCH", path, json={"name": "Second"}, headers={"If-Match": seen})
    assert refused(second) == (412, "state-changed")
    now = table.handler.ask("GET", path)
    assert now.json()["name"] == "First"
    third = {"If-Match": first.headers["ETag"]}
    answer = table.handler.ask("PATCH", path, json={"name": "Third"}, headers=third)
    assert answer.status_code == 200
    anything = table.handler.ask("PATCH", path, json={"name": "*"}, headers={"If-Match": "*"})
    assert anything.status_code == 200
    table.handler.ask("POST", f"{path}/rotate")
    stale = {"If-Match": anything.headers["ETag"]}
    rotated = table.handler.ask("PATCH", path, json={"name": "x"}, headers=stale)
    assert refused(rotated) == (412, "state-changed")


# --- what is open


def test_an_open_socket_may_no_more_than_its_token(table: Table) -> None:
    made = new_token(table.handler, "read", "chat")
    bot = bot_of(table.handler, made)
    say = {"t": "command", "command": {"type": "chat.say", "text": "Hi"}}
    roll = {"t": "command", "command": {"type": "dice.roll", "notation": "1d6"}}
    with bot.socket() as socket:
        socket.until("view")
        socket.write({**say, "id": "c1"})
        socket.until("ack", id="c1")
        socket.write({**roll, "id": "c2"})
        assert socket.until("refused", id="c2")["code"] == "scope-missing"
        change(table.handler, made, scopes=["read", "roll"], name="Roller")
        begun = time.monotonic()
        socket.write({**roll, "id": "c3"})
        socket.until("ack", id="c3")
        socket.write({**say, "id": "c4"})
        assert socket.until("refused", id="c4")["code"] == "scope-missing"
        socket.write({"t": "signal", "kind": "ping", "data": {"q": 1, "r": 1}})
        assert socket.until("refused", id="")["params"] == {"scope": "chat"}
        assert time.monotonic() - begun < 1
    lines = table.handler.ask("GET", "/events", params={"kind": "roll"}).json()["events"]
    assert lines[-1]["by"].endswith("(Roller)")


@contextmanager
def streaming(bot: Person, **headers: str) -> Iterator[Iterator[str]]:
    """Opens the event stream. Yields its lines."""
    signed = {"Authorization": f"Bearer {bot.token}", "Accept": "text/event-stream", **headers}
    with bot.http.stream("GET", bot.base + "/stream", headers=signed, timeout=30) as answer:
        assert answer.status_code == 200
        yield answer.iter_lines()


def until(lines: Iterator[str], event: str) -> str:
    """Returns the data of the next event with this name."""
    for line in lines:
        if line == f"event: {event}":
            return next(each for each in lines if each.startswith("data: "))
    raise AssertionError(f"no {event}")


def test_without_read_sockets_and_streams_end(table: Table) -> None:
    made = new_token(table.handler, "read", "chat")
    bot = bot_of(table.handler, made)
    with bot.socket() as socket, streaming(bot) as lines:
        socket.until("view")
        until(lines, "view")
        begun = time.monotonic()
        change(table.handler, made, scopes=["chat"])
        assert read_until_closed(socket) == (4403, "scope-missing")
        assert '"code":4403,"reason":"scope-missing"' in until(lines, "close")
        assert time.monotonic() - begun < 1
    assert refused(bot.ask("GET", "/state")) == (403, "scope-missing")
    assert bot.send({"type": "chat.say", "text": "Hi"}).status_code == 200


def test_an_earlier_end_closes_what_is_open(table: Table) -> None:
    made = new_token(table.handler, "read")
    with bot_of(table.handler, made).socket() as socket:
        socket.until("view")
        begun = time.monotonic()
        change(table.handler, made, expires_in=1)
        assert read_until_closed(socket) == (4401, "token-expired")
        assert time.monotonic() - begun < 3


def test_a_page_whose_origin_is_taken_away_is_cut_off(table: Table) -> None:
    made = new_token(table.handler, "read", origins=[SITE])
    bot = bot_of(table.handler, made)
    headers = {"Authorization": f"Bearer {bot.token}"}
    with (
        raw_socket(table.url, table.id, headers=headers, origin=SITE) as page,
        bot.socket() as program,
        streaming(bot, Origin=SITE) as lines,
    ):
        program.until("view")
        until(lines, "view")
        change(table.handler, made, origins=["https://other.example"])
        assert read_until_closed(Socket(page)) == (4403, "origin-not-allowed")
        assert "origin-not-allowed" in until(lines, "close")
        # what comes from no page needs no origin
        table.handler.do("timer.start", seconds=5)
        program.until("change")
    refusal = bot.ask("GET", "/state", headers={"Origin": SITE})
    assert refused(refusal) == (403, "origin-not-allowed")


def test_invites_are_shown_to_a_socket_that_may_manage_now(table: Table) -> None:
    made = new_token(table.handler, "read")
    with bot_of(table.handler, made).socket() as socket:
        assert "invites" not in socket.until("view")["view"]
        change(table.handler, made, scopes=["read", "manage"])
        assert "invites" in socket.until("view")["view"]
        change(table.handler, made, scopes=["read"])
        assert "invites" not in socket.until("view")["view"]
        table.handler.ask("POST", "/invites", json={"role": "pilot"})
        table.handler.do("chat.say", text="after")
        frame = socket.until("change")
        while not frame["entries"] or frame["entries"][-1]["params"].get("text") != "after":
            assert "invites" not in str(frame["patch"])
            frame = socket.until("change")


def test_a_name_or_a_limit_leaves_the_view_alone(table: Table) -> None:
    made = new_token(table.handler, "read")
    with bot_of(table.handler, made).socket() as socket:
        socket.until("view")
        change(table.handler, made, name="Other", limit=40)
        table.handler.do("timer.start", seconds=5)
        assert socket.next()["t"] in ("presence", "change")


def test_a_token_that_lost_its_seats_role_gets_no_scope_of_it_back(table: Table) -> None:
    ann = table.join("Ann")
    table.handler.do("seat.role", seat=ann.seat, role="handler")
    made = new_token(ann, "read", "run")
    table.handler.do("seat.role", seat=ann.seat, role="pilot")
    path = f"/tokens/{made['id']}"
    again = ann.ask("PATCH", path, json={"scopes": ["read", "run"]})
    assert refused(again) == (409, "scope-not-for-seat")
    assert change(ann, made, name="Renamed")["scopes"] == ["read", "run"]
    assert bot_of(ann, made).send({"type": "conflict.start"}).status_code == 403


@pytest.mark.redis
def test_a_change_is_heard_of_in_the_other_process(
    tmp_path: Path, http: httpx.Client, redis_url: str
) -> None:
    settings = {"redis_url": redis_url}
    with serving(tmp_path, **settings) as one, serving(tmp_path, **settings) as other:
        table = make_table(one, http)
        made = new_token(table.handler, "read", "chat")
        bot = replace(bot_of(table.handler, made), url=other)
        with bot.socket() as socket:
            socket.until("view")
            begun = time.monotonic()
            change(table.handler, made, scopes=["chat"])
            assert read_until_closed(socket) == (4403, "scope-missing")
            assert time.monotonic() - begun < 1


# --- its limit


def left(answer: httpx.Response) -> str:
    return answer.headers["RateLimit-Policy"].partition('"token";')[2]


def test_a_token_has_a_limit_of_its_own(table: Table) -> None:
    made = new_token(table.handler, "read", limit=5)
    assert made["limit"] == 5
    bot, other = (
        bot_of(table.handler, made),
        bot_of(table.handler, new_token(table.handler, "read")),
    )
    answers = [bot.ask("GET", "") for _ in range(6)]
    assert [each.status_code for each in answers] == [200] * 5 + [429]
    assert left(answers[0]) == "q=5;w=10"
    assert refused(answers[-1])[1] == "too-many-requests"
    assert other.ask("GET", "").status_code == 200
    change(table.handler, made, limit=None)
    free = bot.ask("GET", "")
    assert free.status_code == 200 and left(free) == left(other.ask("GET", ""))


def test_an_open_socket_follows_the_limit(table: Table) -> None:
    made = new_token(table.handler, "read")
    with bot_of(table.handler, made).socket() as socket:
        socket.until("view")
        change(table.handler, made, limit=3)
        for n in range(6):
            query = {"t": "query", "id": str(n), "name": "odds", "params": {"notation": "1d6"}}
            socket.write(query)
        assert read_until_closed(socket) == (1008, "too many messages")


def test_no_limit_is_above_that_of_a_seat(table: Table) -> None:
    made = new_token(table.handler, "read", limit=MOST_LIMIT)
    usual = new_token(table.handler, "read")
    answers = [bot_of(table.handler, each).ask("GET", "") for each in (made, usual)]
    assert left(answers[0]) == left(answers[1])
