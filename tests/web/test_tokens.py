"""Integration tokens: who makes them, when they end, and their limits."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from app.services.tokens import LONGEST, MOST_OF_SEAT, PREFIX
from tests.web.command_line import run
from tests.web.integrations import SITE, new_token, program, refused
from tests.web.server import (
    API,
    Person,
    Table,
    make_table,
    raw_socket,
    read_until_closed,
    serving,
    unit,
)

# --- who makes them


def test_the_secret_is_shown_once(table: Table) -> None:
    made = new_token(table.handler, "read", "roll", name="  Dice   bot ", expires_in=3600)
    assert made["token"].startswith(PREFIX) and len(made["token"]) > 30
    assert (made["name"], made["seat"]) == ("Dice bot", table.handler.ask("GET", "").json()["seat"])
    assert made["scopes"] == ["read", "roll"] and made["origins"] == []
    (listed,) = table.handler.ask("GET", "/tokens").json()["tokens"]
    assert listed == {name: value for name, value in made.items() if name != "token"}
    assert listed["expires"] > listed["created"] == listed["issued"]


def test_a_pilot_has_tokens_of_the_own_seat_alone(table: Table) -> None:
    ann, ben = table.join("Ann"), table.join("Ben")
    own = new_token(ann, "read", "play")
    by_handler = new_token(table.handler, "read", seat=ann.seat)
    other = new_token(ben, "read")
    assert refused(
        ann.ask("POST", "/tokens", json={"name": "x", "scopes": ["read"], "seat": ben.seat})
    ) == (403, "handler-only")
    assert refused(
        ann.ask("POST", "/tokens", json={"name": "x", "scopes": ["read"], "seat": "spectators"})
    ) == (403, "handler-only")
    listed = [each["id"] for each in ann.ask("GET", "/tokens").json()["tokens"]]
    assert listed == [own["id"], by_handler["id"]]
    assert refused(ann.ask("DELETE", f"/tokens/{other['id']}")) == (404, "no-such-token")
    assert refused(ann.ask("POST", f"/tokens/{other['id']}/rotate")) == (404, "no-such-token")
    assert ann.ask("DELETE", f"/tokens/{by_handler['id']}").status_code == 204
    assert table.handler.ask("DELETE", f"/tokens/{own['id']}").status_code == 204
    (left,) = table.handler.ask("GET", "/tokens").json()["tokens"]
    assert left["id"] == other["id"]


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"name": ""}, "malformed"),
        ({"name": "   "}, "malformed"),
        ({"name": "x" * 61}, "malformed"),
        ({"name": "a\u202eb"}, "malformed"),
        ({"scopes": []}, "malformed"),
        ({"scopes": ["everything"]}, "malformed"),
        ({"scopes": ["read"] * 7}, "malformed"),
        ({"expires_in": 0}, "malformed"),
        ({"expires_in": LONGEST + 1}, "malformed"),
        ({"more": 1}, "malformed"),
        ({"seat": "nobody"}, "no-such-seat"),
        ({"seat": "spectators", "scopes": ["read", "chat"]}, "scope-not-for-seat"),
        ({"origins": ["https://*.example"]}, "bad-origin"),
        ({"origins": ["https://a.example/path"]}, "bad-origin"),
        ({"origins": ["https://a.example:99999"]}, "bad-origin"),
        ({"origins": ["null"]}, "bad-origin"),
        ({"origins": ["ftp://a.example"]}, "bad-origin"),
        ({"origins": ["https://user@a.example"]}, "bad-origin"),
        ({"origins": ["https://a.example https://b.example"]}, "bad-origin"),
        ({"origins": [f"https://{n}.example" for n in range(11)]}, "malformed"),
    ],
)
def test_what_no_token_can_be(table: Table, changes: dict[str, Any], code: str) -> None:
    body = {"name": "Bot", "scopes": ["read"], **changes}
    assert refused(table.handler.ask("POST", "/tokens", json=body))[1] == code
    assert table.handler.ask("GET", "/tokens").json()["tokens"] == []


@pytest.mark.parametrize("group", ["pilots", "spectators"])
def test_a_scope_that_a_shared_view_has_no_use_for_names_the_group(
    table: Table, group: str
) -> None:
    body = {"name": "Bot", "seat": group, "scopes": ["read", "play"]}
    problem = table.handler.ask("POST", "/tokens", json=body).json()
    assert (problem["code"], problem["params"]["role"]) == ("scope-not-for-seat", group)
    assert f"the {group}' shared view only reads" in problem["detail"]


def test_scopes_and_origins_are_kept_once_and_in_order(table: Table) -> None:
    origins = [
        "HTTPS://B.example:443",
        "http://localhost:5173",
        "https://b.example",
        "http://[::1]",
    ]
    made = new_token(table.handler, "manage", "read", "read", origins=origins)
    assert made["scopes"] == ["read", "manage"]
    assert made["origins"] == ["https://b.example", "http://localhost:5173", "http://[::1]"]


def test_a_seat_has_so_many_tokens(table: Table) -> None:
    ann = table.join("Ann")
    for _ in range(MOST_OF_SEAT):
        new_token(ann, "read")
    body = {"name": "One more", "scopes": ["read"]}
    answer = ann.ask("POST", "/tokens", json=body)
    assert refused(answer) == (409, "too-many-tokens")
    new_token(table.handler, "read")
    first = ann.ask("GET", "/tokens").json()["tokens"][0]
    assert ann.ask("DELETE", f"/tokens/{first['id']}").status_code == 204
    new_token(ann, "read")


# --- how they are used


def test_a_program_is_not_announced(table: Table) -> None:
    ann = table.join("Ann")
    bot = program(ann, "read")
    with table.handler.socket() as socket:
        socket.until("view")
        with bot.socket() as its:
            its.until("view")
            assert ann.seat not in its.until("presence")["online"]
            with ann.socket() as hers:
                hers.until("view")
                assert (
                    ann.seat
                    in socket.until("presence", online=sorted(online(table, ann)))["online"]
                )


def online(table: Table, *more: Person) -> list[str]:
    """Returns the seats of the Handler and of others."""
    return [table.handler.ask("GET", "").json()["seat"], *(each.seat for each in more)]


def test_the_last_use_is_noted(table: Table) -> None:
    made = new_token(table.handler, "read")
    assert made["last_used"] is None
    bot = Person(table.url, table.id, made["token"], http=table.handler.http)
    bot.state()
    deadline = time.monotonic() + 10
    while time.monotonic() < deadline:
        (listed,) = table.handler.ask("GET", "/tokens").json()["tokens"]
        if listed["last_used"] is not None:
            break
    assert listed["last_used"] >= made["created"]


# --- when they end


def ended(bot: Person, code: str) -> None:
    """The token opens nothing any more."""
    assert refused(bot.ask("GET", "/state")) == (401, code)
    assert refused(bot.send({"type": "undo"})) == (401, code)
    with pytest.raises(InvalidStatus) as error, bot.socket():
        pass
    assert error.value.response.status_code == 401


def test_a_revoked_token_ends_its_sockets_at_once(table: Table) -> None:
    made = new_token(table.handler, "read")
    bot = Person(table.url, table.id, made["token"], http=table.handler.http)
    other = program(table.handler, "read")
    with bot.socket() as one, bot.socket() as two, other.socket() as stays:
        for socket in (one, two, stays):
            socket.until("view")
        begun = time.monotonic()
        assert table.handler.ask("DELETE", f"/tokens/{made['id']}").status_code == 204
        assert read_until_closed(one) == read_until_closed(two) == (4401, "token-revoked")
        assert time.monotonic() - begun < 1
        table.handler.do("timer.start", seconds=5)
        stays.until("change")
    ended(bot, "token-revoked")
    again = table.handler.ask("DELETE", f"/tokens/{made['id']}")
    assert refused(again) == (404, "no-such-token")


def test_an_expired_token_ends_its_sockets_within_a_second(table: Table) -> None:
    made = new_token(table.handler, "read", expires_in=2)
    begun = time.monotonic()
    bot = Person(table.url, table.id, made["token"], http=table.handler.http)
    with bot.socket() as socket:
        socket.until("view")
        assert read_until_closed(socket) == (4401, "token-expired")
        assert 1 < time.monotonic() - begun < 3
    ended(bot, "token-expired")
    (listed,) = table.handler.ask("GET", "/tokens").json()["tokens"]
    assert listed["id"] == made["id"], "so that it can be renewed"


def test_a_rotated_token_has_a_new_secret_and_its_whole_lifetime(table: Table) -> None:
    made = new_token(table.handler, "read", "chat", expires_in=3600, name="Log")
    old = Person(table.url, table.id, made["token"], http=table.handler.http)
    with old.socket() as socket:
        socket.until("view")
        answer = table.handler.ask("POST", f"/tokens/{made['id']}/rotate")
        assert answer.status_code == 200, answer.text
        assert read_until_closed(socket) == (4401, "token-revoked")
    ended(old, "stale-token")
    new = answer.json()
    same = ("id", "name", "seat", "scopes", "origins", "created")
    assert [new[each] for each in same] == [made[each] for each in same]
    assert new["token"] != made["token"]
    assert new["issued"] > made["issued"] and new["expires"] > made["expires"]
    bot = Person(table.url, table.id, new["token"], http=table.handler.http)
    with bot.socket() as socket:
        socket.until("view")


def test_a_seat_takes_its_tokens_along(table: Table) -> None:
    ann = table.join("Ann")
    bot = program(ann, "read", "roll")
    with bot.socket() as socket:
        socket.until("view")
        table.handler.do("seat.kick", seat=ann.seat)
        assert read_until_closed(socket)[0] == 4401
    ended(bot, "token-revoked")
    assert table.handler.ask("GET", "/tokens").json()["tokens"] == []


def test_a_table_takes_its_tokens_along(new_table: Callable[..., Table]) -> None:
    table = new_table()
    bot = program(table.handler, "read")
    with bot.socket() as socket:
        socket.until("view")
        assert table.handler.ask("DELETE", "").status_code == 204
        assert read_until_closed(socket)[0] == 4404
    ended(bot, "stale-token")


def test_a_token_of_another_table_is_refused(new_table: Callable[..., Table]) -> None:
    one, other = new_table(), new_table()
    made = new_token(one.handler, "read")
    bot = Person(other.url, other.id, made["token"], http=other.handler.http)
    assert refused(bot.ask("GET", "")) == (403, "not-your-table")
    nowhere = Person(other.url, "nowhere", made["token"], http=other.handler.http)
    assert refused(nowhere.ask("GET", "")) == (404, "no-such-table")
    answer = other.handler.ask("DELETE", f"/tokens/{made['id']}")
    assert refused(answer) == (404, "no-such-token")


# --- limits of their own


def test_a_program_uses_up_its_own_limit_alone(tmp_path: Path, http: httpx.Client) -> None:
    with serving(tmp_path, rate_messages=0.01, rate_burst=12, rate_address=100) as url:
        table = make_table(url, http)
        bot, other = program(table.handler, "read"), program(table.handler, "read")
        answers = [bot.ask("GET", "").status_code for _ in range(14)]
        assert answers == [200] * 12 + [429] * 2
        assert other.ask("GET", "").status_code == 200
        assert table.handler.ask("GET", "").status_code == 200


def test_guessed_tokens_are_counted(tmp_path: Path, http: httpx.Client) -> None:
    with serving(tmp_path, rate_guesses=3) as url:
        table = make_table(url, http)
        bot = program(table.handler, "read")
        wrong = Person(url, table.id, PREFIX + "x" * 32, http=http)
        assert [refused(wrong.ask("GET", ""))[1] for _ in range(5)] == [
            *["stale-token"] * 3,
            *["too-many-guesses"] * 2,
        ]
        assert bot.ask("GET", "").status_code == 200


def test_programs_leave_room_for_people(tmp_path: Path, http: httpx.Client) -> None:
    with serving(tmp_path, max_sockets=8) as url:
        table = make_table(url, http)
        bot, other = program(table.handler, "read"), program(table.handler, "read")
        with bot.socket() as one, other.socket() as two:
            one.until("view")
            two.until("view")
            with bot.socket() as third:
                assert read_until_closed(third)[0] == 4429
            with table.handler.socket() as person:
                person.until("view")


# --- the operator's


def test_the_operators_token_makes_tables_and_nothing_else(
    tmp_path: Path, http: httpx.Client
) -> None:
    def cli(*words: str) -> str:
        done = run(tmp_path, *words)
        assert done.returncode == 0, done.stderr
        return done.stdout

    with serving(tmp_path / "data", operator_key="key") as url:
        secret = cli("token", "make", "Campaign tool", "--days", "30").strip()
        assert secret.startswith(PREFIX)
        signed = {"Authorization": f"Bearer {secret}"}
        made = http.post(f"{url}{API}/tables", json={"name": "Mine"}, headers=signed)
        assert made.status_code == 201, made.text
        page = {**signed, "Origin": SITE}
        foreign = http.post(f"{url}{API}/tables", json={"name": "Mine"}, headers=page)
        assert refused(foreign) == (403, "origin-not-allowed")
        ready = http.get(f"{url}{API}/tables", headers=signed)
        assert refused(ready) == (403, "operator-only")
        assert refused(http.get(f"{url}/metrics", headers=signed)) == (403, "operator-only")
        there = f"{url}{API}/tables/{made.json()['id']}"
        assert refused(http.get(there, headers=signed)) == (403, "not-your-table")
        handler = Person(url, made.json()["id"], made.json()["handler_key"], http=http)
        seated = {"Authorization": f"Bearer {new_token(handler, 'manage')['token']}"}
        answer = http.post(f"{url}{API}/tables", json={"name": "No"}, headers=seated)
        assert refused(answer) == (403, "operator-only")
        (listed,) = json.loads(cli("token", "list"))
        assert listed["name"] == "Campaign tool" and secret not in str(listed)
        assert cli("token", "revoke", listed["id"]).strip() == "Revoked."
        answer = http.post(f"{url}{API}/tables", json={"name": "No"}, headers=signed)
        assert refused(answer) == (401, "token-revoked")


def test_a_socket_without_a_known_token_is_refused(table: Table) -> None:
    headers = {"Authorization": f"Bearer {PREFIX}nothing"}
    with (
        pytest.raises(InvalidStatus) as error,
        raw_socket(table.url, table.id, headers=headers),
    ):
        pass
    assert error.value.response.status_code == 401


def test_the_queries_of_a_program_do_not_wait_for_those_of_its_seat(table: Table) -> None:
    """Neither takes the other's places: a bot that asks too much leaves its pilot alone."""
    ann = table.join("Ann")
    table.handler.do("unit.add", **unit("Kite", 1, 1, controller=ann.seat))
    bot = program(ann, "read")
    reach = {"unit": ann.unit("Kite"), "mode": "ground"}
    frames = [{"t": "query", "id": str(n), "name": "reach", "params": reach} for n in range(40)]
    with bot.socket() as its, ann.socket() as hers:
        its.until("view")
        hers.until("view")
        for frame in frames:
            its.write(frame)
        hers.write({**frames[0], "id": "mine"})
        assert hers.until("answer", id="mine")["result"]["unit"] == reach["unit"]
