"""Webhooks: who makes and changes them, and to which addresses they may go."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from app.services.webhooks import MOST_ASKED, MOST_WEBHOOKS
from app.store.store import Store
from app.store.webhooks import KEPT_DELIVERIES
from tests.web.hooks import deliveries, listed, made, say, texts, wait_until
from tests.web.hooks import folder as folder
from tests.web.hooks import hooked as hooked
from tests.web.hooks import own as own
from tests.web.hooks import quick as quick
from tests.web.hooks import receiver as receiver
from tests.web.integrations import program, refused
from tests.web.receiver import Receiver
from tests.web.server import Table, make_table

# --- what a Handler can do


def test_it_is_tested_and_a_delivery_is_sent_again(hooked: Table, receiver: Receiver) -> None:
    hook = made(hooked, receiver.url)
    say(hooked, "one")
    (first,) = receiver.until("one")
    wait_until(lambda: deliveries(hooked, hook))
    (kept,) = deliveries(hooked, hook)
    again = hooked.handler.ask("POST", f"/webhooks/{hook['id']}/deliveries/{kept['id']}/redeliver")
    assert again.status_code == 200 and again.json()["attempt"] == 2
    second = receiver.next()
    assert (second.id, second.body) == (first.id, first.body)
    tested = hooked.handler.ask("POST", f"/webhooks/{hook['id']}/test")
    assert tested.json()["result"] == "delivered"
    trial = receiver.next()
    assert trial.message["type"] == "webhook.test" and trial.is_signed_with(hook["secret"])
    assert [each["code"] for each in deliveries(hooked, hook)] == [
        "webhook.test", "chat.said", "chat.said",
    ]  # fmt: skip
    unknown = hooked.handler.ask("POST", f"/webhooks/{hook['id']}/deliveries/dx/redeliver")
    assert refused(unknown) == (404, "no-such-delivery")


def test_nobody_floods_an_address(hooked: Table, receiver: Receiver) -> None:
    hook, other = made(hooked, receiver.url), made(hooked, receiver.url)
    paths = [f"/webhooks/{each['id']}/test" for each in (hook, other)]
    asked = [hooked.handler.ask("POST", paths[n % 2]) for n in range(MOST_ASKED + 1)]
    assert [each.status_code for each in asked] == [200] * MOST_ASKED + [429]
    assert refused(asked[-1])[1] == "too-many-requests" and asked[-1].headers["Retry-After"] == "1"
    assert receiver.came.qsize() == MOST_ASKED


def test_a_paused_one_gets_everything_later(hooked: Table, receiver: Receiver) -> None:
    hook = made(hooked, receiver.url)
    path = f"/webhooks/{hook['id']}"
    assert hooked.handler.ask("PATCH", path, json={"state": "paused"}).json()["state"] == "paused"
    say(hooked, "one", "two")
    assert hooked.handler.ask("POST", path + "/test").json()["result"] == "delivered"
    assert receiver.next().message["type"] == "webhook.test"
    assert receiver.came.empty()
    changes = {"state": "on", "name": "Again", "url": f"{receiver.url}/new", "kinds": ["chat"]}
    changed = hooked.handler.ask("PATCH", path, json=changes).json()
    assert {name: changed[name] for name in changes} == changes
    came = receiver.until("two")
    assert texts(came) == ["one", "two"] and {each.path for each in came} == {"/new"}


def test_a_whole_log_is_delivered_again(hooked: Table, receiver: Receiver) -> None:
    hook = made(hooked, receiver.url, kinds=["chat"])
    path = f"/webhooks/{hook['id']}"
    say(hooked, "one", "two", "three")
    came = receiver.until("three")
    hooked.handler.ask("PATCH", path, json={"after": came[0].message["data"]["seq"]})
    again = receiver.until("three")
    assert [each.id for each in again] == [each.id for each in came[1:]]
    hooked.handler.ask("PATCH", path, json={"after": 0})
    assert texts(receiver.until("three")) == ["one", "two", "three"]
    beyond = hooked.handler.ask("PATCH", path, json={"after": 10**6})
    assert refused(beyond) == (404, "no-such-moment")


def test_the_last_deliveries_are_kept(hooked: Table, receiver: Receiver) -> None:
    hook = made(hooked, receiver.url, kinds=["chat"])
    say(hooked, *(f"line {n}" for n in range(KEPT_DELIVERIES + 3)))
    last = receiver.until(f"line {KEPT_DELIVERIES + 2}")[-1]
    wait_until(lambda: deliveries(hooked, hook)[:1] and deliveries(hooked, hook)[0]["n"] == last.n)
    kept = deliveries(hooked, hook)
    assert [each["n"] for each in kept] == list(range(last.n, last.n - KEPT_DELIVERIES, -1))


def test_a_deleted_one_is_told_nothing(hooked: Table, receiver: Receiver) -> None:
    hook, other = made(hooked, receiver.url), made(hooked, f"{receiver.url}/other")
    assert hooked.handler.ask("DELETE", f"/webhooks/{hook['id']}").status_code == 204
    assert refused(hooked.handler.ask("DELETE", f"/webhooks/{hook['id']}"))[0] == 404
    say(hooked, "one")
    (came,) = receiver.until("one")
    assert came.path == "/other"
    assert [each["id"] for each in listed(hooked)] == [other["id"]]


def test_a_deleted_table_takes_its_webhooks_along(
    hooked: Table, receiver: Receiver, folder: Path
) -> None:
    hook = made(hooked, receiver.url)
    say(hooked, "one")
    receiver.until("one")
    wait_until(lambda: deliveries(hooked, hook))
    assert hooked.handler.ask("DELETE", "").status_code == 204

    async def left() -> tuple[int, int]:
        store = Store.open(f"sqlite:///{folder / 'hexframe.db'}")
        try:
            webhooks = await store.webhooks.of_table(hooked.id)
            return len(webhooks), len(await store.webhooks.deliveries(hook["id"]))
        finally:
            await asyncio.to_thread(store.close)

    assert asyncio.run(left()) == (0, 0)


# --- who may, and what no webhook can be


def test_the_secret_is_shown_once(hooked: Table, receiver: Receiver) -> None:
    hook = made(hooked, receiver.url)
    assert hook["secret"].startswith("whsec_") and hook["name"] == "127.0.0.1"
    assert listed(hooked) == [{name: each for name, each in hook.items() if name != "secret"}]
    assert hook["secret"] not in json.dumps(hooked.handler.ask("GET", "/export").json())


def test_handlers_alone_have_webhooks(hooked: Table, receiver: Receiver) -> None:
    hook = made(hooked, receiver.url)
    one = f"/webhooks/{hook['id']}"
    for person in (hooked.join("Ann"), hooked.join("Sue", "spectator")):
        for method, path, body in [
            ("GET", "/webhooks", None),
            ("POST", "/webhooks", {"url": receiver.url}),
            ("PATCH", one, {"state": "on"}),
            ("DELETE", one, None),
            ("POST", one + "/test", None),
            ("GET", one + "/deliveries", None),
            ("POST", one + "/deliveries/d1/redeliver", None),
        ]:
            assert refused(person.ask(method, path, json=body)) == (403, "handler-only")


def test_a_token_needs_manage_and_read(hooked: Table, receiver: Receiver) -> None:
    body = {"url": receiver.url}
    for scopes, status in [(["read", "run"], 403), (["manage"], 403), (["read", "manage"], 201)]:
        bot = program(hooked.handler, *scopes)
        assert bot.ask("POST", "/webhooks", json=body).status_code == status
    other = make_table(hooked.url, hooked.handler.http, name="Other")
    (hook,) = listed(hooked)
    for method, path in [("PATCH", ""), ("DELETE", ""), ("POST", "/test"), ("GET", "/deliveries")]:
        answer = other.handler.ask(
            method, f"/webhooks/{hook['id']}{path}", json={} if method == "PATCH" else None
        )
        assert refused(answer) == (404, "no-such-webhook")


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"url": ""}, "malformed"),
        ({"url": "x" * 501}, "malformed"),
        ({"url": "ftp://a.example"}, "bad-webhook-url"),
        ({"url": "//a.example"}, "bad-webhook-url"),
        ({"url": "https://"}, "bad-webhook-url"),
        ({"url": "https://user@a.example"}, "bad-webhook-url"),
        ({"url": "https://a.example/#x"}, "bad-webhook-url"),
        ({"url": "https://a.example:0"}, "bad-webhook-url"),
        ({"url": "https://a.example:99999"}, "bad-webhook-url"),
        ({"url": "https://a.example/ü"}, "bad-webhook-url"),
        ({"url": "https://a.example/\r\nX: y"}, "bad-webhook-url"),
        ({"url": "https://a.example\\@b.example"}, "bad-webhook-url"),
        ({"name": "x" * 61}, "malformed"),
        ({"name": "   "}, "malformed"),
        ({"name": "a\u202eb"}, "malformed"),
        ({"viewer": "s1"}, "malformed"),
        ({"kinds": ["everything"]}, "malformed"),
        ({"kinds": ["chat"] * 11}, "malformed"),
        ({"more": 1}, "malformed"),
    ],
)
def test_what_no_webhook_can_be(hooked: Table, changes: dict[str, Any], code: str) -> None:
    body = {"url": "https://a.example/in", **changes}
    assert refused(hooked.handler.ask("POST", "/webhooks", json=body)) == (422, code)
    assert listed(hooked) == []


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("http://127.0.0.1:8149/h", "scheme"),
        ("//a.example", "scheme"),
        ("https://user@a.example", "user"),
        ("https://a.example/#x", "fragment"),
        ("https://", "form"),
        ("https://a.example:99999", "form"),
        ("https://a.example/ü", "form"),
    ],
)
def test_what_is_wrong_with_an_address_is_said(table: Table, address: str, why: str) -> None:
    answer = table.handler.ask("POST", "/webhooks", json={"url": address})
    assert refused(answer) == (422, "bad-webhook-url")
    assert answer.json()["params"] == {"why": why}
    assert ("HEXFRAME_WEBHOOKS_PRIVATE" in answer.json()["detail"]) == (why == "scheme")


def test_a_table_has_only_so_many(hooked: Table, receiver: Receiver) -> None:
    for _ in range(MOST_WEBHOOKS):
        made(hooked, receiver.url)
    more = hooked.handler.ask("POST", "/webhooks", json={"url": receiver.url})
    assert refused(more) == (409, "too-many-webhooks")


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("http://a.example/in", "bad-webhook-url"),
        ("https://127.0.0.1/in", "private-address"),
        ("https://[::1]/in", "private-address"),
        ("https://[::ffff:10.0.0.1]/in", "private-address"),
        ("https://169.254.169.254/latest", "private-address"),
    ],
)
def test_private_addresses_need_the_operator(table: Table, address: str, code: str) -> None:
    answer = table.handler.ask("POST", "/webhooks", json={"url": address})
    assert refused(answer) == (422, code)


@pytest.mark.parametrize("host", ["localhost", "127.1", "2130706433", "0x7f.1"])
def test_names_of_private_addresses_are_refused_when_they_are_used(table: Table, host: str) -> None:
    hook = made(table, f"https://{host}/in")
    done = table.handler.ask("POST", f"/webhooks/{hook['id']}/test")
    assert (done.json()["result"], done.json()["status"]) == ("private", None)
