"""Rates, guesses, and bans, on real servers with tight limits."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from app.settings import Settings
from app.web.errors import Problem
from app.web.limits import ADDRESS_BYTES, BURST_BYTES, Limits, address_key
from tests.web.answers import assert_too_many
from tests.web.integrations import program
from tests.web.server import API, Person, Table, make_table, raw_socket, read_until_closed, serving

HTML = {"Accept": "text/html"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Callable[..., str]]:
    """Starts servers with settings."""
    with contextlib.ExitStack() as stack:

        def start(**settings: Any) -> str:
            return stack.enter_context(serving(tmp_path / "data", **settings))

        yield start


def until_refused(ask: Callable[[], httpx.Response], most: int) -> tuple[int, httpx.Response]:
    """Asks again and again. Returns how often it succeeded, and the refusal."""
    for n in range(most):
        answer = ask()
        if answer.status_code == 429:
            return n, answer
    raise AssertionError(f"{most} times, and never refused")


# --- rates


def test_a_seat_over_rest_does_not_use_up_the_others(
    server: Callable[..., str], http: httpx.Client
) -> None:
    table = make_table(server(rate_messages=0.001, rate_burst=10), http)
    ada = table.join("Ada")
    done, refused = until_refused(lambda: ada.ask("GET", "/seats"), 12)
    assert done == 10
    assert_too_many(refused, "too-many-requests")
    assert ada.send({"type": "chat.say", "text": "?"}).status_code == 429
    assert table.handler.ask("GET", "/seats").status_code == 200
    # static files and health checks have no limit
    for _ in range(250):
        assert http.get(table.url + "/health").status_code == 200


def test_a_seat_has_one_limit_for_sockets_and_rest(
    server: Callable[..., str], http: httpx.Client
) -> None:
    table = make_table(server(rate_messages=0.001, rate_burst=12), http)
    ada = table.join("Ada")
    with ada.socket() as one, ada.socket() as two:
        one.until("view")
        two.until("view")
        with contextlib.suppress(ConnectionClosed):
            for _ in range(20):
                one.write({"t": "signal", "kind": "pointer", "data": {}})
        assert read_until_closed(one)[0] == 1008
        assert_too_many(ada.ask("GET", "/seats"), "too-many-requests")
        two.write({"t": "signal", "kind": "pointer", "data": {}})
        assert read_until_closed(two)[0] == 1008
    with pytest.raises(InvalidStatus) as refused, ada.socket():
        pass
    assert refused.value.response.status_code == 429
    assert refused.value.response.headers["retry-after"]
    # a browser gets a close code that lets it reconnect
    cookie = {"Cookie": f"hexframe_{table.id}={ada.token}"}
    with (
        raw_socket(table.url, table.id, headers=cookie, origin=table.url) as raw,
        pytest.raises(ConnectionClosed) as gone,
    ):
        raw.recv(timeout=20)
    assert gone.value.rcvd is not None
    assert (gone.value.rcvd.code, gone.value.rcvd.reason) == (1008, "too-many-requests")
    with table.handler.socket() as other:
        other.until("view")


def test_an_address_over_all_its_seats(server: Callable[..., str], http: httpx.Client) -> None:
    url = server(rate_messages=0.001, rate_burst=5, rate_address=4, trusted_proxies="127.0.0.1")
    table = make_table(url, http)
    _, refused = until_refused(lambda: http.get(url + "/api/v1/systems"), 25)
    assert_too_many(refused, "too-many-requests")
    page = http.get(url, headers=HTML)
    assert page.status_code == 429
    assert page.headers["content-type"].startswith("text/html")
    assert page.headers["retry-after"]
    assert "content-security-policy" in page.headers
    assert_too_many(table.handler.ask("GET", "/state"), "too-many-requests")
    assert_too_many(
        table.handler.send({"type": "chat.say", "text": "x" * 100_000}), "too-many-requests"
    )
    with pytest.raises(InvalidStatus) as no, table.handler.socket():
        pass
    assert no.value.response.status_code == 429
    # another client behind the trusted proxy
    there = {"X-Forwarded-For": "203.0.113.7"}
    assert table.handler.ask("GET", "/state", headers=there).status_code == 200
    for name in ("/static/icon.svg", "/ready"):
        assert http.get(url + name).status_code != 429


def test_the_messages_of_an_address(server: Callable[..., str], http: httpx.Client) -> None:
    table = make_table(server(rate_messages=0.001, rate_burst=10, rate_address=1), http)
    with table.handler.socket() as socket:
        socket.until("view")
        with contextlib.suppress(ConnectionClosed):
            for _ in range(12):
                socket.write({"t": "signal", "kind": "pointer", "data": {}})
        assert read_until_closed(socket)[0] == 1008


def forwarded(url: str, http: httpx.Client, by: Callable[[int], str], most: int) -> int:
    """Returns how many requests with their own X-Forwarded-For succeed."""
    for n in range(most):
        answer = http.get(url + "/api/v1/systems", headers={"X-Forwarded-For": by(n)})
        if answer.status_code == 429:
            return n
    return most


def test_x_forwarded_for_is_believed_only_of_a_trusted_proxy(
    server: Callable[..., str], http: httpx.Client
) -> None:
    tight = {"rate_messages": 0.001, "rate_burst": 10, "rate_address": 1}
    trusting = server(**tight, trusted_proxies="127.0.0.1")
    assert forwarded(trusting, http, lambda n: f"198.51.100.{n}", 30) == 30
    # values that a client has set come before those of the proxy
    assert forwarded(trusting, http, lambda n: f"198.51.100.{n}, 203.0.113.9", 30) == 10
    # all addresses of one IPv6 network count as one
    assert forwarded(trusting, http, lambda n: f"2001:db8:1:2::{n:x}", 30) == 10
    assert forwarded(trusting, http, lambda n: f"2001:db8:9:{n:x}::1", 30) == 30
    wary = server(**tight, trusted_proxies="10.9.8.7")
    assert forwarded(wary, http, lambda n: f"198.51.100.{n}", 30) == 10


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::%eth0"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_addresses_are_counted_by_network(host: str, counted: str) -> None:
    assert address_key(host).partition("%")[0] == counted.partition("%")[0]


def test_a_limit_refills_over_time_and_forgets_idle_addresses() -> None:
    limits = Limits(Settings(rate_messages=1000, rate_burst=2))
    refused = 0
    for _ in range(5_000):  # faster than a thousand a second, as any machine is
        try:
            limits.from_seat("s1")
        except Problem as problem:
            assert problem.params == {"seconds": 1}
            refused += 1
    assert 0 < refused < 5_000
    for n in range(120_000):
        limits.from_address(f"10.0.{n // 256}.{n % 256}-{n}")


def test_sockets_of_one_seat(server: Callable[..., str], http: httpx.Client) -> None:
    table = make_table(server(max_sockets_seat=2), http)
    ada = table.join("Ada")
    with ada.socket() as one, ada.socket() as two:
        one.until("view")
        two.until("view")
        with ada.socket() as three:
            assert read_until_closed(three) == (
                4429,
                "Too many connections of this seat: 2 at most",
            )
        with table.handler.socket() as other:
            other.until("view")
    with ada.socket() as again:
        again.until("view")


# --- guesses


@pytest.fixture
def guarded(server: Callable[..., str]) -> str:
    """A server on which a few wrong links are too many."""
    return server(rate_guesses=5)


def links(table: Table) -> dict[str, str]:
    """Returns the links that open a table."""
    return {
        "handler": f"{table.url}/h/{table.id}?key={table.handler.token}",
        "pilot": f"{table.url}/j/{table.invites['pilot']}",
    }


@pytest.mark.parametrize("way", ["page", "form", "rest", "invite", "handler"])
def test_guesses_of_links(guarded: str, http: httpx.Client, way: str) -> None:
    table = make_table(guarded, http)
    ada = table.join("Ada")
    seats, alone = f"{guarded}{API}/tables/{table.id}/seats", f"{guarded}{API}/seats"
    guess: dict[str, Callable[[int], httpx.Response]] = {
        "page": lambda n: http.get(f"{guarded}/j/wrong{n}"),
        "form": lambda n: http.post(f"{guarded}/j/wrong{n}", data={"name": "Eve"}),
        "rest": lambda n: http.post(seats, json={"invite": f"wrong{n}", "name": "Eve"}),
        "invite": lambda n: http.post(alone, json={"invite": f"wrong{n}", "name": "Eve"}),
        "handler": lambda n: http.get(f"{guarded}/h/{table.id}?key=wrong{n}"),
    }
    for n in range(5):
        assert guess[way](n).status_code in (401, 404)
    assert_too_many(guess[way](6), "too-many-guesses")
    # the right one is not checked either, so a correct guess discloses nothing
    for link in links(table).values():
        assert_too_many(http.get(link), "too-many-guesses")
    page = http.get(links(table)["pilot"], headers=HTML)
    assert page.status_code == 429
    assert "<h1>" in page.text
    right = {"invite": table.invites["pilot"], "name": "Bob"}
    for address in (seats, alone):
        assert_too_many(http.post(address, json=right), "too-many-guesses")
    # clients with a seat continue, and so do other addresses
    assert ada.ask("GET", "/state").status_code == 200
    there = {"X-Forwarded-For": "203.0.113.7"}
    assert http.post(seats, json=right, headers=there).status_code == 201


def test_guesses_of_tokens(guarded: str, http: httpx.Client) -> None:
    table = make_table(guarded, http)
    for n in range(5):
        wrong = Person(guarded, table.id, f"wrong{n}", http=http)
        assert wrong.ask("GET", "/state").json()["code"] == "stale-token"
    assert_too_many(wrong.ask("GET", "/state"), "too-many-guesses")
    with pytest.raises(InvalidStatus) as no, wrong.socket():
        pass
    assert no.value.response.status_code == 429
    assert table.handler.ask("GET", "/state").status_code == 200
    assert http.get(f"{guarded}{API}/tables/{table.id}/state").json()["code"] == "not-signed-in"


def test_correct_keys_are_not_counted_as_guesses(guarded: str, http: httpx.Client) -> None:
    table = make_table(guarded, http)
    for _ in range(10):
        for link in links(table).values():
            assert http.get(link).status_code in (200, 303)


# --- the operator's key


def test_a_key_to_create_tables(server: Callable[..., str], http: httpx.Client) -> None:
    url = server(operator_key="the right one")
    key = {"Authorization": "Bearer the right one"}
    page = http.get(url, headers=HTML).text
    assert 'name="operator_key"' in page
    made = http.post(f"{url}{API}/tables", json={}, headers=key)
    assert made.status_code == 201
    for path in ("/tables", "/tables/import"):
        for headers in ({}, {"Authorization": f"Bearer {made.json()['handler_key']}"}):
            refused = http.post(f"{url}{API}{path}", json={}, headers=headers)
            assert (refused.status_code, refused.json()["code"]) == (403, "operator-only")
    listed = http.get(f"{url}{API}/tables", headers=key).json()["tables"]
    assert [each["id"] for each in listed] == [made.json()["id"]]


def test_guesses_of_the_operators_key(server: Callable[..., str], http: httpx.Client) -> None:
    url = server(operator_key="right")
    ways: list[Callable[[str], httpx.Response]] = [
        lambda key: http.post(
            f"{url}{API}/tables", json={}, headers={"Authorization": f"Bearer {key}"}
        ),
        lambda key: http.get(f"{url}{API}/tables", headers={"Authorization": f"Bearer {key}"}),
        lambda key: http.get(f"{url}/metrics", headers={"Authorization": f"Bearer {key}"}),
        lambda key: http.post(f"{url}/tables", data={"name": "x", "operator_key": key}),
    ]
    # a request without a key is no guess
    for _ in range(12):
        assert http.post(f"{url}{API}/tables", json={}).json()["code"] == "operator-only"
        assert http.post(f"{url}/tables", data={"name": "x"}).status_code == 403
    for n in range(10):
        assert ways[n % len(ways)](f"wrong{n}").status_code == 403
    for way in ways:
        for key in ("wrong", "right"):
            refused = way(key)
            assert refused.status_code == 429
            assert int(refused.headers["retry-after"]) <= 60
    assert_too_many(ways[0]("right"), "too-many-guesses")
    form = http.post(f"{url}/tables", data={"name": "Mine", "operator_key": "x"}, headers=HTML)
    assert "Too many wrong" in form.text
    assert 'value="Mine"' in form.text
    assert form.text.count("autofocus") == 1
    assert 'aria-invalid="true" autofocus' in form.text
    # links are another matter, and so is everybody elsewhere
    assert http.get(f"{url}/j/wrong").status_code == 404
    there = {"X-Forwarded-For": "203.0.113.7", "Authorization": "Bearer right"}
    assert http.get(f"{url}{API}/tables", headers=there).status_code == 200


# --- sent away


@pytest.fixture
def browser(url: str) -> Iterator[httpx.Client]:
    """A client with cookies."""
    with httpx.Client(base_url=url, headers=HTML, timeout=30, trust_env=False) as client:
        yield client


def sit(browser: httpx.Client, table: Table, name: str) -> tuple[httpx.Response, str]:
    """Takes a seat by the form. Returns the seat's id if there is one."""
    invite = f"/j/{table.invites['pilot']}"
    origin = {"Origin": str(browser.base_url).rstrip("/")}
    answer = browser.post(invite, data={"name": name, "another": "true"}, headers=origin)
    seats = table.handler.ask("GET", "/seats").json()["seats"]
    return answer, next((each["id"] for each in seats if each["name"] == name), "")


def test_a_ban(browser: httpx.Client, table: Table) -> None:
    answer, pip = sit(browser, table, "Pip")
    assert answer.status_code == 303
    token = browser.cookies[f"hexframe_{table.id}"]
    assert table.handler.ask("DELETE", f"/seats/{pip}?ban=true").status_code == 204
    assert browser.get(f"/t/{table.id}").status_code == 401
    answer, again = sit(browser, table, "Pop")
    assert (answer.status_code, again) == (403, "")
    assert "banned" in answer.text
    assert browser.get(f"/j/{table.invites['pilot']}").status_code == 403
    # by every link of the table, and not only from the page
    for role in ("pilot", "spectator"):
        invite = {"invite": table.invites[role], "name": "Pop"}
        cookie, bearer = f"hexframe_{table.id}={token}", f"Bearer {token}"
        for path, shown in product(
            (f"/tables/{table.id}/seats", "/seats"),
            ({"Cookie": cookie}, {"Authorization": bearer}),
        ):
            seats = f"{table.url}{API}{path}"
            refused = table.handler.http.post(seats, json=invite, headers=shown)
            assert (refused.status_code, refused.json()["code"]) == (403, "banned")
    (ban,) = table.handler.ask("GET", "/bans").json()["bans"]
    assert (ban["seat"], ban["name"]) == (pip, "Pip")
    # others may join, and so may Pip once the ban is lifted
    table.join("Ada")
    assert table.handler.ask("DELETE", f"/bans/{pip}").status_code == 204
    assert table.handler.ask("GET", "/bans").json()["bans"] == []
    answer, again = sit(browser, table, "Pop")
    assert answer.status_code == 303
    assert again


def test_a_kicked_seat_can_be_banned_later(browser: httpx.Client, table: Table) -> None:
    _, pip = sit(browser, table, "Pip")
    assert table.handler.ask("DELETE", f"/seats/{pip}").status_code == 204
    assert browser.get(f"/j/{table.invites['pilot']}").status_code == 200
    assert table.handler.ask("DELETE", f"/seats/{pip}?ban=true").status_code == 204
    assert browser.get(f"/j/{table.invites['pilot']}").status_code == 403
    assert table.handler.ask("DELETE", f"/seats/{pip}?ban=true").json()["code"] == "no-such-seat"


def test_a_ban_is_the_handlers_and_of_one_table(
    new_table: Callable[..., Table], browser: httpx.Client
) -> None:
    table, other = new_table(), new_table()
    ada, bob = table.join("Ada"), table.join("Bob")
    for ask in (
        lambda: ada.ask("DELETE", f"/seats/{bob.seat}?ban=true"),
        lambda: ada.ask("DELETE", f"/seats/{ada.seat}?ban=true"),
        lambda: ada.ask("GET", "/bans"),
        lambda: ada.ask("DELETE", f"/bans/{bob.seat}"),
    ):
        assert ask().json()["code"] == "handler-only"
    wrong = other.handler.ask("DELETE", f"/seats/{bob.seat}?ban=true")
    assert wrong.json()["code"] == "no-such-seat"
    assert other.handler.ask("DELETE", f"/bans/{bob.seat}").json()["code"] == "no-such-ban"
    # the last Handler stays, and unbanned
    me = next(
        s for s in table.handler.ask("GET", "/seats").json()["seats"] if s["role"] == "handler"
    )
    last = table.handler.ask("DELETE", f"/seats/{me['id']}?ban=true")
    assert last.json()["code"] == "last-handler"
    assert table.handler.ask("GET", "/bans").json()["bans"] == []
    # banned here is welcome there
    _, pip = sit(browser, table, "Pip")
    table.handler.ask("DELETE", f"/seats/{pip}?ban=true")
    answer, _ = sit(browser, other, "Pip")
    assert answer.status_code == 303


# --- bytes


async def test_a_client_that_sends_too_many_bytes_is_read_more_slowly() -> None:
    limits = Limits(Settings(redis_url=""))
    await limits.read_slowly(BURST_BYTES, "198.51.100.1", "s1")
    more = asyncio.create_task(limits.read_slowly(BURST_BYTES, "198.51.100.1", "s1"))
    await asyncio.sleep(0)
    assert not more.done()
    await limits.read_slowly(BURST_BYTES, "198.51.100.1", "s2")
    await limits.read_slowly(BURST_BYTES, "198.51.100.2", "s3")
    assert not more.done()
    await more


async def test_an_address_has_so_many_bytes_for_all_its_seats() -> None:
    limits = Limits(Settings(redis_url=""))
    for n in range(ADDRESS_BYTES):
        await limits.read_slowly(BURST_BYTES, "198.51.100.1", f"s{n}")
    more = asyncio.create_task(limits.read_slowly(BURST_BYTES, "198.51.100.1", "another"))
    await asyncio.sleep(0)
    assert not more.done()
    await limits.read_slowly(BURST_BYTES, "198.51.100.2", "elsewhere")
    more.cancel()


def test_one_address_does_not_take_every_seat(
    server: Callable[..., str], http: httpx.Client
) -> None:
    table = make_table(server(max_seats=20, trusted_proxies="*"), http)

    def joins(address: str) -> httpx.Response:
        body = {"invite": table.invites["pilot"], "name": "Ada"}
        headers = {"X-Forwarded-For": address}
        return http.post(f"{table.handler.base}/seats", json=body, headers=headers)

    taken, refused = until_refused(lambda: joins("203.0.113.1"), 20)
    assert taken == 10
    assert_too_many(refused, "too-many-requests")
    # others get one at the same table, and the refused client gets one at another table
    assert joins("203.0.113.2").status_code == 201
    assert make_table(table.url, http).join("Ada").seat


# --- what an answer says of the limits


def rates(answer: httpx.Response, name: str) -> dict[str, dict[str, int]]:
    """Returns the items of a header by name of the limit."""
    items = [item.split(";") for item in answer.headers[name].split(", ")]
    return {
        item.strip('"'): {key: int(value) for key, value in (part.split("=") for part in parts)}
        for item, *parts in items
    }


def test_answers_say_what_is_left_of_the_limits(
    server: Callable[..., str], http: httpx.Client
) -> None:
    table = make_table(server(rate_messages=2, rate_burst=10, rate_address=5), http)
    ada = table.join("Ada")
    first, second = (ada.ask("GET", "/seats") for _ in range(2))
    policy = rates(first, "ratelimit-policy")
    assert policy == {"address": {"q": 50, "w": 5}, "seat": {"q": 10, "w": 5}}
    left = rates(first, "ratelimit")
    assert left["seat"]["r"] == 9
    assert 0 < left["seat"]["t"] <= 5
    assert rates(second, "ratelimit")["seat"]["r"] in (8, 9)  # one may have been given back
    assert rates(second, "ratelimit")["address"]["r"] < policy["address"]["q"]
    # also where nothing is found, and without a seat
    assert set(rates(ada.ask("GET", "/nothing"), "ratelimit")) == {"address"}
    assert set(rates(http.get(table.url + API + "/systems"), "ratelimit")) == {"address"}
    for outside in ("/health", "/", "/static/messages/en.ftl"):
        assert "ratelimit" not in http.get(table.url + outside).headers


def test_a_token_has_a_limit_of_its_own_in_the_headers(
    server: Callable[..., str], http: httpx.Client
) -> None:
    table = make_table(server(rate_messages=0.001, rate_burst=10), http)
    bot = program(table.handler, "read")
    assert rates(bot.ask("GET", "/seats"), "ratelimit")["token"]["r"] == 9


def test_a_refusal_for_too_many_requests_says_that_nothing_is_left(
    server: Callable[..., str], http: httpx.Client
) -> None:
    table = make_table(server(rate_messages=0.001, rate_burst=3), http)
    _, refused = until_refused(lambda: table.handler.ask("GET", "/seats"), 5)
    left = rates(refused, "ratelimit")["seat"]
    assert left["r"] == 0
    assert int(refused.headers["retry-after"]) <= left["t"]
    _, refused = until_refused(lambda: http.get(table.url + API + "/systems"), 100)
    assert rates(refused, "ratelimit")["address"]["r"] == 0
