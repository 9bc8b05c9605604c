"""Webhooks and their deliveries, over SQLite and PostgreSQL."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app.store import Store
from app.store.secrets import new_id
from app.store.webhooks import KEPT_DELIVERIES, Delivery, Webhook

NOW = "2026-01-01T00:00:00.000Z"


def webhook(table_id: str, **more: Any) -> Webhook:
    plain = ("Ledger", "https://a.example", "whsec_", "spectators", "", NOW, "on", 4)
    return replace(Webhook(new_id("h"), table_id, *plain), **more)


def delivery(of: Webhook, at: str, line: int) -> Delivery:
    done = (5, line, "chat.said", 1, "delivered", 204, 12)
    return Delivery(new_id("d"), of.table_id, of.id, at, *done)


async def test_one_process_holds_a_webhook_at_a_time(store: Store) -> None:
    one = webhook(new_id("t"))
    await store.webhooks.add(one)
    held = await store.webhooks.claim(one.id, "p1", "01", "03")
    assert held == replace(one, holder="p1", held_until="03")
    assert await store.webhooks.claim(one.id, "p2", "02", "04") is None
    assert await store.webhooks.claim(one.id, "p1", "02", "04") is not None
    # The first one was killed.
    assert await store.webhooks.claim(one.id, "p2", "04", "06") is not None
    assert not await store.webhooks.advance(one.id, "p1", delivery(one, NOW, 1), line=1)
    assert await store.webhooks.deliveries(one.id) == []
    await store.webhooks.release("p1")
    assert await store.webhooks.advance(one.id, "p2", delivery(one, NOW, 1), line=1)
    assert len(await store.webhooks.deliveries(one.id)) == 1
    await store.webhooks.release("p2")
    assert await store.webhooks.get(one.table_id, one.id) == replace(one, line=1)


async def test_who_changes_a_webhook_ends_the_hold(store: Store) -> None:
    one = webhook(new_id("t"))
    await store.webhooks.add(one)
    await store.webhooks.claim(one.id, "p1", "01", "03")
    assert not await store.webhooks.change("another table", one.id, state="paused")
    assert await store.webhooks.change(one.table_id, one.id, state="paused")
    assert not await store.webhooks.advance(one.id, "p1", None, line=1)
    assert await store.webhooks.claim(one.id, "p1", "01", "03") is None
    assert one.id not in [each.id for each in await store.webhooks.switched_on()]


async def test_a_webhook_takes_its_deliveries_along(store: Store) -> None:
    one, other = webhook(new_id("t")), webhook(new_id("t"))
    for each in (one, other):
        await store.webhooks.add(each)
        for n in range(KEPT_DELIVERIES + 2):
            await store.webhooks.keep(delivery(each, f"{n:03}", n))
    kept = await store.webhooks.deliveries(one.id)
    assert [each.line for each in kept] == list(range(KEPT_DELIVERIES + 1, 1, -1))
    assert not await store.webhooks.remove(other.table_id, one.id)
    assert await store.webhooks.remove(one.table_id, one.id)
    assert not await store.webhooks.remove(one.table_id, one.id)
    assert await store.webhooks.deliveries(one.id) == []
    assert len(await store.webhooks.deliveries(other.id)) == KEPT_DELIVERIES
