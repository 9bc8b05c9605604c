"""Webhooks: what they are told, and what happens when the receiver fails."""

from __future__ import annotations

import asyncio
import re
import threading
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from app import paths
from app.engine.visibility.log_lines import LINE_KINDS
from app.services import webhook_worker
from app.services.webhook_worker import OFF_AFTER, retry_after
from app.store.store import Store
from tests.web.hooks import deliveries, listed, made, say, texts, wait_until
from tests.web.hooks import folder as folder
from tests.web.hooks import hooked as hooked
from tests.web.hooks import own as own
from tests.web.hooks import quick as quick
from tests.web.hooks import receiver as receiver
from tests.web.receiver import Got, Receiver, receiving
from tests.web.server import Table, unit

# --- what a webhook is told


def test_each_line_comes_once_in_order_and_signed(hooked: Table, receiver: Receiver) -> None:
    say(hooked, "before")
    hook = made(hooked, f"{receiver.url}/in?x=1", viewer="handler")
    said = [f"line {n}" for n in range(30)]
    say(hooked, *said)
    came = receiver.until("line 29")
    assert texts(came) == said
    assert [each.n for each in came] == list(range(came[0].n, came[0].n + 30))
    assert all(each.is_signed_with(hook["secret"]) for each in came)
    assert len({each.id for each in came}) == 30
    assert {each.path for each in came} == {"/in?x=1"}
    assert abs(time.time() - int(came[-1].headers["webhook-timestamp"])) < 60
    last = came[-1].message
    line = hooked.handler.ask("GET", "/events", params={"after": last["data"]["seq"] - 1})
    (event,) = line.json()["events"]
    assert (last["type"], last["timestamp"]) == ("chat.said", event["at"])
    assert last["data"]["table"] == hooked.id and last["data"]["text"].endswith("line 29")
    assert {name: last["data"][name] for name in ("seq", "n", "kind", "code", "by")} == {
        name: event[name] for name in ("seq", "n", "kind", "code", "by")
    }
    assert "version" not in last["data"]


def test_it_is_told_what_its_viewers_read(hooked: Table, receiver: Receiver) -> None:
    made(hooked, receiver.url, viewer="spectators")
    added = hooked.handler.do("unit.add", **unit("Lurker", 3, 3, hidden=True))
    assert any(each["only"] for each in added["events"])
    hooked.handler.do("chat.say", text="for Handlers", to=[])
    say(hooked, "for all")
    (only,) = receiver.until("for all")
    assert texts([only]) == ["for all"]
    events = hooked.handler.ask("GET", "/events", params={"as": "spectators"}).json()["events"]
    assert only.message["data"]["seq"] == events[-1]["seq"]
    assert b"Lurker" not in only.body


def test_only_some_kinds(hooked: Table, receiver: Receiver) -> None:
    hook = made(hooked, receiver.url, viewer="handler", kinds=["chat", "roll", "chat"])
    assert hook["kinds"] == ["roll", "chat"]
    hooked.handler.do("table.rename", name="Other")
    say(hooked, "one")
    hooked.handler.do("dice.roll", notation="2d6")
    hooked.handler.do("table.rename", name="Another")
    say(hooked, "two")
    came = receiver.until("two")
    assert [each.message["type"] for each in came] == ["chat.said", "dice.rolled", "chat.said"]


def test_the_kinds_are_those_of_the_documents() -> None:
    page = (paths.GUIDES / "api.md").read_text(encoding="utf-8")
    (row,) = re.findall(r"^\| `kind` \| (`system`.*) \|$", page, re.MULTILINE)
    assert sorted(LINE_KINDS) == sorted(re.findall(r"`(\w+)`", row))


# --- when the receiver fails


def test_a_line_is_repeated_until_it_is_taken(hooked: Table, receiver: Receiver) -> None:
    answers = iter([500, 404, 301, 429])
    receiver.answer = lambda _: (next(answers, 204), {})
    hook = made(hooked, receiver.url)
    say(hooked, "one", "two")
    came = receiver.until("two")
    assert texts(came) == ["one"] * 5 + ["two"]
    assert len({each.id for each in came}) == 2
    wait_until(lambda: len(deliveries(hooked, hook)) == 6)
    kept = deliveries(hooked, hook)[::-1]
    assert [each["status"] for each in kept] == [500, 404, 301, 429, 204, 204]
    assert [each["attempt"] for each in kept] == [1, 2, 3, 4, 5, 1]
    results = ["refused", "refused", "redirected", "refused", "delivered", "delivered"]
    assert [each["result"] for each in kept] == results
    (now,) = listed(hooked)
    assert (now["state"], now["failures"], now["failing_since"]) == ("on", 0, None)


def test_a_receiver_that_was_down_gets_everything(hooked: Table) -> None:
    with receiving() as first:
        port = int(first.url.rpartition(":")[2])
    hook = made(hooked, first.url)
    say(hooked, "one", "two")
    wait_until(lambda: len(deliveries(hooked, hook)) >= 2)
    assert {each["result"] for each in deliveries(hooked, hook)} == {"unreachable"}
    assert listed(hooked)[0]["failing_since"] is not None
    with receiving(port=port) as back:
        assert texts(back.until("two")) == ["one", "two"]


def test_a_redirect_is_not_followed(hooked: Table, receiver: Receiver) -> None:
    with receiving() as inward:
        receiver.says(307, Location=f"{inward.url}/secret")
        hook = made(hooked, receiver.url)
        say(hooked, "one")
        receiver.next(), receiver.next()
        receiver.says(204)
        receiver.until("one")
        assert inward.came.empty()
    wait_until(lambda: deliveries(hooked, hook)[0]["result"] == "delivered")
    assert deliveries(hooked, hook)[-1]["result"] == "redirected"


def test_a_receiver_with_another_clock_gets_it_when_the_clock_is_right(
    hooked: Table, receiver: Receiver
) -> None:
    ahead = 3600

    def answer(got: Got) -> tuple[int, dict[str, str]]:
        skew = abs(time.time() + ahead - int(got.headers["webhook-timestamp"]))
        return (400 if skew > 300 else 204), {}

    receiver.answer = answer
    hook = made(hooked, receiver.url)
    say(hooked, "one")
    early = [receiver.next(), receiver.next()]
    ahead = 0
    wait_until(lambda: listed(hooked)[0]["failures"] == 0 and deliveries(hooked, hook))
    assert all(each.is_signed_with(hook["secret"]) for each in early)
    assert deliveries(hooked, hook)[0]["result"] == "delivered"


def test_a_slow_receiver_delays_no_other(
    hooked: Table, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    release = threading.Event()

    def slow(_: Got) -> tuple[int, dict[str, str]]:
        release.wait(20)
        return 204, {}

    with receiving() as sleepy:
        sleepy.answer = slow
        made(hooked, sleepy.url)
        made(hooked, receiver.url)
        say(hooked, "one", "two", "three")
        assert texts(receiver.until("three")) == ["one", "two", "three"]
        assert sleepy.came.empty()
        release.set()
        assert texts(sleepy.until("three")) == ["one", "two", "three"]


def change_in_store(folder: Path, table: Table, hook: dict[str, Any], **values: Any) -> None:
    """Changes the row of a webhook behind the server's back."""

    async def change() -> None:
        store = Store.open(f"sqlite:///{folder / 'hexframe.db'}")
        try:
            assert await store.webhooks.change(table.id, hook["id"], **values)
        finally:
            await asyncio.to_thread(store.close)

    asyncio.run(change())


def test_after_days_of_failure_it_is_switched_off_with_notice(
    hooked: Table, receiver: Receiver, folder: Path
) -> None:
    receiver.says(500)
    hook = made(hooked, receiver.url, viewer="handler", name="Ledger")
    say(hooked, "one")
    receiver.next()
    long_ago = datetime.now(UTC) - timedelta(seconds=OFF_AFTER + 60)
    since = long_ago.isoformat(timespec="milliseconds").replace("+00:00", "Z")
    change_in_store(folder, hooked, hook, failing_since=since, next_at=None)
    wait_until(lambda: listed(hooked)[0]["state"] == "off")
    events = hooked.handler.ask("GET", "/events", params={"limit": 1000}).json()["events"]
    told = [each for each in events if each["code"] == "webhook.off"]
    assert [(each["params"], each["only"]) for each in told] == [({"name": "Ledger"}, True)]
    assert listed(hooked)[0]["next_at"] is None
    receiver.says(204)
    on = hooked.handler.ask("PATCH", f"/webhooks/{hook['id']}", json={"state": "on"})
    assert (on.json()["state"], on.json()["failures"]) == ("on", 0)
    came = receiver.until("Ledger")
    assert came[-1].message["type"] == "webhook.off" and "one" in texts(came)


def test_a_receiver_that_is_gone_is_switched_off_at_once(hooked: Table, receiver: Receiver) -> None:
    receiver.says(410)
    hook = made(hooked, receiver.url)
    say(hooked, "one")
    wait_until(lambda: listed(hooked)[0]["state"] == "off")
    assert [each["status"] for each in deliveries(hooked, hook)] == [410]


def test_repetitions_come_later_each_time() -> None:
    least = [retry_after(n, 0.0) for n in range(1, 12)]
    most = [retry_after(n, 1.0) for n in range(1, 12)]
    assert most == sorted(most) == [2 * each for each in least]
    assert retry_after(10**6, 1.0) == webhook_worker.LONGEST_RETRY
